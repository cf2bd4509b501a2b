"""What a study found out: shares of wins and points, by seat and by thing, each with a 95 % confidence interval.

Seats of one game are not independent: one wins because another does not. So a game is always one observation, whatever
happened in it, and an interval comes from how much games differ.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from rookery.arena.intervals import Estimate, deviations, mean_by_deal, share_by_deal
from rookery.arena.study import Games
from rookery.engine.counts import Count, Thing

FEWEST = 30  # games that a comparison needs: a few of them can be alike by chance, and would look quite sure


@dataclass(frozen=True)
class SeatWorth:
    """How a seat fared."""

    wins: Estimate
    points: Estimate


@dataclass(frozen=True)
class Compared:
    """Seats that used a thing beside those of the same game that did not; each game counts once."""

    games: int  # in which some did and some did not
    won: float  # share of those who did
    others_won: float
    wins: Estimate  # the difference of the two
    points: Estimate  # the same for points


@dataclass(frozen=True)
class ThingWorth:
    thing: Thing
    came: float  # in this share of the games
    used_by: float  # share of the seats, in games where it came up
    times: float  # in such a game, by all seats together
    compared: Compared | None  # nothing if there are too few games, or if it is not for seats to use
    table: Estimate | None  # by how much the mean score of all seats is higher in games where it came up


def seats(games: Games) -> list[SeatWorth]:
    ones = [1] * games.finished
    return [
        SeatWorth(share_by_deal(games.won[:, seat].tolist(), ones), mean_by_deal(games.score[:, seat].tolist(), ones))
        for seat in range(games.won.shape[1])
    ]


def things(games: Games, counts: Sequence[Count]) -> Iterator[tuple[Count, list[ThingWorth]]]:
    """For each count its things, those worth most first and those that cannot be compared last."""
    row = 0
    for count in counts:
        found = [thing_worth(games, thing, row + number) for number, thing in enumerate(count.things)]
        row += len(count.things)
        yield count, sorted(found, key=lambda thing: worth(count, thing), reverse=True)


def worth(count: Count, thing: ThingWorth) -> float:
    """What things of a count are sorted by: wins if seats use them, else points of the whole table."""
    if count.used:
        return thing.compared.wins.mean if thing.compared else -math.inf
    return thing.table.mean if thing.table else -math.inf


def thing_worth(games: Games, thing: Thing, row: int) -> ThingWorth:
    came, used = games.came[:, row], games.used[:, row]
    scores = games.score.mean(axis=1)
    return ThingWorth(
        thing=thing,
        came=float(came.mean()),
        used_by=float((used[came] > 0).mean()) if came.any() else 0.0,
        times=float(used[came].sum(axis=1).mean()) if came.any() else 0.0,
        compared=compared(games, used > 0),
        table=difference(scores[came], scores[~came]),
    )


def compared(games: Games, used: np.ndarray) -> Compared | None:
    """`used` says of each game and seat whether it used a thing."""
    users = used.sum(axis=1)
    mixed = (users > 0) & (users < used.shape[1])
    if mixed.sum() < FEWEST:
        return None
    used = used[mixed]
    won, others_won = over(games.won[mixed], used), over(games.won[mixed], ~used)
    points, others_points = over(games.score[mixed], used), over(games.score[mixed], ~used)
    return Compared(
        games=len(used),
        won=float(won.mean()),
        others_won=float(others_won.mean()),
        wins=mean(won - others_won),
        points=mean(points - others_points),
    )


def over(values: np.ndarray, some: np.ndarray) -> np.ndarray:
    """The mean over some seats of each game."""
    means: np.ndarray = (values * some).sum(axis=1) / some.sum(axis=1)
    return means


def mean(values: np.ndarray) -> Estimate:
    """The mean over games, of which there are several."""
    found, games = float(values.mean()), len(values)
    margin = deviations(games - 1) * float(values.std(ddof=1)) / games**0.5
    return Estimate(found, found - margin, found + margin)


def difference(some: np.ndarray, others: np.ndarray) -> Estimate | None:
    """By how much the mean over some games is above that over others."""
    if min(len(some), len(others)) < FEWEST:
        return None
    found = float(some.mean() - others.mean())
    error = (some.var(ddof=1) / len(some) + others.var(ddof=1) / len(others)) ** 0.5
    margin = deviations(min(len(some), len(others)) - 1) * float(error)
    return Estimate(found, found - margin, found + margin)
