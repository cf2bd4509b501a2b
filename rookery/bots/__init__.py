"""Bots: all choose through one function, and know only what their seat may know.

The same match, bot and seed give the same move.
"""

from collections.abc import Callable

import numpy as np

from rookery.engine.kit import STRIDE, scramble, share
from rookery.engine.match import Match

WORLDS = {"native": 100, "interpreted": 3}  # games that `simple` plays for each move: well under a second


def choose(bot: str, match: Match, seed: int) -> int:
    """The move a bot makes now."""
    return BOTS[bot](match, int(scramble(seed ^ (len(match.moves) * STRIDE % (1 << 64)))))


def at_random(match: Match, seed: int) -> int:
    """Any legal move."""
    moves = match.legal()
    return moves[int(share(seed, len(moves)))]


def simple(match: Match, seed: int) -> int:
    """The move after which random play goes best, in worlds where all that this seat cannot know is dealt anew."""
    moves = match.legal()
    if len(moves) == 1:
        return moves[0]
    worlds = scramble(np.uint64(seed) + np.arange(1, WORLDS[match.runner.mode] + 1, dtype=np.uint64))
    state = match.copy_of_state()
    leads = [match.runner.lead_after(state, 0, move, worlds) for move in moves]
    return moves[int(np.argmax(leads))]


BOTS: dict[str, Callable[[Match, int], int]] = {"simple": simple, "random": at_random}
