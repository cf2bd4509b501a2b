"""Moves and notes of Kokopelli as people write and read them. The grammar is in docs/kokopelli.md.

    draw · open turtle @A2 · add turtle @B3 · add kokopelli @B3 · stop · cancel @A2 · exchange · under turtle · pass
"""

import re

from rookery.games.kokopelli.rules import (
    ADD,
    ADD_KOKOPELLI,
    CANCEL,
    CARDS,
    CEREMONIES,
    DRAW,
    EXCHANGE,
    OPEN,
    PASS,
    PLACES,
    REASONS,
    SEATS,
    SPACES,
    STOP,
    UNDER,
    added_card,
    added_space,
)
from rookery.words import Refusal, closest

SIMPLE = {DRAW: "draw", EXCHANGE: "exchange", PASS: "pass", STOP: "stop"}
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
RULE_IN_FORCE = ("K9", "K17", "K36", "K25", "K11")  # by what is asked


def space_name(space):
    """A2 is the second space of seat A's village; 5 and 6 lie below the deck."""
    return f"{seat_name(space // PLACES)}{space % PLACES + 1}"


def seat_name(seat):
    return chr(ord("A") + seat)


def parts(s, move):
    """A move taken apart: its verb, and the card and space it names."""
    if move in SIMPLE:
        return {"verb": SIMPLE[move]}
    if move >= UNDER:
        return {"verb": "under", "card": CARDS[move - UNDER]}
    if move >= CANCEL:
        return {"verb": "cancel", "space": space_name(move - CANCEL)}
    if move >= ADD:
        return {"verb": "add", "card": CARDS[added_card(s, move)], "space": space_name(added_space(move))}
    return {"verb": "open", "card": CARDS[(move - OPEN) // SPACES], "space": space_name((move - OPEN) % SPACES)}


def text(s, move):
    return _join(parts(s, move))


def _join(parts):
    return " ".join(("@" if part == "space" else "") + word for part, word in parts.items())


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
    if name not in CARDS:
        raise Refusal("kokopelli:card-unknown", card=name, guess=closest(name, CARDS))
    return name


def read_space(name, seat):
    match = re.fullmatch(r"([a-d]?)([1-6])", name.lower())
    if not match:
        raise Refusal("kokopelli:space-unknown", space=name)
    return (match[1].upper() or seat_name(seat)) + match[2]


def rule(s):
    return RULE_IN_FORCE[s.asked]


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
    "card": CARDS.__getitem__,
    "ceremony": CEREMONIES.__getitem__,
    "space": space_name,
    "why": REASONS.__getitem__,
}
assert SEATS == 4  # the pattern of read_space
