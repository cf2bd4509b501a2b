"""Scenarios and random games, interpreted, run every line of every game's rules."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rookery.games import GAMES, find

NOT_RULES = ("layout", "table", "redeal")

RUN = """
import sys
from conftest import Player, play
from rookery.cli.check import paths
from rookery.engine import scenario
from rookery.engine.match import Match
from rookery.games import find

game = find(sys.argv[1])
for path in paths([str(game.folder / "scenarios")]):
    scenario.run(scenario.read(path, find))
switches = {option.name: not option.default for option in game.options if isinstance(option.default, bool)}
choices = {option.name: option.values[-1] for option in game.options if hasattr(option, "values")}
for seed in range(60):
    options = switches | choices if seed % 3 == 0 else {}
    *_, match = play(Match.deal(game, game.seats[seed % len(game.seats)], options, seed), Player(seed, seed % 2 == 0))
    assert not match.legal()
"""


@pytest.mark.parametrize("name", GAMES)
def test_every_line_of_the_rules_is_run(name: str, tmp_path: Path) -> None:
    game = find(name)
    rules = [str(module.__file__) for module in game.compiled if module.__name__.split(".")[-1] not in NOT_RULES]
    program, data, report = tmp_path / "run.py", tmp_path / "data", tmp_path / "report.json"
    program.write_text(RUN)
    cover = [sys.executable, "-m", "coverage"]
    with_tests = {**os.environ, "PYTHONPATH": str(Path(__file__).parent)}
    run = [*cover, "run", f"--data-file={data}", f"--include={','.join(rules)}", program, name]
    subprocess.run(run, cwd=tmp_path, env=with_tests, check=True)
    subprocess.run([*cover, "json", f"--data-file={data}", "-q", "-o", report], cwd=tmp_path, check=True)
    found = json.loads(report.read_text())["files"]
    assert len(found) == len(rules) and sum(file["summary"]["num_statements"] for file in found.values()) > 300
    assert {name: file["missing_lines"] for name, file in found.items() if file["missing_lines"]} == {}
