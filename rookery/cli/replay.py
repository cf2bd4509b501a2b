"""`rookery replay`: play a record again, check it, and tell what happened."""

import argparse
import json
from pathlib import Path
from typing import Any

from rookery.cli.parser import Parser
from rookery.engine import record
from rookery.engine.match import Match
from rookery.games import find
from rookery.words import Refusal, Words


def arguments(parser: Parser) -> None:
    parser.add("file", nargs="?")
    parser.add("--notes", action="store_true")


def run(chosen: argparse.Namespace, words: Words) -> int:
    if chosen.file is None:
        raise Refusal("argument-missing", argument="FILE")
    read = record.read(Path(chosen.file), find)
    before: dict[str, Any] = {"seat": None, "legal": []}
    for match in record.replay(read):
        ply = len(match.moves)
        if chosen.notes:
            print(json.dumps(told(match, read.moves[ply - 1] if ply else None, before), ensure_ascii=False))
            before = {"seat": match.seat, "legal": match.legal_texts()}
    if not chosen.notes:
        print(words("replay-fits", file=chosen.file, moves=len(read.moves), scores=", ".join(map(str, match.scores))))
    return 0


def told(match: Match, move: str | None, before: dict[str, Any]) -> dict[str, Any]:
    """One line of `--notes`: a move, what else was possible, what it did, and the scores after it."""
    return {
        "ply": len(match.moves),
        "seat": before["seat"],
        "move": move,
        "legal": before["legal"],
        "notes": match.notes(),
        "scores": match.scores,
    }
