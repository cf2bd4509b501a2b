"""Where tables are kept: what was agreed at the start, and what happened since, in order. All else is played again.

`append` returns when the events are safe on disk, even from a power cut. Whatever waits to be written at the same time
shares one commit, so that a hundred tables cost little more than one.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec

from rookery.words import Refusal

Event = dict[str, Any]  # its `kind`, `at` (seconds since 1970) and what belongs to it
T = TypeVar("T")

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    made REAL NOT NULL,
    agreed BLOB NOT NULL,          -- game, rules version, players, options, components, seed and so on, as JSON
    listed INTEGER NOT NULL,       -- whether anybody may find it
    over INTEGER NOT NULL DEFAULT 0,
    touched REAL NOT NULL,
    summary BLOB NOT NULL          -- what the list of tables shows, as JSON
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_listed ON tables (touched) WHERE listed;
CREATE TABLE IF NOT EXISTS events (
    id TEXT NOT NULL REFERENCES tables,
    n INTEGER NOT NULL,            -- 1, 2, 3 ... at each table
    event BLOB NOT NULL,
    PRIMARY KEY (id, n)
) WITHOUT ROWID;
"""
MANY, BREATH = 4, 0.004  # when so many share a commit, the next waits so many seconds, and still more share it
INSERT = "INSERT INTO events VALUES (?, ?, ?)"
INSERT_ALL = """
INSERT INTO events SELECT value ->> 0, value ->> 1, CAST(value -> 2 AS BLOB) FROM json_each(?)
"""
UPDATE = "UPDATE tables SET listed = ?, over = ?, touched = ?, summary = ? WHERE id = ?"


@dataclass
class Kept:
    """A table as it is kept."""

    id: str
    agreed: dict[str, Any]
    events: list[Event] = field(default_factory=list)


@dataclass(frozen=True)
class Summary:
    """What the list of tables is told of one. It is made new with every change that the list shows."""

    listed: bool
    over: bool
    shown: dict[str, Any]


class Storage(Protocol):
    """What the server needs of a place to keep tables."""

    commits: int

    async def create(self, table: Kept, summary: Summary) -> None: ...
    async def append(self, table: str, first: int, events: Sequence[Event], summary: Summary | None) -> None: ...
    async def load(self, table: str) -> Kept | None: ...
    async def listed(self, most: int) -> list[tuple[str, dict[str, Any]]]: ...
    async def count(self) -> int: ...
    def close(self) -> None: ...


class SQLite:
    """One file. Writes go through one thread; reads have threads of their own and never wait for a write."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            writer = self._connect()
            writer.executescript(SCHEMA)
        except (OSError, sqlite3.Error) as error:
            raise Refusal("database-not-opened", file=str(path), reason=str(error)) from None
        self._local = threading.local()
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="storage-read")
        self._waiting: queue.SimpleQueue[list[_Write] | None] = queue.SimpleQueue()
        self._gathered: list[_Write] = []
        self._writer = threading.Thread(target=self._write_on, args=(writer,), name="storage-write", daemon=True)
        self.commits = 0
        self._closed = False
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA busy_timeout=10000")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")  # a commit is on the disk, not on its way there
        connection.execute("PRAGMA foreign_keys=ON")
        return connection

    # Writing

    async def create(self, table: Kept, summary: Summary) -> None:
        now = time.time()
        row = (table.id, now, _pack(table.agreed), summary.listed, summary.over, now, _pack(summary.shown))
        await self._write("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", row, _rows(table.id, 1, table.events))

    async def append(self, table: str, first: int, events: Sequence[Event], summary: Summary | None) -> None:
        shown = () if summary is None else (summary.listed, summary.over, time.time(), _pack(summary.shown), table)
        await self._write(UPDATE, shown, _rows(table, first, events))

    async def _write(self, statement: str, values: tuple[Any, ...], rows: list["_Row"]) -> None:
        """Something about a table, if there are values for it, and events."""
        if self._closed:
            raise RuntimeError("the storage is closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append(_Write(statement, values, rows, loop, done))
        await done  # whoever stops waiting does not stop the writing

    def _hand_over(self) -> None:
        """What came in one turn of the event loop goes to the writing thread in one piece: waking it costs more than
        the rest."""
        self._waiting.put(self._gathered)
        self._gathered = []

    def _write_on(self, connection: sqlite3.Connection) -> None:
        """Take what waits, commit it together, tell those who wait; until there is nothing more to come."""
        ended = False
        while not ended:
            batch = [self._waiting.get()]
            while not self._waiting.empty():
                batch.append(self._waiting.get())
            ended = None in batch
            writes = [write for writes in batch if writes for write in writes]
            if writes:
                began = time.monotonic()
                _commit(connection, writes)
                self.commits += 1
                if len(writes) >= MANY:
                    time.sleep(max(0.0, BREATH - (time.monotonic() - began)))
        connection.close()

    def close(self) -> None:
        """Write what waits, then let go."""
        self._closed = True
        self._hand_over()
        self._waiting.put(None)
        self._writer.join()
        self._readers.shutdown()

    # Reading

    async def load(self, table: str) -> Kept | None:
        def read(connection: sqlite3.Connection) -> Kept | None:
            connection.execute("BEGIN")
            try:
                found = connection.execute("SELECT agreed FROM tables WHERE id = ?", (table,)).fetchone()
                rows = connection.execute("SELECT event FROM events WHERE id = ? ORDER BY n", (table,)).fetchall()
            finally:
                connection.execute("COMMIT")
            return Kept(table, _unpack(found[0]), [_unpack(row[0]) for row in rows]) if found else None

        return await self._read(read)

    async def listed(self, most: int) -> list[tuple[str, dict[str, Any]]]:
        """The tables that anybody may find, those touched last first."""
        query = "SELECT id, summary FROM tables WHERE listed ORDER BY touched DESC LIMIT ?"
        return await self._read(
            lambda connection: [(row[0], _unpack(row[1])) for row in connection.execute(query, (most,))]
        )

    async def count(self) -> int:
        return await self._read(lambda c: int(c.execute("SELECT count(*) FROM tables").fetchone()[0]))

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, lambda: work(self._reading()))

    def _reading(self) -> sqlite3.Connection:
        if not hasattr(self._local, "connection"):
            self._local.connection = self._connect()
        connection: sqlite3.Connection = self._local.connection
        return connection


_Row = tuple[str, int, bytes]


@dataclass
class _Write:
    statement: str
    values: tuple[Any, ...]
    rows: list[_Row]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]"
    error: Exception | None = None

    def alone(self, connection: sqlite3.Connection) -> None:
        if self.values:
            connection.execute(self.statement, self.values)
        connection.executemany(INSERT, self.rows)


def _all_together(connection: sqlite3.Connection, writes: Sequence[_Write]) -> None:
    """All events in one statement, which is a transaction of its own if there is nothing else. Python's lock is let go
    and taken again for every step of one, and while the server is busy each taking costs milliseconds: a statement for
    each event would be the bottleneck of everything."""
    others = [write for write in writes if write.values]
    if others:
        connection.execute("BEGIN IMMEDIATE")
    for write in others:
        connection.execute(write.statement, write.values)
    rows = [(table, n, msgspec.Raw(event)) for write in writes for table, n, event in write.rows]
    connection.execute(INSERT_ALL, (_pack(rows).decode(),))
    if others:
        connection.execute("COMMIT")


def _one_by_one(connection: sqlite3.Connection, writes: Sequence[_Write]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    for write in writes:
        connection.execute("SAVEPOINT one")
        try:
            write.alone(connection)
        except sqlite3.Error as error:  # it is told to the one who waits, and the others go on
            connection.execute("ROLLBACK TO one")
            write.error = error
        connection.execute("RELEASE one")
    connection.execute("COMMIT")


def _roll_back(connection: sqlite3.Connection) -> None:
    with contextlib.suppress(sqlite3.Error):
        connection.rollback()


def _commit(connection: sqlite3.Connection, writes: Sequence[_Write]) -> None:
    """Several writes in one transaction. One that cannot be done does not stop the others."""
    try:
        try:
            _all_together(connection, writes)
        except sqlite3.Error:
            _roll_back(connection)
            _one_by_one(connection, writes)
    except sqlite3.Error as error:
        _roll_back(connection)
        for write in writes:
            write.error = error
    for loop in {write.loop for write in writes}:
        with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits there any more
            loop.call_soon_threadsafe(_tell, [write for write in writes if write.loop is loop])


def _tell(writes: Sequence[_Write]) -> None:
    for write in writes:
        if write.done.done():
            continue
        if write.error:
            write.done.set_exception(write.error)
        else:
            write.done.set_result(None)


def _rows(table: str, first: int, events: Sequence[Event]) -> list[_Row]:
    return [(table, n, _pack(event)) for n, event in enumerate(events, start=first)]


def _pack(value: Any) -> bytes:
    return msgspec.json.encode(value)


def _unpack(data: bytes) -> Any:
    return msgspec.json.decode(data)
