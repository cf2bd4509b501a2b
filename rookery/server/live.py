"""One socket: a browser says hello, and then both sides say what happens. docs/protocol.md describes it."""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeVar

import msgspec

from rookery.bots import bot_of, consider
from rookery.server import history, telling
from rookery.server.hall import Hall, Open
from rookery.server.limits import Bucket, Limits
from rookery.server.messages import (
    LONGEST_MESSAGE,
    Advice,
    Answer,
    Done,
    Forbidden,
    Give,
    Hello,
    Hint,
    Log,
    Look,
    Message,
    Move,
    Ping,
    Pong,
    Recap,
    Redo,
    Refused,
    Rematch,
    Said,
    Say,
    StandIn,
    Story,
    Told,
    Try,
    Undo,
    Welcome,
    Why,
    decode,
    encode,
)
from rookery.server.saying import keys, voice
from rookery.server.wire import Tell
from rookery.words import Refusal

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
M = TypeVar("M", bound=Message)

HELLO_WITHIN = 20.0  # seconds
SILENT = 150.0  # seconds without a word, after which a browser is gone: even one in the background pings once a minute
ADVISER = "search:0.5s"
HINTS = 3
NORMAL, POLICY, AGAIN = 1000, 1008, 1012  # why a socket is closed


class Socket:
    """Somebody at a table, over one connection."""

    def __init__(self, hall: Hall, limits: Limits, receive: Receive, send: Send, short_way: Tell | None = None) -> None:
        self.hall, self.limits, self._receive, self._send, self._short_way = hall, limits, receive, send, short_way
        self.seats: frozenset[int] = frozenset()
        self._loop = asyncio.get_running_loop()
        self._bucket = Bucket(limits.messages)
        self._waiting: deque[bytes] = deque()
        self._sending: asyncio.Task[None] | None = None
        self._closing = 0
        self._heard, self._greeted = time.monotonic(), False
        self._advising = False

    async def serve(self) -> None:
        """From hello to goodbye."""
        opened = None
        try:
            hello = await self._hear()
            if not isinstance(hello, Hello):
                return await self._close(POLICY)
            opened = await self._join(hello)
            self._greeted = True
            while (message := await self._hear()) and not isinstance(message, Hello):
                if not self._bucket.take():
                    self.tell(encode(Refused(getattr(message, "id", ""), Said("too-much"))))
                    await asyncio.sleep(1.0)  # whoever sends too much waits, and nobody else does
                elif isinstance(message, Ping):
                    self.tell(encode(Pong()))
                else:
                    await self._obey(opened, message)
        except Refusal as refusal:  # at the door
            self.tell(encode(Refused("", said_of(refusal))))
            await self._close(POLICY)
        finally:
            if opened:
                self.hall.leave(opened, self)
            if self._sending:
                self._sending.cancel()

    @property
    def silent(self) -> bool:
        """Nothing has come for so long that nobody can be there any more."""
        return time.monotonic() - self._heard > (SILENT if self._greeted else HELLO_WITHIN)

    # Hearing

    async def _hear(self) -> Any:
        """The next message; None when there will be no more."""
        received = await self._receive()
        self._heard = time.monotonic()
        if received["type"] != "websocket.receive":
            return None
        text = received.get("text")
        data = text.encode(errors="replace") if text is not None else received.get("bytes") or b""
        if len(data) > LONGEST_MESSAGE:
            await self._close(POLICY)
            return None
        try:
            return decode(data)
        except (msgspec.DecodeError, RecursionError):
            self.tell(encode(Refused("", Said("message-unreadable"))))
            await self._close(POLICY)
            return None

    async def _join(self, hello: Hello) -> Open:
        opened = await self.hall.find(hello.table)
        table, agreed = opened.table, opened.table.kept.agreed
        self.seats = table.seats_of(hello.secrets)
        if not self.seats and not agreed["watch"]:
            raise Refusal("watching-not-allowed")
        if len(opened.readers) >= self.limits.readers_of_a_table:
            raise Refusal("too-many-readers")
        async with opened.lock:  # nothing happens between what was missed and what is told from now on
            events = await self.hall.events(opened) if hello.seen < table.version else []
            self.hall.come(opened, self)
            welcome = Welcome(
                game=table.game.name,
                options=agreed["options"],
                commitment=agreed["commitment"],
                state=self.hall.state(opened, self.seats),
                missed=history.lines(table, events, self.seats, hello.seen, len(events) + 1),
                own_box=not table.game.is_standard,
            )
            self.tell(encode(welcome))
        return opened

    async def _obey(self, opened: Open, message: Any) -> None:
        try:
            answer = await ANSWERS[type(message)](self, opened, message)
        except Refusal as refusal:
            self.tell(encode(Refused(message.id, said_of(refusal))))
        else:
            if answer is not None:
                self.tell(encode(answer))

    def _own(self, seat: int) -> int:
        if seat not in self.seats:
            raise Refusal("not-your-seat")
        return seat

    def _deciding(self, opened: Open, version: int | None = None) -> int:
        """The seat that decides, if it is one of this reader's; what is asked about it is nobody else's business."""
        opened.table.must_be_playing()
        if version is not None and version != opened.table.version:
            raise Refusal("move-stale")
        if opened.table.match.seat not in self.seats:
            raise Refusal("not-your-turn")
        return opened.table.match.seat

    # What can be asked for

    async def move(self, opened: Open, message: Move) -> Message:
        if not self.seats:
            raise Refusal("not-your-turn")
        seat = telling.eye_of(opened.table, self.seats)
        for own in self.seats:  # one that was made already, and came again
            if (own, message.id) in opened.table.done:
                seat = own
        assert seat is not None
        version = await self.hall.act(
            opened, seat, message.id, lambda table: table.may_move(seat, message.move, message.version)
        )
        return Done(message.id, version)

    async def undo(self, opened: Open, message: Undo) -> Message:
        seat = self._own(message.seat)
        return Done(message.id, await self.hall.undo(opened, seat, message.id, message.version))

    async def redo(self, opened: Open, message: Redo) -> Message:
        seat = self._own(message.seat)
        version = await self.hall.act(opened, seat, message.id, lambda table: table.may_redo(seat, message.version))
        return Done(message.id, version)

    async def answer(self, opened: Open, message: Answer) -> Message:
        seat = self._own(message.seat)
        return Done(message.id, await self.hall.answer(opened, seat, message.id, message.yes))

    async def say(self, opened: Open, message: Say) -> Message:
        seat = self._own(message.seat)
        version = await self.hall.act(
            opened, seat, message.id, lambda table: table.may_say(seat, message.text, message.phrase)
        )
        return Done(message.id, version)

    async def stand_in(self, opened: Open, message: StandIn) -> Message:
        """For oneself, or for somebody who is not connected; only the person takes the seat back."""
        seat = message.seat
        if not self.seats or (seat not in self.seats and (not message.level or seat in opened.present)):
            raise Refusal("not-your-seat")
        version = await self.hall.act(
            opened,
            seat,
            message.id,
            lambda table: table.may_stand_in(seat, message.level) if message.level else table.may_come_back(seat),
        )
        return Done(message.id, version)

    async def rematch(self, opened: Open, message: Rematch) -> Message:
        self._own(message.seat)
        return Done(message.id, await self.hall.rematch(opened))

    async def give(self, opened: Open, message: Give) -> Message:
        return Told(message.id, self.hall.give(opened, self._own(message.seat)))

    async def why(self, opened: Open, message: Why) -> Message:
        self._deciding(opened)
        try:
            opened.table.match.find(message.move)
        except Refusal as refusal:
            return Told(message.id, Forbidden(said_of(refusal), str(refusal.facts.get("rule", ""))))
        return Told(message.id, None)

    async def attempt(self, opened: Open, message: Try) -> Message:
        self._deciding(opened, message.version)
        return Told(message.id, telling.outcome(opened.table, opened.table.match.find(message.move)))

    async def hint(self, opened: Open, message: Hint) -> Message:
        """Where nobody else could mind."""
        self._deciding(opened, message.version)
        table = opened.table
        if table.people - self.seats:
            raise Refusal("hint-not-fair")
        if self._advising:
            raise Refusal("too-much")
        self._advising = True
        try:
            match, said = table.match.fork(), keys(table.game.folder)
            thoughts = await self.hall.ask(lambda: consider(bot_of(ADVISER), match, len(match.moves)))
        finally:
            self._advising = False
        advice = [
            Advice(
                match.text(one.move),
                voice(table.game).say_move(match.state, one.move, said),
                one.tried,
                None if one.outlook is None else round(one.outlook, 3),
                None if one.lead is None else round(one.lead, 1),
            )
            for one in thoughts[:HINTS]
        ]
        return Told(message.id, advice)

    async def look(self, opened: Open, message: Look) -> Message:
        return Told(message.id, history.past(opened.table, message.ply, self.seats, message.seat))

    async def story(self, opened: Open, message: Story) -> Message:
        return Told(message.id, history.course(opened.table))

    async def log(self, opened: Open, message: Log) -> Message:
        events = await self.hall.events(opened)
        before = min(message.before, len(events) + 1)
        return Told(message.id, history.lines(opened.table, events, self.seats, 0, before))

    async def recap(self, opened: Open, message: Recap) -> Message:
        events = await self.hall.events(opened)
        since = history.last_move_of(events, self._own(message.seat))
        return Told(message.id, history.lines(opened.table, events, self.seats, since, len(events) + 1))

    # Telling

    def tell(self, message: bytes) -> None:
        """Send something, in order, without waiting for somebody who is slow to read."""
        if self._short_way and not self._sending and self._short_way(message):
            return
        self._waiting.append(message)
        if not self._sending:
            self._sending = self._loop.create_task(self._send_on())
        elif len(self._waiting) > self.limits.backlog:
            self._waiting.clear()
            self._closing = self._closing or POLICY

    def send_away(self) -> None:
        self._closing = AGAIN
        if not self._sending:
            self._sending = asyncio.create_task(self._send_on())

    async def _send_on(self) -> None:
        try:
            while self._waiting and not self._closing:
                await self._send({"type": "websocket.send", "text": self._waiting.popleft().decode()})
            if self._closing:
                await self._send({"type": "websocket.close", "code": self._closing})
        except Exception:  # of whatever kind the connection has: it is gone, and serve() will hear of it
            self._waiting.clear()
        finally:
            self._sending = None

    async def _close(self, code: int) -> None:
        """After everything that waits to be told."""
        with contextlib.suppress(Exception):
            if self._sending:
                await self._sending
            await self._send({"type": "websocket.close", "code": code})


ANSWERS: dict[type[Message], Callable[[Socket, Open, Any], Awaitable[Message | None]]] = {
    Move: Socket.move,
    Undo: Socket.undo,
    Redo: Socket.redo,
    Answer: Socket.answer,
    Say: Socket.say,
    StandIn: Socket.stand_in,
    Rematch: Socket.rematch,
    Give: Socket.give,
    Why: Socket.why,
    Try: Socket.attempt,
    Hint: Socket.hint,
    Look: Socket.look,
    Story: Socket.story,
    Log: Socket.log,
    Recap: Socket.recap,
}


def said_of(refusal: Refusal) -> Said:
    """A refusal as it is sent: its reasons, too, are said in the reader's language."""
    facts = {name: said_of(fact) if isinstance(fact, Refusal) else fact for name, fact in refusal.facts.items()}
    return Said(refusal.key, facts)
