"""The Moa table as text: drawn for those who see it, told in sentences for those who listen."""

from functools import reduce
from pathlib import Path

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rookery.engine.components import components, nested
from rookery.engine.game import SEAT_NAMES

from . import table
from .moves import parts

COLOURS = {"A": "red", "B": "yellow", "C": "green", "D": "blue", "E": "magenta", "neutral": "cyan"}  # letters beside
RECONSTRUCTED = "~"
ACTIVE, LEADER, STRONGHOLD, FIRST = "▶", "★", "♜", "①"

# Numbers and names ---------------------------------------------------------------------------------------------

SHIPPED = nested(components(Path(__file__).parent), lambda part: part)


def mark(*place):
    """What stands before a value of the box: a tilde if we have reconstructed it and nobody gave another."""
    ours, value = SHIPPED, table.BOX
    for name in place:
        ours, value = ours[name], value[name]
    return RECONSTRUCTED if ours.mark == "reconstructed" and ours.value == value else ""


def marked(*place):
    """A value of the box with its mark."""
    value = table.BOX
    for name in place:
        value = value[name]
    return f"{mark(*place)}{value}"


def icon(name, number, words, before=""):
    return words(f"icon-{name}", number=number, mark=before)


def card_icons(card, words):
    """All that a bird card shows."""
    shown = table.BOX["birds"][card]
    icons = [icon(name, shown[name], words, mark("birds", card, name)) for name in table.ICONS if shown[name]]
    return ", ".join(icons) or words("board-nothing")


def tile_icons(kind, words):
    """A leader tile by what it shows: `2-fight`, or `1-bird-1-fight`."""
    shown = table.icons_of_tile(kind.replace("-", " "))
    before = mark("leader_tiles", "tiles")
    icons = [icon(name, number, words, before) for name, number in shown.items()]
    return reduce(lambda first, more: words("icons", first=first, more=more), icons)


def fight_of(mammal, words):
    return icon("fight", table.BOX["mammals"][mammal]["fight"], words, mark("mammals", mammal, "fight"))


def points_of(mammal, words):
    return icon("points", table.BOX["mammals"][mammal]["points"], words, mark("mammals", mammal, "points"))


def price_of(mammal, sales, words):
    """What a sale costs now."""
    return icon("honour", table.BOX["mammals"][mammal]["honour"] + sales, words, mark("mammals", mammal, "honour"))


def cost_of(tiles):
    """What karakia tiles cost together."""
    cost = sum(table.BOX["karakia"][tile]["cost"] for tile in tiles)
    return f"{max(mark('karakia', tile, 'cost') for tile in tiles)}{cost}"


def territory(number, words):
    terrain = table.BOX["territories"][str(number)]["terrain"]
    return words("territory", number=str(number), terrain=words(f"terrain-{terrain}"))


def moved_pieces(what, words):
    """`1`, `2`, `leader` or `leader+1`."""
    leader = "yes" if what.startswith("leader") else "no"
    return words("moved-pieces", leader=leader, birds=int(what.removeprefix("leader") or 0))


def counted(names):
    """Each name once, with its number if there are several."""
    return ", ".join(name + times(names.count(name)) for name in dict.fromkeys(names))


def times(number):
    return f" ×{number}" if number > 1 else ""


# Moves, notes and questions ------------------------------------------------------------------------------------


def say_move(s, move, words):
    """A move in the reader's words."""
    named = parts(s, move)
    verb, said = named["verb"], named["words"]
    facts = {"territory": territory(named["territory"], words)} if named["territory"] else {}
    kind = ""
    if verb in SAYING:
        kind, more = SAYING[verb](s, named["territory"], said, words)
        facts |= more
    return words(f"move-{verb}{kind}", **facts)


def say_attack(s, number, said, words):
    return "", {"mammal": words(f"mammal-{table.MAMMALS[s.mammal[number - 1]]}-whom")}


def say_sale(s, number, said, words):
    return "", {"mammal": words(f"mammal-{said[0]}-to"), "price": price_of(said[0], int(s.sales), words)}


def say_purchase(s, number, said, words):
    tiles = [words(f"karakia-{tile}") for tile in said]
    return "-two" if len(tiles) > 1 else "", {"tile": tiles[0], "other": tiles[-1], "cost": cost_of(said)}


def say_spending(s, number, said, words):
    if said[0].startswith("tile-"):
        return "-tile", {"tile": tile_icons(said[0].removeprefix("tile-"), words)}
    if said[0] in table.KARAKIAS:
        return "-karakia", {"tile": words(f"karakia-{said[0]}")}
    return "", {"card": words(f"card-{said[0]}")}


def say_use(s, number, said, words):
    return f"-{said[0]}" if number else "", {"tile": words(f"karakia-{said[0]}")}


def say_neutral(s, number, said, words):
    if not number:
        return "-nothing", {}
    leader = said[0] == "leader"
    return "", {"leader": "yes" if leader else "no", "birds": 0 if leader else int(said[0])}


SAYING = {
    "attack": say_attack,
    "sell": say_sale,
    "buy": say_purchase,
    "spend": say_spending,
    "use": say_use,
    "neutral": say_neutral,
    "put": lambda s, number, said, words: ("", {"birds": int(said[0])}),
    "defend": lambda s, number, said, words: ("", {"price": fight_of(table.MAMMALS[s.invader], words)}),
    "move": lambda s, number, said, words: ("", {"pieces": moved_pieces(said[0], words)}),
    "discard": lambda s, number, said, words: ("", {"card": words(f"card-{said[0]}")}),
    "keep": lambda s, number, said, words: ("", {"piece": said[0]}),
}  # for each verb with words after it: which message says it, and its facts

WHOM = {"sold": "-to", "defended": "-whom", "beat": "-whom"}  # notes that speak of a mammal in another case


def say_note(note, words, names):
    """What happened, in the reader's words, as far as the note tells it."""
    kind = note["note"]
    facts = {"player": names[note["seat"]] if note["seat"] is not None else "", "top": table.ERUPTION}
    for name, value in note.items():
        if name not in ("note", "seat"):
            facts[name] = say_fact(kind, name, value, words)
    if kind in ("dealt", "drew") and "card" not in note:
        return words(f"note-{kind}-hidden", **facts)
    if kind in ("points", "neutral-points") and note["territory"]:
        return words(f"note-{kind}-territory", **facts)
    return words(f"note-{kind}", **facts)


def say_fact(kind, name, value, words):
    """One fact of a note: a name of something in the box, a territory, or a number as it is."""
    if name in ("card", "card2", "card3"):
        return words(f"card-{value}")
    if name in ("terrain", "instruction", "karakia"):
        return words(f"{name}-{value}")
    if name == "mammal":
        return words(f"mammal-{value}{WHOM.get(kind, '')}")
    if name == "tile":
        return tile_icons(value, words)
    if name == "what":
        return moved_pieces(value, words)
    if name == "why":
        return say_reason(value, words)
    return territory(value, words) if name in ("territory", "from", "to") and value else value


def say_reason(why, words):
    return words(f"why-{why}")


def say_asked(view, words):
    """What the player to move is asked for."""
    asked = view["asked"]
    if view["over"]:
        return words("note-game-over")
    if asked == "payment":
        paying = view["payment"]
        enough = "yes" if paying["paid"][paying["icon"]] >= paying["need"] else "no"
        return words("asked-payment", enough=enough, **{"for": paying["for"]})
    if asked == "defence":
        mammal = view["territories"][str(view["battlefield"])]["mammal"]
        there = territory(view["battlefield"], words)
        return words("asked-defence", mammal=words(f"mammal-{mammal}"), territory=there, fight=fight_of(mammal, words))
    tiles = len(view[view["to_move"]]["karakia"])
    return words(f"asked-{asked}", tiles=tiles, cards=view.get("to_discard", 0), rolled=view.get("rolled", 0))


def payment(view, words):
    """What is being paid for, what that costs, and what has been paid."""
    if "payment" not in view:
        return []
    paying = view["payment"]
    there = {"territory": territory(paying["territory"], words)} if paying["territory"] else {}
    useful = (paying["icon"], "bird" if paying["for"] == "attack" else "")
    paid = [icon(name, number, words) for name, number in paying["paid"].items() if number and name in useful]
    return [
        words(
            "board-payment",
            what=words(f"paying-{paying['for']}", **there),
            need=icon(paying["icon"], paying["need"], words),
            paid=", ".join(paid) or words("board-nothing"),
        )
    ]


# For those who see ---------------------------------------------------------------------------------------------


def draw(view, seat, words, names):
    """The table as one seat sees it."""
    beside = Table.grid(padding=(0, 3))
    beside.add_row(mammals(view, words), supply(view, words))
    legend = Text(words("board-legend"), style="dim")
    own = hand(view, seat, words)
    return Group(heading(view, words), board(view, words), beside, players(view, words, names), legend, *own)


def seats(view):
    return [letter for letter in COLOURS if letter in view and letter != "neutral"]


def heading(view, words):
    """How far the game has got, and what the terrain cards and the volcano say."""
    return Panel(Text("\n".join(situation(view, words))), title=Text(progress(view, words)), title_align="left")


def situation(view, words):
    """What holds for everybody."""
    anywhere = [words("board-any-territory")] if view["any_territory"] else []
    return [terrain_cards(view, words), *anywhere, volcano(view, words), words("board-sales", sales=view["sales"])]


def progress(view, words):
    this_round = (view["round"] - 1) % table.ROUNDS + 1
    return words("board-period", period=view["period"], round=this_round, rounds=table.ROUNDS)


def terrain_cards(view, words):
    cards = [
        words("board-terrain-card", terrain=words(f"terrain-{terrain}"), instruction=words(f"instruction-{told}"))
        for terrain, _, told in (card.partition("-") for card in view["terrain"])
    ]
    return words("board-terrain-cards", left=cards[0], right=cards[1])


def volcano(view, words):
    if erupted(view):
        return words("board-erupted")
    less, before = int(table.TRACK[view["volcano"]]), mark("volcano", "track")
    return words("board-volcano", space=view["volcano"], top=table.ERUPTION, less=less, mark=before)


def erupted(view):
    return view["volcano"] == table.ERUPTION


def out_of_play(view, number):
    return number == table.VOLCANO + 1 and erupted(view)


def columns(words, *keys):
    """A table of columns without lines between them; the columns of numbers stand at the right."""
    found = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
    for key in keys:
        found.add_column(Text(words(key) if key else ""), justify="right" if key in NUMBERS else "left")
    return found


NUMBERS = (
    "board-number", "board-waiting", "board-fight", "board-price", "board-worth", "board-left", "board-cost",
    "board-score", "board-cards", "board-birds", "board-leaders",
)  # fmt: skip


# The board


def board(view, words):
    """The twelve territories in the order of invasion; those of the active terrain stand out."""
    heads = ("board-number", "board-terrain", "board-points", "board-leader-tile", "board-pieces")
    found = columns(words, "", *heads, "", "board-mammal")
    for number in range(1, table.TERRITORIES + 1):
        active = is_active(view, number)
        found.add_row(ACTIVE if active else "", *row(view, number, words), style="bold" if active else "")
    return found


def is_active(view, number):
    """Whether an action is possible there, as far as the terrain is concerned."""
    if out_of_play(view, number):
        return False
    terrain = table.BOX["territories"][str(number)]["terrain"]
    return view["any_territory"] or terrain in [card.partition("-")[0] for card in view["terrain"]]


def row(view, number, words):
    there = view["territories"][str(number)]
    return [
        str(number),
        terrain_of(number, words),
        "/".join(worth(view, number)),
        "" if there["tile"] == "none" else tile_icons(there["tile"], words),
        pieces(there, words),
        STRONGHOLD if "stronghold" in there else "",
        land(view, number, words),
    ]


def terrain_of(number, words):
    place = ("territories", str(number), "terrain")
    return mark(*place) + words(f"terrain-{table.BOX['territories'][str(number)]['terrain']}")


def worth(view, number):
    """What the most and the second most pieces score now."""
    if out_of_play(view, number):
        return []
    less = int(table.TRACK[view["volcano"]]) if number == table.VOLCANO + 1 else 0
    values = [(name, table.BOX["territories"][str(number)][name]) for name in ("first", "second")]
    return [f"{mark('territories', str(number), name)}{max(0, value - less)}" for name, value in values]


def colours(there):
    """Every colour that has pieces in a territory: its birds, and whether its leader is there."""
    birds, leader = there.get("birds", {}), there.get("leader")
    return [(name, birds.get(name, 0), leader == name) for name in COLOURS if name in birds or name == leader]


def pieces(there, words):
    """`A3★ B1`: letters, birds and leader."""
    text = Text()
    for name, birds, leads in colours(there):
        text.append(f"{letter_of(name, words)}{birds or ''}{LEADER if leads else ''} ", style=COLOURS[name])
    return text


def letter_of(colour, words):
    return words("board-neutral-letter") if colour == "neutral" else colour


def land(view, number, words):
    """Which mammal has taken or bought a territory."""
    there = view["territories"][str(number)]
    if out_of_play(view, number):
        return words("board-out-of-play")
    if "sold_by" in there:
        return words("board-sold", mammal=words(f"mammal-{there['mammal']}-to"), seller=there["sold_by"])
    if "mammal" in there:
        mammal = there["mammal"]
        return words("board-invaded", mammal=words(f"mammal-{mammal}"), fight=fight_of(mammal, words))
    return ""


# Beside the board


def mammals(view, words):
    """The display: how many wait, and their numbers; the price is what a sale costs now."""
    found = columns(words, "board-display", "board-waiting", "board-fight", "board-price", "board-worth")
    for name in table.MAMMALS:
        place = ("mammals", name)
        waiting = view["display"].count(name)
        price = f"{mark(*place, 'honour')}{honour(name) + view['sales']}" if honour(name) else "–"
        found.add_row(
            words(f"mammal-{name}"), str(waiting), marked(*place, "fight"), price, marked(*place, "points"),
            style="bold" if waiting else "",
        )  # fmt: skip
    return found


def honour(mammal):
    return table.BOX["mammals"][mammal].get("honour", 0)


def supply(view, words):
    found = columns(words, "board-supply", "board-left", "board-cost")
    for name in table.KARAKIAS:
        left = view["supply"].count(name)
        found.add_row(words(f"karakia-{name}"), str(left), marked("karakia", name, "cost"), style="" if left else "dim")
    return found


# Players


def players(view, words, names):
    heads = ("board-score", "board-cards", "board-birds", "board-leaders", "board-holds")
    found = columns(words, "", "board-player", *heads)
    for letter in seats(view):
        found.add_row(
            ACTIVE if view["to_move"] == letter and not view["over"] else "", *player(view, letter, words, names)
        )
    if "neutral" in view:
        found.add_row("", *neutral(view, words))
    return found


def player(view, letter, words, names):
    seat = view[letter]
    first = f" {FIRST}" if view["first"] == letter else ""
    name = Text(f"{letter} {name_of(letter, names)}{first}", style=COLOURS[letter])
    numbers = (seat["score"], seat["hand_cards"], seat["spare_birds"], seat["spare_leaders"])
    return [name, *map(str, numbers), "; ".join(holdings(seat, words))]


def neutral(view, words):
    """The neutral colour of two players."""
    seat = view["neutral"]
    name = Text(f"{words('board-neutral-letter')} {words('board-neutral')}", style=COLOURS["neutral"])
    return [name, str(seat["score"]), "", str(seat["spare_birds"]), str(seat["spare_leaders"])]


def name_of(letter, names):
    return names[SEAT_NAMES.index(letter)]


def holdings(seat, words):
    """Karakia tiles, leader tiles, and mammals that will score."""
    return [
        words(key, things=counted(things))
        for key, things in (
            ("board-karakia", tiles_held(seat, words)),
            ("board-leader-tiles", [tile_icons(kind, words) for kind in seat["leader_tiles"]]),
            ("board-beaten", [words(f"mammal-{name}") for name in seat["beaten"]]),
            ("board-sold-to", [words(f"mammal-{name}") for name in seat["sold_to"]]),
        )
        if things
    ]


def tiles_held(seat, words):
    """Karakia tiles; one of a kind may be too new to be used."""
    tiles, new = list(seat["karakia"]), list(seat["too_new"])
    for tile in new:
        tiles.remove(tile)
    fresh = [words("board-too-new", tile=words(f"karakia-{tile}")) for tile in new]
    return [*(words(f"karakia-{tile}") for tile in tiles), *fresh]


def hand(view, seat, words):
    """What only this seat may see, and what is being paid."""
    lines = [Text(line) for line in payment(view, words)]
    if seat is None:
        return lines
    cards = cards_in_hand(view, seat, words)
    if not cards:
        return [Text(f"{words('board-hand')}: {words('board-nothing')}"), *lines]
    grid = Table.grid(padding=(0, 3))
    half = (len(cards) + 1) // 2
    for left, right in zip(cards[:half], [*cards[half:], ""], strict=False):
        grid.add_row(left, right)
    return [Text(words("board-hand"), style="bold"), grid, *lines]


def cards_in_hand(view, seat, words):
    cards = view[SEAT_NAMES[seat]]["hand"]
    return [
        words(f"card-{card}") + times(cards.count(card)) + f": {card_icons(card, words)}"
        for card in dict.fromkeys(cards)
    ]


# For those who listen ------------------------------------------------------------------------------------------


def tell(view, seat, words, names):
    """The same table in sentences, nothing said by place, colour or shape alone."""
    lines = [progress(view, words), *situation(view, words)]
    lines += [tell_territory(view, number, words, names) for number in range(1, table.TERRITORIES + 1)]
    lines += [tell_mammal(view, name, words) for name in table.MAMMALS]
    lines += [tell_tile(view, name, words) for name in table.KARAKIAS]
    lines += [tell_player(view, letter, words, names) for letter in seats(view)]
    if "neutral" in view:
        lines.append(tell_neutral(view, words))
    if seat is not None:
        cards = "; ".join(cards_in_hand(view, seat, words)) or words("board-nothing")
        lines.append(f"{words('board-hand')}: {cards}")
    return [words("tell-legend"), *(f"{line}." for line in [*lines, *payment(view, words)])]


def tell_territory(view, number, words, names):
    there = view["territories"][str(number)]
    name = words("tell-territory", number=number, terrain=terrain_of(number, words))
    if out_of_play(view, number):
        return f"{name}: {words('board-out-of-play')}"
    first, second = worth(view, number)
    found = [words("tell-worth", first=first, second=second)]
    if is_active(view, number):
        found.append(words("tell-active"))
    if there["tile"] != "none":
        found.append(words("tell-leader-tile", tile=tile_icons(there["tile"], words)))
    return f"{name}: {'; '.join([*found, *tell_pieces(there, words, names), *tell_land(there, words, names)])}"


def tell_pieces(there, words, names):
    return [
        words("tell-pieces", player=who(name, words, names), birds=birds, leader="yes" if leads else "no")
        for name, birds, leads in colours(there)
    ]


def who(colour, words, names):
    return words("board-neutral") if colour == "neutral" else name_of(colour, names)


def tell_land(there, words, names):
    found = [words("tell-stronghold")] if "stronghold" in there else []
    if "sold_by" in there:
        seller = name_of(there["sold_by"], names)
        found.append(words("board-sold", mammal=words(f"mammal-{there['mammal']}-to"), seller=seller))
    elif "mammal" in there:
        fight = fight_of(there["mammal"], words)
        found.append(words("tell-invaded", mammal=words(f"mammal-{there['mammal']}"), fight=fight))
    return found


def tell_mammal(view, name, words):
    facts = {"mammal": words(f"mammal-{name}"), "fight": fight_of(name, words), "points": points_of(name, words)}
    if not honour(name):
        return words("tell-weasel", **facts)
    return words("tell-mammal", cards=view["display"].count(name), price=price_of(name, view["sales"], words), **facts)


def tell_tile(view, name, words):
    left = view["supply"].count(name)
    return words("tell-tile", tile=words(f"karakia-{name}"), left=left, cost=cost_of([name]))


def tell_player(view, letter, words, names):
    seat = view[letter]
    facts = {"points": seat["score"], "cards": seat["hand_cards"], "birds": seat["spare_birds"]}
    found = [words("tell-player", letter=letter, player=name_of(letter, names), leaders=seat["spare_leaders"], **facts)]
    if view["first"] == letter:
        found.append(words("board-first-player"))
    if view["to_move"] == letter and not view["over"]:
        found.append(words("tell-to-move"))
    return "; ".join([*found, *holdings(seat, words)])


def tell_neutral(view, words):
    seat = view["neutral"]
    return words("tell-neutral", points=seat["score"], birds=seat["spare_birds"], leaders=seat["spare_leaders"])
