"""The games as Python games of OpenSpiel: `python_rookery_kokopelli`, `python_rookery_moa`, `python_rookery_perch`.

    import pyspiel
    import rookery.env.openspiel
    game = pyspiel.load_game("python_rookery_kokopelli(players=3,reward=score)")

Chance comes once, at the beginning: it chooses one of `deals` seeds, and everything that is random later follows from
that. So a state is its history, as OpenSpiel expects. What nobody may know stays hidden all the same: an information
state is what a seat has been told so far, and `resample_from_infostate` deals all else anew (the game's `redeal`), also
what chance still has in store. Actions are the numbers of the rules, the same for every seat.
"""

import json
from functools import cache, lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel

from rookery.engine.features import TYPE
from rookery.engine.game import Game
from rookery.engine.learning import REWARDS
from rookery.engine.match import notes_in
from rookery.engine.runner import LIMIT, Runner, compiled
from rookery.engine.state import window_on
from rookery.engine.step import result_of
from rookery.games import GAMES, find

DEALS = 4096
MOST_UTILITY = {"rank": 1.0, "score": 1000.0}
NOT_DEALT = "not dealt yet"


@cache
def house(name: str) -> tuple[Game, Runner]:
    """What all states of a game share: OpenSpiel copies all that a state has of its own."""
    game = find(name)
    return game, compiled(game)


def game_type(name: str) -> pyspiel.GameType:
    game = find(name)
    return pyspiel.GameType(
        short_name=f"python_rookery_{name}",
        long_name=f"Rookery {name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "reward": "rank", "deals": DEALS},
    )


class RookeryGame(pyspiel.Game):
    """One of our games, for so many players."""

    NAME = ""

    def __init__(self, params: Any = None) -> None:
        given = dict(params or {})
        self.players, self.reward = int(given.get("players", 2)), str(given.get("reward", "rank"))
        self.deals = int(given.get("deals", DEALS))
        game = find(self.NAME)
        if self.players not in game.seats or self.reward not in REWARDS or self.deals < 1:
            raise ValueError(f"{self.NAME} is for {game.seats[0]} to {game.seats[-1]} players, reward rank or score")
        info = pyspiel.GameInfo(
            num_distinct_actions=game.rules.N_ACTIONS,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-MOST_UTILITY[self.reward],
            max_utility=MOST_UTILITY[self.reward],
            utility_sum=0.0,
            max_game_length=LIMIT,
        )
        super().__init__(game_type(self.NAME), info, given)

    def new_initial_state(self, state: Any = None) -> "RookeryState":
        return RookeryState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            return Memory()
        return Sight(self.NAME, self.players)


class RookeryState(pyspiel.State):
    """A match: its record, and what each move told. Both are plain bytes, quick to copy."""

    def __init__(self, game: RookeryGame) -> None:
        super().__init__(game)
        self._name, self._reward, self._deals = game.NAME, REWARDS[game.reward], game.deals
        self._record = find(game.NAME).new_states(game.players, {})
        self._dealt = False
        self._moves = 0
        self._told = b""  # for each move: who, what, how many notes, and those
        self._imagined_by: int | None = None

    # What OpenSpiel asks for

    def current_player(self) -> int:
        if not self._dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self._record["seat"][0])

    def is_terminal(self) -> bool:
        return bool(self._record["over"][0]) or self._moves >= LIMIT - 1

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self._deals) for deal in range(self._deals)]

    def _legal_actions(self, player: int) -> list[int]:
        game, runner = house(self._name)
        room = np.zeros(game.rules.MAX_LEGAL, np.int16)
        count = runner.legal(self._record, 0, room)
        return sorted(room[:count].tolist())

    def _apply_action(self, action: int) -> None:
        _, runner = house(self._name)
        mover = self.current_player()
        if action not in (self._legal_actions(mover) if self._dealt else range(self._deals)):
            raise ValueError(f"{action} is not a legal action, so nothing was played")
        if self._dealt:
            runner.apply(self._record, 0, action)
            self._moves += 1
        else:
            runner.setup(self._record, 0, action)
            self._dealt = True
        noted = int(self._record["noted"][0])
        self._told += np.array([mover, action, noted], "<i4").tobytes() + self._record["notes"][0, :noted].tobytes()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return house(self._name)[0].moves.text(self.window(), action)

    def returns(self) -> list[float]:
        players = int(self._record["players"][0])
        if not self._record["over"][0]:
            return [0.0] * players
        return [float(result_of(self.window(), seat, self._reward)) for seat in range(players)]

    def __str__(self) -> str:
        return self.seen_by(None)

    def resample_from_infostate(self, player: int, sampler: Any) -> "RookeryState":
        """The same for this player, and anything that may be so for the others."""
        other: RookeryState = self.clone()
        house(self._name)[1].redeal(other._record, 0, player, int(sampler() * (1 << 53)))
        other._imagined_by = player
        return other

    # What a seat knows

    def window(self) -> Any:
        return window_on(self._record.dtype)(self._record)

    def seen_by(self, seat: int | None) -> str:
        """The position as a seat sees it now, or an onlooker."""
        if not self._dealt:
            return NOT_DEALT
        return json.dumps(house(self._name)[0].seen(self.window(), seat))

    def heard_by(self, seat: int) -> str:
        """All a seat has been told since the beginning, and its own moves; in an imagined world, where others have been
        told something else than they remember, what all have been told and what the seat sees now."""
        made_up = self._imagined_by not in (None, seat)
        lines, at = [f"seat {seat}"], 0
        while at < len(self._told):
            end = at + HEADER + NOTE * int(np.frombuffer(self._told, "<i4", 3, at)[2])
            lines.append(told_of(self._name, self._told[at:end], None if made_up else seat))
            at = end
        return "\n".join([*lines, self.seen_by(seat)])


HEADER, NOTE = 12, 5  # bytes


@lru_cache(maxsize=100_000)
def told_of(name: str, ply: bytes, seat: int | None) -> str:
    """What a seat has been told of one move, or an onlooker, and the move itself if it was its own."""
    game, _ = house(name)
    mover, move, noted = np.frombuffer(ply, "<i4", 3).tolist()
    page = SimpleNamespace(noted=noted, notes=np.frombuffer(ply, np.int8, NOTE * noted, HEADER).reshape(noted, NOTE))
    notes = [game.view.note_for(note, seat) for note in notes_in(page, game.moves)]
    return json.dumps([move if mover == seat else None, notes], default=int)


class Sight:
    """What a seat sees now: the features as a tensor, the view as text."""

    def __init__(self, name: str, players: int) -> None:
        self._name = name
        self.tensor = np.zeros(find(name).learn.FEATURES.count(players), np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: RookeryState, player: int) -> None:
        row = np.zeros(len(self.tensor), TYPE)
        if state._dealt:
            house(self._name)[1].observe(state._record, 0, player, row)
        self.tensor[:] = row

    def string_from(self, state: RookeryState, player: int) -> str:
        return state.seen_by(player)


class Memory:
    """All that a seat has been told, as text: perfect recall."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, np.ndarray] = {}

    def set_from(self, state: RookeryState, player: int) -> None:
        """There is no tensor to fill."""

    def string_from(self, state: RookeryState, player: int) -> str:
        return state.heard_by(player)


for _name in GAMES:
    pyspiel.register_game(game_type(_name), type(f"{_name.capitalize()}Game", (RookeryGame,), {"NAME": _name}))
