"""Creatures: how each moves, and what it does where it arrives. An effect comes in parts, each of them optional."""

from rookery.engine.kit import NOBODY, count, list_each, list_one, lowest, note

from .board import (
    active,
    all_birds,
    ask,
    can_come,
    can_leave,
    has_empty_nest,
    move_bird,
    neighbours,
    put_bird,
    send,
    spot_of,
    spots_to_join,
    spots_to_leave,
    take_bird,
    take_nest,
)
from .table import *

# Moving -------------------------------------------------------------------------------------------------------


def where_to(s, creature):
    """P47 to P55. The spots a creature may be moved to; for the Owl the steps, for the Scarecrow a single bit."""
    pawn = s.pawn[creature]
    if creature == CAT:
        return most_crowded(s, neighbours(s, pawn))
    if creature == HAWK:
        return s.there & ~(1 << pawn)
    if creature == FOX:
        return first_steps_of_fox(s, pawn)
    if creature == BEE:
        return s.there & ~(1 << pawn) & ~neighbours(s, pawn)
    if creature == SCARECROW:
        return 1 if somebody_to_chase(s, TRIPLES[s.players, pawn] & s.there) else 0
    if creature == OWL:
        return (1 << OWL_STEPS) - 1
    if creature == SQUIRREL:
        bench = spot_of(s, HOME + SQUIRREL)
        return neighbours(s, pawn) & (neighbours(s, bench) | 1 << bench)
    return neighbours(s, pawn)


def most_crowded(s, spots):
    """P48, A8. Those with the most birds of all flocks together."""
    most, found = -1, 0
    while spots:
        spot = lowest(spots)
        spots &= spots - 1
        birds = all_birds(s, spot)
        if birds > most:
            most, found = birds, 0
        if birds == most:
            found |= 1 << spot
    return found


def first_steps_of_fox(s, pawn):
    """P50. Neighbours from which there is a second step that does not lead back."""
    spots, found = neighbours(s, pawn), 0
    while spots:
        spot = lowest(spots)
        spots &= spots - 1
        if second_steps_of_fox(s, spot, pawn):
            found |= 1 << spot
    return found


def second_steps_of_fox(s, spot, start):
    return neighbours(s, spot) & ~(1 << start)


def activate(s, p, creature, spot):
    """P21. The creature moves, which is compulsory; its effect follows (B6)."""
    s.activated |= 1 << creature
    s.bonus_taken = 1
    note(s, ACTIVATED, p, creature)
    s.acting = creature + 1
    s.part = 0
    if creature == SCARECROW:
        s.passed = TRIPLES[s.players, s.pawn[creature]] & s.there
    elif creature == OWL:
        walk_owl(s, p, spot + 1)
    elif creature == FOX:
        s.passed = 1 << spot
        s.picked = s.pawn[creature]
        move_pawn(s, p, creature, spot)
        run_fox_or_ask(s, p)
    else:
        move_pawn(s, p, creature, spot)
        s.passed = 1 << spot


def move_pawn(s, p, creature, spot):
    s.pawn[creature] = spot
    note(s, MOVED, p, creature, s.tile[spot])


def run_fox_or_ask(s, p):
    """P50. The second step, unless there is only one."""
    spots = second_steps_of_fox(s, s.pawn[FOX], s.picked)
    if count(spots) == 1:
        run_fox(s, p, lowest(spots))
    else:
        ask(s, p, FOR_FOX_STEP)


def run_fox(s, p, spot):
    s.picked = 0
    move_pawn(s, p, FOX, spot)


def walk_owl(s, p, steps):
    """P54, B8. So many steps clockwise along the outline of what is left of the farm (Z4)."""
    length = RING_LENGTH[s.players, s.gone]
    at = 0
    while RING[s.players, s.gone, at] != s.pawn[OWL]:
        at += 1
    s.passed = 0
    spot = s.pawn[OWL]
    for step in range(1, steps + 1):
        spot = RING[s.players, s.gone, (at + step) % length]
        s.passed |= 1 << spot
    move_pawn(s, p, OWL, spot)


# Effects ------------------------------------------------------------------------------------------------------


def parts_of(creature):
    return 2 if creature in (CAT, FOX, SCARECROW) else 1


def next_part_or_ask(s):
    """B6. The parts of an effect one by one; a part without a target is not asked."""
    creature = s.acting - 1
    if s.part == parts_of(creature):
        s.acting = s.part = s.passed = s.picked = 0
    elif has_target(s, creature):
        ask(s, active(s), FOR_EFFECT)
    else:
        s.part += 1


def has_target(s, creature):
    for f in range(FLOCKS):
        if targets(s, creature, f) or (pushes(s, creature) and can_push_off(s, creature, f)):
            return True
    return False


def pushes(s, creature):
    """P47, P48. Does this part of the effect push a bird away? The Dog's does, and the Cat's second."""
    return creature == DOG or (creature == CAT and s.part == 1)


def hunting_ground(s, creature):
    """Spots from which this part of the effect sends a bird to the fountain."""
    if creature == FOX and s.part == 1:
        return 1 << s.pawn[FOX]
    return s.passed


def targets(s, creature, f):
    """For a flock, the spots that this part of an effect can touch, a bit each."""
    pawn = s.pawn[creature]
    if pushes(s, creature):
        return spots_to_join(s, f, neighbours(s, pawn)) if can_leave(s, pawn, f) else 0
    if creature == BEE:
        joins = s.birds[pawn, f] > 0 and can_come(s, pawn, f)
        return spots_to_leave(s, f, s.there & ~(1 << pawn)) if joins else 0
    if creature in (CUCKOO, SQUIRREL):
        return 1 << pawn if can_leave(s, pawn, f) and has_partner(s, creature, f) else 0
    return spots_to_leave(s, f, hunting_ground(s, creature))


def somebody_to_chase(s, spots):
    for f in range(FLOCKS):
        if spots_to_leave(s, f, spots):
            return True
    return False


def chase(s, f, spot):
    """P48 to P54. A bird goes to the fountain. The Scarecrow's second bird comes from another tile."""
    s.part += 1
    s.passed &= ~(1 << spot)
    send(s, spot, f)


def can_push_off(s, creature, f):
    """P47, A6. Off the farm, wherever there is no tile; the Cat only by the option (A7)."""
    pawn = s.pawn[creature]
    if not can_leave(s, pawn, f) or (creature == CAT and not s.cat_pushes_off):
        return False
    tiles = neighbours(s, pawn) if s.dog_pushes_into_hole else ADJACENT[s.players, pawn]
    return count(tiles) < 6


def push(s, p, f, spot):
    pawn = s.pawn[s.acting - 1]
    s.part += 1
    move_bird(s, f, pawn, spot)
    note(s, PUSHED, p, f, s.tile[pawn], s.tile[spot])


def push_off(s, f):
    s.part += 1
    send(s, s.pawn[s.acting - 1], f)


def bring(s, p, f, spot):
    """P51. The Bee brings a bird whose flock is there already."""
    s.part += 1
    move_bird(s, f, spot, s.pawn[BEE])
    note(s, PUSHED, p, f, s.tile[spot], s.tile[s.pawn[BEE]])


# Swapping: Cuckoo and Squirrel


def has_partner(s, creature, f):
    if creature == SQUIRREL:
        return fountain_partners(s, f) != 0
    for other in range(FLOCKS):
        if partners(s, f, other):
            return True
    return False


def partners(s, f, other):
    """P53, A4, B7. Spots with a bird of another flock that the Cuckoo can swap for one of flock f on its tile."""
    pawn = s.pawn[CUCKOO]
    if other == f or not can_come(s, pawn, other):
        return 0
    return spots_to_leave(s, other, spots_to_join(s, f, s.there & ~(1 << pawn)))


def fountain_partners(s, f):
    """P55, A4, B7. Spaces of the fountain with a bird that the Squirrel can swap for one of flock f on its tile."""
    spaces = 0
    for space in range(FOUNTAIN_SPACES[0 if s.players <= 3 else 1]):
        other = s.fountain[space] - 1
        if other != NOBODY and other != f and can_come(s, s.pawn[SQUIRREL], other):
            spaces |= 1 << space
    return spaces


def pick(s, p, f):
    """The bird on the own tile is chosen; for which one, is asked if there is a choice."""
    s.picked = f
    if s.acting - 1 == SQUIRREL:
        spaces = fountain_partners(s, f)
        if count(spaces) == 1:
            swap_with_fountain(s, p, lowest(spaces))
            return
    else:
        ways, only = 0, 0
        for other in range(FLOCKS):
            spots = partners(s, f, other)
            if spots:
                ways += count(spots)
                only = SPOTS * other + lowest(spots)
        if ways == 1:
            swap(s, p, only // SPOTS, only % SPOTS)
            return
    ask(s, p, FOR_EXCHANGE)


def replace_bird(s, spot, f, other):
    """B2. A bird of one flock makes way for one of another, which sits beside an emptied nest, unless by the option.

    Z11: another nest that was empty before is taken only by the other option."""
    nest_was_empty, nested = has_empty_nest(s, spot), s.nested[f] >> spot & 1
    take_bird(s, spot, f)
    put_bird(s, spot, other)
    if (s.moved_bird_nests and nest_was_empty) or (s.swap_keeps_nest and nested and s.birds[spot, f] == 0):
        take_nest(s, spot, other)


def swap(s, p, other, spot):
    """P53. The Cuckoo swaps a bird on its tile with one of another flock on another tile."""
    f, pawn = s.picked, s.pawn[CUCKOO]
    s.part += 1
    replace_bird(s, pawn, f, other)
    replace_bird(s, spot, other, f)
    note(s, SWAPPED, p, f, other, s.tile[spot])


def swap_with_fountain(s, p, space):
    """P55, A5. The Squirrel swaps a bird on its tile with one on the fountain, exactly."""
    f, other = s.picked, s.fountain[space] - 1
    s.part += 1
    s.fountain[space] = f + 1
    replace_bird(s, s.pawn[SQUIRREL], f, other)
    note(s, SWAPPED_FOUNTAIN, p, f, other, space)


# Listing ------------------------------------------------------------------------------------------------------


def list_activations(s, p, out, n):
    """P21. Creatures that the player controls and that have not been activated this round."""
    for creature in range(9):
        if s.keeper[creature] == p and not s.activated >> creature & 1:
            n = list_each(out, n, ACTIVATE + SPOTS * creature, where_to(s, creature))
    return n


def list_effects(s, out):
    """This part of the effect, or leaving it out."""
    creature = s.acting - 1
    n = 0
    for f in range(FLOCKS):
        spots = targets(s, creature, f)
        if pushes(s, creature):
            n = list_each(out, n, PUSH + SPOTS * f, spots)
            if can_push_off(s, creature, f):
                n = list_one(out, n, PUSH_OFF + f)
        elif creature == BEE:
            n = list_each(out, n, BRING + SPOTS * f, spots)
        elif creature not in (CUCKOO, SQUIRREL):
            n = list_each(out, n, CHASE + SPOTS * f, spots)
        elif spots:
            n = list_one(out, n, PICK + f)
    return list_one(out, n, SKIP)


def list_partners(s, out):
    if s.acting - 1 == SQUIRREL:
        return list_each(out, 0, SWAP_FOUNTAIN, fountain_partners(s, s.picked))
    n = 0
    for other in range(FLOCKS):
        n = list_each(out, n, SWAP + SPOTS * other, partners(s, s.picked, other))
    return n
