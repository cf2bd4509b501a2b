"""Positions of Moa by name, both ways: `describe` reads one out of a record, `arrange` sets one up.

The names are explained in docs/moa.md. Cards and tiles are lists of names, decks from the top down.
"""

from collections import Counter

from rookery.engine.game import SEAT_NAMES
from rookery.engine.position import REST, names_of, one_of, pieces, pieces_in_order, set_of, shorten, up_to, yes_or_no
from rookery.words import Refusal

from . import board, table

SEATS = list(SEAT_NAMES[: table.SEATS])
NEUTRAL = "neutral"
NO_TILE = "none"
TERRAIN_NAMES = [f"{terrain}-{instruction}" for terrain in table.TERRAINS for instruction in table.INSTRUCTIONS]
# What a position tells but nobody can set: it follows from the rest, or arises in play.
RESULTS = (
    "asked", "period", "supply", "payment", "battlefield", "to_discard", "rolled", "over", "winners",
    "hand_cards", "spare_birds", "spare_leaders", "deck_cards", "mammal_cards",
)  # fmt: skip

# Out of a record -----------------------------------------------------------------------------------------------


def describe(s):
    """All of a position."""
    position = on_table(s) | {
        "terrain_deck": [TERRAIN_NAMES[card] for card in s.terrain_deck[s.terrain_drawn :]],
        "mammal_deck": [table.MAMMALS[s.mammal_deck[i]] for i in reversed(range(s.mammals_left))],
        "deck": [table.CARDS[s.deck[i]] for i in reversed(range(s.deck_cards))],
    }
    for p in range(s.players):
        position[SEATS[p]] = open_part(s, p) | {"hand": hand(s, p)}
    return position


def on_table(s):
    """What belongs to no seat and lies open."""
    position = {
        "round": s.round,
        "period": (s.round - 1) // table.ROUNDS + 1,
        "first": SEATS[s.first],
        "to_move": SEATS[s.seat],
        "asked": table.ASKED[s.asked],
        "terrain": [TERRAIN_NAMES[board.terrain_card(s, place)] for place in range(2)],
        "terrain_used": sorted_terrain(s.terrain_deck[: s.terrain_drawn - 2]),
        "volcano": s.volcano,
        "territories": {str(t + 1): territory(s, t) for t in range(table.TERRITORIES)},
        "deck_cards": s.deck_cards,
        "discards": counted(table.CARDS, s.discards),
        "display": counted(table.MAMMALS, s.display),
        "mammal_cards": s.mammals_left,
        "mammal_discards": counted(table.MAMMALS, s.mammal_discards),
        "supply": counted(table.KARAKIAS, s.supply),
        "sales": s.sales,
        "any_territory": bool(s.anywhere),
        "used": counted(table.KARAKIAS, s.used) if s.stage != table.NO_TURN else [],
        "over": bool(s.over),
        "winners": [SEATS[p] for p in range(s.players) if s.won[p]],
    }
    return position | neutral(s) | decision(s)


def neutral(s):
    """The neutral colour of two players."""
    if s.players > 2:
        return {}
    return {NEUTRAL: colour(s, table.NEUTRAL) | {"score": s.score[table.NEUTRAL]}}


def colour(s, c):
    return {"spare_birds": s.spare_birds[c], "spare_leaders": s.spare_leaders[c]}


def decision(s):
    """What is known of the decision at hand beside its name."""
    found = {}
    if s.paying:
        found["payment"] = {
            "for": table.PAYMENTS[s.paying],
            "territory": 0 if s.paying == table.BUYING else s.target + 1,
            "icon": table.ICONS[table.PAID_WITH[s.paying]],
            "need": s.need,
            "paid": {icon: board.amount(s.paid, i) for i, icon in enumerate(table.ICONS)},
        }
    if s.under_attack:
        found["battlefield"] = s.battlefield + 1
    if s.to_discard:
        found["to_discard"] = s.to_discard
    if s.stage == table.AFTER_TURN:
        found["rolled"] = s.rolled + 1
    return found


def territory(s, t):
    """What there is in a territory; nothing is said of what is not there, but for the leader tile."""
    found = {"tile": table.TILE_KINDS[table.KIND_OF_TILE[s.tile[t]]] if s.tiled >> t & 1 else NO_TILE}
    birds = {colour_name(s, c): s.birds[t, c] for c in range(board.colours(s)) if s.birds[t, c]}
    if birds:
        found["birds"] = birds
    if s.led >> t & 1:
        found["leader"] = colour_name(s, s.leader[t])
    if (s.invaded | s.sold) >> t & 1:
        found["mammal"] = table.MAMMALS[s.mammal[t]]
    if s.sold >> t & 1:
        found["sold_by"] = SEATS[s.seller[t]]
    if s.strongholds >> t & 1:
        found["stronghold"] = True
    return found


def colour_name(s, c):
    return SEATS[c] if c < s.players else NEUTRAL


def open_part(s, p):
    """What lies open of a seat."""
    return colour(s, p) | {
        "score": s.score[p],
        "hand_cards": s.hand_cards[p],
        "karakia": counted(table.KARAKIAS, [s.karakia[p, kind] for kind in range(6)]),
        "too_new": [name for kind, name in enumerate(table.KARAKIAS) if s.fresh[p] >> kind & 1],
        "leader_tiles": sorted_tiles(s.tiles_held[p]),
        "beaten": counted(table.MAMMALS, [s.beaten[p, mammal] for mammal in range(4)]),
        "sold_to": counted(table.MAMMALS, [s.sold_to[p, mammal] for mammal in range(4)]),
    }


def hand(s, p):
    return counted(table.CARDS, [s.hand[p, card] for card in range(8)])


def counted(names, counts):
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def sorted_terrain(cards):
    return [TERRAIN_NAMES[card] for card in sorted(cards)]


def sorted_tiles(held):
    kinds = sorted(int(table.KIND_OF_TILE[tile]) for tile in range(table.TERRITORIES) if held >> tile & 1)
    return [table.TILE_KINDS[kind] for kind in kinds]


# As somebody writes it -------------------------------------------------------------------------------------------

COLOUR = {"spare_birds": up_to(99), "spare_leaders": up_to(99), "score": up_to(999)}
SEAT = names_of(
    COLOUR
    | {
        "hand_cards": up_to(99),
        "hand": pieces(*table.CARDS),
        "karakia": pieces(*table.KARAKIAS),
        "too_new": pieces(*table.KARAKIAS),
        "leader_tiles": pieces(*table.TILE_KINDS),
        "beaten": pieces(*table.MAMMALS),
        "sold_to": pieces(*table.MAMMALS),
    }
)
TERRITORY = names_of(
    {
        "tile": one_of(*table.TILE_KINDS, NO_TILE),
        "birds": names_of(dict.fromkeys((*SEATS, NEUTRAL), up_to(table.BIRDS))),
        "leader": one_of(*SEATS, NEUTRAL),
        "mammal": one_of(*table.MAMMALS),
        "sold_by": one_of(*SEATS),
        "stronghold": yes_or_no,
    }
)
PAYMENT = {
    "for": one_of(*table.PAYMENTS),
    "territory": up_to(table.TERRITORIES),
    "icon": one_of(*table.ICONS),
    "need": up_to(99),
    "paid": names_of(dict.fromkeys(table.ICONS, up_to(999))),
}
read = names_of(
    {
        "round": up_to(table.PERIODS * table.ROUNDS),
        "period": up_to(table.PERIODS),
        "first": one_of(*SEATS),
        "to_move": one_of(*SEATS),
        "asked": one_of(*table.ASKED),
        "terrain": pieces_in_order(*TERRAIN_NAMES),
        "terrain_used": pieces(*TERRAIN_NAMES),
        "terrain_deck": pieces_in_order(*TERRAIN_NAMES),
        "volcano": up_to(table.ERUPTION),
        "territories": names_of({str(t + 1): TERRITORY for t in range(table.TERRITORIES)}),
        "deck": pieces_in_order(*table.CARDS),
        "deck_cards": up_to(99),
        "discards": pieces(*table.CARDS),
        "display": pieces(*table.MAMMALS),
        "mammal_deck": pieces_in_order(*table.MAMMALS),
        "mammal_cards": up_to(99),
        "mammal_discards": pieces(*table.MAMMALS),
        "supply": pieces(*table.KARAKIAS),
        "sales": up_to(99),
        "any_territory": yes_or_no,
        "used": pieces(*table.KARAKIAS),
        "payment": names_of(PAYMENT),
        "battlefield": up_to(table.TERRITORIES),
        "to_discard": up_to(99),
        "rolled": up_to(table.TERRITORIES),
        "over": yes_or_no,
        "winners": set_of(*SEATS),
        NEUTRAL: names_of(COLOUR),
    }
    | dict.fromkeys(SEATS, SEAT)
)


# Into a record ---------------------------------------------------------------------------------------------------


def arrange(s, position):
    """Set up a position that `read` has checked, in a record where only the options are set.

    What is not said is as on a table where nothing has happened: no pieces on the board, empty hands, a leader tile in
    every territory without mammal and leader, all other cards in the decks, A to move as first player."""
    seats = [position.get(name, {}) for name in SEATS[: s.players]]
    refuse_what_cannot_be(s, position, seats)
    begin(s, position)
    lay_terrain(s, position)
    for t in range(table.TERRITORIES):
        lay_territory(s, t, position.get("territories", {}).get(str(t + 1), {}))
    count_spare_pieces(s)
    lay_leader_tiles(s, position, seats)
    lay_birds(s, position, seats)
    lay_mammals(s, position, seats)
    lay_karakia(s, position, seats)
    for p, seat in enumerate(seats):
        s.score[p] = seat.get("score", 0)
    if s.players == 2:
        s.score[table.NEUTRAL] = position.get(NEUTRAL, {}).get("score", 0)


def refuse_what_cannot_be(s, position, seats):
    for name, part in [("", position), *zip(SEATS, seats, strict=False), (NEUTRAL, position.get(NEUTRAL, {}))]:
        for key in part:
            if key in RESULTS:
                raise Refusal("position-only-result", place=f"{name}.{key}" if name else key)
    absent = [*SEATS[s.players :], *([NEUTRAL] if s.players > 2 else [])]
    for name in mentioned(position):
        if name in absent:
            raise Refusal("position-no-such-seat", seat=name, players=s.players)
    for place, cards in lists_of(position, ""):
        if REST in cards and place not in ("deck", "terrain_deck", "mammal_deck"):
            raise Refusal("position-rest-not-here", place=place)


def mentioned(value):
    """Every colour that a position names anywhere, as a name or as a word."""
    if isinstance(value, dict):
        return [name for part in (*value, *value.values()) for name in mentioned(part)]
    return [value] if value in (*SEATS, NEUTRAL) else []


def lists_of(value, place):
    """Every list of pieces in a position, and where it stands."""
    if isinstance(value, list):
        yield place, value
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from lists_of(part, f"{place}.{name}" if place else name)


def begin(s, position):
    """Whose turn it is in which round."""
    s.round = position.get("round", 1)
    if s.round == 0:
        raise Refusal("moa:position-round")
    s.volcano = position.get("volcano", 0)
    s.first = SEATS.index(position.get("first", position.get("to_move", "A")))
    s.seat = s.turn = SEATS.index(position.get("to_move", SEATS[s.first]))
    s.turns = s.players - 1 - (s.turn - s.first) % s.players
    s.stage = table.BEFORE_ACTION
    s.cards_read = 2
    s.anywhere = position.get("any_territory", False)


def lay_terrain(s, position):
    """The cards of earlier rounds, the two active ones, and the deck."""
    spare = Counter(TERRAIN_NAMES[card] for card in table.TERRAIN_CARDS)
    active, used, deck = (position.get(name, []) for name in ("terrain", "terrain_used", "terrain_deck"))
    earlier = 2 * ((s.round - 1) % table.ROUNDS)
    if len(active) not in (0, 2):
        raise Refusal("moa:position-two-terrain-cards")
    if len(used) > earlier:
        raise Refusal("moa:position-terrain-used", most=earlier)
    for name in (*active, *used, *deck):
        take(spare, name, "terrain")
    others = list(spare.elements())
    active = active or [others.pop(0), others.pop(0)]
    used = [*used, *(others.pop() for _ in range(earlier - len(used)))]
    for i, name in enumerate((*used, *active, *fill(deck or [REST], others))):
        s.terrain_deck[i] = TERRAIN_NAMES.index(name)
    s.terrain_drawn = earlier + 2


def take(spare, name, place):
    """One piece less of those that are left."""
    if name == REST:
        return
    if not spare[name]:
        raise Refusal("moa:position-too-many", piece=name, place=place)
    spare[name] -= 1


def fill(deck, others):
    """A deck from the top down, with all other cards where it says "..." or at its end."""
    at = deck.index(REST) if REST in deck else len(deck)
    return deck[:at] + others + deck[at + 1 :]


def lay_territory(s, t, said):
    """Pieces, mammal tile and stronghold of one territory."""
    for name, birds in said.get("birds", {}).items():
        s.birds[t, colour_of(name)] = birds
    if "leader" in said:
        s.led |= 1 << t
        s.leader[t] = colour_of(said["leader"])
    if said.get("stronghold"):
        s.strongholds |= 1 << t
    if "mammal" in said:
        s.mammal[t] = table.MAMMALS.index(said["mammal"])
        if "sold_by" in said:
            s.sold |= 1 << t
            s.seller[t] = SEATS.index(said["sold_by"])
        else:
            s.invaded |= 1 << t
    refuse_territory_that_cannot_be(s, t, said)


def refuse_territory_that_cannot_be(s, t, said):
    place = f"territories.{t + 1}"
    settled = any(said.get("birds", {}).values()) or "leader" in said
    if "sold_by" in said and said.get("mammal", "weasel") == "weasel":
        raise Refusal("moa:position-sold-to-whom", place=place)
    if s.invaded >> t & 1 and settled:
        raise Refusal("moa:position-invaded", place=place)
    if s.sold >> t & 1 and said.get("stronghold"):
        raise Refusal("moa:position-sold-stronghold", place=place)
    if t == table.VOLCANO and board.erupted(s) and (settled or "mammal" in said or said.get("stronghold")):
        raise Refusal("moa:position-erupted", place=place)


def colour_of(name):
    return table.NEUTRAL if name == NEUTRAL else SEATS.index(name)


def count_spare_pieces(s):
    """What is not on the board is with its owner."""
    for c in range(board.colours(s)):
        birds = sum(s.birds[t, c] for t in range(table.TERRITORIES))
        leaders = sum(int(board.leads(s, t, c)) for t in range(table.TERRITORIES))
        if birds > table.BIRDS or leaders > table.LEADERS:
            raise Refusal("moa:position-too-many-pieces", colour=colour_name(s, c))
        s.spare_birds[c] = table.BIRDS - birds
        s.spare_leaders[c] = table.LEADERS - leaders


def lay_leader_tiles(s, position, seats):
    """Those that are named; the others one by one in the territories without mammal and leader."""
    left = list(range(table.TERRITORIES))
    said = {t: position.get("territories", {}).get(str(t + 1), {}).get("tile") for t in range(table.TERRITORIES)}
    for t, kind in said.items():
        if kind not in (None, NO_TILE):
            lay_tile(s, t, take_tile(left, kind, f"territories.{t + 1}.tile"))
    for p, seat in enumerate(seats):
        for kind in seat.get("leader_tiles", []):
            s.tiles_held[p] |= 1 << take_tile(left, kind, f"{SEATS[p]}.leader_tiles")
    for t, kind in said.items():
        if kind is None and left and not (s.invaded | s.sold | s.led) >> t & 1 and board.still_there(s) >> t & 1:
            lay_tile(s, t, left.pop(0))


def take_tile(left, kind, place):
    for tile in left:
        if table.TILE_KINDS[table.KIND_OF_TILE[tile]] == kind:
            left.remove(tile)
            return tile
    raise Refusal("moa:position-too-many", piece=kind, place=place)


def lay_tile(s, t, tile):
    s.tiled |= 1 << t
    s.tile[t] = tile


def lay_birds(s, position, seats):
    """Hands, discards and deck of bird cards; what is named nowhere is in the deck or, if that is full, discarded."""
    spare = Counter(dict(zip(table.CARDS, map(int, table.COPIES), strict=True)))
    for p, seat in enumerate(seats):
        for name in seat.get("hand", []):
            take(spare, name, f"{SEATS[p]}.hand")
            s.hand[p, table.CARDS.index(name)] += 1
            s.hand_cards[p] += 1
    deck, discards = deck_and_discards(position, "deck", "discards", spare)
    for i, name in enumerate(reversed(deck)):
        s.deck[i] = table.CARDS.index(name)
    s.deck_cards = len(deck)
    for name in discards:
        s.discards[table.CARDS.index(name)] += 1


def deck_and_discards(position, deck_name, discards_name, spare):
    """A deck and its discards as they are said, with all that is named nowhere in the one or the other."""
    deck, discards = position.get(deck_name, [REST]), position.get(discards_name, [])
    for name in deck:
        take(spare, name, deck_name)
    for name in discards:
        take(spare, name, discards_name)
    others = list(spare.elements())
    if REST in deck:
        return fill(deck, others), discards
    if others and discards_name in position:
        raise Refusal("moa:position-cards-left", deck=deck_name, cards=shorten(others))
    return deck, [*discards, *others]


def lay_mammals(s, position, seats):
    """Display, prizes, deck and discards of mammal cards."""
    spare = Counter(dict(zip(table.MAMMALS, map(int, table.MAMMAL_CARDS), strict=True)))
    for name in position.get("display", []):
        if name == "weasel":
            raise Refusal("moa:position-weasel", place="display")
        take(spare, name, "display")
        s.display[table.MAMMALS.index(name)] += 1
    for p, seat in enumerate(seats):
        for name in seat.get("sold_to", []):
            take(spare, name, f"{SEATS[p]}.sold_to")
            s.sold_to[p, table.MAMMALS.index(name)] += 1
        for name in seat.get("beaten", []):
            s.beaten[p, table.MAMMALS.index(name)] += 1
    deck, discards = deck_and_discards(position, "mammal_deck", "mammal_discards", spare)
    for i, name in enumerate(reversed(deck)):
        s.mammal_deck[i] = table.MAMMALS.index(name)
    s.mammals_left = len(deck)
    for name in discards:
        s.mammal_discards[table.MAMMALS.index(name)] += 1
    s.sales = position.get("sales", bin(s.sold).count("1"))


def lay_karakia(s, position, seats):
    """Tiles held by players; the others are in the supply."""
    spare = Counter(dict(zip(table.KARAKIAS, map(int, table.KARAKIA_COPIES), strict=True)))
    for p, seat in enumerate(seats):
        for name in seat.get("karakia", []):
            take(spare, name, f"{SEATS[p]}.karakia")
            s.karakia[p, table.KARAKIAS.index(name)] += 1
        for name in seat.get("too_new", []):
            if name not in seat.get("karakia", []):
                raise Refusal("moa:position-too-new", seat=SEATS[p], tile=name)
            s.fresh[p] |= 1 << table.KARAKIAS.index(name)
    for kind, name in enumerate(table.KARAKIAS):
        s.supply[kind] = spare[name]
    for name in position.get("used", []):
        s.used[table.KARAKIAS.index(name)] += 1
