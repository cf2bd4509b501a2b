"""The rules of Perch, in the order of the rulebook.

This file leads through rounds and phases and knows which moves there are; the chapters are in `farm` (setting up),
`recruiting` (the first two phases), `perching`, `upkeep`, `creatures` and `scoring` (points and goals). A function that
carries a rule says in its first line what the rulebook says, after the number of that rule (P1 to P81, see the message
files); A, B and Z numbers are rulings (see RULINGS.md). `s` is the record of one match, `p` a player, `f` a flock,
`spot` the place of a tile; names in capitals are from `table`.
"""

from rookery.engine.kit import NOBODY, list_each, list_one, meet, note, scramble, turn_page

from .board import ask, begin_phase, free_spaces, settle, settle_or_ask
from .creatures import (
    activate,
    bring,
    chase,
    list_effects,
    list_partners,
    next_part_or_ask,
    pick,
    push,
    push_off,
    run_fox,
    second_steps_of_fox,
    swap,
    swap_with_fountain,
)
from .farm import deal_goals, lay_nests_and_creatures, lay_tiles
from .perching import build_birdhouse, end_turn, go_on_perching, list_turn, perch, strike, strike_nest
from .recruiting import (
    exchange_birds,
    give,
    go_on_migrating,
    go_on_recruiting,
    hand_flocks,
    list_others_birds,
    migrate,
    put_in_bag,
    return_bird,
)
from .table import *
from .upkeep import go_on_with_upkeep, place_scarecrow, places_for_scarecrow

# Setting up the game ----------------------------------------------------------------------------------------


def setup(s, seed):
    """P1. Lay out the game. The record comes empty but for the options."""
    turn_page(s)
    s.rng = scramble(seed)
    s.asked = FOR_NOTHING
    lay_tiles(s)
    lay_nests_and_creatures(s)
    for f in range(FLOCKS):
        if f < s.players or (s.players == 2 and f == DUMMY):  # P45
            s.supply[f] = BIRDS
    for p in range(s.players):  # P7, B12: the first player's marker lies lowest
        s.order[p] = p
        s.arrived[p] = p
    s.arrivals = s.players
    if s.goals:
        deal_goals(s)
    s.phase = CHOOSING
    go_on(s)


# The course of a round --------------------------------------------------------------------------------------


def go_on(s):
    """P8. Go on with what comes next until somebody has something to decide."""
    while s.asked == FOR_NOTHING and not s.over:
        if s.flying:
            settle_or_ask(s)
        elif s.acting:
            next_part_or_ask(s)
        elif s.phase == CHOOSING:
            choose_goals(s)
        elif s.phase == BETWEEN:
            begin_round(s)
        elif s.phase == MIGRATION:
            go_on_migrating(s)
        elif s.phase == RECRUITING:
            go_on_recruiting(s)
        elif s.phase == PERCHING:
            go_on_perching(s)
        else:
            go_on_with_upkeep(s)


def choose_goals(s):
    """P6, Z8. Seat by seat; then the first round begins."""
    if s.goals:
        for p in range(s.players):
            if s.goal[p] == NOWHERE:
                ask(s, p, FOR_GOAL)
                return
    s.phase = BETWEEN


def keep_goal(s, p, goal):
    s.goal[p] = goal
    note(s, GOAL_KEPT, p, goal)


def begin_round(s):
    """P28. The round marker moves; in the fourth round everybody gets a birdhouse, in the fifth a lightning token."""
    meet()
    s.round += 1
    s.activated = 0
    note(s, ROUND, NOBODY, s.round)
    for p in range(s.players):
        if s.round == BIRDHOUSE_ROUND:
            s.birdhouse[p] = 1
            note(s, GOT_BIRDHOUSE, p)
        if s.round == LIGHTNING_ROUND:
            s.lightning[p] = 1
            note(s, GOT_LIGHTNING, p)
    begin_phase(s, MIGRATION)
    migrate(s)


# What may be done -------------------------------------------------------------------------------------------


def legal(s, out):
    """List the moves of the player to move; how many there are."""
    p = s.seat
    if s.over:
        return 0
    if s.asked == FOR_TURN:
        return list_turn(s, p, out)
    if s.asked == FOR_GOAL:
        return list_one(out, list_one(out, 0, KEEP_GOAL + s.dealt[p, 0]), KEEP_GOAL + s.dealt[p, 1])
    if s.asked == FOR_ROOKERY:
        return list_one(out, list_one(out, 0, ADD), SKIP)
    if s.asked == FOR_RETURN:
        return list_each(out, 0, RETURN, hand_flocks(s, p))
    if s.asked == FOR_GIVE:
        n = list_each(out, 0, GIVE, hand_flocks(s, p))
        return list_one(out, n, SKIP) if s.feeder_optional else n
    if s.asked == FOR_TAKE:
        return list_others_birds(s, p, out)
    if s.asked == FOR_FOUNTAIN:
        return list_each(out, 0, FOUNTAIN, free_spaces(s))
    if s.asked == FOR_SCARECROW_PLACE:
        return list_each(out, 0, PLACE_SCARECROW, places_for_scarecrow(s))
    if s.asked == FOR_FOX_STEP:
        return list_each(out, 0, FOX_STEP, second_steps_of_fox(s, s.pawn[FOX], s.picked))
    if s.asked == FOR_EFFECT:
        return list_effects(s, out)
    return list_partners(s, out)


# What a move does -------------------------------------------------------------------------------------------


def apply(s, move):
    """Carry out one legal move of the player to move, and go on to the next decision."""
    turn_page(s)
    p = s.seat
    s.asked = FOR_NOTHING
    if move >= CHASE:
        carry_out_effect(s, p, move)
    elif move >= FOX_STEP:
        run_fox(s, p, move - FOX_STEP)
    elif move >= ACTIVATE:
        activate(s, p, (move - ACTIVATE) // SPOTS, (move - ACTIVATE) % SPOTS)
    elif move >= PERCH:
        take_turn(s, p, move)
    else:
        answer(s, p, move)
    go_on(s)


def carry_out_effect(s, p, move):
    """What a creature does, by flock and spot."""
    if move >= SWAP_FOUNTAIN:
        swap_with_fountain(s, p, move - SWAP_FOUNTAIN)
    elif move >= SWAP:
        swap(s, p, (move - SWAP) // SPOTS, (move - SWAP) % SPOTS)
    elif move >= PICK:
        pick(s, p, move - PICK)
    elif move >= BRING:
        bring(s, p, (move - BRING) // SPOTS, (move - BRING) % SPOTS)
    elif move >= PUSH_OFF:
        push_off(s, move - PUSH_OFF)
    elif move >= PUSH:
        push(s, p, (move - PUSH) // SPOTS, (move - PUSH) % SPOTS)
    else:
        chase(s, (move - CHASE) // SPOTS, (move - CHASE) % SPOTS)


def take_turn(s, p, move):
    """A bird is placed, or a token used, by flock and spot."""
    if move >= STRIKE_NEST:
        strike_nest(s, p, move - STRIKE_NEST)
    elif move >= STRIKE:
        strike(s, p, (move - STRIKE) // SPOTS, (move - STRIKE) % SPOTS)
    elif move >= BUILD:
        build_birdhouse(s, p, (move - BUILD) // SPOTS, (move - BUILD) % SPOTS)
    elif move >= PERCH_NEST:
        perch(s, p, (move - PERCH_NEST) // SPOTS, (move - PERCH_NEST) % SPOTS, 1)
    else:
        perch(s, p, (move - PERCH) // SPOTS, (move - PERCH) % SPOTS, 0)


def answer(s, p, move):
    """All other moves."""
    if move >= PLACE_SCARECROW:
        place_scarecrow(s, p, move - PLACE_SCARECROW)
    elif move >= FOUNTAIN:
        settle(s, p, move - FOUNTAIN)
    elif move >= TAKE_FROM:
        exchange_birds(s, p, (move - TAKE_FROM) // FLOCKS, (move - TAKE_FROM) % FLOCKS)
    elif move >= GIVE:
        give(s, p, move - GIVE)
    elif move >= RETURN:
        return_bird(s, p, move - RETURN)
    elif move >= KEEP_GOAL:
        keep_goal(s, p, move - KEEP_GOAL)
    elif move == ADD:
        put_in_bag(s, p, 1, ADDED)
        s.turn += 1
    elif move == END:
        end_turn(s)
    else:
        skip(s, p)


def skip(s, p):
    """A part of an effect, or a tile's offer, is left out."""
    note(s, SKIPPED, p)
    if s.acting:
        s.part += 1
    elif s.phase == MIGRATION:
        s.turn += 1
