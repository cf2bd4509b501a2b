"""One match: where it began and the moves since. Everything else is played again from those."""

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Self

import numpy as np

from rookery.engine.game import Game, Moves, Note
from rookery.engine.kit import NOBODY
from rookery.engine.runner import Runner, interpreted
from rookery.engine.state import copied, digest, put, window_on
from rookery.words import Refusal

SEEDS = 1 << 64


class Match:
    """`play` takes a move as people write it and refuses what is not legal; `undo` goes back to any earlier point."""

    def __init__(self, game: Game, start: np.ndarray, runner: Runner | None = None) -> None:
        """A match that begins at a position. Without a runner the rules are interpreted."""
        self.game = game
        self.runner = runner or interpreted(game)
        self.options: dict[str, Any] = {}
        self.seed: int | None = None
        self.moves: list[int] = []
        self.start = start
        self._now = copied(start)
        self._room = np.zeros(game.rules.MAX_LEGAL, np.int16)
        self.state = window_on(game.rules.STATE)(self._now)  # the position, to be read by the game's own modules

    @classmethod
    def deal(
        cls, game: Game, players: int, options: Mapping[str, Any], seed: int, runner: Runner | None = None
    ) -> Self:
        """A new match. It is the same whenever options and seed are."""
        runner = runner or interpreted(game)
        start = game.new_states(players, options)
        runner.setup(start, 0, check_seed(seed))
        match = cls(game, start, runner)
        match.options, match.seed = game.check_options(options), seed
        return match

    # Looking

    @property
    def players(self) -> int:
        return int(self.state.players)

    @property
    def seat(self) -> int:
        """Who decides now."""
        return int(self.state.seat)

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def scores(self) -> list[int]:
        return [int(self.state.score[seat]) for seat in range(self.players)]

    @property
    def winners(self) -> list[int]:
        return [seat for seat in range(self.players) if self.state.won[seat]]

    @property
    def digest(self) -> str:
        return digest(self._now)

    def legal(self) -> list[int]:
        """The legal moves as numbers."""
        count = self.runner.legal(self._now, 0, self._room)
        moves: list[int] = self._room[:count].tolist()
        return moves

    def legal_texts(self) -> list[str]:
        """The legal moves as people read them, in the order of `legal`."""
        return [self.text(move) for move in self.legal()]

    def text(self, move: int) -> str:
        return str(self.game.moves.text(self.state, move))

    def notes(self) -> list[Note]:
        """What the last move did, or the deal if there was none yet."""
        return notes_in(self.state, self.game.moves)

    def copy_of_state(self) -> np.ndarray:
        """The record, for somebody who wants to try things out."""
        return copied(self._now)

    def imagined(self, seed: int) -> "Trial":
        """Moves can be tried here in a world as whoever decides must imagine it."""
        return self._trial.begin(seed)

    @cached_property
    def _trial(self) -> "Trial":
        return Trial(self)

    def fork(self) -> "Match":
        """The same position, for somebody who thinks about it while the match goes on."""
        fork = Match(self.game, self.copy_of_state(), self.runner)
        fork.moves = list(self.moves)
        return fork

    # Moving

    def play(self, text: str) -> None:
        """Play a move as people write it."""
        self.apply(self.find(text))

    def find(self, text: str) -> int:
        """The legal move that a text means; refused, with the rule that forbids it, if there is none."""
        if self.over:
            raise Refusal("match-over", move=text)
        wanted = self.game.moves.read(text, self.seat)
        for move in self.legal():
            if self.text(move) == wanted:
                return move
        raise Refusal("move-illegal", move=wanted, rule=self.game.moves.why_not(self.state, wanted))

    def apply(self, move: int) -> None:
        """Play a move that is known to be legal."""
        self.runner.apply(self._now, 0, move)
        self.moves.append(move)

    def undo(self, ply: int) -> None:
        """Go back to where only the first `ply` moves had been played."""
        if not 0 <= ply <= len(self.moves):
            raise Refusal("undo-too-far", ply=str(ply), moves=len(self.moves))
        again = self.moves[:ply]
        self.moves = []
        put(self._now, self.start)
        for move in again:
            self.apply(move)


def notes_in(state: Any, moves: Moves) -> list[Note]:
    """What the move did that led to a position."""
    found, rows, values = [], state.notes, moves.VALUES
    for row in range(state.noted):
        name, *fields = moves.NOTES[rows[row, 0]]
        who = rows[row, 1]
        note: Note = {"note": name, "seat": None if who == NOBODY else who}
        for column, field in enumerate(fields, start=2):
            number = rows[row, column]
            note[field] = values[field][number] if field in values else number
        found.append(note)
    return found


class Trial:
    """Single moves tried out, in a world as whoever decides must imagine it: what they cannot know is dealt anew."""

    def __init__(self, match: Match) -> None:
        self._match, self._start, self._now = match, match.copy_of_state(), match.copy_of_state()
        self._state = window_on(match.game.rules.STATE)(self._now)
        states = (match._now, self._start, self._now)
        self._there, self._first, self._bytes = (state.view(np.uint8).data for state in states)

    def begin(self, seed: int) -> Self:
        """Try from where the match is now."""
        self._first[:] = self._there
        self._match.runner.redeal(self._start, 0, self._match.seat, seed)
        return self

    def of(self, move: int) -> Any:
        """The position after a move, until the next one is tried."""
        self._bytes[:] = self._first
        self._match.runner.apply(self._now, 0, move)
        return self._state


def points_by_reason(match: Match) -> list[Counter[str]]:
    """For each seat the points of the match so far, by where they came from."""
    again = Match(match.game, match.start, match.runner)
    found: list[Counter[str]] = [Counter() for _ in range(match.players)]
    for move in match.moves:
        again.apply(move)
        for note in again.notes():
            if note["note"] == "points":
                found[note["seat"]][note["why"]] += note["points"]
    return found


def check_seed(seed: Any) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
        raise Refusal("seed-out-of-range", seed=str(seed))
    return seed
