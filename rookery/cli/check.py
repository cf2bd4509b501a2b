"""`rookery check`: run scenarios, and list the rules that no scenario shows."""

import argparse
from itertools import groupby
from pathlib import Path
from typing import Any

from rookery.cli.parser import Parser
from rookery.engine import scenario
from rookery.engine.game import Game, Position
from rookery.engine.position import shorten
from rookery.engine.scenario import Failure, Scenario
from rookery.games import GAMES, find
from rookery.words import Refusal, Words


def arguments(parser: Parser) -> None:
    parser.add("files", nargs="*")
    parser.add("--coverage", action="store_true")


def run(chosen: argparse.Namespace, words: Words) -> int:
    if chosen.coverage:
        return show_uncovered(words)
    scenarios = [scenario.read(path, find) for path in paths(chosen.files)]
    failed = 0
    for one in scenarios:
        failures = scenario.run(one)
        failed += bool(failures)
        for step, group in groupby(failures, key=lambda failure: failure.step):
            print(explain(one, step, list(group), words))
    print(words("check-result", passed=str(len(scenarios) - failed), failed=str(failed)))
    return 1 if failed else 0


def paths(given: list[str]) -> list[Path]:
    """The files that were named, those in folders that were named, or all of the house."""
    found = []
    for path in [Path(name) for name in given] or [find(name).folder / "scenarios" for name in GAMES]:
        inside = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not inside:
            raise Refusal("check-no-scenarios", folder=str(path))
        found += inside
    return found


def explain(one: Scenario, step: int, failures: list[Failure], words: Words) -> str:
    """What failed in a step, and the position at that point."""
    lines = [words("check-failed", file=str(one.file), title=one.title, step=str(step))]
    lines += [f"  {words.refusal(failure.what)}" for failure in failures]
    return "\n".join([*lines, *(f"    {name} = {shorten(value)}" for name, value in flat(failures[-1].position))])


def flat(position: Position, place: str = "") -> list[tuple[str, Any]]:
    """A nest of names as lines."""
    lines: list[tuple[str, Any]] = []
    for name, value in position.items():
        at = f"{place}.{name}" if place else name
        if isinstance(value, dict):
            lines += flat(value, at)
        else:
            lines.append((at, value))
    return lines


def show_uncovered(words: Words) -> int:
    complete = True
    for game in map(find, GAMES):
        missing = uncovered(game)
        complete = complete and not missing
        title = Words(words.language, game.folder)("game-title")
        all_numbers = len(game.rule_numbers() + game.ruling_numbers())
        print(words("check-uncovered", game=title, missing=len(missing), all=all_numbers))
        for number in missing:
            print(f"  {number}")
    return 0 if complete else 1


def uncovered(game: Game) -> list[str]:
    """The rules and rulings that no scenario of the game shows."""
    shown = {number for path in paths([str(game.folder / "scenarios")]) for number in scenario.read(path, find).shows}
    return [number for number in game.rule_numbers() + game.ruling_numbers() if number not in shown]
