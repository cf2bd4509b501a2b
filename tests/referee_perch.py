"""An independent referee for Perch.

It knows the rulebook and the rulings, and nothing of Rookery's engine. It follows a match through the objects that
`rookery replay --notes` prints, works out by itself what was possible and what each move does, and stops at the first
difference. Where an object also tells the position after the move, all of it is compared. P numbers are rules of the
messages, A, B and Z numbers rulings of rookery/games/perch/RULINGS.md.

    python tests/referee_perch.py RECORD.json NOTES.jsonl
"""

import sys
from collections import Counter
from dataclasses import dataclass, field

from referees import Disagreement, run

LETTERS = "ABCDE"
DUMMY = "dummy"
NOBODY = "nobody"
TREES = ("oak", "ash", "elm", "pine", "birch", "maple")
HOMES = {
    "doghouse": "dog",
    "cottage": "cat",
    "hawk-nest": "hawk",
    "den": "fox",
    "beehive": "bee",
    "cornfield": "scarecrow",
    "thorn-bush": "cuckoo",
    "owl-barn": "owl",
    "park-bench": "squirrel",
}
COLUMNS = {2: (3, 2, 3), 3: (3, 2, 3), 4: (2, 3, 2, 3), 5: (3, 2, 3, 2, 3)}
KINDS = {2: (3, 2, 3), 3: (3, 2, 3), 4: (4, 2, 4), 5: (5, 3, 5)}  # trees, special tiles, homes
AROUND = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))  # clockwise from above, in columns and half rows
OWL_STEPS = 4
DEFAULTS = {
    "goals": True,
    "tiles": "random",
    "rookery_adds": "exactly-two",
    "scarecrow_after_lapse": True,
    "swap_keeps_nest": False,
    "moved_bird_nests": False,
    "cat_pushes_off": False,
    "dog_pushes_into_hole": True,
    "feeder_optional": False,
    "dummy_migration": True,
    "dummy_blocks_largest": True,
}


@dataclass(eq=False)
class Tile:
    """A location tile that lies on the farm."""

    name: str
    at: tuple  # column and half row
    points: tuple
    nests: int
    birds: dict = field(default_factory=dict)  # flock -> how many, at least one
    nested: set = field(default_factory=set)  # flocks in a nest
    housed: set = field(default_factory=set)  # flocks under a birdhouse

    def count(self, flock):
        """How many birds a flock has here: a nest and a birdhouse count one more each (P18, P24)."""
        return self.birds.get(flock, 0) + (flock in self.nested) + (flock in self.housed)

    def total(self):
        return sum(map(self.count, self.birds))

    def ranks(self):
        """The place of each flock that is alone on it: ties cancel (P31)."""
        counts = {flock: self.count(flock) for flock in self.birds}
        places = {flock: 1 + sum(c > counts[flock] for c in counts.values()) for flock in counts}
        taken = Counter(places.values())
        return {flock: place for flock, place in places.items() if taken[place] == 1}

    def at_place(self, place):
        """The flock that is alone on a place."""
        return next((flock for flock, found in self.ranks().items() if found == place), None)

    def leader(self):
        """The flock that controls the tile (P32)."""
        return self.at_place(1)

    def loose(self):
        """Flocks from which a bird can be taken (P24)."""
        return [flock for flock in self.birds if flock not in self.housed]

    def empty_nest(self):
        return self.nests > len(self.nested)

    def add(self, flock):
        self.birds[flock] = self.birds.get(flock, 0) + 1

    def take(self, flock):
        """A bird leaves; the last one leaves its nest behind."""
        self.birds[flock] -= 1
        if not self.birds[flock]:
            del self.birds[flock]
            self.nested.discard(flock)


@dataclass
class Creature:
    keeper: str = NOBODY
    pawn: str | None = None  # the tile it is on; for the scarecrow three tiles
    activated: bool = False


@dataclass
class Player:
    score: int = 0
    hand: Counter = field(default_factory=Counter)
    birdhouse: bool = False
    lightning: bool = False
    dealt: tuple = ()
    goal: str | None = None


def some(birds):
    """A count of birds by flock without those there are none of."""
    return {flock: number for flock, number in birds.items() if number}


def places_of(players):
    """Where tiles lie, columns from the left, each from the top: a shorter column is shifted by half a tile."""
    return [(column, 2 * row + 3 - length) for column, length in enumerate(COLUMNS[players]) for row in range(length)]


def beside(place):
    return [(place[0] + across, place[1] + down) for across, down in AROUND]


def crossings_of(places):
    """The spots of three tiles each that touch one another."""
    return [
        (i, j, k)
        for i, one in enumerate(places)
        for j, two in enumerate(places)
        for k, three in enumerate(places)
        if i < j < k and two in beside(one) and three in beside(one) and three in beside(two)
    ]


def outline(places):
    """The places at the edge, clockwise; with a hole in the farm some of them twice (B8).

    From the top of the leftmost column on, always along the outside, which is on the left hand."""
    start = min(places)
    way, here, look = [], start, 0
    while True:
        turn = next(step % 6 for step in range(look, look + 6) if beside(here)[step % 6] in places)
        if way and (here, turn) == way[0]:
            return [place for place, _turn in way]
        way.append((here, turn))
        here = beside(here)[turn]
        look = turn + 4  # the first direction after the one it comes from


class Referee:
    """Feed it the objects of `replay --notes` one by one; it raises a Disagreement or is content.

    `course` is the whole game from the first tile to the last point, in the order of the rulebook. It stops wherever
    somebody has to decide (`ask`) and goes on with the answer.
    """

    def __init__(self, players, options, box, position=None):
        """A referee of a whole match, or of one that begins at a position in somebody's turn."""
        self.players = players
        self.options = DEFAULTS | options
        self.box = box
        self.ply = -1  # of the object looked at last
        self.over = False
        self.question = (None, "", [])  # who decides, what is asked, and the possible answers
        self.details = {}  # what else is known of the decision at hand
        self.resumed = position is not None
        self.running = self.course()
        self.notes = []
        self.rare = Counter()  # rulings about rare things that came to bear so far

        self.seats = list(LETTERS[:players])
        self.flocks = [*self.seats, DUMMY] if players == 2 else self.seats  # P45
        self.player = {seat: Player() for seat in self.seats}
        self.order, self.track = list(self.seats), list(self.seats)  # Z7, B12
        self.round, self.phase = 0, "goals" if self.options["goals"] else ""
        self.perched = self.bonus_taken = False
        self.turn_of = self.seats[0]
        self.places = places_of(players)
        self.farm = []  # names of tiles by spot
        self.tiles = {}  # those that are there
        self.gone = ""
        self.creatures = {}
        self.last_keeper = NOBODY  # of the scarecrow
        self.former, self.lapsed = None, False  # who had it, and whether nobody had it since
        side = "2_3" if players < 4 else "4_5"
        self.worth = box["fountain"][f"points_{side}"]
        self.supports = [list(map(int, below.split())) for below in box["fountain"][f"supports_{side}"]]
        self.fountain = {}  # space, counted from 1 -> flock
        self.plaza, self.bag = Counter(), Counter()
        self.supply = Counter(dict.fromkeys(self.flocks, box["game"]["birds"]))
        if position:
            self.take_over(position)

    # ---- Looking at one object ----

    def check(self, told):
        """Check one object: the deal or a move with everything it did."""
        self.ply += 1
        self.same("names", {"ply", "seat", "move", "legal", "notes", "scores"}, set(told) - {"position"})
        self.same("ply", self.ply, told["ply"])
        if self.over:
            raise Disagreement(self.ply, "move", "none: the game is over", told["move"])
        seat, asked, moves = self.question
        self.same("seat", None if seat is None else LETTERS.index(seat), told["seat"])
        self.same(f"legal moves ({asked})", sorted(moves), sorted(told["legal"]))
        if told["move"] not in (moves or [None]):
            raise Disagreement(self.ply, "move", f"one of {sorted(moves)}", told["move"])
        self.notes = list(told["notes"])
        try:
            self.running.send(told["move"])
        except StopIteration:
            self.over, self.question, self.details = True, (None, "", []), {}
        self.same("notes left over", [], self.notes)
        self.same("scores", self.scores, told["scores"])
        if "position" in told:
            self.check_position(told["position"])

    def same(self, about, expected, got):
        if expected != got:
            raise Disagreement(self.ply, about, expected, got)

    def expect(self, note, seat=None, **fields):
        """The next note must be this one."""
        seat = None if seat is None else LETTERS.index(seat)
        self.same("note", {"note": note, "seat": seat, **fields}, self.notes.pop(0) if self.notes else None)

    def chance(self, note, seat, possible, *names, **fields):
        """The next note must be of this kind; what chance decides is for it to say, if it can be."""
        told = self.notes[0] if self.notes else {}
        found = tuple(told.get(name) for name in names)
        if found not in possible:
            raise Disagreement(self.ply, note, f"one of {sorted(possible)}", told)
        self.expect(note, seat, **dict(zip(names, found, strict=True)), **fields)
        return found

    def check_position(self, position):
        expected = self.position()
        got = {name: value for name, value in position.items() if not (self.over and name == "to_move")}
        if expected != got:
            for name in sorted({*expected, *got}):
                self.same(f"position, {name}", expected.get(name), got.get(name))

    @property
    def scores(self):
        return [player.score for player in self.player.values()]

    def ask(self, seat, asked, moves, **details):
        """Somebody decides: the text of a move comes back."""
        self.question, self.details = (seat, asked, moves), details
        return (yield)

    # ---- The course of the game ----

    def course(self):
        """Set-up, and rounds of four phases (P1, P8)."""
        if not self.resumed:
            self.lay_farm()
            yield from self.choose_goals()
        while self.round < self.box["game"]["rounds"] or self.resumed:
            if not self.resumed:
                self.begin_round()
                yield from self.migration()
                yield from self.recruiting()
            yield from self.perching()
            yield from self.upkeep()
        self.final_scoring()
        self.expect("game-over")

    def lay_farm(self):
        """Tiles of each kind at random, or those of the first game (P2, P4, P5)."""
        trees, special, homes = KINDS[self.players]
        left = {"tree": trees, "special": special, "home": homes}
        fixed = self.box["first_game"]["tiles"][: len(self.places)]
        inside = set(self.places) - set(outline(self.places))
        for spot, at in enumerate(self.places):
            possible = {(name,) for name in self.box["tiles"] if name not in self.farm and left[kind(name)]}
            if at in inside:
                possible.discard(("owl-barn",))
            if self.options["tiles"] == "first-game":
                possible = {(fixed[spot],)}
            (name,) = self.chance("tile-laid", None, possible, "tile", spot=spot + 1)
            left[kind(name)] -= 1
            self.lay_tile(name, at)
        for name in self.farm:
            if name in HOMES:
                self.creatures[HOMES[name]] = Creature()
                self.expect("creature-ready", creature=HOMES[name])

    def lay_tile(self, name, at):
        told = self.box["tiles"][name]
        self.farm.append(name)
        self.tiles[name] = Tile(name, at, tuple(told["points"]), told["nests"])

    def choose_goals(self):
        """Two dealt to each, one kept (P6, Z8)."""
        if not self.options["goals"]:
            return
        left = {
            name for name, goal in self.box["goals"].items() if goal["players"][0] <= self.players <= goal["players"][1]
        }
        for seat in self.seats:
            pairs = {(one, other) for one in left for other in left if one != other}
            dealt = self.chance("goal-dealt", seat, pairs, "goal", "goal2")
            self.player[seat].dealt = dealt
            left -= set(dealt)
        for seat in self.seats:
            move = yield from self.ask(seat, "goal", [f"keep {goal}" for goal in self.player[seat].dealt])
            self.player[seat].goal = move.split()[1]
            self.expect("goal-kept", seat, goal=self.player[seat].goal)

    def begin_round(self):
        """The round marker (P28)."""
        self.round += 1
        self.phase = "migration"
        self.expect("round", number=self.round)
        for creature in self.creatures.values():
            creature.activated = False
        for seat in self.seats:
            if self.round == self.box["bonus"]["birdhouse_round"]:
                self.player[seat].birdhouse = True
                self.expect("got-birdhouse", seat)
        for seat in self.seats:
            if self.round == self.box["bonus"]["lightning_round"]:
                self.player[seat].lightning = True
                self.expect("got-lightning", seat)

    def there(self):
        """The tiles that are there, in the order of the farm."""
        return [self.tiles[name] for name in self.farm if name in self.tiles]

    def leader(self, name):
        """Who controls a tile, if it lies on the farm."""
        return self.tiles[name].leader() if name in self.tiles else None

    def next_to(self, tile):
        return [other for other in self.there() if other.at in beside(tile.at)]

    # ---- Migration ----

    def migration(self):
        """Birds into the bag, and the tiles that act then (P9, P10, P45)."""
        for flock in self.flocks:
            first = flock == DUMMY and self.round == 1
            number = self.box["migration"]["dummy_at_first" if first else "birds"]
            self.into_bag("migrated", flock, number)
        for tile in self.there():
            leader = tile.leader()
            if tile.name == "early-bird" and leader and self.may_add(leader):  # P11
                self.into_bag("added", leader, self.box["tiles"]["early-bird"]["birds"])
            if tile.name == "rookery":
                yield from self.rookery(tile)

    def into_bag(self, note, flock, number):
        """As many as there are."""
        self.rare["B18 supply too small"] += number > self.supply[flock]
        number = min(number, self.supply[flock])
        if number:
            self.supply[flock] -= number
            self.bag[flock] += number
            self.expect(note, flock=flock, birds=number)

    def may_add(self, flock):
        """The dummy's birds go into the bag like all others (B3)."""
        self.rare["B3 dummy adds to the bag"] += flock == DUMMY and self.options["dummy_migration"]
        return flock != DUMMY or self.options["dummy_migration"]

    def rookery(self, tile):
        """Some may add a bird, then its controller sends one to the fountain (P12, B19)."""
        for flock in [*self.order, *([DUMMY] if self.players == 2 else [])]:
            if self.options["rookery_adds"] == "second-place":
                adds = tile.at_place(2) == flock
            else:
                adds = tile.count(flock) == self.box["tiles"]["rookery"]["birds"]
            if not adds or not self.may_add(flock) or not self.supply[flock]:
                continue
            if flock != DUMMY and (yield from self.ask(flock, "rookery", ["add", "skip"])) == "skip":
                self.expect("skipped", flock)
            else:
                self.into_bag("added", flock, 1)
        yield from self.leader_to_fountain(tile)

    def leader_to_fountain(self, tile):
        """The controller of a tile moves one of his birds from it to the fountain (P12, P46, P79)."""
        leader = tile.leader()
        if leader in tile.housed:
            self.rare["A12 controller's stack protected"] += 1
        elif leader:
            tile.take(leader)
            if leader == DUMMY:
                self.supply[leader] += 1
                self.expect("to-supply", flock=leader, birds=1)
            else:
                self.expect("sent", flock=leader, tile=tile.name)
                yield from self.to_fountain(leader)

    # ---- Recruiting ----

    def recruiting(self):
        """Two birds from the bag and two of one's own, in turn order (P13 to P15)."""
        self.phase = "recruiting"
        bather = self.leader("birdbath")
        drawn = self.box["tiles"]["birdbath"]["drawn"]
        if bather == DUMMY:
            bather = None
            self.rare["P46 dummy controls the Birdbath"] += 1
        if bather and self.bag.total() < drawn:
            bather = None
            self.rare["A13 bag too small for the Birdbath"] += 1
        for seat in [*([bather] if bather else []), *(seat for seat in self.order if seat != bather)]:
            keep = self.box["recruiting"]["from_bag"]
            birds = [self.draw(seat) for _ in range(min(drawn if seat == bather else keep, self.bag.total()))]
            if seat == bather:
                yield from self.return_birds(seat, Counter(birds))
            own = min(self.box["recruiting"]["from_flock"], self.supply[seat])
            self.supply[seat] -= own
            self.player[seat].hand[seat] += own
            self.expect("took-own", seat, birds=own)
        yield from self.feeder()

    def draw(self, seat):
        possible = {(flock,) for flock, number in self.bag.items() if number}
        (flock,) = self.chance("recruited", seat, possible, "flock")
        self.bag[flock] -= 1
        self.player[seat].hand[flock] += 1
        return flock

    def return_birds(self, seat, drawn):
        """One of the three goes back, before the others draw (P14, Z14)."""
        while drawn.total() > self.box["recruiting"]["from_bag"]:
            moves = [f"return {flock}" for flock in some(drawn)]
            self.rare["Z1 Birdbath draws one colour"] += len(moves) == 1
            move = moves[0] if len(moves) == 1 else (yield from self.ask(seat, "return", moves))
            flock = move.split()[1]
            drawn[flock] -= 1
            self.player[seat].hand[flock] -= 1
            self.bag[flock] += 1
            self.expect("returned", seat, flock=flock)

    def feeder(self):
        """Its controller swaps a bird with another player (P15, B5)."""
        seat = self.leader("feeder")
        if seat == DUMMY:
            self.rare["P46 dummy controls the Feeder"] += 1
        if seat in (None, DUMMY):
            return
        gives = [f"give {flock}" for flock in some(self.player[seat].hand)]
        takes = [
            f"take {flock} {other}" for other in self.seats if other != seat for flock in some(self.player[other].hand)
        ]
        if not gives or not takes:
            return
        if self.options["feeder_optional"]:
            gives.append("skip")  # Z12
        self.rare["Z1 only one bird to give"] += len(gives) == 1
        move = gives[0] if len(gives) == 1 else (yield from self.ask(seat, "give", gives))
        if move == "skip":
            self.expect("skipped", seat)
            return
        given = move.split()[1]
        self.rare["Z1 only one bird to take"] += len(takes) == 1
        move = takes[0] if len(takes) == 1 else (yield from self.ask(seat, "take", takes, picked=given))
        _take, taken, other = move.split()
        self.player[seat].hand[given] -= 1
        self.player[other].hand[given] += 1
        self.player[other].hand[taken] -= 1
        self.player[seat].hand[taken] += 1
        self.expect("exchanged", seat, flock=given, other=LETTERS.index(other), flock2=taken)

    # ---- Perching ----

    def perching(self):
        """One bird a turn until all are placed (P16)."""
        self.phase = "perching"
        if self.resumed:
            self.resumed = False
            seat = self.turn_of
            yield from self.turn(seat)
        else:
            seat = self.order[-1]
        while True:
            at = self.order.index(seat) + 1
            waiting = [other for other in self.order[at:] + self.order[:at] if self.player[other].hand.total()]
            if not waiting:
                return
            seat = waiting[0]
            self.expect("turn", seat)
            yield from self.turn(seat)

    def turn(self, seat):
        """A bird, and a bonus action before or after it (P20, Z9)."""
        self.turn_of = seat
        while True:
            perches = [] if self.perched else self.perches(seat)
            bonuses = [] if self.bonus_taken else self.bonuses(seat)
            if self.perched and not bonuses:
                break
            ends = ["end"] if self.perched else []
            move = yield from self.ask(seat, "turn", [*perches, *bonuses, *ends])
            if move == "end":
                break
            verb, *words = move.split()
            if verb == "perch":
                self.perch(seat, *words)
            else:
                self.bonus_taken = True
                yield from self.bonus(seat, verb, words)
        self.perched = self.bonus_taken = False

    def perches(self, seat):
        """Any bird of the hand on any tile, in an empty nest too (P16 to P19, Z13)."""
        moves = []
        for flock in some(self.player[seat].hand):
            for tile in self.there():
                if flock not in tile.housed:
                    moves.append(f"perch {flock} @{tile.name}")
                    if tile.empty_nest() and flock not in tile.nested:
                        moves.append(f"perch {flock} @{tile.name} nest")
        return moves

    def perch(self, seat, flock, where, nest=None):
        tile = self.tiles[where[1:]]
        self.player[seat].hand[flock] -= 1
        self.rare["P18 a flock moves into a nest"] += nest is not None and flock in tile.birds
        tile.add(flock)
        if nest:
            tile.nested.add(flock)
        self.perched = True
        self.expect("perched", seat, flock=flock, tile=tile.name, nest="yes" if nest else "no")

    def bonuses(self, seat):
        """Creatures, a birdhouse, lightning (P21 to P25)."""
        moves = []
        for name, creature in self.creatures.items():
            if creature.keeper == seat and not creature.activated:
                moves += [f"{name} {way}".strip() for way in self.ways(name, creature)]
        loose = [f"{flock} @{tile.name}" for tile in self.there() for flock in tile.loose()]
        if self.player[seat].birdhouse:
            moves += [f"build {stack}" for stack in loose]  # B4
        if self.player[seat].lightning:
            moves += [f"strike {bird}" for bird in loose]
            moves += [f"strike nest @{tile.name}" for tile in self.there() if tile.empty_nest()]
        return moves

    def bonus(self, seat, verb, words):
        if verb == "build":
            tile = self.tiles[words[1][1:]]
            tile.housed.add(words[0])
            self.player[seat].birdhouse = False
            self.expect("built", seat, flock=words[0], tile=tile.name)
        elif verb == "strike":
            tile = self.tiles[words[1][1:]]
            self.player[seat].lightning = False
            if words[0] == "nest":
                tile.nests -= 1
                self.expect("struck-nest", seat, tile=tile.name)
            else:
                tile.take(words[0])
                self.expect("struck", seat, flock=words[0], tile=tile.name)
                yield from self.to_fountain(words[0])
        else:
            yield from self.activate(seat, verb, *words)

    # ---- Creatures ----

    def ways(self, name, creature):
        """Where a creature can go, as its move says it (P47 to P55)."""
        if name == "scarecrow":
            birds = any(tile.loose() for tile in self.scared(creature))
            self.rare["Z6 no bird for the Scarecrow"] += not birds
            return [""] if birds else []
        here = self.tiles[creature.pawn]
        if name == "owl":
            return [str(steps) for steps in range(1, OWL_STEPS + 1)]
        if name == "hawk":
            tiles = [tile for tile in self.there() if tile != here]
        elif name == "bee":
            tiles = [tile for tile in self.there() if tile != here and tile not in self.next_to(here)]
        elif name == "cat":
            near = self.next_to(here)
            most = max((tile.total() for tile in near), default=0)
            tiles = [tile for tile in near if tile.total() == most]
            self.rare["A8 all tiles next to the Cat empty"] += not most
        elif name == "fox":
            tiles = [tile for tile in self.next_to(here) if self.second_steps(tile, here)]
            self.rare["P50 no second step from a tile"] += len(tiles) < len(self.next_to(here))
        elif name == "squirrel":
            bench = self.tiles["park-bench"]
            tiles = [tile for tile in self.next_to(here) if tile == bench or tile in self.next_to(bench)]
        else:
            tiles = self.next_to(here)
        return [f"@{tile.name}" for tile in tiles]

    def scared(self, creature):
        """The tiles around the Scarecrow that are still there (A14)."""
        return [self.tiles[name] for name in creature.pawn.split("+") if name in self.tiles]

    def second_steps(self, passed, start):
        return [tile for tile in self.next_to(passed) if tile != start]

    def activate(self, seat, name, way=None):
        """It moves, then its effect part by part, each of them optional (P21, B6)."""
        creature = self.creatures[name]
        creature.activated = True
        self.expect("activated", seat, creature=name)
        start = self.tiles.get(creature.pawn)
        walk = self.owls_walk(start, int(way)) if name == "owl" else [self.tiles[way[1:]]] if way else []
        for step in walk[-1:]:
            self.move_pawn(seat, name, step)
        if name == "fox":
            steps = self.second_steps(walk[0], start)
            if len(steps) == 1:
                self.rare["Z1 only one second step"] += 1
                step = steps[0]
            else:
                runs = [f"run @{tile.name}" for tile in steps]
                move = yield from self.ask(seat, "fox-step", runs, acting=name, part=1)
                step = self.tiles[move.split("@")[1]]
            self.move_pawn(seat, name, step)
            walk.append(step)
        yield from self.effect(seat, name, walk)

    def move_pawn(self, seat, name, tile):
        self.creatures[name].pawn = tile.name
        self.expect("moved", seat, creature=name, tile=tile.name)

    def owls_walk(self, start, steps):
        """Clockwise along the edge; from a tile that lies there twice as after passing it first (B8, Z4)."""
        ring = outline({tile.at for tile in self.there()})
        at = ring.index(start.at)
        by_place = {tile.at: tile for tile in self.there()}
        self.rare["Z4 the Owl's outline passes a tile twice"] += len(ring) != len(set(ring))
        self.rare["B8 the Owl walks after a tile has gone"] += bool(self.gone)
        return [by_place[ring[(at + step) % len(ring)]] for step in range(1, steps + 1)]

    def effect(self, seat, name, walk):
        if name in ("hawk", "owl"):
            yield from self.chase(seat, name, 1, walk)
        elif name == "fox":
            for part, tile in enumerate(walk, 1):  # B16
                yield from self.chase(seat, name, part, [tile])
        elif name == "scarecrow":
            tiles = self.scared(self.creatures[name])
            self.rare["A14 Scarecrow beside a hole"] += len(tiles) < 3
            chased = yield from self.chase(seat, name, 1, tiles)
            yield from self.chase(seat, name, 2, [tile for tile in tiles if tile != chased])
        elif name == "dog":
            yield from self.push(seat, name, 1, walk[0], True, self.options["dog_pushes_into_hole"])
        elif name == "cat":
            yield from self.chase(seat, name, 1, walk)
            off = self.options["cat_pushes_off"]
            yield from self.push(seat, name, 2, walk[0], off, self.options["dog_pushes_into_hole"])
        elif name == "bee":
            yield from self.bring(seat, walk[0])
        elif name == "cuckoo":
            yield from self.cuckoo(seat, walk[0])
        else:
            yield from self.squirrel(seat, walk[0])

    def part_of(self, seat, name, part, moves):
        """One part of an effect: the words of the move, or None if it is left out or there is no target (A1, B6)."""
        if not moves:
            self.rare["A1 part without a target"] += 1
            return None
        move = yield from self.ask(seat, "effect", [*moves, "skip"], acting=name, part=part)
        if move == "skip":
            self.expect("skipped", seat)
            return None
        return move.split()[1:]

    def chase(self, seat, name, part, tiles):
        """A bird goes to the fountain. Comes back with the tile it left."""
        different = {tile.name: tile for tile in tiles}
        moves = [f"chase {flock} @{tile.name}" for tile in different.values() for flock in tile.loose()]
        words = yield from self.part_of(seat, name, part, moves)
        if not words:
            return None
        tile = different[words[1][1:]]
        tile.take(words[0])
        self.expect("sent", flock=words[0], tile=tile.name)
        yield from self.to_fountain(words[0], acting=name, part=part + 1)
        return tile

    def push(self, seat, name, part, here, may_off, holes):
        """A bird goes one step further, perhaps off the farm (A3, A6, A7)."""
        outside = [place for place in beside(here.at) if place not in self.places or (holes and self.is_hole(place))]
        off = may_off and bool(outside)
        only_hole = may_off and not outside and any(map(self.is_hole, beside(here.at)))
        self.rare[f"Z15 a hole is not outside for the {name}"] += only_hole
        moves = []
        for flock in here.loose():
            moves += [f"push {flock} @{tile.name}" for tile in self.next_to(here) if flock not in tile.housed]
            moves += [f"push {flock} off"] * off
            self.rare["A3 pushed nowhere under a birdhouse"] += any(flock in t.housed for t in self.next_to(here))
        words = yield from self.part_of(seat, name, part, moves)
        if not words:
            return
        flock, where = words
        here.take(flock)
        if where == "off":
            self.rare["A7 the Cat pushes off"] += name == "cat"
            only_holes = all(map(self.is_hole, outside))
            self.rare[f"A6 the {name} pushes into a hole, nowhere else is outside"] += only_holes
            self.expect("sent", flock=flock, tile=here.name)
            yield from self.to_fountain(flock, acting=name, part=part + 1)
        else:
            self.arrive(self.tiles[where[1:]], flock)
            self.expect("pushed", seat, flock=flock, tile=here.name, tile2=where[1:])

    def is_hole(self, place):
        return place in self.places and place not in {tile.at for tile in self.there()}

    def arrive(self, tile, flock):
        """A bird moved by a creature comes to a tile (A2, Z11)."""
        tile.add(flock)
        if flock not in tile.nested and tile.empty_nest():
            self.rare["A2 moved beside an empty nest"] += not self.options["moved_bird_nests"]
            self.rare["Z11 moved into an empty nest"] += self.options["moved_bird_nests"]
            if self.options["moved_bird_nests"]:
                tile.nested.add(flock)

    def replace(self, tile, leaving, coming):
        """A bird takes the place of another one. The nest of a lone bird it gets only with an option (B2)."""
        left_nest = leaving in tile.nested and tile.birds[leaving] == 1
        tile.take(leaving)
        if not left_nest:
            self.arrive(tile, coming)
            return
        self.rare["B2 swap of a lone nesting bird"] += 1
        if self.options["swap_keeps_nest"]:
            tile.add(coming)
            tile.nested.add(coming)
        else:
            tile.nests -= 1  # it can only get another one
            self.arrive(tile, coming)
            tile.nests += 1

    def bring(self, seat, here):
        """The Bee brings a bird to its flock (P51)."""
        moves = [
            f"bring {flock} @{tile.name}"
            for tile in self.there()
            if tile != here
            for flock in tile.loose()
            if flock in here.loose()
        ]
        words = yield from self.part_of(seat, "bee", 1, moves)
        if words:
            origin = self.tiles[words[1][1:]]
            origin.take(words[0])
            self.arrive(here, words[0])
            self.expect("pushed", seat, flock=words[0], tile=origin.name, tile2=here.name)

    def cuckoo(self, seat, here):
        """Two birds of different flocks on two tiles change places (P53, A3, A4, B7)."""

        def swaps(flock):
            return [
                f"swap {other} @{tile.name}"
                for tile in self.there()
                if tile != here and flock not in tile.housed
                for other in tile.loose()
                if other != flock and other not in here.housed
            ]

        housed = any(other.housed and here.birds for other in self.there())
        self.rare["A4 protected birds are not swapped"] += housed
        words = yield from self.part_of(seat, "cuckoo", 1, [f"pick {flock}" for flock in here.loose() if swaps(flock)])
        if not words:
            return
        flock, moves = words[0], swaps(words[0])
        if len(moves) == 1:
            self.rare["Z1 only one swap"] += 1
            move = moves[0]
        else:
            move = yield from self.ask(seat, "exchange", moves, acting="cuckoo", part=1, picked=flock)
        _swap, other, where = move.split()
        there = self.tiles[where[1:]]
        self.replace(here, flock, other)
        self.replace(there, other, flock)
        self.expect("swapped", seat, flock=flock, flock2=other, tile=there.name)

    def squirrel(self, seat, here):
        """A bird on its tile and one on the fountain change places (P55, A4, A5, B7)."""

        def exchanges(flock):
            return [
                f"exchange {space}"
                for space, other in self.fountain.items()
                if other != flock and other not in here.housed
            ]

        moves = [f"pick {flock}" for flock in here.loose() if exchanges(flock)]
        words = yield from self.part_of(seat, "squirrel", 1, moves)
        if not words:
            return
        flock, moves = words[0], exchanges(words[0])
        if len(moves) == 1:
            self.rare["Z1 only one swap"] += 1
            move = moves[0]
        else:
            move = yield from self.ask(seat, "exchange", moves, acting="squirrel", part=1, picked=flock)
        space = int(move.split()[1])
        other, self.fountain[space] = self.fountain[space], flock
        self.replace(here, flock, other)
        self.expect("swapped-fountain", seat, flock=flock, flock2=other, space=str(space))

    # ---- Fountain ----

    def to_fountain(self, flock, **details):
        """The owner places a bird that has left its tile (P36 to P38, Z10)."""
        seat = self.turn_of if flock == DUMMY else flock
        spaces = [
            space
            for space, below in enumerate(self.supports, 1)
            if space not in self.fountain and all(support in self.fountain for support in below)
        ]
        if not spaces:
            self.rare["B15 dummy's bird to the plaza"] += flock == DUMMY
            self.plaza[flock] += 1
            self.expect("to-plaza", flock=flock, birds=1)
            return
        space = spaces[0]
        self.rare["Z1 only one space of the fountain"] += len(spaces) == 1
        if len(spaces) > 1:
            moves = [f"fountain {space}" for space in spaces]
            move = yield from self.ask(seat, "fountain", moves, flying=flock, **details)
            space = int(move.split()[1])
        self.fountain[space] = flock
        self.expect("to-fountain", seat, flock=flock, space=str(space))

    # ---- Upkeep ----

    def upkeep(self):
        """Scoring, turn order, tiles that act (P26)."""
        self.phase = "upkeep"
        for tile in self.there():
            self.score_tile(tile)
        self.new_order()
        for tile in self.there():
            if tile.name in HOMES:
                yield from self.control(HOMES[tile.name], tile)
            elif tile.name == "power-lines":
                yield from self.leader_to_fountain(tile)
            elif tile.name == "hanging-nest":
                if tile.total() >= self.box["tiles"][tile.name]["limit"]:
                    self.rare["A10 protected birds on the Hanging Nest"] += bool(tile.housed)
                    self.all_to_plaza(tile, tile.loose())
            elif tile.name == "overstuffed" and tile.total() >= self.box["tiles"][tile.name]["limit"]:
                self.tile_goes(tile)

    def score_tile(self, tile):
        """Three places (P29 to P31, P43)."""
        ranks = tile.ranks()
        tie = bool(tile.birds) and 1 not in ranks.values()
        self.rare["A19 tie for first at the Statue"] += tie and tile.name == "statue"
        for seat in self.order:  # A16
            place = ranks.get(seat, 4)
            if place <= 3:
                points = tile.points[place - 1]
                if place == 1 and tile.name == "statue":
                    points += tile.total() // self.box["tiles"]["statue"]["birds_a_point"]
                self.give(seat, points, tile.name)

    def give(self, seat, points, why):
        """The marker comes to lie on those that are there already."""
        if points:
            self.player[seat].score += points
            self.track.remove(seat)
            self.track.append(seat)
            self.expect("points", seat, points=points, why=why)

    def new_order(self):
        """Most points first, the High Perch's controller last (P33, P34)."""
        self.order = sorted(self.track, key=lambda seat: -self.player[seat].score)
        self.rare["P33 equal points in the turn order"] += len(set(self.scores)) < self.players
        last = self.leader("high-perch")
        self.rare["P34 High Perch"] += last in self.order[:-1]
        self.rare["P46 dummy controls the High Perch"] += last == DUMMY
        if last in self.order:
            self.order.remove(last)
            self.order.append(last)
        for place, seat in enumerate(self.order, 1):
            self.expect("order", seat, place=place)

    def control(self, name, home):
        """Who controls a creature in the next round (P27, A18)."""
        creature, keeper = self.creatures[name], home.leader()
        self.rare["A18 dummy leads a home"] += keeper == DUMMY
        if keeper in (None, DUMMY):
            creature.keeper = NOBODY
            self.expect("no-keeper", creature=name)
            if name == "scarecrow":
                self.lapsed = True
                if self.options["scarecrow_after_lapse"]:
                    self.last_keeper = NOBODY
            return
        creature.keeper = keeper
        self.expect("keeper", keeper, creature=name)
        if name == "scarecrow":
            yield from self.place_scarecrow(creature)
        elif creature.pawn is None:
            creature.pawn = home.name
            self.expect("pawn", creature=name, tile=home.name)

    def crossings(self):
        """The names of three tiles that meet, in the order of the box."""
        order = list(self.box["tiles"]).index
        return ["+".join(sorted((self.farm[i] for i in spots), key=order)) for spots in crossings_of(self.places)]

    def place_scarecrow(self, creature):
        """When control has changed it is moved to another crossing (P52, B1, Z3)."""
        seat, before = creature.keeper, self.last_keeper
        self.rare["B1 control regained after a lapse"] += self.lapsed and seat == self.former
        self.rare["Z3 not placed in the last upkeep"] += before != seat and self.round == self.box["game"]["rounds"]
        self.last_keeper, self.former, self.lapsed = seat, seat, False
        if before == seat or self.round == self.box["game"]["rounds"]:
            return
        free = [name for name in self.crossings() if name != creature.pawn and self.gone not in name.split("+")]
        move = yield from self.ask(seat, "scarecrow-place", [f"stand {name}" for name in free])
        creature.pawn = move.split()[1]
        one, two, three = sorted(creature.pawn.split("+"), key=self.farm.index)
        self.expect("stood", seat, tile=one, tile2=two, tile3=three)

    def all_to_plaza(self, tile, flocks):
        """Birds leave a tile for the plaza, those of the dummy for the supply (P46, P80, P81)."""
        for flock in [flock for flock in self.flocks if flock in flocks]:
            number = tile.birds.pop(flock)
            tile.nested.discard(flock)
            if flock == DUMMY:
                self.supply[flock] += number
                self.expect("to-supply", flock=flock, birds=number)
            else:
                self.plaza[flock] += number
                self.expect("to-plaza", flock=flock, birds=number)

    def tile_goes(self, tile):
        """All birds to the plaza, even protected ones, and the tile to the box (P78, P80, A11)."""
        self.rare["A11 protected birds on the Overstuffed Birdhouse"] += bool(tile.housed)
        self.all_to_plaza(tile, list(tile.birds))
        del self.tiles[tile.name]
        self.gone = tile.name
        self.expect("tile-gone", tile=tile.name)
        for home, name in HOMES.items():
            if name in self.creatures and self.creatures[name].pawn == tile.name:
                self.rare["P78 creature on a tile that goes"] += 1
                self.creatures[name].pawn = home
                self.expect("pawn", creature=name, tile=home)

    # ---- The end ----

    def final_scoring(self):
        """Bag, goals, largest flock, creatures, fountain, plaza (P39 to P42)."""
        self.plaza += self.bag
        self.bag = Counter()
        self.expect("bag-emptied")
        for seat in self.seats:
            goal = self.player[seat].goal
            if goal:
                reached = self.reached(seat, goal)
                self.rare[f"{goal} {'reached' if reached else 'missed'}"] += 1
                self.expect("goal-shown", seat, goal=goal, reached="yes" if reached else "no")
                if reached:
                    self.give(seat, self.box["goals"][goal]["points"], "goal")
        self.give_for_largest()
        for seat in self.seats:
            end = self.box["end"]
            self.give(seat, end["creature"] * self.kept(seat), "creatures")
            self.give(
                seat, sum(self.worth[space - 1] for space, flock in self.fountain.items() if flock == seat), "fountain"
            )
            self.give(seat, end["plaza"] * self.plaza[seat], "plaza")

    def largest(self, flock):
        return max((tile.count(flock) for tile in self.there()), default=0)

    def give_for_largest(self):
        """In a tie nobody (P41, A17, B14)."""
        rivals = self.flocks if self.options["dummy_blocks_largest"] else self.seats
        most = max(map(self.largest, rivals))
        best = [flock for flock in rivals if self.largest(flock) == most]
        self.rare["A17 dummy has the largest flock"] += DUMMY in best
        self.rare["P41 tie for the largest flock"] += len(best) > 1
        if len(best) == 1 and best[0] != DUMMY and most:
            self.give(best[0], self.box["end"]["largest_flock"], "largest-flock")

    def kept(self, seat):
        return sum(creature.keeper == seat for creature in self.creatures.values())

    def reached(self, seat, goal):
        """P56 to P77."""
        number = self.box["goals"][goal]["number"]
        there = self.there()
        mine = [tile for tile in there if tile.leader() == seat]
        corners = self.corners()
        self.notice_goal(seat, goal, mine, corners)

        def on_place(place):
            return sum(tile.at_place(place) == seat for tile in there)

        return {
            "diagonal": lambda: self.in_diagonal({tile.at for tile in mine}, number),
            "column": lambda: any(
                sum(tile.at[0] == column and tile.count(seat) >= 2 for tile in there) >= number
                for column in range(len(COLUMNS[self.players]))
            ),
            "corners": lambda: sum(tile in corners for tile in mine) >= number,
            "four-corners": lambda: all(seat in tile.birds for tile in corners),
            "nest-tile": lambda: sum(tile.nests > 0 for tile in mine) >= number,
            "others-nest": lambda: sum(bool(tile.nested - {seat}) for tile in mine) >= number,
            "two-trees": lambda: sum(tile.name in TREES for tile in mine) >= number,
            "one-tree": lambda: sum(tile.name in TREES for tile in mine) >= number,
            "two-creatures": lambda: self.kept(seat) >= number,
            "one-creature": lambda: self.kept(seat) >= number,
            "no-creature": lambda: self.kept(seat) <= number,
            "second-places": lambda: on_place(2) >= number,
            "third-places": lambda: on_place(3) >= number,
            "busiest-tile": lambda: any(tile.total() == max(t.total() for t in there) for tile in mine),  # Z5
            "everywhere": lambda: all(tile.birds.get(seat, 0) >= number for tile in there),
            "in-pairs": lambda: sum(tile.count(seat) >= 2 for tile in there) >= number,
            "empty-tile": lambda: sum(not tile.birds for tile in there) >= number,
            "absent": lambda: sum(seat not in tile.birds for tile in there) >= number,
            "alone": lambda: sum(set(tile.birds) == {seat} for tile in there) >= number,
            "two-nest-tiles": lambda: sum(tile.nests > 0 for tile in mine) >= number,
            "special-tile": lambda: sum(kind(tile.name) == "special" for tile in mine) >= number,
            "fourth-places": lambda: on_place(4) >= number,
        }[goal]()

    def notice_goal(self, seat, goal, mine, corners):
        """Rulings about goals that came to bear."""
        at, number = {tile.at for tile in mine}, self.box["goals"][goal]["number"]
        most = max(tile.total() for tile in self.there())
        struck = [tile for tile in mine if not tile.nests and self.box["tiles"][tile.name]["nests"]]
        hole = [place for place, name in zip(self.places, self.farm, strict=True) if name == self.gone]
        ends = {(x, y) for x, y in self.places if {(x, y - 2), (x, y + 2)} - set(self.places)}
        outer = {place for place in ends if place[0] in (0, len(COLUMNS[self.players]) - 1)}
        found = {
            "B9 a corner has gone": "corners" in goal and bool(outer & set(hole)),
            "B9 one tile is two corners": "corners" in goal and len(corners) < 4,
            "B10 diagonal with a gap": goal == "diagonal"
            and self.in_diagonal({*at, *hole}, number)
            and not self.in_diagonal(at, number),
            "B11 dummy in the nest": goal == "others-nest" and any(DUMMY in tile.nested for tile in mine),
            "B13 the nest was struck": "nest-tile" in goal and bool(struck),
            "Z5 two busiest tiles": goal == "busiest-tile" and sum(t.total() == most for t in self.there()) > 1,
        }
        self.rare.update(name for name, is_so in found.items() if is_so)

    def in_diagonal(self, mine, number):
        """So many in a straight row, one beside the other (B10)."""
        return any(
            all((column + i, row + i * down) in mine for i in range(number)) for column, row in mine for down in (1, -1)
        )

    def corners(self):
        """Top and bottom of the outer columns, as they are now (B9)."""
        found = []
        for column in (0, len(COLUMNS[self.players]) - 1):
            tiles = sorted((tile for tile in self.there() if tile.at[0] == column), key=lambda tile: tile.at[1])
            found += tiles[:1] + tiles[1:][-1:]  # one tile that is left alone is one corner
        return found

    def winners(self):
        """Most points, then largest flock, then most birds on the fountain, then together (P44)."""
        if not self.over:
            return []

        def result(seat):
            on_fountain = sum(flock == seat for flock in self.fountain.values())
            return self.player[seat].score, self.largest(seat), on_fountain

        best = max(map(result, self.seats))
        return [LETTERS.index(seat) for seat in self.seats if result(seat) == best]

    # ---- Positions, to begin with and for comparison ----

    def take_over(self, position):
        """Everything is as a position says, in the turn of the player to move."""
        self.round, self.order, self.track = position["round"], list(position["order"]), list(position["track"])
        self.phase, self.turn_of = "perching", position["to_move"]
        self.perched, self.bonus_taken = position["perched"], position["bonus_taken"]
        self.gone = position["gone"]
        for name, at in zip(position["farm"], self.places, strict=True):
            self.lay_tile(name, at)
            if name == self.gone:
                del self.tiles[name]
                continue
            told, tile = position["tiles"][name], self.tiles[name]
            tile.birds, tile.nests = dict(told["birds"]), told["nests"]
            tile.nested, tile.housed = set(told.get("nested", [])), set(told.get("housed", []))
        for name, told in position["creatures"].items():
            self.creatures[name] = Creature(told["keeper"], told.get("pawn"), told["activated"])
            self.last_keeper = told.get("last_keeper", self.last_keeper)
        self.fountain = {int(space): flock for space, flock in position["fountain"].items()}
        self.plaza, self.bag = Counter(position["plaza"]), Counter(position["bag"])
        self.supply = Counter(position["supply"])
        for seat, player in self.player.items():
            told = position[seat]
            player.score, player.hand = told["score"], Counter(told["hand"])
            player.birdhouse, player.lightning = told["birdhouse"], told["lightning"]
            player.dealt, player.goal = told.get("dealt", ()), told.get("goal")

    def position(self):
        seat, asked, _moves = self.question
        position = {
            "round": self.round,
            "phase": self.phase,
            "order": self.order,
            "track": self.track,
            "asked": asked,
            "perched": self.perched,
            "bonus_taken": self.bonus_taken,
            "farm": self.farm,
            "gone": self.gone,
            "tiles": {tile.name: self.told_tile(tile) for tile in self.there()},
            "creatures": {name: self.told_creature(name, creature) for name, creature in self.creatures.items()},
            "fountain": {str(space): flock for space, flock in self.fountain.items()},
            "plaza": some(self.plaza),
            "bag": some(self.bag),
            "supply": some(self.supply),
            "over": self.over,
            "winners": [LETTERS[winner] for winner in self.winners()],
        }
        for name, player in self.player.items():
            position[name] = {
                "score": player.score,
                "hand": some(player.hand),
                "birdhouse": player.birdhouse,
                "lightning": player.lightning,
                "goal_kept": player.goal is not None,
            }
            if self.options["goals"]:
                position[name]["dealt"] = sorted(player.dealt, key=list(self.box["goals"]).index)
                if player.goal:
                    position[name]["goal"] = player.goal
        if not self.over:
            position |= {"to_move": seat} | self.details
        return position

    def told_tile(self, tile):
        found = {"birds": tile.birds, "nests": tile.nests}
        for name, flocks in (("nested", tile.nested), ("housed", tile.housed)):
            if flocks:
                found[name] = [flock for flock in (*LETTERS, DUMMY) if flock in flocks]
        return found

    def told_creature(self, name, creature):
        found = {"keeper": creature.keeper, "activated": creature.activated}
        if creature.pawn:
            found["pawn"] = creature.pawn
        if name == "scarecrow":
            found["last_keeper"] = self.last_keeper
        return found


def kind(name):
    return "tree" if name in TREES else "home" if name in HOMES else "special"


if __name__ == "__main__":
    sys.exit(run(Referee, sys.argv[1:]))
