"""What the tests share: the games in both modes, and players with a will of their own."""

import os
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from rookery.cli import main
from rookery.engine.game import Game
from rookery.engine.match import Match
from rookery.engine.native import BUILDS, load
from rookery.engine.options import Pick
from rookery.engine.runner import Runner, compiled, interpreted
from rookery.games import GAMES, find

# `make long` plays this many times as many games.
TIMES = int(os.environ.get("ROOKERY_GAMES", "1"))

# A seed says all there is to say about a failing game: there is nothing to shrink.
settings.register_profile(
    "rookery", deadline=None, derandomize=True, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
)
settings.load_profile("rookery")


def pytest_configure(config: pytest.Config) -> None:
    """Compile once, before the workers start."""
    if not hasattr(config, "workerinput"):
        for name in GAMES:
            load(find(name), *BUILDS)


@pytest.fixture(params=GAMES, scope="session")
def game(request: pytest.FixtureRequest) -> Game:
    return find(request.param)


@cache
def slow(game_name: str) -> Runner:
    return interpreted(find(game_name))


@cache
def native(game_name: str) -> Runner:
    return compiled(find(game_name))


class Player:
    """Chooses at random, but with likes and dislikes, so that all corners of a game are visited.

    Uniformly random play exchanges cards for ever and completes little. A player has a liking for each small group of
    move numbers, drawn anew for each game: some hoard, some only ever add cards.
    """

    def __init__(self, seed: int, headstrong: bool) -> None:
        self.dice = random.Random(seed)
        self.headstrong = headstrong
        self.liking: dict[int, float] = {}

    def choose(self, moves: list[int]) -> int:
        if not self.headstrong:
            return self.dice.choice(moves)
        weights = [self.like(move) for move in moves]
        return self.dice.choices(moves, weights)[0]

    def like(self, move: int) -> float:
        group = move if move < 4 else 4 + move // 24
        if group not in self.liking:
            self.liking[group] = 0.01 + self.dice.random() ** 4
        return self.liking[group]


@st.composite
def set_ups(draw: st.DrawFn, game: Game) -> tuple[int, dict[str, object], int]:
    """Players, options and seed of a match."""
    players = draw(st.sampled_from(list(game.seats)))
    options: dict[str, object] = {}
    for option in game.options:
        if isinstance(option, Pick):
            continue
        if draw(st.booleans()):
            values = [True, False] if isinstance(option.default, bool) else list(option.values)
            options[option.name] = draw(st.sampled_from(values))
    return players, options, draw(st.integers(0, (1 << 64) - 1))


def play(match: Match, player: Player, limit: int = 5000) -> Iterator[Match]:
    """Play a match to its end: the match before the first move and after each."""
    yield match
    while not match.over and len(match.moves) < limit:
        match.apply(player.choose(match.legal()))
        yield match


@pytest.fixture
def own_places(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing outside the test's folder is written to, and the machine's language does not matter."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("ROOKERY_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)


def rookery(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    said = capsys.readouterr()
    return code, said.out, said.err
