"""A browser as far as the server can tell: over a wire in memory, or over a real socket."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any

from conftest import native
from websockets.sync.client import ClientConnection, connect

from rookery.engine.game import SEAT_NAMES, Game
from rookery.engine.runner import Runner
from rookery.games import find
from rookery.server.app import Site
from rookery.server.hall import Hall
from rookery.server.limits import Limits
from rookery.server.storage import SQLite, Storage
from rookery.words import Words

PATIENCE = 120.0  # seconds, on a busy machine
Json = dict[str, Any]


def site_on(storage: Storage, runner: Callable[[Game], Runner], pace: float = 0.0, limits: float = 100.0) -> Site:
    return Site(Hall(storage, pace, runner), Limits(limits))


class Web:
    """Requests to an application in memory."""

    def __init__(self, site: Site, address: str = "10.0.0.1") -> None:
        self.site, self.address = site, address

    def scope(self, kind: str, path: str, headers: dict[str, str] | None = None, **more: Any) -> Json:
        given = [(name.encode(), value.encode()) for name, value in ({"host": "rook"} | (headers or {})).items()]
        return {"type": kind, "path": path, "headers": given, "client": (self.address, 1), "query_string": b""} | more

    async def ask(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> tuple[int, Any]:
        """The status, and what was answered."""
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        told: list[Any] = []

        async def receive() -> Json:
            return {"type": "http.request", "body": data, "more_body": False}

        async def send(message: Any) -> None:
            told.append(message)

        await self.site(self.scope("http", path, headers, method=method, http_version="1.1"), receive, send)
        answer = b"".join(message.get("body", b"") for message in told)
        self.headers = {name.decode(): value.decode() for name, value in told[0]["headers"]}
        kind = self.headers.get("content-type", "")
        return told[0]["status"], json.loads(answer) if kind.startswith("application/json") else answer.decode()

    async def table(self, game: str, *who: str, **more: Any) -> tuple[str, list[str]]:
        """A new table; the secrets of the people on this device. `who` is here, person or a level."""
        seats = [
            {"who": one, "name": f"Player {n}"} if one in ("here", "person") else {"who": "bot", "level": one}
            for n, one in enumerate(who)
        ]
        status, made = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})
        assert status == 200, made
        return made["table"], [ticket["secret"] for ticket in made["tickets"]]


class Tab:
    """One socket of a browser, over a wire in memory."""

    def __init__(
        self, site: Site, address: str = "10.0.0.1", headers: dict[str, str] | None = None, path: str = "/live"
    ) -> None:
        self._in: asyncio.Queue[Json] = asyncio.Queue()
        self._out: asyncio.Queue[Json] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        scope = Web(site, address).scope("websocket", path, headers)

        async def send(message: Any) -> None:
            self._out.put_nowait(message)

        self._task = asyncio.create_task(site(scope, self._in.get, send))
        self.sent = b""  # every byte the server sent
        self.now: Json = {}  # the state told last
        self.lines: dict[int, Json] = {}
        self.closed: int | None = None
        self._name, self._number = os.urandom(4).hex(), 0

    async def hello(self, table: str, secrets: list[str] | None = None, seen: int = 0) -> Json:
        assert (await self._next())["type"] == "websocket.accept"
        self.say(kind="hello", table=table, secrets=secrets or [], seen=seen)
        return await self.hear()

    def say(self, **message: Any) -> str:
        """Send a message; its id."""
        if message["kind"] not in ("hello", "ping"):
            self._number += 1
            message = {"id": f"{self._name}-{self._number}"} | message
        self.send_raw(json.dumps(message))
        return str(message.get("id", ""))

    def send_raw(self, text: str) -> None:
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    async def _next(self) -> Json:
        return await asyncio.wait_for(self._out.get(), PATIENCE)

    async def hear(self) -> Json:
        """The next message."""
        received = await self._next()
        if received["type"] == "websocket.close":
            self.closed = received.get("code")
            return {"kind": "closed", "code": self.closed}
        assert received["type"] == "websocket.send", received
        self.sent += received["text"].encode()
        message: Json = json.loads(received["text"])
        if "state" in message:
            self.now = message["state"]
        for line in [*message.get("missed", []), *([message["line"]] if "line" in message else [])]:
            self.lines[line["version"]] = line
        return message

    async def answer(self, id: str) -> Json:
        """What the server says to something that was asked; what it tells on the way is taken in."""
        while True:
            message = await self.hear()
            if (message["kind"] in ("done", "refused", "told") and message["id"] == id) or message["kind"] == "closed":
                return message

    async def ask(self, **message: Any) -> Json:
        return await self.answer(self.say(**message))

    async def until(self, is_so: Callable[[Json], bool]) -> Json:
        """Take in what is told until the state is as wanted."""
        while not (self.now and is_so(self.now)):
            assert (await self.hear())["kind"] != "closed"
        return self.now

    async def move(self, choose: Callable[[list[Json]], Json] = lambda legal: legal[0]) -> Json:
        return await self.ask(kind="move", version=self.now["version"], move=choose(self.now["legal"])["move"])

    def leave(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1001})

    async def gone(self) -> None:
        await asyncio.wait_for(self._task, PATIENCE)


def in_a_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    @wraps(test)
    def run(*given: Any, **named: Any) -> None:
        asyncio.run(test(*given, **named))

    return run


@asynccontextmanager
async def served(folder: Path, **how: Any) -> AsyncIterator[Site]:
    site = site_on(SQLite(folder / "tables.db"), lambda game: native(game.name), **how)
    try:
        yield site
    finally:
        await site.hall.close()


async def two_tabs(site: Site, game: str = "kokopelli", **more: Any) -> tuple[str, list[str], list[Tab]]:
    table, secrets = await Web(site).table(game, "here", "here", **more)
    tabs = [Tab(site), Tab(site)]
    for tab, secret in zip(tabs, secrets, strict=True):
        assert (await tab.hello(table, [secret]))["kind"] == "welcome"
    return table, secrets, tabs


async def deciding(tabs: list[Tab]) -> tuple[Tab, Tab]:
    """Who decides, and the other one, both up to date."""
    version = max(tab.now["version"] for tab in tabs)
    for tab in tabs:
        await tab.until(lambda now: now["version"] >= version)
    first, second = tabs
    return (first, second) if first.now.get("legal") else (second, first)


def word_for(said: Json, language: str, game: str) -> str:
    """A `Said` that came from the server, in words."""
    if said["key"] == "seat":
        return SEAT_NAMES[said["facts"]["seat"]]
    facts = said.get("facts", {})
    known = {name: word_for(fact, language, game) if isinstance(fact, dict) else fact for name, fact in facts.items()}
    owner, _, key = said["key"].rpartition(":")
    return Words(language, find(owner or game).folder)(key, **known)


class Server:
    """`rookery serve`, on the same port and the same folder whenever it is started again."""

    def __init__(self, folder: Path, *more: str) -> None:
        native("kokopelli")  # compiled once for all
        self.folder, self.more, self.port = folder, more, 0
        self.log = folder / "log.txt"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "rookery", "serve", "--port", str(self.port), "--data", str(self.folder)]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, "--pace", "0", *self.more], stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert "http://localhost:" in line, self.log.read_text()
        self.port = int(line.split("http://localhost:")[1].split("/")[0])

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def end(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=30)
        return self.process.returncode

    def ask(self, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers or {})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            text = answer.read().decode()
        return json.loads(text) if path.startswith("/api/") else text

    def table(self, *who: str) -> tuple[str, list[str]]:
        seats = [{"who": "here", "name": "x"} if one == "here" else {"who": "bot", "level": one} for one in who]
        made = self.ask("/api/tables", {"game": "kokopelli", "seats": seats})
        return made["table"], [ticket["secret"] for ticket in made["tickets"]]

    def connect(self) -> ClientConnection:
        """A socket, to be closed by whoever wants it closed: its context does no more than that."""
        return connect(f"ws://127.0.0.1:{self.port}/live", compression=None, open_timeout=PATIENCE).__enter__()

    def socket(self, table: str, secrets: list[str], seen: int = 0) -> tuple[ClientConnection, Json]:
        socket = self.connect()
        socket.send(json.dumps({"kind": "hello", "table": table, "secrets": secrets, "seen": seen}))
        return socket, json.loads(socket.recv(PATIENCE))
