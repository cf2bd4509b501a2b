"""Rookery's tree search against OpenSpiel's in C++ (information-set MCTS), side by side in one run on one core.

    .venv/bin/python bench/search.py [--seconds S] [--json] [--write]

Both deal anew what the player to move cannot know and play at random to the end of the game, once for every iteration.
They take turns, five rounds with a new deal each; nothing is left out of the sums. Seconds are those the processor
worked for this program, so that whatever else the machine does costs neither of them much. Games differ in length, so
the table names the decisions of a random game too, and so what both make of a second. OpenSpiel runs as it comes,
its tree kept by information state.
"""

import argparse
import json
import os
import platform
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rookery.bots.bots import Search
from rookery.engine.match import Match
from rookery.engine.runner import compiled
from rookery.engine.simulate import simulate
from rookery.games import GAMES, find

ROUNDS = 5
GAMES_COUNTED = 2000  # random games whose decisions are counted; where Python plays them:
GAMES_STEPPED = 100
TO_THE_END = {"depth": 100_000, "picks": 1}  # any move at random until the game is over
OTHERS = {"gin_rummy": 2, "hearts": 4}  # of the games that OpenSpiel can deal anew, those most like ours
CURIOSITY = 2.0  # the constant of UCT in OpenSpiel's own example of a search
FEW = 16  # iterations to begin with: OpenSpiel fails when asked for a single one
MISSING = "OpenSpiel is not installed; this installs it: pip install -c constraints.txt -e '.[bench]'"
PAGE = Path(__file__).parents[1] / "docs" / "performance.md"
MARKS = "<!-- bench/search.py -->\n", "<!-- end of bench/search.py -->\n"

Think = Callable[[int, int], float]  # about a deal, for so many iterations; the seconds it took


@dataclass
class Way:
    """A program that searches a game."""

    program: str
    game: str
    players: int
    decisions: float  # of a random game
    think: Think
    enough: int = 0  # iterations for a round
    iterations: int = 0
    seconds: float = 0.0

    def warm_up(self, seconds: float) -> None:
        """Load or compile, and find out how many iterations a round takes."""
        self.think(0, FEW)
        trial, took = FEW, 0.0
        while took < seconds / 10:
            trial *= 2
            took = self.think(0, trial)
        self.enough = int(trial * seconds / took)

    def play_round(self, deal: int) -> None:
        self.seconds += self.think(deal, self.enough)
        self.iterations += self.enough

    def result(self) -> dict[str, Any]:
        return {
            "program": self.program,
            "game": self.game,
            "players": self.players,
            "iterations_per_second": self.iterations / self.seconds,
            "decisions_per_iteration": self.decisions,
        }


def rookery(name: str, players: int) -> Way:
    game = find(name)
    runner = compiled(game)
    random_games = simulate(game, runner, players, {}, GAMES_COUNTED, seed=1, jobs=1)

    def think(deal: int, iterations: int) -> float:
        match = Match.deal(game, players, {}, deal, runner)
        bot = Search("bench", lines=iterations, habits=TO_THE_END)
        began = time.process_time()
        bot.weigh(match, seed=deal)
        return time.process_time() - began

    return Way("Rookery", name, players, random_games.moves / random_games.games, think)


def open_spiel(name: str, players: int) -> Way:
    import pyspiel

    game = pyspiel.load_game(name)
    decisions = sum(random_length(game, random.Random(seed)) for seed in range(GAMES_STEPPED)) / GAMES_STEPPED

    def think(deal: int, iterations: int) -> float:
        state = first_choice(game, random.Random(deal))
        bot = pyspiel.ISMCTSBot(deal, pyspiel.RandomRolloutEvaluator(1, deal), CURIOSITY, iterations)
        began = time.process_time()
        bot.step(state)
        return time.process_time() - began

    return Way("OpenSpiel", name, players, decisions, think)


def first_choice(game: Any, luck: random.Random) -> Any:
    """A game dealt, at the first decision: with a single move to make, OpenSpiel does not think."""
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(any_action(state, luck))
    return state


def any_action(state: Any, luck: random.Random) -> int:
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        return luck.choices(actions, weights)[0]
    return luck.choice(state.legal_actions())


def random_length(game: Any, luck: random.Random) -> int:
    """The decisions of a random game, cards dealt not counted."""
    state, decisions = first_choice(game, luck), 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(any_action(state, luck))
    return decisions


def measure(seconds: float) -> list[dict[str, Any]]:
    ways = [rookery(name, players) for name in GAMES for players in (2, 4)]
    if find_spec("pyspiel"):
        ways += [open_spiel(name, players) for name, players in OTHERS.items()]
    for way in ways:
        way.warm_up(seconds)
    for number in range(ROUNDS):
        for way in ways:
            way.play_round(1 + number)
    return [way.result() for way in ways]


def table(results: list[dict[str, Any]]) -> Iterator[str]:
    columns = "program", "game", "players", "decisions in a playout", "iterations a second", "decisions a second"
    yield "| " + " | ".join(columns) + " |"
    yield "|" + " --- |" * len(columns)
    for one in results:
        iterations, decisions = one["iterations_per_second"], one["decisions_per_iteration"]
        figures = f"{decisions:.0f} | {iterations:,.0f} | {iterations * decisions / 1e6:.2f} million"
        yield f"| {one['program']} | {one['game'].replace('_', ' ')} | {one['players']} | {figures} |"


def circumstances(load: float, seconds: float) -> str:
    """What else there is to know about a run, in a sentence."""
    model = "unknown processor"
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            model = line.partition(":")[2].strip()
            break
    busy = "nothing else running" if load < 0.2 else f"a busy machine: {load:.1f} programs wanted its cores before"
    return (
        f"`bench/search.py --seconds {seconds:g} --write` on {date.today()}, one of {os.cpu_count()} cores ({model}),"
        f" Python {platform.python_version()}, Numba {version('numba')}, OpenSpiel {version('open_spiel')}; {busy}."
    )


def write(results: list[dict[str, Any]], told: str) -> None:
    """Put the table where the page has its marks, in place of the last one."""
    begin, end = MARKS
    before, _, rest = PAGE.read_text().partition(begin)
    _, found, after = rest.partition(end)
    if not found:
        sys.exit(f"{PAGE} has no lines {begin.strip()} and {end.strip()}; add them where the table belongs.")
    PAGE.write_text(before + begin + "\n".join([told, "", *table(results), ""]) + end + after)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each of five rounds")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="into docs/performance.md")
    chosen = parser.parse_args()
    if not find_spec("pyspiel"):
        print(MISSING, file=sys.stderr)
        if chosen.write:
            sys.exit("The table stays as it is, for it compares the two.")
    load = os.getloadavg()[0]
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    results = measure(chosen.seconds)
    if chosen.write:
        write(results, circumstances(load, chosen.seconds))
    print(json.dumps(results, indent=1) if chosen.json else "\n".join(table(results)))


if __name__ == "__main__":
    main()
