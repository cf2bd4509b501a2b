"""What is in a game's box: every number with its source and a mark that says how sure it is.

Rules read these numbers as constants when they are loaded, which is what makes them fast. So a game with other numbers
is the same package loaded once more, under a name of its own: both can be played side by side.
"""

import hashlib
import importlib
import importlib.util
import json
import sys
import threading
import tomllib
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

MARKS = ("printed", "inferred", "reported", "reconstructed")
GIVEN = "given"  # the mark of what a player says about the own box

Box = dict[str, Any]  # plain values, by section (which may be nested) and name


@dataclass(frozen=True)
class Component:
    section: str  # with dots between nested ones
    name: str
    value: Any
    mark: str
    source: str

    @property
    def place(self) -> str:
        return f"{self.section}.{self.name}"


@cache
def components(folder: Path) -> tuple[Component, ...]:
    """Everything in the box as we ship it, in the order of the file."""
    with (folder / "components.toml").open("rb") as file:
        return tuple(_leaves(tomllib.load(file), ""))


def _leaves(table: dict[str, Any], section: str) -> Iterator[Component]:
    for name, entry in table.items():
        if "value" in entry:
            yield Component(section, name, entry["value"], entry["mark"], entry["source"])
        else:
            yield from _leaves(entry, f"{section}.{name}" if section else name)


def plain(parts: Sequence[Component]) -> Box:
    """The bare values, by section and name."""
    return nested(parts, lambda part: deepcopy(part.value))


def nested(parts: Sequence[Component], leaf: Callable[[Component], Any]) -> dict[str, Any]:
    """Something for each component, by section and name."""
    nest: dict[str, Any] = {}
    for part in parts:
        section = nest
        for name in part.section.split("."):
            section = section.setdefault(name, {})
        section[part.name] = leaf(part)
    return nest


def values(package: str | None, file: str) -> Box:
    """The values that a game's package is to be played with: `values(__package__, __file__)`, says its table."""
    given = _boxes.get(package or "")
    return plain(components(Path(file).parent)) if given is None else deepcopy(given)


# A game with other values ------------------------------------------------------------------------------------------

_boxes: dict[str, Box] = {}  # of the packages that are not played with what we ship
_loading = threading.Lock()


def load(package: str, box: Box) -> ModuleType:
    """A game's package, played with a box that has been checked. The same values give the same module."""
    spec = importlib.util.find_spec(package)
    assert spec and spec.origin and spec.submodule_search_locations
    if box == plain(components(Path(spec.origin).parent)):
        return importlib.import_module(package)
    alias = f"{package}_{digest(box)}"
    with _loading:
        return sys.modules.get(alias) or _execute(alias, spec.origin, list(spec.submodule_search_locations), box)


def digest(box: Box) -> str:
    """A short text for these values in this order, which is that of our file."""
    return hashlib.blake2b(json.dumps(box).encode(), digest_size=8).hexdigest()


def _execute(alias: str, origin: str, folders: list[str], box: Box) -> ModuleType:
    spec = importlib.util.spec_from_file_location(alias, origin, submodule_search_locations=folders)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    _boxes[alias] = deepcopy(box)
    sys.modules[alias] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[alias], _boxes[alias]
        raise
    return module
