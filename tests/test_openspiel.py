"""OpenSpiel's own tests and searches run on our games, and its information states tell no secrets."""

import os
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import rookery.env.openspiel  # noqa: F401  registers the games
from rookery.games import GAMES, find

every_game = pytest.mark.parametrize("name", GAMES)
LONG = int(os.environ.get("ROOKERY_GAMES", "1")) > 1


def load(name: str, how: str = "") -> pyspiel.Game:
    return pyspiel.load_game(f"python_rookery_{name}({how})")


def somewhere(game: pyspiel.Game, seed: int, moves: int) -> pyspiel.State:
    state, dice = game.new_initial_state(), random.Random(seed)
    for _ in range(moves + 1):
        if not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
    return state


@every_game
def test_openspiels_random_simulation_passes(name: str) -> None:
    for players in find(name).seats if LONG else (2,):
        for reward in ("rank", "score") if LONG else ("rank",):
            game = load(name, f"players={players},reward={reward}")
            pyspiel.random_sim_test(game, num_sims=3 if LONG else 1, serialize=True, verbose=False)


@every_game
def test_openspiels_searches_play(name: str) -> None:
    game = load(name, "players=3")
    state = somewhere(game, 1, 12)
    dice = np.random.RandomState(1)
    guess = mcts.RandomRolloutEvaluator(1, dice)
    for bot in (
        mcts.MCTSBot(game, 1.4, 10, guess, random_state=dice),
        ismcts.ISMCTSBot(game=game, uct_c=1.4, max_simulations=10, evaluator=guess, random_state=dice),
    ):
        assert bot.step(state) in state.legal_actions()


@every_game
def test_a_resampled_state_is_the_same_to_its_player_and_another_to_the_rest(name: str) -> None:
    game = load(name, "players=3")
    for seed in range(4):
        state = somewhere(game, seed, 30)
        player = state.current_player()
        known = state.information_state_string(player)
        others = [seat for seat in range(3) if seat != player]
        strings = set()
        for luck in range(5):
            world = state.resample_from_infostate(player, random.Random(luck).random)
            assert world.information_state_string(player) == known
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.legal_actions() == state.legal_actions()
            again = world.resample_from_infostate(player, random.Random(99).random)
            strings.add(tuple(again.information_state_string(seat) for seat in others))
            for seat in others:
                assert world.information_state_string(seat) != state.information_state_string(seat)
        assert len(strings) == 1, "something of the truth is left"


@every_game
def test_an_information_state_remembers_and_differs(name: str) -> None:
    game = load(name)
    state = somewhere(game, 3, 0)
    seen = {0: set(), 1: set()}
    dice, moves = random.Random(3), 0
    while not state.is_terminal() and moves < 40:
        for seat in (0, 1):
            seen[seat].add(state.information_state_string(seat))
        assert state.information_state_string(0) != state.information_state_string(1)
        state.apply_action(dice.choice(state.legal_actions()))
        moves += 1
    assert len(seen[0]) > moves // 2 and len(seen[1]) > moves // 2


@every_game
def test_copies_and_serialised_states_go_on_alike(name: str) -> None:
    game = load(name)
    state = somewhere(game, 2, 20)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    copy = state.clone()
    for _ in range(20):
        if state.is_terminal():
            break
        action = state.legal_actions()[-1]
        assert state.action_to_string(action) == again.action_to_string(action)
        for one in (state, again, copy):
            one.apply_action(action)
    assert str(state) == str(again) == str(copy) and state.returns() == again.returns()


def test_a_wrong_action_or_parameter_is_refused() -> None:
    game = load("moa")
    state = somewhere(game, 1, 5)
    before = str(state)
    with pytest.raises(Exception, match="not a legal action"):
        state.apply_action(259)
    assert str(state) == before
    with pytest.raises(Exception, match="players"):
        load("moa", "players=9")
    with pytest.raises(ValueError, match="parameters"):
        game.make_py_observer(None, {"colour": "red"})
