"""Records the guided first game of Moa, tour.json: python web/src/games/moa/tour.py [SEED ...]

Ada follows a plan that shows each action once; two bots play as they like. With several seeds the first is taken in
which everything happens early; the one that was found is the default, so that the same tour comes out again.
"""

import json
import random
import sys
from pathlib import Path

from rookery.bots import bot_of, choose
from rookery.engine.runner import compiled
from rookery.games import find
from rookery.games.moa.table import BOX
from rookery.server import telling
from rookery.server.messages import encode
from rookery.server.storage import Kept
from rookery.server.table import Table
from rookery.words import Refusal

PLAYERS, ADA = 3, 0
WANTED = {"place", "lead", "defend", "buy", "use", "sell"}
LATEST = 6  # round
SEED = 14


def plain(message):
    return json.loads(encode(message))


class Recording:
    def __init__(self, seed):
        self.game = find("moa")
        agreed = {
            "players": PLAYERS,
            "options": self.game.check_options({}),
            "seed": seed,
            "salt": "",
            "listed": False,
            "watch": False,
            "made": 0.0,
        }
        self.table = Table(Kept("tour", agreed), self.game, compiled(self.game))
        self.bot, self.seed = bot_of("greedy"), seed
        self.done, self.steps, self.line = set(), [], None
        for seat in range(PLAYERS):
            self.table.take(self.table.may_sit(seat, "person", "-", secret="-"))

    @property
    def view(self):
        return self.state()["view"]

    def state(self):
        found = plain(telling.state(self.table, [ADA], {ADA}))
        found.pop("back", None)
        found["players"] = [{"who": "bot", "level": "easy"} for _ in range(PLAYERS)]  # called after birds, by level
        found["players"][ADA] = {"who": "person"}
        return found

    def legal(self):
        return [self.table.match.text(move) for move in self.table.match.legal()]

    def make(self, text):
        event = self.table.may_move(self.table.match.seat, text, self.table.version)
        self.table.take(event)
        self.line = plain(telling.line(self.table, self.table.version, event, self.table.match.notes(), ADA))
        self.line["at"] = 0

    def say(self, key, move=None):
        self.steps.append({"say": key, **({"move": move} if move else {}), "state": self.state(), "line": self.line})

    def teach(self, key, move):
        """A step that waits for this move, and the move."""
        self.say(key, move)
        self.make(move)

    def others(self):
        """Bots play until Ada is asked."""
        match = self.table.match
        while match.seat != ADA and not match.over:
            self.make(match.text(choose(self.bot, match, self.seed)))

    def pay(self, first="", last=""):
        """Spend the cards that fit best until it is enough; the first card and the end can be steps."""
        while self.view["asked"] == "payment":
            paying, legal = self.view["payment"], self.legal()
            missing = paying["need"] - paying["paid"][paying["icon"]]
            puts = [move for move in legal if move.startswith("put ")]
            if missing <= 0 and (puts or "done" in legal):
                move = puts[-1] if puts else "done"
                self.teach(last, move) if last else self.make(move)
                return
            spend = [move for move in legal if move.startswith("spend ")]
            best = max(spend, key=lambda move: self.fitting(move.split()[1], paying["icon"], missing))
            self.teach(first, best) if first else self.make(best)
            first = ""

    def fitting(self, name, icon, missing):
        shown = {}
        if name.startswith("tile-"):
            words = name.removeprefix("tile-").split("-")
            shown = {kind: int(number) for number, kind in zip(words[::2], words[1::2], strict=True)}
        elif name in BOX["birds"]:
            shown = BOX["birds"][name]
        elif name == "two-fight":
            shown = {"fight": 2}
        useful = shown.get(icon, 0)
        wasted = sum(number for kind, number in shown.items() if kind not in (icon, "copies"))
        if icon == "bird":
            return useful, -wasted
        return min(useful, missing), -max(0, useful - missing), -wasted

    def turn(self):
        """One decision of Ada, by the plan."""
        asked, legal = self.view["asked"], self.legal()

        def fresh(verb):
            return verb not in self.done

        def find_move(start):
            return next((move for move in legal if move.startswith(start)), None)

        if asked == "defence":
            if fresh("defend"):
                self.done.add("defend")
                self.teach("tour-defend", "defend")
                self.pay("tour-fight", "tour-defended")
            else:
                self.make("decline")
        elif asked == "turn":
            use = [move for move in legal if move.startswith("use ")]
            if use and fresh("use"):
                self.done.add("use")
                self.teach("tour-use", use[0])
            elif fresh("place") and find_move("place"):
                self.done.add("place")
                where = max((move for move in legal if move.startswith("place")), key=self.worth)
                self.teach("tour-place", where)
                self.pay("tour-spend", "tour-put")
            elif fresh("lead") and find_move("lead"):
                self.done.add("lead")
                self.teach("tour-lead", find_move("lead"))
                self.pay("tour-honour")
            elif fresh("sell") and "lead" in self.done and find_move("sell"):
                self.done.add("sell")
                self.teach("tour-sell", find_move("sell"))
                self.pay()
            elif fresh("buy") and find_move("buy draw-one"):
                self.done.add("buy")
                self.teach("tour-buy", "buy draw-one")
                self.pay()
            elif find_move("place") and self.view["A"]["spare_birds"] > 4:
                self.make(max((move for move in legal if move.startswith("place")), key=self.worth))
                self.pay()
            else:
                self.make("pass")
        elif asked == "payment":
            self.pay()
        else:
            self.make(random.Random(1).choice(legal) if "end" not in legal else "end")

    def worth(self, move):
        return BOX["territories"][move.split("@")[1]]["first"]

    def play(self):
        self.say("tour-welcome")
        self.say("tour-terrain")
        while not self.table.match.over and self.view["round"] <= LATEST and not self.done >= WANTED:
            self.others()
            if not self.table.match.over:
                self.turn()
        self.others()
        self.say("tour-end")
        return self.done >= WANTED


def main():
    for seed in map(int, sys.argv[1:] or [SEED]):
        recording = Recording(seed)
        try:
            whole = recording.play()
        except (Refusal, ValueError) as wrong:
            print(seed, wrong)
            continue
        print(seed, whole, recording.view["round"], sorted(WANTED - recording.done), len(recording.steps))
        if whole:
            options = recording.game.check_options({})
            found = json.dumps({"game": "moa", "options": options, "steps": recording.steps}, separators=(",", ":"))
            Path(__file__).with_name("tour.json").write_text(found + "\n")
            return


if __name__ == "__main__":
    main()
