"""Moves and notes of Perch as people write and read them. The grammar is in docs/perch.md.

perch A @oak · perch B @oak nest · build A @oak · strike B @oak · strike nest @oak · dog @oak · owl 3 · scarecrow ·
run @ash · chase A @oak · push A @ash · push A off · bring A @oak · pick A · swap B @oak · exchange 5 · fountain 5 ·
end · skip · add · keep diagonal · return A · give A · take B C · stand oak+ash+pine
"""

from rookery.engine.game import SEAT_NAMES
from rookery.words import Refusal, closest

from . import table

SIMPLE = {table.END: "end", table.SKIP: "skip", table.ADD: "add"}
SPACES = tuple(str(space + 1) for space in range(table.SPACES))
STEPS = tuple(str(step + 1) for step in range(table.OWL_STEPS))
SEATS = tuple(SEAT_NAMES[: table.SEATS])
FORMS = {
    "perch": "perch FLOCK @TILE, or perch FLOCK @TILE nest",
    "build": "build FLOCK @TILE",
    "strike": "strike FLOCK @TILE, or strike nest @TILE",
    **{creature: f"{creature} @TILE" for creature in table.CREATURES},
    "owl": "owl STEPS",
    "scarecrow": "scarecrow",
    "run": "run @TILE",
    "chase": "chase FLOCK @TILE",
    "push": "push FLOCK @TILE, or push FLOCK off",
    "bring": "bring FLOCK @TILE",
    "pick": "pick FLOCK",
    "swap": "swap FLOCK @TILE",
    "exchange": "exchange SPACE",
    "fountain": "fountain SPACE",
    "end": "end",
    "skip": "skip",
    "add": "add",
    "keep": "keep GOAL",
    "return": "return FLOCK",
    "give": "give FLOCK",
    "take": "take FLOCK SEAT",
    "stand": "stand TILE+TILE+TILE",
}
FLOCKS = table.FLOCK_NAMES
# What a verb is followed by: words of these lists, and a tile after them.
WORDS = {
    **dict.fromkeys(("perch", "build", "chase", "push", "bring", "pick", "swap", "return", "give"), (FLOCKS,)),
    "strike": ((*FLOCKS, "nest"),),
    "owl": (STEPS,),
    "exchange": (SPACES,),
    "fountain": (SPACES,),
    "keep": (table.GOALS,),
    "take": (FLOCKS, SEATS),
}
WITH_TILE = (
    "perch", "build", "strike", "chase", "push", "bring", "swap", "run",
    *(creature for creature in table.CREATURES if creature not in ("owl", "scarecrow")),
)  # fmt: skip
RULE_IN_FORCE = ("P16", "P6", "P12", "P14", "P15", "P15", "P37", "P52", "P50", "P21", "P53", "P44")  # by what is asked

# Moves that count on by flock and spot, and those that count on by something else, the last numbers first.
BY_FLOCK_AND_SPOT = {
    table.SWAP: "swap",
    table.BRING: "bring",
    table.PUSH: "push",
    table.CHASE: "chase",
    table.STRIKE: "strike",
    table.BUILD: "build",
    table.PERCH: "perch",
}
BY_WORD = (
    (table.SWAP_FOUNTAIN, "exchange", SPACES),
    (table.PICK, "pick", FLOCKS),
    (table.FOUNTAIN, "fountain", SPACES),
    (table.GIVE, "give", FLOCKS),
    (table.RETURN, "return", FLOCKS),
    (table.KEEP_GOAL, "keep", table.GOALS),
)


def tile_name(s, spot):
    return table.TILES[s.tile[spot]]


def crossing(s, place):
    """The three tiles that meet at one of the Scarecrow's places."""
    tiles = table.TRIPLES[s.players, place]
    return join_tiles(tile_name(s, spot) for spot in range(table.SPOTS) if tiles >> spot & 1)


def join_tiles(names):
    """Always in the same order, whatever the farm and whoever wrote it."""
    return "+".join(sorted(names, key=table.TILES.index))


def parts(s, move):
    """A move taken apart: its verb, the words after it, the tile it points at and what follows that."""
    if move in SIMPLE:
        return {"verb": SIMPLE[move], "words": [], "tile": "", "last": ""}
    for first, verb, words in BY_WORD:
        if first <= move < first + len(words):
            return {"verb": verb, "words": [words[move - first]], "tile": "", "last": ""}
    for first, verb in BY_FLOCK_AND_SPOT.items():
        if first <= move < first + table.FLOCKS * table.SPOTS:
            return by_flock_and_spot(s, verb, move - first)
    return other_parts(s, move)


def by_flock_and_spot(s, verb, number, last=""):
    flock, spot = divmod(number, table.SPOTS)
    return {"verb": verb, "words": [FLOCKS[flock]], "tile": tile_name(s, spot), "last": last}


def other_parts(s, move):
    found = {"verb": "", "words": [], "tile": "", "last": ""}
    if table.PERCH_NEST <= move < table.BUILD:
        return by_flock_and_spot(s, "perch", move - table.PERCH_NEST, "nest")
    if table.TAKE_FROM <= move < table.FOUNTAIN:
        seat, flock = divmod(move - table.TAKE_FROM, table.FLOCKS)
        return found | {"verb": "take", "words": [FLOCKS[flock], SEATS[seat]]}
    if table.PLACE_SCARECROW <= move < table.PERCH:
        return found | {"verb": "stand", "words": [crossing(s, move - table.PLACE_SCARECROW)]}
    if table.STRIKE_NEST <= move < table.ACTIVATE:
        return found | {"verb": "strike", "words": ["nest"], "tile": tile_name(s, move - table.STRIKE_NEST)}
    if table.FOX_STEP <= move < table.CHASE:
        return found | {"verb": "run", "tile": tile_name(s, move - table.FOX_STEP)}
    if table.PUSH_OFF <= move < table.BRING:
        return found | {"verb": "push", "words": [FLOCKS[move - table.PUSH_OFF]], "last": "off"}
    creature, spot = divmod(move - table.ACTIVATE, table.SPOTS)
    if creature == table.OWL:
        return found | {"verb": "owl", "words": [STEPS[spot]]}
    if creature == table.SCARECROW:
        return found | {"verb": "scarecrow"}
    return found | {"verb": table.CREATURES[creature], "tile": tile_name(s, spot)}


def text(s, move):
    return join(**parts(s, move))


def join(verb, words, tile, last):
    return " ".join(word for word in (verb, *words, f"@{tile}" if tile else "", last) if word)


def read(typed, seat):
    """What somebody typed, as `text` would write it."""
    verb, *rest = typed.lower().replace("@", " @").split() or [""]
    if verb not in FORMS:
        raise Refusal("move-unknown", text=typed, guess=closest(verb, FORMS))
    tiles = [read_tile(word.removeprefix("@")) for word in rest if word.startswith("@")]
    words = [word for word in rest if not word.startswith("@")]
    if verb == "stand":
        return read_stand(typed, words, tiles)
    last = words.pop() if words and words[-1] in LAST.get(verb, ()) else ""
    found = [read_word(verb, word, known) for word, known in zip(words, WORDS.get(verb, ()), strict=False)]
    wanted = 0 if last == "off" else int(verb in WITH_TILE)
    if len(words) != len(WORDS.get(verb, ())) or len(tiles) != wanted:
        raise Refusal("move-incomplete", text=typed, form=FORMS[verb])
    return join(verb, found, tiles[0] if tiles else "", last)


LAST = {"perch": ("nest",), "push": ("off",)}


def read_stand(typed, words, tiles):
    """The tiles of a crossing in any order, as far as they are tiles."""
    names = words[0].split("+") if len(words) == 1 else []
    if len(names) != 3 or tiles:
        raise Refusal("move-incomplete", text=typed, form=FORMS["stand"])
    return f"stand {join_tiles(read_tile(name) for name in names)}"


def read_word(verb, word, known):
    for name in known:
        if name.lower() == word.replace("_", "-"):
            return name
    raise Refusal("perch:word-unknown", verb=verb, word=word, guess=closest(word, known))


def read_tile(name):
    name = name.replace("_", "-")
    if name not in table.TILES:
        raise Refusal("perch:tile-unknown", tile=name, guess=closest(name, table.TILES))
    return name


def rule(s):
    """The rule in force for the decision at hand."""
    if s.asked == table.FOR_EFFECT:
        return f"P{47 + s.acting - 1}"
    if s.asked == table.FOR_EXCHANGE and s.acting - 1 == table.SQUIRREL:
        return "P55"
    return RULE_IN_FORCE[s.asked]


def why_not(s, text):
    """The rule that forbids a move which `read` knows but which is not legal."""
    verb, *words = text.split()
    if s.asked != table.FOR_TURN:
        return rule(s)
    if verb in table.CREATURES:
        creature = table.CREATURES.index(verb)
        mine = s.keeper[creature] == s.seat and not s.activated >> creature & 1
        return f"P{47 + creature}" if mine and not s.bonus_taken else "P21"
    if verb == "perch":
        return why_not_perch(s, words)
    return {"build": "P23", "strike": "P25"}.get(verb, "P16")


def why_not_perch(s, words):
    tile, flock = table.TILES.index(words[1].removeprefix("@")), FLOCKS.index(words[0])
    spots = [spot for spot in range(table.SPOTS) if s.there >> spot & 1 and s.tile[spot] == tile]
    if s.perched or not s.hand[s.seat, flock] or not spots:
        return "P16"
    return "P24" if s.housed[flock] >> spots[0] & 1 else "P18"


# For each kind of note, in the order of table.py: its name and what its numbers are.
NOTES = (
    ("tile-laid", "spot", "tile"),
    ("creature-ready", "creature"),
    ("goal-dealt", "goal", "goal2"),
    ("goal-kept", "goal"),
    ("round", "number"),
    ("migrated", "flock", "birds"),
    ("added", "flock", "birds"),
    ("recruited", "flock"),
    ("took-own", "birds"),
    ("returned", "flock"),
    ("exchanged", "flock", "other", "flock2"),
    ("turn",),
    ("perched", "flock", "tile", "nest"),
    ("built", "flock", "tile"),
    ("struck", "flock", "tile"),
    ("struck-nest", "tile"),
    ("activated", "creature"),
    ("moved", "creature", "tile"),
    ("skipped",),
    ("sent", "flock", "tile"),
    ("to-fountain", "flock", "space"),
    ("to-plaza", "flock", "birds"),
    ("to-supply", "flock", "birds"),
    ("pushed", "flock", "tile", "tile2"),
    ("swapped", "flock", "flock2", "tile"),
    ("swapped-fountain", "flock", "flock2", "space"),
    ("points", "points", "why"),
    ("order", "place"),
    ("keeper", "creature"),
    ("no-keeper", "creature"),
    ("pawn", "creature", "tile"),
    ("stood", "tile", "tile2", "tile3"),
    ("tile-gone", "tile"),
    ("got-birdhouse",),
    ("got-lightning",),
    ("bag-emptied",),
    ("goal-shown", "goal", "reached"),
    ("game-over",),
)
VALUES = {
    "tile": table.TILES,
    "tile2": table.TILES,
    "tile3": table.TILES,
    "creature": table.CREATURES,
    "goal": table.GOALS,
    "goal2": table.GOALS,
    "flock": FLOCKS,
    "flock2": FLOCKS,
    "space": SPACES,
    "why": table.REASONS,
    "nest": ("no", "yes"),
    "reached": ("no", "yes"),
}
