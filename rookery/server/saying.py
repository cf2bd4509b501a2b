"""Sentences as data: the games' own `say_...` functions, run with keys instead of words.

A game says everything through `words(key, **facts)`. Given `Keys` instead of `Words`, the same functions answer with
the key and the facts, and the reader's browser makes the sentence. So there is one description of each move and note.
"""

from functools import cache
from pathlib import Path
from typing import Any

from rookery.engine.game import Game
from rookery.server.messages import Said
from rookery.words import Words


class Phrase(Said):
    """A `Said` that cannot be taken for a text by mistake: joined to another one, it would reach nobody's language."""

    def __str__(self) -> str:
        raise TypeError(f"{self.key} is put into a text; it must be a fact of a message")

    def __format__(self, how: str) -> str:
        return str(self)


class Keys:
    """In the place of `Words`."""

    language = "keys"

    def __init__(self, folder: Path) -> None:
        self._known = Words("en", folder)

    def __call__(self, key: str, **facts: Any) -> Phrase:
        return Phrase(key, facts)

    def __contains__(self, key: str) -> bool:
        return key in self._known


def voice(game: Game) -> Any:
    """What a game says with. Its types speak of words and texts; given keys instead, it answers with phrases."""
    return game.terminal


@cache
def keys(folder: Path) -> Keys:
    return Keys(folder)
