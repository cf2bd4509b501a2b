"""The results file: what is played in the first line, then a line for each finished game, written at once.

So nothing that was finished is lost, however the arena ends; and the same command goes on where it stopped. A file
comes from outside: it is checked, line by line, and one that is not ours or of another tournament is left as it is.
"""

import fcntl
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any, TextIO

from rookery.arena.schedule import Seats, block, deal_seed, lineups
from rookery.arena.tournament import FORMAT, FORMAT_VERSION, Played, Tournament
from rookery.engine.files import read_text
from rookery.words import Refusal

LARGEST = 1 << 30  # bytes: some eight million games
AHEAD = 100_000  # deals at the most between games that are played at the same time
LISTS = ("seats", "scores", "won", "moves", "ms")  # of a game, with an entry for each seat
Key = tuple[int, Seats]


class Results:
    """The finished games of a tournament, and the file they are kept in, if there is one."""

    def __init__(self, found: dict[Key, Played], file: TextIO | None = None, path: Path | None = None) -> None:
        self.games = found
        self._file = file
        self._path = path

    def add(self, played: Played) -> None:
        self.games[played.deal, played.seats] = played
        if self._file is not None:
            try:
                self._file.write(_line(asdict(played)))
                self._file.flush()
            except OSError as error:
                raise _not_written(self._path, error) from None

    def whole_blocks(self, tournament: Tournament, deals: int) -> list[Played]:
        """The games of all deals that are played to their end, in order: only there luck has cancelled."""
        found = []
        for deal, lineup in zip(range(deals), lineups(len(tournament.bots), tournament.players), strict=False):
            games = [self.games.get((deal, seats)) for seats in block(lineup)]
            if None not in games:
                found += [played for played in games if played]
        return found


@contextmanager
def kept(tournament: Tournament, path: Path | None) -> Iterator[Results]:
    """The results so far, open for more. Nobody else may write to the file meanwhile."""
    if path is None:
        yield Results({})
        return
    try:
        file = path.open("a+", encoding="utf-8")
    except OSError as error:
        raise _not_written(path, error) from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Refusal("results-busy", file=str(path)) from None
        found, end = _read(tournament, path)
        try:
            file.truncate(end)
            if not end:
                file.write(_line(tournament.description))
                file.flush()
        except OSError as error:
            raise _not_written(path, error) from None
        yield Results(found, file, path)


def load(tournament: Tournament, path: Path) -> Results:
    """The results so far, only to be looked at."""
    return Results(_read(tournament, path)[0])


def described(path: Path) -> dict[str, Any] | None:
    """What a results file says is played in it, or nothing if there is none yet."""
    if not path.exists():
        return None
    first, newline, _ = read_text(path, LARGEST).partition("\n")
    return _description(first, path) if newline else None


def _line(content: dict[str, Any]) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n"


def _not_written(path: Path | None, error: OSError) -> Refusal:
    return Refusal("file-not-written", file=str(path), reason=error.strerror or str(error))


# Reading -------------------------------------------------------------------------------------------------------------


def _read(tournament: Tournament, path: Path) -> tuple[dict[Key, Played], int]:
    """The games in a file, and how many bytes of it are whole lines: the last may have been torn off."""
    text = read_text(path, LARGEST)
    whole = text[: text.rfind("\n") + 1]
    if not whole and not _line(tournament.description).startswith(text):
        raise Refusal("results-not-ours", file=str(path))
    lines = whole.split("\n")[:-1]
    if lines:
        _check_same(tournament, _description(lines[0], path), path)
    found: dict[Key, Played] = {}
    lineup = lineups(len(tournament.bots), tournament.players)
    blocks: list[list[Seats]] = []
    for number, line in enumerate(lines[1:], start=2):
        played = _played(line, tournament)
        if played is None or played.deal > len(lines) + AHEAD:
            raise Refusal("results-bad-line", file=str(path), line=str(number))
        while len(blocks) <= played.deal:
            blocks.append(block(next(lineup)))
        if played.seats not in blocks[played.deal]:
            raise Refusal("results-bad-line", file=str(path), line=str(number))
        found.setdefault((played.deal, played.seats), played)
    return found, len(whole.encode())


def _json(line: str) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _description(line: str, path: Path) -> dict[str, Any]:
    told = _json(line)
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        raise Refusal("results-not-ours", file=str(path))
    if told.get("format_version") != FORMAT_VERSION:
        version = str(told.get("format_version"))
        raise Refusal("results-format-version", file=str(path), version=version, ours=str(FORMAT_VERSION))
    return told


def _check_same(tournament: Tournament, there: dict[str, Any], path: Path) -> None:
    here = tournament.description
    for name in (*here, *there):
        if here.get(name) != there.get(name):
            place, value, ours = _difference(name, there.get(name), here.get(name))
            raise Refusal("results-other", file=str(path), place=place, value=value, ours=ours)


def _difference(place: str, there: Any, here: Any) -> tuple[str, str, str]:
    """Where two values differ, as far inside as it goes, and what stands there in each."""
    if isinstance(there, dict) and isinstance(here, dict):
        name = next(name for name in (*here, *there) if here.get(name) != there.get(name))
        return _difference(f"{place}.{name}", there.get(name), here.get(name))
    value, ours = (
        "–" if one is None else " ".join(map(str, one)) if isinstance(one, list) else str(one) for one in (there, here)
    )
    return place, value, ours


def _played(line: str, tournament: Tournament) -> Played | None:
    """A game, if the line is one that this tournament can have."""
    told = _json(line)
    if not isinstance(told, dict) or set(told) != {field.name for field in fields(Played)}:
        return None
    lists = [told[name] for name in LISTS]
    if not all(isinstance(one, list) and len(one) == tournament.players for one in lists):
        return None
    numbers = [told["deal"], told["seed"], *(number for one in lists for number in one)]
    if not all(type(number) is int and abs(number) < 1 << 64 for number in numbers) or told["deal"] < 0:
        return None
    if told["seed"] != deal_seed(tournament.seed, told["deal"]) or not set(told["won"]) <= {0, 1}:
        return None
    return Played(told["deal"], seed=told["seed"], **{name: tuple(told[name]) for name in LISTS})
