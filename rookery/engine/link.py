"""Binds one game's rules and doors into them into a program, run by Python as it is or compiled by Numba.

Every module keeps a namespace of its own; every function is copied onto it, so that the module people import stays as
it was and a build can put something else in a function's place (for `note`, in a simulation build, nothing).
"""

from collections.abc import Callable, Mapping, Sequence
from types import FunctionType, ModuleType
from typing import Any

from rookery.engine import kit
from rookery.engine.game import Game

Wrap = Callable[[FunctionType], Any]
Instead = Mapping[Any, Any]  # functions
CONSTANTS = ("MAX_LEGAL", "N_ACTIONS")
FUNCTIONS = ("setup", "legal", "apply", "redeal", "estimate", "features")
SILENT: Instead = {kit.note: kit.no_note}


def link(game: Game, modules: Sequence[ModuleType], wrap: Wrap, instead: Instead) -> Mapping[str, Any]:
    """The functions of the last module, bound to the game's rules, some of them replaced by others."""
    modules = (kit, *modules)
    spaces = {module.__name__: dict(vars(module)) for module in modules}
    outer = spaces[modules[-1].__name__]
    outer |= {name: getattr(game.rules, name) for name in CONSTANTS}
    outer |= {name: game.function(name) for name in FUNCTIONS}
    copies: dict[Any, Any] = {
        function: wrap(_copy(function, name, spaces[module.__name__]))
        for module in modules
        for name, function in functions(module)
    }
    copies |= {function: wrap(other) for function, other in instead.items()}
    for space in spaces.values():
        for name, value in space.items():
            if isinstance(value, FunctionType) and value in copies:
                space[name] = copies[value]
    return outer


def functions(module: ModuleType) -> list[tuple[str, FunctionType]]:
    """The functions a module defines, by name."""
    return [
        (name, value)
        for name, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    ]


def _copy(function: FunctionType, name: str, space: dict[str, Any]) -> FunctionType:
    copy = FunctionType(function.__code__, space, name, function.__defaults__)
    copy.__module__ = function.__module__
    copy.__qualname__ = name
    return copy
