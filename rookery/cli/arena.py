"""`rookery arena`: bots against each other, and how good each of them is."""

import argparse
import json
import shlex
import sys
from contextlib import closing
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from rookery.arena import results
from rookery.arena.intervals import NORMAL, Estimate
from rookery.arena.report import report
from rookery.arena.results import Results
from rookery.arena.standings import Standing, Standings, standings, told
from rookery.arena.tournament import Tournament, play
from rookery.cli.parser import Parser, add_game, add_match, game_of, jobs_of, options_of, players_of, seed_of, whole
from rookery.cli.report import report_file, write_report
from rookery.cli.simulate import progress_bar
from rookery.engine import native
from rookery.engine.runner import LIMIT
from rookery.words import Refusal, Words

MOST_GAMES = 10**8


def arguments(parser: Parser) -> None:
    add_game(parser)
    parser.add("--bots", metavar="BOT", nargs="+", default=None)
    add_match(parser)
    parser.add("--games", metavar="N", default="100")
    parser.add("--jobs", metavar="N", default=None)
    parser.add("--results", metavar="FILE", default=None)
    parser.add("--report", metavar="DIR", default=None)
    parser.add("--ray", metavar="ADDRESS", default=None)
    parser.add("--json", action="store_true")


def run(chosen: argparse.Namespace, words: Words) -> int:
    tournament, jobs = tournament_of(chosen), jobs_of(chosen)
    asked = whole("--games", chosen.games, least=1, most=MOST_GAMES)
    deals = tournament.deals(asked)
    path = None if chosen.results is None else Path(chosen.results)
    page = report_file(chosen.report, f"arena-{tournament.game.name}")
    with results.kept(tournament, path) as kept:
        resumed = sum(deal < deals for deal, _ in kept.games)
        stopped = not play_on(tournament, kept, deals, jobs, chosen.ray, words)
        games = kept.whole_blocks(tournament, deals)
    found = standings(tournament, games)
    if page and games:
        write_report(page, report(tournament, found, command_of(chosen, tournament, deals), words))
    if chosen.json:
        print(json.dumps(told(tournament, found)))
    else:
        console = Console(highlight=False, markup=False)
        show(console, tournament, found, words)
        if asked != deals * tournament.block:
            block = tournament.block
            console.print(words("arena-rounded", asked=asked, games=deals * block, block=block), soft_wrap=True)
        if resumed:
            console.print(words("arena-resumed", games=resumed, file=str(path)), soft_wrap=True)
    if stopped:
        print(f"rookery: {words('command-stopped')}", file=sys.stderr)
    return 130 if stopped else 0


def tournament_of(chosen: argparse.Namespace) -> Tournament:
    game = game_of(chosen)
    if chosen.bots is None:
        raise Refusal("argument-missing", argument="--bots")
    players = players_of(chosen, game, default=min(max(len(chosen.bots), game.seats[0]), game.seats[-1]))
    return Tournament(game, players, options_of(chosen, game), tuple(chosen.bots), seed_for(chosen))


def seed_for(chosen: argparse.Namespace) -> int:
    """Who let us choose the seed and goes on with a results file means the seed that was chosen then."""
    there = results.described(Path(chosen.results)) if chosen.results and chosen.seed is None else None
    if there is None:
        return seed_of(chosen)
    return whole("--seed", str(there.get("seed")), most=(1 << 64) - 1)


def command_of(chosen: argparse.Namespace, tournament: Tournament, deals: int) -> str:
    """What gives the same games again."""
    given = ["rookery", "arena", tournament.game.name, "--bots", *tournament.bots]
    given += ["--players", str(tournament.players), "--games", str(deals * tournament.block)]
    given += ["--seed", str(tournament.seed)]
    for option in chosen.option:
        given += ["--option", option]
    return shlex.join([*given, *(["--components", chosen.components] if chosen.components else [])])


def play_on(tournament: Tournament, kept: Results, deals: int, jobs: int, ray: str | None, words: Words) -> bool:
    """Play what is missing; whether all of it was played, or somebody pressed Ctrl-C."""
    schedule = list(tournament.schedule(deals))
    missing = [game for game in schedule if game not in kept.games]
    console = Console(stderr=True, highlight=False)
    try:
        if missing:
            with console.status(words("native-loading")):
                native.load(tournament.game, "table", "think")  # once, before many processes want it
        done = len(schedule) - len(missing)
        with progress_bar(console, words) as bar, closing(play(tournament, missing, jobs, ray)) as played:
            task = bar.add_task(words("simulate-playing"), total=len(schedule), completed=done)
            for game in played:
                kept.add(game)
                bar.advance(task)
    except KeyboardInterrupt:
        return False
    return True


# For people ----------------------------------------------------------------------------------------------------------


def show(console: Console, tournament: Tournament, found: Standings, words: Words) -> None:
    if not found.games:
        console.print(words("arena-nothing"))
        return
    about = {"games": found.games, "deals": found.deals, "players": tournament.players}
    console.print(words("arena-title", game=tournament.game.name, seed=str(tournament.seed), **about))
    console.print(ranking(found, words))
    console.print(words("arena-head-to-head"), soft_wrap=True)
    console.print(head_to_head(found, words))
    if found.unfinished:
        console.print(words("simulate-unfinished", games=found.unfinished, limit=LIMIT), soft_wrap=True)
    console.print(words("arena-intervals", equal=words.percent(1 / tournament.players)), soft_wrap=True)


def ranking(found: Standings, words: Words) -> Table:
    """Best first. Where the terminal is narrow, intervals go below their figures."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column in ("bot", "games", "share", "score", "rating", "speed"):
        table.add_column(words(f"arena-{column}"), justify="left" if column == "bot" else "right", overflow="fold")
    for bot in sorted(found.bots, key=lambda bot: -bot.rating):
        table.add_row(*cells(bot, words))
    return table


def cells(bot: Standing, words: Words) -> list[str]:
    margin = words.number(NORMAL * bot.rating_deviation, digits=1)
    return [
        bot.name,
        words.number(bot.games),
        bracketed(words.percent(bot.share_of_wins.mean), bot.share_of_wins, words, 100),
        bracketed(words.number(bot.score.mean, digits=1), bot.score, words),
        unbroken(f"{words.number(bot.rating, digits=1)} ± {margin}"),
        words.number(1000 * bot.seconds_per_move, digits=1),
    ]


def bracketed(mean: str, estimate: Estimate, words: Words, times: float = 1.0) -> str:
    if estimate.low is None or estimate.high is None:
        return mean
    return f"{unbroken(mean)} [{words.number(times * estimate.low, 1)}–{words.number(times * estimate.high, 1)}]"


def unbroken(text: str) -> str:
    """Stays on one line."""
    return text.replace(" ", "\N{NO-BREAK SPACE}")


def head_to_head(found: Standings, words: Words) -> Table:
    table = Table("", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for bot in found.bots:
        table.add_column(bot.name, justify="right", overflow="fold")
    for bot, row in zip(found.bots, found.head_to_head, strict=True):
        table.add_row(bot.name, *("–" if share is None else words.percent(share) for share in row))
    return table
