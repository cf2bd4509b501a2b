"""The rules as machine code: compiled once by Numba, kept on disk, loaded in a fraction of a second.

A build holds the doors that belong together: `table` writes notes and serves single matches; `think` and `many` leave
them out, think for bots, and play or step many games at once. Who needs only one does not wait for the others.
The folder a build is kept in is named after a digest of everything it was made from, because Numba itself looks only at
the file of the outermost function.

Compiling happens in a process of its own: it needs memory and keeps Python busy, and the table must not wait for it.
"""

import contextlib
import hashlib
import json
import os
import platform
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from rookery.engine import components, doors, kit, link, step, think
from rookery.engine.game import Game
from rookery.words import Refusal

BUILDS = {
    "table": ("setup_at", "legal_at", "apply_at", "redeal_at"),
    "think": ("weigh", "grow"),
    "many": ("play_random_games", "begin_games", "step_games", "first_refused", "choose_at_random", "observe_at"),
}
OUTER = tuple(module.__name__ for module in (doors, step, think))
DONE = "done"
Doors = dict[str, Callable[..., Any]]

# Bytes of Python code. Where no notes are kept, functions smaller than this are woven into their callers, for a fifth
# more moves a second. Weaving in the larger ones, too, gains little more and takes the compiler twice as long.
SMALL = 500

_decorating = threading.Lock()  # Numba's cache folder is a global setting


def folder(game: Game, build: str) -> Path:
    """Where a build of a game is kept."""
    import llvmlite.binding
    import numba

    made_from = hashlib.blake2b(digest_size=8)
    sources = [str(module.__file__) for module in (kit, link, *modules(game, build))]
    for file in (*sources, __file__, str(game.folder / "box.py")):
        made_from.update(Path(file).read_bytes())
    made_from.update(components.digest(game.box).encode())
    made_by = (platform.python_version(), numba.__version__, np.__version__, llvmlite.binding.get_host_cpu_name())
    made_from.update(repr(made_by).encode())
    return cache() / f"{game.name}-{build}-{made_from.hexdigest()}"


def modules(game: Game, build: str) -> tuple[ModuleType, ...]:
    """What a build is made from: a new idea of what a position is worth, or shows, leaves the rules as they were."""
    own: dict[str, tuple[Any, ...]] = {"think": (game.judge, game.learn, think), "many": (game.learn, step)}
    return (*game.compiled, *own.get(build, (doors,)))


def desk_of(game: Game) -> np.dtype:
    """What is kept beside each game of a batch for learners: the moves that were listed, and where its chance comes
    from. No caller is given these to write to."""
    moves = ("moves", np.int16, (game.rules.MAX_LEGAL,))
    return np.dtype(
        [("seed", np.uint64), ("luck", np.uint64), ("length", np.int32), ("listed", np.int32), moves], align=True
    )


def cache() -> Path:
    """The user's own cache. Nobody else may be able to write there: what lies in it is run."""
    own = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "rookery"
    try:
        own.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=own).close()
    except OSError as error:
        raise Refusal("cache-not-written", folder=str(own), reason=error.strerror or str(error)) from None
    return own


def load(game: Game, *builds: str) -> Doors:
    """The doors of some builds, from disk if they are there, else compiled first, each by a process of its own."""
    missing = [build for build in builds if not (folder(game, build) / DONE).exists()]
    command = [sys.executable, "-m", __name__, game.standard_package, json.dumps(game.box)]
    compilers = [
        subprocess.Popen([*command, build], start_new_session=True, stderr=subprocess.PIPE, text=True)
        for build in missing
    ]
    complaints = [compiler.communicate()[1].strip() for compiler in compilers]
    if any(compiler.returncode for compiler in compilers):
        raise RuntimeError(f"compiling the rules of {game.name} failed. {' '.join(complaints)}")
    return {name: door for build in builds for name, door in _doors(game, build).items()}


def _doors(game: Game, build: str) -> Doors:
    """The doors of a build, made or loaded by Numba."""
    import numba

    def compiled(function: FunctionType) -> Any:
        outermost = function.__module__ in OUTER and function.__name__ in BUILDS[build]
        woven = build != "table" and not outermost and len(function.__code__.co_code) < SMALL
        # Rules never divide by zero, so nothing need look for it. What they are given is kept by whoever gave it, and
        # only thinking makes arrays of its own: counting who uses an array took up to a third of a learner's step.
        return numba.njit(
            function,
            nogil=True,
            cache=outermost,
            forceinline=woven,
            error_model="numpy",
            _nrt=outermost and build == "think",
            no_cpython_wrapper=not outermost,
            no_cfunc_wrapper=True,
        )

    with _decorating:
        settings: Any = numba.config
        before, settings.CACHE_DIR = settings.CACHE_DIR, str(folder(game, build))
        try:
            program = link.link(game, modules(game, build), compiled, {} if build == "table" else link.SILENT)
        finally:
            settings.CACHE_DIR = before
    for name in BUILDS[build]:
        program[name].compile(_signature(game, name))
        program[name].disable_compile()
    return {name: program[name] for name in BUILDS[build]}


def _signature(game: Game, name: str) -> Any:
    from numba import boolean, float32, from_dtype, int8, int16, int32, int64, uint64, void
    from numba.types import Tuple

    states = from_dtype(game.rules.STATE)[::1]
    moves = int16[::1]
    nodes, habits = from_dtype(think.NODE)[::1], from_dtype(think.HABITS)[::1]
    games = int64, int64, states, from_dtype(desk_of(game))[::1]
    table, actions = int16[:, ::1], int64[::1]
    shown = table, int8[:, ::1], int8[::1]
    experience = Tuple((int32[:, ::1], int32[::1], int32[::1]))
    told = float32[::1], boolean[::1], boolean[::1], float32[:, ::1], table
    return {
        "setup_at": void(states, int64, uint64),
        "legal_at": int64(states, int64, moves),
        "apply_at": void(states, int64, int64),
        "redeal_at": void(states, int64, int64, uint64),
        "play_random_games": void(states, states, moves, uint64[::1], int64, int16[:, ::1], int8[:, ::1], int32[::1]),
        "weigh": int64(states, int64, states, moves, int64[::1], int64, uint64),
        "begin_games": void(*games, states, table, *shown),
        "step_games": void(*games, states, table, int64, int64, actions, *shown, *told, table),
        "first_refused": int64(*games, table, actions),
        "choose_at_random": void(*games, table, actions),
        "observe_at": void(states, int64, int64, moves),
        "grow": int64(states, int64, nodes, int64, states, habits, experience, uint64, int64),
    }[name]


def compile_build(package: str, box: str, build: str) -> None:
    """Compile a build and keep it: what the process of its own does."""
    game = components.load(package, json.loads(box)).GAME
    place = folder(game, build)
    with one_at_a_time(place.with_suffix(".lock")):
        if not (place / DONE).exists():  # another process may have made it meanwhile
            _doors(game, build)
            (place / DONE).touch()


@contextlib.contextmanager
def one_at_a_time(lock: Path) -> Iterator[None]:
    """Whoever comes later waits here: the same work done twice at the same time takes both twice as long."""
    with lock.open("a") as file:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    compile_build(*sys.argv[1:])
