"""Batches: the same whatever the number of jobs, countable, stoppable, and small."""

import json
import subprocess
import sys
from collections import Counter

import numpy as np
import pytest
from conftest import native

from rookery.engine import runner as runners
from rookery.engine.game import Game
from rookery.engine.simulate import CHUNK, game_seeds, play_chunk, random_match, simulate, spread


def test_the_same_seed_gives_the_same_result_whatever_the_number_of_jobs(game: Game) -> None:
    results = [simulate(game, native(game.name), 3, {}, 3 * CHUNK + 7, 42, jobs) for jobs in (1, 2, 5)]
    assert results[0] == results[1] == results[2]
    assert results[0].games == 3 * CHUNK + 7
    assert results[0] != simulate(game, native(game.name), 3, {}, 3 * CHUNK + 7, 43, 1)


def test_a_game_of_a_batch_can_be_played_again_as_a_match(game: Game) -> None:
    seeds = game_seeds(9, 100, 20)
    scores, won, lengths = play_chunk(native(game.name), game.new_states(2, {}), seeds)
    for number, seed in enumerate(seeds.tolist()):
        match = random_match(game, native(game.name), 2, {}, seed)
        assert match.scores == scores[number, :2].tolist()
        assert len(match.moves) == lengths[number]
        assert match.winners == np.flatnonzero(won[number]).tolist()


def test_seeds_of_games_do_not_depend_on_how_they_are_cut_up() -> None:
    whole = game_seeds(1 << 63, 0, 1000)
    assert (whole[500:] == game_seeds(1 << 63, 500, 500)).all()
    assert len(set(whole.tolist())) == 1000


def test_shares_of_wins_add_up_to_one_with_ties_shared(game: Game) -> None:
    for players in game.seats:
        tally = simulate(game, native(game.name), players, {}, 20_000, 1, 2)
        assert sum(tally.share_of_wins(seat) for seat in range(players)) == pytest.approx(1)
        assert sum(tally.lengths.values()) == 20_000 == tally.scores[0].total()
        assert any(winners > 1 for seat in tally.wins for winners in seat), "no tie in 20,000 games"


def test_a_game_that_does_not_end_is_given_up_and_counted(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runners, "LIMIT", 50)
    tally = simulate(game, native(game.name), 2, {}, 30, 1, 1)
    assert (tally.unfinished, tally.moves, tally.lengths) == (30, 30 * 50, Counter())
    assert tally.share_of_wins(0) == 0


def test_spread_is_what_numpy_says() -> None:
    numbers = np.random.default_rng(1).integers(0, 50, 1001)
    found = spread(Counter(numbers.tolist()))
    assert found["mean"] == pytest.approx(numbers.mean())
    assert found["deviation"] == pytest.approx(numbers.std())
    assert (found["least"], found["most"]) == (numbers.min(), numbers.max())
    assert found["quartiles"] == [np.quantile(numbers, q / 4, method="inverted_cdf") for q in (1, 2, 3)]


def test_progress_is_told_and_an_interrupt_stops_the_batch(game: Game) -> None:
    heard: list[int] = []

    def interrupt(done: int) -> None:
        heard.append(done)
        if len(heard) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(game, native(game.name), 2, {}, 10**9, 1, 2, interrupt)
    assert heard == sorted(heard) and heard[0] > 0


def test_a_hundred_thousand_games_fit_in_300_megabytes(game: Game) -> None:
    # The kernel's own high-water mark: getrusage would count the process that started this one, too.
    program = f"""
import rookery.cli
rookery.cli.main(["simulate", "{game.name}", "--games", "100000", "--seed", "7", "--json"])
print(open("/proc/self/status").read().split("VmHWM:")[1].split()[0])
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True)
    result, kilobytes = done.stdout.splitlines()
    assert json.loads(result)["games"] == 100_000
    assert int(kilobytes) < 300 * 1024
