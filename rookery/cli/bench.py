"""`rookery bench`: moves a second, for every game and number of players, in every mode, in one run."""

import argparse
import json
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from rookery.cli.parser import Parser, add_components, add_game, jobs_of, with_components
from rookery.cli.simulate import native_runner
from rookery.engine import gpu
from rookery.engine.game import Game
from rookery.engine.runner import Runner, interpreted
from rookery.engine.simulate import CHUNK, game_seeds, play_chunk, simulate
from rookery.games import GAMES, find
from rookery.words import Refusal, Words


def arguments(parser: Parser) -> None:
    add_game(parser, several=True)
    add_components(parser)
    parser.add("--seconds", metavar="S", default="1")
    parser.add("--jobs", metavar="N", default=None)
    parser.add("--gpu", action="store_true")
    parser.add("--json", action="store_true")


def run(chosen: argparse.Namespace, words: Words) -> int:
    seconds, jobs = seconds_of(chosen.seconds), jobs_of(chosen)
    if chosen.components and len(chosen.game) != 1:
        raise Refusal("components-one-game")
    games = [with_components(chosen, find(name)) for name in chosen.game or GAMES]
    console = Console(stderr=True, highlight=False)
    rows = []
    for game in games if chosen.gpu else ():
        with console.status(words("gpu-loading")):
            rows += list(measure_on_gpu(game, seconds))
    for game in games if not chosen.gpu else ():
        runner = native_runner(game, console, words)
        with console.status(words("bench-measuring", game=game.name)):
            rows += list(measure(game, runner, jobs, seconds))
    if chosen.json:
        print(json.dumps(rows, indent=1))
    else:
        Console(highlight=False).print(table_of(rows, words))
    return 0


def seconds_of(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1
    if not 0 < seconds <= 3600:
        raise Refusal("argument-not-seconds", argument="--seconds", value=text)
    return seconds


def measure(game: Game, native: Runner, jobs: int, seconds: float) -> Iterator[dict[str, Any]]:
    """Random play with the legal moves listed at each move; `native-step` is one decision at a time from Python.

    Interpreted rules gain nothing from a second core: Python's lock lets one of them work at a time."""
    slow = interpreted(game)
    for players in game.seats:
        yield row(game, players, "interpreted", 1, whole_games(game, slow, players, seconds, chunk=4))
        yield row(game, players, "native", 1, whole_games(game, native, players, seconds, chunk=CHUNK))
        yield row(game, players, "native-step", 1, single_steps(game, native, players, seconds))
        if jobs > 1:
            yield row(game, players, "interpreted", jobs, on_all_cores(game, slow, players, seconds, jobs))
            yield row(game, players, "native", jobs, on_all_cores(game, native, players, seconds, jobs))


def measure_on_gpu(game: Game, seconds: float) -> Iterator[dict[str, Any]]:
    """Whole random games; what is timed includes sending the seeds there and bringing the results back."""
    for players in game.seats:
        device = gpu.Games(game, players, {})
        device.play(game_seeds(0, 0, 1))
        moves, games = 0, 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            *_, lengths = device.play(game_seeds(1, games, gpu.AT_ONCE))
            moves, games = moves + int(np.abs(lengths).sum()), games + gpu.AT_ONCE
        yield row(game, players, "gpu", 0, (moves, games, time.perf_counter() - began))


Measured = tuple[int, int, float]  # moves, games, seconds


def row(game: Game, players: int, mode: str, jobs: int, measured: Measured) -> dict[str, Any]:
    moves, games, seconds = measured
    return {
        "game": game.name,
        "players": players,
        "mode": mode,
        "jobs": jobs,
        "moves_per_second": moves / seconds,
        "moves_per_game": moves / games,
    }


def whole_games(game: Game, runner: Runner, players: int, seconds: float, chunk: int) -> Measured:
    start, moves, games = game.new_states(players, {}), 0, 0
    play_chunk(runner, start, game_seeds(0, 0, 1))
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        *_, lengths = play_chunk(runner, start, game_seeds(1, games, chunk))
        moves, games = moves + int(np.abs(lengths).sum()), games + chunk
    return moves, games, time.perf_counter() - began


def single_steps(game: Game, runner: Runner, players: int, seconds: float) -> Measured:
    """As an environment or a table would: list the legal moves, choose, apply, each a call from Python."""
    start, room = game.new_states(players, {}), np.zeros(game.rules.MAX_LEGAL, np.int16)
    states, legal, apply = start.copy(), runner.legal, runner.apply
    moves = games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        states[:] = start
        runner.setup(states, 0, games)
        while count := legal(states, 0, room):
            apply(states, 0, room[moves * 7919 % count])
            moves += 1
        games += 1
    return moves, games, time.perf_counter() - began


def on_all_cores(game: Game, runner: Runner, players: int, seconds: float, jobs: int) -> Measured:
    moves, games, took = 0, 4 * jobs, 0.0
    while took < seconds:  # a few times, until the batch is large enough to take that long
        games = games if not took else int(games * min(50, 1.3 * seconds / took)) + 1
        began = time.perf_counter()
        moves = simulate(game, runner, players, {}, games, 1, jobs).moves
        took = time.perf_counter() - began
    return moves, games, took


def table_of(rows: list[dict[str, Any]], words: Words) -> Table:
    table = Table()
    for column in ("game", "players", "mode", "jobs", "speed", "length"):
        table.add_column(words(f"bench-{column}"), justify="left" if column in ("game", "mode") else "right")
    for row in rows:
        figures = words.number(row["moves_per_second"]), words.number(row["moves_per_game"])
        cores = str(row["jobs"] or "–")
        table.add_row(row["game"], str(row["players"]), words(f"mode-{row['mode']}"), cores, *figures)
    return table
