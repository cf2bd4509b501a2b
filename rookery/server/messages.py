"""Every message between a browser and the server, typed. docs/protocol.md and the browser's types are made from these.

A message is a JSON object; its `kind` says which of these it is. Words are never sent: a `Said` names a message of the
message files and its facts, and the reader's browser says it in the reader's language.
"""

from typing import Any

import msgspec

LONGEST_MESSAGE = 4096  # bytes from a browser


class Message(msgspec.Struct, tag_field="kind", tag=lambda name: name.lower(), omit_defaults=True):
    """A message. Fields that are as usual are left out."""


class Said(msgspec.Struct, omit_defaults=True):
    """Something to be said: the key of a message, and its facts (which may be said themselves)."""

    key: str
    facts: dict[str, Any] = {}


# From a browser ------------------------------------------------------------------------------------------------------


class Hello(Message):
    """The first message: which table, the secrets of the seats here (none: to watch), and the last version seen."""

    table: str
    secrets: list[str] = []
    seen: int = 0


class Move(Message):
    """A move, made on what version `version` showed. Sent again with the same id, it is still made once."""

    id: str
    version: int
    move: str


class Undo(Message):
    """Take back what this seat decided last; if something stands in between, ask the others."""

    id: str
    version: int
    seat: int


class Redo(Message):
    """Make again what was taken back last."""

    id: str
    version: int
    seat: int


class Answer(Message):
    """Yes or no to somebody who asks to take something back."""

    id: str
    seat: int
    yes: bool


class Say(Message):
    """Chat: own words, or a ready phrase."""

    id: str
    seat: int
    text: str = ""
    phrase: str = ""


class Why(Message):
    """Which rule forbids a move."""

    id: str
    move: str


class Hint(Message):
    """What a strong bot would do."""

    id: str
    seat: int


class Look(Message):
    """The table as it was after some moves: during play as this seat saw it, afterwards as any seat."""

    id: str
    ply: int
    seat: int | None = None


class StandIn(Message):
    """Let a bot play for somebody, or let them play again (no level)."""

    id: str
    seat: int
    level: str = ""


class Ping(Message):
    """Is anybody there?"""


FromBrowser = Hello | Move | Undo | Redo | Answer | Say | Why | Hint | Look | StandIn | Ping


# From the server -----------------------------------------------------------------------------------------------------


class Choice(msgspec.Struct, omit_defaults=True):
    """A legal move: as it is sent back, as it is said, and what it points at on the board."""

    move: str
    says: Said
    at: list[str] = []


class Player(msgspec.Struct, omit_defaults=True):
    """Who sits in a seat."""

    who: str  # nobody, person, bot
    name: str = ""
    level: str = ""
    stand_in: str = ""
    here: bool = True  # connected


class Back(msgspec.Struct, omit_defaults=True):
    """What can be taken back: to which move, and what stands in between, if anything does."""

    ply: int
    barrier: Said | None = None


class Asked(msgspec.Struct):
    """Somebody asks to take something back, and who has agreed so far."""

    seat: int
    agreed: list[int]


class State(msgspec.Struct, omit_defaults=True):
    """The table now, as one reader may know it."""

    version: int
    ply: int
    phase: str  # waiting, playing, over
    players: list[Player]
    seat: int  # who decides
    view: dict[str, Any]
    scores: list[int]
    you: list[int] = []  # the reader's seats
    eye: int | None = None  # the seat it is seen from
    asks: Said | None = None  # what the reader is asked for
    rule: str = ""  # in force
    legal: list[Choice] = []
    winners: list[int] = []
    back: Back | None = None
    redo: bool = False
    asked: Asked | None = None


class Line(msgspec.Struct, omit_defaults=True):
    """Something that happened, as far as the reader may know it."""

    version: int
    what: str  # sat, move, undo, redo, said, stood-in, came-back, moved-device
    seat: int
    at: float
    move: str = ""  # for whoever made it: to others it could tell what they may not know
    says: list[Said] = []  # the notes of a move, in order, or a ready phrase
    notes: list[dict[str, Any]] = []  # the same notes for animations
    text: str = ""  # what somebody said in their own words


class Welcome(Message):
    """The answer to Hello: the table now, and what happened since the last version seen (all chat, if from nothing)."""

    game: str
    options: dict[str, Any]
    commitment: str
    state: State
    missed: list[Line]


class Happened(Message):
    """Something happened; the table after it."""

    line: Line
    state: State


class Changed(Message):
    """Nothing happened in the game, but the table looks different: somebody came, left or asked."""

    state: State


class Done(Message):
    """What was asked for is done and stored."""

    id: str
    version: int


class Refused(Message):
    """It cannot be done, and why."""

    id: str
    why: Said


class Told(Message):
    """The answer to a question: Why, Hint, Look."""

    id: str
    answer: Any


class Pong(Message):
    """Yes."""


FromServer = Welcome | Happened | Changed | Done | Refused | Told | Pong

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(FromBrowser).decode
