"""Ways to run a game's rules: interpreted, native, or whichever is ready. All take records as an array and a place."""

import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from rookery.engine import native
from rookery.engine.experience import Experience
from rookery.engine.game import Game
from rookery.engine.link import link
from rookery.engine.state import Rows

LIMIT = 20_000  # moves after which a random game is given up, for nothing forces players to end one


@dataclass
class Runner:
    """A game's rules, ready to run."""

    mode: str
    setup: Callable[[np.ndarray, int, int], None]  # states, place, seed
    legal: Callable[[np.ndarray, int, np.ndarray], int]  # states, place, room for moves
    apply: Callable[[np.ndarray, int, int], None]  # states, place, move
    redeal: Callable[[np.ndarray, int, int, int], None]  # states, place, viewer, seed
    play_random_games: Callable[[np.ndarray, np.ndarray, np.ndarray, np.ndarray, np.ndarray], None]
    """start, seeds, scores, won, lengths: one game for each seed; the length of a game given up is negative"""
    weigh: Callable[[np.ndarray, int, int, int], list[tuple[int, int]]]
    """states, place, worlds, luck: each legal move, and the lead after it in hundredths of a point, over all worlds"""
    grow: Callable[[np.ndarray, int, np.ndarray, int, np.ndarray, Experience, int, int], int]
    """states, place, tree, nodes used, habits, experience, luck, lines: search on; how many nodes are used then"""
    observe: Callable[[np.ndarray, int, int, np.ndarray], None]
    """states, place, viewer, row: write down what a learner sees"""


def interpreted(game: Game) -> Runner:
    """The modules as they are: for debugging, coverage, checking the other modes, and the first seconds of a game."""
    program, thoughts, many = (
        link(game, native.modules(game, build), wrap=lambda function: function, instead={})
        for build in ("table", "think", "many")
    )
    rows = _Recent()

    def scratch() -> tuple[Rows, list[int]]:
        return Rows(np.zeros(1, game.rules.STATE)), [0] * game.rules.MAX_LEGAL

    def tables() -> Rows:
        return Rows(np.zeros(3, game.rules.STATE))

    def play_random_games(start: np.ndarray, seeds: np.ndarray, *results: np.ndarray) -> None:
        many["play_random_games"](Rows(start), *scratch(), seeds.tolist(), LIMIT, *results)

    def weigh(states: np.ndarray, place: int, worlds: int, luck: int) -> list[tuple[int, int]]:
        moves, totals = [0] * game.rules.MAX_LEGAL, [0] * game.rules.MAX_LEGAL
        n = thoughts["weigh"](rows[states], place, tables(), moves, totals, worlds, luck)
        return list(zip(moves[:n], totals, strict=False))

    def grow(states: np.ndarray, place: int, tree: np.ndarray, used: int, habits: np.ndarray, *more: Any) -> int:
        return int(thoughts["grow"](rows[states], place, Rows(tree), used, tables(), Rows(habits), *more))

    return Runner(
        mode="interpreted",
        setup=lambda states, place, seed: program["setup_at"](rows[states], place, seed),
        legal=lambda states, place, moves: program["legal_at"](rows[states], place, moves),
        apply=lambda states, place, move: program["apply_at"](rows[states], place, move),
        redeal=lambda states, place, viewer, seed: program["redeal_at"](rows[states], place, viewer, seed),
        play_random_games=play_random_games,
        weigh=weigh,
        grow=grow,
        observe=lambda states, place, viewer, row: many["observe_at"](rows[states], place, viewer, row),
    )


class _Recent:
    """Windows on the array that was used last: making them takes longer than a move. Several threads may use it."""

    def __init__(self) -> None:
        self._last = (np.zeros(0), Rows(np.zeros(0)))

    def __getitem__(self, states: np.ndarray) -> Rows:
        last = self._last  # array and windows in one piece: another thread may put its own there meanwhile
        if last[0] is not states:
            self._last = last = (states, Rows(states))
        return last[1]


def compiled(game: Game) -> Runner:
    """Machine code. Waits for the compiler if the rules have changed since it last ran; what plays whole games, thinks
    for bots or shows learners what they see is loaded, or compiled, when it is first used."""
    doors = native.load(game, "table")

    @cache
    def door(build: str, name: str) -> Callable[..., Any]:
        return native.load(game, build)[name]

    def scratch() -> tuple[np.ndarray, np.ndarray]:
        return np.zeros(1, game.rules.STATE), np.zeros(game.rules.MAX_LEGAL, np.int16)

    def play_random_games(start: np.ndarray, seeds: np.ndarray, *results: np.ndarray) -> None:
        door("many", "play_random_games")(start, *scratch(), seeds, LIMIT, *results)

    def weigh(states: np.ndarray, place: int, worlds: int, luck: int) -> list[tuple[int, int]]:
        moves, totals = np.zeros(game.rules.MAX_LEGAL, np.int16), np.zeros(game.rules.MAX_LEGAL, np.int64)
        n = door("think", "weigh")(states, place, np.zeros(3, game.rules.STATE), moves, totals, worlds, luck)
        return list(zip(moves[:n].tolist(), totals.tolist(), strict=False))

    def grow(states: np.ndarray, place: int, tree: np.ndarray, used: int, *more: Any) -> int:
        return int(door("think", "grow")(states, place, tree, used, np.zeros(3, game.rules.STATE), *more))

    return Runner(
        mode="native",
        setup=doors["setup_at"],
        legal=doors["legal_at"],
        apply=doors["apply_at"],
        redeal=doors["redeal_at"],
        play_random_games=play_random_games,
        weigh=weigh,
        grow=grow,
        observe=lambda states, place, viewer, row: door("many", "observe_at")(states, place, viewer, row),
    )


def serving(game: Game) -> Runner:
    """Interpreted at once, native as soon as that is ready, in the middle of a match if need be."""
    runner = interpreted(game)

    def go_native() -> None:
        try:
            native.load(game, "table", "think")  # both at a time
            vars(runner).update(vars(compiled(game)))
        except Exception as error:
            # Whatever went wrong, people can go on playing: the rules are the same, only slower.
            logging.getLogger(__name__).warning("%s", error)

    threading.Thread(target=go_native, daemon=True).start()
    return runner
