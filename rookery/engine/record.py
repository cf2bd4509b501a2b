"""The file of a match: components, options, seed and every move as text, with the result to check a replay against.

The format is described in docs/records.md.
"""

import hashlib
import json
import os
import re
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rookery.engine import ownbox
from rookery.engine.files import read_text
from rookery.engine.game import Game
from rookery.engine.match import Match, check_seed
from rookery.engine.runner import Runner
from rookery.words import Refusal, closest

FORMAT = "rookery-record"
FORMAT_VERSION = 1
LARGEST = 16 << 20  # bytes: no match comes near


@dataclass(frozen=True)
class Record:
    game: Game
    players: int
    names: list[str]
    options: dict[str, Any]
    seed: int
    moves: list[str]
    scores: list[int]
    winners: list[int]
    digest: str
    file: str
    text: str
    salt: str = ""  # of a match at a server: with it the seed is checked against the commitment
    commitment: str = ""  # shown at the start


def commitment(seed: int, salt: str) -> str:
    """Shown when a match begins, so that the seed told at the end can be checked: nobody chose the cards on the way."""
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


def to_text(match: Match, names: list[str], salt: str = "") -> str:
    """The record of a match, finished or not; of one at a server with the salt of its commitment."""
    texts = []
    again = Match(match.game, match.start, match.runner)
    for move in match.moves:
        texts.append(again.text(move))
        again.apply(move)
    content = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": match.game.name,
        "rules_version": match.game.version,
        "players": match.players,
        "names": names,
        "components": match.game.box,
        "options": match.options,
        "seed": match.seed,
        "moves": texts,
        "over": match.over,
        "scores": match.scores,
        "winners": match.winners,
        "digest": match.digest,
    }
    if salt and match.seed is not None:
        content |= {"salt": salt, "commitment": commitment(match.seed, salt)}
    fields = [f" {json.dumps(name)}: {_lines(value)}" for name, value in content.items()]
    return "{\n" + ",\n".join(fields) + "\n}\n"


def _lines(value: Any) -> str:
    """A list of texts is written a line each, so that a place in it can be named; all else on one line."""
    long = isinstance(value, list) and all(isinstance(part, str) for part in value)
    return json.dumps(value, indent=1 if long else None, ensure_ascii=False)


def write(path: Path, text: str) -> None:
    """Write a new file, whole or not at all; one that is there already stays as it is."""
    try:
        with tempfile.NamedTemporaryFile("w", dir=path.parent, encoding="utf-8", prefix=".", suffix=".part") as draft:
            draft.write(text)
            draft.flush()
            os.link(draft.name, path)  # unlike a renaming, this fails if the name is taken
    except FileExistsError:
        raise Refusal("file-exists", file=str(path)) from None
    except OSError as error:
        raise Refusal("file-not-written", file=str(path), reason=error.strerror or str(error)) from None
    path.chmod(0o644)


def read(path: Path, find_game: Callable[[str], Game]) -> Record:
    """A record from a file, every part of it checked but the moves, which only playing them can check."""
    return from_text(read_text(path, LARGEST), str(path), find_game)


def from_text(text: str, file: str, find_game: Callable[[str], Game]) -> Record:
    """A record that came from a file of this name."""
    try:
        content = json.loads(text)
    except json.JSONDecodeError as error:
        raise Refusal("record-not-json", file=file, line=str(error.lineno), reason=error.msg) from None
    except (RecursionError, ValueError):  # nested too deeply, or a number of thousands of digits
        raise Refusal("record-not-a-record", file=file) from None
    try:
        return _check(content, text, file, find_game)
    except Refusal as refusal:
        raise Refusal("file-refused", file=file, reason=refusal) from None


def _check(content: Any, text: str, file: str, find_game: Callable[[str], Game]) -> Record:
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise Refusal("record-other-format")
    for name, kind in FIELDS.items():
        if name not in content and name not in OPTIONAL:
            raise Refusal("record-field-missing", field=name)
        if name in content and not kind(content[name]):
            raise Refusal("record-field-wrong", field=name)
    for name in content:
        if name not in FIELDS:
            raise Refusal("record-field-unknown", field=name, guess=closest(name, FIELDS))
    if content["format_version"] != FORMAT_VERSION:
        raise Refusal("record-format-version", version=str(content["format_version"]), ours=str(FORMAT_VERSION))
    game = find_game(content["game"])
    if content["rules_version"] != game.version:
        raise Refusal("record-rules-version", version=str(content["rules_version"]), ours=str(game.version))
    game = _with_components(game, content["components"])
    players = game.check_players(content["players"])
    if len(content["names"]) != players:
        raise Refusal("record-field-wrong", field="names")
    return Record(
        game=game,
        players=players,
        names=content["names"],
        options=game.check_options(content["options"]),
        seed=check_seed(content["seed"]),
        moves=content["moves"],
        scores=content["scores"],
        winners=content["winners"],
        digest=content["digest"],
        file=file,
        text=text,
        salt=content.get("salt", ""),
        commitment=content.get("commitment", ""),
    )


def _with_components(game: Game, given: dict[str, Any]) -> Game:
    """The game with the box of the record, which must say all that is in it."""
    try:
        found = ownbox.named(given, game)
        missing = [part.place for part in game.components() if part.place not in found]
        if not missing:
            return ownbox.with_parts(game, ownbox.together(found, game))
    except Refusal as refusal:
        refusal.facts["place"] = f"components.{refusal.facts['place']}"
        raise
    raise Refusal("record-field-missing", field=f"components.{missing[0]}")


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _list_of(kind: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and all(kind(part) for part in value)


def _text(value: Any) -> bool:
    return isinstance(value, str)


FIELDS: dict[str, Callable[[Any], bool]] = {
    "format": _text,
    "format_version": _whole,
    "game": _text,
    "rules_version": _whole,
    "players": _whole,
    "names": _list_of(_text),
    "components": lambda value: isinstance(value, dict),
    "options": lambda value: isinstance(value, dict),
    "seed": _whole,
    "moves": _list_of(_text),
    "over": lambda value: isinstance(value, bool),
    "scores": _list_of(_whole),
    "winners": _list_of(_whole),
    "digest": _text,
    "salt": _text,
    "commitment": _text,
}
OPTIONAL = ("salt", "commitment")


def line_of_move(text: str, number: int) -> int:
    """The line of a record on which a move stands, the first move being number 0."""
    at = _start_of(text, "moves")
    for _ in range(number + 1):
        start = text.index('"', at)
        _, at = json.JSONDecoder().raw_decode(text, start)
    return text.count("\n", 0, start) + 1


def _start_of(text: str, field: str) -> int:
    """Where the value of a record's field starts; of the last one if it is there twice, as JSON has it."""
    name = re.compile(r'[\s{,]*("(?:\\.|[^"\\])*")\s*:\s*')
    at = found = 0
    while key := name.match(text, at):
        if json.loads(key[1]) == field:
            found = key.end()
        _, at = json.JSONDecoder().raw_decode(text, key.end())
    return found


def replay(record: Record, runner: Runner | None = None) -> Iterator[Match]:
    """Play a record again: the match as dealt, then after each move. At the end it must come out as the file says."""
    match = Match.deal(record.game, record.players, record.options, record.seed, runner)
    yield match
    for number, move in enumerate(record.moves):
        try:
            match.play(move)
        except Refusal as reason:
            place = {"file": record.file, "line": str(line_of_move(record.text, number)), "number": str(number + 1)}
            raise Refusal("record-move-refused", reason=reason, **place) from None
        yield match
    for field in ("scores", "winners", "digest"):
        stored, replayed = str(getattr(record, field)), str(getattr(match, field))
        if stored != replayed:
            raise Refusal("record-does-not-fit", file=record.file, field=field, stored=stored, replayed=replayed)
