"""Teaches bots: plays many games against itself, and fits a small network to how they ended (engine/think.py).

    .venv/bin/python bench/teach.py moa --players 2 --games 130000 [--lines 60] [--jobs 2]

Ctrl-C ends the playing early and teaches what was played. Fewer than some ten thousand games teach bots to play worse
than by judgement alone: what is learnt then is chance (docs/tuning.md). So measure before you keep a file.
"""

import argparse
import os
import random
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from rookery.arena.pool import results
from rookery.bots import bot_of, choose
from rookery.engine.features import TYPE
from rookery.engine.game import Game
from rookery.engine.match import Match
from rookery.engine.runner import compiled
from rookery.engine.think import BESIDE, ONE, TOP
from rookery.games import GAMES, find

CHUNK = 20  # games of a task
ASTRAY = 0.05  # moves that are only the best looking of three: lines of a search end in such positions, too
STRAYS = 3
KEPT = 0.08  # of all positions: neighbours teach the same
SET_ASIDE = 20  # one game in so many is not learnt from but for asking how good the rest is foreseen
HIDDEN, EPOCHS, BATCH, RATE = 32, 3, 2048, 2e-3
RESTRAINT = 4e-3  # how much is held against large weights
RAREST = 0.15  # numbers that hardly ever change are not blown up beyond this


@dataclass
class Lessons:
    """Positions, by position and seat, and what came of them."""

    seen: np.ndarray  # features
    judged: np.ndarray  # points expected by judgement, in hundredths
    final: np.ndarray  # points in the end
    game: np.ndarray  # by position alone: which game it is from


# Playing -----------------------------------------------------------------------------------------------------------


def play_some(name: str, players: int, lines: int, first: int) -> Lessons:
    """Some games, and what a learner in each seat saw of them."""
    game = find(name)
    bot, runner, numbers = bot_of(f"search:{lines}"), compiled(game), range(first, first + CHUNK)
    found: list[tuple[list[Any], list[int], list[int], int]] = []
    for number in numbers:
        match, luck = Match.deal(game, players, {}, number, runner), random.Random(number)
        positions = []
        while not match.over:
            match.apply(stray(match, luck) if luck.random() < ASTRAY else choose(bot, match, number))
            if luck.random() < KEPT and not match.over:
                positions.append(noted(match))
        found += [(*position, list(match.scores), number) for position in positions]
    seen, judged, final, of_game = zip(*found, strict=True)
    return Lessons(np.array(seen, TYPE), np.array(judged), np.array(final, np.float32), np.array(of_game))


def stray(match: Match, luck: random.Random) -> int:
    """The best looking of some moves drawn by chance."""
    weighed = match.runner.weigh(match.copy_of_state(), 0, 1, luck.getrandbits(64))
    some = luck.sample(weighed, min(STRAYS, len(weighed)))
    return max(some, key=lambda move_and_lead: move_and_lead[1])[0]


def noted(match: Match) -> tuple[list[np.ndarray], list[int]]:
    estimate, seats = match.game.function("estimate"), range(match.players)
    rows = [np.zeros(match.game.learn.FEATURES.count(match.players), TYPE) for _ in seats]
    for seat in seats:
        match.runner.observe(match.copy_of_state(), 0, seat, rows[seat])
    return rows, [int(estimate(match.state, seat)) for seat in seats]


def play(game: Game, players: int, lines: int, games: int, jobs: int) -> Lessons:
    """All games, on all cores, with the time that is left; or those that were finished before Ctrl-C."""
    tasks = [(game.name, players, lines, first) for first in range(0, games, CHUNK)]
    found: list[Lessons] = []
    began = time.monotonic()
    try:
        for lessons in results(play_some, tasks, jobs):
            found.append(lessons)
            left = (time.monotonic() - began) / len(found) * (len(tasks) - len(found))
            print(f"\r{len(found) * CHUNK} games, {left / 60:.0f} minutes left ", end="", flush=True)
    except KeyboardInterrupt:
        if not found:
            raise
    print()
    return Lessons(*(np.concatenate([vars(one)[part] for one in found]) for part in Lessons.__annotations__))


# Learning ----------------------------------------------------------------------------------------------------------


def apart(points: np.ndarray) -> np.ndarray:
    """How far each seat is from the mean of all."""
    return points - points.mean(axis=1, keepdims=True)


def off_by(apart_by: np.ndarray) -> float:
    """The root of the mean square, as a lead of one of two seats."""
    return 2 * float(np.sqrt(np.mean(apart_by**2)))


class Network:
    """Before it is whole numbers: one hidden layer, and a way past it."""

    def __init__(self, lessons: Lessons, hidden: int, seed: int) -> None:
        luck = np.random.default_rng(seed)
        inputs = lessons.seen.shape[2] + BESIDE
        spread = lessons.seen[::7].reshape(-1, inputs - BESIDE).std(axis=0)
        self.scale = np.where(spread > 0, 1 / np.maximum(spread, RAREST), 0).astype(np.float32)
        self.first = (luck.standard_normal((inputs, hidden)) / 8).astype(np.float32)
        self.first[-1] = 0.5
        self.second = (luck.standard_normal(hidden) * 0.3).astype(np.float32)
        self.direct = np.zeros(inputs, np.float32)

    def inputs(self, lessons: Lessons, which: np.ndarray) -> np.ndarray:
        """Features of about the same size, both judgements in tens of points, and 1."""
        judged = lessons.judged[which].astype(np.float32) / 1000
        others = [np.delete(judged, seat, axis=1).max(axis=1) for seat in range(judged.shape[1])]
        beside = np.stack([judged, np.stack(others, axis=1), np.ones_like(judged)], axis=2)
        both = np.concatenate([lessons.seen[which] * self.scale, beside], axis=2)
        return both.reshape(-1, both.shape[2]).astype(np.float32)

    def points(self, inputs: np.ndarray) -> np.ndarray:
        hidden = np.clip(inputs @ self.first, 0, TOP / ONE)
        return np.asarray(hidden @ self.second + inputs @ self.direct)

    def slopes(self, inputs: np.ndarray, push: np.ndarray) -> dict[str, np.ndarray]:
        """How each weight should change for points to go where they are pushed."""
        before = inputs @ self.first
        hidden = np.clip(before, 0, TOP / ONE)
        through = push[:, None] * self.second * ((before > 0) & (before < TOP / ONE))
        return {"first": inputs.T @ through, "second": hidden.T @ push, "direct": inputs.T @ push}

    def off(self, lessons: Lessons, which: np.ndarray) -> float:
        wrong = [
            apart(self.points(self.inputs(lessons, some)).reshape(len(some), -1)) - apart(lessons.final[some])
            for some in np.array_split(which, len(which) // BATCH + 1)
        ]
        return off_by(np.concatenate(wrong))

    def save(self, file: Path) -> None:
        """As whole numbers of parts, for features as they are and judgements and points in hundredths."""
        size = np.append(self.scale, [1 / 1000, 1 / 1000, 1])
        parts = {
            "first": self.first * size[:, None],
            "second": self.second * 100,
            "direct": self.direct * size * 100,
        }
        np.savez_compressed(file, **{name: np.rint(part * ONE).astype(np.int32) for name, part in parts.items()})


def teach(lessons: Lessons, hidden: int = HIDDEN, epochs: int = EPOCHS, seed: int = 1) -> Network:
    """Adam with a rate that falls to nothing, over all lessons a few times."""
    network, luck = Network(lessons, hidden, seed), np.random.default_rng(seed)
    aside = np.flatnonzero(lessons.game % SET_ASIDE == 0)
    learnt = np.flatnonzero(lessons.game % SET_ASIDE != 0)
    print(f"{len(learnt)} positions; by judgement alone a lead is off by {judgement_off(lessons, aside):.2f} points")
    mean = {name: np.zeros_like(vars(network)[name]) for name in ("first", "second", "direct")}
    square = {name: np.zeros_like(values) for name, values in mean.items()}
    batches = max(1, len(learnt) // BATCH)
    for epoch in range(epochs):
        for number, some in enumerate(np.array_split(luck.permutation(learnt), batches), epoch * batches + 1):
            inputs = network.inputs(lessons, np.sort(some))
            wrong = apart(network.points(inputs).reshape(len(some), -1)) - apart(lessons.final[np.sort(some)])
            rate = RATE / 2 * (1 + np.cos(np.pi * number / (epochs * batches)))
            for name, slope in network.slopes(inputs, (2 * wrong / wrong.size).astype(np.float32).reshape(-1)).items():
                weights = vars(network)[name]
                slope += RESTRAINT * weights
                mean[name] += 0.1 * (slope - mean[name])
                square[name] += 0.001 * (slope**2 - square[name])
                usual = np.sqrt(square[name] / (1 - 0.999**number)) + 1e-8
                weights -= (rate * mean[name] / (1 - 0.9**number) / usual).astype(np.float32)
        print(f"after {epoch + 1} of {epochs} times through: by {network.off(lessons, aside):.3f} points", flush=True)
    return network


def judgement_off(lessons: Lessons, which: np.ndarray) -> float:
    return off_by(apart(lessons.judged[which] / 100) - apart(lessons.final[which]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=130_000)
    parser.add_argument("--lines", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    chosen = parser.parse_args()
    game = find(chosen.game)
    if chosen.players not in game.seats:
        parser.error(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {chosen.players}")
    if min(chosen.games, chosen.lines, chosen.jobs) < 1:
        parser.error("games, lines and jobs must be at least 1")
    lessons = play(game, chosen.players, chosen.lines, chosen.games, chosen.jobs)
    file = game.folder / f"experience-{chosen.players}.npz"
    teach(lessons).save(file)
    print(f"written: {file}")


if __name__ == "__main__":
    main()
