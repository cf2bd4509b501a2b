"""Positions of Kokopelli by name, both ways: `describe` reads one out of a record, `arrange` sets one up.

The names are explained in docs/kokopelli.md. Cards are lists of names in the order of the table, decks from the top
down.
"""

from collections import Counter
from functools import lru_cache

from rookery.engine.position import REST, names_of, one_of, pieces, pieces_in_order, set_of, shorten, up_to, yes_or_no
from rookery.words import Refusal

from . import table
from .moves import seat_name

SEAT_NAMES = [seat_name(p) for p in range(table.SEATS)]
PLACE_NAMES = [str(place + 1) for place in range(table.PLACES)]

RESULTS = ("asked", "over", "winners", "fresh", "hand_cards")

# Out of a record -----------------------------------------------------------------------------------------------


def describe(s):
    """All of a position."""
    position = on_table(s) | {"fresh": fresh(s)}
    for p in range(s.players):
        position[seat_name(p)] = open_part(s, p) | {"hand": hand(s, p), "deck": deck(s, p)}
    return position


def on_table(s):
    """What belongs to no seat. All of it lies open."""
    in_play, prize = s.ceremonies, s.prize
    return {
        "round": s.round,
        "to_move": seat_name(s.seat),
        "asked": table.ASKED[s.asked],
        "actions": s.actions,
        "extra": s.extra,
        "vase_paid": set_in(s.rewarded, SEAT_NAMES),
        "tiles": {name: prize[c] for c, name in enumerate(table.CEREMONIES) if in_play >> c & 1},
        "ended": set_in(s.ended, table.CEREMONIES),
        "end_tokens": s.end_tokens,
        "last_round": bool(s.ending),
        "over": bool(s.over),
        "winners": [seat_name(p) for p in range(s.players) if s.won[p]],
    }


def open_part(s, p):
    """What lies open of a seat."""
    first = table.PLACES * p
    return {
        "score": s.score[p],
        "village": {name: pile(s, first + i) for i, name in enumerate(PLACE_NAMES) if s.cards[first + i]},
        "hand_cards": s.hand_cards[p],
        "deck_cards": s.deck_cards[p],
        "discards": cards_in(s.discards, p),
    }


def pile(s, space):
    kokopellis = s.kokopellis[space]
    own = [table.CEREMONIES[s.ceremony[space]]] * (s.cards[space] - kokopellis)
    return own + ["kokopelli"] * kokopellis if kokopellis else own


def hand(s, p):
    return cards_in(s.hand, p)


def deck(s, p, first=0):
    """From the top down, or from a card further down."""
    cards, top = s.deck, s.deck_top[p]
    return [table.CARDS[cards[p, (top + i) % table.DECK_ROOM]] for i in range(first, s.deck_cards[p])]


def fresh(s):
    """Cards just drawn that a Birthday may add."""
    return [table.CARDS[card] for card in s.fresh if card != table.NO_CARD]


def cards_in(counts, p):
    """The cards of a seat, of which there are so many of each kind."""
    kinds = len(table.CARDS)
    return list(_named(counts.tobytes()[kinds * p : kinds * (p + 1)]))


@lru_cache(maxsize=10_000)  # most hands and discards are as they were a move ago
def _named(counts):
    return [name for name, count in zip(table.CARDS, counts, strict=True) for _ in range(count)]


def set_in(mask, names):
    """The names whose bits are set."""
    return [name for place, name in enumerate(names) if mask >> place & 1] if mask else []


# As somebody writes it -------------------------------------------------------------------------------------------


def ceremony_pile(value, place):
    """The cards of one ceremony: one kind, and perhaps Kokopelli. No cards: a free space."""
    cards = pieces(*table.CARDS)(value, place)
    if cards and len(set(cards) - {"kokopelli"}) != 1:
        raise Refusal("kokopelli:position-not-ceremony", place=place)
    return cards


SEAT = names_of(
    {
        "score": up_to(999),
        "village": names_of({str(place + 1): ceremony_pile for place in range(table.PLACES)}),
        "hand_cards": up_to(99),
        "deck_cards": up_to(99),
        "discards": pieces(*table.CARDS),
        "hand": pieces(*table.CARDS),
        "deck": pieces_in_order(*table.CARDS),
    }
)
read = names_of(
    {
        "round": up_to(999),
        "to_move": one_of(*SEAT_NAMES),
        "asked": one_of(*table.ASKED),
        "actions": up_to(99),
        "extra": up_to(99),
        "vase_paid": set_of(*SEAT_NAMES),
        "tiles": names_of(dict.fromkeys(table.CEREMONIES, one_of(table.FIRST_TOKEN, table.SECOND_TOKEN, table.LATER))),
        "ended": set_of(*table.CEREMONIES),
        "end_tokens": up_to(99),
        "last_round": yes_or_no,
        "over": yes_or_no,
        "winners": set_of(*SEAT_NAMES),
        "fresh": pieces_in_order(*table.CARDS),
    }
    | dict.fromkeys(SEAT_NAMES, SEAT)
)


# Into a record ---------------------------------------------------------------------------------------------------


def arrange(s, position):
    """Set up a position that `read` has checked, in a record where only the options are set.

    What is not said is as on a table where nothing has happened: no ceremonies, empty hands, all other cards in the
    decks, two actions for A."""
    seats = [position.get(name, {}) for name in SEAT_NAMES[: s.players]]
    refuse_what_cannot_be(s, position, seats)
    choose_ceremonies(s, position)
    lay_tiles(s, position)
    deal_cards(s, seats)
    begin(s, position)


def refuse_what_cannot_be(s, position, seats):
    for name in RESULTS:
        if name in position:
            raise Refusal("position-only-result", place=name)
    for name in SEAT_NAMES[s.players :]:
        if name in (position.get("to_move"), *position.get("vase_paid", [])):
            raise Refusal("position-no-such-seat", seat=name, players=s.players)
    if position.get("actions", table.ACTIONS) + position.get("extra", 0) == 0:
        raise Refusal("kokopelli:position-no-action")
    for name in position.get("ended", []):
        if position.get("tiles", {}).get(name) != table.LATER:
            raise Refusal("kokopelli:position-not-ended", ceremony=name)
    for p, seat in enumerate(seats):
        refuse_seat_that_cannot_be(s, seat_name(p), seat)


def refuse_seat_that_cannot_be(s, name, seat):
    if "hand_cards" in seat:
        raise Refusal("position-only-result", place=f"{name}.hand_cards")
    for part in ("hand", "discards"):
        if REST in seat.get(part, []):
            raise Refusal("position-rest-not-here", place=f"{name}.{part}")
    places = table.ORDINARY[s.players] | table.SUN_PLACE[s.players]
    for place, cards in seat.get("village", {}).items():
        if REST in cards:
            raise Refusal("position-rest-not-here", place=f"{name}.village.{place}")
        if not places >> int(place) - 1 & 1:
            raise Refusal("kokopelli:position-no-such-space", space=f"{name}{place}", players=s.players)
        if len(cards) >= table.FULL:
            raise Refusal("kokopelli:position-ceremony-full", space=f"{name}{place}")


def choose_ceremonies(s, position):
    """Those that the position names are in play, and the first others up to the number of tiles."""
    if not s.ceremonies:
        named = mentioned(position)
        if len(named) > s.tiles:
            raise Refusal("kokopelli:position-too-many-ceremonies", have=len(named), tiles=s.tiles)
        others = [name for name in table.CEREMONIES if name not in named]
        for name in (*named, *others[: s.tiles - len(named)]):
            s.ceremonies |= 1 << table.CEREMONIES.index(name)
    for name in mentioned(position):
        if not s.ceremonies >> table.CEREMONIES.index(name) & 1:
            raise Refusal("kokopelli:position-not-in-play", ceremony=name)


def mentioned(value):
    """Every ceremony that a position names anywhere."""
    if isinstance(value, dict):
        inside = [name for part in (*value, *value.values()) for name in mentioned(part)]
    elif isinstance(value, list):
        inside = [name for part in value for name in mentioned(part)]
    else:
        inside = [value] if value in table.CEREMONIES else []
    return sorted(set(inside), key=table.CEREMONIES.index)


def lay_tiles(s, position):
    """What each tile pays next; a tile whose 3 is gone carries a game-end token while there are any."""
    stack = int(table.END_TOKENS[s.players, s.tiles])
    for c, name in enumerate(table.CEREMONIES):
        if s.ceremonies >> c & 1:
            s.prize[c] = position.get("tiles", {}).get(name, table.FIRST_TOKEN)
    used_up = [name for c, name in enumerate(table.CEREMONIES) if s.prize[c] == table.LATER]
    ended = position.get("ended", used_up[:stack])
    s.end_tokens = position.get("end_tokens", stack - len(ended))
    if s.end_tokens > stack:
        raise Refusal("kokopelli:position-end-tokens", most=stack)
    s.ended = sum(1 << table.CEREMONIES.index(name) for name in ended)


def deal_cards(s, seats):
    """Every card is somewhere: in hands and decks as said, then in discards and villages, and the rest in the decks or,
    where a deck is said to be smaller, in the discards. Villages and discards may hold other players' cards."""
    owned = [Counter({name: copies(s, card) for card, name in enumerate(table.CARDS)}) for _ in seats]
    for p, seat in enumerate(seats):
        for name in (*seat.get("hand", []), *seat.get("deck", [])):
            if name != REST:
                take(owned, [p], name, seat_name(p))
    for p, seat in enumerate(seats):
        everyone = [p, *(q for q in range(s.players) if q != p)]
        for name in (
            *seat.get("discards", []),
            *(card for cards in seat.get("village", {}).values() for card in cards),
        ):
            take(owned, everyone, name, seat_name(p))
    for p, seat in enumerate(seats):
        cards, spare = fill_deck(seat, list(owned[p].elements()), seat_name(p))
        if "discards" in seat and spare:
            raise Refusal("kokopelli:position-cards-left", seat=seat_name(p), cards=shorten(spare))
        lay_out(s, p, seat, cards, [*seat.get("discards", []), *spare])


def fill_deck(seat, spare, name):
    """The deck from the top, cards of no other place where it says "...", and those that are left over."""
    cards = seat.get("deck", [REST])
    said = len(cards) - (REST in cards)
    most = said + len(spare) if REST in cards else said
    size = seat.get("deck_cards", most)
    if not said <= size <= most:
        raise Refusal("kokopelli:position-deck-size", seat=name, least=said, most=most)
    at = cards.index(REST) if REST in cards else said
    return cards[:at] + spare[: size - said] + cards[at + 1 :], spare[size - said :]


def copies(s, card):
    return table.KOKOPELLIS if card == table.KOKOPELLI else table.COPIES * (s.ceremonies >> card & 1)


def take(owned, players, name, seat):
    for p in players:
        if owned[p][name]:
            owned[p][name] -= 1
            return
    raise Refusal("kokopelli:position-too-many-cards", card=name, seat=seat)


def lay_out(s, p, seat, cards, discards):
    """Put one player's cards where they belong."""
    for name in seat.get("hand", []):
        s.hand[p, table.CARDS.index(name)] += 1
        s.holds[p] |= 1 << table.CARDS.index(name)
        s.hand_cards[p] += 1
    for i, name in enumerate(cards):
        s.deck[p, i] = table.CARDS.index(name)
    s.deck_cards[p] = len(cards)
    for name in discards:
        s.discards[p, table.CARDS.index(name)] += 1
    for place, pile_cards in seat.get("village", {}).items():
        if pile_cards:
            lay_ceremony(s, p, table.PLACES * p + int(place) - 1, pile_cards)
    s.score[p] = seat.get("score", 0)


def lay_ceremony(s, p, space, cards):
    ceremony = table.CEREMONIES.index(cards[0])
    if s.works[p] >> ceremony & 1:
        raise Refusal("kokopelli:position-ceremony-twice", ceremony=cards[0], seat=seat_name(p))
    s.ceremony[space] = ceremony
    s.cards[space] = len(cards)
    s.kokopellis[space] = cards.count("kokopelli")
    s.taken |= 1 << space
    s.where[ceremony] |= 1 << space
    s.works[p] |= 1 << ceremony


def begin(s, position):
    """Whose turn it is, and whether the end has come."""
    s.round = position.get("round", 2)
    s.seat = SEAT_NAMES.index(position.get("to_move", "A"))
    held_back = s.round == 1 and s.seat < table.SEATS_HELD_BACK
    s.actions = position.get("actions", table.ACTIONS_AT_FIRST if held_back else table.ACTIONS)
    s.extra = position.get("extra", 0)
    s.rewarded = sum(1 << SEAT_NAMES.index(name) for name in position.get("vase_paid", []))
    s.fresh[0] = s.fresh[1] = table.NO_CARD
    deck_out = not s.deck_out_checked_at_turn_end and any(s.deck_cards[p] == 0 for p in range(s.players))
    s.ending = position.get("last_round", s.end_tokens == 0 or deck_out)
