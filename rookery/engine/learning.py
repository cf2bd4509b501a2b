"""What batches of games for learners share, wherever they run: their arrays, the numbers of actions, and refusing."""

from typing import Any

import numpy as np

from rookery.engine import step
from rookery.engine.features import TYPE
from rookery.engine.game import Game

REWARDS = {"rank": step.RANK, "score": step.SCORE}


class IllegalAction(ValueError):
    """Nothing has been played."""


def layout(game: Game, players: int, games: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """The shape and type of each array that a batch writes to."""
    row = (games, game.learn.FEATURES.count(players))
    return {
        "observations": (row, TYPE),  # of the seat to move
        "masks": ((games, game.rules.N_ACTIONS), np.int8),  # 1 for each legal action of that seat
        "seats": ((games,), np.int8),  # which seat that is
        "rewards": ((games,), np.float32),  # of the seat that has moved: its result if the game is over, else 0
        "terminations": ((games,), np.bool_),
        "truncations": ((games,), np.bool_),
        "results": ((games, players), np.float32),  # of the last game that ended, by seat; and likewise:
        "scores": ((games, players), np.int16),
        "final_observations": (row, TYPE),  # what the seat saw that made the last move
    }


def own_numbers(game: Game, players: int) -> np.ndarray:
    """By seat and move: the number of the action."""
    turned = game.learn.own_number
    moves = range(game.rules.N_ACTIONS)
    return np.array([[turned(players, seat, move) for move in moves] for seat in range(players)], np.int16)


def checked(name: str, array: Any, shape: tuple[int, ...], kind: Any) -> np.ndarray:
    """Refused where compiled code would read or write the wrong bytes."""
    if type(array) is np.ndarray and array.dtype == kind and array.shape == shape and array.flags.carray:
        return array
    if not isinstance(array, np.ndarray) or array.dtype != kind:
        given = getattr(array, "dtype", type(array).__name__)
        raise TypeError(f"{name} must be a NumPy array of {np.dtype(kind)}, not {given}")
    raise ValueError(f"{name} must have the shape {shape}, lie in one piece and be writeable; it has {array.shape}")
