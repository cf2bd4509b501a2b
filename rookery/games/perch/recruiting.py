"""The phases of migration and recruiting: birds go into the bag, and come out of it."""

from rookery.engine.kit import NOBODY, below, count, list_each, lowest, meet, note

from .board import active, ask, begin_phase, controller, place_of, send_by_tile, size, spot_of
from .table import *

# Migration --------------------------------------------------------------------------------------------------


def migrate(s):
    """P9, P45. Two birds of each flock go into the bag; of the dummy's four in the first round."""
    for p in range(s.players):
        put_in_bag(s, p, MIGRANTS, MIGRATED)
    if s.players == 2:
        put_in_bag(s, DUMMY, DUMMY_MIGRANTS if s.round == 1 else MIGRANTS, MIGRATED)


def put_in_bag(s, f, birds, what):
    """P9. As many as there are (B18)."""
    birds = min(birds, s.supply[f])
    s.supply[f] -= birds
    s.bag[f] += birds
    if birds:
        note(s, what, NOBODY, f, birds)


def go_on_migrating(s):
    """P10. Tiles that act in migration, column by column."""
    if s.spot == TILES_IN_PLAY[s.players]:
        begin_recruiting(s)
    elif s.there >> s.spot & 1 and s.tile[s.spot] == ROOKERY:
        go_on_with_rookery(s)
    else:
        if s.there >> s.spot & 1 and s.tile[s.spot] == EARLY_BIRD:
            add_early_bird(s)
        s.spot += 1


def add_early_bird(s):
    """P11. Whoever controls the Early Bird adds one more bird. B3: the dummy, too, unless by the option."""
    f = controller(s, s.spot)
    if f != NOBODY and (f != DUMMY or s.dummy_migration):
        put_in_bag(s, f, EARLY_BIRDS, ADDED)


def go_on_with_rookery(s):
    """P12. Who has just two birds in the Rookery may add one to the bag; then its controller sends one away."""
    if s.turn < s.players:
        p = active(s)
        if may_add_at_rookery(s, p):
            ask(s, p, FOR_ROOKERY)
        else:
            s.turn += 1
        return
    if s.players == 2 and s.dummy_migration and may_add_at_rookery(s, DUMMY):
        put_in_bag(s, DUMMY, 1, ADDED)
    s.turn = 0
    f = controller(s, s.spot)
    if f != NOBODY:
        send_by_tile(s, s.spot, f)
    s.spot += 1


def may_add_at_rookery(s, f):
    """B19. The count of exactly two is the reading we follow; the other is second place."""
    if s.supply[f] == 0:
        return False
    if s.rookery_adds == SECOND_PLACE_ADDS:
        return place_of(s, s.spot, f) == 2
    return size(s, s.spot, f) == ROOKERY_BIRDS


# Recruiting -------------------------------------------------------------------------------------------------


def begin_recruiting(s):
    """P14. Whoever controls the Birdbath draws three before everybody and returns one, if there are three (A13)."""
    begin_phase(s, RECRUITING)
    p = player_at(s, BIRDBATH)
    if p != NOBODY and in_bag(s) >= BATH_DRAWN:
        draw_birds(s, p, BATH_DRAWN)
        return_or_ask(s, p)


def player_at(s, tile):
    """P46. The player who controls a tile; where the dummy leads, nobody."""
    spot = spot_of(s, tile)
    if spot == NOWHERE:
        return NOBODY
    f = controller(s, spot)
    return NOBODY if f == DUMMY else f


def in_bag(s):
    birds = 0
    for f in range(FLOCKS):
        birds += s.bag[f]
    return birds


def draw_birds(s, p, birds):
    """P13. Birds from the bag at random, as many as there are (B18)."""
    for _ in range(min(birds, in_bag(s))):
        f = draw_from_bag(s)
        s.hand[p, f] += 1
        note(s, RECRUITED, p, f)


def take_own_birds(s, p):
    """P13. Two birds of the own flock from the supply."""
    own = min(FROM_FLOCK, s.supply[p])
    s.supply[p] -= own
    s.hand[p, p] += own
    note(s, TOOK_OWN, p, own)


def draw_from_bag(s):
    bird = below(s, in_bag(s))
    f = 0
    while bird >= s.bag[f]:
        bird -= s.bag[f]
        f += 1
    s.bag[f] -= 1
    return f


def return_or_ask(s, p):
    """P14. One of the birds drawn goes back into the bag."""
    flocks = hand_flocks(s, p)
    if count(flocks) == 1:
        return_bird(s, p, lowest(flocks))
    else:
        ask(s, p, FOR_RETURN)


def hand_flocks(s, p):
    """The flocks of which a player has birds to place, a bit each."""
    flocks = 0
    for f in range(FLOCKS):
        if s.hand[p, f]:
            flocks |= 1 << f
    return flocks


def return_bird(s, p, f):
    s.hand[p, f] -= 1
    s.bag[f] += 1
    note(s, RETURNED, p, f)
    take_own_birds(s, p)


def go_on_recruiting(s):
    """P13. In turn order; who has drawn at the Birdbath is done. Then the Feeder."""
    if s.turn < s.players:
        if not hand_flocks(s, active(s)):
            draw_birds(s, active(s), FROM_BAG)
            take_own_birds(s, active(s))
        s.turn += 1
    elif s.turn == s.players:
        s.turn += 1
        p = player_at(s, FEEDER)
        if p != NOBODY and hand_flocks(s, p) and others_have_birds(s, p):
            give_or_ask(s, p)
    else:
        meet()
        begin_phase(s, PERCHING)


def others_have_birds(s, p):
    for q in range(s.players):
        if q != p and hand_flocks(s, q):
            return True
    return False


def give_or_ask(s, p):
    """P15, B5. Whoever controls the Feeder swaps one recruited bird with another player."""
    flocks = hand_flocks(s, p)
    if count(flocks) == 1 and not s.feeder_optional:
        give(s, p, lowest(flocks))
    else:
        ask(s, p, FOR_GIVE)


def give(s, p, f):
    """P15. The bird to give is chosen; for what, is asked if there is a choice."""
    s.picked = f
    ways, only = 0, 0
    for q in range(s.players):
        if q != p and hand_flocks(s, q):
            ways += count(hand_flocks(s, q))
            only = FLOCKS * q + lowest(hand_flocks(s, q))
    if ways == 1:
        exchange_birds(s, p, only // FLOCKS, only % FLOCKS)
    else:
        ask(s, p, FOR_TAKE)


def exchange_birds(s, p, q, f):
    s.hand[p, s.picked] -= 1
    s.hand[q, s.picked] += 1
    s.hand[q, f] -= 1
    s.hand[p, f] += 1
    note(s, EXCHANGED, p, s.picked, q, f)
    s.picked = 0


def list_others_birds(s, p, out):
    n = 0
    for q in range(s.players):
        if q != p:
            n = list_each(out, n, TAKE_FROM + FLOCKS * q, hand_flocks(s, q))
    return n
