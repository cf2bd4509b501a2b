"""What a learner's row of numbers holds, stated once: for spaces, for tests and for the documentation."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

TYPE = np.int16


@dataclass(frozen=True)
class Feature:
    """Some numbers of a row that mean the same kind of thing."""

    name: str
    numbers: int
    most: int  # to divide by, for networks; what can be more is counted as so much
    about: str
    least: int = 0


@dataclass(frozen=True)
class Features:
    """A row: what the viewer alone knows, what is on the table, and a block for each seat, the viewer's first."""

    own: tuple[Feature, ...]
    table: tuple[Feature, ...]
    seat: tuple[Feature, ...]

    def row(self, players: int) -> Iterator[tuple[str, int | None, Feature]]:
        """All of a row in its order: the part, the seat counted from the viewer, and the feature."""
        for feature in self.own:
            yield "own", None, feature
        for feature in self.table:
            yield "table", None, feature
        for seat in range(players):
            for feature in self.seat:
                yield "seat", seat, feature

    def count(self, players: int) -> int:
        return sum(feature.numbers for _, _, feature in self.row(players))

    def place(self, name: str) -> int:
        """Where a feature stands in a row; if every seat has it, that of the viewer."""
        before = 0
        for _, _, feature in self.row(1):
            if feature.name == name:
                return before
            before += feature.numbers
        raise KeyError(name)

    def bounds(self, players: int) -> tuple[np.ndarray, np.ndarray]:
        """The least and the most of each number of a row."""
        found = [feature for _, _, feature in self.row(players) for _ in range(feature.numbers)]
        return np.array([one.least for one in found], TYPE), np.array([one.most for one in found], TYPE)
