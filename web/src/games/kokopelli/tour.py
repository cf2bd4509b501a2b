"""Records the guided first game of Kokopelli, tour.json: python web/src/games/kokopelli/tour.py [SEED ...]

Ada follows a plan: open the Hunter, feel what it does, complete it, then complete a neighbour's ceremony. Two bots
play as they like. With several seeds the first is taken in which all of that can happen; the one that was found is the
default, so that the same tour comes out again.
"""

import json
import sys
from pathlib import Path

from rookery.bots import bot_of, choose
from rookery.engine.runner import compiled
from rookery.games import find
from rookery.server import telling
from rookery.server.messages import encode
from rookery.server.storage import Kept
from rookery.server.table import Table

PLAYERS, ADA = 3, 0
OPTIONS = {"ceremonies": "beginner"}
HOME = "A2"
SEED = 31
LATEST = 7  # round in which a neighbour's ceremony must be completed


def plain(message):
    return json.loads(encode(message))


class Failed(Exception):
    """This seed does not show what the tour is about."""


class Recording:
    def __init__(self, seed):
        self.game = find("kokopelli")
        self.options = self.game.check_options(OPTIONS)
        agreed = {
            "players": PLAYERS,
            "options": self.options,
            "seed": seed,
            "salt": "",
            "listed": False,
            "watch": False,
            "made": 0.0,
        }
        self.table = Table(Kept("tour", agreed), self.game, compiled(self.game))
        self.bot, self.seed = bot_of("greedy"), seed
        self.steps, self.line = [], None
        for seat in range(PLAYERS):
            self.table.take(self.table.may_sit(seat, "person", "-", secret="-"))

    def state(self):
        found = plain(telling.state(self.table, [ADA], {ADA}))
        found.pop("back", None)
        found["players"] = [{"who": "bot", "level": "easy"} for _ in range(PLAYERS)]  # called after birds, by level
        found["players"][ADA] = {"who": "person"}
        return found

    @property
    def view(self):
        return self.state()["view"]

    def legal(self):
        return [self.table.match.text(move) for move in self.table.match.legal()]

    def make(self, text):
        if text not in self.legal():
            raise Failed(text)
        event = self.table.may_move(self.table.match.seat, text, self.table.version)
        self.table.take(event)
        self.line = plain(telling.line(self.table, self.table.version, event, self.table.match.notes(), ADA))
        self.line["at"] = 0

    def say(self, key, move=None):
        self.steps.append({"say": key, **({"move": move} if move else {}), "state": self.state(), "line": self.line})
        self.line = None  # what happened is shown once

    def teach(self, key, move):
        """A step that waits for this move, and the move."""
        if move not in self.legal():
            raise Failed(move)
        self.say(key, move)
        self.make(move)

    def others(self):
        """The bots' turns, told as one: what they did is seen all at once."""
        says, notes = [], []
        while self.table.match.seat != ADA:
            self.make(self.table.match.text(choose(self.bot, self.table.match, self.seed)))
            says += self.line.get("says", [])
            notes += self.line.get("notes", [])
        if says:
            self.line |= {"says": says, "notes": notes}

    def pile(self, space):
        return self.view[space[0]]["village"].get(space[1], [])


def foreign(recording):
    """A move that completes a neighbour's ceremony."""
    for text in recording.legal():
        if (
            text.startswith("add ")
            and not text.split("@")[1].startswith("A")
            and len(recording.pile(text.split("@")[1])) == 3
        ):
            return text
    return None


def record(seed):
    tour = Recording(seed)
    if tour.view["A"]["hand"].count("hunter") < 2 or "kokopelli" not in tour.view["A"]["hand"]:
        raise Failed
    tour.say("tour-welcome")
    tour.say("tour-tiles")
    tour.teach("tour-open", f"open hunter @{HOME}")
    tour.others()
    tour.say("tour-neighbours")
    tour.teach("tour-add", f"add hunter @{HOME}")
    tour.teach("tour-draw", "draw")
    tour.others()
    if len(tour.pile(HOME)) != 2:
        raise Failed
    tour.teach("tour-kokopelli", f"add kokopelli @{HOME}")
    hunter = f"add hunter @{HOME}"
    tour.teach("tour-complete", hunter if hunter in tour.legal() else f"add kokopelli @{HOME}")
    tour.say("tour-paid")
    tour.others()
    while not (move := foreign(tour)):
        # Nothing to complete over there yet: go on quietly until there is.
        if tour.view["round"] > LATEST or tour.view["asked"] != "action":
            raise Failed
        tour.make("draw")
        if tour.table.match.seat != ADA:
            tour.others()
    if tour.view["asked"] != "action" or tour.view["A"]["hand_cards"] < 2:
        raise Failed
    tour.teach("tour-foreign", move)
    tour.say("tour-host")
    tour.say("tour-more")
    tour.say("tour-end")
    return {"game": "kokopelli", "options": tour.options, "steps": tour.steps}


def main():
    for seed in map(int, sys.argv[1:] or [SEED]):
        try:
            tour = record(seed)
        except Failed:
            continue
        out = Path(__file__).with_name("tour.json")
        out.write_text(json.dumps(tour, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
        print(seed, [step.get("move", step["say"]) for step in tour["steps"]])
        return
    sys.exit("In none of these games can everything be shown.")


if __name__ == "__main__":
    main()
