"""What can be asked of the server besides the live table: each question with what it takes and what it answers."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from rookery.bots import LEVELS
from rookery.engine import record
from rookery.engine.components import GIVEN
from rookery.engine.game import Game
from rookery.engine.options import Choice, Option, Pick
from rookery.games import GAMES, find
from rookery.server.hall import Hall, Open, take
from rookery.server.limits import Limits
from rookery.server.messages import (
    Code,
    GameInfo,
    Join,
    Listed,
    Made,
    Mine,
    NewTable,
    OptionInfo,
    Piece,
    Ticket,
)
from rookery.server.storage import Event
from rookery.server.table import event, new_secret
from rookery.words import Refusal

MOST_LISTED = 100
LONGEST_BODY = 64 << 10  # bytes
LONGEST_RECORD = 1 << 20


@dataclass(frozen=True)
class Asker:
    """Who asks, of what."""

    hall: Hall
    limits: Limits
    address: str


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str  # with {table} or {game} in it
    answer: Callable[..., Awaitable[Any]]
    takes: Any  # the type of the body, or None
    gives: Any
    limit: str = ""  # a limit of its own
    longest: int = LONGEST_BODY


async def games(asker: Asker) -> list[GameInfo]:
    return [info(find(name)) for name in GAMES]


async def game_box(asker: Asker, game: str) -> list[Piece]:
    return pieces(find(game))


async def tables(asker: Asker) -> list[Listed]:
    return [listed(name, shown) for name, shown in await asker.hall.storage.listed(MOST_LISTED)]


async def table(asker: Asker, table: str) -> Listed:
    opened = await asker.hall.find(table)
    return listed(table, opened.table.summary().shown)


async def table_box(asker: Asker, table: str) -> list[Piece]:
    return pieces((await asker.hall.find(table)).table.game)


async def new_table(asker: Asker, wanted: NewTable) -> Made:
    table, own = await asker.hall.make(wanted)
    return Made(table, [Ticket(table, seat, secret) for seat, secret in own])


async def join(asker: Asker, wanted: Join, table: str) -> Ticket:
    seat, secret = await asker.hall.sit(await asker.hall.find(table), wanted.seat, wanted.name)
    return Ticket(table, seat, secret)


async def take_code(asker: Asker, wanted: Code) -> Ticket:
    return Ticket(*await asker.hall.take_code(wanted.code))


async def mine(asker: Asker, wanted: Mine) -> list[Listed]:
    """Those of somebody's tables that are still there and still theirs, their turn first."""
    found: dict[str, Listed] = {}
    for ticket in wanted.tickets:
        try:
            opened = await asker.hall.find(ticket.table)
        except Refusal:
            continue
        seat = opened.table.seat_of(ticket.secret)
        if seat is None:
            continue
        here = found.setdefault(ticket.table, listed(ticket.table, opened.table.summary().shown))
        here.your_turn = here.your_turn or is_turn_of(opened, seat)
    return sorted(found.values(), key=lambda one: (not one.your_turn, one.phase == "over", -one.made))


async def table_record(asker: Asker, table: str) -> str:
    """The record of a finished match. Before the end it would tell the seed."""
    opened = await asker.hall.find(table)
    if opened.table.phase != "over":
        raise Refusal("record-not-yet")
    agreed = opened.table.kept.agreed
    names = [chair.name or chair.level for chair in opened.table.chairs]
    return record.to_text(opened.table.match, names, agreed["salt"])


async def import_record(asker: Asker, text: str) -> Made:
    """A record becomes a table: a finished one to look at, another one to play on from this device."""
    hall = asker.hall
    read = record.from_text(text, "", find)
    agreed = hall.agree(read.game, read.players, read.options) | {"seed": read.seed, "commitment": "", "salt": ""}
    if not read.game.is_standard:
        agreed["components"] = read.game.box
    table = hall.new_table(agreed, read.game)
    own = [(seat, new_secret()) for seat in range(read.players)]
    for (seat, secret), name in zip(own, read.names, strict=True):
        take(table, table.may_sit(seat, "person", name or "?", secret=secret))
    for move in read.moves:
        take(table, move_of(table.match.seat, move, table.match.find(move)))
    await hall.storage.create(table.kept, table.summary())
    return Made(table.id, [Ticket(table.id, seat, secret) for seat, secret in own])


def move_of(seat: int, text: str, move: int) -> Event:
    return event("move", seat=seat, move=text, n=move)


ENDPOINTS = (
    Endpoint("GET", "/api/games", games, None, list[GameInfo]),
    Endpoint("GET", "/api/games/{game}/box", game_box, None, list[Piece]),
    Endpoint("GET", "/api/tables", tables, None, list[Listed]),
    Endpoint("POST", "/api/tables", new_table, NewTable, Made, limit="tables"),
    Endpoint("GET", "/api/tables/{table}", table, None, Listed),
    Endpoint("GET", "/api/tables/{table}/box", table_box, None, list[Piece]),
    Endpoint("POST", "/api/tables/{table}/seats", join, Join, Ticket, limit="seats"),
    Endpoint("GET", "/api/tables/{table}/record", table_record, None, str),
    Endpoint("POST", "/api/records", import_record, str, Made, limit="tables", longest=LONGEST_RECORD),
    Endpoint("POST", "/api/codes", take_code, Code, Ticket, limit="seats"),
    Endpoint("POST", "/api/mine", mine, Mine, list[Listed]),
)


def info(game: Game) -> GameInfo:
    return GameInfo(
        game.name,
        game.version,
        game.seats[0],
        game.seats[-1],
        [option_info(option) for option in game.options],
        list(LEVELS),
        game.rule_numbers(),
    )


def option_info(option: Option) -> OptionInfo:
    if isinstance(option, Choice):
        return OptionInfo(option.name, "choice", option.default, [str(value) for value in option.values])
    if isinstance(option, Pick):
        return OptionInfo(option.name, "pick", option.default, list(option.names), list(option.sets))
    return OptionInfo(option.name, "switch", option.default)


def pieces(game: Game) -> list[Piece]:
    """What is in the box. Where a player gave another value, that one, and whose it is."""
    found, box = [], game.box
    for part in game.components():
        value: Any = box
        for name in part.place.split("."):
            value = value[name]
        own = value != part.value
        found.append(Piece(part.place, value, GIVEN if own else part.mark, "" if own else part.source))
    return found


def listed(table: str, shown: dict[str, Any]) -> Listed:
    return msgspec.convert(shown | {"table": table}, Listed)


def is_turn_of(opened: Open, seat: int) -> bool:
    table = opened.table
    return table.phase == "playing" and table.match.seat == seat and seat in table.people
