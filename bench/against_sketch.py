"""Rookery against the sketch it grew from, side by side in one run on one core.

    .venv/bin/python bench/against_sketch.py [--seconds S] [--json]

Both play random 4-player games of Kokopelli in compiled code and list the legal moves at each move; the sketch lacks
many rules. They take turns, and each keeps its best of five, so that whatever else the machine does hits both. The last
line is Rookery taking one decision at a time from Python.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
from numba import njit

from rookery.cli.bench import single_steps
from rookery.engine.runner import compiled
from rookery.engine.simulate import game_seeds, play_chunk
from rookery.games import find

PLAYERS = 4
GAMES = 512
ROUNDS = 5


def sketch() -> Callable[[int], int]:
    """The sketch as its own runner compiles it: plays games from a seed and tells how many moves there were."""
    sys.path.insert(0, str(Path(__file__).parent / "yardstick"))
    import kokopelli_sketch as rules

    space: dict[str, Any] = dict(vars(rules))
    for name, function in vars(rules).items():
        if isinstance(function, FunctionType):
            space[name] = njit(nogil=True)(FunctionType(function.__code__, space, name, function.__defaults__))
    setup, playout = space["setup"], space["playout"]

    @njit(nogil=True)
    def run(states: Any, players: int, seed: int) -> int:
        total = 0
        buffer = np.empty(rules.N_ACTIONS, np.int16)
        for i in range(len(states)):
            setup(states[i], players, seed + i)
            total += playout(states[i], buffer)
        return total

    states = np.zeros(GAMES, rules.STATE)
    return lambda seed: int(run(states, PLAYERS, seed))


def rookery() -> Callable[[int], int]:
    game = find("kokopelli")
    runner, start = compiled(game), game.new_states(PLAYERS, {})
    return lambda seed: int(play_chunk(runner, start, game_seeds(seed, 0, GAMES))[2].sum())


def best_of(ways: dict[str, Callable[[int], int]], seconds: float) -> dict[str, float]:
    """Moves a second of each, taking turns, the best of several rounds."""
    best = dict.fromkeys(ways, 0.0)
    for play in ways.values():
        play(1)  # compiles
    for number in range(ROUNDS):
        for name, play in ways.items():
            moves, began = 0, time.perf_counter()
            while time.perf_counter() - began < seconds:
                moves += play(1 + number)
            best[name] = max(best[name], moves / (time.perf_counter() - began))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each of five rounds")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    game = find("kokopelli")
    speeds = best_of({"sketch": sketch(), "rookery": rookery()}, chosen.seconds)
    moves, _, took = single_steps(game, compiled(game), PLAYERS, chosen.seconds)
    result = speeds | {"ratio": speeds["rookery"] / speeds["sketch"], "rookery_steps": moves / took}
    if chosen.json:
        print(json.dumps(result))
        return
    print(f"sketch, incomplete rules    {result['sketch']:>14,.0f} moves a second")
    print(f"rookery, complete rules     {result['rookery']:>14,.0f} moves a second, {result['ratio']:.2f} times that")
    print(f"rookery, stepped by Python  {result['rookery_steps']:>14,.0f} decisions a second")


if __name__ == "__main__":
    main()
