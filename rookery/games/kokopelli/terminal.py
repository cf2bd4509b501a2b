"""The Kokopelli table as text: drawn for those who see it, told in sentences for those who listen."""

from functools import lru_cache

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from .moves import going_on, parts
from .table import FULL, FULL_WITH_DRUMMER, LATER

COLOURS = {"A": "red", "B": "yellow", "C": "green", "D": "blue"}  # the rulebook's; the letter always stands beside


def say_move(s, move, words):
    """A move in the reader's words."""
    return _said(move, going_on(s, move), words)


@lru_cache(maxsize=10_000)  # people choose among the same few hundred moves all the time
def _said(move, ceremony, words):
    named = parts(move, ceremony)
    facts = {name: words(f"card-{value}") for name, value in named.items() if name in ("card", "ceremony")}
    return words(f"move-{named['verb']}", space=named.get("space", ""), **facts)


def say_note(note, words, names):
    """What happened, in the reader's words, as far as the note tells it."""
    facts = {"player": names[note["seat"]] if note["seat"] is not None else ""}
    for name, value in note.items():
        if name in ("card", "ceremony"):
            facts[name] = words(f"card-{value}")
        elif name == "why":
            facts[name] = say_reason(value, words)
        elif name == "host":
            facts[name] = names[value]
        elif name not in ("note", "seat"):
            facts[name] = value
    kind = ""
    if note["note"] in ("drew", "went-under") and "card" not in note:
        kind = "-hidden"
    if note["note"] == "extra-action" and note["host"] == note["seat"]:
        kind = "-own"
    return words(f"note-{note['note']}{kind}", **facts)


def say_reason(why, words):
    """A reason is a word of its own or the name of the ceremony."""
    return words(f"why-{why}" if f"why-{why}" in words else f"card-{why}")


def say_asked(view, words):
    """What the player to move is asked for."""
    return words(f"asked-{view['asked']}", actions=view["actions"], extra=view["extra"])


# For those who see ---------------------------------------------------------------------------------------------


def draw(view, seat, words, names):
    """The table as one seat sees it."""
    villages = [village(view, letter, words, names) for letter in seats(view)]
    return Group(tiles(view, words), *villages, Text(words("board-legend"), style="dim"), *own_cards(view, seat, words))


def seats(view):
    return [letter for letter in COLOURS if letter in view]


def tiles(view, words):
    """What each tile pays next; the title tells how far the game has got."""
    grid = Table.grid(padding=(0, 3))
    cells = []
    for name, prize in view["tiles"].items():
        pays = Text(f" {prize}", style="bold" if prize != LATER else "dim")
        cells.append(Text(words(f"card-{name}"), style="dim" if prize == LATER else "").append(pays))
    for row in range(0, len(cells), 5):
        grid.add_row(*cells[row : row + 5])
    return Panel(grid, title=Text(f"{progress(view, words)} · {words('board-tiles')}"), title_align="left")


def progress(view, words):
    last = [words("board-last-round")] if view["last_round"] else []
    tokens = words("board-end-tokens", left=view["end_tokens"])
    return " · ".join([words("board-round", round=view["round"]), *last, tokens])


def village(view, letter, words, names):
    """One village: two spaces, the deck, two spaces; what lies below the deck in a second row."""
    seat = view[letter]
    grid = Table.grid(expand=True)
    for _ in range(5):
        grid.add_column(ratio=1)
    deck = Text(f"[{seat['deck_cards']}]", justify="center", style="dim")
    left, right = ([space(view, letter, place, words) for place in places] for places in ("12", "34"))
    grid.add_row(*left, deck, *right)
    below = [space(view, letter, place, words) for place in "56" if f"{letter}{place}" in below_deck(view, letter)]
    if below:
        grid.add_row("", "", *below)
    marker = " ▶" if view["to_move"] == letter and not view["over"] else ""
    title = Text(f"{letter} {headline(view, letter, words, names)}{marker}")
    return Panel(grid, title=title, title_align="left", border_style=COLOURS[letter])


def below_deck(view, letter):
    """The spaces below the deck that are there: the fifth with two players, and those in use."""
    there = [f"{letter}5"] if len(seats(view)) == 2 else []
    return [*there, *(f"{letter}{place}" for place in view[letter]["village"] if place in "56")]


def space(view, letter, place, words):
    name = f"{letter}{place}"
    mark = "*" if name in view.get("zone", []) else ""
    cards = view[letter]["village"].get(place, [])
    text = Text(f"{name}{mark} ", style="dim")
    if not cards:
        return text.append("·")
    kokopellis = cards.count("kokopelli")
    text.append(words(f"card-{cards[0]}") + "\n", style="not dim bold")
    drummer = any(pile[0] == "drummer" for pile in view[letter]["village"].values())
    missing = max(1, (FULL_WITH_DRUMMER if drummer else FULL) - len(cards))
    dots = f"{'●' * (len(cards) - kokopellis)}{'◆' * kokopellis}{'○' * missing}"
    return text.append(" " * (len(name + mark) + 1) + dots, style="not dim")


def headline(view, letter, words, names):
    seat = view[letter]
    player = names[ord(letter) - ord("A")]
    return words("board-village", player=player, points=seat["score"], hand=seat["hand_cards"], deck=seat["deck_cards"])


def own_cards(view, seat, words):
    """What only this seat may see."""
    if seat is None:
        return []
    own = view["ABCD"[seat]]
    lines = [f"{words('board-hand')}: {card_names(own['hand'], words)}"]
    if own["under"]:
        lines.append(f"{words('board-under')}: {card_names(own['under'], words)}")
    if view.get("fresh"):
        lines.append(f"{words('board-fresh')}: {card_names(view['fresh'], words)}")
    return [Text(line) for line in lines]


def card_names(cards, words):
    """Each kind once, with its number: the order tells nothing in a hand and is kept in a deck."""
    runs = []
    for card in cards:
        if runs and runs[-1][0] == card:
            runs[-1][1] += 1
        else:
            runs.append([card, 1])
    return ", ".join(words(f"card-{card}") + (f" ×{n}" if n > 1 else "") for card, n in runs) or words("board-nothing")


# For those who listen --------------------------------------------------------------------------------------------


def tell(view, seat, words, names):
    """The same table in sentences, nothing said by place, colour or shape alone."""
    prizes = ", ".join(f"{words(f'card-{name}')} {prize}" for name, prize in view["tiles"].items())
    lines = [f"{progress(view, words)}.", f"{words('board-tiles')}: {prizes}."]
    for letter in seats(view):
        lines.append(f"{letter}, {headline(view, letter, words, names)}.")
        lines += [tell_space(view, letter, place, words) for place in view[letter]["village"]]
    return [*lines, *(f"{line}." for line in map(str, own_cards(view, seat, words)))]


def tell_space(view, letter, place, words):
    cards = view[letter]["village"][place]
    near = f", {words('board-in-zone')}" if f"{letter}{place}" in view.get("zone", []) else ""
    return f"  {letter}{place}: {words('board-ceremony', ceremony=words(f'card-{cards[0]}'), cards=len(cards))}{near}."
