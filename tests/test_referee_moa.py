"""Every decision of Moa is checked by a referee that was written from the rulebook alone (tests/referee_moa.py)."""

import random
from itertools import pairwise

import pytest
import refereeing
from conftest import TIMES, native
from referee_moa import DEFAULTS, ICONS, Referee
from refereeing import name_of, play_on
from referees import Disagreement

from rookery.engine.match import Match
from rookery.engine.runner import interpreted
from rookery.engine.state import window_on
from rookery.games import find

GAME = find("moa")
BOX = GAME.box

# ---- Games ----

LIKES = ["place", "lead", "attack", "sell", "buy", "pass", "spend", "put", "done", "defend", "decline", "use", "move"]
LIKES += ["discard", "keep", "neutral", "end", "wait", "continue", *map(str, range(1, 13))]
BUSY = {"place": 3, "lead": 30, "attack": 30, "sell": 10, "buy": 1.5, "pass": 0.1, "done": 4, "defend": 8}
FRUGAL = {"place": 4, "lead": 40, "attack": 12, "sell": 8, "buy": 0.3, "pass": 0.3, "done": 60, "defend": 6}
HOARDER = FRUGAL | {"buy": 6, "use": 0.3, "pass": 3, "attack": 2}
CROWDED = 12  # times as much one likes the few territories where all want to be


class Chooser:
    """Chooses moves by their text, each in its own way."""

    def __init__(self, policy, seed):
        self.policy, self.dice = policy, random.Random(seed)
        self.moods = [{like: 10 ** self.dice.uniform(-2, 1) for like in LIKES} for _ in range(5)]
        self.liked = self.dice.sample(range(1, 13), self.dice.choice([2, 3, 5]))
        self.liking = {}  # of move numbers

    def choose(self, seat, moves, texts, position):
        weights = [self.weight(seat, *both, position.get("payment")) for both in zip(moves, texts, strict=True)]
        return self.dice.choices(texts, weights)[0]

    def weight(self, seat, move, text, payment):
        verb, *words = text.split()
        place = next((word[1:] for word in words if word[0] == "@"), None)
        if self.policy == "random":
            return 1
        if self.policy == "headstrong":  # as the players of conftest.py
            return self.like(move if move < 4 else 4 + move // 24)
        if self.policy == "moody":
            return self.moods[seat][verb] * self.moods[seat].get(place, 1)
        if self.policy == "busy":
            return BUSY.get(verb, 1)
        crowding = CROWDED if self.policy == "crowd" and place and int(place) in self.liked else 1
        return crowding * self.careful(verb, words, payment)

    def like(self, group):
        return self.liking.setdefault(group, 0.01 + self.dice.random() ** 4)

    def careful(self, verb, words, payment):
        """Pays with what has the wanted icons and little more, and puts down most of the birds."""
        if verb == "spend":
            card = BOX["birds"].get(words[0])
            return 0.03 + (card[payment["icon"]] ** 2 if card else 3)
        if verb == "put":
            return 0.3 + int(words[0])
        return (HOARDER if self.policy == "hoard" else FRUGAL).get(verb, 1)


POLICIES = ["random", "headstrong", "moody", "busy", "frugal", "crowd", "hoard"]


def play(players, options, policy, seed, game=GAME, runner=None):
    """The match, and the objects that `replay --notes` would print for it, with the position after each move."""
    return play_on(Match.deal(game, players, options, seed, runner or native("moa")), Chooser(policy, seed))


def follow(match, lines, position=None):
    return refereeing.follow(Referee(match.players, match.options, match.game.box, position), match, lines)


def agree(match, lines, position=None):
    for _ in follow(match, lines, position):
        pass
    same_order_of_decks(lines)


SHUFFLED = {"deck": {"birds-shuffled", "period"}, "mammal_deck": {"mammals-shuffled"}, "terrain_deck": {"period"}}


def same_order_of_decks(lines):
    """Cards leave a deck at the top, and the others stay as they lie until it is shuffled."""
    for before, after in pairwise(lines):
        for deck, shuffles in SHUFFLED.items():
            if not shuffles & {note["note"] for note in after["notes"]}:
                cards, left = before["position"][deck], after["position"][deck]
                assert left == cards[len(cards) - len(left) :], (after["ply"], deck)


# ---- The referee and the engine agree ----

OTHER_VALUES = {name: [not default] for name, default in DEFAULTS.items() if isinstance(default, bool)}
OTHER_VALUES |= {"any_time_tiles": ["always"], "bought_tile_ready": ["round", "own-turn"]}
VARIANTS = [{}, *({name: value} for name, values in OTHER_VALUES.items() for value in values)]


@pytest.mark.parametrize("seed", range(TIMES))
@pytest.mark.parametrize("options", VARIANTS, ids=name_of)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_referee_agrees(players, options, seed):
    match, lines = play(players, options, POLICIES[(players + seed) % len(POLICIES)], seed)
    agree(match, lines)


def mixed(seed):
    """Players, options and policy of a game: from hardly any option to almost all of them changed."""
    chance = random.Random(seed)
    much = chance.choice([0.1, 0.5, 0.8])
    options = {name: chance.choice(values) for name, values in OTHER_VALUES.items() if chance.random() < much}
    return chance.choice([2, 2, 3, 4, 5]), options, chance.choice(POLICIES)


@pytest.mark.parametrize("seed", range(120 * TIMES))
def test_referee_agrees_with_mixed_options(seed):
    agree(*play(*mixed(seed), seed))


def test_referee_agrees_with_another_box():
    """Nothing is taken for granted: other numbers, and leader tiles that show two kinds of icons."""
    tiles = ["1 bird 1 fight", "1 honour 2 karakia", "5 points", "3 fight", "1 fight 1 honour", "2 bird"] * 2
    given = {
        "leader_tiles": {"tiles": tiles},
        "birds": {"kea": {"honour": 1, "copies": 8}, "eagle": {"fight": 3, "copies": 6}},
        "mammals": {"weasel": {"fight": 2, "points": 1, "tiles": 3}, "rat": {"tiles": 9, "honour": 1}},
        "karakia": {"draw-one": {"cost": 1}, "stronghold": {"copies": 3}, "move-birds": {"copies": 1}},
        "volcano": {"track": [0, 2, 3]},
        "territories": {"3": {"terrain": "mountain", "first": 9, "second": 8}},
    }
    game = find("moa", given)
    runner = interpreted(game)
    for seed in range(3 * TIMES):
        players, options, policy = mixed(seed)
        agree(*play(players, options, policy, seed, game, runner))


class Positions:
    """Positions as they hardly ever come up: decks that run out, land that is blocked, leaders left alone."""

    def __init__(self, players, seed):
        self.chance = random.Random(seed)
        self.seats = "ABCDE"[:players]
        self.colours = [*self.seats, *(["neutral"] if players == 2 else [])]
        self.birds = dict.fromkeys(self.colours, BOX["pieces"]["birds"])
        self.leaders = dict.fromkeys(self.colours, BOX["pieces"]["leaders"])
        self.cards = self.shuffled([bird for bird, told in BOX["birds"].items() for _ in range(told["copies"])])
        self.karakia = self.shuffled([tile for tile, told in BOX["karakia"].items() for _ in range(told["copies"])])
        self.mammals = self.shuffled([name for name, told in BOX["mammals"].items() for _ in range(told["cards"])])
        self.tiles = self.shuffled([tile.replace(" ", "-") for tile in BOX["leader_tiles"]["tiles"]])[:6]

    def shuffled(self, things):
        return self.chance.sample(things, len(things))

    def some(self, things, *numbers):
        """As many of some things as one of these numbers says, or all there are."""
        return [things.pop() for _ in range(min(self.chance.choice(numbers), len(things)))]

    def position(self):
        chance = self.chance
        volcano = chance.choice([0, 1, 2, 3, 4, 5, 6, 6, 6])
        blocked = chance.choice([0.1, 0.3, 0.9])
        lands = {str(number): self.land(blocked) for number in range(1, 12)}
        lands["12"] = {"tile": "none"} if volcano == 6 else self.land(blocked)
        position = {"round": chance.randint(1, 14), "volcano": volcano, "territories": lands}
        position |= {name: chance.choice(self.seats) for name in ("to_move", "first")}
        traders = [mammal for mammal in self.mammals if mammal != "weasel"]
        position["display"] = self.some(traders, 0, 2, 5, 9)
        position |= {seat: self.seat(traders, seat == position["to_move"]) for seat in self.seats}
        self.mammals = [*traders, *(mammal for mammal in self.mammals if mammal == "weasel")]
        if chance.random() < 0.4:
            position["mammal_deck"] = self.some(self.mammals, 0, 1, 2)
        few = chance.random()
        if few < 0.4:
            position["deck"] = self.some(self.cards, 0, 1, 2)
        if few < 0.2:
            position["discards"] = self.some(self.cards, 0, 1)
            position[chance.choice(self.seats)]["hand"] += self.cards
        return position

    def land(self, blocked):
        """Free, invaded, sold, or with a stronghold; nobody, a few or many there."""
        chance = self.chance
        weights = [1 - blocked, 0.45 * blocked, 0.2 * blocked, 0.35 * blocked]
        state = chance.choices(["free", "invaded", "sold", "stronghold"], weights)[0]
        land = {"tile": "none"} if state in ("invaded", "sold") or chance.random() < 0.5 else {}
        if state == "stronghold" or (state == "invaded" and chance.random() < 0.2):
            land["stronghold"] = True
        if state in ("invaded", "sold"):
            land["mammal"] = chance.choice(["dog", "possum", "rat", *(["weasel"] if state == "invaded" else [])])
        if state == "sold":
            land["sold_by"] = chance.choice(self.seats)
        return land if state == "invaded" else land | self.pieces()

    def pieces(self):
        birds, chance = {}, self.chance
        for colour in chance.sample(self.colours, chance.randint(0, min(3, len(self.colours)))):
            birds[colour] = min(chance.choice([1, 1, 2, 5]), self.birds[colour])
            self.birds[colour] -= birds[colour]
        leaders = [colour for colour in self.colours if self.leaders[colour]]
        if not leaders or chance.random() < 0.6:
            return {"birds": birds}
        leader = chance.choice(leaders)
        self.leaders[leader] -= 1
        return {"birds": birds, "leader": leader, "tile": "none"}

    def seat(self, traders, to_move):
        return {
            "hand": self.some(self.cards, 1, 3, 9) if to_move else self.some(self.cards, 0, 1, 3, 9, 12),
            "karakia": self.some(self.karakia, 0, 1, 2, 4),
            "leader_tiles": self.some(self.tiles, 0, 1, 2),
            "beaten": self.chance.choices(["dog", "possum", "rat", "weasel"], k=self.chance.choice([0, 0, 1, 2])),
            "sold_to": self.some(traders, 0, 0, 1),
            "score": self.chance.randint(0, 20),
        }


@pytest.mark.parametrize("seed", range(100 * TIMES))
def test_referee_agrees_from_any_position(seed):
    players, options, policy = mixed(seed)
    start = GAME.new_states(players, options)
    GAME.position.arrange(window_on(GAME.rules.STATE)(start), Positions(players, seed).position())
    match = Match(GAME, start, native("moa"))
    match.options = options
    position = GAME.position.describe(match.state)
    agree(*play_on(match, Chooser(policy, seed), most=60), position)


ASKED = ["turn", "after-action", "payment", "defence", "discard", "move", "keep", "neutral", "any-time", "next-round"]
WHYS = ["first", "second", "beaten", "sold", "leader-tiles"]
NOTES = {name for name, *_ in GAME.moves.NOTES} - {"points", "neutral-points"}
TO_BE_SEEN = {
    *NOTES,
    *(f"points {why}" for why in WHYS),
    *("neutral-points first", "neutral-points second"),
    *(f"asked {asked}" for asked in ASKED),
    *(f"use {tile}" for tile in BOX["karakia"] if tile != "two-fight"),
    *(f"move {what}" for what in ("1", "2", "leader", "leader+1")),
    *(f"neutral {what}" for what in ("1", "2", "leader", "nothing")),
    *("keep bird", "keep leader", "put 0", "spend two-fight"),
    *(f"spend tile-2-{icon}" for icon in ICONS if icon != "honour"),
    *("spend tile-1-honour", "M44 tie broken by pieces", "M44 shared win"),
    *("A6 strongholds fell again", "M30 Two Fight in a defence", "M38 second place shared", "R15 several turned away"),
    *("R17 eruption of sold land", "R17 eruption of invaded land", "R23 defence by one who has less"),
    *("R39 attack beside a stronghold", "R42 lone leader stays", "R43 lone leader of another goes"),
    *("R50 several Two Fight", "R53 into sold land", "R54 seller gone", "R58 leader decides", "R59 first place shared"),
    *("R60 three or more at once", "R61 leader in a tie for second", "R72 neutral pieces lost"),
    *("Z10 no mammal tile left",),
}


def situations(match, line):
    """What is remarkable about a move: each note, what is asked after it, and how the game ends."""
    for note in line["notes"]:
        yield " ".join(str(note[key]) for key in ("note", "why") if key in note)
    yield f"asked {line['position']['asked']}"
    yield " ".join((line["move"] or "").split()[:2])
    if line["position"]["over"]:
        best = match.scores.count(max(match.scores))
        if best > 1:
            yield "M44 tie broken by pieces" if best > len(match.winners) else "M44 shared win"


RICH = [561, 132, 225, 1311, 172, 429, 1176, 93, 434, 627]  # as the cards are shuffled now, these games will do


def test_everything_happens_in_some_game():
    """The referee's consent is worth little where nothing happens: games until all there is has been seen."""
    missing = set(TO_BE_SEEN)
    for seed in (*RICH, *range(3000)):
        players, options, policy = mixed(seed)
        match, lines = play(players, options, policy, seed)
        try:
            for referee, line in follow(match, lines):
                missing -= set(situations(match, line)) | set(+referee.rare)
        except Disagreement as disagreement:
            raise AssertionError(f"{players} players, {options}, {policy}, seed {seed}") from disagreement
        if not missing:
            break
    assert missing == set()


# ---- The referee notices ----


def disagree(match, lines):
    with pytest.raises(Disagreement):
        agree(match, lines)


@pytest.mark.parametrize("name", OTHER_VALUES)
def test_each_option_matters(name):
    """A referee who thinks that an option is set otherwise finds out in some game."""
    for seed in range(128, 700):
        match, lines = play(2 + 3 * (name == "mammal_tiles_limited"), {}, "busy" if seed % 2 else "hoard", seed)
        match.options = match.options | {name: OTHER_VALUES[name][0]}
        try:
            agree(match, lines)
        except Disagreement:
            return
    pytest.fail(f"{name} made no difference")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_spoilt_object_is_noticed(players):
    match, lines = play(players, {"any_time_tiles": "always"}, "frugal", players)
    assert refereeing.unnoticed(Referee, match, lines, players, 80 * TIMES) == []


def test_spoilt_order_of_objects_is_noticed():
    refereeing.spoil_order(agree, *play(3, {}, "frugal", 4))


def test_the_program(tmp_path, capsys):
    match, _lines = play(3, {"any_time_tiles": "always"}, "busy", 6)
    refereeing.run_as_program(Referee, match, tmp_path, capsys)
