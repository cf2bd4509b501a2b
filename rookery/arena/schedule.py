"""Who plays whom, where, and with which cards: so that luck cancels as far as it can.

A *deal* is one seed of a game. On each deal a *block* of games is played, in which the same bots sit in every seat
equally often; so nobody owes a win to a good seat or a good hand. Everything follows from the numbers here: the same
tournament has the same games on every machine, and a longer one begins with the games of a shorter one.
"""

from collections.abc import Iterator
from itertools import combinations, count, permutations

from rookery.engine.kit import ALL_BITS, STRIDE, scramble

Seats = tuple[int, ...]  # the number of the bot that sits in each seat

FEW = 3  # up to so many players sit in every order; more of them only move round the table


def lineups(bots: int, players: int) -> Iterator[Seats]:
    """Who sits at the table, deal by deal, for ever."""
    return _some_rest(bots, players) if bots > players else _all_play(bots, players)


def _all_play(bots: int, players: int) -> Iterator[Seats]:
    """The first bot sits alone; the others take the seats that are left in turn, each beginning on another deal."""
    others = range(1, bots)
    for deal in count():
        yield (0, *(others[(deal + seat) % len(others)] for seat in range(players - 1)))


def _some_rest(bots: int, players: int) -> Iterator[Seats]:
    """Those who have played least, and of these those who have met least: soon all have met equally often."""
    played = [0] * bots
    met = dict.fromkeys(combinations(range(bots), 2), 0)
    while True:
        chosen: list[int] = []
        for _ in range(players):
            rest = [bot for bot in range(bots) if bot not in chosen]
            chosen.append(
                min(rest, key=lambda bot: (played[bot], sum(met[min(bot, one), max(bot, one)] for one in chosen), bot))
            )
        chosen.sort()
        for bot in chosen:
            played[bot] += 1
        for pair in combinations(chosen, 2):
            met[pair] += 1
        yield tuple(chosen)


def block(lineup: Seats) -> list[Seats]:
    """All games of a deal."""
    if len(lineup) <= FEW:
        return sorted(set(permutations(lineup)))
    return [lineup[turn:] + lineup[:turn] for turn in range(len(lineup))]


def block_size(bots: int, players: int) -> int:
    return len(block(next(lineups(bots, players))))


# Chance --------------------------------------------------------------------------------------------------------------


def deal_seed(seed: int, deal: int) -> int:
    """The seed of a deal's games; as `rookery simulate` numbers its games."""
    return int(scramble((seed + (deal + 1) * STRIDE) & ALL_BITS))


def bot_seed(seed: int, deal: int, seat: int) -> int:
    """The chance of whoever sits there: apart from the deal's own, and from that of the other seats."""
    return int(scramble((scramble(deal_seed(seed, deal) ^ ALL_BITS) + (seat + 1) * STRIDE) & ALL_BITS))
