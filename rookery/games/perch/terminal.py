"""The Perch table as text: drawn for those who see it, told in sentences for those who listen."""

from functools import reduce
from itertools import groupby
from pathlib import Path
from textwrap import wrap

from rich import box
from rich.console import Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from rookery.engine.components import components, nested
from rookery.engine.game import SEAT_NAMES

from . import layout, table
from .moves import parts

COLOURS = {"A": "red", "B": "yellow", "C": "green", "D": "blue", "E": "magenta", "dummy": "cyan"}  # letters beside
UNSURE, UNSURE_MARKS = "~", ("reported", "reconstructed")
TURN, PAWN, NEST, EMPTY_NEST, HOUSE, NOBODYS, UNSUPPORTED = "▶", "◆", "●", "○", "⌂", "*", "·"

# Numbers and names ---------------------------------------------------------------------------------------------

SHIPPED = nested(components(Path(__file__).parent), lambda part: part)


def mark(*place):
    """What stands before a value of the box: a tilde if no rulebook confirms it and nobody gave another."""
    ours, value = SHIPPED, table.BOX
    for name in place:
        ours, value = ours[name], value[name]
    return UNSURE if ours.mark in UNSURE_MARKS and ours.value == value else ""


def flock(name, words):
    """A flock by its seat's letter, or that of nobody by its name."""
    return words("flock-dummy") if name == "dummy" else name


def letter_of(name):
    return NOBODYS if name == "dummy" else name


def name_of(letter, names):
    return names[SEAT_NAMES.index(letter)]


def tile_points(tile, between="/"):
    """What first, second and third place score."""
    return mark("tiles", tile, "points") + between.join(map(str, table.BOX["tiles"][tile]["points"]))


def about_tile(tile, words):
    """What a special tile does, with its numbers."""
    numbers = {name: value for name, value in table.BOX["tiles"][tile].items() if name not in ("points", "nests")}
    return words(f"tile-about-{tile}", **numbers)


def about_goal(goal, words):
    return words(f"goal-about-{goal}", number=table.BOX["goals"][goal]["number"])


def said_goal(goal, words):
    """`Nest Keeper (3 points): ...`"""
    points = worth(table.BOX["goals"][goal]["points"], mark("goals", goal, "points"), words)
    return f"{words(f'goal-{goal}')} ({points}): {about_goal(goal, words)}"


def worth(points, before, words):
    return before + words("board-fountain-level", points=points)


def side_of(players):
    """Which side of the fountain board lies up."""
    return 0 if players <= 3 else 1


def space_points(players, space):
    """What a bird on a space of the fountain is worth."""
    return int(table.FOUNTAIN_POINTS[side_of(players), space])


def is_special(tile):
    return table.TILES.index(tile) in table.SPECIAL


# Moves, notes and questions ------------------------------------------------------------------------------------


def say_move(s, move, words):
    """A move in the reader's words."""
    named = parts(s, move)
    verb, said = named["verb"], named["words"]
    kind = "nest" if said == ["nest"] else named["last"]
    facts = {"tile": words(f"tile-{named['tile']}")} if named["tile"] else {}
    if said and said[0] in table.FLOCK_NAMES:
        facts["flock"] = flock(said[0], words)
    if verb in table.CREATURES:
        facts["creature"] = words(f"creature-{verb}")
    if verb in SAYING:
        facts |= SAYING[verb](s, said, words)
    return words(f"move-{verb}-{kind}" if kind else f"move-{verb}", **facts)


def say_exchange(s, said, words):
    return {"space": said[0], "flock": flock(table.FLOCK_NAMES[s.fountain[int(said[0]) - 1] - 1], words)}


def say_goal(s, said, words):
    goal = said[0]
    return {
        "goal": words(f"goal-{goal}"),
        "about": about_goal(goal, words),
        "points": table.BOX["goals"][goal]["points"],
    }


SAYING = {
    "exchange": say_exchange,
    "keep": say_goal,
    "fountain": lambda s, said, words: {"space": said[0], "points": space_points(s.players, int(said[0]) - 1)},
    "owl": lambda s, said, words: {"steps": int(said[0])},
    "take": lambda s, said, words: {"player": said[1]},
    "stand": lambda s, said, words: {"tiles": crossing(said[0], words)},
}  # for each verb that speaks of more than a flock and a tile: its facts


def crossing(tiles, words):
    """Where the Scarecrow stands: `oak+ash+pine`."""
    names = [words(f"tile-{tile}") for tile in tiles.split("+")]
    return reduce(lambda first, more: words("crossing", first=first, more=more), names)


def say_note(note, words, names):
    """What happened, in the reader's words, as far as the note tells it."""
    kind = note["note"]
    facts = {"player": names[note["seat"]] if note["seat"] is not None else ""}
    for name, value in note.items():
        if name not in ("note", "seat"):
            facts[name] = say_fact(name, value, words, names)
    if kind in ("goal-dealt", "goal-kept") and "goal" not in note:
        return words(f"note-{kind}-hidden", **facts)
    return words(f"note-{kind}", **facts)


def say_fact(name, value, words, names):
    """One fact of a note: something with a name, or a number as it is."""
    if name in ("flock", "flock2"):
        return flock(value, words)
    if name in ("tile", "tile2", "tile3", "creature", "goal", "goal2"):
        return words(f"{name.rstrip('23')}-{value}")
    if name == "other":
        return names[value]
    return say_reason(value, words) if name == "why" else value


def say_reason(why, words):
    """A reason is a word of its own or the name of a tile."""
    return words(f"tile-{why}" if why in table.TILES else f"why-{why}")


def say_asked(view, words):
    """What the player to move is asked for."""
    if view["over"]:
        return words("note-game-over")
    facts = {"perched": int(view["perched"]), "bonus": int(not view["bonus_possible"])}
    if "acting" in view:
        facts["creature"] = words(f"creature-{view['acting']}")
    for name in ("flying", "picked"):
        if name in view:
            facts["flock"] = flock(view[name], words)
    return words(f"asked-{view['asked']}", **facts)


# For those who see ---------------------------------------------------------------------------------------------

ROWS = 5  # lines of a tile; with the line below it an even number, for columns are shifted by half of that
CELL = 4  # letters of a space of the fountain
WIDTHS = {3: 17, 4: 20, 5: 16}  # of a column, by how many there are: all within eighty


def draw(view, seat, words, names):
    """The table as one seat sees it: what never changes first, and last what is needed most."""
    heading = Rule(Text(progress(view, words), style="bold"), align="left", style="dim")
    goals = [Text(line) for line in goal_lines(view, seat, words)]
    pool, people = fountain_and_bag(view, words), players(view, seat, words, names)
    notes = [Text(line, style="dim") for line in legend(view, words)]
    if len(columns_of(view)) == 3:  # room beside the farm
        aside = Group(pool, Text(), *notes)
        middle, below = [side_by_side(farm(view, words), aside, 27), people], []
    else:
        middle, below = [farm(view, words), side_by_side(pool, people)], [Text(" · ").join(notes)]
    return Group(*abilities(view, words), heading, *middle, creatures(view, words, names), *goals, *below)


def side_by_side(left, right, width=None):
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(width=width)
    grid.add_row(left, right)
    return grid


def seats(view):
    return sorted(view["order"])


def columns_of(view):
    """How many tiles there are in each column."""
    return layout.COLUMNS[len(seats(view))]


def progress(view, words):
    """How far the game has got, and the order of turns."""
    now = [words("board-round", round=view["round"], rounds=table.ROUNDS)] if view["round"] else []
    phase = [words(f"board-phase-{view['phase']}")] if view["phase"] else []
    return " · ".join([*now, *phase, f"{words('board-order')}: {' '.join(view['order'])}"])


# The farm


def farm(view, words):
    """Columns of tiles, every other one shifted down by half a tile."""
    grid, columns, spot = Table.grid(), [], 0
    for tiles in columns_of(view):
        column = column_of(view, view["farm"][spot : spot + tiles], words)
        columns.append(column if tiles == 3 else Group(Text("\n" * (ROWS // 2)), column))
        spot += tiles
    grid.add_row(*columns)
    return grid


def column_of(view, tiles, words):
    width = WIDTHS[len(columns_of(view))]
    found = Table(box=box.ROUNDED, show_header=False, show_lines=True, padding=0, width=width, border_style="dim")
    for tile in tiles:
        found.add_row(face(view, tile, width - 2, words))
    return found


def face(view, tile, width, words):
    """One tile: its name, points and empty nests, birds, and creatures."""
    name = words(f"tile-{tile}")
    if tile == view["gone"]:
        return filled([*name_lines(name, 2, width), Text(words("board-gone"), style="dim")])
    there = view["tiles"][tile]
    birds = stacks(there, width)
    pawns = pawns_on(view, tile, ROWS - 2 - len(birds), width, words)
    rows = ROWS - 1 - len(birds) - len(pawns)
    return filled([*name_lines(name, rows, width), points_and_nests(tile, there, width), *birds, *pawns])


def filled(lines):
    return Text("\n").join([*lines, *[Text()] * (ROWS - len(lines))])


def name_lines(name, rows, width):
    """A long name takes two lines if there is room."""
    lines = wrap(name, width)
    if len(lines) > min(rows, 2):
        lines = [shortened(name, width)]
    return [Text(line, style="bold") for line in lines]


def shortened(text, width):
    return text if len(text) <= width else text[: width - 1].rstrip() + "…"


def empty_nests(there):
    return there["nests"] - len(there.get("nested", []))


def points_and_nests(tile, there, width):
    """Points at the left, empty nests at the right."""
    points, empty = tile_points(tile), empty_nests(there)
    nests = f"{mark('tiles', tile, 'nests')}{EMPTY_NEST * empty}" if empty else ""
    return Text(points + nests.rjust(width - len(points)))


def size(there, name):
    """What a stack counts for: nest and birdhouse are one more each."""
    return there["birds"][name] + (name in there.get("nested", [])) + (name in there.get("housed", []))


def ranked(there):
    """Flocks on a tile, those with the most birds first."""
    return sorted(there["birds"], key=lambda name: -size(there, name))


def stacks(there, width):
    """`A3● B1`, most birds first, in as many lines as it takes; who controls the tile stands out."""
    names = ranked(there)
    leads = [name for name in names if size(there, name) == size(there, names[0])]
    lines = [Text()]
    for name in names:
        text = f"{letter_of(name)}{there['birds'][name]}"
        text += NEST * (name in there.get("nested", [])) + HOUSE * (name in there.get("housed", []))
        if len(lines[-1]) + len(text) > width:
            lines.append(Text())
        lines[-1].append(text, style=f"bold {COLOURS[name]}" if leads == [name] else COLOURS[name]).append(" ")
    for line in lines:
        line.rstrip()
    return lines


def standing_on(view, tile):
    """Creatures whose pawn is on a tile, the Scarecrow on each of three."""
    return [name for name, creature in view["creatures"].items() if tile in creature.get("pawn", "").split("+")]


def pawns_on(view, tile, rows, width, words):
    """Creatures on a tile, one in a line, or all in one if there is no room."""
    names = [PAWN + words(f"creature-{name}") for name in standing_on(view, tile)]
    if len(names) > rows:
        each = (width + 1) // len(names) - 1
        names = [" ".join(shortened(name, each) for name in names)]
    return [Text(shortened(name, width)) for name in names]


# The fountain


def levels(view):
    """Spaces of the fountain by level and what they are worth, the top ones first."""
    players = len(seats(view))
    supports, heights = table.SUPPORTS[side_of(players)], []
    for space in range(int(table.FOUNTAIN_SPACES[side_of(players)])):
        below = [height for other, height in enumerate(heights) if supports[space] >> other & 1]
        heights.append(1 + max(below, default=0))
    from_top = sorted(range(len(heights)), key=lambda space: (-heights[space], space))
    by_level = groupby(from_top, lambda space: (heights[space], space_points(players, space)))
    return [(list(spaces), points) for (_, points), spaces in by_level]


def level_worth(view, points, words):
    return worth(points, mark("fountain", f"points_{table.SIDES[side_of(len(seats(view)))]}"), words)


def is_free(view, space):
    """Whether a bird could be placed there: it is empty, and all spaces below it are filled."""
    taken = sum(1 << int(number) - 1 for number in view["fountain"])
    return not taken >> space & 1 and table.SUPPORTS[side_of(len(seats(view))), space] & ~taken == 0


def fountain_and_bag(view, words):
    """The fountain as its levels, each in the middle of the one below; then the birds of plaza and bag."""
    lines = [Text(words("board-fountain"), style="bold")]
    widest = max(len(spaces) for spaces, _ in levels(view))
    for spaces, points in levels(view):
        line = Text(" " * (widest - len(spaces)) * (CELL // 2))
        for space in spaces:
            line.append(*space_cell(view, space))
        line.pad_right(widest * CELL - len(line))
        lines.append(line.append(level_worth(view, points, words), style="dim"))
    return Group(*lines, Text(), *(birds_at(place, view, words) for place in ("plaza", "bag")))


def space_cell(view, space):
    taken = view["fountain"].get(str(space + 1))
    if taken:
        return f"[{letter_of(taken)}] ", COLOURS[taken]
    return (f"{space + 1:^3} ", "") if is_free(view, space) else (f"{UNSUPPORTED:^3} ", "dim")


def birds_at(place, view, words):
    """`Plaza: A2 B1`."""
    return Text(f"{words(f'board-{place}')}: ").append(flocks(view[place], words))


def flocks(birds, words):
    if not birds:
        return Text(words("board-nothing"), style="dim")
    return Text(" ").join(Text(f"{letter_of(name)}{n}", style=COLOURS[name]) for name, n in birds.items())


# Players


def players(view, seat, words, names):
    found = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
    found.add_column("")
    found.add_column(Text(words("board-players")), no_wrap=True)
    found.add_column(Text(words("board-score")), justify="right", no_wrap=True)
    found.add_column(Text(words("board-hand")))
    found.add_column("")
    for letter in seats(view):
        moves = view["to_move"] == letter and not view["over"]
        own, hand = view[letter], flocks(view[letter]["hand"], words)
        name = Text(named(letter, seat, words, names), style=COLOURS[letter])
        found.add_row(TURN if moves else "", name, str(own["score"]), hand, ", ".join(tokens(own, words)))
    if has_dummy(view):
        found.add_row("", Text(f"{NOBODYS} {words('flock-dummy')}", style=COLOURS["dummy"]))
    return found


def has_dummy(view):
    return len(seats(view)) == 2


def named(letter, seat, words, names):
    you = f" ({words('board-you')})" if seat is not None and SEAT_NAMES[seat] == letter else ""
    return f"{letter} {name_of(letter, names)}{you}"


def tokens(own, words):
    return [words(f"board-{token}") for token in ("birdhouse", "lightning") if own[token]]


def goal_lines(view, seat, words):
    """The own goal, or the two to choose from; nobody else may see them."""
    own = {} if seat is None else view[SEAT_NAMES[seat]]
    if "goal" in own:
        return [f"{words('board-goal')}: {said_goal(own['goal'], words)}"]
    if "dealt" in own:
        return [f"{words('board-goals-to-choose')}:", *(f"  {said_goal(goal, words)}" for goal in own["dealt"])]
    return []


# Creatures and special tiles


def abilities(view, words):
    """What the creatures and the special tiles of this farm do."""
    said = [(creature_and_home(name, words), words(f"creature-about-{name}")) for name in view["creatures"]]
    said += [(words(f"tile-{tile}"), about_tile(tile, words)) for tile in view["tiles"] if is_special(tile)]
    return [Text(f"{name}: ").append(about, style="dim") for name, about in said]


def creature_and_home(name, words):
    home = table.TILES[table.HOME + table.CREATURES.index(name)]
    return f"{words(f'creature-{name}')} ({words(f'tile-{home}')})"


def creatures(view, words, names):
    """Where they are, and who may activate them."""
    found = Table.grid(padding=(0, 2))
    found.add_row(Text(words("board-creatures"), style="bold"))
    for name, creature in view["creatures"].items():
        keeper, *facts = creature_facts(creature, words, names)
        style = COLOURS.get(creature["keeper"], "dim")
        found.add_row(f"{PAWN}{words(f'creature-{name}')}", Text(keeper, style=style), Text("; ".join(facts)))
    return found


def creature_facts(creature, words, names):
    """Who controls it, where its pawn is, and whether it has been activated."""
    keeper = creature["keeper"]
    free = keeper == "nobody"
    found = [words("board-creature-free") if free else words("board-creature-of", player=who(keeper, words, names))]
    if "pawn" in creature:
        found.append(crossing(creature["pawn"], words))
    return [*found, words("board-activated")] if creature["activated"] else found


def who(name, words, names):
    """A flock by letter and name."""
    return words("flock-dummy") if name == "dummy" else f"{name} {name_of(name, names)}"


def legend(view, words):
    """What the signs mean."""
    return [
        f"{tile_points(view['farm'][0])} {words('board-tile-points')}",
        f"{EMPTY_NEST} {words('board-nests', nests=1)}",
        f"{NEST} {words('board-legend-nest')}",
        f"{HOUSE} {words('board-legend-house')}",
        f"{UNSURE} {words('board-legend-reported')}",
    ]


# For those who listen ------------------------------------------------------------------------------------------


def tell(view, seat, words, names):
    """The same table in sentences, nothing said by place, colour or shape alone."""
    points = tile_points(view["farm"][0], ", ")
    lines = [f"{UNSURE}: {words('board-legend-reported')}", f"{points}: {words('board-tile-points')}"]
    lines.append(progress(view, words))
    lines += tell_farm(view, words, names)
    lines += [tell_level(view, spaces, points, words, names) for spaces, points in levels(view)]
    lines += [f"{words(f'board-{place}')}: {tell_birds(view[place], words, names)}" for place in ("plaza", "bag")]
    lines += [tell_creature(view, name, words, names) for name in view["creatures"]]
    lines += [tell_player(view, letter, seat, words, names) for letter in seats(view)]
    return [line if line.endswith((".", ":")) else f"{line}." for line in [*lines, *goal_lines(view, seat, words)]]


def tell_farm(view, words, names):
    """Column by column, each from the top."""
    lines, spot = [], 0
    for number, tiles in enumerate(columns_of(view), start=1):
        lines.append(f"{words('board-column', column=number)}:")
        lines += [tell_tile(view, spot + row, words, names) for row in range(tiles)]
        spot += tiles
    return lines


def tell_tile(view, spot, words, names):
    """A tile with its points, nests, birds, creatures and neighbours, and what a special one does."""
    tile = view["farm"][spot]
    name = words(f"tile-{tile}")
    if tile == view["gone"]:
        return f"{name}: {words('board-gone')}"
    there = view["tiles"][tile]
    found = [f"{words('board-score')} {tile_points(tile, ', ')}"]
    if empty_nests(there):
        found.append(mark("tiles", tile, "nests") + words("board-nests", nests=empty_nests(there)))
    found += [tell_stack(there, bird, words, names) for bird in ranked(there)] or [words("board-empty")]
    found += [words(f"creature-{creature}") for creature in standing_on(view, tile)]
    found.append(neighbours(view, spot, words))
    return f"{name}: {'; '.join(found)}" + (f". {about_tile(tile, words)}" if is_special(tile) else "")


def neighbours(view, spot, words):
    names = ", ".join(words(f"tile-{tile}") for tile in beside(view, spot))
    return words("board-beside", tiles=names)


def beside(view, spot):
    """The tiles around a spot."""
    around = table.ADJACENT[len(seats(view)), spot]
    return [tile for other, tile in enumerate(view["farm"]) if around >> other & 1 and tile != view["gone"]]


def tell_stack(there, bird, words, names):
    held = [
        words(f"board-legend-{key}")
        for key, flocks in (("nest", "nested"), ("house", "housed"))
        if bird in there.get(flocks, [])
    ]
    return f"{who(bird, words, names)}: {there['birds'][bird]}" + (f" ({', '.join(held)})" if held else "")


def tell_level(view, spaces, points, words, names):
    """One level of the fountain: who sits there, and which spaces are free."""
    found = []
    for space in spaces:
        taken = view["fountain"].get(str(space + 1))
        if taken:
            found.append(f"{space + 1}: {who(taken, words, names)}")
        elif is_free(view, space):
            found.append(f"{space + 1}: {words('board-empty')}")
    level = f"{words('board-fountain')}, {level_worth(view, points, words)}"
    return f"{level}; {'; '.join(found) or words('board-nothing')}"


def tell_birds(birds, words, names):
    return ", ".join(f"{who(name, words, names)} ×{n}" for name, n in birds.items()) or words("board-nothing")


def tell_creature(view, name, words, names):
    facts = "; ".join(creature_facts(view["creatures"][name], words, names))
    return f"{creature_and_home(name, words)}: {facts}. {words(f'creature-about-{name}')}"


def tell_player(view, letter, seat, words, names):
    own = view[letter]
    found = [
        f"{words('board-score')} {own['score']}",
        f"{words('board-hand')}: {tell_birds(own['hand'], words, names)}",
    ]
    return f"{named(letter, seat, words, names)}: {'; '.join([*found, *tokens(own, words)])}"
