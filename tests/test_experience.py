"""What many games have taught: it is what the network says, it foresees more than judgement, and it can be taught."""

import sys
from pathlib import Path

import numpy as np
import pytest
from conftest import Player, native, play

from rookery.bots import bot_of, choose
from rookery.bots.bots import Search
from rookery.engine.components import load
from rookery.engine.experience import NONE, Experience, _read, experience_of
from rookery.engine.features import TYPE
from rookery.engine.link import link
from rookery.engine.match import Match
from rookery.engine.native import modules
from rookery.engine.state import Rows
from rookery.engine.think import ONE, TOP
from rookery.games import GAMES, find

sys.path.insert(0, str(Path(__file__).parents[1] / "bench"))
import teach

TAUGHT = [
    (name, players) for name in GAMES for players in find(name).seats if experience_of(find(name), players) is not NONE
]


def inputs_of(match: Match, seat: int) -> np.ndarray:
    estimate = match.game.function("estimate")
    judged = [int(estimate(match.state, one)) for one in range(match.players)]
    row = np.zeros(match.game.learn.FEATURES.count(match.players), TYPE)
    match.runner.observe(match.copy_of_state(), 0, seat, row)
    others = max(points for one, points in enumerate(judged) if one != seat)
    return np.array([*row.tolist(), judged[seat], others, 1])


def foreseen(experience: Experience, inputs: np.ndarray) -> float:
    """As a textbook would write the network, in hundredths of a point."""
    first, second, direct = (weights.astype(np.float64) / ONE for weights in experience)
    return float(np.clip(inputs @ first, 0, TOP / ONE) @ second + inputs @ direct)


def test_moa_with_two_players_is_taught() -> None:
    assert ("moa", 2) in TAUGHT


@pytest.mark.parametrize("name, players", TAUGHT)
def test_whole_numbers_say_what_the_network_says(name: str, players: int) -> None:
    game, experience = find(name), experience_of(find(name), players)
    program = link(game, modules(game, "think"), wrap=lambda function: function, instead={})
    desk = np.zeros(len(experience[0]), np.int32), np.zeros(len(experience[1]), np.int32), np.zeros(5, np.int64)
    points = np.zeros(5, np.int64)
    for match in play(Match.deal(game, players, {}, 3, native(name)), Player(3, True), limit=60):
        if not match.over:
            program["points_of_all"](Rows(match.copy_of_state())[0], points, desk, experience)
            for seat in range(players):
                assert points[seat] == pytest.approx(foreseen(experience, inputs_of(match, seat)), abs=1.5)


@pytest.mark.parametrize("name, players", TAUGHT)
def test_experience_foresees_more_than_judgement(name: str, players: int) -> None:
    """In games it was not taught with: their deals are numbered otherwise."""
    game, experience, bot = find(name), experience_of(find(name), players), bot_of("search:60")
    wrong = []
    for number in range(160):
        match, leads = Match.deal(game, players, {}, 10**9 + number, native(name)), []
        while not match.over:
            match.apply(choose(bot, match, number))
            if len(match.moves) % 20 == 0 and not match.over:
                inputs = [inputs_of(match, seat) for seat in range(2)]
                known = foreseen(experience, inputs[0]) - foreseen(experience, inputs[1])
                leads.append((known, inputs[0][-3] - inputs[1][-3]))
        lead = 100 * (match.scores[0] - match.scores[1])
        wrong.append(np.mean([[(known - lead) ** 2, (judged - lead) ** 2] for known, judged in leads], axis=0))
    by_experience, by_judgement = np.mean(wrong, axis=0)
    assert by_experience < 0.95 * by_judgement


def test_without_games_of_its_own_a_bot_goes_by_judgement() -> None:
    moa, search = find("moa"), bot_of("search:10")
    assert isinstance(search, Search)
    assert experience_of(moa, 3) is NONE and search.habits_for(moa, 3)[0]["depth"] == moa.judge.HABITS["depth"]
    assert search.habits_for(moa, 2)[0]["depth"] == 0
    box = {**moa.box, "game": {**moa.box["game"], "leader_honour": moa.box["game"]["leader_honour"] + 1}}
    assert experience_of(load(moa.package, box).GAME, 2) is NONE  # nobody has played with such a box


def test_what_was_taught_with_other_features_is_refused(tmp_path: Path) -> None:
    first, second, direct = experience_of(find("moa"), 2)
    np.savez(tmp_path / "experience-2.npz", first=first[1:], second=second, direct=direct[1:])
    with pytest.raises(ValueError, match="teach anew"):
        _read(tmp_path / "experience-2.npz", len(first))


def test_games_are_lessons() -> None:
    lessons = teach.play_some("moa", 2, 2, 0)
    positions = len(lessons.game)
    assert lessons.seen.shape == (positions, 2, find("moa").learn.FEATURES.count(2))
    assert lessons.judged.shape == lessons.final.shape == (positions, 2)
    assert set(lessons.game) == set(range(teach.CHUNK))
    assert len(set(map(tuple, lessons.final.tolist()))) > teach.CHUNK // 2


def test_what_is_behind_the_points_is_learnt(tmp_path: Path) -> None:
    """Points that come from one number, and from another only together with a third; the judgement knows neither."""
    luck = np.random.default_rng(1)
    seen = luck.integers(0, 4, (20_000, 2, 6)).astype(TYPE)
    final = (3 * seen[:, :, 0] + 4 * seen[:, :, 1] * (seen[:, :, 2] > 1)).astype(np.float32)
    lessons = teach.Lessons(seen, luck.integers(0, 100, (20_000, 2)), final, np.arange(20_000))
    network = teach.teach(lessons, epochs=60)
    everything = np.arange(20_000)
    assert network.off(lessons, everything) < 0.5 * teach.judgement_off(lessons, everything)
    network.save(tmp_path / "experience-2.npz")
    with np.load(tmp_path / "experience-2.npz") as found:
        experience = found["first"], found["second"], found["direct"]
    inputs = network.inputs(lessons, everything[:50])
    raw = np.concatenate(
        [seen[:50], lessons.judged[:50, :, None], lessons.judged[:50, ::-1, None], np.ones((50, 2, 1))], 2
    )
    saved = [foreseen(experience, one) / 100 for one in raw.reshape(100, -1)]
    assert saved == pytest.approx(network.points(inputs).tolist(), abs=0.02)
