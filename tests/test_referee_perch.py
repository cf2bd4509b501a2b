"""Every decision of Perch is checked by a referee that was written from the rulebook alone (tests/referee_perch.py)."""

import random

import pytest
import refereeing
from conftest import TIMES, Player, native
from referee_perch import DEFAULTS, HOMES, Referee, beside, crossings_of, kind, outline, places_of
from refereeing import name_of, play_on
from referees import Disagreement

from rookery.engine.match import Match
from rookery.engine.runner import interpreted
from rookery.engine.state import window_on
from rookery.games import find
from rookery.words import Refusal

GAME = find("perch")
BOX = GAME.box
TILES = list(BOX["tiles"])
CREATURES = set(HOMES.values())

# ---- Games ----

POLICIES = ["random", "headstrong", "keeper", "crowd", "special", "nester"]


class Chooser:
    """Chooses moves: at random, with a will of its own, or with a liking for creatures, tiles or nests."""

    def __init__(self, policy, seed):
        self.policy, self.dice = policy, random.Random(seed)
        self.player = Player(seed, policy == "headstrong")
        self.liked = self.dice.sample(list(BOX["tiles"]), self.dice.choice([3, 6, 9]))

    def choose(self, seat, moves, texts, position):
        if self.policy in ("random", "headstrong"):
            return texts[moves.index(self.player.choose(moves))]
        return self.dice.choices(texts, map(self.weight, texts))[0]

    def weight(self, text):
        verb, *words = text.split()
        if verb == "perch":
            return self.weight_of_tile(words[1][1:]) * (3 if words[-1] == "nest" else 1)
        likes = {"skip": 0.05, "end": 0.05, "build": 2, "strike": 3} | dict.fromkeys(CREATURES, 40)
        return likes.get(verb, 1)

    def weight_of_tile(self, tile):
        if self.policy == "keeper":
            return 4 if tile in HOMES else 1
        if self.policy == "special":
            return 50 if tile == "overstuffed" else 8 if kind(tile) == "special" else 1
        if self.policy == "nester":
            return 1 + 4 * BOX["tiles"][tile]["nests"]
        return 15 if tile in self.liked else 1


def play(players, options, policy, seed, game=GAME, runner=None):
    """The match, and the objects that `replay --notes` would print for it, with the position after each move."""
    return play_on(Match.deal(game, players, options, seed, runner or native("perch")), Chooser(policy, seed))


def follow(match, lines, position=None):
    return refereeing.follow(Referee(match.players, match.options, match.game.box, position), match, lines)


def agree(match, lines, position=None):
    for _ in follow(match, lines, position):
        pass


# ---- The referee's farm ----

RINGS = {
    2: "00 11 20 22 24 13 04 02",
    4: "01 10 21 30 32 34 23 14 03",
    5: "00 11 20 31 40 42 44 33 24 13 04 02",
}


@pytest.mark.parametrize(("players", "crossings", "diagonals"), [(2, 6, 4), (4, 9, 6), (5, 12, 10)])
def test_the_farm(players, crossings, diagonals):
    """Edge, crossings and diagonals as they were worked out by hand for the three farms."""
    places = places_of(players)
    assert " ".join(f"{column}{row}" for column, row in outline(places)) == RINGS[players]
    assert len(crossings_of(places)) == crossings
    referee = Referee(players, {}, BOX)
    lines = {
        (at, down) for at in places for down in (1, -1) if {(at[0] + i, at[1] + i * down) for i in (1, 2)} <= {*places}
    }
    assert len(lines) == diagonals
    assert all(referee.in_diagonal({(x + i, y + i * down) for i in range(3)}, 3) for (x, y), down in lines)


def test_the_outline_around_a_hole():
    """Without the upper middle tile of the smallest farm three tiles are passed twice."""
    places = [place for place in places_of(2) if place != (1, 1)]
    assert " ".join(f"{column}{row}" for column, row in outline(places)) == "00 02 13 22 20 22 24 13 04 02"


# ---- The referee and the engine agree ----

OTHER_VALUES = {name: not default for name, default in DEFAULTS.items() if isinstance(default, bool)}
OTHER_VALUES |= {"tiles": "first-game", "rookery_adds": "second-place"}
VARIANTS = [{}, *({name: value} for name, value in OTHER_VALUES.items())]


def test_the_referee_knows_all_options():
    assert GAME.check_options({}) == DEFAULTS


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
    options = {name: value for name, value in OTHER_VALUES.items() if chance.random() < much}
    if chance.random() < 0.8:
        options.pop("tiles", None)
    return chance.choice([2, 2, 3, 4, 5]), options, chance.choice(POLICIES)


@pytest.mark.parametrize("seed", range(200 * TIMES))
def test_referee_agrees_with_mixed_options(seed):
    agree(*play(*mixed(seed), seed))


def test_referee_agrees_with_another_box():
    """Nothing is taken for granted: other numbers, and another fountain."""
    given = {
        "tiles": {
            "ash": {"points": [0, 1, 9], "nests": 0},
            "statue": {"birds_a_point": 3, "nests": 1},
            "overstuffed": {"limit": 4},
            "hanging-nest": {"limit": 6, "nests": 1},
            "rookery": {"birds": 3},
        },
        "fountain": {"points_2_3": [1, 2, 3, 4, 9], "supports_2_3": ["", "", "", "", "1 2 4"]},
        "goals": {"one-tree": {"number": 3, "points": 9}, "corners": {"number": 1}, "absent": {"number": 1}},
    }
    game = find("perch", given)
    runner = interpreted(game)
    for seed in range(12 * TIMES):
        players, options, policy = mixed(seed)
        agree(*play(players, options, policy, seed, game, runner))


class Positions:
    """Positions as they hardly ever come up: no birds left, a full fountain, a hole in the farm."""

    def __init__(self, players, goals, seed):
        self.chance, self.players = random.Random(seed), players
        usable = [name for name, goal in BOX["goals"].items() if goal["players"][0] <= players <= goal["players"][1]]
        self.goals = self.chance.sample(usable, players) if goals else []
        self.seats = list("ABCDE"[:players])
        self.flocks = [*self.seats, *(["dummy"] if players == 2 else [])]
        self.places = places_of(players)
        self.left = dict.fromkeys(self.flocks, BOX["game"]["birds"])
        if players > 2:
            # With no bird in any hand two upkeeps follow each other: more than the notes of a move have room for.
            self.left[self.chance.choice(self.seats)] -= 4 * BOX["game"]["rounds"]

    def take(self, flock, *numbers):
        """As many birds as one of these numbers says, or all there are."""
        number = min(self.chance.choice(numbers), self.left[flock])
        self.left[flock] -= number
        return number

    def some(self, *numbers):
        found = {flock: self.take(flock, *numbers) for flock in self.chance.sample(self.flocks, len(self.flocks))}
        return {flock: number for flock, number in found.items() if number}

    def position(self):
        chance, farm = self.chance, self.farm()
        self.gone = "overstuffed" if "overstuffed" in farm and chance.random() < 0.7 else ""
        there = [name for name in farm if name != self.gone]
        position = {"round": chance.choice([1, 2, 3, 4, 4, 5, 5]), "farm": farm, "gone": self.gone}
        position |= {name: chance.sample(self.seats, self.players) for name in ("order", "track")}
        position |= {"to_move": chance.choice(self.seats), "perched": chance.random() < 0.2}
        position["bonus_taken"] = not position["perched"] and chance.random() < 0.2
        for seat in self.seats:
            position[seat] = self.seat(seat == position["to_move"])
            if self.goals:
                position[seat]["goal"] = self.goals.pop()
        position["tiles"] = {name: self.tile(name) for name in there}
        position["creatures"] = {HOMES[name]: self.creature(HOMES[name], farm) for name in there if name in HOMES}
        position["fountain"] = self.fountain()
        position["bag"] = self.some(0, 0, 1, 3) if chance.random() < 0.7 else {}
        if chance.random() < 0.5:
            position["plaza"] = self.some(0, 2, 15, 20, 28)
        return position

    def farm(self):
        """Tiles of each kind, most often the Overstuffed Birdhouse among them; the Owl Barn at the edge."""
        chance, numbers = self.chance, {8: (3, 2, 3), 10: (4, 2, 4), 13: (5, 3, 5)}[len(self.places)]
        farm = []
        for number, which in zip(numbers, ("tree", "special", "home"), strict=True):
            tiles = chance.sample([name for name in BOX["tiles"] if kind(name) == which], number)
            if which == "special" and "overstuffed" not in tiles and chance.random() < 0.6:
                tiles[0] = "overstuffed"
            farm += tiles
        edge = outline(self.places)
        while True:
            chance.shuffle(farm)
            if chance.random() < 0.5:
                self.lay_beside_the_middle(farm)
            if "owl-barn" not in farm or self.places[farm.index("owl-barn")] in edge:
                return farm

    def lay_beside_the_middle(self, farm):
        """A hole beside a tile that has neighbours all around is one that birds can be pushed into."""
        middle = [spot for spot, at in enumerate(self.places) if all(place in self.places for place in beside(at))]
        if middle and "overstuffed" in farm:
            other = self.places.index(self.chance.choice(beside(self.places[middle[0]])))
            spot = farm.index("overstuffed")
            farm[spot], farm[other] = farm[other], farm[spot]

    def tile(self, name):
        chance, birds = self.chance, self.some(0, 0, 0, 1, 1, 2, 4)
        nests = chance.randint(0, BOX["tiles"][name]["nests"])
        flocks = chance.sample(list(birds), len(birds))
        housed = [flock for flock in birds if chance.random() < 0.1]
        return {"birds": birds, "nests": nests, "nested": flocks[: chance.randint(0, nests)], "housed": housed}

    def creature(self, name, farm):
        chance = self.chance
        places = [at for at, tile in zip(self.places, farm, strict=True) if tile != self.gone]
        if name == "owl":
            places = outline(places)
        if name == "squirrel":
            bench = self.places[farm.index("park-bench")]
            places = [at for at in places if at in (bench, *beside(bench))]
        keeper = chance.choice([*self.seats, "nobody"])
        found = {"keeper": keeper, "activated": chance.random() < 0.2}
        if keeper != "nobody" or chance.random() < 0.5:
            found["pawn"] = farm[self.places.index(chance.choice(places))]
        if name == "scarecrow":
            if "pawn" in found:
                names = sorted((farm[spot] for spot in chance.choice(crossings_of(self.places))), key=TILES.index)
                found["pawn"] = "+".join(names)
            found["last_keeper"] = keeper
        return found

    def fountain(self):
        """Empty, almost full, full, or anything between; from the ground up."""
        side = "2_3" if self.players < 4 else "4_5"
        supports, filled = BOX["fountain"][f"supports_{side}"], {}
        for _ in range(self.chance.choice([0, 3, 8, len(supports) - 1, len(supports)])):
            free = [
                str(space)
                for space, below in enumerate(supports, 1)
                if str(space) not in filled and all(number in filled for number in below.split())
            ]
            flocks = [flock for flock in self.flocks if self.left[flock]]
            if not flocks:
                break
            flock = self.chance.choice(flocks)
            filled[self.chance.choice(free)] = flock
            self.left[flock] -= 1
        return filled

    def seat(self, to_move):
        chance = self.chance
        found = {"score": chance.choice([0, 3, 20, 20, 60]), "hand": self.some(0, 0, 1)}
        if to_move and not found["hand"]:
            flock = max(self.left, key=self.left.get)
            found["hand"] = {flock: self.take(flock, 1)}
        return found | {name: chance.random() < 0.5 for name in ("birdhouse", "lightning")}


def from_any_position(seed):
    """A match of some seventy moves that begins at such a position, and the position."""
    players, options, policy = mixed(seed)
    start = GAME.new_states(players, options)
    for again in range(100):
        said = Positions(players, options.get("goals", True), 1000 * seed + again).position()
        try:
            GAME.position.arrange(window_on(GAME.rules.STATE)(start), said)
            break
        except Refusal:  # there is nothing to do
            start = GAME.new_states(players, options)
    match = Match(GAME, start, native("perch"))
    match.options = options
    position = GAME.position.describe(match.state)
    return *play_on(match, Chooser(policy, seed), most=70), position


@pytest.mark.parametrize("seed", range(150 * TIMES))
def test_referee_agrees_from_any_position(seed):
    agree(*from_any_position(seed))


ASKED = ["turn", "goal", "rookery", "return", "give", "take", "fountain", "scarecrow-place", "fox-step", "effect"]
TO_BE_SEEN = {
    *(name for name, *_ in GAME.moves.NOTES),
    *(f"points {why}" for why in (*BOX["tiles"], "goal", "largest-flock", "creatures", "fountain", "plaza")),
    *(f"asked {asked}" for asked in (*ASKED, "exchange", "")),
    *(f"move {verb}" for verb in GAME.moves.FORMS),
    *(f"{goal} {how}" for goal in BOX["goals"] for how in ("reached", "missed")),
    *("strike nest", "push off", "perch nest", "skip rookery", "skip give", "skip effect"),
    *("A1 part without a target", "A2 moved beside an empty nest", "A3 pushed nowhere under a birdhouse"),
    *("A4 protected birds are not swapped", "A6 the dog pushes into a hole, nowhere else is outside"),
    *("A7 the Cat pushes off", "A8 all tiles next to the Cat empty", "A10 protected birds on the Hanging Nest"),
    *("A11 protected birds on the Overstuffed Birdhouse", "A12 controller's stack protected"),
    *("A13 bag too small for the Birdbath", "A14 Scarecrow beside a hole", "A17 dummy has the largest flock"),
    *("A18 dummy leads a home", "A19 tie for first at the Statue", "B1 control regained after a lapse"),
    *("B2 swap of a lone nesting bird", "B3 dummy adds to the bag", "B8 the Owl walks after a tile has gone"),
    *("B9 a corner has gone", "B9 one tile is two corners", "B10 diagonal with a gap", "B11 dummy in the nest"),
    *("B13 the nest was struck", "B15 dummy's bird to the plaza", "B18 supply too small"),
    *("Z1 Birdbath draws one colour", "Z1 only one bird to give", "Z1 only one bird to take"),
    *("Z1 only one second step", "Z1 only one space of the fountain", "Z1 only one swap"),
    *("Z3 not placed in the last upkeep", "Z4 the Owl's outline passes a tile twice", "Z5 two busiest tiles"),
    *("Z6 no bird for the Scarecrow", "Z11 moved into an empty nest"),
    *("Z15 a hole is not outside for the dog", "Z15 a hole is not outside for the cat"),
    *("P18 a flock moves into a nest", "P33 equal points in the turn order", "P34 High Perch"),
    *("P41 tie for the largest flock", "P44 tie broken", "P44 shared win", "P46 dummy controls the Birdbath"),
    *("P46 dummy controls the Feeder", "P46 dummy controls the High Perch", "P50 no second step from a tile"),
    "P78 creature on a tile that goes",
}


def situations(match, before, line):
    """What is remarkable about a move: each note, what is asked after it, and how the game ends."""
    for note in line["notes"]:
        yield note["note"]
        yield f"points {note.get('why')}"
    yield f"asked {line['position']['asked']}"
    verb, *words = (line["move"] or "none").split()
    yield f"move {verb}"
    yield f"{verb} {before}"
    yield from (f"{verb} {word}" for word in words)
    if match.over and line["position"]["over"]:
        best = match.scores.count(max(match.scores))
        if best > 1:
            yield "P44 tie broken" if best > len(match.winners) else "P44 shared win"


# As chance decides now, these games and positions will do.
RICH_GAMES = [215, 89, 3389, 239, 298, 103, 113, 10, 32, 130, 14946]
RICH_POSITIONS = [831, 2201, 224, 1600, 89, 499, 504, 643, 145, 199, 1320, 44, 101, 104, 664]


def rich():
    """Seed, match, objects and position of games and of what begins at a position, the richest first."""
    for seed in RICH_GAMES:
        yield seed, *play(*mixed(seed), seed), None
    for seed in RICH_POSITIONS:
        yield seed, *from_any_position(seed)
    for seed in range(5000):
        yield seed, *play(*mixed(seed), seed), None
        yield seed, *from_any_position(seed)


def test_everything_happens_in_some_game():
    """The referee's consent is worth little where nothing happens: games until all there is has been seen."""
    missing = set(TO_BE_SEEN)
    for seed, match, lines, position in rich():
        before = "none"
        try:
            for referee, line in follow(match, lines, position):
                missing -= set(situations(match, before, line)) | set(+referee.rare)
                before = line["position"]["asked"]
            missing -= set(+referee.rare)
        except Disagreement as disagreement:
            raise AssertionError(f"{mixed(seed)}, seed {seed}") from disagreement
        if not missing:
            break
    assert missing == set()


# ---- The referee notices ----


def disagree(match, lines):
    with pytest.raises(Disagreement):
        agree(match, lines)


# Options that hardly ever matter: with how many players, and in which game as chance decides now.
RARELY = {"dog_pushes_into_hole": (4, 194), "dummy_blocks_largest": (2, 82)}


@pytest.mark.parametrize("name", OTHER_VALUES)
def test_each_option_matters(name):
    """A referee who thinks that an option is set otherwise finds out in some game."""
    players, first = RARELY.get(name, (2, 0))
    for seed in range(first, 1000):
        match, lines = play(players, {}, "keeper" if seed % 2 else "special", seed)
        match.options = match.options | {name: OTHER_VALUES[name]}
        try:
            agree(match, lines)
        except Disagreement:
            return
    pytest.fail(f"{name} made no difference")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_spoilt_object_is_noticed(players):
    match, lines = play(players, {}, "keeper", players)
    assert refereeing.unnoticed(Referee, match, lines, players, 80 * TIMES) == []


def test_spoilt_order_of_objects_is_noticed():
    refereeing.spoil_order(agree, *play(3, {}, "keeper", 4))


def test_the_program(tmp_path, capsys):
    match, _lines = play(3, {"cat_pushes_off": True}, "keeper", 6)
    refereeing.run_as_program(Referee, match, tmp_path, capsys)
