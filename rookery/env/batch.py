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

from rookery.engine import native
from rookery.engine.game import Game
from rookery.engine.kit import scramble
from rookery.engine.learning import REWARDS, IllegalAction, checked, layout, own_numbers
from rookery.engine.runner import LIMIT
from rookery.engine.state import copied

FEW = 256  # games that are not worth waking another thread for


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
        self._doors = native.load(game, "many")
        self._books = self._states, self._desks, self._own
        shown = self.observations, self.masks, self.seats
        told = self.rewards, self.terminations, self.truncations, self.results, self.scores, self.final_observations
        self._to_begin = self._states, self._desks, self._start, self._own, *shown
        self._before_actions = self._states, self._desks, self._start, self._own, limit, REWARDS[reward]
        self._after_actions = *shown, *told
        self._shape = (games,)
        self._threads, self._parts = _threads(games, jobs)
        self.jobs = len(self._parts)  # threads at work

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
        self._each(self._doors["begin_games"], *self._to_begin)

    def step(self, actions: np.ndarray) -> None:
        """One action in each game, or in none if one of them is not legal. A game that ends is followed by the next."""
        checked("actions", actions, self._shape, np.int64)
        refused = self._doors["first_refused"](0, self.games, *self._books, actions)
        if refused < self.games:
            raise IllegalAction(f"action {actions[refused]} of game {refused} is not legal, so nothing was played")
        self._each(self._doors["step_games"], *self._before_actions, actions, *self._after_actions)

    def choose_at_random(self, actions: np.ndarray) -> None:
        """Write a legal action for each game."""
        checked("actions", actions, self._shape, np.int64)
        self._doors["choose_at_random"](0, self.games, *self._books, actions)

    def copy_of_states(self) -> np.ndarray:
        """The records of the games, for somebody who wants to look."""
        return copied(self._states)

    def _each(self, door: Callable[..., None], *arrays: Any) -> None:
        """All games, shared out among the threads; this one takes the first part."""
        if self._threads is None:
            door(0, self.games, *arrays)
            return
        others = [self._threads.submit(door, first, end, *arrays) for first, end in self._parts[1:]]
        door(*self._parts[0], *arrays)
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
