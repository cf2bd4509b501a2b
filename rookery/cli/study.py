"""`rookery study`: a bot plays many games against itself, and what wins is worked out."""

import argparse
import json
import shlex
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from rookery.arena import page, study
from rookery.arena.findings import Findings, about, how_to_read, plain, seats_table, things_table
from rookery.arena.study import MOST_GAMES, Games, Study
from rookery.arena.study_page import study_page
from rookery.bots import bot_of
from rookery.cli.parser import Parser, add_game, add_match, game_of, jobs_of, options_of, players_of, seed_of, whole
from rookery.cli.report import report_file, write_report
from rookery.cli.simulate import progress_bar
from rookery.engine import native
from rookery.engine.components import Component
from rookery.engine.game import Game
from rookery.engine.ownbox import read
from rookery.words import Refusal, Words


def arguments(parser: Parser) -> None:
    add_game(parser)
    add_match(parser)
    parser.add("--bot", metavar="BOT", default="search:200")
    parser.add("--games", metavar="N", default="20000")
    parser.add("--jobs", metavar="N", default=None)
    parser.add("--report", metavar="DIR", default=None)
    parser.add("--json", action="store_true")


def run(chosen: argparse.Namespace, words: Words) -> int:
    game = game_of(chosen)
    players = players_of(chosen, game, default=game.seats[-1])
    asked = Study(game, players, options_of(chosen, game), bot_of(chosen.bot).name, seed_of(chosen))
    wanted, jobs = whole("--games", chosen.games, least=1, most=MOST_GAMES), jobs_of(chosen)
    file = report_file(chosen.report, f"study-{game.name}")
    some, stopped = play(asked, wanted, jobs, words)
    games = study.together(some) if some else None
    if games is None or not games.finished:
        if stopped:
            raise KeyboardInterrupt
        raise Refusal("study-nothing")
    words = Words(words.language, game.folder)
    findings = Findings(asked, games, box(chosen, game))
    command = command_of(asked, wanted, chosen.components)
    if file:
        write_report(file, study_page(findings, command, words))
    if chosen.json:
        components = "standard" if game.is_standard else chosen.components
        print(json.dumps(plain(findings) | {"components": components, "stopped": stopped}))
    else:
        show(findings, chosen.components, file, words)
    if stopped:
        print(f"rookery: {words('study-stopped', wanted=wanted)}", file=sys.stderr)
    return 130 if stopped else 0


def play(asked: Study, wanted: int, jobs: int, words: Words) -> tuple[list[Games], bool]:
    """All games, or those finished before somebody pressed Ctrl-C; and whether somebody did."""
    console = Console(stderr=True, highlight=False)
    with console.status(words("native-loading")):
        native.load(asked.game, "table", "think")  # once, before there are workers that would all do it
    some: list[Games] = []
    try:
        with progress_bar(console, words) as bar, closing(study.play(asked, wanted, jobs)) as played:
            task = bar.add_task(words("simulate-playing"), total=wanted)
            for games in played:
                some.append(games)
                bar.advance(task, games.played)
    except KeyboardInterrupt:
        return some, True
    return some, False


def box(chosen: argparse.Namespace, game: Game) -> Sequence[Component]:
    """What the game was played with, each value with its mark."""
    return read(Path(chosen.components), game) if chosen.components else game.components()


def command_of(asked: Study, games: int, components: str | None) -> str:
    """What gives the same figures again."""
    given = ["--players", str(asked.players), "--bot", asked.bot, "--games", str(games), "--seed", str(asked.seed)]
    for option in asked.game.options:
        value = asked.options[option.name]
        if value != option.default:
            given += ["--option", f"{option.name}={option.show_value(value)}"]
    given += ["--components", components] if components else []
    return shlex.join(["rookery", "study", asked.game.name, *given])


def show(findings: Findings, components: str | None, file: Path | None, words: Words) -> None:
    """The same for people."""
    console = Console(highlight=False, markup=False)
    console.print(about(findings, words))
    if components:
        console.print(words("components-other", file=components))
    console.print(drawn(seats_table(findings, words), words("study-seats")))
    for count, found in findings.things:
        console.print(drawn(things_table(findings, count, found, words), words(f"count-{count.name}")))
    for sentence in how_to_read(findings, words):
        console.print(sentence)
    if file:
        console.print(words("study-written", file=str(file)), soft_wrap=True)


def drawn(table: page.Table, title: str) -> Table:
    found = Table(title=title, title_justify="left", box=SIMPLE_HEAD)  # no lines: there are many columns
    for number, name in enumerate(table.header):
        # Numbers are never cut, nor are words; headers and names take several lines if they must.
        cells = [row[number] for row in table.rows]
        widest = max(len(part) for part in (*name.split(), *(cells if number else " ".join(cells).split())))
        if number:
            found.add_column(Text(name), justify="right", width=widest)
        else:
            found.add_column(Text(name), min_width=widest)
    for row in table.rows:
        found.add_row(*(Text(cell) for cell in row))
    return found
