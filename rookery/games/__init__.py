"""The games of the house."""

import importlib

from rookery.engine.game import Game
from rookery.words import Refusal, closest

GAMES = ("kokopelli",)


def find(name: str) -> Game:
    """A game by its name."""
    if name not in GAMES:
        raise Refusal("game-unknown", game=name, games=", ".join(GAMES), guess=closest(name, GAMES))
    game: Game = importlib.import_module(f"rookery.games.{name}").GAME
    return game
