"""Many games of one kind, stepped at once by compiled code into arrays that the caller owns.

This is what `vector` shows through Gymnasium's interface; it needs nothing but NumPy and Numba. Compiled code lets go
of Python's lock, so that threads are enough to use several cores. What comes of a game depends on its seed and its
actions alone, never on how many games there are beside it or how many threads work on them.
"""

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from rookery.engine import native, step
from rookery.engine.features import TYPE
from rookery.engine.game import Game
from rookery.engine.kit import scramble
from rookery.engine.runner import LIMIT

REWARDS = {"rank": step.RANK, "score": step.SCORE}
FEW = 256  # games that are not worth waking another thread for


class IllegalAction(ValueError):
    """Nothing has been played."""


def layout(game: Game, players: int, games: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """The shape and type of each array that a batch writes to."""
    row = (games, game.learn.FEATURES.count(players))
    return {
        "observations": (row, TYPE),  # of the seat to move
        "masks": ((games, game.rules.N_ACTIONS), np.int8),  # 1 for each legal action of that seat
        "seats": ((games,), np.int8),  # which seat that is
        "rewards": ((games,), np.float32),  # of the seat that has moved: its result if the game is over, else 0
        "terminations": ((games,), np.bool_),
        "truncations": ((games,), np.bool_),
        "results": ((games, players), np.float32),  # of the last game that ended, by seat; and likewise:
        "scores": ((games, players), np.int16),
        "final_observations": (row, TYPE),  # what the seat saw that made the last move
    }


def own_numbers(game: Game, players: int) -> np.ndarray:
    """By seat and move: the number of the action."""
    turned = game.learn.own_number
    moves = range(game.rules.N_ACTIONS)
    return np.array([[turned(players, seat, move) for move in moves] for seat in range(players)], np.int16)


def checked(name: str, array: Any, shape: tuple[int, ...], kind: Any) -> np.ndarray:
    if not isinstance(array, np.ndarray) or array.dtype != kind:
        given = getattr(array, "dtype", type(array).__name__)
        raise TypeError(f"{name} must be a NumPy array of {np.dtype(kind)}, not {given}")
    if array.shape != shape or not array.flags.c_contiguous or not array.flags.writeable:
        raise ValueError(f"{name} must have the shape {shape}, lie in one piece and be writeable; it has {array.shape}")
    return array


class Batch:
    """`begin` deals, `step` plays an action in each game. Both write to the arrays: copy what you keep."""

    def __init__(
        self,
        game: Game,
        players: int,
        games: int,
        options: Mapping[str, Any] | None = None,
        reward: str = "rank",
        limit: int = LIMIT,
        jobs: int | None = None,
        buffers: Mapping[str, np.ndarray] | None = None,
    ) -> None:
        if games < 1:
            raise ValueError(f"a batch has at least one game, not {games}")
        if reward not in REWARDS:
            raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward}")
        if limit < 1:
            raise ValueError(f"a game may last at least one move, not {limit}")
        self.game, self.players, self.games = game, players, games
        self._start = game.new_states(players, options or {})
        self._own = own_numbers(game, players)
        self._states = np.zeros(games, game.rules.STATE)
        self._desks = np.zeros(games, native.desk_of(game))
        wanted, given = layout(game, players, games), dict(buffers or {})
        for name in given:
            if name not in wanted:
                raise ValueError(f"there is no buffer {name}; there are {', '.join(wanted)}")
        arrays = {
            name: checked(name, given[name], *what) if name in given else np.zeros(*what)
            for name, what in wanted.items()
        }
        self.observations, self.masks, self.seats = (arrays[name] for name in ("observations", "masks", "seats"))
        self.rewards, self.terminations = arrays["rewards"], arrays["terminations"]
        self.truncations, self.results, self.scores = arrays["truncations"], arrays["results"], arrays["scores"]
        self.final_observations = arrays["final_observations"]
        self._shown = self.observations, self.masks, self.seats
        self._told = self.rewards, self.terminations, self.truncations, self.results, self.scores
        self._stepped = limit, REWARDS[reward]
        self._doors = native.load(game, "learn")
        self._threads, self._parts = _threads(games, jobs)

    # Seeds

    def seed(self, seeds: Sequence[int] | np.ndarray) -> None:
        """The game at each desk, and all that follow there, come from its seed alone."""
        self._desks["seed"] = scramble(np.asarray(seeds, np.uint64))
        self._desks["luck"] = scramble(~self._desks["seed"])

    def game_seeds(self) -> np.ndarray:
        """The seeds of the games at hand: with the moves they are all that `rookery replay` needs."""
        seeds: np.ndarray = scramble(self._desks["seed"])
        return seeds

    # Playing

    def begin(self) -> None:
        """A new game at each desk."""
        begin, (*state, own) = self._doors["begin_games"], self._books
        self._each(lambda first, end: begin(first, end, *state, self._start, own, *self._shown))

    def step(self, actions: np.ndarray) -> None:
        """One action in each game, or in none if one of them is not legal. A game that ends is followed by the next."""
        checked("actions", actions, (self.games,), np.int64)
        refused = self._doors["first_refused"](0, self.games, *self._books, actions)
        if refused < self.games:
            raise IllegalAction(f"action {actions[refused]} of game {refused} is not legal, so nothing was played")
        play, (*state, own) = self._doors["step_games"], self._books
        arrays = actions, *self._shown, *self._told, self.final_observations
        self._each(lambda first, end: play(first, end, *state, self._start, own, *self._stepped, *arrays))

    def choose_at_random(self, actions: np.ndarray) -> None:
        """Write a legal action for each game."""
        self._doors["choose_at_random"](
            0, self.games, *self._books, checked("actions", actions, (self.games,), np.int64)
        )

    def copy_of_states(self) -> np.ndarray:
        """The records of the games, for somebody who wants to look."""
        return self._states.copy()

    @property
    def _books(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        return self._states, self._desks, self._own

    def _each(self, play: Callable[[int, int], None]) -> None:
        """All games, shared out among the threads; this one takes the first part."""
        if self._threads is None:
            play(0, self.games)
            return
        others = [self._threads.submit(play, first, end) for first, end in self._parts[1:]]
        play(*self._parts[0])
        for other in others:
            other.result()

    def close(self) -> None:
        if self._threads is not None:
            self._threads.shutdown()


def _threads(games: int, jobs: int | None) -> tuple[ThreadPoolExecutor | None, list[tuple[int, int]]]:
    cores = len(os.sched_getaffinity(0)) if jobs is None else jobs
    parts = max(1, min(cores, games // FEW))
    edges = [games * part // parts for part in range(parts + 1)]
    return ThreadPoolExecutor(parts - 1) if parts > 1 else None, list(pairwise(edges))
