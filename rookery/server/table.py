"""One table: who sits where, and the match. It is a fold: what was agreed, then every event in order.

Nothing here waits, stores or sends. A `may_...` method looks at what somebody wants and returns the event, or refuses;
the event is stored; then `take` lets it happen.
"""

import hashlib
import hmac
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rookery.bots import LEVELS
from rookery.engine.game import Game, Note
from rookery.engine.match import Match
from rookery.engine.runner import Runner
from rookery.server.storage import Event, Kept, Summary
from rookery.words import Refusal

LONGEST_NAME = 40
LONGEST_CHAT = 500
JOINERS = {0x200C: None, 0x200D: None}  # not printable, but some scripts and emoji are written with them
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


@dataclass
class Step:
    """A move that was made."""

    seat: int
    barrier: str  # why it cannot be taken back without asking: the note that revealed something, or ""


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
    chat: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        agreed = self.kept.agreed
        self.match = Match.deal(self.game, agreed["players"], agreed["options"], agreed["seed"], self.runner)
        self.chairs = [Chair() for _ in range(agreed["players"])]
        for event in self.kept.events:
            self.take(event)

    # What it is like now

    @property
    def id(self) -> str:
        return self.kept.id

    @property
    def phase(self) -> str:
        if self.match.over:
            return "over"
        return "waiting" if any(chair.who == "nobody" for chair in self.chairs) else "playing"

    @property
    def people(self) -> set[int]:
        """The seats where a person decides."""
        return {seat for seat, chair in enumerate(self.chairs) if chair.decides == "person"}

    def seat_of(self, secret: str) -> int:
        """The seat that a secret opens."""
        key = key_of(secret)
        for seat, chair in enumerate(self.chairs):
            if chair.key and hmac.compare_digest(chair.key, key):
                return seat
        raise Refusal("secret-unknown")

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

    def may_move(self, seat: int, text: str, version: int) -> Event:
        """A move made on what the mover saw: if anything has happened since, it may mean something else."""
        self.must_be_playing()
        if version != self.version:
            raise Refusal("move-stale")
        if seat != self.match.seat:
            raise Refusal("not-your-turn")
        return event("move", seat=seat, move=self.match.text(self.match.find(text)))

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

    def must_be_playing(self, or_over: bool = False) -> None:
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

    def _sat(self, happened: Event) -> None:
        self.chairs[happened["seat"]] = Chair(happened["who"], happened["name"], happened["level"], happened["key"])

    def _moved(self, happened: Event) -> None:
        self._apply(self.match.find(happened["move"]))
        self.undone.clear()

    def _apply(self, move: int) -> None:
        seat = self.match.seat
        self.match.apply(move)
        self.steps.append(Step(seat, self._barrier(self.match.notes())))

    def _barrier(self, notes: list[Note]) -> str:
        reveals = self.game.view.REVEALS
        return next((str(note["note"]) for note in notes if note["note"] in reveals), "")

    def _undone(self, happened: Event) -> None:
        to = happened["to"]
        self.undone.append(self.match.moves[to:])
        self.match.undo(to)
        del self.steps[to:]

    def _redone(self, happened: Event) -> None:
        for move in self.undone.pop():
            self._apply(move)

    def _said(self, happened: Event) -> None:
        self.chat.append(happened)

    def _stood_in(self, happened: Event) -> None:
        self.chairs[happened["seat"]].stand_in = happened["level"]

    def _came_back(self, happened: Event) -> None:
        self.chairs[happened["seat"]].stand_in = ""

    def _moved_device(self, happened: Event) -> None:
        self.chairs[happened["seat"]].key = happened["key"]


HAPPENS: dict[str, Callable[[Table, Event], None]] = {
    "sat": Table._sat,
    "move": Table._moved,
    "undo": Table._undone,
    "redo": Table._redone,
    "said": Table._said,
    "stood-in": Table._stood_in,
    "came-back": Table._came_back,
    "moved-device": Table._moved_device,
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
