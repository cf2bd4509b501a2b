"""A tournament: what is played, and one of its games. Both are plain data, for files and for other machines."""

import importlib.metadata
import json
import time
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any

from rookery.arena import pool
from rookery.arena.schedule import Seats, block, block_size, bot_seed, deal_seed, lineups
from rookery.bots import Bot, bot_of, choose
from rookery.engine.game import Game
from rookery.engine.match import Match
from rookery.engine.runner import LIMIT, Runner, compiled
from rookery.games import find
from rookery.words import Refusal

FORMAT = "rookery-arena"
FORMAT_VERSION = 1
MOST_BOTS = 64


@dataclass(frozen=True)
class Tournament:
    """Everything its games follow from, but how many there are."""

    game: Game
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int

    def __post_init__(self) -> None:
        if not 2 <= len(self.bots) <= MOST_BOTS:
            raise Refusal("arena-too-few-bots", least=2, most=MOST_BOTS, bots=len(self.bots))
        for name in self.bots:
            bot_of(name)

    @property
    def names(self) -> list[str]:
        """The bots for people: who takes part twice is told apart."""
        earlier = [self.bots[:number].count(name) for number, name in enumerate(self.bots)]
        return [f"{name} #{n + 1}" if n else name for name, n in zip(self.bots, earlier, strict=True)]

    @property
    def block(self) -> int:
        """How many games are played on a deal."""
        return block_size(len(self.bots), self.players)

    def deals(self, games: int) -> int:
        """How many deals make at least so many games."""
        return -(-games // self.block)

    def schedule(self, deals: int) -> Iterator[tuple[int, Seats]]:
        """All games in their order: the number of the deal, and who sits where."""
        for deal, lineup in enumerate(islice(lineups(len(self.bots), self.players), deals)):
            for seats in block(lineup):
                yield deal, seats

    @property
    def description(self) -> dict[str, Any]:
        """As results files and workers are told."""
        told = {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "rookery": importlib.metadata.version("rookery"),
            "game": self.game.name,
            "rules_version": self.game.version,
            "players": self.players,
            "options": self.options,
            "bots": list(self.bots),
            "seed": self.seed,
        }
        return told if self.game.is_standard else told | {"components": self.game.box}


@dataclass(frozen=True)
class Played:
    """A finished game; a list has an entry for each seat."""

    deal: int
    seats: Seats
    seed: int
    scores: tuple[int, ...]
    won: tuple[int, ...]  # 1 for each winner; nobody, if the game was given up
    moves: tuple[int, ...]
    ms: tuple[int, ...]  # of thinking

    @property
    def finished(self) -> bool:
        return any(self.won)

    @property
    def shares(self) -> list[float]:
        """Of the win: those who win together share it."""
        return [won / max(1, sum(self.won)) for won in self.won]

    @property
    def ranks(self) -> list[int]:
        """From 0; those who win are first, however the game broke a tie, and the others follow by score."""
        order = [(won, score) for won, score in zip(self.won, self.scores, strict=True)]
        return [sum(other > own for other in order) for own in order]


def play(
    tournament: Tournament, games: Iterable[tuple[int, Seats]], jobs: int, ray: str | None
) -> Generator[Played, None, None]:
    """Play some games of a tournament, as many at a time as there are jobs; they come as they are finished."""
    description = json.dumps(tournament.description)
    return pool.results(play_game, ((description, deal, seats) for deal, seats in games), jobs, ray)


def play_game(description: str, deal: int, seats: Seats) -> Played:
    """One game, in whichever process."""
    game, runner, bots = _table(description)
    told = json.loads(description)
    seed = deal_seed(told["seed"], deal)
    match = Match.deal(game, told["players"], told["options"], seed, runner)
    chances = [bot_seed(told["seed"], deal, seat) for seat in range(len(seats))]
    moves, thought = [0] * len(seats), [0.0] * len(seats)
    while not match.over and len(match.moves) < LIMIT:
        seat, began = match.seat, time.perf_counter()
        move = choose(bots[seats[seat]], match, chances[seat])
        thought[seat] += time.perf_counter() - began
        moves[seat] += 1
        match.apply(move)
    won = [int(seat in match.winners) if match.over else 0 for seat in range(len(seats))]
    ms = [round(1000 * seconds) for seconds in thought]
    return Played(deal, tuple(seats), seed, tuple(match.scores), tuple(won), tuple(moves), tuple(ms))


@cache
def _table(description: str) -> tuple[Game, Runner, list[Bot]]:
    """What a process needs to play, made once."""
    told = json.loads(description)
    game = find(told["game"], told.get("components"))
    return game, compiled(game), [bot_of(name) for name in told["bots"]]
