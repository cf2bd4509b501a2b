"""What came of a tournament: how good each bot is, and how sure that is.

A bot that holds several seats of a game (three `greedy` against one other) counts for each of them, so an equal bot
always wins one in as many games as there are players.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

from rookery.arena.intervals import NORMAL, Estimate, mean_by_deal, share_by_deal
from rookery.arena.tournament import Played, Tournament


@dataclass(frozen=True)
class Standing:
    """One bot's record."""

    name: str
    games: int
    share_of_wins: Estimate
    score: Estimate
    rating: float
    rating_deviation: float
    seconds_per_move: float
    wins_by_seat: list[float | None]  # share of wins in each seat; nothing for a seat it never had
    scores: Counter[int]

    @property
    def rating_interval(self) -> tuple[float, float]:
        margin = NORMAL * self.rating_deviation
        return self.rating - margin, self.rating + margin


@dataclass(frozen=True)
class Standings:
    """All of them, and what they did together."""

    games: int
    deals: int
    unfinished: int  # given up, and counted nowhere else
    bots: list[Standing]
    head_to_head: list[list[float | None]]  # how often the row's bot finished before the column's; ties half
    wins_by_seat: list[float]  # whoever sat there
    lengths: Counter[int]

    @property
    def moves_per_game(self) -> float | None:
        finished = self.lengths.total()
        return sum(length * games for length, games in self.lengths.items()) / finished if finished else None


def standings(tournament: Tournament, games: Sequence[Played]) -> Standings:
    """From games in their order, whole blocks of them."""
    finished = [played for played in games if played.finished]
    rated = ratings(tournament, finished)
    return Standings(
        games=len(games),
        deals=len({played.deal for played in games}),
        unfinished=len(games) - len(finished),
        bots=[_standing(tournament, bot, finished, rated[bot]) for bot in range(len(tournament.bots))],
        head_to_head=head_to_head(len(tournament.bots), finished),
        wins_by_seat=[
            sum(played.shares[seat] for played in finished) / max(1, len(finished))
            for seat in range(tournament.players)
        ],
        lengths=Counter(sum(played.moves) for played in finished),
    )


def _standing(tournament: Tournament, bot: int, finished: Sequence[Played], rated: PlackettLuceRating) -> Standing:
    taken: dict[int, list[tuple[int, Played]]] = defaultdict(list)  # its seats, by deal
    for played in finished:
        taken[played.deal] += [(seat, played) for seat, who in enumerate(played.seats) if who == bot]
    deals = [seats for seats in taken.values() if seats]
    everywhere = [one for seats in deals for one in seats]
    counts = [len(seats) for seats in deals]
    wins = [sum(played.shares[seat] for seat, played in seats) for seats in deals]
    points = [float(sum(played.scores[seat] for seat, played in seats)) for seats in deals]
    moves = sum(played.moves[seat] for seat, played in everywhere)
    by_seat = [[played.shares[at] for at, played in everywhere if at == seat] for seat in range(tournament.players)]
    return Standing(
        name=tournament.names[bot],
        games=sum(bot in played.seats for played in finished),
        share_of_wins=share_by_deal(wins, counts) if deals else NOTHING,
        score=mean_by_deal(points, counts) if deals else NOTHING,
        rating=rated.mu,
        rating_deviation=rated.sigma,
        seconds_per_move=sum(played.ms[seat] for seat, played in everywhere) / 1000 / max(1, moves),
        wins_by_seat=[sum(shares) / len(shares) if shares else None for shares in by_seat],
        scores=Counter(played.scores[seat] for seat, played in everywhere),
    )


NOTHING = Estimate(0.0, None, None)  # nobody finished a game
START = 25.0  # where every rating begins


def ratings(tournament: Tournament, finished: Sequence[Played]) -> list[PlackettLuceRating]:
    """Plackett and Luce's model as openskill fits it, game after game in their order.

    A bot does not learn from one game to the next, so its rating only grows surer (`tau=0`). One that holds several
    seats is rated in each, and takes the mean."""
    model = PlackettLuce(mu=START, tau=0.0)
    rated = [model.rating() for _ in tournament.bots]
    for played in finished:
        teams = [[model.rating(rated[bot].mu, rated[bot].sigma)] for bot in played.seats]
        after = model.rate(teams, ranks=[float(rank) for rank in played.ranks])
        for bot in set(played.seats):
            own = [after[seat][0] for seat, who in enumerate(played.seats) if who == bot]
            rated[bot].mu = sum(one.mu for one in own) / len(own)
            rated[bot].sigma = sum(one.sigma for one in own) / len(own)
    return rated


def head_to_head(bots: int, finished: Sequence[Played]) -> list[list[float | None]]:
    ahead: Counter[tuple[int, int]] = Counter()  # in half points
    met: Counter[tuple[int, int]] = Counter()
    for played in finished:
        for own, rank in zip(played.seats, played.ranks, strict=True):
            for other, their in zip(played.seats, played.ranks, strict=True):
                if own != other:
                    ahead[own, other] += 2 * (rank < their) + (rank == their)
                    met[own, other] += 1
    return [
        [ahead[row, column] / met[row, column] / 2 if met[row, column] else None for column in range(bots)]
        for row in range(bots)
    ]


def told(tournament: Tournament, found: Standings) -> dict[str, Any]:
    """As `--json` prints it."""
    return {
        "game": tournament.game.name,
        "rules_version": tournament.game.version,
        "components": "standard" if tournament.game.is_standard else "given",
        "players": tournament.players,
        "options": tournament.options,
        "seed": tournament.seed,
        "games": found.games,
        "deals": found.deals,
        "unfinished": found.unfinished,
        "moves_per_game": found.moves_per_game,
        "wins_by_seat": found.wins_by_seat,
        "bots": [
            {
                "name": bot.name,
                "games": bot.games,
                "share_of_wins": bot.share_of_wins.mean,
                "interval": [bot.share_of_wins.low, bot.share_of_wins.high],
                "mean_score": bot.score.mean,
                "score_interval": [bot.score.low, bot.score.high],
                "rating": bot.rating,
                "rating_deviation": bot.rating_deviation,
                "seconds_per_move": bot.seconds_per_move,
                "wins_by_seat": bot.wins_by_seat,
            }
            for bot in found.bots
        ],
        "head_to_head": found.head_to_head,
    }
