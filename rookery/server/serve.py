"""The server as a process: an address, a file, logs, and an orderly end."""

import asyncio
import contextlib
import gc
import json
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import uvicorn

from rookery.server.app import Site
from rookery.server.hall import PACE, Hall
from rookery.server.limits import Limits
from rookery.server.messages import LONGEST_MESSAGE
from rookery.server.storage import SQLite
from rookery.server.wire import Wire
from rookery.words import Refusal

PORTS = 20  # tried one after the other, if none was asked for
ENDING = 5  # seconds that open connections get when the server ends


def default_folder() -> Path:
    """Where tables are kept if nothing else is said."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "rookery"


def listen(host: str, port: int | None, first: int = 8000) -> socket.socket:
    """A socket on a port, or on the first free one."""
    for candidate in [port] if port is not None else range(first, first + PORTS):
        listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
        except (OSError, OverflowError) as error:
            listener.close()
            reason = str(error)
        else:
            return listener
    raise Refusal("port-not-free", host=host, port=str(candidate), reason=reason)


def serve(
    listener: socket.socket,
    folder: Path,
    pace: float = PACE,
    limits: float = 1.0,
    ready: Callable[[], None] | None = None,
) -> None:
    """Serve until somebody ends it (Ctrl-C, SIGTERM); what was acknowledged is stored by then."""

    gc.set_threshold(20_000, 20, 50)  # what is told makes many small objects and no cycles
    sys.setswitchinterval(0.001)  # seconds: whoever writes to the disk soon gets its turn

    async def run() -> None:
        site = Site(Hall(SQLite(folder / "tables.db"), pace), Limits(limits))
        config = uvicorn.Config(
            site,
            ws=Wire,
            ws_max_size=4 * LONGEST_MESSAGE,  # longer ones are not even read
            ws_per_message_deflate=False,  # it would take more memory than everything else at a table
            ws_ping_interval=None,  # browsers ping; who is silent for long is sent away
            access_log=False,  # addresses of tables are secrets
            log_config=None,
            proxy_headers=False,
            server_header=False,
            timeout_graceful_shutdown=ENDING,
        )
        server = _Server(config)
        if ready:
            asyncio.get_running_loop().call_later(0.1, ready)
        await server.serve(sockets=[listener])

    with asyncio.Runner(loop_factory=_loop()) as runner:
        runner.run(run())


class _Server(uvicorn.Server):
    """Asked to end, it ends in order, and that is no failure: uvicorn's own would die of the signal afterwards."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {sign: signal.signal(sign, self.handle_exit) for sign in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)


def _loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # there is none for Windows
        return None
    return uvloop.new_event_loop


def log_as_json(level: int) -> None:
    """One object a line, for whoever collects logs."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_AsJson())
    logging.basicConfig(level=level, handlers=[handler], force=True)


class _AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        entry = {"at": round(record.created, 3), "level": record.levelname.lower(), "of": record.name}
        entry["what"] = record.getMessage()
        for name in ("table", "game"):
            if hasattr(record, name):
                entry[name] = getattr(record, name)
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)
