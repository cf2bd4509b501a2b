"""`rookery verify`: whether a finished match was played with the cards that were fixed before it began."""

import argparse
from pathlib import Path

from rookery.cli.parser import Parser
from rookery.engine import record
from rookery.games import find
from rookery.words import Refusal, Words


def arguments(parser: Parser) -> None:
    parser.add("file", nargs="?")
    parser.add("--commitment", metavar="TEXT", default=None)


def run(chosen: argparse.Namespace, words: Words) -> int:
    if chosen.file is None:
        raise Refusal("argument-missing", argument="FILE")
    read = record.read(Path(chosen.file), find)
    if not read.salt:
        raise Refusal("verify-no-commitment", file=chosen.file)
    promised = (chosen.commitment or read.commitment).strip().lower()
    found = record.commitment(read.seed, read.salt)
    if found != promised:
        raise Refusal("verify-other-seed", file=chosen.file, promised=promised, found=found)
    for _ in record.replay(read):
        pass
    print(words("verify-fits" if chosen.commitment else "verify-fits-itself", commitment=found, moves=len(read.moves)))
    return 0
