"""Bots choose legal moves, repeat themselves with the same seed, and know only what their seat may know."""

import time

import numpy as np
import pytest
from conftest import TIMES, Player, native, play, set_ups, slow
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.bots import bot_of, choose, consider
from rookery.bots.bots import Search
from rookery.engine.game import Game
from rookery.engine.match import Match
from rookery.games import GAMES, find

BOTS = ("random", "greedy", "easy", "search:200", "search:200,trees=2")

every_game = pytest.mark.parametrize("name", GAMES)
every_bot = pytest.mark.parametrize("bot", BOTS)


def somewhere(name: str, seed: int, length: int) -> Match:
    """A match that has come some way."""
    match = Match.deal(find(name), 2 + seed % 3, {}, seed, native(name))
    *_, match = play(match, Player(seed, True), limit=length)
    return match


@every_game
@every_bot
@settings(max_examples=40 * TIMES)
@given(seed=st.integers(0, 1 << 60), length=st.integers(0, 200))
def test_no_bot_peeks(name: str, bot: str, seed: int, length: int) -> None:
    """Whatever the seat cannot know is dealt anew, and all that the bot thinks with the same seed stays the same."""
    match = somewhere(name, seed, length)
    if match.over:
        return
    world = match.copy_of_state()
    native(name).redeal(world, 0, match.seat, seed + 1)
    there = Match(match.game, world, native(name))
    there.moves = list(match.moves)  # as many moves have been seen
    thought = consider(bot_of(bot), match, seed)
    assert sorted(one.move for one in thought) == sorted(match.legal())
    assert consider(bot_of(bot), there, seed) == thought == consider(bot_of(bot), match, seed)


@every_game
@every_bot
@settings(max_examples=15)
@given(seed=st.integers(0, 1 << 60), length=st.integers(0, 200))
def test_a_bot_thinks_the_same_interpreted(name: str, bot: str, seed: int, length: int) -> None:
    match = somewhere(name, seed, length)
    if match.over:
        return
    there = Match(match.game, match.copy_of_state(), slow(name))
    there.moves = list(match.moves)
    less = bot_of(bot.replace("200", "20"))
    assert consider(less, there, seed) == consider(less, match, seed)


@settings(max_examples=15 * TIMES)
@given(data=st.data())
def test_an_estimate_is_a_whole_number_and_changes_nothing(game: Game, data: st.DataObject) -> None:
    players, options, seed = data.draw(set_ups(game))
    estimate = game.function("estimate")
    for match in play(Match.deal(game, players, options, seed, native(game.name)), Player(seed, True)):
        if match.over:
            break
        before = match.digest
        points = [estimate(match.state, seat) for seat in range(players)]
        assert all(isinstance(one, int | np.integer) and abs(one) < 100_000 for one in points)
        assert match.digest == before


def test_habits_may_differ_with_four_players() -> None:
    kokopelli, search = find("kokopelli"), bot_of("search:10,picks=2")
    assert isinstance(search, Search)
    two, four = (search.habits_for(kokopelli, players)[0] for players in (2, 4))
    assert (two["depth"], four["depth"]) == (8, 24) and two["swing"] == four["swing"]
    assert two["picks"] == four["picks"] == 2  # what the name says comes first


def share_of_wins(game: Game, players: int, games: int, one: str, others: str) -> float:
    """How many games a bot wins alone against others, sitting in each seat as often."""
    bots, won = (bot_of(one), bot_of(others)), 0.0
    for number in range(games):
        match = Match.deal(game, players, {}, number // players, native(game.name))
        while not match.over:
            match.apply(choose(bots[match.seat != number % players], match, number))
        won += (number % players in match.winners) / len(match.winners)
    return won / games


def test_greedy_beats_random(game: Game) -> None:
    assert share_of_wins(game, 2, 100 * TIMES, "greedy", "random") >= 0.95
    for players in game.seats[1:]:
        assert share_of_wins(game, players, 60 * TIMES, "greedy", "random") >= 0.85


def test_levels_differ(game: Game) -> None:
    assert share_of_wins(game, 2, 40, "easy", "random") >= 0.8
    assert share_of_wins(game, 2, 40, "medium", "easy") >= 0.7


@every_game
def test_a_second_is_a_second(name: str) -> None:
    for runner in (native(name), slow(name)):
        match = Match.deal(find(name), 3, {}, 1, runner)
        while len(match.legal()) < 4:
            match.apply(match.legal()[0])
        choose(bot_of("search:0.001s"), match, 1)  # loads what it needs
        taken: list[float] = []
        while len(taken) < 3 and not any(0.5 <= seconds < 0.8 for seconds in taken):  # the machine may be busy
            began = time.perf_counter()
            thought = consider(bot_of("search:0.5s"), match, 1)
            taken.append(time.perf_counter() - began)
        assert min(taken) >= 0.5 and taken[-1] < 0.8
        assert thought[0].tried == max(one.tried for one in thought)
