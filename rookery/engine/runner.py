"""Ways to run a game's rules: interpreted, native, or whichever is ready. All take records as an array and a place."""

import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from rookery.engine import native
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
    lead_after: Callable[[np.ndarray, int, int, np.ndarray], int]
    """states, place, move, seeds: the lead of the player to move after random games, one for each seed, added up"""


def interpreted(game: Game) -> Runner:
    """The modules as they are: for debugging, coverage, checking the other modes, and the first seconds of a game."""
    program = link(game, wrap=lambda function: function, quiet=False)
    rows = _Recent()

    def scratch() -> tuple[Rows, list[int]]:
        return Rows(np.zeros(1, game.rules.STATE)), [0] * game.rules.MAX_LEGAL

    def play_random_games(start: np.ndarray, seeds: np.ndarray, *results: np.ndarray) -> None:
        program["play_random_games"](Rows(start), *scratch(), seeds.tolist(), LIMIT, *results)

    def lead_after(states: np.ndarray, place: int, move: int, seeds: np.ndarray) -> int:
        return int(program["lead_after"](rows[states], place, *scratch(), move, seeds.tolist(), LIMIT))

    return Runner(
        mode="interpreted",
        setup=lambda states, place, seed: program["setup_at"](rows[states], place, seed),
        legal=lambda states, place, moves: program["legal_at"](rows[states], place, moves),
        apply=lambda states, place, move: program["apply_at"](rows[states], place, move),
        redeal=lambda states, place, viewer, seed: program["redeal_at"](rows[states], place, viewer, seed),
        play_random_games=play_random_games,
        lead_after=lead_after,
    )


class _Recent:
    """Windows on the array that was used last: making them takes longer than a move."""

    def __init__(self) -> None:
        self._states = np.zeros(0)
        self._rows = Rows(self._states)

    def __getitem__(self, states: np.ndarray) -> Rows:
        if states is not self._states:
            self._states, self._rows = states, Rows(states)
        return self._rows


def compiled(game: Game) -> Runner:
    """Machine code. Waits for the compiler if the rules have changed since it last ran."""
    doors = native.load(game)

    def scratch() -> tuple[np.ndarray, np.ndarray]:
        return np.zeros(1, game.rules.STATE), np.zeros(game.rules.MAX_LEGAL, np.int16)

    def play_random_games(start: np.ndarray, seeds: np.ndarray, *results: np.ndarray) -> None:
        doors["play_random_games"](start, *scratch(), seeds, LIMIT, *results)

    def lead_after(states: np.ndarray, place: int, move: int, seeds: np.ndarray) -> int:
        return int(doors["lead_after"](states, place, *scratch(), move, seeds, LIMIT))

    return Runner(
        mode="native",
        setup=doors["setup_at"],
        legal=doors["legal_at"],
        apply=doors["apply_at"],
        redeal=doors["redeal_at"],
        play_random_games=play_random_games,
        lead_after=lead_after,
    )


def serving(game: Game) -> Runner:
    """Interpreted at once, native as soon as that is ready, in the middle of a match if need be."""
    runner = interpreted(game)

    def go_native() -> None:
        try:
            vars(runner).update(vars(compiled(game)))
        except Exception as error:
            # Whatever went wrong, people can go on playing: the rules are the same, only slower.
            logging.getLogger(__name__).warning("%s", error)

    threading.Thread(target=go_native, daemon=True).start()
    return runner
