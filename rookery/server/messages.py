"""Every message between a browser and the server, typed. docs/protocol.md and the browser's types are made from these.

A message is a JSON object; its `kind` says which of these it is. Words are never sent: a `Said` names a message of the
message files and its facts, and the reader's browser says it in the reader's language.
"""

from typing import Annotated, Any

import msgspec

LONGEST_MESSAGE = 4096  # bytes from a browser, over the socket
LONGEST_BODY = 64 << 10  # bytes of a request, but for a record
MOST_SEATS = 5
MOST_ASKED = 50  # tables that one request may ask about

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Seat = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1 << 40)]


class Message(msgspec.Struct, tag_field="kind", tag=lambda name: name.lower(), omit_defaults=True, gc=False):
    """A message. Fields that are as usual are left out."""


class Part(msgspec.Struct, omit_defaults=True, gc=False):
    """A part of a message."""


class Said(Part):
    """Something to be said: the key of a message, and its facts (which may be said themselves)."""

    key: str
    facts: dict[str, Any] = {}


# From a browser, over the socket -------------------------------------------------------------------------------------


class Hello(Message):
    """The first message: which table, the secrets of the seats here (none: to watch), and the last version seen."""

    table: Id
    secrets: Annotated[list[str], msgspec.Meta(max_length=MOST_SEATS)] = []
    seen: Count = 0


class Move(Message):
    """A move, made on what version `version` showed. Sent again with the same id, it is still made once."""

    id: Id
    version: Count
    move: str


class Undo(Message):
    """Take back what this seat decided last; if something stands in between, ask the others."""

    id: Id
    version: Count
    seat: Seat


class Redo(Message):
    """Make again what was taken back last."""

    id: Id
    version: Count
    seat: Seat


class Answer(Message):
    """Yes or no to somebody who asks to take something back."""

    id: Id
    seat: Seat
    yes: bool


class Say(Message):
    """Chat: own words, or a ready phrase."""

    id: Id
    seat: Seat
    text: str = ""
    phrase: str = ""


class StandIn(Message):
    """Let a bot play for somebody who is not here, or for oneself; no level: they play again."""

    id: Id
    seat: Seat
    level: str = ""


class Rematch(Message):
    """After the end: the same people once more, the next one starting. The answer is the new table, in the state."""

    id: Id
    seat: Seat


class Give(Message):
    """Told: a code that opens this seat on another device, once, within some minutes."""

    id: Id
    seat: Seat


class Why(Message):
    """Told: a Forbidden. Which rule forbids a move, as people write it."""

    id: Id
    move: str


class Try(Message):
    """Told: an Outcome. What a legal move would bring, as far as the mover can know."""

    id: Id
    version: Count
    move: str


class Hint(Message):
    """Told: a list of Advice. What a strong bot would do."""

    id: Id
    version: Count


class Look(Message):
    """Told: a Past. The table as it was after some moves: during play as one's own seat saw it, afterwards as any."""

    id: Id
    ply: Count
    seat: Seat | None = None


class Story(Message):
    """Told: a Course. The scores over the moves so far, where each round began, and where the points came from."""

    id: Id


class Log(Message):
    """Told: a list of Lines. What happened before a version, the latest last."""

    id: Id
    before: Count


class Recap(Message):
    """Told: a list of Lines. What happened since this seat last moved."""

    id: Id
    seat: Seat


class Ping(Message):
    """Is anybody there?"""


FromBrowser = (
    Hello
    | Move
    | Undo
    | Redo
    | Answer
    | Say
    | StandIn
    | Rematch
    | Give
    | Why
    | Try
    | Hint
    | Look
    | Story
    | Log
    | Recap
    | Ping
)


# From the server, over the socket ------------------------------------------------------------------------------------


class Choice(Part):
    """A legal move: as it is sent back, as it is said, and what it points at on the board."""

    move: str
    says: Said
    at: list[str] = []
    barrier: Said | None = None  # why it cannot simply be taken back, if so


class Player(Part):
    """Who sits in a seat."""

    who: str  # nobody, person, bot
    name: str = ""
    level: str = ""
    stand_in: str = ""  # the level of the bot that plays for them now
    here: bool = True  # connected


class Back(Part):
    """What can be taken back: to which move, and what stands in between, if anything does."""

    ply: int
    barrier: Said | None = None


class Asked(Part):
    """Somebody asks to take something back, and who has agreed so far."""

    seat: int
    agreed: list[int]


class Clock(Part):
    """Time to think: seconds left to each seat when the turn began, and how long ago that was."""

    left: list[float]
    refill: float  # added after each turn
    running: float = 0.0


class State(Part):
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
    clock: Clock | None = None
    next: str = ""  # the table of the rematch
    seed: str = ""  # once the game is over: it was fixed at the start, as the commitment shows
    salt: str = ""


class Line(Part):
    """Something that happened, as far as the reader may know it."""

    version: int
    what: str  # sat, move, undo, redo, said, stood-in, came-back, moved-device, rematch
    seat: int
    at: float  # seconds since 1970
    move: str = ""  # for whoever made it: to others it could tell what they may not know
    says: list[Said] = []  # the notes of a move, in order, or a ready phrase
    notes: list[dict[str, Any]] = []  # the same notes for animations
    text: str = ""  # what somebody said in their own words


class Forbidden(Part):
    """Why a move cannot be made: the refusal, and the number of the rule in the game's rules, if there is one."""

    why: Said
    rule: str = ""


class Outcome(Part):
    """What a move would bring: what happens, the points each gains, and what keeps it from being taken back.

    It ends where something hidden or random comes into play."""

    says: list[Said]
    gains: list[int]
    barrier: Said | None = None


class Advice(Part):
    """A move that a bot thought about: its outlook from 0, lost, to 1, won; the lead it expects; how often it tried."""

    move: str
    says: Said
    tried: int
    outlook: float | None = None
    lead: float | None = None


class Past(Part):
    """The table as it was after some moves, and the move that led there."""

    ply: int
    seat: int
    view: dict[str, Any]
    scores: list[int]
    line: Line | None = None


class Points(Part):
    """Points of a seat from one source."""

    seat: int
    why: Said
    points: int


class Course(Part):
    """How a match went."""

    scores: list[list[int]]  # after 0, 1, 2 ... moves
    rounds: list[int]  # after how many moves each round began
    points: list[Points]


class Welcome(Message):
    """The answer to Hello: the table now, and what happened since the last version seen (or the latest of it)."""

    game: str
    options: dict[str, Any]
    commitment: str
    state: State
    missed: list[Line]
    own_box: bool = False  # played with values that a player gave


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
    """The answer to a question."""

    id: str
    answer: Any


class Pong(Message):
    """Yes."""


FromServer = Welcome | Happened | Changed | Done | Refused | Told | Pong


# Requests and their answers ------------------------------------------------------------------------------------------


class NewSeat(Part):
    """A seat of a new table: a person on this device (`here`), whoever takes the link (`person`), or a `bot`."""

    who: str
    name: str = ""
    level: str = ""


class NewClock(Part):
    """Seconds to think in all, and seconds more after each turn. When they run out, a bot takes over."""

    bank: Annotated[int, msgspec.Meta(ge=10, le=86_400)]
    refill: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 0


class NewTable(Part):
    """POST /api/tables"""

    game: str
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = {}
    components: dict[str, Any] = {}  # what is in a player's own box, where it differs
    listed: bool = False  # whether anybody may find it
    watch: bool = True  # whether those who have the link may look on
    clock: NewClock | None = None


class Ticket(Part):
    """What opens a seat."""

    table: str
    seat: int
    secret: str


class Made(Part):
    """A new table, and the seats that belong to this device."""

    table: str
    tickets: list[Ticket]


class Join(Part):
    """POST /api/tables/TABLE/seats: take a free seat, the first if none is named. The answer is a Ticket."""

    name: str
    seat: Seat | None = None


class Code(Part):
    """POST /api/codes: what `Give` told on another device. The answer is a Ticket."""

    code: Annotated[str, msgspec.Meta(max_length=64)]


class Mine(Part):
    """POST /api/mine: how are my tables? The answer is a list of Listed."""

    tickets: Annotated[list[Ticket], msgspec.Meta(max_length=MOST_ASKED)]


class Listed(Part):
    """A table in a list. GET /api/tables gives those that anybody may find, GET /api/tables/TABLE one."""

    table: str
    game: str
    phase: str
    players: list[Player]
    options: dict[str, Any]
    watch: bool
    made: float
    your_turn: bool = False


class OptionInfo(Part):
    """An option of a game. Its words are the messages `option-NAME` and so on of the game."""

    name: str
    type: str  # choice, switch or pick
    default: Any
    values: list[str] = []
    sets: list[str] = []  # of a pick: values that have a name together


class GameInfo(Part):
    """GET /api/games lists these."""

    name: str
    version: int
    least: int  # players
    most: int
    options: list[OptionInfo]
    levels: list[str]  # of bots
    rules: list[str]  # numbers; rule-NUMBER is its text


class Piece(Part):
    """GET /api/games/GAME/box, or /api/tables/TABLE/box, lists everything in the box: where it comes from, how sure."""

    place: str
    value: Any
    mark: str  # printed, inferred, reported, reconstructed, given
    source: str


class Wrong(Part):
    """The answer to a request that cannot be met."""

    why: Said


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(FromBrowser).decode
