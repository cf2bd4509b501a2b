"""Positions of Perch by name, both ways: `describe` reads one out of a record, `arrange` sets one up.

The names are explained in docs/perch.md. Flocks are named by their seat, that of nobody is `dummy`.
"""

from rookery.engine.game import SEAT_NAMES
from rookery.engine.position import names_of, one_of, set_of, up_to, yes_or_no
from rookery.words import Refusal

from . import farm, perching, recruiting, table
from .board import look_for_empty_nest, put_bird
from .moves import SPACES, crossing, join_tiles, tile_name

SEATS = list(SEAT_NAMES[: table.SEATS])
FLOCKS = list(table.FLOCK_NAMES)
NOBODY = "nobody"
# What a position tells but nobody can set: it follows from the rest, or arises in play.
RESULTS = ("asked", "phase", "supply", "flying", "acting", "part", "picked", "over", "winners", "goal_kept")

# Out of a record -----------------------------------------------------------------------------------------------


def describe(s):
    """All of a position."""
    position = on_table(s)
    for p in range(s.players):
        position[SEATS[p]] = open_part(s, p) | goals_of(s, p)
    return position


def on_table(s):
    """What belongs to no seat. All of it lies open, what is in the bag, too."""
    spots = range(int(table.TILES_IN_PLAY[s.players]))
    return {
        "round": s.round,
        "phase": table.PHASES[s.phase],
        "order": [SEATS[s.order[i]] for i in range(s.players)],
        "track": sorted(SEATS[: s.players], key=lambda seat: s.arrived[SEATS.index(seat)]),
        "to_move": SEATS[s.seat],
        "asked": table.ASKED[s.asked],
        "perched": bool(s.perched),
        "bonus_taken": bool(s.bonus_taken),
        "farm": [tile_name(s, spot) for spot in spots],
        "gone": tile_name(s, s.gone - 1) if s.gone else "",
        "tiles": {tile_name(s, spot): on_tile(s, spot) for spot in spots if s.there >> spot & 1},
        "creatures": {name: creature(s, c) for c, name in enumerate(table.CREATURES) if s.in_play >> c & 1},
        "fountain": {SPACES[i]: FLOCKS[s.fountain[i] - 1] for i in range(table.SPACES) if s.fountain[i]},
        "plaza": counted(s.plaza),
        "bag": counted(s.bag),
        "supply": counted(s.supply),
        "over": bool(s.over),
        "winners": [SEATS[p] for p in range(s.players) if s.won[p]],
    } | decision(s)


def decision(s):
    """What is known of the decision at hand beside its name."""
    found = {}
    if s.flying:
        found["flying"] = FLOCKS[s.flying - 1]
    if s.acting:
        found["acting"] = table.CREATURES[s.acting - 1]
        found["part"] = s.part + 1
    if s.asked in (table.FOR_TAKE, table.FOR_EXCHANGE):
        found["picked"] = FLOCKS[s.picked]
    return found


def on_tile(s, spot):
    """Birds, nests and birdhouses of a tile."""
    found = {"birds": counted(s.birds[spot, f] for f in range(table.FLOCKS)), "nests": s.nests[spot]}
    for name, spots in (("nested", s.nested), ("housed", s.housed)):
        if flocks := [flock for f, flock in enumerate(FLOCKS) if spots[f] >> spot & 1]:
            found[name] = flocks
    return found


def creature(s, c):
    """Who controls a creature, where its pawn is, and whether it has been activated this round."""
    found = {"keeper": seat_or_nobody(s.keeper[c]), "activated": bool(s.activated >> c & 1)}
    if s.pawn[c] != table.NOWHERE:
        found["pawn"] = crossing(s, s.pawn[c]) if c == table.SCARECROW else tile_name(s, s.pawn[c])
    if c == table.SCARECROW:
        found["last_keeper"] = seat_or_nobody(s.last_keeper)
    return found


def seat_or_nobody(p):
    return NOBODY if p < 0 else SEATS[p]


def counted(birds):
    return {flock: n for flock, n in zip(FLOCKS, birds, strict=True) if n}


def open_part(s, p):
    """What lies open of a seat."""
    return {
        "score": s.score[p],
        "hand": counted(s.hand[p, f] for f in range(table.FLOCKS)),
        "birdhouse": bool(s.birdhouse[p]),
        "lightning": bool(s.lightning[p]),
        "goal_kept": bool(s.goals and s.goal[p] != table.NOWHERE),
    }


def goals_of(s, p):
    """The goals dealt to a seat, and the one it has kept."""
    if not s.goals:
        return {}
    dealt = {"dealt": sorted((table.GOALS[s.dealt[p, i]] for i in range(2)), key=table.GOALS.index)}
    return dealt | ({} if s.goal[p] == table.NOWHERE else {"goal": table.GOALS[s.goal[p]]})


# As somebody writes it -------------------------------------------------------------------------------------------

BIRDS = names_of(dict.fromkeys(FLOCKS, up_to(table.BIRDS)))
TILE = names_of({"birds": BIRDS, "nests": up_to(3), "nested": set_of(*FLOCKS), "housed": set_of(*FLOCKS)})


def tile_or_crossing(value, place):
    """A tile, or three joined by plus signs in any order."""
    if not isinstance(value, str):
        raise Refusal("scenario-not-text", place=place)
    return join_tiles(one_of(*table.TILES)(name, place) for name in value.split("+"))


def list_of_tiles(value, place):
    if not isinstance(value, list):
        raise Refusal("position-not-list", place=place, value=str(value))
    return [one_of(*table.TILES)(name, place) for name in value]


def seats_in_order(value, place):
    set_of(*SEATS)(value, place)
    return list(value)


CREATURE = names_of(
    {
        "keeper": one_of(*SEATS, NOBODY),
        "last_keeper": one_of(*SEATS, NOBODY),
        "activated": yes_or_no,
        "pawn": tile_or_crossing,
    }
)
SEAT = names_of(
    {
        "score": up_to(999),
        "hand": BIRDS,
        "birdhouse": yes_or_no,
        "lightning": yes_or_no,
        "goal": one_of(*table.GOALS),
        "dealt": set_of(*table.GOALS),
        "goal_kept": yes_or_no,
    }
)
read = names_of(
    {
        "round": up_to(table.ROUNDS),
        "phase": one_of(*table.PHASES),
        "order": seats_in_order,
        "track": seats_in_order,
        "to_move": one_of(*SEATS),
        "asked": one_of(*table.ASKED),
        "perched": yes_or_no,
        "bonus_taken": yes_or_no,
        "farm": list_of_tiles,
        "gone": one_of(*table.TILES, ""),
        "tiles": names_of(dict.fromkeys(table.TILES, TILE)),
        "creatures": names_of(dict.fromkeys(table.CREATURES, CREATURE)),
        "fountain": names_of(dict.fromkeys(SPACES, one_of(*FLOCKS))),
        "plaza": BIRDS,
        "bag": BIRDS,
        "supply": BIRDS,
        "flying": one_of(*FLOCKS),
        "acting": one_of(*table.CREATURES),
        "part": up_to(2),
        "picked": one_of(*FLOCKS),
        "over": yes_or_no,
        "winners": set_of(*SEATS),
    }
    | dict.fromkeys(SEATS, SEAT)
)


# Into a record ---------------------------------------------------------------------------------------------------


def arrange(s, position):
    """Set up a position that `read` has checked, in a record where only the options are set.

    What is not said is as on a farm where nothing has happened: the tiles of the first game, no birds, no creature
    under control, all birds in the supply; it is a turn of the perching phase."""
    refuse_what_cannot_be(s, position)
    lay_farm(s, position)
    for spot in range(int(table.TILES_IN_PLAY[s.players])):
        lay_tile(s, spot, position.get("tiles", {}).get(tile_name(s, spot), {}))
    lay_creatures(s, position.get("creatures", {}))
    lay_birds(s, position)
    for p in range(s.players):
        lay_seat(s, p, position.get(SEATS[p], {}))
    lay_goals(s, position)
    begin(s, position)
    count_supply(s)


def refuse_what_cannot_be(s, position):
    for name, part in [("", position), *((seat, position.get(seat, {})) for seat in SEATS)]:
        for key in part:
            if key in RESULTS:
                raise Refusal("position-only-result", place=f"{name}.{key}" if name else key)
    absent = [*SEATS[s.players :], *(["dummy"] if s.players > 2 else [])]
    for name in mentioned(position):
        if name in absent:
            raise Refusal("position-no-such-seat", seat=name, players=s.players)
    for name in ("order", "track"):
        if name in position and len(position[name]) != s.players:
            raise Refusal("perch:position-order", place=name, players=s.players)


def mentioned(value):
    """Every flock or seat that a position names anywhere."""
    if isinstance(value, dict):
        return [name for part in (*value, *value.values()) for name in mentioned(part)]
    if isinstance(value, list):
        return [name for part in value for name in mentioned(part)]
    return [value] if value in FLOCKS else []


def lay_farm(s, position):
    """Tiles by spot, columns from left to right, each from the top down."""
    spots = int(table.TILES_IN_PLAY[s.players])
    farm = position.get("farm", [table.TILES[tile] for tile in table.FIRST_GAME[:spots]])
    if len(farm) != spots or len(set(farm)) != spots:
        raise Refusal("perch:position-farm", have=len(set(farm)), want=spots)
    for name in (*position.get("tiles", {}), *([position["gone"]] if position.get("gone") else [])):
        if name not in farm:
            raise Refusal("perch:position-no-such-tile", tile=name)
    s.there = (1 << spots) - 1
    for spot, name in enumerate(farm):
        s.tile[spot] = table.TILES.index(name)
    if position.get("gone"):
        s.gone = farm.index(position["gone"]) + 1
        s.there &= ~(1 << s.gone - 1)
        if position["gone"] in position.get("tiles", {}):
            raise Refusal("perch:position-no-such-tile", tile=position["gone"])


def lay_tile(s, spot, said):
    """Birds of one tile, its nests, and which flocks sit in a nest or under a birdhouse."""
    s.nests[spot] = said.get("nests", 0 if s.gone == spot + 1 else int(table.TILE_NESTS[s.tile[spot]]))
    for name, birds in said.get("birds", {}).items():
        for _ in range(birds):
            put_bird(s, spot, FLOCKS.index(name))
    for name in said.get("nested", []):
        s.nested[FLOCKS.index(name)] |= 1 << spot
    for name in said.get("housed", []):
        s.housed[FLOCKS.index(name)] |= 1 << spot
    look_for_empty_nest(s, spot)
    place = f"tiles.{tile_name(s, spot)}"
    for name in (*said.get("nested", []), *said.get("housed", [])):
        if not said.get("birds", {}).get(name):
            raise Refusal("perch:position-no-birds", place=place, flock=name)
    if len(said.get("nested", [])) > s.nests[spot]:
        raise Refusal("perch:position-nests", place=place, nests=int(s.nests[spot]))


def lay_creatures(s, said):
    """Who controls which creature; one that is under control has a pawn, at its home unless said otherwise."""
    homes = {s.tile[spot] - table.HOME: spot for spot in range(int(table.TILES_IN_PLAY[s.players]))}
    for c, name in enumerate(table.CREATURES):
        s.keeper[c], s.pawn[c] = table.NOWHERE, table.NOWHERE
        if c in homes:
            s.in_play |= 1 << c
        elif name in said:
            raise Refusal("perch:position-no-creature", creature=name)
    s.last_keeper = table.NOWHERE
    for name, part in said.items():
        lay_creature(s, table.CREATURES.index(name), part, homes)


def lay_creature(s, c, said, homes):
    keeper = said.get("keeper", NOBODY)
    s.keeper[c] = table.NOWHERE if keeper == NOBODY else SEATS.index(keeper)
    if said.get("activated"):
        s.activated |= 1 << c
    if "pawn" in said:
        s.pawn[c] = pawn_place(s, c, said["pawn"])
    elif keeper != NOBODY and c != table.SCARECROW:
        s.pawn[c] = homes[c]
    if c == table.SCARECROW:
        last = said.get("last_keeper", keeper)
        s.last_keeper = table.NOWHERE if last == NOBODY else SEATS.index(last)
        if keeper != NOBODY and "pawn" not in said:
            raise Refusal("perch:position-scarecrow", place="creatures.scarecrow")


def pawn_place(s, c, name):
    """A tile, or for the Scarecrow the three tiles that meet there, in any order."""
    if c == table.SCARECROW:
        for place in range(int(table.N_TRIPLES[s.players])):
            if crossing(s, place) == name:
                return place
        raise Refusal("perch:position-scarecrow", place="creatures.scarecrow")
    for spot in range(int(table.TILES_IN_PLAY[s.players])):
        if tile_name(s, spot) == name and s.there >> spot & 1:
            return spot
    raise Refusal("perch:position-no-such-tile", tile=name)


def lay_birds(s, position):
    """Fountain, plaza and bag."""
    spaces = int(table.FOUNTAIN_SPACES[0 if s.players <= 3 else 1])
    for space, flock in position.get("fountain", {}).items():
        if int(space) > spaces:
            raise Refusal("perch:position-fountain", space=space, spaces=spaces)
        s.fountain[int(space) - 1] = FLOCKS.index(flock) + 1
    for name in ("plaza", "bag"):
        for flock, birds in position.get(name, {}).items():
            getattr(s, name)[FLOCKS.index(flock)] = birds


def lay_seat(s, p, said):
    s.score[p] = said.get("score", 0)
    for flock, birds in said.get("hand", {}).items():
        s.hand[p, FLOCKS.index(flock)] = birds


def lay_goals(s, position):
    """Goals as they are said, for the others the first that nobody has named."""
    if not s.goals:
        for seat in SEATS:
            if {"goal", "dealt"} & set(position.get(seat, {})):
                raise Refusal("perch:position-no-goals", seat=seat)
        return
    said = [position.get(seat, {}) for seat in SEATS[: s.players]]
    named = [goal for part in said for goal in dict.fromkeys((*part.get("dealt", []), part.get("goal", ""))) if goal]
    usable = [name for i, name in enumerate(table.GOALS) if farm.usable_goals(s) >> i & 1]
    left = [name for name in usable if name not in named]
    for p, part in enumerate(said):
        own = list(dict.fromkeys([*([part["goal"]] if "goal" in part else []), *part.get("dealt", [])]))
        own += [left.pop(0) for _ in range(2 - len(own))]
        if len(own) > 2 or any(name not in usable for name in own) or any(named.count(name) > 1 for name in own):
            raise Refusal("perch:position-goals", seat=SEATS[p])
        s.goal[p] = table.GOALS.index(own[0])
        for i in range(2):
            s.dealt[p, i] = table.GOALS.index(own[i])


def begin(s, position):
    """Whose turn it is in which round, and who holds which token."""
    s.round = position.get("round", 1)
    s.phase = table.PERCHING
    order = position.get("order", SEATS[: s.players])
    for i, seat in enumerate(order):
        s.order[i] = SEATS.index(seat)
    for i, seat in enumerate(position.get("track", order)):
        s.arrived[SEATS.index(seat)] = i
    s.arrivals = s.players
    s.seat = SEATS.index(position.get("to_move", order[0]))
    s.turn = order.index(SEATS[s.seat])
    s.turn_begun = 1
    s.perched = position.get("perched", False)
    s.bonus_taken = position.get("bonus_taken", False)
    for p in range(s.players):
        said = position.get(SEATS[p], {})
        s.birdhouse[p] = said.get("birdhouse", s.round >= table.BIRDHOUSE_ROUND)
        s.lightning[p] = said.get("lightning", s.round >= table.LIGHTNING_ROUND)
    stuck = s.perched and (s.bonus_taken or not perching.has_bonus_action(s, s.seat))
    if s.round == 0 or stuck or not (s.perched or recruiting.hand_flocks(s, s.seat)):
        raise Refusal("perch:position-nothing-to-do", seat=SEATS[s.seat])


def count_supply(s):
    """All other birds are in the supply."""
    for f in range(table.FLOCKS):
        if f >= s.players and not (s.players == 2 and f == table.DUMMY):
            continue
        used = s.plaza[f] + s.bag[f] + sum(s.hand[p, f] for p in range(s.players))
        used += sum(s.birds[spot, f] for spot in range(table.SPOTS))
        used += sum(s.fountain[space] == f + 1 for space in range(table.SPACES))
        if used > table.BIRDS:
            raise Refusal("perch:position-too-many-birds", flock=FLOCKS[f], most=table.BIRDS)
        s.supply[f] = table.BIRDS - used
