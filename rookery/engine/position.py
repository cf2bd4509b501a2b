"""Positions written by hand: readers that check every name, and the comparison of what must hold with what is.

A position is a nest of names (see a game's `position.py`). A reader takes what somebody wrote and where it stands, and
gives back what the game's `describe` would write, or refuses it with a sentence that names the place.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Any

from rookery.words import Refusal, closest

Reader = Callable[[Any, str], Any]

REST = "..."  # in a list of pieces: any others, any number of them


def up_to(most: int, least: int = 0) -> Reader:
    """A whole number from `least` to `most`."""

    def read(value: Any, place: str) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise Refusal("position-not-number", place=place, value=str(value), least=least, most=most)
        return value

    return read


def yes_or_no(value: Any, place: str) -> bool:
    if not isinstance(value, bool):
        raise Refusal("position-not-yes-or-no", place=place, value=str(value))
    return value


def one_of(*known: Any) -> Reader:
    def read(value: Any, place: str) -> Any:
        if isinstance(value, bool) or value not in known:
            names = [str(word) for word in known]
            raise Refusal("position-unknown-word", place=place, value=str(value), guess=closest(str(value), names))
        return value

    return read


def set_of(*known: Any) -> Reader:
    """A list of different words, in any order."""

    def read(value: Any, place: str) -> list[Any]:
        if not isinstance(value, list):
            raise Refusal("position-not-list", place=place, value=str(value))
        for word in value:
            one_of(*known)(word, place)
            if value.count(word) > 1:
                raise Refusal("position-word-twice", place=place, value=str(word))
        return sorted(value, key=known.index)

    return read


def names_of(readers: Mapping[str, Reader]) -> Reader:
    """A table of names, each with a reader of its own."""

    def read(value: Any, place: str) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise Refusal("position-not-names", place=place)
        found = {}
        for name, part in value.items():
            at = f"{place}.{name}" if place else name
            if name not in readers:
                raise Refusal("position-unknown-name", place=at, guess=closest(name, readers))
            found[name] = readers[name](part, at)
        return found

    return read


def pieces_in_order(*known: str) -> Reader:
    """Cards or other pieces whose order counts: a list of names, or a text such as "2 turtle, kokopelli, ..."."""

    def read(value: Any, place: str) -> list[str]:
        parts = [part for part in value.split(",") if part.strip()] if isinstance(value, str) else value
        if not isinstance(parts, list):
            raise Refusal("position-not-list", place=place, value=str(value))
        found: list[str] = [one_of(*known, REST)(name, place) for part in parts for name in _copies(str(part))]
        if found.count(REST) > 1:
            raise Refusal("position-two-rests", place=place)
        return found

    return read


def pieces(*known: str) -> Reader:
    """Cards or other pieces in any order, the rest of them last."""

    def read(value: Any, place: str) -> list[str]:
        found: list[str] = pieces_in_order(*known)(value, place)
        return AnyOrder(sorted(found, key=(*known, REST).index))

    return read


class AnyOrder(list[str]):
    """Pieces whose order does not count."""


def _copies(part: str) -> list[str]:
    """Two of them, for "2 eagle feather"."""
    count, *words = part.lower().split() or [""]
    if count.isdecimal() and len(count) < 5 and words:
        return ["-".join(words)] * min(int(count), 99)
    return ["-".join([count, *words])]


def differences(wanted: Any, found: Any, place: str = "") -> list[tuple[str, Any, Any]]:
    """Where a position is not as it must be: the place, what was wanted, and what is there.

    Names that are not mentioned may be anything, but an empty table or list means that nothing is there."""
    if isinstance(wanted, dict) and wanted and isinstance(found, dict):
        return [
            difference
            for name, part in wanted.items()
            for difference in differences(part, found.get(name), f"{place}.{name}" if place else name)
        ]
    return [] if fits(wanted, found) else [(place, wanted, found)]


def fits(wanted: Any, found: Any) -> bool:
    if not isinstance(wanted, list) or REST not in wanted:
        return bool(wanted == found) or (wanted in ({}, []) and not found)
    at = wanted.index(REST)
    if isinstance(wanted, AnyOrder):
        return Counter(wanted[:at]) <= Counter(found)
    before, after = wanted[:at], wanted[at + 1 :]
    enough = len(found) >= len(before) + len(after)
    return bool(enough and found[:at] == before and found[len(found) - len(after) :] == after)


def shorten(value: Any) -> str:
    """A value of a position as people write it: "2 turtle, kokopelli"."""
    if not isinstance(value, list):
        return str(value)
    runs = [(name, len(list(run))) for name, run in groupby(value)]
    return ", ".join(f"{count} {name}" if count > 1 else str(name) for name, count in runs) or "–"
