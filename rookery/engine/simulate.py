"""Many random games at once, over all cores, and what came of them.

Compiled code lets go of Python's lock, so threads are enough. Each game has a seed of its own, made from the batch's
seed and the game's number, and results are only ever counted: so they are the same whatever the number of jobs.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import numpy as np

from rookery.engine.game import Game
from rookery.engine.kit import STRIDE, advance, scramble, share
from rookery.engine.match import Match
from rookery.engine.runner import LIMIT, Runner
from rookery.engine.step import luck_of_game

CHUNK = 1024  # games at the most before Python looks again: some hundredths of a second


@dataclass
class Tally:
    """What came of the games so far."""

    players: int
    games: int = 0
    moves: int = 0
    unfinished: int = 0  # given up after LIMIT moves
    scores: list[Counter[int]] = field(default_factory=list)  # how often each score, by seat
    wins: list[Counter[int]] = field(default_factory=list)  # how often won together with how many, by seat
    lengths: Counter[int] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.scores = [Counter() for _ in range(self.players)]
        self.wins = [Counter() for _ in range(self.players)]

    def add(self, scores: np.ndarray, won: np.ndarray, lengths: np.ndarray) -> None:
        finished = lengths > 0
        self.games += len(lengths)
        self.moves += int(np.abs(lengths).sum())
        self.unfinished += int((~finished).sum())
        _count(self.lengths, lengths[finished])
        winners = won[finished].sum(axis=1)
        for seat in range(self.players):
            _count(self.scores[seat], scores[finished, seat])
            _count(self.wins[seat], winners[won[finished, seat] > 0])

    def share_of_wins(self, seat: int) -> float:
        """Wins of a seat for each finished game, a shared win counting as a part of one."""
        finished = self.games - self.unfinished
        return (
            sum(count / winners for winners, count in sorted(self.wins[seat].items())) / finished if finished else 0.0
        )


def _count(counter: Counter[int], values: np.ndarray) -> None:
    found, counts = np.unique(values, return_counts=True)
    counter.update(dict(zip(found.tolist(), counts.tolist(), strict=True)))


def spread(counter: Mapping[int, int]) -> dict[str, Any]:
    """Mean, deviation, quartiles and extremes of numbers that were counted."""
    values = np.array(sorted(counter), dtype=np.int64)
    if not len(values):
        return {"mean": None, "deviation": None, "least": None, "quartiles": None, "most": None}
    counts = np.array([counter[value] for value in values.tolist()], dtype=np.int64)
    total = int(counts.sum())
    mean = float((values * counts).sum()) / total
    deviation = float(((values - mean) ** 2 * counts).sum() / total) ** 0.5
    steps = np.cumsum(counts)
    quartiles = [int(values[np.searchsorted(steps, total * q / 4)]) for q in (1, 2, 3)]
    return {
        "mean": mean,
        "deviation": deviation,
        "least": int(values[0]),
        "quartiles": quartiles,
        "most": int(values[-1]),
    }


def game_seeds(seed: int, first: int, count: int) -> np.ndarray:
    """The seeds of some games of a batch."""
    numbers = np.arange(first + 1, first + count + 1, dtype=np.uint64)
    seeds: np.ndarray = scramble(np.uint64(seed) + numbers * np.uint64(STRIDE))
    return seeds


def play_chunk(runner: Runner, start: np.ndarray, seeds: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Some games; the scores, winners and length of each."""
    seats = start["score"].shape[1]
    scores = np.zeros((len(seeds), seats), np.int16)
    won = np.zeros((len(seeds), seats), np.int8)
    lengths = np.zeros(len(seeds), np.int32)
    runner.play_random_games(start, seeds, scores, won, lengths)
    return scores, won, lengths


def simulate(
    game: Game,
    runner: Runner,
    players: int,
    options: Mapping[str, Any],
    games: int,
    seed: int,
    jobs: int,
    progress: Callable[[int], None] = lambda done: None,
) -> Tally:
    """Play random games and count what came of them; `progress` hears how many are done."""
    start = game.new_states(players, options)
    tally = Tally(players)
    size = min(CHUNK, -(-games // (4 * jobs)))  # a small batch keeps all cores busy, too
    chunks = (game_seeds(seed, first, min(size, games - first)) for first in range(0, games, size))
    with ThreadPoolExecutor(jobs) as threads:
        running = {threads.submit(play_chunk, runner, start, seeds) for seeds in islice(chunks, 2 * jobs)}
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    tally.add(*future.result())
                running |= {threads.submit(play_chunk, runner, start, seeds) for seeds in islice(chunks, len(done))}
                progress(tally.games)
        finally:
            for future in running:
                future.cancel()
    return tally


def random_match(game: Game, runner: Runner, players: int, options: Mapping[str, Any], seed: int) -> Match:
    """One game of a batch again, as a match that can be looked at."""
    match = Match.deal(game, players, options, seed, runner)
    luck = luck_of_game(seed)
    while not match.over and len(match.moves) < LIMIT:
        luck = advance(luck)
        moves = match.legal()
        match.apply(moves[share(luck, len(moves))])
    return match
