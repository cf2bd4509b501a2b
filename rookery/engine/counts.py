"""What a study counts: the things of a game, and the notes that tell that one came up or that a seat used it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

Thing = str | int
MANY = 255  # uses of one thing by one seat in one game; more are counted as so many


@dataclass(frozen=True)
class Told:
    """A kind of note that tells of a thing: one of its values is the thing, or the note as such is."""

    note: str
    value: str = ""  # the name of that value; or else
    thing: Thing = ""
    only: tuple[str, Thing] | None = None  # a value that the note must have, by name


@dataclass(frozen=True)
class Count:
    """Things of one kind. Its name is the message `count-NAME` of the game."""

    name: str
    things: Sequence[Thing]
    used: Sequence[Told] = ()  # by the seat of the note; none for things that are only in play or not
    came: Sequence[Told] = ()  # into play; none for things that are in every game


class Sheet:
    """The counts of one game, filled in from its notes. A row is one thing of one count, in their order."""

    def __init__(self, counts: Sequence[Count], players: int) -> None:
        rows = [(count, thing) for count in counts for thing in count.things]
        self.came = np.array([not count.came for count, _ in rows])
        self.used = np.zeros((len(rows), players), np.uint8)
        self._used = _by_note([(count.name, told) for count in counts for told in count.used])
        self._came = _by_note([(count.name, told) for count in counts for told in count.came])
        self._row = {(count.name, thing): row for row, (count, thing) in enumerate(rows)}

    def add(self, notes: Sequence[dict[str, Any]]) -> None:
        for note in notes:
            for name, told in self._came.get(note["note"], ()):
                self._mark(name, told, note, None)
            for name, told in self._used.get(note["note"], ()):
                self._mark(name, told, note, note["seat"])

    def _mark(self, name: str, told: Told, note: dict[str, Any], seat: int | None) -> None:
        if told.only and note[told.only[0]] != told.only[1]:
            return
        row = self._row.get((name, note[told.value] if told.value else told.thing))
        if row is not None:
            self.came[row] = True
            if seat is not None and self.used[row, seat] < MANY:
                self.used[row, seat] += 1


def _by_note(told: Sequence[tuple[str, Told]]) -> dict[str, list[tuple[str, Told]]]:
    found: dict[str, list[tuple[str, Told]]] = {}
    for name, one in told:
        found.setdefault(one.note, []).append((name, one))
    return found
