"""What has been: everything that happened at a table, played again for one reader."""

from collections.abc import Collection, Sequence
from itertools import pairwise

from rookery.engine.match import Match, points_by_reason
from rookery.server import telling
from rookery.server.messages import Course, Line, Past, Points
from rookery.server.saying import keys, voice
from rookery.server.storage import Event, Kept
from rookery.server.table import Table
from rookery.words import Refusal

LINES = 40  # of the log, at a time


def lines(table: Table, events: Sequence[Event], seats: Collection[int], after: int, before: int) -> list[Line]:
    """What happened after one version and before another, as a reader may know it; if it is much, the last of it."""
    after = max(after, before - LINES - 1)
    again = Table(Kept(table.id, table.kept.agreed, list(events[: before - 1])), table.game, table.runner)
    told = []
    for happened in again.replay():
        if again.version > after:
            notes = again.match.notes() if happened["kind"] == "move" else []
            told.append(telling.line(again, again.version, happened, notes, telling.eye_of(again, seats)))
    return told


def last_move_of(events: Sequence[Event], seat: int) -> int:
    """The version after a seat's last move; 0 if it made none."""
    versions = [
        n for n, happened in enumerate(events, start=1) if happened["kind"] == "move" and happened["seat"] == seat
    ]
    return max(versions, default=0)


def past(table: Table, ply: int, seats: Collection[int], seat: int | None) -> Past:
    """The table after `ply` moves, as a seat saw it: during play one's own, afterwards any."""
    if ply > len(table.match.moves):
        raise Refusal("look-too-far", ply=str(ply), moves=len(table.match.moves))
    if seat not in (*seats, None) and table.phase != "over":
        raise Refusal("look-not-yours")
    if seat is not None and seat >= table.match.players:
        raise Refusal("seat-unknown")
    again = Match(table.game, table.match.start, table.runner)
    for move in table.match.moves[:ply]:
        again.apply(move)
    then = Past(ply, again.seat, table.game.seen(again.state, seat), again.scores)
    if ply:
        notes = [table.game.view.note_for(note, seat) for note in again.notes()]
        says = [telling.say_note(table.game, note) for note in notes]
        then.line = Line(0, "move", table.steps[ply - 1].seat, 0.0, says=says, notes=notes)
    return then


def course(table: Table) -> Course:
    """The scores after each move, where rounds began, and where points came from."""
    again, said = Match(table.game, table.match.start, table.runner), keys(table.game.folder)
    scores, rounds = [again.scores], [int(again.state.round)]
    for move in table.match.moves:
        again.apply(move)
        scores.append(again.scores)
        rounds.append(int(again.state.round))
    points = [
        Points(seat, voice(table.game).say_reason(why, said), number)
        for seat, found in enumerate(points_by_reason(table.match))
        for why, number in found.most_common()
    ]
    began = [ply for ply, (before, now) in enumerate(pairwise(rounds), start=1) if now > before]
    return Course(scores, [0, *began], points)
