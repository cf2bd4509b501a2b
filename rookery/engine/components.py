"""What is in a game's box: every number with its source and a mark that says how sure it is."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

MARKS = ("printed", "inferred", "reconstructed")


@dataclass(frozen=True)
class Component:
    section: str
    name: str
    value: Any
    mark: str
    source: str


def components(folder: Path) -> list[Component]:
    """Everything in the box, in the order of the file."""
    with (folder / "components.toml").open("rb") as file:
        sections = tomllib.load(file)
    return [
        Component(section, name, entry["value"], entry["mark"], entry["source"])
        for section, entries in sections.items()
        for name, entry in entries.items()
    ]


def values(rules_file: str) -> dict[str, dict[str, Any]]:
    """The bare numbers of the box beside a rules file, by section and name."""
    box: dict[str, dict[str, Any]] = {}
    for component in components(Path(rules_file).parent):
        box.setdefault(component.section, {})[component.name] = component.value
    return box
