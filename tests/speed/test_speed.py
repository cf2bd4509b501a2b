"""Speed has a floor. Run alone (`make long` does): other work on the machine would be measured, too.

The floors leave room for a busy machine; what is usual stands in docs/performance.md.
"""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rookery.bots import bot_of, choose
from rookery.cli.bench import on_all_cores, single_steps, whole_games
from rookery.engine.match import Match
from rookery.engine.runner import compiled
from rookery.games import GAMES, find

BENCH = Path(__file__).parents[2] / "bench"
sys.path.insert(0, str(BENCH))


def test_complete_rules_are_faster_than_the_sketch_and_quick_to_step() -> None:
    command = [sys.executable, BENCH / "against_sketch.py", "--seconds", "0.5", "--json"]
    found = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    assert found["ratio"] > 1.5
    assert found["rookery_steps"] > 300_000


@pytest.mark.parametrize("name", GAMES)
def test_every_game_plays_more_than_two_million_moves_a_second(name: str) -> None:
    game = find(name)
    for players in game.seats:
        moves, _, seconds = whole_games(game, compiled(game), players, 0.5, chunk=256)
        assert moves / seconds > 2_000_000


@pytest.mark.parametrize("name", GAMES)
def test_learners_step_more_than_a_million_times_a_second_whatever_the_batch(name: str) -> None:
    from vector import steps_per_second

    for players in (2, find(name).seats[-1]):
        for games in (128, 1024, 8192):
            # Whatever else the machine does can only make it slower.
            assert any(steps_per_second(name, players, games, None, 1.0) > 1_000_000 for _ in range(10)), (
                players,
                games,
            )


@pytest.mark.parametrize("name", GAMES)
def test_one_game_at_a_time_from_python_makes_more_than_300_000_moves_a_second(name: str) -> None:
    game = find(name)
    moves, _, seconds = max((single_steps(game, compiled(game), 2, 0.5) for _ in range(3)), key=lambda m: m[0] / m[2])
    assert moves / seconds > 300_000


def test_search_plays_more_than_eight_thousand_whole_games_a_second() -> None:
    game = find("kokopelli")
    match = Match.deal(game, 4, {}, 1, compiled(game))
    lines = 20_000
    bot = bot_of(f"search:{lines},depth=100000,picks=1")
    choose(bot_of("search:1"), match, 1)  # loads what it needs
    began = time.process_time()
    choose(bot, match, 1)
    assert lines / (time.process_time() - began) > 8_000


@pytest.mark.parametrize("name", GAMES)
def test_two_cores_do_nearly_twice_as_much_as_one(name: str) -> None:
    game = find(name)
    runner = compiled(game)

    def gain() -> float:
        moves, _, seconds = whole_games(game, runner, 4, 1.0, chunk=256)
        both, _, took = on_all_cores(game, runner, 4, 1.0, jobs=2)
        return (both / took) / (moves / seconds)

    assert max(gain() for _ in range(3)) > 1.6
