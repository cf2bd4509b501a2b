"""Moves and notes of Moa as people write and read them. The grammar is in docs/moa.md.

place @5 · lead @5 · attack @1 · sell @8 dog · buy draw-one stronghold · pass · spend pukeko · put 3 · done · defend ·
decline · use draw-one · use stronghold @4 · use move-birds @3 · move 2 @5 · discard tui · neutral 1 @7 · end
"""

import re

from rookery.words import Refusal, closest

from . import board, table

SIMPLE = {
    table.PASS: "pass",
    table.END: "end",
    table.DEFEND: "defend",
    table.DECLINE: "decline",
    table.DONE: "done",
    table.WAIT: "wait",
    table.GO_ON: "continue",
    table.KEEP_BIRD: "keep bird",
    table.KEEP_LEADER: "keep leader",
    table.NEUTRAL_NOTHING: "neutral nothing",
    table.USE_DRAW: "use draw-one",
    table.USE_EXCHANGE: "use exchange-three",
    table.USE_ANY_TERRITORY: "use any-territory",
    table.SPEND_TWO_FIGHT: "spend two-fight",
}
FORMS = {
    "place": "place @TERRITORY",
    "lead": "lead @TERRITORY",
    "attack": "attack @TERRITORY",
    "sell": "sell @TERRITORY MAMMAL",
    "buy": "buy TILE, or buy TILE TILE",
    "pass": "pass",
    "spend": "spend CARD, spend tile-TILE, or spend two-fight",
    "put": "put NUMBER",
    "done": "done",
    "defend": "defend",
    "decline": "decline",
    "use": "use TILE, use stronghold @TERRITORY, or use move-birds @TERRITORY",
    "move": "move NUMBER @TERRITORY",
    "discard": "discard CARD",
    "keep": "keep bird, or keep leader",
    "neutral": "neutral NUMBER @TERRITORY, neutral leader @TERRITORY, or neutral nothing",
    "end": "end",
    "wait": "wait",
    "continue": "continue",
}
TILE_NAMES = tuple(f"tile-{kind}" for kind in table.TILE_KINDS)
TO_SPEND = (*table.CARDS, *TILE_NAMES, "two-fight")
WORDS = {
    "sell": (table.MAMMALS,),
    "buy": (table.KARAKIAS, table.KARAKIAS),
    "spend": (TO_SPEND,),
    "put": (tuple(str(number) for number in range(table.BIRDS + 1)),),
    "use": (table.KARAKIAS,),
    "move": (table.MOVED,),
    "discard": (table.CARDS,),
    "keep": (("bird", "leader"),),
    "neutral": ((*table.PUT_NEUTRAL, "nothing"),),
}  # what a verb can be followed by, apart from a territory
WITH_TERRITORY = ("place", "lead", "attack", "sell", "move")
RULE_IN_FORCE = ("M15", "M27", "M16", "M12", "M29", "M32", "M24", "M46", "M27", "M35", "M44")  # by what is asked


def parts(s, move):
    """A move taken apart: its verb, the words after it, and the number of the territory it points at."""
    if move in SIMPLE:
        verb, *words = SIMPLE[move].split()
        return {"verb": verb, "words": words, "territory": 0}
    for verb, first, words in ROWS:
        if move >= first:
            number = move - first
            if verb in ("spend", "put", "discard", "buy"):
                return {"verb": verb, "words": list(words[number]), "territory": 0}
            return {
                "verb": verb,
                "words": list(words[number // table.TERRITORIES]),
                "territory": number % table.TERRITORIES + 1,
            }
    raise ValueError(move)


PURCHASES = [tuple(dict.fromkeys(table.KARAKIAS[kind] for kind in purchase)) for purchase in table.PURCHASES]
# Moves that count on by territory, card or kind, the last numbers first.
ROWS = (
    ("neutral", table.NEUTRAL_PIECE, [(what,) for what in table.PUT_NEUTRAL]),
    ("move", table.MOVE, [(what,) for what in table.MOVED]),
    ("discard", table.DISCARD, [(card,) for card in table.CARDS]),
    ("put", table.PUT, [(str(number),) for number in range(table.BIRDS + 1)]),
    ("spend", table.SPEND, [(thing,) for thing in (*table.CARDS, *TILE_NAMES)]),
    ("use", table.USE_STRONGHOLD, [("stronghold",)]),
    ("use", table.USE_MOVE, [("move-birds",)]),
    ("buy", table.BUY, PURCHASES),
    ("sell", table.SELL, [(mammal,) for mammal in table.MAMMALS]),
    ("attack", table.ATTACK, [()]),
    ("lead", table.LEAD, [()]),
    ("place", table.PLACE, [()]),
)


def text(s, move):
    return join(**parts(s, move))


def join(verb, words, territory):
    """`sell @8 dog`, but `move 2 @5`: the way people say it."""
    place = [f"@{territory}"] if territory else []
    return " ".join([verb, *place, *words] if verb == "sell" else [verb, *words, *place])


def read(typed, seat):
    """What somebody typed, as `text` would write it."""
    verb, *rest = typed.lower().replace("@", " @").split() or [""]
    if verb not in FORMS:
        raise Refusal("move-unknown", text=typed, guess=closest(verb, FORMS))
    places = [word.removeprefix("@") for word in rest if word.startswith("@")]
    words = [word for word in rest if not word.startswith("@")]
    found = [read_word(verb, word, known) for word, known in zip(words, WORDS.get(verb, ()), strict=False)]
    if verb == "buy":
        found = sorted(set(found), key=table.KARAKIAS.index)
    if len(places) != with_territory(verb, found) or not complete(verb, words, found):
        raise Refusal("move-incomplete", text=typed, form=FORMS[verb])
    return join(verb, found, read_territory(places[0]) if places else 0)


def with_territory(verb, words):
    """How many territories such a move names."""
    chosen = words[0] if words else ""
    named = verb == "use" and chosen in ("stronghold", "move-birds")
    return int(verb in WITH_TERRITORY or named or (verb == "neutral" and chosen != "nothing"))


def complete(verb, words, found):
    """Are there as many words as the verb wants? Two equal tiles in one purchase are not two tiles."""
    if verb == "buy":
        return 1 <= len(words) == len(found) <= 2
    return len(words) == len(WORDS.get(verb, ()))


def read_word(verb, word, known):
    word = word.replace("_", "-")
    if word not in known:
        raise Refusal("moa:word-unknown", verb=verb, word=word, guess=closest(word, known))
    return word


def read_territory(name):
    if not re.fullmatch(r"[1-9]|1[0-2]", name):
        raise Refusal("moa:territory-unknown", territory=name)
    return int(name)


def rule(s):
    """The rule in force for the decision at hand."""
    return RULE_IN_FORCE[s.asked]


def why_not(s, text):
    """The rule that forbids a move which `read` knows but which is not legal."""
    verb, *words = text.split()
    if s.asked != table.FOR_TURN or verb not in ("place", "lead", "attack", "sell", "buy", "use"):
        return rule(s)
    if verb == "buy":
        return "M26"
    if verb == "use":
        return why_not_use(s, words[0])
    return why_not_there(s, verb, 1 << int(words[0].removeprefix("@")) - 1)


def why_not_there(s, verb, territory):
    """Of an action in a territory: the terrain, mammals or the volcano, or the rule of the action itself."""
    if not board.open_territories(s) & territory:
        return "M7" if not board.still_there(s) & territory else "M15"
    if verb != "attack" and s.sold & territory:
        return "M25"
    if verb != "attack" and s.invaded & territory:
        return "M18"
    return {"place": "M17", "lead": "M19", "attack": "M21", "sell": "M23"}[verb]


def why_not_use(s, tile):
    kind = table.KARAKIAS.index(tile)
    if not board.usable(s, s.seat, kind):
        return "M27"
    return {"draw-one": "M28", "exchange-three": "M29", "two-fight": "M30"}.get(tile) or {
        "any-territory": "M31",
        "move-birds": "M32",
        "stronghold": "M33",
    }[tile]


# For each kind of note, in the order of table.py: its name and what its numbers are.
NOTES = (
    ("leader-tile", "territory", "tile"),
    ("period", "number"),
    ("dealt", "card", "card2", "card3"),
    ("terrain", "place", "terrain", "instruction"),
    ("volcano", "space"),
    ("erupted",),
    ("mammal-drawn", "mammal"),
    ("mammals-shuffled",),
    ("invades", "mammal", "territory"),
    ("strongholds-fell",),
    ("turned-away", "mammal", "cards"),
    ("declined", "territory"),
    ("defended", "mammal", "territory"),
    ("fell", "territory", "mammal"),
    ("turn",),
    ("spent", "card"),
    ("spent-tile", "tile"),
    ("spent-karakia", "karakia"),
    ("placed", "birds", "territory"),
    ("led", "territory"),
    ("took-tile", "tile", "territory"),
    ("beat", "mammal", "territory"),
    ("built", "territory"),
    ("sold", "territory", "mammal", "honour"),
    ("bought", "karakia"),
    ("passed",),
    ("out-of-cards",),
    ("used", "karakia"),
    ("drew", "card"),
    ("birds-shuffled",),
    ("discarded", "card"),
    ("moved", "what", "from", "to"),
    ("rolled", "number"),
    ("neutral-placed", "birds", "territory"),
    ("neutral-led", "territory"),
    ("neutral-skipped",),
    ("first-player",),
    ("points", "points", "why", "territory"),
    ("neutral-points", "points", "why", "territory"),
    ("tidied",),
    ("game-over",),
)
VALUES = {
    "card": table.CARDS,
    "card2": table.CARDS,
    "card3": table.CARDS,
    "tile": table.TILE_KINDS,
    "terrain": table.TERRAINS,
    "instruction": table.INSTRUCTIONS,
    "mammal": table.MAMMALS,
    "karakia": table.KARAKIAS,
    "what": table.MOVED,
    "why": table.REASONS,
}
