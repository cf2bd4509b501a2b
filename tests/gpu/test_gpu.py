"""The same rules on a GPU: run by `make gpu`, on a machine that has one."""

import json

import numpy as np
import pytest
from conftest import native, rookery

from rookery.engine import gpu
from rookery.engine.learning import IllegalAction
from rookery.engine.simulate import game_seeds, play_chunk
from rookery.env.batch import Batch
from rookery.games import GAMES, find

every_game = pytest.mark.parametrize("name", GAMES)
pytestmark = [
    pytest.mark.filterwarnings("ignore:.*Grid size"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),  # numba-cuda's own, with the newest NumPy
]
ARRAYS = (
    "observations", "masks", "seats", "rewards", "terminations", "truncations", "results", "scores",
    "final_observations",
)  # fmt: skip


@every_game
def test_whole_games_are_the_processors_bit_for_bit(name: str) -> None:
    game = find(name)
    seeds = game_seeds(7, 0, 20_000)
    for players in game.seats:
        ours = gpu.Games(game, players, {}).play(seeds)
        theirs = play_chunk(native(name), game.new_states(players, {}), seeds)
        assert all((one == other).all() for one, other in zip(ours, theirs, strict=True))


@every_game
def test_a_batch_is_the_processors_bit_for_bit_and_shared_with_pytorch(name: str) -> None:
    torch = pytest.importorskip("torch")
    game, games = find(name), 2048
    players = game.seats[-1]
    here, there = Batch(game, players, games), gpu.Batch(game, players, games)
    for batch in (here, there):
        batch.seed(np.arange(games))
        batch.begin()
    shared = torch.as_tensor(there.observations, device="cuda")
    actions, sent = np.zeros(games, np.int64), torch.zeros(games, dtype=torch.int64, device="cuda")
    for _ in range(300):
        here.choose_at_random(actions)
        there.choose_at_random(sent)
        here.step(actions)
        there.step(sent)
        assert (shared.cpu().numpy() == here.observations).all()
    for array in ARRAYS:
        assert getattr(there, array).copy_to_host().tobytes() == getattr(here, array).tobytes()
    before = there.copy_of_states().tobytes()
    with pytest.raises(IllegalAction, match="of game 0 "):
        there.step(sent * 0 - 1)
    assert there.copy_of_states().tobytes() == before


def test_the_command_line_gives_the_same_result_with_and_without(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("simulate", "moa", "--games", "5000", "--seed", "3", "--json")
    found = [json.loads(rookery(capsys, *command, *more)[1]) for more in ((), ("--gpu",))]
    for told in found:
        for name in ("jobs", "gpu", "seconds", "moves_per_second"):
            del told[name]
    assert found[0] == found[1]


def test_bench_measures_the_gpu(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = rookery(capsys, "bench", "kokopelli", "--gpu", "--seconds", "0.5", "--json")
    assert code == 0 and all(row["mode"] == "gpu" and row["moves_per_second"] > 1e8 for row in json.loads(out))
