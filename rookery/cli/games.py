"""`rookery games`: what can be played, and what is in each box."""

import argparse

from rich.console import Console
from rich.table import Table
from rich.text import Text

from rookery.cli.parser import Parser, add_game
from rookery.engine.game import Game
from rookery.games import GAMES, find
from rookery.words import Words


def arguments(parser: Parser) -> None:
    add_game(parser)


def run(chosen: argparse.Namespace, words: Words) -> int:
    console = Console(highlight=False)
    for name in [chosen.game] if chosen.game else GAMES:
        game = find(name)
        game_words = Words(words.language, game.folder)
        console.print(f"[bold]{game.name}[/]  {game_words('game-about')}")
        if chosen.game:
            console.print(options_table(game, game_words))
            console.print(components_table(game, game_words))
    if not chosen.game:
        console.print(words("games-more"))
    return 0


def options_table(game: Game, words: Words) -> Table:
    table = Table(title=words("games-options"), title_justify="left")
    for column in ("name", "default", "values", "meaning"):
        table.add_column(words(f"games-{column}"))
    for option in game.options:
        default = option.show_value(option.default)
        table.add_row(option.name, default, option.show(), words(f"option-{option.name}"))
    return table


def components_table(game: Game, words: Words) -> Table:
    """Everything in the box with its mark; what is reconstructed stands out."""
    table = Table(title=words("games-components"), title_justify="left")
    for column in ("component", "value", "mark", "source"):
        table.add_column(words(f"games-{column}"))
    for part in game.components():
        value = ", ".join(map(str, part.value)) if isinstance(part.value, list) else str(part.value)
        mark = Text(words(f"mark-{part.mark}"), style="bold yellow" if part.mark == "reconstructed" else "")
        table.add_row(f"{part.section}.{part.name}", value, mark, part.source)
    return table
