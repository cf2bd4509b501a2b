"""Batches of games for learners: the same games as matches, whatever is beside them, and nothing that breaks them."""

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from conftest import native
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode

from rookery.engine.features import TYPE
from rookery.engine.game import Game
from rookery.engine.learning import IllegalAction, own_numbers
from rookery.engine.match import Match
from rookery.env.batch import Batch
from rookery.env.vector import VectorGames
from rookery.games import GAMES, find

every_game = pytest.mark.parametrize("name", GAMES)


def batch_of(name: str, games: int, players: int = 2, seed: int = 5, **how: Any) -> Batch:
    batch = Batch(find(name), players, games, **how)
    batch.seed(np.arange(seed, seed + games))
    batch.begin()
    return batch


SHOWN = ("observations", "masks", "seats", "rewards", "terminations", "results")


def random_steps(batch: Batch, steps: int) -> None:
    actions = np.zeros(batch.games, np.int64)
    for _ in range(steps):
        batch.choose_at_random(actions)
        batch.step(actions)


@every_game
@pytest.mark.parametrize("players", [2, 4])
def test_a_batch_plays_the_same_games_as_matches(name: str, players: int) -> None:
    game, own = find(name), own_numbers(find(name), players)
    batch = batch_of(name, 6, players)
    matches = [deal(batch, desk) for desk in range(6)]
    actions, ended = np.zeros(6, np.int64), 0
    for _ in range(700):
        batch.choose_at_random(actions)
        for desk, match in enumerate(matches):
            seat = match.seat
            assert batch.seats[desk] == seat
            assert sorted(np.flatnonzero(batch.masks[desk])) == sorted(own[seat, match.legal()])
            row = np.zeros(game.learn.FEATURES.count(players), TYPE)
            native(name).observe(match.copy_of_state(), 0, seat, row)
            assert (batch.observations[desk] == row).all()
        movers = batch.seats.copy()
        batch.step(actions)
        for desk, match in enumerate(matches):
            match.apply(int(np.flatnonzero(own[movers[desk]] == actions[desk])[0]))
            assert batch.terminations[desk] == match.over and not batch.truncations[desk]
            assert batch.rewards[desk] == (batch.results[desk, movers[desk]] if match.over else 0)
            if match.over:
                check_end(batch, desk, match, int(movers[desk]))
                matches[desk] = deal(batch, desk)
                ended += 1
    assert ended >= 6


def deal(batch: Batch, desk: int) -> Match:
    return Match.deal(batch.game, batch.players, {}, int(batch.game_seeds()[desk]), native(batch.game.name))


def check_end(batch: Batch, desk: int, match: Match, mover: int) -> None:
    assert batch.scores[desk].tolist() == match.scores
    results = batch.results[desk]
    assert abs(results.sum()) < 1e-5 and {int(seat) for seat in np.flatnonzero(results == results.max())} == set(
        match.winners
    )
    row = np.zeros(batch.observations.shape[1], TYPE)
    native(batch.game.name).observe(match.copy_of_state(), 0, mover, row)
    assert (batch.final_observations[desk] == row).all()


@every_game
def test_a_game_does_not_depend_on_those_beside_it_nor_on_threads(name: str) -> None:
    many, one, threads = batch_of(name, 600, jobs=1), batch_of(name, 1, seed=5 + 300), batch_of(name, 600, jobs=2)
    for _ in range(150):
        for batch in (many, one, threads):
            random_steps(batch, 1)
        for array in SHOWN:
            of_many, of_one, of_threads = (getattr(batch, array) for batch in (many, one, threads))
            assert (of_many[300] == of_one[0]).all() and (of_many == of_threads).all()


@every_game
def test_seeds_differ_and_repeat(name: str) -> None:
    games = VectorGames(name, num_envs=50)
    first = games.reset(seed=1)[0].copy()
    assert len(np.unique(first, axis=0)) > 10
    later = games.reset()[0].copy()  # the next games of the same walk
    assert (games.reset(seed=2)[0][:-1] == first[1:]).all()
    assert (games.reset(seed=list(range(1, 51)))[0] == first).all() and (later != first).any()
    assert (VectorGames(name, num_envs=50).reset()[0] != first).any()


def test_rewards_are_ranks_or_points_ahead() -> None:
    for reward in ("rank", "score"):
        batch = batch_of("moa", 300, players=3, reward=reward)
        random_steps(batch, 250)
        scores, results = batch.scores.astype(float), batch.results
        assert (scores != 0).any(axis=1).sum() > 200
        ahead = (3 * scores - scores.sum(axis=1, keepdims=True)) / 2
        if reward == "score":
            assert np.allclose(results, ahead)
        else:
            assert set(np.unique(results)) <= {-1, -0.5, 0, 0.5, 1}
            differ = scores[:, 0] != scores[:, 1]
            assert ((results[:, 0] > results[:, 1]) == (scores[:, 0] > scores[:, 1]))[differ].all()


def test_a_game_that_takes_too_long_is_broken_off(game: Game) -> None:
    batch = batch_of(game.name, 4, limit=7)
    random_steps(batch, 6)
    assert not batch.truncations.any()
    random_steps(batch, 1)
    assert batch.truncations.all() and not batch.terminations.any() and not batch.rewards.any()
    random_steps(batch, 1)
    assert not batch.truncations.any()


# What callers get wrong ------------------------------------------------------------------------------------------


def test_buffers_are_the_callers_own(game: Game) -> None:
    masks = np.zeros((3, game.rules.N_ACTIONS), np.int8)
    batch = Batch(game, 2, 3, buffers={"masks": masks})
    assert batch.masks is masks
    batch.begin()
    assert masks.any(axis=1).all()


@pytest.mark.parametrize(
    ("buffer", "error"),
    [
        ({"masks": np.zeros((3, 10), np.int8)}, ValueError),
        ({"masks": np.zeros((3, 477), np.int16)}, TypeError),
        ({"masks": [[0] * 477] * 3}, TypeError),
        ({"masks": np.zeros((477, 3), np.int8).T}, ValueError),
        ({"faces": np.zeros(3)}, ValueError),
    ],
)
def test_a_buffer_of_the_wrong_shape_or_type_is_refused(buffer: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error, match=next(iter(buffer))):
        Batch(find("kokopelli"), 2, 3, buffers=buffer)


@every_game
def test_an_illegal_action_is_refused_and_nothing_is_played(name: str) -> None:
    batch = batch_of(name, 300, jobs=2)
    random_steps(batch, 20)
    actions = np.zeros(300, np.int64)
    batch.choose_at_random(actions)
    before, seen = batch.copy_of_states().tobytes(), batch.observations.copy()
    for desk, action in (
        (299, -1),
        (0, batch.game.rules.N_ACTIONS),
        (150, int(np.flatnonzero(batch.masks[150] == 0)[0])),
    ):
        wrong = actions.copy()
        wrong[desk] = action
        batch.masks[:] = 1  # a mask is for the caller to read; writing to it allows nothing
        with pytest.raises(IllegalAction, match=f"action {action} of game {desk} "):
            batch.step(wrong)
        assert batch.copy_of_states().tobytes() == before and (batch.observations == seen).all()
        batch.masks[:] = 0
        for desk_again in range(300):
            batch.masks[desk_again, actions[desk_again]] = 1
    batch.step(actions)


def test_gymnasiums_errors_are_raised() -> None:
    games = VectorGames("moa", num_envs=2)
    with pytest.raises(ResetNeeded):
        games.step(np.zeros(2, np.int64))
    with pytest.raises(ResetNeeded):
        games.random_actions()
    games.reset(seed=0)
    with pytest.raises(InvalidAction):
        games.step(np.full(2, 259))
    with pytest.raises(InvalidAction):
        games.step(np.zeros(2))
    with pytest.raises(ValueError):
        games.step(np.zeros(3, np.int64))
    with pytest.raises(ValueError):
        games.reset(seed=[1, 2, 3])
    with pytest.raises(ValueError):
        games.reset(seed=-1)
    with pytest.raises(ValueError, match="rank"):
        VectorGames("moa", reward="glory")
    with pytest.raises(ValueError):
        VectorGames("moa", num_envs=0)
    games.step(games.random_actions().tolist())


def test_gymnasiums_vector_interface(game: Game) -> None:
    games = VectorGames(game, num_envs=8)
    assert games.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    counted = gymnasium.wrappers.vector.RecordEpisodeStatistics(games)
    observations, infos = counted.reset(seed=3)
    ended = 0
    for _ in range(400):
        assert games.observation_space.contains(observations)
        assert infos["action_mask"].shape == (8, games.single_action_space.n) and infos["seat"].shape == (8,)
        actions = games.random_actions()
        assert games.action_space.contains(actions)
        observations, rewards, terminations, truncations, infos = counted.step(actions)
        assert rewards.dtype == np.float32 and terminations.dtype == truncations.dtype == np.bool_
        if terminations.any():
            assert (infos["_final_obs"] == terminations).all() and infos["final_obs"].shape == observations.shape
            assert "episode" in infos
            ended += int(terminations.sum())
    assert ended
    games.close()


# What is written about it ----------------------------------------------------------------------------------------


@every_game
def test_the_page_tells_every_feature(name: str) -> None:
    page = (Path(__file__).parents[1] / "docs" / "environments.md").read_text(encoding="utf-8")
    chapter = page.partition(f"### {name.capitalize()}\n")[2].partition("\n###")[0]
    features = find(name).learn.FEATURES
    rows = [line for line in chapter.splitlines() if line.startswith("| ")][2:]
    wanted = [
        f"| {part} | {one.name} | {one.numbers} | {one.least} | {one.most} | {one.about} |"
        for part, some in (("own", features.own), ("table", features.table), ("each seat", features.seat))
        for one in some
    ]
    assert rows == wanted
    assert f"{find(name).rules.N_ACTIONS} actions" in chapter
    for players in find(name).seats:
        assert f"{features.count(players)} with {players} players" in chapter
