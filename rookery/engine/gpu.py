"""The same rules on a GPU: one game a thread, and what comes out is bit for bit what the processor computes.

The functions are those of `step`, linked as for the processor and handed to Numba's compiler for CUDA. A
kernel is only the place of a thread and a call. While whole games are played, their records lie in the memory that a
block of threads shares, which is small and near. A batch for learners stays in the memory of the device, and PyTorch
and others see its arrays without a copy (`__cuda_array_interface__`).
"""

import warnings
from collections.abc import Callable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

from rookery.engine import kit, native
from rookery.engine.game import Game
from rookery.engine.learning import REWARDS, IllegalAction, layout, own_numbers
from rookery.engine.link import SILENT, Instead, link
from rookery.engine.runner import LIMIT
from rookery.engine.simulate import Tally, game_seeds
from rookery.words import Refusal

THREADS = 64  # of a block: the records of so many games find room in the 48 kB that it shares
AT_ONCE = 1 << 17  # games of one launch; with more of them Moa and Perch were slower


def find_device() -> Any:
    """Numba's CUDA, if there is a device that it can use."""
    from numba import cuda

    if not cuda.is_available():
        raise Refusal("gpu-missing")
    warnings.filterwarnings("ignore", message=".*Grid size")  # a small batch leaves some of a GPU unused: of course
    return cuda


def _program(cuda: Any, game: Game, instead: Instead = SILENT) -> SimpleNamespace:
    def on_device(function: Callable[..., Any]) -> Any:
        return cuda.jit(function, device=True)

    return SimpleNamespace(**link(game, native.modules(game, "many"), on_device, instead))


_made: dict[tuple[str, str], Any] = {}


def _once(make: Callable[[Any, Game], Any], cuda: Any, game: Game) -> Any:
    """Kernels take a while to compile, so they are kept while the program runs."""
    name = make.__name__, game.package
    if name not in _made:
        _made[name] = make(cuda, game)
    return _made[name]


def _grid(games: int) -> tuple[int, int]:
    return -(-games // THREADS), THREADS


# Whole games -----------------------------------------------------------------------------------------------------


def whole_games(cuda: Any, game: Game) -> Any:
    """A kernel: start, seeds, limit, scores, won, lengths; one random game for each seed."""
    from numba import from_dtype, int16

    def wait_for_neighbours() -> None:
        cuda.syncwarp()

    play_random_games = _program(cuda, game, {**SILENT, kit.meet: wait_for_neighbours}).play_random_games
    record, room = from_dtype(without_notes(game.rules.STATE)), game.rules.MAX_LEGAL

    @cuda.jit
    def play(start, seeds, limit, scores, won, lengths):  # type: ignore[no-untyped-def]
        i, end = cuda.grid(1), cuda.grid(1) + 1
        place = cuda.threadIdx.x
        tables = cuda.shared.array(THREADS, record)
        if i < seeds.shape[0]:
            table = tables[place : place + 1]
            moves = cuda.local.array(room, int16)
            play_random_games(start, table, moves, seeds[i:end], limit, scores[i:end], won[i:end], lengths[i:end])

    return play


def without_notes(state: np.dtype[Any]) -> np.dtype[Any]:
    """A record without its notes, which come last and which nobody writes here.

    Its length is an odd multiple of 8 bytes: the same field of neighbours then lies in different banks of memory."""
    fields: Any = state.fields
    names = [name for name in fields if name != "notes"]
    length = (fields["notes"][1] + 7) // 16 * 16 + 8
    return np.dtype(
        {
            "names": names,
            "formats": [fields[name][0] for name in names],
            "offsets": [fields[name][1] for name in names],
            "itemsize": length,
        },
        align=True,
    )


class Games:
    """Random games of one kind, many at a time; `play` writes the results of each where `simulate` would."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Any]) -> None:
        self.cuda = find_device()
        self.players = players
        full = game.new_states(players, options)
        start = np.zeros(1, without_notes(full.dtype))
        start[:] = full[list(start.dtype.names or ())]
        self._seats = start["score"].shape[1]
        self._start = self.cuda.to_device(start)
        self._kernel = _once(whole_games, self.cuda, game)

    def play(self, seeds: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """One game for each seed, at most AT_ONCE: the scores, winners and length of each."""
        games, cuda = len(seeds), self.cuda
        arrays = (
            cuda.to_device(np.zeros((games, self._seats), np.int16)),
            cuda.to_device(np.zeros((games, self._seats), np.int8)),
            cuda.device_array(games, np.int32),
        )
        self._kernel[_grid(games)](self._start, cuda.to_device(seeds), LIMIT, *arrays)
        scores, won, lengths = (array.copy_to_host() for array in arrays)
        return scores, won, lengths


def simulate(
    game: Game,
    players: int,
    options: Mapping[str, Any],
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
) -> Tally:
    """Random games and what came of them: the same as `simulate.simulate` counts."""
    device, tally = Games(game, players, options), Tally(players)
    for first in range(0, games, AT_ONCE):
        tally.add(*device.play(game_seeds(seed, first, min(AT_ONCE, games - first))))
        progress(tally.games)
    return tally


# A batch for learners --------------------------------------------------------------------------------------------


def batches(cuda: Any, game: Game) -> SimpleNamespace:
    """The kernels of a batch."""
    program = _program(cuda, game)
    begin_games, step_games = program.begin_games, program.step_games
    move_of, choose, no_move = program.move_of, program.choose_at_random, program.NO_MOVE

    @cuda.jit
    def begin(states, desks, start, own, observations, masks, seats):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < states.shape[0]:
            begin_games(i, i + 1, states, desks, start, own, observations, masks, seats)

    @cuda.jit
    def refuse(states, desks, own, actions, refused):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < states.shape[0] and move_of(i, states, desks, own, actions) == no_move:
            cuda.atomic.min(refused, 0, i)

    @cuda.jit
    def step(  # type: ignore[no-untyped-def]
        refused, states, desks, start, own, limit, kind, actions, observations, masks, seats, rewards, terminations,
        truncations, results, scores, final_observations,
    ):  # fmt: skip
        i = cuda.grid(1)
        if i < states.shape[0] and refused[0] >= states.shape[0]:
            step_games(i, i + 1, states, desks, start, own, limit, kind, actions, observations, masks, seats, rewards,
                       terminations, truncations, results, scores, final_observations)  # fmt: skip

    @cuda.jit
    def choose_at_random(states, desks, own, actions):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < states.shape[0]:
            choose(i, i + 1, states, desks, own, actions)

    return SimpleNamespace(begin=begin, refuse=refuse, step=step, choose_at_random=choose_at_random)


class Batch:
    """The same as `rookery.env.batch.Batch`, on the device: its arrays stay there, and actions are taken from there.

    `torch.as_tensor(batch.observations, device="cuda")` is that array itself, not a copy."""

    def __init__(
        self,
        game: Game,
        players: int,
        games: int,
        options: Mapping[str, Any] | None = None,
        reward: str = "rank",
        limit: int = LIMIT,
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward}")
        self.cuda = cuda = find_device()
        self.game, self.players, self.games = game, players, games
        self._kernels = _once(batches, cuda, game)
        self._start = cuda.to_device(game.new_states(players, options or {}))
        self._own = cuda.to_device(own_numbers(game, players))
        self._states = cuda.to_device(np.zeros(games, game.rules.STATE))
        self._desks = cuda.to_device(np.zeros(games, native.desk_of(game)))
        self._refused = cuda.device_array(1, np.int64)
        self._all = np.array([games])
        arrays = {name: cuda.to_device(np.zeros(*what)) for name, what in layout(game, players, games).items()}
        self.observations, self.masks, self.seats = (arrays[name] for name in ("observations", "masks", "seats"))
        self.rewards, self.terminations = arrays["rewards"], arrays["terminations"]
        self.truncations, self.results, self.scores = arrays["truncations"], arrays["results"], arrays["scores"]
        self.final_observations = arrays["final_observations"]
        self._stepped = limit, REWARDS[reward]

    def seed(self, seeds: Sequence[int] | np.ndarray) -> None:
        """The game at each desk, and all that follow there, come from its seed alone."""
        desks = self._desks.copy_to_host()
        desks["seed"] = kit.scramble(np.asarray(seeds, np.uint64))
        desks["luck"] = kit.scramble(~desks["seed"])
        self._desks.copy_to_device(desks)

    def begin(self) -> None:
        """A new game at each desk."""
        shown = self.observations, self.masks, self.seats
        self._kernels.begin[_grid(self.games)](self._states, self._desks, self._start, self._own, *shown)

    def step(self, actions: Any) -> None:
        """One action in each game, from an array on the device; in none if one of them is not legal."""
        actions = self.cuda.as_cuda_array(actions)
        if actions.dtype != np.int64:
            raise TypeError(f"actions must be int64, not {actions.dtype}")
        if actions.shape != (self.games,) or not actions.is_c_contiguous():
            raise ValueError(f"actions must have the shape ({self.games},) and lie in one piece")
        grid, books = _grid(self.games), (self._states, self._desks)
        self._refused.copy_to_device(self._all)
        self._kernels.refuse[grid](*books, self._own, actions, self._refused)
        self._kernels.step[grid](
            self._refused, *books, self._start, self._own, *self._stepped, actions, self.observations, self.masks,
            self.seats, self.rewards, self.terminations, self.truncations, self.results, self.scores,
            self.final_observations,
        )  # fmt: skip
        refused = int(self._refused.copy_to_host()[0])
        if refused < self.games:
            action = int(actions.copy_to_host()[refused])
            raise IllegalAction(f"action {action} of game {refused} is not legal, so nothing was played")

    def choose_at_random(self, actions: Any) -> None:
        """Write a legal action for each game into an array on the device."""
        actions = self.cuda.as_cuda_array(actions)
        self._kernels.choose_at_random[_grid(self.games)](self._states, self._desks, self._own, actions)

    def copy_of_states(self) -> np.ndarray:
        """The records of the games, for somebody who wants to look."""
        states: np.ndarray = self._states.copy_to_host()
        return states
