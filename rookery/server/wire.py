"""The wire under a socket: uvicorn's WebSocket, with a short way out for what is told."""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

TELL = "rookery.tell"  # the extension of ASGI that gives an application the short way
Tell = Callable[[bytes], bool]


class Wire(WebSocketsSansIOProtocol):
    """A text goes out as it is, and all that is told in one turn of the event loop goes out at once: a player is told
    what happened and that it is done, and each writing costs more than all else about a message."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._told: list[bytes] = []

    async def run_asgi(self) -> None:
        self.scope["extensions"][TELL] = {"tell": self.tell}
        await super().run_asgi()

    def tell(self, text: bytes) -> bool:
        """Whether it is sent; not if the reader is slow or gone, who takes the long way."""
        if self.disconnected or not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        if not self._told:
            self.loop.call_soon(self._write_told)
        self._told += (head(len(text)), text)
        return True

    def _write_told(self) -> None:
        if self._told and not self.transport.is_closing():
            self.transport.write(b"".join(self._told))
        self._told.clear()

    async def send(self, message: Any) -> None:
        self._write_told()
        await super().send(message)

    def shutdown(self) -> None:
        self._write_told()
        super().shutdown()


def head(length: int) -> bytes:
    """How a frame with one whole text begins (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2)
    return b"\x81\x7f" + length.to_bytes(8)
