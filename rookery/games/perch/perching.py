"""The perching phase: a bird and perhaps a bonus action each turn."""

from rookery.engine.kit import list_each, list_one, note

from .board import active, ask, fly, look_for_empty_nest, put_bird, spots_to_join, spots_to_leave, take_nest
from .creatures import list_activations, where_to
from .recruiting import hand_flocks
from .table import *
from .upkeep import begin_upkeep

# A turn -----------------------------------------------------------------------------------------------------


def go_on_perching(s):
    """P16, P20. One bird and perhaps a bonus action a turn, in turn order, until all birds are placed."""
    p = active(s)
    if s.turn_begun and s.perched and (s.bonus_taken or not has_bonus_action(s, p)):
        end_turn(s)
    elif s.turn_begun:
        ask(s, p, FOR_TURN)
    elif hand_flocks(s, p):
        s.turn_begun = 1
        note(s, TURN, p)
    elif birds_in_hands(s):
        s.turn = (s.turn + 1) % s.players
    else:
        begin_upkeep(s)


def birds_in_hands(s):
    for p in range(s.players):
        if hand_flocks(s, p):
            return True
    return False


def end_turn(s):
    s.turn_begun = s.perched = s.bonus_taken = 0
    s.turn = (s.turn + 1) % s.players


def perch(s, p, f, spot, nest):
    """P17, P18. A bird sits down with its flock; in an empty nest, the whole flock of that tile moves in."""
    s.hand[p, f] -= 1
    put_bird(s, spot, f)
    s.perched = 1
    if nest:
        take_nest(s, spot, f)
    note(s, PERCHED, p, f, s.tile[spot], nest)


# Bonus actions ----------------------------------------------------------------------------------------------


def has_bonus_action(s, p):
    """P20. Is there a creature to activate, a stack for a birdhouse, or something to strike?"""
    for creature in range(9):
        if s.keeper[creature] == p and not s.activated >> creature & 1 and where_to(s, creature):
            return True
    for f in range(FLOCKS):
        if (s.birdhouse[p] or s.lightning[p]) and spots_to_leave(s, f, s.there):
            return True
    return s.lightning[p] > 0 and s.empty_nests != 0


def build_birdhouse(s, p, f, spot):
    """P23, P24. On any stack, once (B4): it counts one more, and nothing joins or leaves it."""
    s.birdhouse[p] = 0
    s.bonus_taken = 1
    s.housed[f] |= 1 << spot
    note(s, BUILT, p, f, s.tile[spot])


def strike(s, p, f, spot):
    """P25. Lightning sends a bird to the fountain."""
    s.lightning[p] = 0
    s.bonus_taken = 1
    note(s, STRUCK, p, f, s.tile[spot])
    fly(s, spot, f)


def strike_nest(s, p, spot):
    """P25. An empty nest that is struck goes to the box."""
    s.lightning[p] = 0
    s.bonus_taken = 1
    s.nests[spot] -= 1
    look_for_empty_nest(s, spot)
    note(s, STRUCK_NEST, p, s.tile[spot])


# Listing ----------------------------------------------------------------------------------------------------


def list_turn(s, p, out):
    """P16, P20. Place a bird, or take a bonus action, in any order; with the bird placed the turn may end."""
    n = 0
    if not s.perched:
        n = list_perches(s, p, out, n)
    if not s.bonus_taken:
        n = list_activations(s, p, out, n)
        n = list_builds_and_strikes(s, p, out, n)
    if s.perched:
        n = list_one(out, n, END)
    return n


def list_perches(s, p, out, n):
    """P17. Any bird in hand on any tile; in a nest that is empty, too. Not on a stack under a birdhouse."""
    for f in range(FLOCKS):
        if s.hand[p, f]:
            spots = spots_to_join(s, f, s.there)
            n = list_each(out, n, PERCH + SPOTS * f, spots)
            n = list_each(out, n, PERCH_NEST + SPOTS * f, spots & s.empty_nests & ~s.nested[f])
    return n


def list_builds_and_strikes(s, p, out, n):
    """P23, P25. Any stack without a birdhouse; for lightning an empty nest, too."""
    for f in range(FLOCKS):
        if s.birdhouse[p] or s.lightning[p]:
            stacks = spots_to_leave(s, f, s.there)
            if s.birdhouse[p]:
                n = list_each(out, n, BUILD + SPOTS * f, stacks)
            if s.lightning[p]:
                n = list_each(out, n, STRIKE + SPOTS * f, stacks)
    if s.lightning[p]:
        n = list_each(out, n, STRIKE_NEST, s.empty_nests)
    return n
