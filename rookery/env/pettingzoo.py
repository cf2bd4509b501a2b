"""A game as a PettingZoo environment (AEC): seats take turns, each sees what it may see and no more.

    from rookery.env import pettingzoo
    env = pettingzoo.env("kokopelli", players=2)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else policy(observation["observation"], observation["action_mask"])
        env.step(action)

Actions are numbered with seats counted from the one that moves (docs/environments.md). Rewards come at the end: `rank`,
from 1 for ahead of all others to -1, or `score`, points ahead of the others' mean. An action that is not legal raises
`ValueError` and leaves the game as it was.
"""

from collections.abc import Mapping
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from rich.console import Console

from rookery.engine.features import TYPE
from rookery.engine.game import SEAT_NAMES, Game
from rookery.engine.learning import REWARDS, own_numbers
from rookery.engine.match import Match
from rookery.engine.runner import LIMIT, compiled
from rookery.engine.step import result_of
from rookery.env.vector import spaces
from rookery.games import find
from rookery.words import Words

WIDTH = 100  # letters of a drawing


def env(game: str | Game, players: int = 2, **how: Any) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: using it in the wrong order is told at once."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, players, **how))


class raw_env(AECEnv):
    """The environment itself, under the name that PettingZoo gives it."""

    def __init__(
        self,
        game: str | Game,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        reward: str = "rank",
        max_moves: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if reward not in REWARDS:
            raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward}")
        self.game = find(game) if isinstance(game, str) else game
        self.metadata: dict[str, Any] = {
            "name": f"rookery_{self.game.name}_v{self.game.version}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode must be human or ansi, not {render_mode}")
        self.render_mode = render_mode
        self._options = self.game.check_options(options or {})
        self._players = self.game.check_players(players)
        self._reward, self._max_moves = REWARDS[reward], max_moves
        self._own = own_numbers(self.game, players)
        self._moves = np.argsort(self._own, axis=1)  # the other way round: a seat's action, and the move
        self._runner = compiled(self.game)
        self._dice = np.random.default_rng()
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        seen, actions = spaces(self.game, players)
        mask = gymnasium.spaces.Box(0, 1, (self.game.rules.N_ACTIONS,), np.int8)
        both = gymnasium.spaces.Dict({"observation": seen, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, both)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)

    def observation_space(self, agent: str) -> gymnasium.spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. The same seed gives the same game; without one, the next of a row of games that nobody can guess."""
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        deal = int(self._dice.integers(0, 1 << 64, dtype=np.uint64))
        self.match = Match.deal(self.game, self._players, self._options, deal, self._runner)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_move()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        row = np.zeros(self.observation_spaces[agent]["observation"].shape, TYPE)
        self._runner.observe(self.match.copy_of_state(), 0, seat, row)
        mask = np.zeros(self.game.rules.N_ACTIONS, np.int8)
        if seat == self.match.seat and not self._is_over(agent):
            mask[self._own[seat, self.match.legal()]] = 1
        return {"observation": row, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self._is_over(agent):
            self._was_dead_step(action)
            return
        self.match.apply(self._move_of(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.match.over:
            for seat, one in enumerate(self.possible_agents):
                self.rewards[one] = float(result_of(self.match.state, seat, self._reward))
            self.terminations = dict.fromkeys(self.agents, True)
        elif len(self.match.moves) >= self._max_moves:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self._to_move()
        if self.render_mode == "human":
            self.render()

    def _move_of(self, action: Any) -> int:
        """Refused before anything has happened."""
        seat, moves = self.match.seat, self.game.rules.N_ACTIONS
        if isinstance(action, int | np.integer) and not isinstance(action, bool) and 0 <= action < moves:
            move = int(self._moves[seat, action])
            if move in self.match.legal():
                return move
        raise ValueError(f"{action} is not a legal action of {self.agent_selection}: see its action_mask")

    def _to_move(self) -> str:
        return self.possible_agents[self.match.seat]

    def _is_over(self, agent: str) -> bool:
        return self.terminations[agent] or self.truncations[agent]

    def render(self) -> str | None:
        """The table as an onlooker sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render does nothing: the environment was made without render_mode")
            return None
        words, names = Words("en", self.game.folder), SEAT_NAMES[: self._players]
        view = self.game.seen(self.match.state, None)
        console = Console(width=WIDTH, highlight=False, force_terminal=False)
        with console.capture() as drawn:
            console.print(self.game.terminal.draw(view, None, words, names))
        if self.render_mode == "ansi":
            return drawn.get()
        print(drawn.get())
        return None

    def close(self) -> None:
        """Nothing is held open."""


kokopelli = partial(env, "kokopelli")
moa = partial(env, "moa")
perch = partial(env, "perch")
