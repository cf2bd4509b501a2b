"""The web application: pages, requests and live tables, with limits, headers and what whoever runs it wants to know."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rookery.server.hall import Hall
from rookery.server.limits import Limits
from rookery.server.live import Socket, said_of
from rookery.server.messages import Wrong, encode
from rookery.server.requests import ENDPOINTS, Asker, Endpoint
from rookery.server.wire import TELL, Tell
from rookery.words import Refusal

log = logging.getLogger("rookery.server")

STATIC = Path(__file__).parent / "static"
SWEEP = 10.0  # seconds between two looks for tables that nobody watches
HEADERS = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self' ws: wss:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # the address of a table is what opens it
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
STATUS = {
    "table-unknown": 404,
    "game-unknown": 404,
    "code-unknown": 404,
    "not-found": 404,
    "too-much": 429,
    "body-too-long": 413,
    "origin-wrong": 403,
    "table-full": 409,
    "seat-taken": 409,
    "record-not-yet": 409,
    "boxes-too-many": 503,
}


class Site:
    """A server's hall and limits, and the routes to them."""

    def __init__(self, hall: Hall, limits: Limits, static: Path = STATIC) -> None:
        self.hall, self.limits, self.static, self.began = hall, limits, static, time.time()
        self.requests = self.refused = 0
        self.sockets: set[Socket] = set()
        self._web = self._routes()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Live tables take the short way, for they are what there is most of; all else has routes."""
        if scope["type"] == "websocket":
            await self.live(scope, receive, send)
        else:
            await self._web(scope, receive, send)

    def _routes(self) -> Starlette:
        routes: list[Any] = [self._route(endpoint) for endpoint in ENDPOINTS]
        routes += [
            Route("/healthz", self.health),
            Route("/metrics", self.metrics),
            Route("/api/{rest:path}", self.nothing),
        ]
        if (self.static / "assets").is_dir():
            routes.append(Mount("/assets", _Lasting(directory=self.static / "assets")))
        routes.append(Route("/{rest:path}", self.page))
        return Starlette(
            routes=routes,
            middleware=[Middleware(_Headers)],
            exception_handlers={HTTPException: self.wrong, Exception: self.broken},
            lifespan=self.lifespan,
        )

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        sweeper = asyncio.create_task(self._sweep_on())
        yield
        sweeper.cancel()
        await self.hall.close()

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()

    def sweep(self) -> None:
        """Tables that nobody watches, and sockets where nobody is any more, take up no room."""
        self.hall.let_go()
        for socket in self.sockets:
            if socket.silent:
                socket.send_away()

    # Requests

    def _route(self, endpoint: Endpoint) -> Route:
        async def answer(request: Request) -> Response:
            self.requests += 1
            try:
                return await self._answer(endpoint, request)
            except Refusal as refusal:
                self.refused += 1
                return refusing(refusal)

        return Route(endpoint.path, answer, methods=[endpoint.method])

    async def _answer(self, endpoint: Endpoint, request: Request) -> Response:
        address = address_of(request.scope)
        self.limits.requests.check(address)
        given: dict[str, Any] = dict(request.path_params)
        body = []
        if endpoint.takes:
            if not from_here(request.scope):
                raise Refusal("origin-wrong")
            body.append(await read_body(request, endpoint))
        if endpoint.limit:
            getattr(self.limits, endpoint.limit).check(address)
        found = await endpoint.answer(Asker(self.hall, self.limits, address), *body, **given)
        if endpoint.gives is str:
            return PlainTextResponse(found)
        return Response(encode(found), media_type="application/json")

    async def nothing(self, request: Request) -> Response:
        return refusing(Refusal("not-found"))

    async def wrong(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        answer = refusing(Refusal("not-found"))
        answer.status_code = error.status_code
        answer.headers.update(error.headers or {})
        return answer

    async def broken(self, request: Request, error: Exception) -> Response:
        """Our fault. It is logged by the server; whoever asked learns no more than that."""
        answer = refusing(Refusal("server-broken"))
        answer.status_code = 500
        return answer

    # Live tables

    async def live(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # that it wants to connect
        address = address_of(scope)
        if scope["path"] != "/live" or not from_here(scope) or not self.limits.come(address):
            return await send({"type": "websocket.close", "code": 1008})
        socket = Socket(self.hall, self.limits, receive, send, short_way(scope))
        self.sockets.add(socket)
        try:
            await send({"type": "websocket.accept"})
            await socket.serve()
        finally:
            self.sockets.discard(socket)
            self.limits.leave(address)

    # Pages, and what whoever runs the server wants to know

    async def page(self, request: Request) -> Response:
        """Every page is the same file; the browser knows which one is meant. Files beside it are as they are."""
        name = request.path_params["rest"]
        file = self.static / name
        if name and "/" not in name and not name.startswith(".") and file.is_file():
            return FileResponse(file, headers={"cache-control": "no-cache"})
        if not (self.static / "index.html").is_file():
            return PlainTextResponse("The page has not been built yet: run `make setup`.", status_code=503)
        return FileResponse(self.static / "index.html", headers={"cache-control": "no-cache"})

    async def health(self, request: Request) -> Response:
        await self.hall.storage.count()  # whether the tables can be read
        return PlainTextResponse("ok\n")

    async def metrics(self, request: Request) -> Response:
        opened = self.hall.open.values()
        figures = {
            "rookery_moves_total": ("counter", self.hall.moves),
            "rookery_requests_total": ("counter", self.requests),
            "rookery_requests_refused_total": ("counter", self.refused),
            "rookery_tables_open": ("gauge", len(opened)),
            "rookery_tables_kept": ("gauge", await self.hall.storage.count()),
            "rookery_bots_thinking": ("gauge", sum(1 for one in opened if one.thinking)),
            "rookery_sockets": ("gauge", self.limits.sockets.total()),
            "rookery_commits_total": ("counter", self.hall.storage.commits),
            "rookery_start_time_seconds": ("gauge", round(self.began, 3)),
        }
        lines = [f"# TYPE {name} {kind}\n{name} {value}\n" for name, (kind, value) in figures.items()]
        return PlainTextResponse("".join(lines), media_type="text/plain; version=0.0.4")


def refusing(refusal: Refusal) -> Response:
    status = STATUS.get(refusal.key, 400)
    return Response(encode(Wrong(said_of(refusal))), status_code=status, media_type="application/json")


def address_of(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else "?"


def short_way(scope: Scope) -> Tell | None:
    """How to tell something without waiting, if the wire can."""
    tell: Tell | None = scope.get("extensions", {}).get(TELL, {}).get("tell")
    return tell


def from_here(scope: Scope) -> bool:
    """A page of another site has no business here, even in the browser of somebody who plays."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin", b"").decode("latin-1")
    return not origin or urlsplit(origin).netloc.lower() == headers.get(b"host", b"").decode("latin-1").lower()


async def read_body(request: Request, endpoint: Endpoint) -> Any:
    """The body of a request, of the right type and no longer than it may be."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > endpoint.longest:
            raise Refusal("body-too-long", most=endpoint.longest)
    try:
        if endpoint.takes is str:
            return body.decode()
        return msgspec.json.decode(bytes(body), type=endpoint.takes)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("request-wrong", reason=str(error)) from None


class _Headers:
    """Headers that every answer has."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


class _Lasting(StaticFiles):
    """Files whose names change with their content."""

    def file_response(self, *arguments: Any, **named: Any) -> Response:
        answer = super().file_response(*arguments, **named)
        answer.headers["cache-control"] = "public, max-age=31536000, immutable"
        return answer
