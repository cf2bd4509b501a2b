"""`rookery games`: what can be played, and what is in each box."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from rookery.cli.parser import Parser, add_components, add_game
from rookery.engine.components import Component
from rookery.engine.game import Game
from rookery.engine.ownbox import read, written
from rookery.games import GAMES, find
from rookery.words import Refusal, Words

STYLES = {"reported": "yellow", "reconstructed": "bold yellow", "given": "bold green"}


def arguments(parser: Parser) -> None:
    add_game(parser)
    add_components(parser)


def run(chosen: argparse.Namespace, words: Words) -> int:
    console = Console(highlight=False)
    if chosen.game:
        show_box(find(chosen.game), chosen.components, console, words)
        return 0
    if chosen.components:
        raise Refusal("components-one-game")
    for name in GAMES:
        show_title(find(name), console, words)
    console.print(words("games-more"))
    return 0


def show_title(game: Game, console: Console, words: Words) -> None:
    console.print(f"[bold]{game.name}[/]  {Words(words.language, game.folder)('game-about')}")


def show_box(game: Game, own_file: str | None, console: Console, words: Words) -> None:
    """One game's options and everything in its box, as we ship it or as a player's file has it."""
    parts = read(Path(own_file), game) if own_file else game.components()
    show_title(game, console, words)
    console.print(options_table(game, Words(words.language, game.folder)))
    console.print(components_table(parts, words))


def options_table(game: Game, words: Words) -> Table:
    table = Table(title=words("games-options"), title_justify="left")
    for column in ("name", "default", "values", "meaning"):
        table.add_column(words(f"games-{column}"), no_wrap=column == "name")  # names are there to be typed
    for option in game.options:
        default = option.show_value(option.default)
        table.add_row(option.name, default, option.show(), words(f"option-{option.name}"))
    return table


def components_table(parts: Sequence[Component], words: Words) -> Table:
    """Everything in the box with its mark; what is reconstructed stands out."""
    table = Table(title=words("games-components"), title_justify="left")
    for column in ("component", "value", "mark", "source"):
        table.add_column(words(f"games-{column}"), no_wrap=column in ("component", "mark"))
    for part in parts:
        mark = Text(words(f"mark-{part.mark}"), style=STYLES.get(part.mark, ""))
        table.add_row(part.place, Text(written(part.value)), mark, Text(part.source))
    return table
