"""One table: who sits where, and the match. It is a fold: what was agreed, then every event in order.

Nothing here waits, stores or sends. A `may_...` method looks at what somebody wants and returns the event, or refuses;
the event is stored; then `take` lets it happen.
"""

import hashlib
import hmac
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Self

from rookery.bots import LEVELS
from rookery.engine.game import Game
from rookery.engine.match import Match
from rookery.engine.runner import Runner
from rookery.server.storage import Event, Kept, Summary
from rookery.words import Refusal

LONGEST_NAME = 40
LONGEST_CHAT = 500
JOINERS = {0x200C: None, 0x200D: None}  # not printable, but some scripts and emoji are written with them
STAND_IN = "medium"  # who plays on for somebody whose time has run out
BACK_WITH = 30.0  # seconds at least, for somebody who comes back after that
REMEMBERED = 64  # the ids of what was done last, so that nothing is done twice
PHRASES = ("hello", "good-luck", "well-played", "thinking", "sorry", "thanks", "rematch", "bye")


@dataclass
class Chair:
    """A seat, and who sits there."""

    who: str = "nobody"  # nobody, person, bot
    name: str = ""
    level: str = ""  # of a bot
    key: str = ""  # what the secret of a person is checked against
    stand_in: str = ""  # the level of the bot that plays for the person now

    @property
    def decides(self) -> str:
        """Who makes the moves: nobody, person, bot."""
        return "bot" if self.stand_in else self.who


class Step(NamedTuple):
    """A move that was made."""

    seat: int
    barrier: str  # why it cannot be taken back without asking: the note that revealed something, or ""


@dataclass
class Time:
    """Time to think, for each seat. It runs while a person decides."""

    left: list[float]
    refill: float
    since: float = field(default_factory=time.monotonic)  # when the turn began here

    @property
    def spent(self) -> float:
        return time.monotonic() - self.since

    def spend(self, seat: int, seconds: float, turn_ended: bool) -> None:
        self.left[seat] = max(0.0, self.left[seat] - seconds) + (self.refill if turn_ended else 0.0)


@dataclass
class Table:
    kept: Kept
    game: Game
    runner: Runner
    match: Match = field(init=False)
    chairs: list[Chair] = field(init=False)
    steps: list[Step] = field(default_factory=list)
    undone: list[list[int]] = field(default_factory=list)  # moves taken back, to be made again; the last taken first
    version: int = 0
    done: dict[tuple[int, str], int] = field(default_factory=dict)  # by seat and id: the version after it
    full: bool = False  # every seat is taken
    next: str = ""  # the table of the rematch
    frozen: Refusal | None = None  # why nobody can play on here: the rules are no longer those it began with
    clock: Time | None = None
    _reveals: dict[int, str] = field(init=False)  # notes that tell something hidden or random, by their numbers
    _offered_at: int = -1
    _offered: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        agreed = self.kept.agreed
        players = agreed["players"]
        self.match = Match.deal(self.game, players, agreed["options"], agreed["seed"], self.runner)
        self.chairs = [Chair() for _ in range(players)]
        names = [name for name, *_ in self.game.moves.NOTES]
        self._reveals = {number: name for number, name in enumerate(names) if name in self.game.view.REVEALS}
        if clock := agreed.get("clock"):
            self.clock = Time([float(clock["bank"])] * players, float(clock["refill"]))
        if agreed.get("rules_version", self.game.version) != self.game.version:
            self.frozen = Refusal(
                "table-other-rules", version=str(agreed["rules_version"]), ours=str(self.game.version)
            )

    @classmethod
    def as_kept(cls, kept: Kept, game: Game, runner: Runner) -> Self:
        """The table after everything that happened at it."""
        table = cls(kept, game, runner)
        for _ in table.replay():
            pass
        return table

    def replay(self) -> Iterator[Event]:
        """Let everything happen that is kept, each event after it has happened. If the rules have changed and a move
        would be another one now, it ends there, and the table is frozen as it was."""
        for happened in self.kept.events:
            try:
                self.take(happened)
            except Refusal as refusal:
                self.frozen = refusal
                return
            yield happened

    # What it is like now

    @property
    def id(self) -> str:
        return self.kept.id

    @property
    def phase(self) -> str:
        if self.match.over:
            return "over"
        return "playing" if self.full else "waiting"

    @property
    def on_time(self) -> bool:
        """Whether a clock runs: a person is to decide, and has not for ever."""
        return self.clock is not None and self.phase == "playing" and self.match.seat in self.people

    @property
    def people(self) -> set[int]:
        """The seats where a person decides."""
        return {seat for seat, chair in enumerate(self.chairs) if chair.decides == "person"}

    def seat_of(self, secret: str) -> int | None:
        """The seat that a secret opens."""
        key = key_of(secret)
        for seat, chair in enumerate(self.chairs):
            if chair.key and hmac.compare_digest(chair.key, key):
                return seat
        return None

    def seats_of(self, secrets: Sequence[str]) -> frozenset[int]:
        """The seats that a device opens. Of several around one tablet some may have moved to other devices."""
        seats = frozenset(seat for secret in secrets if (seat := self.seat_of(secret)) is not None)
        if secrets and not seats:
            raise Refusal("secret-unknown")
        return seats

    def summary(self) -> Summary:
        """What the list of tables shows."""
        agreed, phase = self.kept.agreed, self.phase
        shown = {
            "game": self.game.name,
            "phase": phase,
            "players": [{"who": chair.who, "name": chair.name, "level": chair.level} for chair in self.chairs],
            "options": agreed["options"],
            "watch": agreed["watch"],
            "made": agreed["made"],
        }
        listed = bool(agreed["listed"]) and phase != "over"
        return Summary(listed, phase == "over", shown)

    def offered(self) -> dict[str, int]:
        """The legal moves by their texts. Whoever decides is told them, and most often makes one of them."""
        if self._offered_at != self.version:
            self._offered_at, self._offered = self.version, {self.match.text(move): move for move in self.match.legal()}
        return self._offered

    def barrier_in(self, state: Any) -> str:
        """The first note of the last move that told something hidden or random, or ""."""
        notes, reveals = state.notes, self._reveals
        for row in range(state.noted):
            if notes[row, 0] in reveals:
                return reveals[notes[row, 0]]
        return ""

    # What somebody wants

    def may_sit(self, seat: int | None, who: str, name: str, level: str = "", secret: str = "") -> Event:
        """A person or a bot takes a free seat, the first if none is named."""
        free = [place for place, chair in enumerate(self.chairs) if chair.who == "nobody"]
        if not free:
            raise Refusal("table-full")
        if seat is not None and seat not in free:
            raise Refusal("seat-taken")
        if who == "bot" and level not in LEVELS:
            raise Refusal("level-unknown", level=level, levels=", ".join(LEVELS))
        return event(
            "sat",
            seat=free[0] if seat is None else seat,
            who=who,
            name=checked_name(name) if who == "person" else "",
            level=level,
            key=key_of(secret) if secret else "",
        )

    def may_move(self, seat: int, text: str, version: int, by: str = "person") -> Event:
        """A move made on what the mover saw: if anything has happened since, it may mean something else."""
        self.must_be_playing()
        if version != self.version:
            raise Refusal("move-stale")
        if seat != self.match.seat:
            raise Refusal("not-your-turn")
        if self.chairs[seat].decides != by:
            raise Refusal("stand-in-plays")
        offered = self.offered()
        move = offered[text] if text in offered else self.match.find(text)
        made = event("move", seat=seat, move=self.match.text(move), n=move)
        if self.on_time and self.clock:
            made["spent"] = round(self.clock.spent, 3)
        return made

    def may_undo(self, seat: int, version: int, agreed: bool = False) -> Event:
        """Back to the seat's last decision; over a barrier only if everybody has agreed."""
        self.must_be_playing(or_over=True)
        if version != self.version:
            raise Refusal("move-stale")
        to, barrier = self.way_back(seat)
        if to is None:
            raise Refusal("undo-nothing")
        if barrier and not agreed:
            raise Refusal("undo-barrier", barrier=barrier)
        return event("undo", seat=seat, to=to)

    def way_back(self, seat: int) -> tuple[int | None, str]:
        """Where the seat's last decision was, and what stands between: "" if it may simply go back.

        With nobody but bots at the table there is nobody to mind."""
        barrier = ""
        alone = self.people <= {seat}
        for ply in range(len(self.steps) - 1, -1, -1):
            step = self.steps[ply]
            if not alone and not barrier:
                barrier = "moved" if step.seat != seat else step.barrier
            if step.seat == seat:
                return ply, barrier
        return None, ""

    def may_redo(self, seat: int, version: int) -> Event:
        self.must_be_playing()
        if version != self.version:
            raise Refusal("move-stale")
        if not self.undone or seat != self.match.seat:
            raise Refusal("redo-nothing")
        return event("redo", seat=seat)

    def may_say(self, seat: int, text: str, phrase: str) -> Event:
        """Something for all at the table: words of one's own, or a ready phrase that each reads in their language."""
        if phrase:
            if phrase not in PHRASES:
                raise Refusal("phrase-unknown", phrase=phrase, phrases=", ".join(PHRASES))
            return event("said", seat=seat, phrase=phrase)
        if not (text := tidied(text, LONGEST_CHAT)):
            raise Refusal("chat-wrong", most=LONGEST_CHAT)
        return event("said", seat=seat, text=text)

    def may_stand_in(self, seat: int, level: str) -> Event:
        """A bot plays for a person who left, until they are back."""
        if seat not in self.people:
            raise Refusal("stand-in-not-needed")
        if level not in LEVELS:
            raise Refusal("level-unknown", level=level, levels=", ".join(LEVELS))
        return event("stood-in", seat=seat, level=level)

    def may_come_back(self, seat: int) -> Event:
        if seat not in range(len(self.chairs)) or not self.chairs[seat].stand_in:
            raise Refusal("stand-in-not-there")
        return event("came-back", seat=seat)

    def may_move_device(self, seat: int, secret: str) -> Event:
        """The seat gets a new secret, for another device; the old one opens nothing any more."""
        return event("moved-device", seat=seat, key=key_of(secret))

    def may_rematch(self, table: str) -> Event:
        """The same people go on at another table."""
        if self.phase != "over":
            raise Refusal("rematch-too-early")
        return event("rematch", seat=0, next=table)

    def must_be_playing(self, or_over: bool = False) -> None:
        if self.frozen:
            raise self.frozen
        phase = self.phase
        if phase == "waiting":
            raise Refusal("table-waiting")
        if phase == "over" and not or_over:
            raise Refusal("table-over")

    # What happens

    def take(self, happened: Event) -> None:
        """Let a stored event happen."""
        HAPPENS[happened["kind"]](self, happened)
        self.version += 1
        if known := happened.get("id"):
            self.done[happened["seat"], known] = self.version
            if len(self.done) > REMEMBERED:
                del self.done[next(iter(self.done))]

    def _sat(self, happened: Event) -> None:
        self.chairs[happened["seat"]] = Chair(happened["who"], happened["name"], happened["level"], happened["key"])
        self.full = all(chair.who != "nobody" for chair in self.chairs)
        self._start_turn()

    def _moved(self, happened: Event) -> None:
        seat, move = happened["seat"], happened["n"]
        if seat != self.match.seat or move not in self.match.legal() or self.match.text(move) != happened["move"]:
            raise Refusal("table-replays-differently", move=happened["move"], number=len(self.match.moves) + 1)
        self._apply(move)
        self.undone.clear()
        if self.clock and "spent" in happened:
            self.clock.spend(seat, happened["spent"], turn_ended=self.match.seat != seat)

    def _apply(self, move: int) -> None:
        seat = self.match.seat
        self.match.apply(move)
        self.steps.append(Step(seat, self.barrier_in(self.match.state)))
        self._start_turn()

    def _start_turn(self) -> None:
        if self.clock:
            self.clock.since = time.monotonic()

    def _undone(self, happened: Event) -> None:
        to = happened["to"]
        self.undone.append(self.match.moves[to:])
        self.match.undo(to)
        del self.steps[to:]
        self._start_turn()

    def _redone(self, happened: Event) -> None:
        for move in self.undone.pop():
            self._apply(move)

    def _said(self, happened: Event) -> None:
        """Nothing changes; it is told."""

    def _stood_in(self, happened: Event) -> None:
        self.chairs[happened["seat"]].stand_in = happened["level"]

    def _came_back(self, happened: Event) -> None:
        seat = happened["seat"]
        self.chairs[seat].stand_in = ""
        if self.clock:
            self.clock.left[seat] = max(self.clock.left[seat], BACK_WITH)
            self._start_turn()

    def _moved_device(self, happened: Event) -> None:
        self.chairs[happened["seat"]].key = happened["key"]

    def _rematched(self, happened: Event) -> None:
        self.next = happened["next"]


HAPPENS: dict[str, Callable[[Table, Event], None]] = {
    "sat": Table._sat,
    "move": Table._moved,
    "undo": Table._undone,
    "redo": Table._redone,
    "said": Table._said,
    "stood-in": Table._stood_in,
    "came-back": Table._came_back,
    "moved-device": Table._moved_device,
    "rematch": Table._rematched,
}


def event(kind: str, **facts: Any) -> Event:
    return {"kind": kind, "at": round(time.time(), 3), **facts}


def tidied(text: str, most: int) -> str:
    """What somebody typed, with single spaces; "" if it is empty, too long or could disturb others' screens."""
    text = " ".join(text.split())
    letters = text.translate(JOINERS)
    return text if letters and len(text) <= most and letters.isprintable() else ""


def checked_name(name: str) -> str:
    if not (name := tidied(name, LONGEST_NAME)):
        raise Refusal("name-wrong", most=LONGEST_NAME)
    return name


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def key_of(secret: str) -> str:
    """What is kept of a secret. It is random and long, so that one round of hashing is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()
