"""The kinds of options a game can have: read from what somebody gave, and turned into the number its field holds."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rookery.words import Refusal, closest


@dataclass(frozen=True)
class Switch:
    """An option that is on or off."""

    name: str
    default: bool

    def read(self, value: Any) -> bool:
        texts = {"on": True, "off": False, "true": True, "false": False}
        if isinstance(value, str) and value.lower() in texts:
            return texts[value.lower()]
        if isinstance(value, bool):
            return value
        raise Refusal("option-not-switch", option=self.name, value=str(value))

    def number(self, value: Any) -> int:
        return int(value)

    def show(self) -> str:
        return "on, off"

    def show_value(self, value: Any) -> str:
        return "on" if value else "off"


@dataclass(frozen=True)
class Choice:
    """An option with a few whole numbers or words to choose from. A word's number is its place among them."""

    name: str
    default: int | str
    values: tuple[int | str, ...]

    def read(self, value: Any) -> int | str:
        for known in self.values:
            if str(value) == str(known):
                return known
        raise Refusal("option-not-choice", option=self.name, value=str(value), values=self.show())

    def number(self, value: Any) -> int:
        return value if isinstance(value, int) else self.values.index(value)

    def show(self) -> str:
        return ", ".join(str(value) for value in self.values)

    def show_value(self, value: Any) -> str:
        return str(value)


@dataclass(frozen=True)
class Pick:
    """An option that is a set of names: one that has a name itself, or a list. An empty set leaves it to chance."""

    name: str
    default: str
    names: tuple[str, ...]
    sets: Mapping[str, tuple[str, ...]]
    size: str  # the option that says how many

    def read(self, value: Any) -> str | list[str]:
        if isinstance(value, str) and value in self.sets:
            return value
        wanted = [part.strip() for part in value.split(",")] if isinstance(value, str) else value
        if not isinstance(wanted, list) or not all(isinstance(name, str) for name in wanted):
            raise Refusal("option-not-pick", option=self.name, value=str(value), sets=", ".join(self.sets))
        for name in wanted:
            if name not in self.names:
                known = (*self.sets, *self.names)
                raise Refusal("option-unknown-name", option=self.name, value=name, guess=closest(name, known))
            if wanted.count(name) > 1:
                raise Refusal("option-name-twice", option=self.name, value=name)
        return sorted(wanted, key=self.names.index)

    def members(self, value: Any) -> tuple[str, ...]:
        return self.sets[value] if isinstance(value, str) else tuple(value)

    def check_size(self, chosen: Mapping[str, Any]) -> None:
        """As many names as another option says, unless it is left to chance."""
        have, want = len(self.members(chosen[self.name])), chosen[self.size]
        if have not in (0, want):
            raise Refusal("option-wrong-size", option=self.name, have=have, size=self.size, want=want)

    def number(self, value: Any) -> int:
        return sum(1 << self.names.index(name) for name in self.members(value))

    def show(self) -> str:
        return ", ".join((*self.sets, "…"))

    def show_value(self, value: Any) -> str:
        return value if isinstance(value, str) else ", ".join(value)


Option = Switch | Choice | Pick
