"""Moves a second beside those of other libraries' games, all in one run on one core, legal moves listed at each.

    make peers                                        # sets up what it takes, measures, writes docs/performance.md
    .venv-peers/bin/python bench/peers.py [--seconds S] [--json] [--write]

Everybody plays at random, five rounds in turn; nothing is left out of the sums. Seconds are those the processor worked
for this program, so that whatever else the machine does costs none of them much. A game of theirs is not a game of
ours: so the table names the moves of a game, too. Whatever is drawn or dealt by chance is not counted as a move.
"""

import argparse
import importlib
import json
import math
import os
import platform
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from rookery.engine.game import Game
from rookery.engine.runner import compiled
from rookery.engine.simulate import game_seeds, play_chunk
from rookery.env.batch import Batch
from rookery.games import GAMES, find

ROUNDS = 5
BATCH = 1024
PEERS = {"pyspiel": "open_spiel", "pettingzoo": "pettingzoo", "rlcard": "rlcard", "pgx": "pgx"}
MISSING = "Not installed and so not measured: {}. `make peers` installs them all in a folder of their own."
PAGE = Path(__file__).parents[1] / "docs" / "performance.md"
PLOT = PAGE.parent / "images" / "peers.svg"
MARKS = "<!-- bench/peers.py -->\n", "<!-- end of bench/peers.py -->\n"
SINGLE, WHOLE, MANY = "one at a time, from Python", "whole games, compiled", f"{BATCH} at a time, from Python"

Played = tuple[int, int]  # moves and games


@dataclass
class Way:
    """A game that somebody's program plays, and how."""

    program: str
    game: str
    players: int
    how: str
    play: Callable[[], Played]  # some games, or some steps of many
    moves: int = 0
    games: int = 0
    seconds: float = 0.0

    def play_round(self, seconds: float) -> None:
        began = time.process_time()
        while (took := time.process_time() - began) < seconds:
            moves, games = self.play()
            self.moves, self.games = self.moves + moves, self.games + games
        self.seconds += took

    def result(self) -> dict[str, Any]:
        # Of many games stepped together the short ones end first: a mean needs some rounds of them.
        enough = 10 * BATCH if self.how == MANY else 1
        return {
            "program": self.program,
            "game": self.game,
            "players": self.players,
            "how": self.how,
            "moves_per_game": self.moves / self.games if self.games >= enough else None,
            "moves_per_second": self.moves / self.seconds,
        }


# Rookery ---------------------------------------------------------------------------------------------------------


def rookery(name: str, players: int) -> Iterator[Way]:
    game = find(name)
    yield Way("Rookery", name, players, WHOLE, whole_games(game, players))
    yield Way("Rookery", name, players, MANY, stepped_together(game, players))
    yield Way("Rookery", name, players, SINGLE, stepped_alone(game, players))


def whole_games(game: Game, players: int) -> Callable[[], Played]:
    runner, start, played = compiled(game), game.new_states(players, {}), [0]

    def play() -> Played:
        *_, lengths = play_chunk(runner, start, game_seeds(1, played[0], 200))
        played[0] += 200
        return int(np.abs(lengths).sum()), 200

    return play


def stepped_together(game: Game, players: int) -> Callable[[], Played]:
    """Observations and masks included."""
    batch, actions = Batch(game, players, BATCH, jobs=1), np.zeros(BATCH, np.int64)
    batch.seed(np.arange(BATCH))
    batch.begin()

    def play() -> Played:
        batch.choose_at_random(actions)
        batch.step(actions)
        return BATCH, int(batch.terminations.sum())

    return play


def stepped_alone(game: Game, players: int) -> Callable[[], Played]:
    runner, start, room = compiled(game), game.new_states(players, {}), np.zeros(game.rules.MAX_LEGAL, np.int16)
    states, played = start.copy(), [0]

    def play() -> Played:
        states[:] = start
        runner.setup(states, 0, played[0])
        moves = 0
        while count := runner.legal(states, 0, room):
            runner.apply(states, 0, room[random.randrange(count)])
            moves += 1
        played[0] += 1
        return moves, 1

    return play


# The others ------------------------------------------------------------------------------------------------------


def open_spiel(program: str, name: str) -> Way:
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> Played:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
        return moves, 1

    return Way(program, name.removeprefix("python_").removeprefix("rookery_"), game.num_players(), SINGLE, play)


def classic(name: str) -> Way:
    return pettingzoo("PettingZoo", name, importlib.import_module(f"pettingzoo.classic.{name}").env())


def pettingzoo(program: str, name: str, env: Any) -> Way:
    env.reset(seed=1)

    def play() -> Played:
        env.reset()
        moves = 0
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            over = termination or truncation
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
            moves += not over
        return moves, 1

    return Way(program, name, len(env.possible_agents), SINGLE, play)


def rlcard(name: str) -> Way:
    import rlcard as library

    env = library.make(name, config={"seed": 1})

    def play() -> Played:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            moves += 1
        return moves, 1

    return Way("RLCard", name, env.num_players, SINGLE, play)


def pgx(name: str) -> Way:
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental.wrappers import auto_reset

    env = library.make(name)
    begin, step = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def random_step(state: Any, key: Any) -> tuple[Any, Any]:
        key, choosing, chance = jax.random.split(key, 3)
        scores = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choosing, scores, axis=-1)
        return step(state, actions, jax.random.split(chance, BATCH)), key

    key = jax.random.PRNGKey(1)
    now = [begin(jax.random.split(key, BATCH)), key]

    def play() -> Played:
        now[:] = random_step(*now)
        ended = int(now[0].terminated.sum())  # waits for the step, as somebody who looks at the result would
        return BATCH, ended

    return Way("Pgx", name, env.num_players, MANY, play)


def ways(missing: list[str]) -> Iterator[Way]:
    for name in GAMES:
        for players in (2, 4):
            yield from rookery(name, players)
    if "pyspiel" not in missing:
        importlib.import_module("open_spiel.python.games")  # registers those written in Python
        for name in ("connect_four", "backgammon", "gin_rummy", "hearts", "hive"):
            yield open_spiel("OpenSpiel, C++", name)
        for name in ("python_tic_tac_toe", "python_kuhn_poker", "python_block_dominoes"):
            yield open_spiel("OpenSpiel, Python", name)
        importlib.import_module("rookery.env.openspiel")
        for name in GAMES:
            yield open_spiel("Rookery in OpenSpiel", f"python_rookery_{name}")
    if "pettingzoo" not in missing:
        for name in ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4"):
            yield classic(name)
        ours = importlib.import_module("rookery.env.pettingzoo")
        for name in GAMES:
            yield pettingzoo("Rookery in PettingZoo", name, ours.env(name))
    if "rlcard" not in missing:
        for name in ("leduc-holdem", "uno", "gin-rummy", "mahjong"):
            yield rlcard(name)
    if "pgx" not in missing:
        for name in ("connect_four", "backgammon", "sparrow_mahjong", "go_9x9"):
            yield pgx(name)


def measure(seconds: float, missing: list[str]) -> list[dict[str, Any]]:
    all_ways = list(ways(missing))
    for way in all_ways:
        way.play()  # loads and compiles
    for _ in range(ROUNDS):
        for way in all_ways:
            way.play_round(seconds)
    return [way.result() for way in all_ways]


# Telling ---------------------------------------------------------------------------------------------------------


def table(results: list[dict[str, Any]]) -> Iterator[str]:
    columns = "program", "game", "players", "how", "moves in a game", "moves a second"
    yield "| " + " | ".join(columns) + " |"
    yield "|" + " --- |" * len(columns)
    for one in results:
        length = f"{one['moves_per_game']:.0f}" if one["moves_per_game"] else "–"
        names = f"{one['program']} | {one['game'].replace('_', ' ')} | {one['players']} | {one['how']}"
        yield f"| {names} | {length} | {one['moves_per_second']:,.0f} |"


def plot(results: list[dict[str, Any]]) -> str:
    """A bar for each row on a scale where each line is ten times the last."""
    row, left, width = 20, 330, 900
    least, most = 3, math.ceil(math.log10(max(one["moves_per_second"] for one in results)))
    height = row * len(results) + 40

    def x(speed: float) -> float:
        return left + (width - left - 70) * max(0.0, math.log10(speed) - least) / (most - least)

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">']
    parts.append(f'<title>Moves a second</title><rect width="{width}" height="{height}" fill="#fff"/>')
    for power in range(least, most + 1):
        parts.append(f'<line x1="{x(10**power):.1f}" y1="0" x2="{x(10**power):.1f}" y2="{height - 36}" stroke="#ddd"/>')
        parts.append(
            f'<text x="{x(10**power):.1f}" y="{height - 22}" font-size="11" text-anchor="middle">{10**power:,}</text>'
        )
    for number, one in enumerate(results):
        y, colour = number * row + 4, "#2a6f97" if one["program"].startswith("Rookery") else "#b08968"
        how = {SINGLE: "", WHOLE: ", whole games", MANY: f", {BATCH} at a time"}[one["how"]]
        name = f"{one['program']}: {one['game'].replace('_', ' ')}, {one['players']} p.{how}"
        parts.append(f'<text x="{left - 6}" y="{y + 11}" font-size="11" text-anchor="end">{name}</text>')
        end = x(one["moves_per_second"])
        parts.append(f'<rect x="{left}" y="{y}" width="{max(1.0, end - left):.1f}" height="14" fill="{colour}"/>')
        parts.append(f'<text x="{end + 5:.1f}" y="{y + 11}" font-size="11">{one["moves_per_second"]:,.0f}</text>')
    parts.append(
        f'<text x="{(left + width) / 2:.0f}" y="{height - 5}" font-size="12" text-anchor="middle">moves a second</text>'
    )
    return "\n".join([*parts, "</svg>\n"])


def circumstances(load: float, seconds: float) -> str:
    """What else there is to know about a run, in a sentence."""
    lines = Path("/proc/cpuinfo").read_text().splitlines()
    model = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "unknown")
    busy = "nothing else running" if load < 0.2 else f"a busy machine: {load:.1f} programs wanted its cores before"
    versions = ", ".join(f"{name} {version(name)}" for name in ("numba", *PEERS.values()))
    return (
        f"`bench/peers.py --seconds {seconds:g} --write` on {date.today()}, one of {os.cpu_count()} cores ({model}),"
        f" Python {platform.python_version()}, {versions}; {busy}."
    )


def write(results: list[dict[str, Any]], told: str) -> None:
    """Put the table where the page has its marks, in place of the last one, and the plot beside it."""
    begin, end = MARKS
    before, _, rest = PAGE.read_text().partition(begin)
    _, found, after = rest.partition(end)
    if not found:
        sys.exit(f"{PAGE} has no lines {begin.strip()} and {end.strip()}; add them where the table belongs.")
    picture = "![Moves a second, each line ten times the last](images/peers.svg)"
    PAGE.write_text(before + begin + "\n".join([told, "", *table(results), "", picture, ""]) + end + after)
    PLOT.write_text(plot(results))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each of five rounds")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="into docs/performance.md and docs/images/peers.svg")
    chosen = parser.parse_args()
    missing = [name for name in PEERS if not find_spec(name)]
    if missing:
        print(MISSING.format(", ".join(PEERS[name] for name in missing)), file=sys.stderr)
        if chosen.write:
            sys.exit("The table stays as it is, for it compares them all.")
    load = os.getloadavg()[0]
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    results = measure(chosen.seconds, missing)
    if chosen.write:
        write(results, circumstances(load, chosen.seconds))
    print(json.dumps(results, indent=1) if chosen.json else "\n".join(table(results)))


if __name__ == "__main__":
    main()
