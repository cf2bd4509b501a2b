"""What a learner sees of Perch, as if its seat were the first. Nothing here is hidden from that seat."""

from rookery.engine.features import Feature, Features
from rookery.engine.kit import NOBODY, lowest, put, put_bits, put_which

from .board import active
from .table import *

MOST_POINTS = 250

FEATURES = Features(
    own=(
        Feature("dealt", len(GOALS), 1, "the two goals dealt to this seat"),
        Feature("goal", len(GOALS), 1, "the goal it has kept"),
    ),
    table=(
        Feature("round", 1, ROUNDS, "counted from 1; 0 while goals are chosen"),
        Feature("phase", len(PHASES), 1, "of the round"),
        Feature("asked", len(ASKED), 1, "what is to be decided"),
        Feature("turn", 3, 1, "it has begun, a bird has been placed, the bonus action has been taken"),
        Feature("tile", len(TILES) * SPOTS, 1, "which tile lies on each spot, spot by spot; none if it is gone"),
        Feature("nests", SPOTS, 3, "on each spot"),
        Feature("creatures", 9, 1, "in play"),
        Feature("activated", 9, 1, "this round"),
        Feature("pawn", 9 * SPOTS, 1, "where each creature's pawn is; the scarecrow's place between three tiles"),
        Feature("acting", 9, 1, "the creature whose effect goes on"),
        Feature("part", 1, 4, "of that effect"),
        Feature("dummy on the farm", 3 * SPOTS, BIRDS, "the dummy's birds, nest and birdhouse on each spot"),
        Feature("dummy on the fountain", SPACES, 1, "spaces with its birds"),
        Feature("dummy elsewhere", 3, BIRDS, "its birds on the plaza, in the bag and in the supply"),
        Feature("dummy flying", 2, 1, "its bird goes to the fountain, or has been picked"),
    ),
    seat=(
        Feature("to move", 1, 1, "decides now"),
        Feature("turn", 1, 1, "it is this seat's turn"),
        Feature("place in the order", 1, SEATS, "of this round, counted from 1"),
        Feature("score", 1, MOST_POINTS, "points"),
        Feature("track", 1, SEATS, "seats whose markers came later: they lie above where points are equal"),
        Feature("hand", FLOCKS, BIRDS, "birds in the hand: of its own flock, of the next seats', of the dummy's"),
        Feature("tokens", 2, 1, "birdhouse and lightning"),
        Feature("goal kept", 1, 1, "it has chosen one of its goals"),
        Feature("on the farm", 3 * SPOTS, BIRDS, "birds, nest and birdhouse of its flock on each spot"),
        Feature("on the fountain", SPACES, 1, "spaces with its birds"),
        Feature("elsewhere", 3, BIRDS, "its birds on the plaza, in the bag and in the supply"),
        Feature("keeper", 9, 1, "controls this creature"),
        Feature("last keeper", 1, 1, "of the scarecrow"),
        Feature("flying", 2, 1, "its bird goes to the fountain, or has been picked"),
    ),
)

# Where numbers stand that are not written one after the other.
FIRST_SEAT, FOR_EACH_SEAT = FEATURES.count(0), FEATURES.count(1) - FEATURES.count(0)
DUMMY_ON_FOUNTAIN = FEATURES.place("dummy on the fountain")
ON_FOUNTAIN_AT, KEEPER_AT = FEATURES.place("on the fountain") - FIRST_SEAT, FEATURES.place("keeper") - FIRST_SEAT

BY_FLOCK = (RETURN, GIVE, PUSH_OFF, PICK)
BY_FLOCK_AND_SPOT = (PERCH, PERCH_NEST, BUILD, STRIKE, CHASE, PUSH, BRING, SWAP)


def own_number(players, seat, move):
    """Seats and their flocks are counted from the own one."""
    for first in BY_FLOCK:
        if first <= move < first + FLOCKS:
            return first + own_flock(players, seat, move - first)
    for first in BY_FLOCK_AND_SPOT:
        if first <= move < first + FLOCKS * SPOTS:
            return first + SPOTS * own_flock(players, seat, (move - first) // SPOTS) + (move - first) % SPOTS
    if TAKE_FROM <= move < TAKE_FROM + SEATS * FLOCKS:
        whose, flock = (move - TAKE_FROM) // FLOCKS, (move - TAKE_FROM) % FLOCKS
        return TAKE_FROM + FLOCKS * own_flock(players, seat, whose) + own_flock(players, seat, flock)
    return move


def own_flock(players, seat, flock):
    return (flock - seat) % players if flock < players else flock


def features(s, viewer, row):
    n = put_own(s, viewer, row, 0)
    n = put_round(s, row, n)
    n = put_farm(s, row, n)
    n = put_creatures(s, row, n)
    n = put_flock(s, DUMMY, row, n)
    n = put_in_the_air(s, DUMMY, row, n)
    for k in range(s.players):
        n = put_seat(s, seat_after(s, viewer, k), row, n)
    put_on_fountain(s, viewer, row)
    put_keepers(s, viewer, row)


def seat_after(s, p, k):
    """So many seats after one, without a division: it is asked for thirty times a row."""
    p += k
    return p - s.players if p >= s.players else p


def put_own(s, viewer, row, n):
    if s.goals:
        for i in range(2):
            row[n + s.dealt[viewer, i]] = 1
        if s.goal[viewer] != NOWHERE:
            row[n + len(GOALS) + s.goal[viewer]] = 1
    return n + 2 * len(GOALS)


def put_round(s, row, n):
    n = put(row, n, s.round)
    n = put_which(row, n, s.phase, len(PHASES))
    n = put_which(row, n, s.asked, len(ASKED))
    n = put(row, n, s.turn_begun)
    n = put(row, n, s.perched)
    return put(row, n, s.bonus_taken)


def put_farm(s, row, n):
    for spot in range(SPOTS):
        n = put_which(row, n, s.tile[spot] if s.there >> spot & 1 else NOWHERE, len(TILES))
    for spot in range(SPOTS):
        n = put(row, n, s.nests[spot])
    return n


def put_creatures(s, row, n):
    n = put_bits(row, n, s.in_play, 9)
    n = put_bits(row, n, s.activated, 9)
    for creature in range(9):
        n = put_which(row, n, s.pawn[creature] if s.in_play >> creature & 1 else NOWHERE, SPOTS)
    n = put_which(row, n, s.acting - 1, 9)
    return put(row, n, s.part if s.acting else 0)


def put_flock(s, f, row, n):
    """Birds of a flock; those on the fountain are put there by themselves."""
    n = put_on_farm(s, f, row, n)
    n = put(row, n + SPACES, s.plaza[f])
    n = put(row, n, s.bag[f])
    return put(row, n, s.supply[f])


def put_on_farm(s, f, row, n):
    spots = s.sitting[f]
    while spots:
        spot = lowest(spots)
        spots &= spots - 1
        row[n + spot] = s.birds[spot, f]
    n = put_bits(row, n + SPOTS, s.nested[f], SPOTS)
    return put_bits(row, n, s.housed[f], SPOTS)


def put_in_the_air(s, f, row, n):
    n = put(row, n, s.flying == f + 1)
    return put(row, n, (s.asked == FOR_TAKE or s.asked == FOR_EXCHANGE) and s.picked == f)


def put_seat(s, p, row, n):
    n = put(row, n, s.seat == p)
    n = put(row, n, s.phase != CHOOSING and s.turn < s.players and active(s) == p)
    n = put(row, n, place_in_order(s, p))
    n = put(row, n, min(s.score[p], MOST_POINTS))
    n = put(row, n, markers_above(s, p))
    for k in range(DUMMY):
        n = put(row, n, s.hand[p, seat_after(s, p, k)] if k < s.players else 0)
    n = put(row, n, s.hand[p, DUMMY])
    n = put(row, n, s.birdhouse[p])
    n = put(row, n, s.lightning[p])
    n = put(row, n, s.goals and s.goal[p] != NOWHERE)
    n = put_flock(s, p, row, n)
    n = put(row, n + 9, s.last_keeper == p)
    return put_in_the_air(s, p, row, n)


def block_of(s, viewer, p):
    """Where the numbers of a seat begin."""
    return FIRST_SEAT + FOR_EACH_SEAT * (p - viewer if p >= viewer else p - viewer + s.players)


def put_on_fountain(s, viewer, row):
    for space in range(SPACES):
        f = s.fountain[space] - 1
        if f == DUMMY:
            row[DUMMY_ON_FOUNTAIN + space] = 1
        elif f != NOBODY:
            row[block_of(s, viewer, f) + ON_FOUNTAIN_AT + space] = 1


def put_keepers(s, viewer, row):
    for creature in range(9):
        if s.keeper[creature] != NOBODY:
            row[block_of(s, viewer, s.keeper[creature]) + KEEPER_AT + creature] = 1


def place_in_order(s, p):
    for place in range(s.players):
        if s.order[place] == p:
            return place + 1
    return 0


def markers_above(s, p):
    above = 0
    for other in range(s.players):
        above += s.arrived[other] > s.arrived[p]
    return above
