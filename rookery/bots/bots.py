"""The bots themselves. Each weighs the moves of the position at hand and makes the one it finds best."""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from rookery.engine.experience import NONE, experience_of
from rookery.engine.game import Game
from rookery.engine.kit import STRIDE, scramble, share
from rookery.engine.match import Match
from rookery.engine.think import HABITS, NODE

ROOM = 1 << 20  # nodes of a tree; memory is taken only as it fills
SLICE = {"native": 64, "interpreted": 1}  # lines between two looks at the clock


@dataclass(frozen=True)
class Weighed:
    """A move, and what a bot thinks of it."""

    move: int
    tried: int  # how many lines of play began with it
    outlook: float | None = None  # from 0, lost, to 1, won; a half is even, however many play
    lead: float | None = None  # points ahead of the best other at the end


class Bot(Protocol):
    @property
    def name(self) -> str:
        """As `bot_of` reads it."""

    def weigh(self, match: Match, seed: int) -> list[Weighed]:
        """The legal moves, best first. There are at least two."""


def consider(bot: Bot, match: Match, seed: int) -> list[Weighed]:
    """What a bot thinks of the moves that can be made now, best first."""
    legal = match.legal()
    if len(legal) == 1:
        return [Weighed(legal[0], tried=0)]
    return bot.weigh(match, int(scramble(seed ^ (len(match.moves) * STRIDE % (1 << 64)))))


def choose(bot: Bot, match: Match, seed: int) -> int:
    """The move a bot makes now."""
    return consider(bot, match, seed)[0].move


@dataclass(frozen=True)
class Random:
    """Any legal move."""

    name: str = "random"

    def weigh(self, match: Match, seed: int) -> list[Weighed]:
        moves = match.legal()
        first = share(seed, len(moves))
        return [Weighed(move, tried=0) for move in [*moves[first:], *moves[:first]]]


@dataclass(frozen=True)
class Greedy:
    """The move after which the position looks best at once, on average over some worlds as they may be."""

    name: str = "greedy"
    worlds: int = 8
    overlooks: int = 0  # of a hundred moves

    def weigh(self, match: Match, seed: int) -> list[Weighed]:
        found = match.runner.weigh(match.copy_of_state(), 0, self.worlds, seed)
        weighed = [Weighed(move, self.worlds, lead=total / self.worlds / 100) for move, total in found]
        return sorted(weighed, key=lambda one: (self._overlooked(one.move, seed), -(one.lead or 0.0)))

    def _overlooked(self, move: int, seed: int) -> bool:
        return bool(self.overlooks) and int(share(seed ^ int(scramble(move + 1)), 100)) < self.overlooks


@dataclass(frozen=True)
class Search:
    """The move that was tried most in a tree of moves, grown line by line.

    Several trees grow on as many cores, each with worlds of its own; their lines are added up."""

    name: str
    lines: int = 0  # of all trees together; or else
    seconds: float = 0.0
    trees: int = 1
    unhurried_from: int = 0  # moves to choose from; with fewer it takes less than its time
    habits: dict[str, float] = field(default_factory=dict)  # where they differ from the game's own

    def weigh(self, match: Match, seed: int) -> list[Weighed]:
        state = match.copy_of_state()
        seeds = [int(scramble((seed + tree) % (1 << 64))) for tree in range(self.trees)]
        if self.trees == 1:
            roots = [self._grow(match, state, seeds[0], self.lines)]
        else:
            shares = [self.lines // self.trees + (tree < self.lines % self.trees) for tree in range(self.trees)]
            with ThreadPoolExecutor(self.trees) as threads:
                roots = list(threads.map(lambda seed, lines: self._grow(match, state, seed, lines), seeds, shares))
        return _merged(match.legal(), roots)

    def _grow(self, match: Match, state: np.ndarray, seed: int, lines: int) -> np.ndarray:
        """One tree; the moves at its root."""
        tree, used, runner = np.zeros(ROOM, NODE), 1, match.runner
        knows = self.habits_for(match.game, match.players), experience_of(match.game, match.players)
        if lines:
            runner.grow(state, 0, tree, used, *knows, seed, lines)
        else:
            hurry = min(1.0, len(match.legal()) / self.unhurried_from) if self.unhurried_from else 1.0
            end, grown = time.perf_counter() + hurry * self.seconds, 0
            while not grown or time.perf_counter() < end:
                step = SLICE[runner.mode]
                used = runner.grow(state, 0, tree, used, *knows, (seed + grown * STRIDE) % (1 << 64), step)
                grown += step
        return tree[_children(tree)]

    def habits_for(self, game: Game, players: int) -> np.ndarray:
        habits = np.zeros(1, HABITS)
        own = dict(game.judge.HABITS)
        if players >= 4:
            own |= getattr(game.judge, "HABITS_OF_MANY", {})
        if experience_of(game, players) is not NONE:
            own |= getattr(game.judge, "HABITS_OF_EXPERIENCE", {})
        for name, value in {**own, **self.habits}.items():
            habits[name] = value
        return habits


def _children(tree: np.ndarray) -> list[int]:
    """The places of the moves at the root."""
    found, child = [], int(tree[0]["first"])
    while child:
        found.append(child)
        child = int(tree[child]["after"])
    return found


def _merged(legal: Sequence[int], roots: Sequence[np.ndarray]) -> list[Weighed]:
    """The moves as all trees together see them: the one tried most first, of equals the better one."""
    weighed = []
    for move in legal:
        nodes = [node for root in roots for node in root if node["move"] == move]
        tried = sum(int(node["visits"]) for node in nodes)
        outlook = sum(float(node["worth"]) for node in nodes) / tried if tried else None
        lead = sum(float(node["lead"]) for node in nodes) / tried / 100 if tried else None
        weighed.append(Weighed(move, tried, outlook, lead))
    return sorted(weighed, key=lambda one: (-one.tried, -(one.outlook or 0.0)))
