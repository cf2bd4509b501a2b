"""What playing on a GPU relies on, and what can be told without one."""

import numpy as np

from rookery.engine import gpu, kit, native
from rookery.engine.game import Game
from rookery.engine.link import SILENT, link
from rookery.engine.runner import LIMIT
from rookery.engine.simulate import game_seeds
from rookery.engine.state import Rows

SHARED = 48 * 1024  # bytes that a block of threads can share on every device


def test_every_game_comes_by_the_meeting_places_equally_often(game: Game) -> None:
    """Threads of a GPU wait there for each other: none may come by more often than the others."""
    meetings = [0]

    def meet() -> None:
        meetings[0] += 1

    program = link(game, native.modules(game, "many"), lambda function: function, {**SILENT, kit.meet: meet})
    for players in game.seats:
        found = set()
        start, table = Rows(game.new_states(players, {})), Rows(np.zeros(1, game.rules.STATE))
        results = np.zeros((1, players), np.int16), np.zeros((1, players), np.int8), np.zeros(1, np.int32)
        for seed in game_seeds(players, 0, 12).tolist():
            meetings[0] = 0
            program["play_random_games"](start, table, [0] * game.rules.MAX_LEGAL, [seed], LIMIT, *results)
            found.add(meetings[0])
        assert len(found) == 1


def test_a_record_without_notes_holds_all_else_and_finds_room_beside_its_neighbours(game: Game) -> None:
    full = game.new_states(game.seats[0], {})
    small = gpu.without_notes(full.dtype)
    assert [name for name in full.dtype.names or () if name != "notes"] == list(small.names or ())
    assert small.itemsize < full.itemsize and small.itemsize % 16 == 8
    assert small.itemsize * gpu.THREADS <= SHARED
