"""Moves and notes of Kokopelli as people write and read them. The grammar is in docs/kokopelli.md.

draw · open turtle @A2 · add turtle @B3 · add kokopelli @B3 · stop · cancel @A2 · exchange · under turtle · pass
"""

import re
from functools import cache

from rookery.engine.game import SEAT_NAMES
from rookery.words import Refusal, closest

from . import rules, table

SIMPLE = {table.DRAW: "draw", table.EXCHANGE: "exchange", table.PASS: "pass", table.STOP: "stop"}
FORMS = {
    "draw": "draw",
    "open": "open CARD @SPACE",
    "add": "add CARD @SPACE",
    "stop": "stop",
    "cancel": "cancel @SPACE",
    "exchange": "exchange",
    "under": "under CARD",
    "pass": "pass",
}
NONE = -1  # no ceremony
RULE_IN_FORCE = ("K9", "K17", "K36", "K25", "K11")  # by what is asked


@cache
def space_name(space):
    """A2 is the second space of seat A's village; 5 and 6 lie below the deck."""
    return f"{seat_name(space // table.PLACES)}{space % table.PLACES + 1}"


def seat_name(seat):
    return SEAT_NAMES[seat]


def going_on(s, move):
    """The ceremony that a move adds to or cancels: all that the meaning of a move takes from the position."""
    return s.ceremony[(move - table.ADD) % table.SPACES] if table.ADD <= move < table.UNDER else NONE


@cache
def parts(move, ceremony):
    """A move taken apart: its verb, the card it plays, the space it points at and the ceremony that goes on there."""
    if move in SIMPLE:
        return {"verb": SIMPLE[move]}
    if move >= table.UNDER:
        return {"verb": "under", "card": table.CARDS[move - table.UNDER]}
    if move < table.ADD:
        card, space = divmod(move - table.OPEN, table.SPACES)
        return {"verb": "open", "card": table.CARDS[card], "space": space_name(space)}
    there = {"space": space_name((move - table.ADD) % table.SPACES), "ceremony": table.CEREMONIES[ceremony]}
    if move >= table.CANCEL:
        return {"verb": "cancel"} | there
    return {"verb": "add", "card": table.CARDS[table.KOKOPELLI if move >= table.ADD_KOKOPELLI else ceremony]} | there


def text(s, move):
    return _written(move, going_on(s, move))


@cache
def _written(move, ceremony):
    return _join(parts(move, ceremony))


def _join(parts):
    written = parts["verb"]
    if "card" in parts:
        written += " " + parts["card"]
    return f"{written} @{parts['space']}" if "space" in parts else written


def read(typed, seat):
    """What somebody typed, as `text` would write it. Spaces without a village (`@2`) are the own."""
    words = typed.lower().replace("@", " @").split()
    verb = words[0] if words else ""
    if verb not in FORMS:
        raise Refusal("move-unknown", text=typed, guess=closest(verb, FORMS))
    found = {"verb": verb}
    rest = words[1:]
    if "CARD" in FORMS[verb]:
        name = [word for word in rest if not word.startswith("@")]
        rest = [word for word in rest if word.startswith("@")]
        found["card"] = read_card("-".join(name).replace("_", "-"))
    if "SPACE" in FORMS[verb] and rest:
        found["space"] = read_space(rest.pop(0).removeprefix("@"), seat)
    if rest or len(found) < len(FORMS[verb].split()):
        raise Refusal("move-incomplete", text=typed, form=FORMS[verb])
    return _join(found)


def read_card(name):
    if name not in table.CARDS:
        raise Refusal("kokopelli:card-unknown", card=name, guess=closest(name, table.CARDS))
    return name


def read_space(name, seat):
    match = re.fullmatch(r"([a-d]?)([1-6])", name.lower())
    if not match:
        raise Refusal("kokopelli:space-unknown", space=name.upper())
    return (match[1].upper() or seat_name(seat)) + match[2]


def rule(s):
    """The rule in force for the decision at hand."""
    return RULE_IN_FORCE[s.asked]


def why_not(s, text):
    """The rule that forbids a move which `read` knows but which is not legal."""
    verb, *rest = text.split()
    card = table.CARDS.index(rest[0]) if verb in ("open", "add", "under") else table.NO_CARD
    space = (
        SEAT_NAMES.index(rest[-1][1]) * table.PLACES + int(rest[-1][2]) - 1 if verb in ("open", "add", "cancel") else 0
    )
    if s.asked != table.FOR_ACTION or verb in ("stop", "under", "pass"):
        return rule(s)
    if verb == "open":
        return why_not_open(s, card, space)
    if verb == "add":
        return "K7" if s.taken >> space & 1 and not rules.reach(s, s.seat) >> space & 1 else "K17"
    return {"draw": "K12", "cancel": "K24", "exchange": "K25"}[verb]


def why_not_open(s, card, space):
    if card == table.KOKOPELLI:
        return "K15"
    free = rules.free_at_home(s, s.seat) | rules.free_by_fire(s, s.seat)
    if not s.hand[s.seat, card] or not free >> space & 1:
        return "K13" if space // table.PLACES == s.seat else "K39"
    return "K14"


# For each kind of note, in the order of rules.py: its name and what its numbers are.
NOTES = (
    ("in-play", "ceremony"),
    ("end-tokens", "left"),
    ("drew", "card", "why"),
    ("turn", "actions"),
    ("opened", "ceremony", "space"),
    ("added", "card", "space", "counts"),
    ("completed", "ceremony", "space", "cards"),
    ("cancelled", "ceremony", "space", "cards"),
    ("went-under", "card"),
    ("points", "points", "why"),
    ("end-token", "ceremony", "left"),
    ("extra-action", "host"),
    ("passed",),
    ("last-round", "why"),
    ("hand-discarded", "card"),
    ("game-over",),
)
VALUES = {
    "card": table.CARDS,
    "ceremony": table.CEREMONIES,
    "space": [space_name(space) for space in range(table.SPACES)],
    "why": table.REASONS,
}
