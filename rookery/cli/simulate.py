"""`rookery simulate`: many random games, and what came of them."""

import argparse
import json
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from rookery.cli.parser import Parser, add_game, add_match, game_of, jobs_of, options_of, players_of, seed_of, whole
from rookery.engine import gpu, record
from rookery.engine.game import SEAT_NAMES, Game
from rookery.engine.gpu import find_device
from rookery.engine.runner import LIMIT, Runner, compiled
from rookery.engine.simulate import Tally, game_seeds, random_match, simulate, spread
from rookery.words import Refusal, Words


def arguments(parser: Parser) -> None:
    add_game(parser)
    add_match(parser)
    parser.add("--games", metavar="N", default="10000")
    parser.add("--jobs", metavar="N", default=None)
    parser.add("--gpu", action="store_true")
    parser.add("--record-dir", metavar="DIR", default=None)
    parser.add("--keep", metavar="K", default=None)
    parser.add("--json", action="store_true")


def run(chosen: argparse.Namespace, words: Words) -> int:
    game = game_of(chosen)
    players = players_of(chosen, game, default=game.seats[-1])
    options, seed, jobs = options_of(chosen, game), seed_of(chosen), jobs_of(chosen)
    games = whole("--games", chosen.games, least=1)
    files = record_files(chosen, game, players, seed, games)
    console = Console(stderr=True, highlight=False)
    if chosen.gpu:
        find_device()
    runner = native_runner(game, console, words)
    play = on_gpu(game, players, options, console, words) if chosen.gpu else partial(on_cores, game, runner, jobs)
    began = time.perf_counter()
    with progress_bar(console, words) as bar:
        task = bar.add_task(words("simulate-playing"), total=games)
        tally = play(players, options, games, seed, lambda done: bar.update(task, completed=done))
    seconds = time.perf_counter() - began
    for number, path in enumerate(files):
        game_seed = int(game_seeds(seed, number, 1)[0])
        match = random_match(game, runner, players, options, game_seed)
        record.write(path, record.to_text(match, names=list(SEAT_NAMES[:players])))
    told = result(game, options, seed, tally) | {
        "components": "standard" if game.is_standard else chosen.components,
        "jobs": 0 if chosen.gpu else jobs,
        "gpu": chosen.gpu,
        "seconds": seconds,
        "moves_per_second": tally.moves / seconds,
    }
    if chosen.json:
        print(json.dumps(told))
    else:
        show(Console(highlight=False), told, tally, words)
    return 0


Play = Callable[[int, dict[str, Any], int, int, Callable[[int], None]], Tally]


def on_cores(
    game: Game, runner: Runner, jobs: int, players: int, options: dict[str, Any], games: int, seed: int, progress: Any
) -> Tally:
    return simulate(game, runner, players, options, games, seed, jobs, progress)


def on_gpu(game: Game, players: int, options: dict[str, Any], console: Console, words: Words) -> Play:
    """The rules compiled for the GPU; whoever waits for the compiler is told why."""
    with console.status(words("gpu-loading")):
        gpu.simulate(game, players, options, 1, 0)
    return partial(gpu.simulate, game)


def native_runner(game: Game, console: Console, words: Words) -> Runner:
    """The compiled rules; whoever waits for the compiler is told why."""
    with console.status(words("native-loading")):
        return compiled(game)


def progress_bar(console: Console, words: Words) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def record_files(chosen: argparse.Namespace, game: Game, players: int, seed: int, games: int) -> list[Path]:
    """Where the first games are to be kept; refused before anything is played if a file is in the way."""
    if chosen.record_dir is None:
        if chosen.keep is not None:
            raise Refusal("simulate-keep-where")
        return []
    keep = 10 if chosen.keep is None else whole("--keep", chosen.keep)
    folder = Path(chosen.record_dir)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal("file-not-written", file=str(folder), reason=error.strerror or str(error)) from None
    files = [folder / f"{game.name}-{players}p-{seed}-{number:06}.json" for number in range(min(keep, games))]
    for file in files:
        if file.exists():
            raise Refusal("simulate-records-exist", file=str(file))
    return files


def result(game: Game, options: dict[str, Any], seed: int, tally: Tally) -> dict[str, Any]:
    """What came of the games, as `--json` prints it. It does not depend on the number of jobs."""
    return {
        "game": game.name,
        "rules_version": game.version,
        "players": tally.players,
        "options": options,
        "seed": seed,
        "games": tally.games,
        "unfinished": tally.unfinished,
        "moves": tally.moves,
        "moves_per_game": tally.moves / tally.games,
        "length": spread(tally.lengths),
        "score": spread(all_scores(tally)),
        "seats": [
            {
                "seat": name,
                "wins": tally.share_of_wins(seat),
                "score": spread(tally.scores[seat]),
                "histogram": {str(score): tally.scores[seat][score] for score in sorted(tally.scores[seat])},
            }
            for seat, name in enumerate(SEAT_NAMES[: tally.players])
        ],
    }


def all_scores(tally: Tally) -> Counter[int]:
    return sum(tally.scores, Counter())


def show(console: Console, told: dict[str, Any], tally: Tally, words: Words) -> None:
    """The same for people, with the distribution of scores drawn."""
    table = Table()
    for column in ("seat", "wins", "mean", "deviation", "least", "quartiles", "most"):
        table.add_column(words(f"simulate-{column}"), justify="right", no_wrap=True)
    for seat in told["seats"]:
        margin = 1.96 * (seat["wins"] * (1 - seat["wins"]) / max(1, told["games"] - told["unfinished"])) ** 0.5
        wins = f"{words.percent(seat['wins'])} ± {words.number(100 * margin, digits=1)}"
        table.add_row(seat["seat"], wins, *spread_cells(seat["score"], words))
    table.add_section()
    table.add_row(words("simulate-all"), "", *spread_cells(told["score"], words))
    table.add_row(words("simulate-length"), "", *spread_cells(told["length"], words))
    about = {name: told[name] for name in ("games", "game", "players")}
    console.print(words("simulate-title", seed=str(told["seed"]), **about))
    if told["components"] != "standard":
        console.print(words("components-other", file=told["components"]), markup=False)
    console.print(table)
    draw_scores(console, all_scores(tally), words)
    if told["unfinished"]:
        console.print(words("simulate-unfinished", games=told["unfinished"], limit=LIMIT))
    speed = {"seconds": words.number(told["seconds"], digits=2), "speed": words.number(told["moves_per_second"])}
    if told["gpu"]:
        console.print(words("simulate-speed-gpu", moves=told["moves"], **speed))
    else:
        console.print(words("simulate-speed", moves=told["moves"], jobs=told["jobs"], **speed))


def spread_cells(values: dict[str, Any], words: Words) -> list[str]:
    if values["mean"] is None:
        return ["–"] * 5
    quartiles = " ".join(map(str, values["quartiles"]))
    mean, deviation = (words.number(values[name], digits=2) for name in ("mean", "deviation"))
    return [mean, deviation, str(values["least"]), quartiles, str(values["most"])]


def draw_scores(console: Console, scores: Counter[int], words: Words) -> None:
    """How often each score was reached, in at most twenty bars."""
    if not scores:
        return
    step = -(-(max(scores) - min(scores) + 1) // 20)
    bars: Counter[int] = Counter()
    for score, count in scores.items():
        bars[score // step * step] += count
    console.print(words("simulate-scores"))
    for low in range(min(bars), max(bars) + 1, step):
        label = str(low) if step == 1 else f"{low}–{low + step - 1}"
        bar = "█" * round(50 * bars[low] / max(bars.values()))
        console.print(f"{label:>9} {bar} {words.percent(bars[low] / scores.total())}")
