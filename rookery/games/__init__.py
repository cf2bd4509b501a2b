"""The games of the house."""

import importlib
from collections.abc import Mapping
from typing import Any

from rookery.engine.game import Game
from rookery.engine.ownbox import with_values
from rookery.words import Refusal, closest

GAMES = ("kokopelli", "moa", "perch")


def find(name: str, given: Mapping[str, Any] | None = None) -> Game:
    """A game by its name, perhaps with some values of its box replaced."""
    if name not in GAMES:
        raise Refusal("game-unknown", game=name, games=", ".join(GAMES), guess=closest(name, GAMES))
    game: Game = importlib.import_module(f"rookery.games.{name}").GAME
    return with_values(game, given) if given else game
