"""Scenarios: a position, moves, and what must hold, as a file that a person who knows the rulebook can write.

The format is described in docs/scenarios.md.
"""

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rookery.engine.files import read_text
from rookery.engine.game import SEAT_NAMES, Game, Note, Position
from rookery.engine.match import Match
from rookery.engine.position import differences, names_of, one_of, set_of, shorten
from rookery.engine.runner import Runner
from rookery.engine.state import window_on
from rookery.words import Refusal

LARGEST = 1 << 20  # bytes


@dataclass(frozen=True)
class Step:
    moves: list[str]
    legal: list[str]
    illegal: list[str]
    only: list[str]
    none: list[str]
    notes: list[Note]
    no_notes: list[Note]
    then: Position


@dataclass(frozen=True)
class Scenario:
    file: Path
    title: str
    shows: list[str]
    game: Game
    players: int
    options: dict[str, Any]
    position: Position
    steps: list[Step]

    def begin(self, runner: Runner | None = None) -> Match:
        """The match at the scenario's position."""
        start = self.game.new_states(self.players, self.options)
        try:
            self.game.position.arrange(window_on(self.game.rules.STATE)(start), self.position)
        except Refusal as reason:
            raise Refusal("file-refused", file=str(self.file), reason=reason) from None
        return Match(self.game, start, runner)


@dataclass(frozen=True)
class Failure:
    """Something that did not hold: in which step, the sentence that says what, and the position at that point."""

    step: int
    what: Refusal
    position: Position


def run(scenario: Scenario, runner: Runner | None = None) -> list[Failure]:
    """Play a scenario; all that did not hold up to the first move that could not be played."""
    match = scenario.begin(runner)
    failures = []
    for number, step in enumerate(scenario.steps, start=1):
        try:
            for problem in check_step(match, step):
                failures.append(Failure(number, problem, match.game.position.describe(match.state)))
        except Refusal as refusal:
            return [*failures, Failure(number, refusal, match.game.position.describe(match.state))]
    return failures


def check_step(match: Match, step: Step) -> Iterator[Refusal]:
    """What may be done before the step's moves, and what holds after them."""
    seat, legal = match.seat, match.legal_texts()
    wanted, unwanted, only = (
        [match.game.moves.read(text, seat) for text in texts] for texts in (step.legal, step.illegal, step.only)
    )
    for move in (*wanted, *only):
        if move not in legal:
            yield Refusal("scenario-not-legal", move=move)
    verbs = {move.split()[0] for move in only}
    for move in legal:
        verb = move.split()[0]
        if move in unwanted or verb in step.none:
            yield Refusal("scenario-legal", move=move)
        if verb in verbs and move not in only:
            yield Refusal("scenario-also-legal", move=move)
    happened = []
    for move in step.moves:
        match.play(move)
        happened += match.notes()
    yield from check_notes(step, happened)
    for place, want, have in differences(step.then, match.game.position.describe(match.state)) if step.then else []:
        yield Refusal("scenario-differs", place=place, wanted=shorten(want), found=shorten(have))


def check_notes(step: Step, happened: list[Note]) -> Iterator[Refusal]:
    """Each note that is wanted must be there; if two are the same, twice."""
    left = list(happened)
    for note in sorted(step.notes, key=len, reverse=True):
        found = next((one for one in left if note.items() <= one.items()), None)
        if found:
            left.remove(found)
        else:
            told = "; ".join(note_text(one) for one in happened)
            yield Refusal("scenario-not-noted", note=note_text(note), happened=told or "–")
    for note in step.no_notes:
        if any(note.items() <= one.items() for one in happened):
            yield Refusal("scenario-noted", note=note_text(note))


def note_text(note: Note) -> str:
    """A note in short, its seat by the letter."""
    seat = {"seat": SEAT_NAMES[note["seat"]]} if note.get("seat") is not None else {}
    return " ".join(str(value) if name == "note" else f"{name}={value}" for name, value in (note | seat).items())


# Reading the file ------------------------------------------------------------------------------------------------


def read(path: Path, find_game: Callable[[str], Game]) -> Scenario:
    text = read_text(path, LARGEST)
    try:
        content = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refusal("scenario-not-toml", file=str(path), reason=str(error)) from None
    try:
        return _check(content, path, find_game)
    except Refusal as refusal:
        raise Refusal("file-refused", file=str(path), reason=refusal) from None


def _check(content: dict[str, Any], path: Path, find_game: Callable[[str], Game]) -> Scenario:
    for name in ("title", "game", "players", "step"):
        if name not in content:
            raise Refusal("scenario-field-missing", field=name)
    game = find_game(str(content["game"]))
    players = game.check_players(content["players"])
    readers = {
        "title": _text,
        "game": _text,
        "players": lambda value, place: players,
        "shows": _texts,
        "options": lambda value, place: game.check_options(_table(value, place)),
        "position": lambda value, place: _position(value, place, game, players),
        "step": lambda value, place: _steps(value, game, players),
    }
    found = names_of(readers)(content, "")
    return Scenario(
        file=path,
        title=found["title"],
        shows=found.get("shows", []),
        game=game,
        players=players,
        options=found.get("options", {}),
        position=found.get("position", {}),
        steps=found["step"],
    )


def _steps(value: Any, game: Game, players: int) -> list[Step]:
    if not isinstance(value, list):
        raise Refusal("scenario-not-steps")
    return [_step(part, game, players, f"step {number}") for number, part in enumerate(value, start=1)]


def _step(content: Any, game: Game, players: int, place: str) -> Step:
    def moves(value: Any, place: str) -> list[str]:
        return _moves(value, game, place)

    def notes(value: Any, place: str) -> list[Note]:
        return [_note(part, game, f"{place} {number}") for number, part in enumerate(_list(value, place), start=1)]

    readers = {
        "move": lambda value, place: moves([value] if isinstance(value, str) else value, place),
        "legal": moves,
        "illegal": moves,
        "only": moves,
        "none": set_of(*game.moves.FORMS),
        "notes": notes,
        "no_notes": notes,
        "then": lambda value, place: _position(value, place, game, players),
    }
    found = names_of(readers)(content, place)
    if found.get("only") == []:
        raise Refusal("scenario-empty-only", place=f"{place}.only")
    lists = {name: found.get(name, []) for name in ("legal", "illegal", "only", "none", "notes", "no_notes")}
    return Step(moves=found.get("move", []), then=found.get("then", {}), **lists)


def _position(value: Any, place: str, game: Game, players: int) -> Position:
    for seat in SEAT_NAMES[players : game.seats[-1]]:
        if seat in _table(value, place):
            raise Refusal("position-no-such-seat", seat=seat, players=players)
    position: Position = game.position.read(value, place)
    return position


def _moves(value: Any, game: Game, place: str) -> list[str]:
    """Moves whose words exist; whether they are legal is for the match to say."""
    for move in _texts(value, place):
        try:
            game.moves.read(move, 0)
        except Refusal as reason:
            raise Refusal("scenario-place", place=place, reason=reason) from None
    return list(value)


def _note(value: Any, game: Game, place: str) -> Note:
    """A note with its names and words checked, and seats by their numbers."""
    known = {name: fields for name, *fields in game.moves.NOTES}
    seats = SEAT_NAMES[: game.seats[-1]]
    found = _table(value, place)
    if "note" not in found:
        raise Refusal("scenario-note-nameless", place=place)
    one_of(*known)(found["note"], place)
    for name, word in found.items():
        one_of("note", "seat", *known[found["note"]])(name, place)
        if name in game.moves.VALUES:
            one_of(*game.moves.VALUES[name])(word, f"{place}.{name}")
        elif name != "note" and not isinstance(word, int):
            found[name] = seats.index(one_of(*seats)(word, f"{place}.{name}"))
    return found


def _table(value: Any, place: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise Refusal("position-not-names", place=place)
    return dict(value)


def _list(value: Any, place: str) -> list[Any]:
    if not isinstance(value, list):
        raise Refusal("position-not-list", place=place, value=str(value))
    return value


def _text(value: Any, place: str) -> str:
    if not isinstance(value, str):
        raise Refusal("scenario-not-text", place=place)
    return value


def _texts(value: Any, place: str) -> list[str]:
    return [_text(part, place) for part in _list(value, place)]
