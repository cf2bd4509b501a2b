"""A study: many games of a bot against itself, in which everything is counted that the game's `study.py` names.

Each game has a seed of its own, made from the study's seed and the game's number, and the games are put in their order
before anything is worked out: so the result is the same whatever the number of jobs.
"""

import json
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from rookery.arena import pool
from rookery.arena.schedule import bot_seed, deal_seed
from rookery.bots import Bot, bot_of, choose
from rookery.engine.counts import Sheet
from rookery.engine.game import Game
from rookery.engine.match import Match
from rookery.engine.runner import LIMIT, Runner, compiled
from rookery.games import find

MOST_GAMES = 200_000  # all counts of all games are kept until the end, some hundred bytes each
CHUNK = 50  # games at the most that a job plays before it reports


@dataclass(frozen=True)
class Study:
    """Everything its games follow from, but how many there are."""

    game: Game
    players: int
    options: dict[str, Any]
    bot: str
    seed: int

    @property
    def description(self) -> str:
        """As workers are told."""
        told = {
            "game": self.game.name,
            "players": self.players,
            "options": self.options,
            "bot": self.bot,
            "seed": self.seed,
        }
        return json.dumps(told if self.game.is_standard else told | {"components": self.game.box})


@dataclass(frozen=True)
class Games:
    """What came of some games: each finished one is a row."""

    first: int  # number of the first game
    played: int  # with those that were given up
    won: np.ndarray  # share of the win, by seat
    score: np.ndarray  # by seat
    came: np.ndarray  # whether it did, by thing
    used: np.ndarray  # how often, by thing and seat

    @property
    def finished(self) -> int:
        return len(self.won)


def play(study: Study, games: int, jobs: int) -> Generator[Games, None, None]:
    """Play the games of a study, some at a time; they come as they are finished."""
    size = max(1, min(CHUNK, games // (20 * jobs)))
    tasks = ((study.description, first, min(size, games - first)) for first in range(0, games, size))
    return pool.results(play_some, tasks, jobs)


def together(some: Sequence[Games]) -> Games:
    """All games in their order."""
    ordered = sorted(some, key=lambda one: one.first)
    rows = {name: np.concatenate([getattr(one, name) for one in ordered]) for name in ("won", "score", "came", "used")}
    return Games(first=0, played=sum(one.played for one in ordered), **rows)


def play_some(description: str, first: int, count: int) -> Games:
    """Some games in a row, in whichever process."""
    game, _, _ = _table(description)
    players, things = json.loads(description)["players"], sum(len(kind.things) for kind in game.study.COUNTS)
    over = np.zeros(count, bool)
    won, score = np.zeros((count, players)), np.zeros((count, players), np.int16)
    came, used = np.zeros((count, things), bool), np.zeros((count, things, players), np.uint8)
    for row in range(count):
        match, sheet = play_game(description, first + row)
        over[row], score[row], came[row], used[row] = match.over, match.scores, sheet.came, sheet.used
        won[row, match.winners] = 1 / max(1, len(match.winners))
    return Games(first, count, won[over], score[over], came[over], used[over])


def play_game(description: str, number: int) -> tuple[Match, Sheet]:
    """One game, and what was counted in it."""
    game, runner, bot = _table(description)
    told = json.loads(description)
    match = Match.deal(game, told["players"], told["options"], deal_seed(told["seed"], number), runner)
    chances = [bot_seed(told["seed"], number, seat) for seat in range(match.players)]
    sheet = Sheet(game.study.COUNTS, match.players)
    sheet.add(match.notes())
    while not match.over and len(match.moves) < LIMIT:
        match.apply(choose(bot, match, chances[match.seat]))
        sheet.add(match.notes())
    return match, sheet


@cache
def _table(description: str) -> tuple[Game, Runner, Bot]:
    """What a process needs to play, made once."""
    told = json.loads(description)
    game = find(told["game"], told.get("components"))
    return game, compiled(game), bot_of(told["bot"])
