"""`rookery serve`: the table in the browser, for this machine or for everybody who can reach it."""

import argparse
import contextlib
import logging
import os
import sys
import webbrowser
from pathlib import Path

from rookery.cli.parser import Parser, whole
from rookery.words import Refusal, Words


def arguments(parser: Parser) -> None:
    parser.add("--host", metavar="ADDRESS", default="127.0.0.1")
    parser.add("--port", metavar="N", default=None)
    parser.add("--data", metavar="DIR", default=None)
    parser.add("--pace", metavar="SECONDS", default=None)
    parser.add("--limits", metavar="FACTOR", default=None)
    parser.add("--quiet", action="store_true")


def run(chosen: argparse.Namespace, words: Words) -> int:
    from rookery.server import serve as server  # only here: no other command needs a web server
    from rookery.server.hall import PACE

    folder = Path(chosen.data) if chosen.data else server.default_folder()
    port = None if chosen.port is None else whole("--port", chosen.port, least=0, most=65535)
    pace = PACE if chosen.pace is None else number("--pace", chosen.pace)
    limits = 1.0 if chosen.limits is None else number("--limits", chosen.limits)
    server.log_as_json(logging.WARNING if chosen.quiet or sys.stderr.isatty() else logging.INFO)
    listener = server.listen(chosen.host, port)
    host, bound = listener.getsockname()[:2]
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::', '::1') else host}:{bound}/"

    def ready() -> None:
        print(words("serve-ready", address=address, folder=str(folder)), flush=True)
        if has_screen() and not chosen.quiet:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(address)

    server.serve(listener, folder, pace, limits, ready)
    return 0


def number(name: str, text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 1e6:
        raise Refusal("argument-not-amount", argument=name, value=text)
    return value


def has_screen() -> bool:
    """Whether a browser can be opened for somebody who sits here."""
    return sys.stdout.isatty() and (sys.platform != "linux" or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys()))
