"""PettingZoo's own tests, and what its users expect of a wrong step."""

import os

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from rookery.env import pettingzoo
from rookery.games import GAMES, find

every_game = pytest.mark.parametrize("name", GAMES)
LONG = int(os.environ.get("ROOKERY_GAMES", "1")) > 1


@every_game
@pytest.mark.parametrize("most", [False, True])
@pytest.mark.filterwarnings(
    "ignore::UserWarning:pettingzoo.test.api_test"
)  # a mask needs a Dict, which it does not like
def test_pettingzoos_own_tests_pass(name: str, most: bool) -> None:
    players = find(name).seats[-1 if most else 0]
    api_test(pettingzoo.env(name, players), num_cycles=1000 if LONG else 100)
    seed_test(lambda: pettingzoo.env(name, players), num_cycles=500 if LONG else 50)
    render_test(lambda render_mode=None: pettingzoo.env(name, players, render_mode=render_mode))


@pytest.mark.skipif(not LONG, reason="takes its time; `make long` runs it")
@every_game
def test_pettingzoos_performance_test_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(pettingzoo.env(name))
    assert "turns per second" in capsys.readouterr().out


def play(env: object, seed: int) -> dict[str, float]:
    """A random game to its end; what each seat got."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    dice = np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        total[agent] += reward
        choices = np.flatnonzero(observation["action_mask"])
        env.step(None if termination or truncation else int(dice.choice(choices)))
    return total


@every_game
def test_rewards_are_the_result(name: str) -> None:
    for reward in ("rank", "score"):
        env = pettingzoo.env(name, 3, reward=reward)
        total = play(env, seed=4)
        scores = env.unwrapped.match.scores
        assert abs(sum(total.values())) < 1e-9
        best = max(total, key=lambda agent: total[agent])
        assert env.possible_agents.index(best) in env.unwrapped.match.winners
        if reward == "score":
            assert [2 * total[agent] for agent in env.possible_agents] == [3 * one - sum(scores) for one in scores]


def test_others_see_no_moves_to_make() -> None:
    env = pettingzoo.kokopelli(players=3)
    env.reset(seed=1)
    assert env.observe("player_0")["action_mask"].any()
    assert not env.observe("player_1")["action_mask"].any()


@every_game
def test_a_wrong_step_is_refused_and_changes_nothing(name: str) -> None:
    env = pettingzoo.env(name)
    with pytest.raises(Exception, match="reset"):
        env.step(0)
    env.reset(seed=2)
    match = env.unwrapped.match
    before = match.digest
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    for action in (illegal, -1, find(name).rules.N_ACTIONS, None, "draw", 0.5, True):
        with pytest.raises(ValueError, match="action_mask"):
            env.step(action)
        assert match.digest == before


def test_a_dead_agent_can_only_be_stepped_with_none() -> None:
    env = pettingzoo.env("moa", max_moves=3)
    env.reset(seed=2)
    for _ in range(3):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert env.last()[3]
    with pytest.raises(ValueError, match="dead"):
        env.step(0)
    env.step(None)


def test_what_cannot_be_made_is_refused() -> None:
    with pytest.raises(ValueError, match="rank"):
        pettingzoo.env("moa", reward="glory")
    with pytest.raises(ValueError, match="ansi"):
        pettingzoo.env("moa", render_mode="hologram")
