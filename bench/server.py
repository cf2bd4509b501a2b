"""How much one server takes: `python bench/server.py [--json]`. Server and load are two processes, on loopback.

Every move counted was stored on disk before its two seats were told, and is counted when both have been."""

import argparse
import asyncio
import base64
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec

TARGETS = {
    "moves_per_second": (">=", 2500),
    "p99_ms": ("<=", 10),
    "kb_per_idle_table": ("<=", 100),
    "catch_up_bytes": ("<=", 10_000),
    "cpu_ms_per_move": ("<=", 0.4),
}
TICKS = os.sysconf("SC_CLK_TCK")


class Choice(msgspec.Struct):
    move: str


class State(msgspec.Struct):
    version: int
    phase: str
    legal: list[Choice] = []
    next: str = ""


class Heard(msgspec.Struct):
    """Of a message, what a driver of load looks at."""

    kind: str
    state: State | None = None
    why: Any = None
    version: int = 0


read = msgspec.json.Decoder(Heard).decode


class Client(asyncio.Protocol):
    """One socket: as little work as possible, for the load shares the machine with what is measured."""

    def __init__(self, seat: "Seat") -> None:
        self.seat, self.buffer, self.open = seat, b"", False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /live HTTP/1.1\r\nHost: {self.seat.table.load.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            if b"\r\n\r\n" not in self.buffer:
                return
            head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
            assert head.startswith(b"HTTP/1.1 101"), head
            self.open = True
            self.seat.opened()
        while (frame := self._frame()) is not None:
            self.seat.told(frame)

    def _frame(self) -> bytes | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        length, at = buffer[1], 2
        if length == 126:
            length, at = int.from_bytes(buffer[2:4]), 4
        elif length == 127:
            length, at = int.from_bytes(buffer[2:10]), 10
        if len(buffer) < at + length:
            return None
        self.buffer = buffer[at + length :]
        if buffer[0] & 15 != 1:
            raise ConnectionError(f"the server closed: {buffer[: at + length]!r}")
        return buffer[at : at + length]

    def send(self, message: dict[str, Any]) -> None:
        data = msgspec.json.encode(message)
        head = bytes([0x81, 0x80 | len(data)]) if len(data) < 126 else b"\x81\xfe" + len(data).to_bytes(2)
        self.transport.write(head + b"\0\0\0\0" + data)  # masked with zeros


class Seat:
    def __init__(self, table: "Table", number: int, secret: str) -> None:
        self.table, self.number, self.secret, self.seen, self.bytes = table, number, secret, 0, 0

    async def connect(self, seen: int = 0) -> None:
        self.seen = seen
        self.ready = asyncio.get_running_loop().create_future()
        host, port = self.table.load.host.split(":")
        _, self.client = await asyncio.get_running_loop().create_connection(lambda: Client(self), host, int(port))
        await self.ready

    def opened(self) -> None:
        self.client.send({"kind": "hello", "table": self.table.id, "secrets": [self.secret], "seen": self.seen})

    def told(self, frame: bytes) -> None:
        heard = read(frame)
        if heard.kind == "refused":
            raise RuntimeError(f"refused: {heard.why}")
        if not heard.state:
            return
        self.state = heard.state
        if not self.ready.done():
            self.bytes = len(frame)
            self.ready.set_result(None)
        elif heard.kind == "happened":
            self.table.told(self, heard.state)


class Table:
    """Two seats that play at random; each move is timed from sending to both told."""

    def __init__(self, load: "Load") -> None:
        self.load, self.sent_at, self.version, self.heard, self.moves = load, 0.0, 0, 0, 0
        self.pause: float | None = None
        self.stays = False  # when the game is over

    async def sit(self) -> None:
        made = await self.load.post("/api/tables", {"game": "kokopelli", "seats": [{"who": "here", "name": "a"}] * 2})
        self.id = made["table"]
        self.seats = [Seat(self, ticket["seat"], ticket["secret"]) for ticket in made["tickets"]]
        for seat in self.seats:
            await seat.connect()

    def move(self) -> None:
        mover = next(seat for seat in self.seats if seat.state.legal)
        self.version, self.heard, self.sent_at = mover.state.version, 0, time.perf_counter()
        chosen = self.load.dice.choice(mover.state.legal).move
        self.moves += 1
        mover.client.send({"kind": "move", "id": str(self.moves), "version": self.version, "move": chosen})

    def told(self, seat: Seat, now: State) -> None:
        if now.version != self.version + 1:
            return
        self.heard += 1
        if self.heard == 2:
            self.load.count(time.perf_counter() - self.sent_at)
            if now.phase == "over":
                if not self.stays:
                    self.load.later(self.again())
            elif self.load.running:
                if self.pause is None:
                    self.move()
                else:
                    asyncio.get_running_loop().call_later(self.pause, self.move_if_running)

    def move_if_running(self) -> None:
        if self.load.running:
            self.move()

    async def again(self) -> None:
        self.leave()
        await self.sit()
        self.move_if_running()

    def leave(self) -> None:
        for seat in self.seats:
            seat.client.transport.close()


class Load:
    def __init__(self, host: str) -> None:
        self.host, self.dice, self.running = host, random.Random(1), False
        self.delays: list[float] = []
        self.tasks: set[asyncio.Task[None]] = set()

    def count(self, seconds: float) -> None:
        self.delays.append(seconds)

    def later(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        def ask() -> Any:
            data = json.dumps(body).encode()
            request = urllib.request.Request(f"http://{self.host}{path}", data, {"content-type": "application/json"})
            with urllib.request.urlopen(request) as answer:
                return json.load(answer)

        return await asyncio.to_thread(ask)

    async def tables(self, count: int) -> list[Table]:
        tables = [Table(self) for _ in range(count)]
        for at in range(0, count, 50):
            await asyncio.gather(*(table.sit() for table in tables[at : at + 50]))
        return tables

    async def metric(self, name: str) -> float:
        def ask() -> str:
            with urllib.request.urlopen(f"http://{self.host}/metrics") as answer:
                return str(answer.read().decode())

        text = await asyncio.to_thread(ask)
        return float(next(line.split()[1] for line in text.splitlines() if line.startswith(f"{name} ")))


class Server:
    """`rookery serve` as people run it."""

    def __init__(self, folder: str) -> None:
        command = [
            sys.executable,
            "-m",
            "rookery",
            "serve",
            "--port",
            "0",
            "--data",
            folder,
            "--limits",
            "1000",
            "--quiet",
        ]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        line = self.process.stdout.readline()
        self.host = line.split("http://localhost")[1].split("/")[0].replace(":", "127.0.0.1:")

    @property
    def cpu(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def memory(self) -> int:
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def end(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)


async def measure(server: Server, seconds: float) -> dict[str, float]:
    load = Load(server.host)
    (first,) = await load.tables(1)  # the rules are loaded by now
    await asyncio.sleep(3)
    found: dict[str, float] = {}

    tables = await load.tables(100)
    load.running = True
    for table in tables:
        table.move()
    await asyncio.sleep(2)
    load.delays.clear()
    began, cpu = time.perf_counter(), server.cpu
    await asyncio.sleep(seconds)
    moves, elapsed = len(load.delays), time.perf_counter() - began
    found["moves_per_second"] = round(moves / elapsed)
    found["cpu_ms_per_move"] = round(1000 * (server.cpu - cpu) / moves, 3)
    load.running = False
    await asyncio.sleep(1)
    for table in tables:
        table.leave()

    found["catch_up_bytes"] = await catch_up(load, first)

    before = server.memory
    tables = await load.tables(500)
    await asyncio.sleep(1)
    found["kb_per_idle_table"] = round((server.memory - before) / 500 / 1000, 1)
    load.running = True
    load.delays.clear()
    for table in tables:
        table.pause = 2.0
        asyncio.get_running_loop().call_later(load.dice.uniform(0, 2), table.move_if_running)
    await asyncio.sleep(3)
    load.delays.clear()
    await asyncio.sleep(max(seconds, 10))
    load.running = False
    found["p99_ms"] = round(1000 * statistics.quantiles(load.delays, n=100)[98], 2)
    found["median_ms"] = round(1000 * statistics.median(load.delays), 2)
    for table in tables:
        table.leave()
    first.leave()
    deadline = time.monotonic() + 60
    while (left := await load.metric("rookery_tables_open")) and time.monotonic() < deadline:
        await asyncio.sleep(2)
    found["tables_in_memory_that_nobody_watches"] = left
    return found


async def catch_up(load: Load, table: Table) -> int:
    """A seat that was away for the last five of 300 moves, or of as many as the game had: what it is sent."""
    load.running = table.stays = True
    table.move()
    while table.moves < 300 and table.seats[0].state.phase == "playing":
        await asyncio.sleep(0.01)
    load.running = False
    await asyncio.sleep(0.2)
    seat = table.seats[0]
    version = seat.state.version
    seat.client.transport.close()
    await seat.connect(version - 5)
    return seat.bytes


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the figures as one object")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each measurement takes")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            found = asyncio.run(measure(server, chosen.seconds))
        finally:
            server.end()
    if chosen.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            sign, target = TARGETS.get(name, ("", ""))
            print(f"{name:40}{value:>12} {sign:>4} {target}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
