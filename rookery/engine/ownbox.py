"""What a player who owns the box says is in it: read, checked against what we ship, and played with.

A file for people is described in docs/components.md; a record holds the same names. Neither is trusted. Every refusal
has the fact `place`: the dotted name of the value or section that is wrong, or a pattern of names (`birds.*.nest`).
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from rookery.engine.components import GIVEN, Component, load, nested, plain
from rookery.engine.files import read_text
from rookery.engine.game import Game
from rookery.words import Refusal, closest

LARGEST = 1 << 20  # bytes
MOST = 9999  # of anything in a box, of parts in a list and of letters in a text


def with_values(game: Game, given: Mapping[str, Any]) -> Game:
    """The game with some values of its box replaced, by section and name."""
    return with_parts(game, together(named(given, game), game))


def with_parts(game: Game, parts: Sequence[Component]) -> Game:
    """The game with a box that has been checked."""
    replaced: Game = load(game.standard_package, plain(parts)).GAME
    return replaced


def read(path: Path, game: Game) -> list[Component]:
    """The whole box, as a player's file has it where it says something."""
    text = read_text(path, LARGEST)
    content = _toml(text, path)
    found: dict[str, Component] = {}
    try:
        found = named(content, game, source=path.name)
        return together(found, game)
    except Refusal as refusal:
        place = refusal.facts["place"]
        first = next((at for at in found if takes_part(at, place)), place)
        raise Refusal("components-refused", file=str(path), line=str(line_of(text, first)), reason=refusal) from None


def named(given: Mapping[str, Any], game: Game, source: str = "") -> dict[str, Component]:
    """What was given, by place: known names, values of the right kind, and nothing that is printed changed."""
    ours = nested(game.components(), lambda part: part)
    return {part.place: part for part in _given(given, ours, "", source)}


def together(found: Mapping[str, Component], game: Game) -> list[Component]:
    """The whole box, ours where nothing was given; refused if it does not go together."""
    parts = [found.get(part.place, part) for part in game.components()]
    game.check_box(plain(parts))
    return parts


def takes_part(at: str, place: str) -> bool:
    """Whether a value is one of those that a refusal speaks of."""
    return fnmatchcase(at, place) or at.startswith(f"{place}.")


# One value ---------------------------------------------------------------------------------------------------------


def _given(given: Mapping[str, Any], ours: Mapping[str, Any], section: str, source: str) -> Iterator[Component]:
    for name, value in given.items():
        place = f"{section}.{name}" if section else name
        known = _known(name, ours, place)
        if isinstance(known, Component):
            yield _replaced(known, value, source)
        elif isinstance(value, dict):
            yield from _given(value, known, place, source)
        else:
            raise Refusal("components-not-section", place=place)


def _known(name: str, ours: Mapping[str, Any], place: str) -> Any:
    if name not in ours:
        raise Refusal("components-unknown", place=place, guess=closest(name, ours))
    return ours[name]


def _replaced(ours: Component, given: Any, source: str) -> Component:
    """A bare value, or one in the form of our own file, whose other texts are for the reader."""
    entry = given if isinstance(given, dict) and "value" in given else {"value": given}
    form = {"value": ours.value, "mark": ours.mark, "source": ours.source}
    for name, part in entry.items():
        place = ours.place if name == "value" else f"{ours.place}.{name}"
        like = _known(name, form, place)
        if not same_kind(part, like):
            raise Refusal("components-wrong-kind", place=place, kind=kind(like), most=MOST)
    same = entry["value"] == ours.value
    if ours.mark == "printed" and not same:
        raise Refusal("components-printed", place=ours.place, value=written(ours.value))
    if same and (ours.mark == "printed" or entry.get("mark") == ours.mark):
        return ours
    return replace(ours, value=entry["value"], mark=GIVEN, source=entry.get("source", source))


def same_kind(value: Any, ours: Any) -> bool:
    """Whether a value could stand in place of ours; in a list, each part in place of one of our parts."""
    if type(value) is not type(ours) or isinstance(value, dict):
        return False
    if isinstance(value, list):
        return len(value) <= MOST and all(any(same_kind(part, one) for one in ours) for part in value)
    return (len(value) if isinstance(value, str) else abs(value)) <= MOST


def kind(value: Any) -> str:
    """The word by which messages tell what is wanted."""
    if isinstance(value, list):
        return f"{kind(value[0])}s" if value else "other"
    return {int: "number", str: "text"}.get(type(value), "other")


def written(value: Any) -> str:
    """A value as people read it."""
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


# Lines of a file ---------------------------------------------------------------------------------------------------


def _toml(text: str, path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        line, reason = _line_of_error(str(error), text), re.sub(r" \(at .*", "", str(error))
        raise Refusal("components-not-toml", file=str(path), line=str(line), reason=reason) from None


def _line_of_error(error: str, text: str) -> int:
    """Where Python does not say it, something was too much, and that is on the longest line."""
    lines = text.split("\n")
    if told := re.search(r"at line (\d+)", error):
        return int(told[1])
    return len(lines) if "end of document" in error else lines.index(max(lines, key=len)) + 1


STRINGS_AND_COMMENTS = re.compile(
    r'"""(?:\\.|.)*?"""|' r"'''.*?'''|" r'"(?:\\.|[^"\\\n])*"|' r"'[^'\n]*'|" r"#[^\n]*", re.DOTALL
)
PART = r"""(?:[\w-]+|"[^"\n]*"|'[^'\n]*')"""
DOTTED = rf"{PART}(?:[ \t]*\.[ \t]*{PART})*"
NAMING = re.compile(rf"\s*(?:\[\[?\s*(?P<section>{DOTTED})\s*\]|(?P<key>{DOTTED})\s*=)")


def line_of(text: str, place: str) -> int:
    """The line of a place: of its value, or else of the section or value that it lies in, or else of its parts."""
    wanted = place.split(".")
    best, most = 1, 0
    for line, parts in _names(text):
        common = min(len(parts), len(wanted))
        if parts[:common] == wanted[:common] and common > most:
            best, most = line, common
    return best


def _names(text: str) -> Iterator[tuple[int, list[str]]]:
    """Each line that names a section or a value, with the parts of the name."""
    bare = STRINGS_AND_COMMENTS.sub(_without_lines_of_its_own, text)
    section: list[str] = []
    for line, content in enumerate(bare.split("\n"), start=1):
        if naming := NAMING.match(content):
            parts = [part.strip("\"'") for part in re.findall(PART, naming["section"] or naming["key"])]
            if naming["section"]:
                section = parts
            yield line, parts if naming["section"] else [*section, *parts]


def _without_lines_of_its_own(found: re.Match[str]) -> str:
    """Strings stay, since they can be names; of comments and of strings over several lines only the lines stay."""
    return found[0] if found[0][:3] not in ('"""', "'''") and found[0][0] != "#" else "\n" * found[0].count("\n")
