"""A network that teaches itself Kokopelli for two by playing against itself (PPO), and is then tried against `greedy`.

    pip install -e '.[env,torch]'
    python examples/ppo.py --minutes 6 --out ppo        # a GPU is used if there is one
    python examples/ppo.py --games 256 --minutes 1      # a first look, on a laptop

The whole of it: `VectorGames` plays thousands of games at once, the same network for both seats. What is good for one
seat is bad for the other, so where the turn passes on, values and advantages change their sign; that is all that is
special about two players. The rest is PPO as in the paper (Schulman et al. 2017), with generalised advantages.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from rookery.bots import bot_of, choose
from rookery.engine.features import TYPE
from rookery.engine.learning import own_numbers
from rookery.engine.match import Match
from rookery.engine.runner import compiled
from rookery.env.vector import VectorGames
from rookery.games import find

STEPS = 32  # in each game between two lessons
EPOCHS = 2
MINIBATCH = 16384
DISCOUNT, TRACE = 0.998, 0.95  # a little impatience: nothing forces players to end a game
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
RATE = 5e-4
POINTS = 20.0  # ahead are as good as any more
LONGEST = 600  # moves of a game

GAME = find("kokopelli")


class Network(nn.Module):
    """What a seat sees goes in; how good each action is, and the position, comes out."""

    def __init__(self, width: int = 512, blocks: int = 3) -> None:
        super().__init__()
        _, high = GAME.learn.FEATURES.bounds(players=2)
        self.register_buffer("scale", 1 / torch.tensor(high, dtype=torch.float32))
        self.enter = nn.Linear(len(high), width)
        self.blocks = nn.ModuleList(
            nn.Sequential(nn.LayerNorm(width), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, width))
            for _ in range(blocks)
        )
        self.leave = nn.LayerNorm(width)
        self.policy, self.value = nn.Linear(width, GAME.rules.N_ACTIONS), nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.value.weight)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        x = self.enter(seen * self.scale)
        for block in self.blocks:
            x = x + block(x)
        x = self.leave(x).relu()
        return self.policy(x).float().masked_fill(mask == 0, -1e9), self.value(x).float().squeeze(-1)


class Learner:
    def __init__(self, games: int, device: str) -> None:
        self.device = device
        self.network = Network().to(device)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=RATE, eps=1e-5)
        self.table = VectorGames(GAME, players=2, num_envs=games, reward="score", max_moves=LONGEST)
        self.table.reset(seed=1)
        self.played = 0

    def think(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda"):
            return self.network(seen, mask)

    def look(self) -> tuple[Tensor, Tensor, Tensor]:
        """What the seats to move see, what they may do, and who they are. The arrays are the table's own: copies."""
        batch = self.table.batch
        shown = batch.observations, batch.masks, batch.seats
        seen, mask, seat = (torch.from_numpy(array).to(self.device, copy=True) for array in shown)
        return seen, mask, seat

    @torch.no_grad()
    def play(self) -> dict[str, Tensor]:
        """Some steps in every game, and what they were worth."""
        taken: list[dict[str, Tensor]] = []
        seen, mask, seat = self.look()
        for _ in range(STEPS):
            scores, value = self.think(seen, mask)
            choice = torch.distributions.Categorical(logits=scores)
            action = choice.sample()
            _, points, ended, broken_off, _ = self.table.step(action.cpu().numpy())
            step = {"seen": seen, "mask": mask, "action": action, "chance": choice.log_prob(action), "value": value}
            step["reward"] = torch.from_numpy(points).to(self.device, copy=True).div(POINTS).clamp(-1, 1)
            step["over"] = torch.from_numpy(ended | broken_off).to(self.device)
            seen, mask, next_seat = self.look()
            step["sign"] = torch.where(step["over"], 0.0, torch.where(next_seat == seat, 1.0, -1.0))
            seat = next_seat
            taken.append(step)
        self.played += STEPS * len(seat)
        return self.judge(taken, self.think(seen, mask)[1])

    def judge(self, taken: list[dict[str, Tensor]], value: Tensor) -> dict[str, Tensor]:
        """Generalised advantages, from the last step to the first, each for whoever moved."""
        advantage = torch.zeros_like(value)
        for step in reversed(taken):
            surprise = step["reward"] + DISCOUNT * step["sign"] * value - step["value"]
            advantage = surprise + DISCOUNT * TRACE * step["sign"] * advantage
            value = step["value"]
            step["advantage"], step["worth"] = advantage, advantage + value
        return {name: torch.cat([step[name] for step in taken]) for name in taken[0]}

    def learn(self, steps: dict[str, Tensor], left: float) -> None:
        """`left` is the part of the time still to come: late lessons are gentle ones."""
        for group in self.optimizer.param_groups:
            group["lr"] = RATE * max(left, 0.02)
        for _ in range(EPOCHS):
            order = torch.randperm(len(steps["action"]), device=self.device)
            for part in order.split(MINIBATCH):
                self.lesson({name: array[part] for name, array in steps.items()}, ENTROPY * max(left, 0.1))

    def lesson(self, steps: dict[str, Tensor], entropy: float) -> None:
        scores, value = self.think(steps["seen"], steps["mask"])
        choice = torch.distributions.Categorical(logits=scores)
        change = (choice.log_prob(steps["action"]) - steps["chance"]).exp()
        advantage = steps["advantage"]
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        better = torch.minimum(change * advantage, change.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
        wrong = (value - steps["worth"]).square().mean()
        loss = VALUE * wrong - better - entropy * choice.entropy().mean()
        self.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.optimizer.step()


@torch.no_grad()
def duel(learner: Learner, games: int, bot_name: str) -> dict[str, float]:
    """The network, choosing what it likes best, against a bot, in each seat as often: its share of wins and lead."""
    bot, runner, own = bot_of(bot_name), compiled(GAME), own_numbers(GAME, 2)
    matches = [Match.deal(GAME, 2, {}, 1_000_000 + number // 2, runner) for number in range(games)]
    width = GAME.learn.FEATURES.count(players=2)
    while waiting := [n for n, match in enumerate(matches) if not match.over and len(match.moves) < LONGEST]:
        seen = np.zeros((len(waiting), width), TYPE)
        mask = np.zeros((len(waiting), GAME.rules.N_ACTIONS), np.int8)
        for row, number in enumerate(waiting):
            match = matches[number]
            while not match.over and match.seat != number % 2:
                match.apply(choose(bot, match, number))
            runner.observe(match.copy_of_state(), 0, number % 2, seen[row])
            mask[row, own[number % 2, match.legal()]] = 1
        scores, _ = learner.think(*(torch.from_numpy(array).to(learner.device) for array in (seen, mask)))
        for row, number in enumerate(waiting):
            match, action = matches[number], int(scores[row].argmax())
            if not match.over:
                match.apply(int(np.flatnonzero(own[number % 2] == action)[0]))
    wins = [(n % 2 in match.winners) / max(1, len(match.winners)) for n, match in enumerate(matches)]
    leads = [match.scores[n % 2] - match.scores[1 - n % 2] for n, match in enumerate(matches)]
    return {"wins": float(np.mean(wins)), "lead": float(np.mean(leads)), "games": games}


def draw(curve: list[dict[str, Any]]) -> str:
    """The share of wins over the minutes as a picture of its own, legible on light and on dark pages."""
    width, height, left, bottom = 640, 320, 50, 40
    last = max(point["minutes"] for point in curve) or 1

    def place(minutes: float, wins: float) -> tuple[float, float]:
        return left + (width - left - 20) * minutes / last, (height - bottom) - (height - bottom - 20) * wins

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">']
    parts.append(f'<title>Share of wins against greedy</title><rect width="{width}" height="{height}" fill="#fff"/>')
    for wins in (0, 0.25, 0.5, 0.75, 1):
        (x1, y), (x2, _) = place(0, wins), place(last, wins)
        dash = ' stroke-dasharray="6 4"' if wins == 0.5 else ""
        parts.append(f'<line x1="{x1}" y1="{y}" x2="{x2}" y2="{y}" stroke="#bbb"{dash}/>')
        parts.append(f'<text x="{x1 - 8}" y="{y + 4}" font-size="12" text-anchor="end">{wins:.0%}</text>')
    for minutes in range(int(last) + 1):
        x, y = place(minutes, 0)
        parts.append(f'<text x="{x}" y="{y + 18}" font-size="12" text-anchor="middle">{minutes}</text>')
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(point["minutes"], point["wins"]) for point in curve))
    parts.append(f'<polyline points="{path}" fill="none" stroke="#2a6f97" stroke-width="2.5"/>')
    for point in curve:
        x, y = place(point["minutes"], point["wins"])
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#2a6f97"/>')
    parts.append(
        f'<text x="{width / 2}" y="{height - 6}" font-size="13" text-anchor="middle">minutes of training</text>'
    )
    return "\n".join([*parts, "</svg>\n"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=6.0, help="of training; duels come on top")
    parser.add_argument("--games", type=int, default=4096, help="played at once")
    parser.add_argument("--duels", type=int, default=7, help="during the training")
    parser.add_argument("--final", type=int, default=1000, help="games of the last duel")
    parser.add_argument("--out", type=Path, default=Path("ppo"), help="folder for the network and the curve")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(1)
    learner = Learner(chosen.games, "cuda" if torch.cuda.is_available() else "cpu")
    curve: list[dict[str, Any]] = []
    trained = 0.0  # minutes
    while trained < chosen.minutes or len(curve) <= chosen.duels:
        if trained >= chosen.minutes * len(curve) / chosen.duels:
            games = chosen.final if len(curve) == chosen.duels else max(2, chosen.final // 5)
            curve.append({"minutes": trained, "moves": learner.played, **duel(learner, games, "greedy")})
            print(json.dumps(curve[-1]), flush=True)
            (chosen.out / "curve.json").write_text(json.dumps(curve, indent=1) + "\n")
            (chosen.out / "curve.svg").write_text(draw(curve))
            torch.save(learner.network.state_dict(), chosen.out / "network.pt")
            continue
        began = time.perf_counter()
        learner.learn(learner.play(), left=1 - trained / chosen.minutes)
        trained += (time.perf_counter() - began) / 60


if __name__ == "__main__":
    main()
