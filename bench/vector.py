"""Steps a second through the vector environment: observations and masks of every step, actions chosen at random.

    .venv/bin/python bench/vector.py [--seconds S] [--json] [--write]

Gymnasium's interface as a learner calls it. Seconds are those the processor worked for this program, divided by the
threads at work: what it takes when the cores are free, whatever else the machine does meanwhile.
"""

import argparse
import json
import os
import platform
import sys
import time
from collections.abc import Iterator
from datetime import date
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from rookery.env.vector import VectorGames
from rookery.games import GAMES

SIZES = 1, 128, 1024, 4096, 16384
ROUNDS = 3
PAGE = Path(__file__).parents[1] / "docs" / "performance.md"
MARKS = "<!-- bench/vector.py -->\n", "<!-- end of bench/vector.py -->\n"


def steps_per_second(name: str, players: int, games: int, jobs: int | None, seconds: float) -> float:
    """The best of some rounds."""
    table = VectorGames(name, players, games, jobs=jobs)
    table.reset(seed=1)
    actions, best = np.zeros(games, np.int64), 0.0
    for _ in range(ROUNDS):
        steps, began = 0, time.process_time()
        while (took := (time.process_time() - began) / table.batch.jobs) < seconds / ROUNDS:
            for _ in range(max(1, 2048 // games)):
                table.batch.choose_at_random(actions)
                table.step(actions)
                steps += games
        best = max(best, steps / took)
    table.close()
    return best


def measure(seconds: float) -> Iterator[dict[str, Any]]:
    for name in GAMES:
        for players in (2, 4):
            one, several = (
                {str(games): steps_per_second(name, players, games, jobs, seconds) for games in SIZES}
                for jobs in (1, None)
            )
            yield {"game": name, "players": players, "one_core": one, "all_cores": several}


def table(results: list[dict[str, Any]]) -> Iterator[str]:
    yield "| game | players | cores | " + " | ".join(f"{games:,} at once" for games in SIZES) + " |"
    yield "|" + " --- |" * (3 + len(SIZES))
    for one in results:
        for cores, speeds in (("one", one["one_core"]), ("all", one["all_cores"])):
            figures = " | ".join(f"{speeds[str(games)] / 1e6:.2f} million" for games in SIZES)
            yield f"| {one['game']} | {one['players']} | {cores} | {figures} |"


def write(results: list[dict[str, Any]], load: float, seconds: float) -> None:
    begin, end = MARKS
    before, _, rest = PAGE.read_text().partition(begin)
    _, found, after = rest.partition(end)
    if not found:
        sys.exit(f"{PAGE} has no lines {begin.strip()} and {end.strip()}; add them where the table belongs.")
    told = (
        f"`bench/vector.py --seconds {seconds:g} --write` on {date.today()}, {os.cpu_count()} cores, Python"
        f" {platform.python_version()}, Gymnasium {version('gymnasium')}; {load:.1f} programs wanted the cores before."
    )
    PAGE.write_text(before + begin + "\n".join([told, "", *table(results), ""]) + end + after)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="into docs/performance.md")
    chosen = parser.parse_args()
    load = os.getloadavg()[0]
    results = list(measure(chosen.seconds))
    if chosen.write:
        write(results, load, chosen.seconds)
    print(json.dumps(results, indent=1) if chosen.json else "\n".join(table(results)))


if __name__ == "__main__":
    main()
