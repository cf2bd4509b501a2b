"""Scenarios: a position, moves, and what must hold, as a file that a person who knows the rulebook can write.

The format is described in docs/scenarios.md.
"""

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rookery.engine.game import Game, Position
from rookery.engine.match import Match
from rookery.engine.position import differences, list_of, names_of, one_of
from rookery.engine.record import read_text
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
    notes: list[dict[str, Any]]
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
    notes = []
    for move in step.moves:
        match.play(move)
        notes += match.notes()
    for note in step.notes:
        if not any(note.items() <= happened.items() for happened in notes):
            yield Refusal("scenario-not-noted", note=str(note))
    for place, want, have in differences(step.then, match.game.position.describe(match.state)):
        yield Refusal("scenario-differs", place=place, wanted=str(want), found=str(have))


# Reading the file ------------------------------------------------------------------------------------------------


def read(path: Path, find_game: Callable[[str], Game]) -> Scenario:
    text = read_text(path, LARGEST)
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
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
    found = names_of(
        {
            "title": _text,
            "game": _text,
            "shows": _texts,
            "players": lambda value, place: game.check_players(value),
            "options": lambda value, place: game.check_options(names_of_any(value, place)),
            "position": game.position.read,
            "step": lambda value, place: [_step(part, game, f"step {n}") for n, part in enumerate(value, start=1)],
        }
    )(content, "")
    return Scenario(
        file=path,
        title=found["title"],
        shows=found.get("shows", []),
        game=game,
        players=found["players"],
        options=found.get("options", {}),
        position=found.get("position", {}),
        steps=found["step"],
    )


def _step(content: Any, game: Game, place: str) -> Step:
    found = names_of(
        {
            "move": lambda value, place: _moves([value] if isinstance(value, str) else value, game, place),
            "legal": lambda value, place: _moves(value, game, place),
            "illegal": lambda value, place: _moves(value, game, place),
            "only": lambda value, place: _moves(value, game, place),
            "none": list_of(*game.moves.FORMS),
            "notes": lambda value, place: [_note(part, game, place) for part in value],
            "then": game.position.read,
        }
    )(content, place)
    lists = {name: found.get(name, []) for name in ("legal", "illegal", "only", "none", "notes")}
    return Step(moves=found.get("move", []), then=found.get("then", {}), **lists)


def _moves(value: Any, game: Game, place: str) -> list[str]:
    """Moves whose words exist; whether they are legal is for the match to say."""
    for move in _texts(value, place):
        game.moves.read(move, 0)
    return list(value)


def _note(value: Any, game: Game, place: str) -> dict[str, Any]:
    known = {name: fields for name, *fields in game.moves.NOTES}
    found: dict[str, Any] = names_of_any(value, place)
    one_of(*known)(found.get("note"), f"{place}.note")
    for name in found:
        one_of("note", "seat", *known[found["note"]])(name, place)
    if "seat" in found:
        seats = game.seat_names(game.seats[-1])
        found["seat"] = seats.index(one_of(*seats)(found["seat"], place))
    return found


def names_of_any(value: Any, place: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise Refusal("position-not-names", place=place)
    return dict(value)


def _text(value: Any, place: str) -> str:
    if not isinstance(value, str):
        raise Refusal("scenario-not-text", place=place)
    return value


def _texts(value: Any, place: str) -> list[str]:
    if not isinstance(value, list):
        raise Refusal("position-not-list", place=place, value=str(value))
    return [_text(part, place) for part in value]
