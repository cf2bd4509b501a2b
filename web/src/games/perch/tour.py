"""Records the guided first game of Perch, tour.json: python web/src/games/perch/tour.py

The reader leads flock A on the farm for a first game, without goals. What is taught is made as planned below; all else
a bot decides for both. The seed is one for which the plan comes true.
"""

import json
from pathlib import Path

from rookery.bots import bot_of, choose
from rookery.engine.runner import compiled
from rookery.games import find
from rookery.server import telling
from rookery.server.messages import encode
from rookery.server.storage import Kept
from rookery.server.table import Table

PLAYERS, READER, SEED = 2, 0, 73
OPTIONS = {"goals": False, "tiles": "first-game"}
# Of the first round: what is said, and the move that it asks for.
FIRST_ROUND = (
    ("tour-perch", "perch A @pine nest"),
    ("tour-home", "perch A @hawk-nest"),
    ("tour-others", "perch dummy @ash"),
    ("", "perch A @hawk-nest"),
)
HAWK = (("tour-hawk", "hawk @ash"), ("tour-chase", "chase dummy @ash"), ("tour-fountain", "fountain 1"))


def plain(message):
    return json.loads(encode(message))


class Recording:
    def __init__(self):
        self.game = find("perch")
        agreed = {
            "players": PLAYERS,
            "options": self.game.check_options(OPTIONS),
            "seed": SEED,
            "salt": "",
            "listed": False,
            "watch": False,
            "made": 0.0,
        }
        self.table = Table(Kept("tour", agreed), self.game, compiled(self.game))
        self.bot, self.steps, self.line = bot_of("greedy"), [], None
        for seat in range(PLAYERS):
            self.table.take(self.table.may_sit(seat, "person", "-", secret="-"))

    def state(self):
        found = plain(telling.state(self.table, [READER], {READER}))
        found.pop("back", None)
        found["players"] = [{"who": "bot", "level": "easy"} for _ in range(PLAYERS)]  # called after birds, by level
        found["players"][READER] = {"who": "person"}
        return found

    def make(self, text):
        event = self.table.may_move(self.table.match.seat, text, self.table.version)
        self.table.take(event)
        self.line = plain(telling.line(self.table, self.table.version, event, self.table.match.notes(), READER))
        self.line["at"] = 0

    def say(self, key, move=None):
        self.steps.append({"say": key, **({"move": move} if move else {}), "state": self.state(), "line": self.line})

    def teach(self, key, move):
        """A step that waits for this move, and the move."""
        if key:
            self.say(key, move)
        self.make(move)

    def let(self):
        """One decision is the bot's, whoever has to decide."""
        match = self.table.match
        self.make(match.text(choose(self.bot, match, SEED)))

    def until(self, reached):
        match = self.table.match
        while not match.over and not (match.seat == READER and reached(self.state())):
            self.let()

    def moves(self, verb):
        return [choice["move"] for choice in self.state().get("legal", []) if choice["move"].startswith(f"{verb} ")]

    def play(self):
        """Each idea once, in the order in which it comes up."""

        def turn(state):
            return state["view"]["asked"] == "turn"

        self.say("tour-welcome")
        self.say("tour-medals")
        for key, move in FIRST_ROUND:
            self.until(turn)
            self.teach(key, move)
        self.until(lambda state: turn(state) and state["view"]["round"] == 2)
        self.say("tour-scored")
        for key, move in HAWK:
            self.teach(key, move)
        self.until(lambda state: self.moves("build"))
        self.teach("tour-build", self.best("build", "A"))
        self.until(lambda state: self.moves("strike"))
        self.teach("tour-strike", self.best("strike", "B"))
        self.until(lambda state: False)
        self.say("tour-end")

    def best(self, verb, flock):
        """On the largest stack of a flock."""
        tiles = self.state()["view"]["tiles"]
        own = [move for move in self.moves(verb) if move.split()[1] == flock]
        return max(own, key=lambda move: tiles[move.split("@")[1]]["birds"][flock])


def main():
    recording = Recording()
    recording.play()
    options = recording.game.check_options(OPTIONS)
    found = json.dumps({"game": "perch", "options": options, "steps": recording.steps}, separators=(",", ":"))
    Path(__file__).with_name("tour.json").write_text(found + "\n")


if __name__ == "__main__":
    main()
