"""What each reader is told of a table. The only place where anything about a match goes into a message."""

from collections.abc import Collection
from functools import lru_cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from rookery.engine.game import SEAT_NAMES, Game, Note, joined
from rookery.engine.match import notes_in
from rookery.server.messages import Asked, Back, Choice, Clock, Line, Outcome, Player, Said, State
from rookery.server.saying import keys, voice
from rookery.server.storage import Event
from rookery.server.table import Table

SEATS = [Said("seat", {"seat": seat}) for seat in range(len(SEAT_NAMES))]  # the browser puts the player's name there


def eye_of(table: Table, seats: Collection[int]) -> int | None:
    """From which seat a reader looks: at one tablet the seat that decides, if it is theirs, else their first."""
    if table.match.seat in seats:
        return table.match.seat
    return min(seats, default=None)


def state(table: Table, seats: Collection[int], present: Collection[int], asked: Asked | None = None) -> State:
    """The table now, as a reader with these seats may know it."""
    return seen(table, in_the_open(table, present, asked), seats)


def in_the_open(table: Table, present: Collection[int], asked: Asked | None) -> State:
    """The table now, as anybody may know it."""
    match, phase = table.match, table.phase
    now = State(
        version=table.version,
        ply=len(match.moves),
        phase=phase,
        players=[
            Player(chair.who, chair.name, chair.level, chair.stand_in, here=chair.who != "person" or seat in present)
            for seat, chair in enumerate(table.chairs)
        ],
        seat=match.seat,
        view=table.game.view.shown(match.state),
        scores=match.scores,
        asked=asked,
        next=table.next,
    )
    if table.clock:
        running = table.clock.spent if table.on_time else 0.0
        now.clock = Clock([round(left, 1) for left in table.clock.left], table.clock.refill, round(running, 1))
    if phase == "playing":
        now.rule = table.game.moves.rule(match.state)
    if phase == "over":
        now.winners, now.seed, now.salt = match.winners, str(table.kept.agreed["seed"]), table.kept.agreed["salt"]
    return now


def seen(table: Table, lies_open: State, seats: Collection[int]) -> State:
    """What lies open, and what a reader with these seats knows beyond that."""
    now, eye, game = replace(lies_open), eye_of(table, seats), table.game
    if eye is None:
        return now
    now.you, now.eye = sorted(seats), eye
    now.view = joined(lies_open.view, game.view.own(table.match.state, eye))
    if now.phase == "playing" and eye == now.seat and table.chairs[eye].decides == "person":
        now.asks = voice(game).say_asked(now.view, keys(game.folder))
        now.legal = choices(table)
        now.redo = bool(table.undone)
    if now.phase != "waiting":
        ply, barrier = table.way_back(eye)
        if ply is not None:
            now.back = Back(ply, barrier_said(game, barrier))
    return now


def choices(table: Table) -> list[Choice]:
    """The legal moves of whoever decides now."""
    match, game = table.match, table.game
    said, say_move, trial = keys(game.folder), voice(game).say_move, match.imagined(len(match.moves))
    found = []
    for text, move in table.offered().items():
        barrier = table.barrier_in(trial.of(move))
        found.append(Choice(text, say_move(match.state, move, said), pointed_at(text), barrier_said(game, barrier)))
    return found


@lru_cache(maxsize=10_000)
def pointed_at(text: str) -> list[str]:
    """What a move points at on the board."""
    return [word[1:] for word in text.split() if word[0] == "@"]


def outcome(table: Table, move: int) -> Outcome:
    """What a move would bring, up to where something hidden or random comes into play."""
    match, game, gains = table.match, table.game, [0] * table.match.players
    after = match.imagined(len(match.moves)).of(move)
    barrier, notes = table.barrier_in(after), notes_in(after, game.moves)
    if barrier:
        notes = notes[: [note["note"] for note in notes].index(barrier)]
    for note in notes:
        if note["note"] == "points":
            gains[note["seat"]] += note["points"]
    known = [game.view.note_for(note, match.seat) for note in notes]
    return Outcome([say_note(game, note) for note in known], gains, barrier_said(game, barrier))


def barrier_said(game: Game, barrier: str) -> Said | None:
    return keys(game.folder)(f"barrier-{barrier}") if barrier else None


def line(table: Table, version: int, happened: Event, notes: list[Note], eye: int | None) -> Line:
    """An event as a reader may know it; if it is a move, with the notes of that move."""
    told = Line(version, happened["kind"], happened["seat"], happened["at"])
    if happened["kind"] == "said":
        told.text = happened.get("text", "")
        if phrase := happened.get("phrase"):
            told.says = [keys(table.game.folder)(f"phrase-{phrase}")]
    if happened["kind"] == "move":
        if eye == happened["seat"]:
            told.move = happened["move"]
        told.notes = [table.game.view.note_for(note, eye) for note in notes]
        told.says = [say_note(table.game, note) for note in told.notes]
    return told


def say_note(game: Game, note: Note) -> Any:
    return _said(voice(game), game.folder, tuple(note.items()))


@lru_cache(maxsize=10_000)  # much the same happens at all tables
def _said(speaks: Any, folder: Path, note: tuple[tuple[str, Any], ...]) -> Any:
    return speaks.say_note(dict(note), keys(folder), SEATS)
