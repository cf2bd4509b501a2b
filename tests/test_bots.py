"""Bots choose legal moves, repeat themselves with the same seed, and know only what their seat may know."""

import pytest
from conftest import Player, native, play, slow
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.bots import BOTS, choose
from rookery.engine.match import Match
from rookery.games import GAMES, find

every_game = pytest.mark.parametrize("name", GAMES)


@every_game
@pytest.mark.parametrize("bot", BOTS)
@settings(max_examples=40)
@given(seed=st.integers(0, 1 << 60), length=st.integers(0, 200))
def test_no_bot_peeks(name: str, bot: str, seed: int, length: int) -> None:
    """Whatever the seat cannot know is dealt anew, and the choice with the same seed stays the same."""
    game = find(name)
    *_, match = play(Match.deal(game, 2 + seed % 3, {}, seed, native(name)), Player(seed, True), limit=length)
    if match.over:
        return
    world = match.copy_of_state()
    native(name).redeal(world, 0, match.seat, seed + 1)
    there = Match(game, world, native(name))
    there.moves = list(match.moves)  # as many moves have been seen
    choice = choose(bot, match, seed)
    assert choice in match.legal()
    assert choose(bot, there, seed) == choice == choose(bot, match, seed)


@every_game
def test_simple_beats_random(name: str) -> None:
    won = 0
    for seed in range(20):
        match = Match.deal(find(name), 2, {}, seed, native(name))
        while not match.over:
            match.apply(choose("simple" if match.seat == seed % 2 else "random", match, seed))
        won += seed % 2 in match.winners
    assert won >= 16


@every_game
def test_a_bot_can_play_before_the_compiler_is_done(name: str) -> None:
    match = Match.deal(find(name), 2, {}, 1, slow(name))
    for _ in range(3):
        match.apply(choose("simple", match, 1))
