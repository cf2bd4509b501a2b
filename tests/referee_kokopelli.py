"""An independent referee for Kokopelli.

It knows the rulebook and nothing of Rookery's engine. It follows a match through the objects that
`rookery replay --notes` prints, works out by itself what was possible and what each move does, and stops at the first
difference. A, B, C and Z numbers are rulings of rookery/games/kokopelli/RULINGS.md, K numbers rules of its messages.

    python tests/referee_kokopelli.py RECORD.json NOTES.jsonl
"""

import sys
from collections import Counter

from referees import Disagreement, run

BEGINNER = ["hunter", "birthday", "warrior", "chief", "paw", "lizard", "turtle", "shaman"]
BEGINNER += ["eagle-feather", "spider-woman"]
CEREMONIES = [*BEGINNER, "sun", "fire", "vase", "snake-dance", "drummer", "sky-mother"]
KOKOPELLI = "kokopelli"
LETTERS = "ABCD"
VILLAGE = "123456"  # 5 and 6 lie below the deck
SWITCHES = {
    "sun_space_any_time": False,
    "fire_checks_opener_zone": True,
    "vase_owner_benefits": True,
    "bonus_after_action": False,
    "deck_out_checked_at_turn_end": False,
    "below_deck_last": False,
}


def host_of(space):
    """The seat in whose village a space lies, and to whom the ceremony there belongs whoever opened it."""
    return LETTERS.index(space[0])


def spaces_of(seat, numbers):
    return [LETTERS[seat] + number for number in numbers]


class Referee:
    """Feed it the objects of `replay --notes` one by one; it raises a Disagreement or is content."""

    def __init__(self, players, options, _box=None):  # all of the box is printed in the rulebook
        self.players = players
        self.options = {"tiles": 10, "ceremonies": "random"} | SWITCHES | options
        self.ply = -1  # of the object looked at last
        self.over = False
        self.scores = [0] * players
        self.table = {}  # space -> the cards on it, the one that opened the ceremony first
        self.hands = [[] for _ in range(players)]
        self.unknown = [Counter() for _ in range(players)]  # the part of each deck that nobody has seen yet
        self.under = [[] for _ in range(players)]  # and below it what was put under the deck, in order
        self.seat = None  # who decides
        self.asked = None  # what: "action", "more", "birthday", "exchange" or "surplus"
        self.round = 1
        self.last_round = False
        self.actions = self.extra = 0  # ordinary and extra actions still to take
        self.played = False  # whether this action opened a ceremony or added a card of the hand
        self.vases_used = set()  # hosts whose Vase gave an extra action this turn

    # ---- Looking at one object ----

    def check(self, told):
        """Check one object: the deal or a move with everything it did."""
        self.ply += 1
        self.same("names", {"ply", "seat", "move", "legal", "notes", "scores"}, set(told))
        self.same("ply", self.ply, told["ply"])
        if self.over:
            raise Disagreement(self.ply, "move", "none: the game is over", told["move"])
        self.same("seat", self.seat, told["seat"])
        moves = self.legal_moves()
        self.same("legal moves", sorted(moves), sorted(told["legal"]))
        if told["move"] not in (moves or [None]):
            raise Disagreement(self.ply, "move", f"one of {sorted(moves)}", told["move"])
        self.notes = list(told["notes"])
        rule, *what = moves[told["move"]] if self.ply else (self.deal,)
        rule(*what)
        self.same("notes left over", [], self.notes)
        self.same("scores", self.scores, told["scores"])

    def same(self, about, expected, got):
        if expected != got:
            raise Disagreement(self.ply, about, expected, got)

    def expect(self, note, seat, **fields):
        """The next note must be this one."""
        self.same("note", {"note": note, "seat": seat, **fields}, self.notes.pop(0) if self.notes else None)

    # ---- Before the first move ----

    def deal(self):
        """Each player has three cards of each ceremony in play and six Kokopelli, and takes five of them (K1 to K5)."""
        in_play = self.ceremonies_in_play()
        self.tiles = {ceremony: [4, 3] for ceremony in in_play}
        self.end_tokens = self.options["tiles"] - (0 if self.players == 2 else 1)
        self.expect("end-tokens", None, left=self.end_tokens)
        for seat in range(self.players):
            self.unknown[seat] = Counter(in_play * 3 + [KOKOPELLI] * 6)
        for seat in range(self.players):
            self.draw(seat, 5, "deal")
        self.begin_turn(0)

    def ceremonies_in_play(self):
        """As many different ceremonies as there are to be tiles, or those that were agreed on (K1, K6, K32)."""
        given = []
        while self.notes and self.notes[0].get("note") == "in-play":
            given.append(self.notes[0].get("ceremony"))
            self.expect("in-play", None, ceremony=given[-1])
        chosen = self.options["ceremonies"]
        if chosen == "random":
            self.same("unknown ceremonies", set(), set(given) - set(CEREMONIES))
            self.same("number of ceremonies", self.options["tiles"], len(set(given)))
        else:
            self.same("ceremonies in play", set(BEGINNER if chosen == "beginner" else chosen), set(given))
        self.same("ceremonies named", len(set(given)), len(given))
        return given

    # ---- Villages, zones, abilities ----

    def neighbours(self, seat):
        """Left, who plays next, and right; with two players both are the same person."""
        return (seat + 1) % self.players, (seat - 1) % self.players

    def zone(self, seat):
        """The own village and the two nearest spaces of each neighbour (K7).

        The left neighbour's nearest are 3 and 4, the right one's 1 and 2. With two players that makes all of the
        other's spaces but those below the deck, as the rulebook says (K31).
        """
        left, right = self.neighbours(seat)
        return spaces_of(seat, VILLAGE) + spaces_of(left, "34") + spaces_of(right, "12")

    def reach(self, seat):
        """Where one may add cards: in the zone, with a Spider Woman in all of both neighbours' villages (K40)."""
        reach = set(self.zone(seat))
        if "spider-woman" in self.abilities(seat):
            for neighbour in self.neighbours(seat):
                reach |= set(spaces_of(neighbour, VILLAGE))
        return reach

    def going_on(self, spaces):
        """The ceremonies that go on in these spaces."""
        return {self.table[space][0] for space in spaces if space in self.table}

    def abilities(self, seat):
        """A ceremony works for the player in whose village it lies, until it is completed or cancelled (K16)."""
        return self.going_on(spaces_of(seat, VILLAGE))

    def deck_size(self, seat):
        return self.unknown[seat].total() + len(self.under[seat])

    # ---- What is possible ----

    def legal_moves(self):
        """The possible moves: their text, and the rule that carries them out with what it needs to know."""
        if self.asked is None:
            return {}
        moves = {
            "action": self.possible_actions,
            "more": self.possible_further_cards,
            "birthday": self.possible_birthday_cards,
            "exchange": self.possible_cards_to_put_under,
            "surplus": self.possible_cards_to_put_under,
        }
        return moves[self.asked]()

    def possible_actions(self):
        """Draw, open, add, cancel, exchange; and passing (K9)."""
        hand, moves = self.hands[self.seat], {}
        if self.deck_size(self.seat):  # A15
            moves["draw"] = (self.draw_action,)
        for card in hand:
            for space in self.where_to_open(card):
                moves[f"open {card} @{space}"] = (self.open_action, card, space)
        moves |= self.additions(self.add_action, hand, self.table)
        for space in self.table:
            if host_of(space) == self.seat:  # A7: who opened it does not matter
                moves[f"cancel @{space}"] = (self.cancel_action, space)
        if hand:
            moves["exchange"] = (self.exchange_action,)
        if self.actions == 0 or not (hand or self.deck_size(self.seat)):  # Z1, A1
            moves["pass"] = (self.pass_action,)
        return moves

    def where_to_open(self, card):
        """A free space of the own village, if the ceremony is missing from the own zone (K13 to K15).

        Fire adds the neighbours' free spaces in the own zone, if it is missing from that neighbour's zone as well.
        """
        if card == KOKOPELLI:
            return []
        missing_here = card not in self.going_on(self.zone(self.seat))
        spaces = self.own_free_spaces() if missing_here else []
        if "fire" in self.abilities(self.seat):
            for space in self.zone(self.seat):
                host = host_of(space)
                if host == self.seat or space in self.table:
                    continue
                missing_there = card not in self.going_on(self.zone(host))
                if missing_there and (missing_here or not self.options["fire_checks_opener_zone"]):
                    spaces.append(space)
        return spaces

    def own_free_spaces(self):
        """The four spaces of the village, with two players a fifth below the deck; with the Sun one more.

        The Sun's space is for a ceremony beyond the normal number, the fifth (two players: sixth) one (A3).
        """
        spaces = spaces_of(self.seat, "1234")
        free = [space for space in spaces if space not in self.table]
        fifth, sixth = spaces_of(self.seat, "56")
        if self.players == 2 and fifth not in self.table and not (self.options["below_deck_last"] and free):
            free.append(fifth)
        suns = sixth if self.players == 2 else fifth
        needed = self.options["sun_space_any_time"] or not free
        if "sun" in self.abilities(self.seat) and suns not in self.table and needed:
            free.append(suns)
        return free

    def additions(self, rule, cards, spaces):
        """Adding one of the cards to a ceremony on one of the spaces: the same kind, or a Kokopelli (K17, K18)."""
        return {
            f"add {card} @{space}": (rule, card, space)
            for space in self.reach(self.seat) & set(self.table) & set(spaces)
            for card in cards
            if card in (self.table[space][0], KOKOPELLI)
        }

    def possible_further_cards(self):
        """After the first card: another on the same ceremony with a Chief, one on another with a Warrior (K38, K47).

        The two are never mixed: the second card shows which it is (C24).
        """
        spaces = set()
        if self.chief:
            spaces |= {self.first_space}  # nothing lies there any more if the card completed the ceremony (B19)
        if self.warrior and self.cards_laid == 1:
            spaces |= set(self.table) - {self.first_space}
        moves = self.additions(self.add_further_card, self.hands[self.seat], spaces)
        return moves | {"stop": (self.end_action,)}

    def possible_birthday_cards(self):
        """The cards just drawn may be added to ceremonies, in any order (K36, C15)."""
        return self.additions(self.add_birthday_card, self.fresh, self.table) | {"stop": (self.end_action,)}

    def possible_cards_to_put_under(self):
        return {f"under {card}": (self.put_under_as_asked, card) for card in self.hands[self.seat]}

    # ---- Actions ----

    def draw_action(self):
        """Take the top card, with the Hunter one more (K12, K37). A Birthday lets these cards be added at once."""
        birthday = "birthday" in self.abilities(self.seat)
        hunter = "hunter" in self.abilities(self.seat)
        self.fresh = self.draw(self.seat, 1, "draw")
        if hunter:
            self.fresh += self.draw(self.seat, 1, "hunter")
        if birthday:
            self.ask_for_more("birthday")
        else:
            self.end_action()

    def add_birthday_card(self, card, space):
        """A card just drawn is added. It does not empty the hand by playing, so there is no bonus for it (B23)."""
        self.fresh.remove(card)
        self.lay(card, space, from_hand=False)
        self.ask_for_more("birthday")

    def open_action(self, card, space):
        """The first card of a ceremony (K13); its ability works at once, already for the bonus (A12)."""
        self.hands[self.seat].remove(card)
        self.table[space] = [card]
        self.expect("opened", self.seat, ceremony=card, space=space)
        self.played = True
        if not self.options["bonus_after_action"]:
            self.bonus_for_empty_hand()
        self.end_action()

    def add_action(self, card, space):
        """The first card of an add action. What the action may hold is settled as it begins (see "Structure")."""
        self.chief = "chief" in self.abilities(self.seat)
        self.warrior = "warrior" in self.abilities(self.seat)
        self.first_space, self.cards_laid = space, 0
        self.played = True
        self.add_further_card(card, space)

    def add_further_card(self, card, space):
        """Each card is settled by itself; then the next may follow. A Warrior's second card is the last (C24)."""
        self.cards_laid += 1
        if space != self.first_space:
            self.chief = False
        self.lay(card, space, from_hand=True)
        self.ask_for_more("more")

    def ask_for_more(self, asked):
        """The player is asked for another card if one can be added; otherwise the action ends by itself (Z8)."""
        self.asked = asked
        if set(self.legal_moves()) == {"stop"}:
            self.end_action()

    def cancel_action(self, space):
        """The cards go to the own discards; nobody scores (K24)."""
        cards = self.table.pop(space)
        self.expect("cancelled", self.seat, ceremony=cards[0], space=space, cards=len(cards))
        self.end_action()

    def exchange_action(self):
        """The whole hand goes under the deck in any order, then as many cards are drawn (K25). No bonus (A10)."""
        self.asked = "exchange"
        self.exchanged = len(self.hands[self.seat])
        self.finish_exchange_if_one_is_left()

    def finish_exchange_if_one_is_left(self):
        """Every card but the last is named by the player (Z8)."""
        if len(self.hands[self.seat]) == 1:
            self.put_under(self.hands[self.seat][0])
            self.draw(self.seat, self.exchanged, "exchange")
            self.end_action()

    def pass_action(self):
        """Give up an action."""
        self.expect("passed", self.seat)
        self.end_action()

    # ---- What one card does ----

    def lay(self, card, space, from_hand):
        """Add one card and settle everything it brings, in the order of the digest, 1.10.

        The abilities are those that work while the card is being laid, even if it ends one of them.
        """
        me, host = self.seat, host_of(space)
        mine, hosts = self.abilities(me), self.abilities(host)
        counts = 2 if card == KOKOPELLI and "snake-dance" in mine else 1  # K42
        needed = 3 if "drummer" in hosts else 4  # K19, K43
        counted = len(self.table[space]) + counts
        self.hands[me].remove(card)
        self.table[space].append(card)
        self.expect("added", me, card=card, space=space, counts=counts)
        if from_hand and not self.options["bonus_after_action"]:
            self.bonus_for_empty_hand()  # before the Lizard's card (B31), and before an Eagle Feather ends (B24)
        if card == KOKOPELLI and "sky-mother" in hosts:
            self.pay(host, counts, "sky-mother")  # K45, C37
        if host != me and "paw" in mine:
            self.pay(me, counts, "paw")  # K35, C10
        if host != me and "lizard" in mine:
            self.draw(me, counts, "lizard")  # K44, C38
        if "vase" in hosts:
            self.extra_action_by_vase(host)
        if counted >= needed:
            self.complete(space, mine, hosts)

    def extra_action_by_vase(self, host):
        """Whoever adds a card in the village of a Vase gets one extra action, once a turn for each (K41, B1, B2)."""
        allowed = host != self.seat or self.options["vase_owner_benefits"]
        if allowed and host not in self.vases_used:
            self.vases_used.add(host)
            self.extra += 1
            self.expect("extra-action", self.seat, host=host)

    def complete(self, space, mine, hosts):
        """The tile's token to who laid the last card, a point to the host if that is somebody else (K20 to K23).

        A tile has a 4 and then a 3, and pays 1 ever after; a game-end token takes the place of the 3.
        """
        me, host = self.seat, host_of(space)
        cards = self.table.pop(space)
        ceremony = cards[0]
        self.expect("completed", me, ceremony=ceremony, space=space, cards=len(cards))
        token = self.tiles[ceremony].pop(0) if self.tiles[ceremony] else 1
        self.pay(me, token, "tile")
        if token == 3 and self.end_tokens:  # none left: A22
            self.end_tokens -= 1
            self.expect("end-token", me, ceremony=ceremony, left=self.end_tokens)
            if self.end_tokens == 0:
                self.fix_the_end("end-tokens")
        if host != me:
            self.pay(host, 1, "host")
        if "turtle" in mine:
            self.pay(me, 1, "turtle")  # K48
        if "shaman" in hosts:
            self.pay(host, 1, "shaman")  # K46

    def bonus_for_empty_hand(self):
        """Whoever has played the last card takes 1 point and 3 cards, with the Eagle Feather 3 and 5 (K26, K34)."""
        if not self.hands[self.seat]:
            points, cards = (3, 5) if "eagle-feather" in self.abilities(self.seat) else (1, 3)
            self.pay(self.seat, points, "empty-hand")
            self.draw(self.seat, cards, "empty-hand")

    def pay(self, seat, points, why):
        self.expect("points", seat, points=points, why=why)
        self.scores[seat] += points

    # ---- Cards ----

    def draw(self, seat, number, why):
        """Take cards from the top, as many as there are (A15). Which they are is for the notes to say, if they can be.

        Above lie the cards that nobody has seen, below them those that were put under the deck, in that order.
        """
        drawn = []
        for _ in range(min(number, self.deck_size(seat))):
            card = self.notes[0].get("card") if self.notes else None
            possible = list(+self.unknown[seat]) or self.under[seat][:1]
            if card not in possible:
                raise Disagreement(self.ply, f"card drawn by {LETTERS[seat]} ({why})", f"one of {possible}", card)
            self.expect("drew", seat, card=card, why=why)
            if self.unknown[seat].total():
                self.unknown[seat][card] -= 1
            else:
                self.under[seat].pop(0)
            self.hands[seat].append(card)
            drawn.append(card)
        if self.deck_size(seat) == 0 and not self.options["deck_out_checked_at_turn_end"]:
            self.fix_the_end("deck")  # A16
        return drawn

    def put_under(self, card):
        """A card goes from the hand to the bottom of the deck (A30)."""
        self.hands[self.seat].remove(card)
        self.under[self.seat].append(card)
        self.expect("went-under", self.seat, card=card)

    def put_under_as_asked(self, card):
        """During an exchange, or as surplus at the end of the turn."""
        self.put_under(card)
        if self.asked == "exchange":
            self.finish_exchange_if_one_is_left()
        else:
            self.return_surplus()

    # ---- Turns, rounds, the end ----

    def begin_turn(self, seat):
        """Two actions; in the first round the first player and the next have one (K9, K10)."""
        self.seat, self.asked = seat, "action"
        self.actions = 1 if self.round == 1 and seat < 2 else 2
        self.extra, self.vases_used = 0, set()
        self.expect("turn", seat, actions=self.actions)

    def end_action(self):
        """Ordinary actions are used up first (Z1). `bonus_after_action` looks at an emptied hand only now (Z4)."""
        if self.options["bonus_after_action"] and self.played:
            self.bonus_for_empty_hand()
        self.played = False
        if self.actions:
            self.actions -= 1
        else:
            self.extra -= 1
        self.asked = "action"
        if not (self.actions or self.extra):
            self.return_surplus()

    def return_surplus(self):
        """At the end of the turn, cards beyond five go under the deck, those one likes and in any order (K11)."""
        self.asked = "surplus"
        if len(self.hands[self.seat]) <= 5:
            self.end_turn()

    def end_turn(self):
        """The next player; after the last one a new round, unless the end is fixed (K8, K27)."""
        if self.deck_size(self.seat) == 0:
            self.fix_the_end("deck")  # only with `deck_out_checked_at_turn_end`, otherwise known already (Z5)
        if self.seat < self.players - 1:
            self.begin_turn(self.seat + 1)
        elif not self.last_round:
            self.round += 1
            self.begin_turn(0)
        else:
            self.end_game()

    def fix_the_end(self, why):
        """A deck has run out or the last game-end token lies: the round is played to its end (K27)."""
        if not self.last_round:
            self.last_round = True
            self.expect("last-round", self.seat, why=why)

    def end_game(self):
        """Hands are discarded, then points for decks and ceremonies (K28, K29). No bonus for the empty hands (A11)."""
        for seat in range(self.players):
            given = [self.notes.pop(0) for _ in self.hands[seat] if self.notes]
            discarded = [{"note": "hand-discarded", "seat": seat, "card": card} for card in self.hands[seat]]
            self.same("hand discarded", sorted(discarded, key=str), sorted(given, key=str))  # in any order
        self.score_decks()
        self.score_ceremonies()
        self.expect("game-over", None)
        self.over, self.seat, self.asked = True, None, None

    def score_decks(self):
        """The smallest deck pays 5, the second smallest 3, in full to all who tie (K28, A24)."""
        smallest, second, *_ = [*sorted({self.deck_size(seat) for seat in range(self.players)}), None]
        for seat in range(self.players):
            if self.deck_size(seat) == smallest:
                self.pay(seat, 5, "fewest-cards")
            elif self.deck_size(seat) == second:
                self.pay(seat, 3, "second-fewest-cards")

    def score_ceremonies(self):
        """Each ceremony in the own village pays 1, however many cards it has (K29)."""
        for seat in range(self.players):
            ceremonies = [space for space in self.table if host_of(space) == seat]
            if ceremonies:
                self.pay(seat, len(ceremonies), "ceremonies")

    def winners(self):
        """Most points win, together if they are equal (K30)."""
        best = max(self.scores)
        return [seat for seat in range(self.players) if self.over and self.scores[seat] == best]


if __name__ == "__main__":
    sys.exit(run(Referee, sys.argv[1:]))
