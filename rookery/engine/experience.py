"""Experience: what many games have taught about where a position leads, as a small network of whole numbers.

A file `experience-2.npz` in a game's folder is for two players, and so on; `bench/teach.py` writes it, `engine.think`
goes by it. Where there is none, or what is in the box is not what it was taught with, bots go by the game's judgement
alone.
"""

from functools import cache
from pathlib import Path

import numpy as np

from rookery.engine.game import Game
from rookery.engine.think import BESIDE

Experience = tuple[np.ndarray, np.ndarray, np.ndarray]  # `first`, `second` and `direct` of `engine.think`

NONE: Experience = (np.zeros((0, 0), np.int32), np.zeros(0, np.int32), np.zeros(0, np.int32))


def experience_of(game: Game, players: int) -> Experience:
    """What bots know from games with so many players; nothing, if nobody has taught them."""
    if not game.is_standard:
        return NONE
    return _read(game.folder / f"experience-{players}.npz", game.learn.FEATURES.count(players) + BESIDE)


@cache
def _read(file: Path, inputs: int) -> Experience:
    """Refused where compiled code would read or write the wrong bytes."""
    if not file.exists():
        return NONE
    with np.load(file, allow_pickle=False) as found:
        first, second, direct = found["first"], found["second"], found["direct"]
    if first.shape != (inputs, len(second)) or direct.shape != (inputs,):
        raise ValueError(f"{file} was taught when learners saw something else: teach anew with bench/teach.py")
    return first, second, direct
