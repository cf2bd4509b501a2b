"""Compiled rules: kept under a name that changes with whatever they are made from, and quick to load."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from conftest import native

from rookery.engine import kit, link
from rookery.engine import native as builds
from rookery.engine.game import Game
from rookery.engine.runner import compiled, serving
from rookery.games import GAMES, find
from rookery.words import Refusal


@pytest.mark.parametrize("name", GAMES)
def test_the_folder_is_named_after_every_source(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find(name)
    before = {build: builds.folder(game, build) for build in builds.BUILDS}
    files = [kit.__file__, link.__file__, builds.__file__, game.folder / "box.py"]
    files += [module.__file__ for module in game.compiled]
    read = Path.read_bytes
    for file in files:
        changed = Path(str(file))
        monkeypatch.setattr(Path, "read_bytes", lambda path, f=changed: read(path) + (b"\n" if path == f else b""))
        for build, folder in before.items():
            assert builds.folder(game, build) != folder, f"{file} does not count"
        monkeypatch.setattr(Path, "read_bytes", read)
    assert {build: builds.folder(game, build) for build in builds.BUILDS} == before


@pytest.mark.parametrize("name", GAMES)
def test_loading_from_disk_takes_well_under_a_second(name: str) -> None:
    native(name)  # is there
    assert min(seconds_to_load(name) for _ in range(3)) < 0.7  # whatever else the machine does can only make it slower


def seconds_to_load(name: str) -> float:
    began = time.perf_counter()
    compiled(find(name))
    return time.perf_counter() - began


def test_a_table_is_served_at_once_and_natively_later(game: Game) -> None:
    runner = serving(game)
    assert runner.mode == "interpreted"
    deadline = time.perf_counter() + 60
    while runner.mode == "interpreted" and time.perf_counter() < deadline:
        time.sleep(0.05)
    assert runner.mode == "native"


def test_the_first_move_comes_within_a_second_of_a_cold_start(tmp_path: Path) -> None:
    """With nothing compiled and nothing cached: the program starts, deals, and plays a move that was typed."""
    environment = os.environ | {"XDG_CACHE_HOME": str(tmp_path / "cache"), "XDG_STATE_HOME": str(tmp_path / "state")}
    began = time.perf_counter()
    command = [sys.executable, "-m", "rookery", "play", "kokopelli", "--seed", "1"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, env=environment, text=True) as program:
        assert program.stdin and program.stdout
        program.stdin.write("1\n")
        program.stdin.flush()
        seen = ""
        while "draws" not in seen:
            seen = program.stdout.readline()
        took = time.perf_counter() - began
        program.kill()
    stop_compilers(tmp_path)
    assert took < 1.0 * (2 if os.environ.get("PYTEST_XDIST_WORKER") else 1)  # workers share two cores


def stop_compilers(cache: Path) -> None:
    """They outlive the program that started them, to be ready the next time; here there is none."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if str(cache).encode() in (process / "environ").read_bytes():
                os.kill(int(process.name), signal.SIGKILL)
        except OSError:
            pass  # it has ended, or is not ours


def test_a_broken_compiler_is_told_of(
    game: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(RuntimeError, match="compiling the rules"):
        builds.load(game, "table")
    runner = serving(game)
    time.sleep(0.5)
    assert runner.mode == "interpreted" and "compiling the rules" in caplog.text


def test_without_a_place_for_compiled_rules_one_is_asked_for(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/dev/null")
    with pytest.raises(Refusal, match="XDG_CACHE_HOME"):
        builds.load(game, "table")


def test_rules_do_not_drag_in_the_compiler() -> None:
    """A rules test needs NumPy and nothing heavy: no compiler, no drawing, no message files."""
    program = "import sys, rookery.games.kokopelli; sys.exit(bool({'numba', 'rich', 'fluent'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", program]).returncode == 0
