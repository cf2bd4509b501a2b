"""Thousands of games at once through Gymnasium's vector interface.

    from rookery.env.vector import VectorGames
    games = VectorGames("kokopelli", players=2, num_envs=4096)
    observations, infos = games.reset(seed=1)
    observations, rewards, terminations, truncations, infos = games.step(actions)

One environment is one table where all seats are the learner's: an observation is what the seat to move sees, an action
is what it does, a reward is for the seat that has just moved. `infos` tell the rest:

    action_mask   1 for each legal action of the seat to move     results   of the game that ended last, by seat
    seat          which seat that is                              scores    likewise, points
    final_obs     what the last mover saw at the end              _final_obs, _results, _scores  where a game has ended

A game that ends is followed at once by the next (`AutoresetMode.SAME_STEP`). All arrays are written in place: they can
be the caller's own (`buffers`, see `Batch`), and whoever wants to keep one copies it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from rookery.engine.features import TYPE
from rookery.engine.game import Game
from rookery.engine.learning import IllegalAction
from rookery.engine.runner import LIMIT
from rookery.env.batch import Batch
from rookery.games import find

MOST_SEED = (1 << 64) - 1


def spaces(game: Game, players: int) -> tuple[gymnasium.spaces.Box, gymnasium.spaces.Discrete]:
    """What one seat sees, and what it can do."""
    low, high = game.learn.FEATURES.bounds(players)
    return gymnasium.spaces.Box(low, high, dtype=TYPE), gymnasium.spaces.Discrete(game.rules.N_ACTIONS)


class VectorGames(VectorEnv):
    """See the module."""

    def __init__(
        self,
        game: str | Game,
        players: int = 2,
        num_envs: int = 128,
        options: Mapping[str, Any] | None = None,
        reward: str = "rank",
        max_moves: int = LIMIT,
        jobs: int | None = None,
        buffers: Mapping[str, np.ndarray] | None = None,
    ) -> None:
        """`reward`: `rank`, from 1 for ahead of all others to -1, or `score`, points ahead of the others' mean."""
        game = find(game) if isinstance(game, str) else game
        self.batch = Batch(game, players, num_envs, options, reward, max_moves, jobs, buffers)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = spaces(game, players)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._infos = {"action_mask": self.batch.masks, "seat": self.batch.seats}
        self._begun = False

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """New games everywhere. Without a seed the first ones are random, and later ones go on from there."""
        if seed is not None or not self._begun:
            self.batch.seed(self._seeds(seed))
        self.batch.begin()
        self._begun = True
        return self.batch.observations, dict(self._infos)

    def _seeds(self, seed: int | Sequence[int] | None) -> np.ndarray:
        """A number gives the first game this seed and each further one the next, as Gymnasium has it."""
        if seed is None:
            return np.random.SeedSequence().generate_state(self.num_envs, np.uint64)
        seeds = [seed + i for i in range(self.num_envs)] if isinstance(seed, int) else list(seed)
        if len(seeds) != self.num_envs:
            raise ValueError(f"there must be {self.num_envs} seeds, one for each game, not {len(seeds)}")
        if not all(isinstance(one, int | np.integer) and 0 <= one <= MOST_SEED for one in seeds):
            raise ValueError(f"a seed is a whole number from 0 to {MOST_SEED}")
        return np.array(seeds, np.uint64)

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """One action in each game. If one is not legal, `InvalidAction` is raised and nothing has been played."""
        if not self._begun:
            raise ResetNeeded("call reset before the first step")
        batch = self.batch
        try:
            batch.step(actions if _are_ready(actions) else _whole_numbers(actions))
        except IllegalAction as error:
            raise InvalidAction(str(error)) from None
        infos = dict(self._infos)
        ended = batch.terminations | batch.truncations
        if ended.any():
            infos |= {"final_obs": batch.final_observations, "results": batch.results, "scores": batch.scores}
            infos |= {"_final_obs": ended, "_results": ended, "_scores": ended}
        return batch.observations, batch.rewards, batch.terminations, batch.truncations, infos

    def random_actions(self) -> np.ndarray:
        """A legal action for each game."""
        if not self._begun:
            raise ResetNeeded("call reset before asking for actions")
        actions = np.zeros(self.num_envs, np.int64)
        self.batch.choose_at_random(actions)
        return actions

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()


def _are_ready(actions: Any) -> bool:
    return type(actions) is np.ndarray and actions.dtype == np.int64


def _whole_numbers(actions: Any) -> np.ndarray:
    """A list or other whole numbers will do, too."""
    array = np.asarray(actions)
    if array.dtype.kind not in "iu":
        raise InvalidAction(f"actions must be whole numbers, not {array.dtype}")
    return np.ascontiguousarray(array, np.int64)
