"""Experience: what many games have taught about where a position leads, as a small network of whole numbers.

A file `experience-2.npz` in a game's folder is for two players, and so on; `bench/teach.py` writes it. Where there is
none, or what is in the box is not what it was taught with, bots go by the game's judgement alone.

The network sees what a learner in that seat sees (`features`), what the judgement expects of that seat and of the best
other one (in hundredths of a point), and a 1; out of them it makes the points that the seat will have in the end. It
learns only how far seats will be apart, so only differences between seats mean something.
"""

from functools import cache

import numpy as np

from rookery.engine.game import Game

Experience = tuple[np.ndarray, np.ndarray, np.ndarray]
"""`first`, by input and hidden number; `second`, by hidden number; and `direct`, by input: all in parts of ONE"""

BITS = 16
ONE = 1 << BITS
TOP = 4 * ONE  # of a hidden number, which is never below 0
BESIDE = 3  # inputs beside the features: both judgements, and 1
NONE: Experience = (np.zeros((0, 0), np.int32), np.zeros(0, np.int32), np.zeros(0, np.int32))


@cache
def experience_of(game: Game, players: int) -> Experience:
    """What bots know from games with so many players; nothing, if nobody has taught them."""
    file = game.folder / f"experience-{players}.npz"
    if not game.is_standard or not file.exists():
        return NONE
    with np.load(file, allow_pickle=False) as found:
        return found["first"], found["second"], found["direct"]
