"""An independent referee for Moa.

It knows the rulebook and nothing of Rookery's engine. It follows a match through the objects that
`rookery replay --notes` prints, works out by itself what was possible and what each move does, and stops at the first
difference. Where an object also tells the position after the move, all of it is compared. R, A, D and Z numbers are
rulings of rookery/games/moa/RULINGS.md, M numbers rules of its messages.

    python tests/referee_moa.py RECORD.json NOTES.jsonl
"""

import sys
from collections import Counter
from dataclasses import dataclass, field

from referees import Disagreement, run

LETTERS = "ABCDE"
NEUTRAL = "neutral"
ICONS = ("bird", "fight", "honour", "karakia")
TRADERS = ("dog", "possum", "rat")  # a weasel is never in the display (R45)
VOLCANO = 12
DEFAULTS = {
    "any_time_tiles": "own-turn",
    "bought_tile_ready": "turn",
    "rebuy_used_tile": True,
    "act_with_tiles_only": True,
    "fight_and_birds_of_one_card": True,
    "keep_leader_when_selling": False,
    "move_leaders": False,
    "mammal_tiles_limited": False,
    "neutral_bird_adjacent": True,
    "neutral_leader_needs_terrain": True,
    "score_neutral": False,
}


@dataclass
class Land:
    """One of the twelve territories."""

    number: int
    terrain: str
    values: tuple  # for the most pieces, and for the second most
    adjacent: tuple
    birds: dict = field(default_factory=dict)  # colour -> how many, at least one
    leader: object = None  # whose
    tile: str | None = None  # the leader tile
    mammal: str | None = None
    seller: int | None = None  # who sold it to that mammal; otherwise it has invaded
    stronghold: bool = False

    def pieces(self, colour):
        return self.birds.get(colour, 0) + (self.leader == colour)

    def colours(self):
        """Everybody who has a piece here."""
        return {*self.birds, *([] if self.leader is None else [self.leader])}

    def add(self, colour, number):
        self.birds[colour] = self.birds.get(colour, 0) + number
        if not self.birds[colour]:
            del self.birds[colour]


@dataclass
class Colour:
    """The pieces of a colour that are not on the board, and its points."""

    birds: int
    leaders: int
    score: int = 0


@dataclass
class Player(Colour):
    hand: Counter = field(default_factory=Counter)
    karakia: Counter = field(default_factory=Counter)
    too_new: set = field(default_factory=set)  # kinds of which the tile bought last cannot be used yet
    tiles: list = field(default_factory=list)  # leader tiles
    beaten: Counter = field(default_factory=Counter)
    sold_to: Counter = field(default_factory=Counter)


def plain(entries):
    """The numbers of components.toml without their marks and sources."""
    if "value" in entries:
        return entries["value"]
    return {name: plain(entry) for name, entry in entries.items()}


def shown_on(tile):
    """`2-fight`, or `1-bird-1-fight`, as icons by name."""
    words = tile.split("-")
    return {icon: int(number) for number, icon in zip(words[::2], words[1::2], strict=True)}


class Referee:
    """Feed it the objects of `replay --notes` one by one; it raises a Disagreement or is content.

    `course` is the whole game from the first shuffle to the last point, in the order of the rulebook. It stops wherever
    somebody has to decide (`ask`) and goes on with the answer.
    """

    def __init__(self, players, options, box, position=None):
        """A referee of a whole match, or of one that begins at a position in somebody's turn."""
        self.players = players
        self.options = DEFAULTS | options
        self.box = box
        self.ply = -1  # of the object looked at last
        self.over = False
        self.question = (None, None, [])  # who decides, what is asked, and the possible answers
        self.resumed = position is not None
        self.running = self.course()
        self.notes = []
        self.rare = Counter()  # rulings about rare things that came to bear so far

        pieces = box["pieces"]
        self.seats = [Player(pieces["birds"], pieces["leaders"]) for _ in range(players)]
        self.colours = dict(enumerate(self.seats))
        if players == 2:
            self.colours[NEUTRAL] = Colour(pieces["birds"], pieces["leaders"])  # M45, R66
        self.lands = [
            Land(int(number), told["terrain"], (told["first"], told["second"]), tuple(told["adjacent"]))
            for number, told in box["territories"].items()
        ]
        self.by_number = {land.number: land for land in self.lands}
        self.track = box["volcano"]["track"]
        self.volcano = 0
        self.round, self.first = 0, 0  # Z6
        self.active = []  # the two terrain cards
        self.terrain_used, self.terrain_left = Counter(), Counter()
        self.deck, self.discards = Counter(), Counter()
        self.mammal_deck = Counter({name: mammal["cards"] for name, mammal in box["mammals"].items()})
        self.mammal_discards, self.display = Counter(), Counter()
        self.supply = Counter({name: tile["copies"] for name, tile in box["karakia"].items()})
        self.sales = 0
        self.anywhere = False
        self.used = Counter()  # karakia tiles that went back to the supply in this turn
        self.details = {}  # what else is known of the decision at hand
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
        seat, _asked, moves = self.question
        self.same("seat", seat, told["seat"])
        self.same("legal moves", sorted(moves), sorted(told["legal"]))
        if told["move"] not in (moves or [None]):
            raise Disagreement(self.ply, "move", f"one of {sorted(moves)}", told["move"])
        self.notes = list(told["notes"])
        try:
            self.running.send(told["move"])
        except StopIteration:
            self.over, self.question, self.details = True, (None, None, []), {}
        self.same("notes left over", [], self.notes)
        self.same("scores", self.scores, told["scores"])
        if "position" in told:
            self.check_position(told["position"])

    def same(self, about, expected, got):
        if expected != got:
            raise Disagreement(self.ply, about, expected, got)

    def expect(self, note, seat, **fields):
        """The next note must be this one."""
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
        got = sorted_lists({name: value for name, value in position.items() if not (self.over and name == "to_move")})
        if expected != got:
            different = sorted(name for name in {*expected, *got} if expected.get(name) != got.get(name))
            for name in different:
                self.same(f"position, {name}", expected.get(name), got.get(name))

    @property
    def scores(self):
        return [player.score for player in self.seats]

    # ---- The course of the game ----

    def course(self):
        """Two periods of four phases (M1)."""
        rounds = self.box["game"]["rounds"]
        if not self.resumed:
            self.lay_leader_tiles()
        while self.resumed or self.round < self.box["game"]["periods"] * rounds:
            if not self.resumed:
                if self.round % rounds == 0:
                    self.expect("period", None, number=self.round // rounds + 1)
                    self.deal()
                self.round += 1
                yield from self.step_a()
            yield from self.step_b()
            self.step_c()
            if self.round % rounds == 0:
                self.score()
                self.tidy_up()
        self.expect("game-over", None)

    def ask(self, seat, asked, moves, **details):
        """Somebody decides: the text of a move comes back."""
        self.quiet = False
        self.question = (seat, asked, moves)
        self.details = details
        return (yield)

    def ask_after_windows(self, seat, asked, moves, **details):
        """A decision before which the holders of any-time tiles may use them (A1, Z9)."""
        if self.options["any_time_tiles"] == "always" and not self.resumed:
            yield from self.windows(seat, **details)
        self.resumed = False
        return (yield from self.ask(seat, asked, moves(), **details))

    def windows(self, decider, **details):
        """Each of the others, clockwise from the one who decides, may use tiles until content to wait."""
        for step in range(1, self.players):
            seat = (decider + step) % self.players
            while self.any_time_uses(seat):
                move = yield from self.ask(seat, "any-time", [*self.any_time_uses(seat), "wait"], **details)
                if move == "wait":
                    break
                yield from self.use(seat, move, **details)

    def lay_leader_tiles(self):
        """One in each territory, in any order (M2, R1)."""
        left = Counter(text.replace(" ", "-") for text in self.box["leader_tiles"]["tiles"])
        for land in self.lands:
            (land.tile,) = self.chance("leader-tile", None, {(t,) for t in +left}, "tile", territory=land.number)
            left[land.tile] -= 1

    def deal(self):
        """All bird cards are shuffled, nine for each; all thirty terrain cards are shuffled (M4, R2)."""
        self.deck = Counter({name: card["copies"] for name, card in self.box["birds"].items()})
        self.discards = Counter()
        self.terrain_used, self.active = Counter(), []
        self.terrain_left = Counter(
            (terrain, card) for terrain, cards in self.box["terrain_cards"].items() for card in cards
        )
        for seat, player in enumerate(self.seats):
            for _ in range(self.box["game"]["hand"] // 3):
                note = self.notes[0] if self.notes else {}
                cards = [note.get(name) for name in ("card", "card2", "card3")]
                self.expect("dealt", seat, card=cards[0], card2=cards[1], card3=cards[2])
                self.same("cards that are left", +Counter(cards), Counter(cards) & self.deck)
                self.deck -= Counter(cards)
                player.hand += Counter(cards)

    # ---- A round ----

    def step_a(self):
        """Two terrain cards are laid and followed (M5, M6)."""
        self.quiet = True
        if self.options["bought_tile_ready"] == "round":
            for player in self.seats:
                player.too_new.clear()  # D16
        self.terrain_used += Counter(self.active)
        self.active = []
        for place in (1, 2):
            possible = set(+self.terrain_left)
            card = self.chance("terrain", None, possible, "terrain", "instruction", place=place)
            self.terrain_left[card] -= 1
            self.active.append(card)
        for _terrain, instruction in self.active:  # both lie before either is followed (R10, A2)
            yield from self.follow(instruction)

    def step_b(self):
        """One action each, from the first player on, or from where a position begins (M15)."""
        begin = (self.turn_of - self.first) % self.players if self.resumed else 0
        for step in range(begin, self.players):
            yield from self.turn((self.first + step) % self.players)
        if self.quiet:
            yield from self.ask(self.first, "next-round", ["continue"])  # Z4

    def step_c(self):
        """The marker moves on (M35)."""
        self.first = (self.first + 1) % self.players
        self.expect("first-player", self.first)

    # ---- Step A: terrain cards ----

    def follow(self, instruction):
        if instruction == "volcano":
            self.move_volcano()
        elif instruction in ("draw-1", "draw-2"):
            yield from self.draw_mammals(int(instruction[-1]))
        else:
            yield from self.invade(instruction, self.display[instruction])  # M9, R13, R14

    @property
    def erupted(self):
        return self.volcano == len(self.track)

    def move_volcano(self):
        """One space up; at the top everything leaves territory 12 (M7, R17). Never again after that (R19)."""
        if self.erupted:
            return
        self.volcano += 1
        self.expect("volcano", None, space=self.volcano)
        if self.erupted:
            land = self.by_number[VOLCANO]
            self.rare["R17 eruption of sold land"] += land.seller is not None
            self.rare["R17 eruption of invaded land"] += land.mammal is not None and land.seller is None
            self.send_home(land)
            land.tile = land.mammal = land.seller = None
            land.stronghold = False
            self.expect("erupted", None)

    def send_home(self, land):
        """All pieces go back to their owners."""
        for colour, birds in land.birds.items():
            self.colours[colour].birds += birds
        land.birds = {}
        self.send_leader_home(land)

    def send_leader_home(self, land):
        if land.leader is not None:
            self.colours[land.leader].leaders += 1
            land.leader = None

    def draw_mammals(self, number):
        """To the display, one at a time; a weasel invades before the next is drawn (M8, R11)."""
        for _ in range(number):
            if not self.mammal_deck.total():
                self.mammal_deck, self.mammal_discards = self.mammal_discards, Counter()
                self.expect("mammals-shuffled", None)
            (mammal,) = self.chance("mammal-drawn", None, {(m,) for m in +self.mammal_deck}, "mammal")
            self.mammal_deck[mammal] -= 1
            if mammal == "weasel":
                yield from self.invade(mammal, 1)
            else:
                self.display[mammal] += 1

    def invade(self, mammal, number):
        """Each by itself, from territory 1 on (M10, M11)."""
        falls = 0
        while number:
            if not self.spare_tile(mammal):
                self.turn_away(mammal, 1)
                self.rare["Z10 no mammal tile left"] += 1
                number -= 1
                continue
            strongholds = any(land.stronghold for land in self.lands)
            land = self.find_land()
            falls += strongholds and not any(land.stronghold for land in self.lands)
            self.rare["A6 strongholds fell again"] += falls > 1
            if land is None:
                self.turn_away(mammal, number)
                self.rare["R15 several turned away"] += number > 1
                return
            number -= 1
            self.discard_mammal(mammal)  # as its tile is laid (R12)
            land.mammal, land.seller = mammal, None
            self.expect("invades", None, mammal=mammal, territory=land.number)
            yield from self.defend(land)

    def turn_away(self, mammal, number):
        for _ in range(number):
            self.discard_mammal(mammal)
        self.expect("turned-away", None, mammal=mammal, cards=number)

    def discard_mammal(self, mammal):
        """A card of the display, or the weasel just drawn."""
        if mammal != "weasel":
            self.display[mammal] -= 1
        self.mammal_discards[mammal] += 1

    def spare_tile(self, mammal):
        """Is there a mammal tile for it? They do not run out unless that was agreed on (R22, A8)."""
        out = sum(land.mammal == mammal for land in self.lands) + sum(player.beaten[mammal] for player in self.seats)
        return not self.options["mammal_tiles_limited"] or out < self.box["mammals"][mammal]["tiles"]

    def find_land(self):
        """The first without mammal and stronghold. If there is none, all strongholds go (M11, R15, R16, A6)."""
        for _ in range(2):
            for land in self.lands:
                if not (land.mammal or land.stronghold or self.is_gone(land)):
                    return land
            if not any(land.stronghold for land in self.lands):
                return None
            for land in self.lands:
                land.stronghold = False
            self.expect("strongholds-fell", None)
        return None

    def is_gone(self, land):
        return land.number == VOLCANO and self.erupted

    # ---- Defence ----

    def defend(self, land):
        """One after the other may beat the mammal; if nobody does, the land is lost (M12 to M14)."""
        need = self.box["mammals"][land.mammal]["fight"]
        here = {"battlefield": land.number}
        for seat in self.order_of_defence(land):
            while self.can_defend(seat, need) or self.any_time_uses(seat):  # Z1
                move = yield from self.ask_after_windows(
                    seat, "defence", lambda seat=seat: self.answers_to_attack(seat, need), **here
                )
                if move == "defend":
                    self.rare["R23 defence by one who has less"] += seat != self.order_of_defence(land)[0]
                    yield from self.pay(seat, "defence", need, ("fight",), land, **here)
                    self.seats[seat].beaten[land.mammal] += 1
                    self.expect("defended", seat, mammal=land.mammal, territory=land.number)
                    land.mammal = None
                    self.build(seat, land)
                    return  # the others' pieces and the leader tile stay (R26)
                if move == "decline":
                    self.expect("declined", seat, territory=land.number)
                    break
                yield from self.use(seat, move, **here)
        self.rare["R72 neutral pieces lost"] += land.pieces(NEUTRAL) > 0
        self.send_home(land)
        land.tile = None
        self.expect("fell", None, territory=land.number, mammal=land.mammal)

    def order_of_defence(self, land):
        """Most pieces; the leader among equals; then who is nearest to the first player (R23, R24, R72)."""
        seats = [seat for seat in range(self.players) if land.pieces(seat)]
        return sorted(seats, key=lambda s: (-land.pieces(s), land.leader != s, (s - self.first) % self.players))

    def can_defend(self, seat, need):
        return self.purse(seat, "fight") >= need

    def answers_to_attack(self, seat, need):
        defend = ["defend"] if self.can_defend(seat, need) else []
        return [*defend, "decline", *self.any_time_uses(seat)]

    def build(self, seat, land):
        if not land.stronghold:  # never a second one (R39)
            land.stronghold = True
            self.expect("built", seat, territory=land.number)

    # ---- Step B: turns ----

    def turn(self, seat):
        """Karakia tiles, one action or a pass, and karakia tiles again."""
        player = self.seats[seat]
        if not self.resumed:
            self.turn_of = seat
            self.anywhere, self.used = False, Counter()
            if self.options["bought_tile_ready"] == "own-turn":
                player.too_new.clear()
            self.expect("turn", seat)
        if (yield from self.take_action(seat)):
            yield from self.after_action(seat)
        self.anywhere = False
        if self.options["bought_tile_ready"] == "turn":
            player.too_new.clear()  # R48
        if self.players == 2:
            yield from self.place_neutral(seat)

    def take_action(self, seat):
        """Tiles before the action, and the action. Whether there was one, or a pass by choice, comes back."""
        while self.may_act(seat):
            move = yield from self.ask_after_windows(seat, "turn", lambda: self.turn_moves(seat), used=True)
            if not move.startswith("use"):
                yield from self.act(seat, move)
                return True
            yield from self.use(seat, move, used=True)
        self.expect("out-of-cards", seat)
        return False

    def after_action(self, seat):
        """Tiles after the action, also after a pass (R56)."""
        while self.uses_now(seat):
            move = yield from self.ask_after_windows(
                seat, "after-action", lambda: [*self.uses_now(seat), "end"], used=True
            )
            if move == "end":
                return
            yield from self.use(seat, move, used=True)

    def may_act(self, seat):
        """Who has neither cards nor tiles passes unasked (M34, R46, A10, D11)."""
        player = self.seats[seat]
        tiles = player.karakia.total() or player.tiles
        return bool(player.hand.total() or (tiles and self.options["act_with_tiles_only"]))

    def turn_moves(self, seat):
        """Everything one may do before and with the action."""
        moves = ["pass", *self.uses_now(seat)]
        if self.usable(seat, "any-territory") and not self.anywhere:
            moves.append("use any-territory")
        player = self.seats[seat]
        honour = self.purse(seat, "honour")
        for land in self.lands:
            if not self.is_open(land):
                continue
            if land.mammal:
                if land.seller is None and self.purse(seat, "fight") >= self.box["mammals"][land.mammal]["fight"]:
                    moves.append(f"attack @{land.number}")  # M21, R38
                continue
            if player.birds and self.purse(seat, "bird"):
                moves.append(f"place @{land.number}")  # M17, R29, R30
            if honour >= self.box["game"]["leader_honour"] and self.may_lead(seat, land):
                moves.append(f"lead @{land.number}")  # M19
            if land.pieces(seat):
                moves += [
                    f"sell @{land.number} {mammal}"  # M23, R45
                    for mammal in TRADERS
                    if self.display[mammal] and honour >= self.price(mammal) and self.spare_tile(mammal)
                ]
        return moves + self.purchases(seat)

    def is_open(self, land, anywhere=True):
        """Does its terrain match an active card (M15)? Any Territory lifts that, but not the eruption (R51)."""
        if self.is_gone(land):
            return False
        return (anywhere and self.anywhere) or land.terrain in {terrain for terrain, _ in self.active}

    def may_lead(self, colour, land):
        """A bird there, nobody with more, and no leader of anybody (R36, R31). Mammals are looked at elsewhere."""
        most = max(land.birds.values(), default=0)
        return bool(self.colours[colour].leaders and land.leader is None and 0 < most == land.birds.get(colour, 0))

    def price(self, mammal):
        return self.box["mammals"][mammal]["honour"] + self.sales  # R40

    def purchases(self, seat):
        """One kind of karakia tile, or two (M26, R34)."""
        karakia = self.purse(seat, "karakia")
        kinds = [kind for kind in self.box["karakia"] if self.for_sale(kind)]
        pairs = [(a, b) for i, a in enumerate(kinds) for b in kinds[i + 1 :]]
        return [
            "buy " + " ".join(purchase)
            for purchase in [*((kind,) for kind in kinds), *pairs]
            if karakia >= self.cost(purchase)
        ]

    def for_sale(self, kind):
        """Tiles used in this turn are in the supply again, unless that was agreed otherwise (A4)."""
        return self.supply[kind] > (0 if self.options["rebuy_used_tile"] else self.used[kind])

    def cost(self, purchase):
        return sum(self.box["karakia"][kind]["cost"] for kind in purchase)

    # ---- Actions ----

    def act(self, seat, move):
        verb, *words = move.split()
        if verb == "pass":
            self.expect("passed", seat)
        elif verb == "buy":
            yield from self.buy(seat, words)
        else:
            land = self.by_number[int(words[0].removeprefix("@"))]
            actions = {"place": self.place, "lead": self.lead, "attack": self.attack, "sell": self.sell}
            yield from actions[verb](seat, land, *words[1:])

    def place(self, seat, land):
        birds = yield from self.pay(seat, "birds", 1, ("bird",), land, used=True)
        self.put(seat, land, birds)

    def put(self, seat, land, birds):
        if birds:
            self.seats[seat].birds -= birds
            land.add(seat, birds)
            self.expect("placed", seat, birds=birds, territory=land.number)

    def lead(self, seat, land):
        """Two honour; the leader tile is taken (M19, M20, R37)."""
        player = self.seats[seat]
        yield from self.pay(seat, "leader", self.box["game"]["leader_honour"], ("honour",), land, used=True)
        player.leaders -= 1
        land.leader = seat
        self.expect("led", seat, territory=land.number)
        if land.tile:
            player.tiles.append(land.tile)
            self.expect("took-tile", seat, tile=land.tile, territory=land.number)
            land.tile = None

    def attack(self, seat, land):
        """Beat the mammal, perhaps place birds, build a stronghold in any case (M21, M22, R33, Z2)."""
        need = self.box["mammals"][land.mammal]["fight"]
        at_once = self.options["fight_and_birds_of_one_card"]
        icons = ("fight", "bird") if at_once else ("fight",)
        birds = yield from self.pay(seat, "attack", need, icons, land, used=True)
        self.seats[seat].beaten[land.mammal] += 1
        self.expect("beat", seat, mammal=land.mammal, territory=land.number)
        land.mammal = None
        if not at_once:
            birds = yield from self.pay(seat, "settling", 0, ("bird",), land, used=True)
        self.put(seat, land, birds)
        self.rare["R39 attack beside a stronghold"] += land.stronghold
        self.build(seat, land)

    def sell(self, seat, land, mammal):
        """One piece of the seller stays, leaders, leader tile and stronghold go (M23, M24, R41 to R43)."""
        player, price = self.seats[seat], self.price(mammal)
        yield from self.pay(seat, "sale", price, ("honour",), land, used=True)
        self.display[mammal] -= 1
        player.sold_to[mammal] += 1
        land.mammal, land.seller, land.tile, land.stronghold = mammal, seat, None, False
        self.sales += 1
        self.expect("sold", seat, territory=land.number, mammal=mammal, honour=price)
        birds = land.birds.get(seat, 0)
        keep = "keep bird" if birds else "keep leader"
        if self.options["keep_leader_when_selling"] and birds and land.leader == seat:
            keep = yield from self.ask(seat, "keep", ["keep bird", "keep leader"], used=True)  # D29, Z12
        self.rare["R42 lone leader stays"] += not birds
        self.rare["R43 lone leader of another goes"] += land.leader not in (None, seat, *land.birds)
        stay = int(keep == "keep bird")
        if birds:
            land.add(seat, stay - birds)
            player.birds += birds - stay
        if keep == "keep bird" or land.leader != seat:
            self.send_leader_home(land)

    def buy(self, seat, purchase):
        yield from self.pay(seat, "tiles", self.cost(purchase), ("karakia",), None, used=True)
        for kind in purchase:
            self.supply[kind] -= 1
            self.seats[seat].karakia[kind] += 1
            self.seats[seat].too_new.add(kind)  # M27
            self.expect("bought", seat, karakia=kind)

    # ---- Paying ----

    def purse(self, seat, icon):
        """All that somebody could pay of an icon."""
        player = self.seats[seat]
        cards = sum(self.box["birds"][card][icon] * number for card, number in player.hand.items())
        tiles = sum(shown_on(tile).get(icon, 0) for tile in player.tiles)
        return cards + tiles + (self.fight_of_tiles(seat) if icon == "fight" else 0)

    def fight_of_tiles(self, seat):
        return self.ready(seat, "two-fight") * self.box["karakia"]["two-fight"]["fight"]

    def ready(self, seat, kind):
        """How many karakia tiles of a kind may be used now."""
        player = self.seats[seat]
        return player.karakia[kind] - (kind in player.too_new)

    def pay(self, seat, purpose, need, icons, land, **details):
        """Card by card until at least the need is paid (M16); what birds are then put comes back.

        Any card may be spent, a leader tile only if it shows one of the icons (A3, Z3). What has but one answer is not
        asked (Z5).
        """
        player, paid = self.seats[seat], dict.fromkeys(ICONS, 0)
        puts, tiles = "bird" in icons, 0
        payment = {"for": purpose, "territory": land.number if land else 0, "icon": icons[0]}
        payment |= {"need": need, "paid": paid}
        while True:
            moves = [f"spend {card}" for card in +player.hand]
            moves += [f"spend tile-{tile}" for tile in set(player.tiles) if set(shown_on(tile)) & set(icons)]
            if "fight" in icons and self.ready(seat, "two-fight"):
                moves.append("spend two-fight")
            if paid[icons[0]] >= need:
                least, most = int(purpose == "birds"), min(paid["bird"], player.birds)
                moves += [f"put {number}" for number in range(least, most + 1)] if puts else ["done"]
            move = moves[0]
            if len(moves) > 1:
                move = yield from self.ask(seat, "payment", moves, payment=payment, **details)
            verb, *words = move.split()
            if verb != "spend":
                return int(words[0]) if words else 0
            for icon, number in self.spend(seat, words[0]).items():
                paid[icon] += number
            tiles += words[0] == "two-fight"
            self.rare["R50 several Two Fight"] += tiles > 1

    def spend(self, seat, thing):
        """One card or tile: its icons. Cards are discarded, leader tiles leave the game (R57)."""
        player = self.seats[seat]
        if thing == "two-fight":
            self.rare["M30 Two Fight in a defence"] += self.details.get("battlefield", 0) > 0
            self.give_back(seat, thing)
            self.expect("spent-karakia", seat, karakia=thing)
            return {"fight": self.box["karakia"][thing]["fight"]}
        if thing.startswith("tile-"):
            tile = thing.removeprefix("tile-")
            player.tiles.remove(tile)
            self.expect("spent-tile", seat, tile=tile)
            return shown_on(tile)
        player.hand[thing] -= 1
        self.discards[thing] += 1
        self.expect("spent", seat, card=thing)
        return {icon: self.box["birds"][thing][icon] for icon in ICONS}

    # ---- Karakia tiles ----

    def usable(self, seat, kind):
        return self.ready(seat, kind) > 0

    def give_back(self, seat, kind):
        self.seats[seat].karakia[kind] -= 1
        self.supply[kind] += 1
        self.used[kind] += seat == self.turn_of  # only one's own can be bought back (A4)

    def any_time_uses(self, seat):
        """Draw One and Exchange Three, if there is a card to draw (M28, M29, R47, Z7)."""
        if not (self.deck.total() or self.discards.total()):
            return []
        return [f"use {kind}" for kind in ("draw-one", "exchange-three") if self.usable(seat, kind)]

    def uses_now(self, seat):
        """What may be used before and after the action in one's own turn, apart from Any Territory."""
        uses = self.any_time_uses(seat)
        if self.usable(seat, "move-birds"):
            uses += [f"use move-birds @{land.number}" for land in self.lands if self.ways_out(seat, land)]
        if self.usable(seat, "stronghold"):  # R55, A11
            uses += [
                f"use stronghold @{land.number}"
                for land in self.lands
                if not (land.stronghold or land.seller is not None or self.is_gone(land))
            ]
        return uses

    def use(self, seat, move, **details):
        """A karakia tile goes back to the supply and does what it says (M27)."""
        _use, kind, *where = move.split()
        land = self.by_number[int(where[0].removeprefix("@"))] if where else None
        self.give_back(seat, kind)
        self.expect("used", seat, karakia=kind)
        if kind == "draw-one":
            self.draw_birds(seat, self.box["karakia"][kind]["cards"])
        elif kind == "exchange-three":
            drawn = self.draw_birds(seat, self.box["karakia"][kind]["cards"])
            yield from self.discard_birds(seat, drawn, **details)
        elif kind == "any-territory":
            self.anywhere = True
        elif kind == "stronghold":
            self.build(seat, land)
        else:
            yield from self.move_birds(seat, land, **details)

    def draw_birds(self, seat, number):
        """As many as there are; the discards are shuffled when a card is needed and none is there (R5, A7)."""
        for drawn in range(number):
            if not self.deck.total():
                if not self.discards.total():
                    return drawn
                self.deck, self.discards = self.discards, Counter()
                self.expect("birds-shuffled", None)
            (card,) = self.chance("drew", seat, {(card,) for card in +self.deck}, "card")
            self.deck[card] -= 1
            self.seats[seat].hand[card] += 1
        return number

    def discard_birds(self, seat, number, **details):
        """As many as were drawn (R6), those one likes; not asked if all have to go (Z5)."""
        hand = self.seats[seat].hand
        while number:
            cards = sorted(+hand, key=list(self.box["birds"]).index)
            card = cards[0]
            if len(cards) > 1 and hand.total() > number:
                moves = [f"discard {card}" for card in cards]
                move = yield from self.ask(seat, "discard", moves, to_discard=number, **details)
                card = move.split()[1]
            hand[card] -= 1
            self.discards[card] += 1
            self.expect("discarded", seat, card=card)
            number -= 1

    def ways_out(self, seat, start):
        """What a Move Birds tile could move out of a territory, and where to (M32, R52, R53, A9)."""
        birds = start.birds.get(seat, 0)
        leader = self.options["move_leaders"] and start.leader == seat
        most = self.box["karakia"]["move-birds"]["birds"]
        ways = []
        for land in self.lands:
            invaded = land.mammal and land.seller is None
            if land is start or invaded or self.is_gone(land):
                continue
            what = [str(number) for number in range(1, min(birds, most) + 1)]
            if leader and land.leader is None:
                what += ["leader"] + [f"leader+{number}" for number in range(1, min(birds, most - 1) + 1)]
            ways += [f"move {pieces} @{land.number}" for pieces in what]
        return ways

    def move_birds(self, seat, start, **details):
        ways = self.ways_out(seat, start)
        way = ways[0] if len(ways) == 1 else (yield from self.ask(seat, "move", ways, **details))
        _move, what, where = way.split()
        land = self.by_number[int(where.removeprefix("@"))]
        if what.startswith("leader"):
            start.leader, land.leader = None, seat
        birds = int(what.removeprefix("leader").removeprefix("+") or 0)
        if birds:
            start.add(seat, -birds)
            land.add(seat, birds)
        self.rare["R54 seller gone"] += start.seller == seat and not start.pieces(seat)
        self.rare["R53 into sold land"] += land.seller is not None
        fields = {"what": what, "from": start.number, "to": land.number}
        self.expect("moved", seat, **fields)

    # ---- Two players ----

    def place_neutral(self, seat):
        """The die, and a neutral piece in the rolled territory or next to it (M46 to M49, R67 to R70)."""
        (number,) = self.chance("rolled", seat, {(land.number,) for land in self.lands}, "number")
        moves = self.neutral_moves(number)
        if not moves or moves == ["neutral nothing"]:
            self.expect("neutral-skipped", seat)
            return
        move = moves[0]
        if len(moves) > 1:
            move = yield from self.ask_after_windows(seat, "neutral", lambda: moves, rolled=number, used=True)
        what, *where = move.split()[1:]
        if what == "nothing":
            self.expect("neutral-skipped", seat)
            return
        land, neutral = self.by_number[int(where[0].removeprefix("@"))], self.colours[NEUTRAL]
        if what == "leader":
            neutral.leaders -= 1
            land.leader, land.tile = NEUTRAL, None  # M48
            self.expect("neutral-led", seat, territory=land.number)
        else:
            neutral.birds -= int(what)
            land.add(NEUTRAL, int(what))
            self.expect("neutral-placed", seat, birds=int(what), territory=land.number)

    def neutral_moves(self, number):
        neutral, moves = self.colours[NEUTRAL], []
        near = sorted({number, *self.by_number[number].adjacent})
        lands = [land for land in map(self.by_number.get, near) if not (land.mammal or self.is_gone(land))]  # R68
        for land in lands:
            if neutral.birds >= 1 and (land.number == number or self.options["neutral_bird_adjacent"]):  # D40
                moves.append(f"neutral 1 @{land.number}")
        alone = not moves
        for land in lands:
            matches = self.is_open(land, anywhere=False)
            if neutral.birds >= 2 and matches:
                moves.append(f"neutral 2 @{land.number}")  # M47, R69
            if (matches or not self.options["neutral_leader_needs_terrain"]) and self.may_lead(NEUTRAL, land):
                moves.append(f"neutral leader @{land.number}")  # M48, R70
        return [*moves, "neutral nothing"] if alone else moves  # A5, Z8

    # ---- Phases 3 and 4 ----

    def score(self):
        """Territories, mammals, leader tiles (M36 to M42)."""
        for land in self.lands:
            for why, value, colours in self.places(land):
                for colour in colours:
                    self.give_points(colour, value // len(colours), why, land.number)
        for seat, player in enumerate(self.seats):
            for why, mammals in (("beaten", player.beaten), ("sold", player.sold_to)):
                points = sum(self.box["mammals"][mammal]["points"] * number for mammal, number in mammals.items())
                self.give_points(seat, points, why, 0)
            self.mammal_discards += player.sold_to  # R8
            player.beaten, player.sold_to = Counter(), Counter()
        for seat, player in enumerate(self.seats):
            self.give_points(seat, sum(shown_on(tile).get("points", 0) for tile in player.tiles), "leader-tiles", 0)
            player.tiles = [tile for tile in player.tiles if "points" not in shown_on(tile)]

    def places(self, land):
        """Who is first and second in a territory, and what these places are worth (R58 to R64, R71)."""
        reduction = self.track[self.volcano] if land.number == VOLCANO and not self.erupted else 0
        first, second = (max(0, value - reduction) for value in land.values)  # M39, R20, R21
        ranks = {}
        for colour in self.colours:
            if land.pieces(colour):
                ranks.setdefault(land.pieces(colour), []).append(colour)
        if not ranks:
            return []
        best, *others = [ranks[number] for number in sorted(ranks, reverse=True)]
        if len(best) > 1 and land.leader in best:
            self.rare["R58 leader decides"] += 1
            best, others = [land.leader], [[colour for colour in best if colour != land.leader]]
        self.rare["R59 first place shared"] += len(best) > 1
        self.rare["R60 three or more at once"] += len(best) > 2
        self.rare["M38 second place shared"] += any(len(colours) > 1 for colours in others[:1])
        self.rare["R61 leader in a tie for second"] += any(len(c) > 1 and land.leader in c for c in others[:1])
        return [("first", first, best), *(("second", second, colours) for colours in others[:1])]

    def give_points(self, colour, points, why, territory):
        if colour == NEUTRAL and not self.options["score_neutral"]:  # M49
            return
        if points:
            self.colours[colour].score += points
            note, seat = ("neutral-points", None) if colour == NEUTRAL else ("points", colour)
            self.expect(note, seat, points=points, why=why, territory=territory)

    def tidy_up(self):
        """Hands and strongholds go (M43)."""
        for player in self.seats:
            self.discards += player.hand
            player.hand = Counter()
        for land in self.lands:
            land.stronghold = False
        self.expect("tidied", None)

    def winners(self):
        """Most points, then most pieces on the board, then together (M44, R65)."""
        if not self.over:
            return []

        def result(seat):
            return self.scores[seat], sum(land.pieces(seat) for land in self.lands)

        best = max(map(result, range(self.players)))
        return [seat for seat in range(self.players) if result(seat) == best]

    # ---- Positions, to begin with and for comparison ----

    def take_over(self, position):
        """Everything is as a position says, in the turn of the player to move."""
        self.quiet = False
        self.round, self.volcano, self.sales = position["round"], position["volcano"], position["sales"]
        self.first, self.turn_of = LETTERS.index(position["first"]), LETTERS.index(position["to_move"])
        self.active = [tuple(card.split("-", 1)) for card in position["terrain"]]
        self.terrain_used = Counter(tuple(card.split("-", 1)) for card in position["terrain_used"])
        self.terrain_left = Counter(tuple(card.split("-", 1)) for card in position["terrain_deck"])
        for name in ("deck", "discards", "mammal_deck", "mammal_discards", "display", "supply", "used"):
            setattr(self, name, Counter(position[name]))
        self.anywhere = position["any_territory"]
        for land in self.lands:
            told = position["territories"][str(land.number)]
            land.birds = {colour_of(name): number for name, number in told.get("birds", {}).items()}
            land.leader = colour_of(told["leader"]) if "leader" in told else None
            land.tile = told["tile"] if told["tile"] != "none" else None
            land.mammal, land.stronghold = told.get("mammal"), told.get("stronghold", False)
            land.seller = colour_of(told["sold_by"]) if "sold_by" in told else None
        for colour, pieces in self.colours.items():
            told = position[name_of(colour)]
            pieces.birds, pieces.leaders, pieces.score = told["spare_birds"], told["spare_leaders"], told["score"]
        for seat, player in enumerate(self.seats):
            told = position[LETTERS[seat]]
            player.hand, player.karakia = Counter(told["hand"]), Counter(told["karakia"])
            player.too_new, player.tiles = set(told["too_new"]), list(told["leader_tiles"])
            player.beaten, player.sold_to = Counter(told["beaten"]), Counter(told["sold_to"])

    def position(self):
        seat, asked, _moves = self.question
        details = dict(self.details)
        used = details.pop("used", False)
        position = {
            "round": self.round,
            "period": (self.round - 1) // self.box["game"]["rounds"] + 1,
            "first": LETTERS[self.first],
            "asked": asked or "",
            "terrain": ["-".join(card) for card in self.active],
            "terrain_used": elements(self.terrain_used),
            "terrain_deck": elements(self.terrain_left),
            "volcano": self.volcano,
            "territories": {str(land.number): self.territory(land) for land in self.lands},
            "deck": elements(self.deck),
            "deck_cards": self.deck.total(),
            "discards": elements(self.discards),
            "display": elements(self.display),
            "mammal_deck": elements(self.mammal_deck),
            "mammal_cards": self.mammal_deck.total(),
            "mammal_discards": elements(self.mammal_discards),
            "supply": elements(self.supply),
            "sales": self.sales,
            "any_territory": self.anywhere,
            "used": elements(self.used) if used else [],
            "over": self.over,
            "winners": [LETTERS[winner] for winner in self.winners()],
        }
        for colour, pieces in self.colours.items():
            position[name_of(colour)] = {"spare_birds": pieces.birds, "spare_leaders": pieces.leaders}
            position[name_of(colour)] |= {"score": pieces.score}
        for number, player in enumerate(self.seats):
            position[LETTERS[number]] |= {
                "hand": elements(player.hand),
                "hand_cards": player.hand.total(),
                "karakia": elements(player.karakia),
                "too_new": sorted(player.too_new),
                "leader_tiles": sorted(player.tiles),
                "beaten": elements(player.beaten),
                "sold_to": elements(player.sold_to),
            }
        if not self.over:
            position |= {"to_move": LETTERS[seat]} | details
        return position

    def territory(self, land):
        found = {"tile": land.tile or "none"}
        if land.birds:
            found["birds"] = {name_of(colour): number for colour, number in land.birds.items()}
        if land.leader is not None:
            found["leader"] = name_of(land.leader)
        if land.mammal:
            found["mammal"] = land.mammal
        if land.seller is not None:
            found["sold_by"] = name_of(land.seller)
        if land.stronghold:
            found["stronghold"] = True
        return found


def name_of(colour):
    return colour if colour == NEUTRAL else LETTERS[colour]


def colour_of(name):
    return name if name == NEUTRAL else LETTERS.index(name)


def elements(counter):
    return sorted("-".join(thing) if isinstance(thing, tuple) else thing for thing in counter.elements())


def sorted_lists(value, name=""):
    """A position in which the order of cards does not matter, but for the two active terrain cards."""
    if isinstance(value, dict):
        return {name: sorted_lists(part, name) for name, part in value.items()}
    return sorted(value) if isinstance(value, list) and name != "terrain" else value


if __name__ == "__main__":
    sys.exit(run(Referee, sys.argv[1:]))
