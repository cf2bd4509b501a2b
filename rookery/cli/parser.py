"""argparse in the reader's language, and refusing with our own sentences."""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rookery.engine.game import Game
from rookery.engine.ownbox import read, with_parts
from rookery.games import find
from rookery.words import Refusal, Words, closest


class Parser:
    """The arguments of one command. The help text of each is the message `argument-NAME`."""

    def __init__(self, command: str, about: str, words: Words) -> None:
        self._words = words
        self._parser = argparse.ArgumentParser(
            prog=command,
            description=about,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=_formatter(words),
        )
        self._group = self._parser.add_argument_group(words("help-arguments"))
        self._group.add_argument("-h", "--help", action="store_true", help=words("argument-help"))

    def add(self, name: str, **how: Any) -> None:
        self._group.add_argument(name, help=self._words(f"argument-{name.lstrip('-')}"), **how)

    def read(self, given: Sequence[str]) -> argparse.Namespace | None:
        """What was given, or nothing if it was help that was asked for."""
        if "-h" in given or "--help" in given:
            print(self._parser.format_help(), end="")
            return None
        try:
            chosen, rest = self._parser.parse_known_args(given)
        except argparse.ArgumentError as error:
            raise Refusal("argument-incomplete", argument=str(error.argument_name)) from None
        if rest:
            known = [name for action in self._group._group_actions for name in action.option_strings]
            raise Refusal("argument-unknown", argument=rest[0], guess=closest(rest[0], known))
        return chosen


def _formatter(words: Words) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(usage, actions, groups, words("help-usage") + " ")

    return Formatter


# What several commands take ------------------------------------------------------------------------------------


def add_game(parser: Parser, several: bool = False) -> None:
    parser.add("game", nargs="*" if several else "?")


def add_components(parser: Parser) -> None:
    parser.add("--components", metavar="FILE", default=None)


def add_match(parser: Parser) -> None:
    """How a match is set up."""
    add_components(parser)
    parser.add("--players", metavar="N", default=None)
    parser.add("--option", metavar="NAME=VALUE", action="append", default=[])
    parser.add("--seed", metavar="N", default=None)


def game_of(chosen: argparse.Namespace) -> Game:
    if chosen.game is None:
        raise Refusal("argument-missing", argument="GAME")
    return with_components(chosen, find(chosen.game))


def with_components(chosen: argparse.Namespace, game: Game) -> Game:
    """The game as it is played with the player's own box, if there is one."""
    return with_parts(game, read(Path(chosen.components), game)) if chosen.components else game


def players_of(chosen: argparse.Namespace, game: Game, default: int) -> int:
    return game.check_players(default if chosen.players is None else whole("--players", chosen.players, most=99))


def options_of(chosen: argparse.Namespace, game: Game) -> dict[str, Any]:
    pairs = {}
    for pair in chosen.option:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Refusal("option-not-pair", value=pair)
        pairs[name] = value
    return game.check_options(pairs)


def seed_of(chosen: argparse.Namespace) -> int:
    """The seed that was given, or one that nobody can guess."""
    return int.from_bytes(os.urandom(8)) if chosen.seed is None else whole("--seed", chosen.seed, most=(1 << 64) - 1)


def whole(argument: str, text: str, least: int = 0, most: int = 10**12) -> int:
    """A whole number that somebody gave for an argument."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 20 and least <= int(text) <= most):
        raise Refusal("argument-not-number", argument=argument, value=text, least=str(least), most=str(most))
    return int(text)


def jobs_of(chosen: argparse.Namespace) -> int:
    """How many cores to use: all, unless said otherwise."""
    return len(os.sched_getaffinity(0)) if chosen.jobs is None else whole("--jobs", chosen.jobs, least=1, most=1024)
