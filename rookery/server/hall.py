"""All tables of a server: loaded when somebody comes, let go when nobody watches, and everything that happens at them.

Whatever happens takes one way: looked at (`Table.may_...`), stored, taken, told. One thing at a time at each table.
"""

import asyncio
import contextlib
import logging
import os
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Protocol

from rookery.bots import LEVELS, Bot, choose
from rookery.engine.game import Game
from rookery.engine.match import Match
from rookery.engine.record import commitment
from rookery.engine.runner import Runner, interpreted, serving
from rookery.games import GAMES, find
from rookery.server import telling
from rookery.server.messages import Asked, Changed, Happened, NewTable, State, encode
from rookery.server.storage import Event, Kept, Storage
from rookery.server.table import STAND_IN, Table, event, key_of, new_secret
from rookery.words import Refusal

log = logging.getLogger("rookery.server")

PACE = 0.7  # seconds a bot takes at least for a move, so that people can follow
WHILE_COMPILING = "easy"  # how every bot plays in the first minute of a new installation: others would take ages
QUIET = 30.0  # seconds after which a table that nobody watches is let go
CODE_LIVES = 600.0  # seconds in which a seat can be taken to another device
MOST_CODES = 10_000
BOXES_COMPILED, BOXES_KNOWN = 8, 64  # with other values than ours


class Reader(Protocol):
    """Somebody who is told what happens at a table."""

    seats: frozenset[int]

    def tell(self, message: bytes) -> None: ...

    def send_away(self) -> None:
        """Come again: the table is read anew."""


@dataclass(eq=False)
class Open:
    """A table in memory, and who is at it."""

    table: Table
    readers: set[Reader] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    thinking: "asyncio.Task[None] | None" = None
    flag: asyncio.TimerHandle | None = None  # falls when somebody's time runs out
    asked: Asked | None = None
    left: float = field(default_factory=time.monotonic)  # when the last reader left

    @property
    def present(self) -> set[int]:
        """Seats whose people are connected."""
        return {seat for reader in self.readers for seat in reader.seats}


class Hall:
    def __init__(self, storage: Storage, pace: float = PACE, runner: Callable[[Game], Runner] = serving) -> None:
        self.storage, self.pace, self._make_runner = storage, pace, runner
        self.open: dict[str, Open] = {}
        self.codes: OrderedDict[str, tuple[str, int, float]] = OrderedDict()  # for other devices: table, seat, until
        self.moves = 0
        self._opening: dict[str, asyncio.Task[Open]] = {}
        self._runners: dict[str, Runner] = {}
        self._thinkers = ThreadPoolExecutor(max(1, len(os.sched_getaffinity(0)) - 1), thread_name_prefix="bot")

    # Making and finding tables

    async def make(self, wanted: NewTable) -> tuple[str, list[tuple[int, str]]]:
        """A new table, and the secrets of the seats of whoever makes it."""
        game = self.game(wanted.game, wanted.components or None)
        agreed = self.agree(game, len(wanted.seats), wanted.options)
        agreed |= {"components": wanted.components or None, "listed": wanted.listed, "watch": wanted.watch}
        if wanted.clock:
            agreed["clock"] = {"bank": wanted.clock.bank, "refill": wanted.clock.refill}
        table = self.new_table(agreed, game)
        own = []
        for seat, wish in enumerate(wanted.seats):
            if wish.who == "bot":
                take(table, table.may_sit(seat, "bot", "", level=wish.level))
            elif wish.who == "here":
                own.append((seat, new_secret()))
                take(table, table.may_sit(seat, "person", wish.name, secret=own[-1][1]))
            elif wish.who != "person":
                raise Refusal("seat-kind-unknown", kind=wish.who)
        await self.storage.create(table.kept, table.summary())
        log.info("a table was made", extra={"table": nickname(table.id), "game": game.name})
        return table.id, own

    def agree(self, game: Game, players: int, options: dict[str, Any]) -> dict[str, Any]:
        """What a new table begins with. The seed is secret; its commitment is shown from the start."""
        seed, salt = secrets.randbits(64), secrets.token_hex(16)
        return {
            "game": game.name,
            "rules_version": game.version,
            "players": game.check_players(players),
            "options": game.check_options(options),
            "components": None,
            "seed": seed,
            "salt": salt,
            "commitment": commitment(seed, salt),
            "listed": False,
            "watch": True,
            "made": round(time.time(), 3),
        }

    def new_table(self, agreed: dict[str, Any], game: Game) -> Table:
        return Table(Kept(secrets.token_urlsafe(12), agreed), game, self.runner(game))

    def runner(self, game: Game) -> Runner:
        """The rules of a game, compiled in the background. Boxes of strangers are many: only the first are compiled."""
        if game.package not in self._runners:
            own = len(self._runners.keys() - {find(name).package for name in GAMES})
            many = not game.is_standard and own >= BOXES_COMPILED
            self._runners[game.package] = interpreted(game) if many else self._make_runner(game)
        return self._runners[game.package]

    def game(self, name: str, box: dict[str, Any] | None) -> Game:
        """A game, perhaps with what is in somebody's own box. Each such box stays in memory, so there is an end."""
        if box and len(self._runners) >= BOXES_KNOWN:
            raise Refusal("boxes-too-many")
        return find(name, box)

    async def find(self, table: str) -> Open:
        """A table by its id, loaded if need be."""
        if found := self.open.get(table):
            return found
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._load(table))
        try:
            return await self._opening[table]
        finally:
            self._opening.pop(table, None)

    async def _load(self, table: str) -> Open:
        kept = await self.storage.load(table) if len(table) <= 64 else None
        if kept is None:
            raise Refusal("table-unknown")
        game = self.game(kept.agreed["game"], kept.agreed["components"])
        opened = Open(Table.as_kept(kept, game, self.runner(game)))
        kept.events = []  # they have happened; whoever asks for the past reads them again
        self.open[table] = opened
        self._go_on(opened)
        return opened

    def let_go(self) -> None:
        """Tables that nobody watches take no memory, unless something still goes on there."""
        for name, opened in list(self.open.items()):
            busy = opened.readers or opened.thinking or opened.flag or opened.lock.locked()
            if not busy and time.monotonic() - opened.left > QUIET:
                del self.open[name]

    async def events(self, opened: Open) -> Sequence[Event]:
        """Everything that happened at a table."""
        kept = await self.storage.load(opened.table.id)
        return kept.events if kept else []

    # Coming and going

    async def sit(self, opened: Open, seat: int | None, name: str) -> tuple[int, str]:
        """A person takes a seat; the secret that opens it."""
        secret = new_secret()
        async with opened.lock:
            happened = opened.table.may_sit(seat, "person", name, secret=secret)
            await self._happen(opened, happened)
        return happened["seat"], secret

    def come(self, opened: Open, reader: Reader) -> None:
        opened.readers.add(reader)
        if reader.seats:
            self.tell_change(opened, but=reader)
        self._go_on(opened)

    def leave(self, opened: Open, reader: Reader) -> None:
        opened.readers.discard(reader)
        opened.left = time.monotonic()
        if reader.seats:
            self.tell_change(opened)

    def give(self, opened: Open, seat: int) -> str:
        """A code that opens a seat on another device, once."""
        code = "".join(secrets.choice("ABCDEFGHJKLMNPQRSTUVWXYZ23456789") for _ in range(10))
        self.codes[code] = (opened.table.id, seat, time.monotonic() + CODE_LIVES)
        while len(self.codes) > MOST_CODES:
            self.codes.popitem(last=False)
        return code

    async def take_code(self, code: str) -> tuple[str, int, str]:
        """The table, the seat and its new secret. The old device's opens nothing any more."""
        table, seat, until = self.codes.pop(code.strip().upper(), ("", 0, 0.0))
        if time.monotonic() > until:
            raise Refusal("code-unknown")
        opened, secret = await self.find(table), new_secret()
        async with opened.lock:
            await self._happen(opened, opened.table.may_move_device(seat, secret))
        for reader in list(opened.readers):
            if seat in reader.seats:
                reader.send_away()  # to come back with what it still opens
        return table, seat, secret

    # What happens at a table

    async def act(self, opened: Open, seat: int, id: str, look: Callable[[Table], Event]) -> int:
        """Somebody does something; the version after it. The same id again does nothing more."""
        async with opened.lock:
            if (seat, id) in opened.table.done:
                return opened.table.done[seat, id]
            happened = look(opened.table)
            happened["id"] = id
            await self._happen(opened, happened)
            return opened.table.version

    async def undo(self, opened: Open, seat: int, id: str, version: int) -> int:
        """Take back, or ask the others if something stands in between."""
        try:
            return await self.act(opened, seat, id, lambda table: table.may_undo(seat, version))
        except Refusal as refusal:
            if refusal.key != "undo-barrier":
                raise
        opened.asked = Asked(seat, [seat])
        self.tell_change(opened)
        return opened.table.version

    async def answer(self, opened: Open, seat: int, id: str, yes: bool) -> int:
        """When all people have agreed, it is taken back; one who does not is enough to leave it."""
        asked = opened.asked
        if not asked or seat in asked.agreed or seat not in opened.table.people:
            raise Refusal("answer-not-asked")
        if yes:
            asked.agreed.append(seat)
            if opened.table.people <= set(asked.agreed):
                version = opened.table.version
                return await self.act(opened, seat, id, lambda table: table.may_undo(asked.seat, version, agreed=True))
        else:
            opened.asked = None
        self.tell_change(opened)
        return opened.table.version

    async def rematch(self, opened: Open) -> int:
        """The same people at a new table, each one seat on, so that the next one starts."""
        old = opened.table
        async with opened.lock:
            if old.next:
                return old.version
            old.may_rematch("")  # refused before a table is made for nothing
            kept = old.kept.agreed
            agreed = self.agree(old.game, old.match.players, kept["options"])
            agreed |= {name: kept[name] for name in ("components", "listed", "watch", "clock") if name in kept}
            table = self.new_table(agreed, old.game)
            for seat, chair in enumerate([*old.chairs[1:], old.chairs[0]]):
                facts = {"who": chair.who, "name": chair.name, "level": chair.level, "key": chair.key}
                take(table, event("sat", seat=seat, **facts))
            await self.storage.create(table.kept, table.summary())
            await self._happen(opened, old.may_rematch(table.id))
            return old.version

    async def _happen(self, opened: Open, happened: Event) -> None:
        """Store, take, tell: in this order."""
        table, before = opened.table, opened.table.phase
        try:
            await self.storage.append(table.id, table.version + 1, [happened], None)
        except BaseException:  # cancelled ones, too: nobody here knows whether it is stored, so it is read again
            self._forget(opened)
            raise
        table.take(happened)
        if happened["kind"] == "sat" or table.phase != before:
            await self.storage.append(table.id, table.version + 1, [], table.summary())
        if table.phase == "over" != before:
            log.info("a game is over", extra={"table": nickname(table.id), "game": table.game.name})
        if happened["kind"] in ("move", "undo", "redo"):
            self.moves += 1
            opened.asked = None
        self._tell(opened, happened)
        self._go_on(opened)

    def _forget(self, opened: Open) -> None:
        self.open.pop(opened.table.id, None)
        for reader in list(opened.readers):
            reader.send_away()

    def _tell(self, opened: Open, happened: Event) -> None:
        """Everybody at the table, each what they may know; readers with the same seats get the same bytes."""
        table = opened.table
        notes = table.match.notes() if happened["kind"] == "move" else []
        lies_open = telling.in_the_open(table, opened.present, opened.asked)
        made: dict[frozenset[int], bytes] = {}
        for reader in list(opened.readers):
            if reader.seats not in made:
                state = telling.seen(table, lies_open, reader.seats)
                line = telling.line(table, table.version, happened, notes, state.eye)
                made[reader.seats] = encode(Happened(line, state))
            reader.tell(made[reader.seats])

    def tell_change(self, opened: Open, but: Reader | None = None) -> None:
        """The table looks different, though nothing happened in the game."""
        lies_open = telling.in_the_open(opened.table, opened.present, opened.asked)
        made: dict[frozenset[int], bytes] = {}
        for reader in list(opened.readers):
            if reader is not but:
                if reader.seats not in made:
                    made[reader.seats] = encode(Changed(telling.seen(opened.table, lies_open, reader.seats)))
                reader.tell(made[reader.seats])

    def state(self, opened: Open, seats: frozenset[int]) -> State:
        return telling.state(opened.table, seats, opened.present, opened.asked)

    # Bots and clocks

    def _go_on(self, opened: Open) -> None:
        """A bot thinks if it is to move and somebody watches; a clock runs if a person is on time."""
        table = opened.table
        if opened.flag:
            opened.flag.cancel()
            opened.flag = None
        if table.on_time and table.clock and not table.frozen:
            left = table.clock.left[table.match.seat] - table.clock.spent
            opened.flag = asyncio.get_running_loop().call_later(max(0.0, left) + 0.01, self._time_is_up, opened)
        if not opened.thinking and self._bot_to_move(opened):
            opened.thinking = asyncio.create_task(self._think(opened))

    def _bot_to_move(self, opened: Open) -> bool:
        table = opened.table
        waits = opened.readers and not table.frozen and table.phase == "playing"
        return bool(waits) and table.chairs[table.match.seat].decides == "bot"

    async def _think(self, opened: Open) -> None:
        """Bots move until it is a person's turn."""
        table = opened.table
        try:
            while self._bot_to_move(opened):
                seat, version, began = table.match.seat, table.version, time.monotonic()
                chair = table.chairs[seat]
                compiling = table.runner.mode == "interpreted"
                bot = LEVELS[WHILE_COMPILING if compiling else chair.stand_in or chair.level]
                move = await self.think(bot, table.match)
                await asyncio.sleep(max(0.0, self.pace - (time.monotonic() - began)))
                async with opened.lock:
                    if table.version == version:
                        made = table.may_move(seat, table.match.text(move), version, by="bot")
                        await self._happen(opened, made)
        except Exception:
            log.exception("a bot could not move", extra={"table": nickname(table.id)})
        finally:
            opened.thinking = None

    async def think(self, bot: Bot, match: Match) -> int:
        """The bot's move, thought of on another core; its luck has nothing to do with the seed of the match."""
        fork = match.fork()
        move: int = await self.ask(lambda: choose(bot, fork, secrets.randbits(63)))
        return move

    async def ask(self, question: Callable[[], Any]) -> Any:
        """Something that takes long, done where it keeps nobody waiting."""
        return await asyncio.get_running_loop().run_in_executor(self._thinkers, question)

    def _time_is_up(self, opened: Open) -> None:
        opened.flag = None
        task = asyncio.create_task(self._stand_in(opened, opened.table.version))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _stand_in(self, opened: Open, version: int) -> None:
        """A bot takes over from somebody who has thought too long."""
        async with opened.lock:
            table = opened.table
            if table.version == version and table.on_time:
                await self._happen(opened, table.may_stand_in(table.match.seat, STAND_IN))

    async def close(self) -> None:
        """Whatever is being stored is stored; bots stop thinking."""
        tasks = [opened.thinking for opened in self.open.values() if opened.thinking]
        for opened in self.open.values():
            if opened.flag:
                opened.flag.cancel()
        for task in tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self._thinkers.shutdown(wait=False, cancel_futures=True)
        self.storage.close()


def take(table: Table, happened: Event) -> None:
    """Something that happens before the table is first stored."""
    table.kept.events.append(happened)
    table.take(happened)


def nickname(table: str) -> str:
    """What logs call a table: its id would open it."""
    return key_of(table)[:8]
