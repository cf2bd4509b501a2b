"""The server as a process of its own: killed in the middle of play, flooded, and ended in an orderly way."""

import contextlib
import json
import os
import random
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest
from browsing import PATIENCE, Json, Server
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection

from rookery.server.storage import SQLite

KILLS = int(os.environ.get("ROOKERY_KILLS", "3"))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, "--limits", "50")
    yield server
    server.kill()


class Evening(threading.Thread):
    """Somebody who plays on whatever happens, as a browser does: comes back, and sends again what was not answered."""

    def __init__(self, server: Server, seed: int) -> None:
        super().__init__(daemon=True)
        self.server, self.dice = server, random.Random(seed)
        self.acknowledged: list[tuple[str, int, str]] = []  # table, version, move
        self.refused: list[Json] = []
        self.table, self.stop, self.comebacks = "", False, 0
        self.pending: Json | None = None

    def run(self) -> None:
        while not self.stop:
            try:
                if not self.table:
                    self.table, self.secrets = self.server.table("here", "here")
                socket, welcome = self.server.socket(self.table, self.secrets)
                with contextlib.closing(socket):
                    self.comebacks += 1
                    self.play(socket, welcome["state"])
            except (OSError, WebSocketException, HTTPException, EOFError):
                time.sleep(0.02)

    def play(self, socket: ClientConnection, now: Json) -> None:
        if self.pending:
            now = self.send(socket, self.pending, now)
        while not self.stop and now["phase"] == "playing":
            move = self.dice.choice(now["legal"])["move"]
            self.pending = {"kind": "move", "id": f"m{self.dice.random()}", "version": now["version"], "move": move}
            now = self.send(socket, self.pending, now)
        if now["phase"] == "over":
            self.table = ""

    def send(self, socket: ClientConnection, message: Json, now: Json) -> Json:
        socket.send(json.dumps(message))
        while True:
            heard = json.loads(socket.recv(PATIENCE))
            if "state" in heard:
                now = heard["state"]
            elif heard["kind"] == "done":
                self.acknowledged.append((self.table, heard["version"], message["move"]))
                self.pending = None
                return now
            elif heard["kind"] == "refused":
                self.refused.append(heard)
                self.pending = None
                return now


def test_killed_in_the_middle_of_play_nothing_acknowledged_is_lost_and_everybody_plays_on(server: Server) -> None:
    import asyncio

    evenings = [Evening(server, seed) for seed in range(6)]
    for evening in evenings:
        evening.start()
    dice = random.Random(5)
    for _ in range(KILLS):
        before = sum(len(evening.acknowledged) for evening in evenings)
        deadline = time.monotonic() + PATIENCE
        while sum(len(one.acknowledged) for one in evenings) < before + 20 and time.monotonic() < deadline:
            assert all(one.is_alive() for one in evenings)
            time.sleep(0.01)
        time.sleep(dice.random() * 0.2)
        server.kill()
        server.start()
    deadline = time.monotonic() + PATIENCE
    want = [len(evening.acknowledged) + 3 for evening in evenings]
    while any(len(one.acknowledged) < n for one, n in zip(evenings, want, strict=True)):
        assert time.monotonic() < deadline, "somebody does not get on"
        time.sleep(0.02)
    for evening in evenings:
        evening.stop = True
    for evening in evenings:
        evening.join(PATIENCE)
    assert server.end() == 0

    async def kept() -> dict[str, Any]:
        storage = SQLite(server.folder / "tables.db")
        tables = {table for evening in evenings for table, _, _ in evening.acknowledged}
        found = {table: await storage.load(table) for table in tables}
        storage.close()
        return found

    tables = asyncio.run(kept())
    for evening in evenings:
        for table, version, move in evening.acknowledged:
            assert tables[table].events[version - 1]["move"] == move
        assert not evening.refused, "what was sent again was never taken for something new"
        assert evening.comebacks > 1
    for kept_table in tables.values():
        ids = [happened["id"] for happened in kept_table.events if "id" in happened]
        assert len(ids) == len(set(ids)), "nothing was made twice"
    assert sum(len(evening.acknowledged) for evening in evenings) >= 20 * KILLS


def test_ended_in_an_orderly_way_it_says_goodbye_and_logs_no_secret(server: Server) -> None:
    table, secrets = server.table("here", "easy")
    socket, welcome = server.socket(table, secrets)
    assert welcome["kind"] == "welcome"
    began = time.monotonic()
    assert server.end() == 0 and time.monotonic() - began < 20
    with pytest.raises(ConnectionClosed):
        while True:
            socket.recv(5)
    socket.close()
    log = server.log.read_text()
    assert table not in log and secrets[0] not in log
    assert all(json.loads(line)["what"] for line in log.splitlines())


def test_floods_of_every_kind_slow_nobody_else_down(tmp_path: Path) -> None:
    server = Server(tmp_path)
    table, secrets = server.table("here", "here")
    socket, welcome = server.socket(table, secrets)
    now, delays = welcome["state"], []
    stop = threading.Event()

    def flood_requests() -> None:
        while not stop.is_set():
            with contextlib.suppress(urllib.error.HTTPError, OSError):
                server.ask("/api/tables", {"game": "kokopelli", "seats": [{"who": "here", "name": "x"}] * 2})

    def flood_frames() -> None:
        while not stop.is_set():
            with contextlib.suppress(OSError, WebSocketException):
                other = server.connect()
                other.send("x" * 10_000_000)
                other.recv(5)

    def flood_chat() -> None:
        with contextlib.suppress(OSError, ConnectionClosed):
            other, _ = server.socket(*server.table("here", "here"))
            while not stop.is_set():
                for n in range(100):
                    other.send(json.dumps({"kind": "say", "id": str(n), "seat": 0, "text": "x"}))
                time.sleep(0.05)

    floods = [threading.Thread(target=flood, daemon=True) for flood in (flood_requests, flood_frames, flood_chat)]
    for flood in floods:
        flood.start()
    time.sleep(1)
    for n in range(40):
        if now["phase"] != "playing":
            break
        began = time.perf_counter()
        move = {"kind": "move", "id": f"m{n}", "version": now["version"], "move": now["legal"][0]["move"]}
        socket.send(json.dumps(move))
        while True:
            heard = json.loads(socket.recv(PATIENCE))
            now = heard.get("state", now)
            if heard["kind"] == "done":
                break
        delays.append(time.perf_counter() - began)
        time.sleep(0.05)
    stop.set()
    delays.sort()
    assert delays[len(delays) // 2] < 0.25, delays
    assert server.ask("/healthz") == "ok\n"
    server.kill()


def test_a_port_that_is_taken_and_a_folder_that_cannot_be_made_are_said_in_one_sentence(server: Server) -> None:
    command = [sys.executable, "-m", "rookery", "serve", "--data"]
    for arguments, said in (
        ([str(server.folder / "b"), "--port", str(server.port)], "--port"),
        ([str(server.folder / "log.txt"), "--port", "0"], "log.txt"),
        ([str(server.folder / "b"), "--port", "x"], "--port"),
        ([str(server.folder / "b"), "--pace", "-1"], "--pace"),
    ):
        done = subprocess.run([*command, *arguments], capture_output=True, text=True, timeout=PATIENCE)
        assert done.returncode == 2 and said in done.stderr and done.stderr.count("\n") == 1, done.stderr
