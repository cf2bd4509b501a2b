"""The wire under a socket: what is told arrives whole and in order, whichever way it takes."""

import asyncio
import socket
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from rookery.server.wire import TELL, Tell, Wire

Talk = Callable[[Tell, Callable[[Any], Awaitable[None]], Callable[[], Awaitable[Any]]], Awaitable[None]]


@contextmanager
def wired(talk: Talk) -> Iterator[ClientConnection]:
    """A browser at the other end of a wire, and somebody who talks at this one."""

    async def application(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await talk(scope["extensions"][TELL]["tell"], send, receive)

    config = uvicorn.Config(
        application, ws=Wire, ws_per_message_deflate=False, lifespan="off", log_config=None, access_log=False
    )
    server, listener = uvicorn.Server(config), socket.create_server(("127.0.0.1", 0))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listener])))
    thread.start()
    try:
        with connect(f"ws://127.0.0.1:{listener.getsockname()[1]}/", max_size=None, compression=None) as browser:
            yield browser
    finally:
        server.should_exit = True
        thread.join(20)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_text_of_any_length_arrives_as_it_is(length: int) -> None:
    async def talk(tell: Tell, send: Any, receive: Any) -> None:
        assert tell(b"x" * length) and tell("ż".encode())
        await receive()

    with wired(talk) as browser:
        assert browser.recv(timeout=10) == "x" * length
        assert browser.recv(timeout=10) == "ż"


def test_both_ways_keep_the_order_and_the_end_comes_last() -> None:
    async def talk(tell: Tell, send: Any, receive: Any) -> None:
        for n in range(0, 30, 3):
            assert tell(str(n).encode()) and tell(str(n + 1).encode())
            await send({"type": "websocket.send", "text": str(n + 2)})
        tell(b"last")
        await send({"type": "websocket.close", "code": 1008})

    with wired(talk) as browser:
        assert [browser.recv(timeout=10) for _ in range(31)] == [*map(str, range(30)), "last"]
        with pytest.raises(ConnectionClosed) as closed:
            browser.recv(timeout=10)
        assert closed.value.rcvd and closed.value.rcvd.code == 1008


def test_who_does_not_read_or_has_gone_is_not_told_the_short_way() -> None:
    refused, gone = threading.Event(), threading.Event()

    async def talk(tell: Tell, send: Any, receive: Any) -> None:
        while tell(b"x" * 100_000):
            await asyncio.sleep(0)
        refused.set()
        while (await receive())["type"] != "websocket.disconnect":
            pass
        assert not tell(b"too late")
        gone.set()

    with wired(talk) as browser:
        assert refused.wait(20)
        browser.socket.close()
        assert gone.wait(20)
