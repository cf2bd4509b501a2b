"""What a position is worth, as an experienced player would judge it: for bots, never for the rules.

Numbers called fitted come from some hundred games of bots with an earlier judge.py, with two, three and five players:
what such a position brought in the end, on average. They are rounded by hand.
"""

import numpy as np

from .board import all_birds, free_spaces, side, size
from .scoring import points_on_fountain, reaches
from .table import *

HABITS = {"depth": 14, "picks": 4, "open_at": 2, "swing": 600, "trust": 4.0, "curiosity": 0.2, "greed": 0.2}

# Fitted: what a tile brings, in hundredths for each point of the place that a seat holds, of the place it would hold
# with one bird more, of that with one bird fewer, and for each of its birds there, up to MANY.
SOON = np.array([[100, 0, 0, 0], [74, 11, 9, 6], [57, 16, 13, 14], [46, 19, 14, 19], [38, 23, 17, 21]])  # by turns left
LATER = np.array([[0, 0, 0, 0], [30, 24, 15, 25], [50, 48, 27, 55], [65, 75, 34, 85], [76, 105, 34, 115]])  # by rounds
MANY = 4
TURNS = 4  # a round has about so many for everybody

# Fitted: chances in a hundred to have it in the end, by scorings left as a round begins (none left: it is so now), and
# by how many birds one is ahead, from three behind to three ahead.
LARGEST_FLOCK_CHANCE = np.array(
    [
        [0, 0, 0, 0, 100, 100, 100],
        [1, 6, 13, 22, 58, 74, 90],
        [4, 11, 18, 25, 42, 56, 72],
        [8, 13, 20, 26, 36, 48, 55],
        [12, 16, 21, 26, 33, 40, 45],
        [15, 18, 22, 26, 30, 34, 38],
    ]
)
CREATURE = np.array(
    [
        [0, 0, 0, 0, 100, 100, 100],
        [0, 2, 6, 19, 63, 85, 95],
        [0, 4, 10, 21, 49, 67, 80],
        [0, 6, 12, 21, 43, 54, 62],
        [3, 8, 13, 20, 40, 45, 52],
        [5, 10, 14, 20, 38, 42, 48],
    ]
)
AHEAD = 3

# Fitted: chances in a hundred to reach a goal, with two or three players and with more; and how much of a hundred this
# counts for, by scorings left. The rest is whether the goal is reached now.
GOAL = np.array(
    [
        [15, 30, 45, 60, 75, 50, 45, 70, 15, 60, 60, 62, 46, 41, 30, 73, 45, 62, 52, 35, 52, 3],
        [10, 30, 20, 45, 90, 40, 45, 70, 18, 60, 52, 61, 46, 28, 1, 83, 45, 62, 52, 35, 70, 3],
    ]
)
GOAL_DOUBT = np.array([0, 30, 52, 68, 79, 85])

# Fitted: birds in hands, by scorings after this round's.
OWN_BIRD = np.array([180, 260, 340, 380, 380])
OTHERS_BIRD, OWN_BIRD_ELSEWHERE = 110, 45
BONUS_ACTION = 120  # chosen: a creature or token is kept for a later turn if it would gain less

PLACE_POINTS = np.zeros((len(TILES), FLOCKS), np.int64)  # for a place counted from 0, with nothing for the last ones
PLACE_POINTS[:, :3] = TILE_POINTS


def estimate(s, p):
    """The points that a seat can expect at the end, in hundredths."""
    soon = 1 if MIGRATION <= s.phase < UPKEEP else 0  # will tiles be scored in this round?
    later = ROUNDS - max(1, s.round)
    turns = turns_left(s) if soon else 0
    points = 100 * s.score[p] + beside_the_farm(s, p)
    points += birds_in_hands(s, p, later) + bonus_actions(s, p) + own_goal(s, p, later, turns)
    own_largest, others_largest = 0, 0
    for spot in range(TILES_IN_PLAY[s.players]):
        if not s.there >> spot & 1:
            continue
        now, more, fewer, own, ahead = outlook(s, spot, p)
        if flies_off(s, spot):
            points += soon * 100 * now + 100 * POINTS_PLAZA * s.birds[spot, p]
            continue
        birds = min(own, MANY)
        if soon:
            points += SOON[turns, 0] * now + SOON[turns, 1] * more + SOON[turns, 2] * fewer + SOON[turns, 3] * birds
        points += LATER[later, 0] * now + LATER[later, 1] * more + LATER[later, 2] * fewer + LATER[later, 3] * birds
        if HOME <= s.tile[spot] < EARLY_BIRD:
            points += creature_of(s, s.tile[spot] - HOME, p, soon, later, turns, ahead)
        own_largest = max(own_largest, own)
        others_largest = max(others_largest, own - ahead)
    return points + POINTS_LARGEST * chance_of(LARGEST_FLOCK_CHANCE, later, turns, own_largest - others_largest)


# The farm -----------------------------------------------------------------------------------------------------


def outlook(s, spot, p):
    """The points of a tile as it is, with one bird more, and with one fewer: a place can be lost, won, or even be worth
    less than the next. And the own birds there, and how far they are ahead of the largest other flock."""
    own, best = size(s, spot, p), 0
    above, one_above, level, one_below = 0, 0, 0, 0
    for f in range(FLOCKS):
        if f != p:
            other = size(s, spot, f)
            best = max(best, other)
            above += other > own + 1
            one_above += other == own + 1
            level += other == own
            one_below += other == own - 1
    now = more = fewer = 0
    if own > 0 and level == 0:
        now = points_for(s, spot, above + one_above, 0)
    if one_above == 0:
        more = points_for(s, spot, above, 1)
    if own > 1 and one_below == 0:
        fewer = points_for(s, spot, above + one_above + level, -1)
    return now, more, fewer, own, own - best


def points_for(s, spot, place, change):
    """What a place, counted from 0, scores, if so many birds are added to the tile."""
    if s.tile[spot] == STATUE and place == 0:
        return PLACE_POINTS[STATUE, 0] + (all_birds(s, spot) + change) // STATUE_BIRDS
    return PLACE_POINTS[s.tile[spot], place]


def flies_off(s, spot):
    """Are there so many birds on a tile that they fly to the plaza in upkeep?"""
    if s.tile[spot] == HANGING_NEST:
        return all_birds(s, spot) >= HANGING_LIMIT
    return s.tile[spot] == OVERSTUFFED and all_birds(s, spot) >= OVERSTUFFED_LIMIT


def chance_of(chances, later, turns, ahead):
    """The chance that so many birds ahead last until the end, nearer to that of the next round with every turn."""
    column = AHEAD + max(-AHEAD, min(AHEAD, ahead))
    return (chances[later + 1, column] * turns + chances[later, column] * (TURNS - turns)) // TURNS


def creature_of(s, creature, p, soon, later, turns, ahead):
    """A creature is worth points in the end, and a bonus action in the next round."""
    if soon + later == 0:
        return 100 * POINTS_CREATURE * (s.keeper[creature] == p)
    points = POINTS_CREATURE * chance_of(CREATURE, later, turns, ahead)
    if soon and later:
        points += BONUS_ACTION * chance_of(CREATURE, 0, turns, ahead) // 100
    return points


# Beside the farm ----------------------------------------------------------------------------------------------


def beside_the_farm(s, p):
    """Birds on fountain and plaza have their points for sure; those in the bag have them if they stay there."""
    points = points_on_fountain(s, p) + POINTS_PLAZA * (s.plaza[p] + s.bag[p])
    if s.flying == p + 1:
        points += best_free_space(s)
    return 100 * points


def best_free_space(s):
    """What a bird on its way to the fountain can get."""
    free, best = free_spaces(s), POINTS_PLAZA
    for space in range(FOUNTAIN_SPACES[side(s)]):
        if free >> space & 1:
            best = max(best, FOUNTAIN_POINTS[side(s), space])
    return best


def turns_left(s):
    """How many turns everybody still has in this round, about."""
    if s.phase < PERCHING:
        return TURNS
    birds = 0
    for p in range(s.players):
        for f in range(FLOCKS):
            birds += s.hand[p, f]
    return min(TURNS, (birds + s.players - 1) // s.players)


def birds_in_hands(s, p, later):
    """An own bird is good to have, one of another flock can at least spoil a place; what others have of ours they put
    where it hardly helps us."""
    points = s.hand[p, DUMMY] * OTHERS_BIRD
    for q in range(s.players):
        if q == p:
            points += s.hand[p, p] * OWN_BIRD[later]
        else:
            points += s.hand[p, q] * OTHERS_BIRD + s.hand[q, p] * OWN_BIRD_ELSEWHERE
    return points


def bonus_actions(s, p):
    """One in each turn left, if there is something to do it with; a birdhouse keeps until the last round."""
    if not MIGRATION <= s.phase < UPKEEP:
        return 0
    turns, ready = 0, s.birdhouse[p] + s.lightning[p]
    for f in range(FLOCKS):
        turns += s.hand[p, f]
    if s.phase < PERCHING:
        turns = TURNS
    elif s.turn_begun and s.perched and not s.bonus_taken and s.order[s.turn] == p:
        turns += 1
    if s.round < ROUNDS:
        turns += s.birdhouse[p]
    for creature in range(9):
        ready += s.keeper[creature] == p and not s.activated >> creature & 1
    return BONUS_ACTION * min(ready, turns)


def own_goal(s, p, later, turns):
    """What is reached may be lost again, and what is not may come, the more so the more turns are left."""
    if not s.goals or s.goal[p] == NOWHERE:
        return 0
    goal, doubt = s.goal[p], 100
    if s.round:
        doubt = (GOAL_DOUBT[later + 1] * turns + GOAL_DOUBT[later] * (TURNS - turns)) // TURNS
    chance = doubt * GOAL[side(s), goal]
    if doubt < 100 and reaches(s, p, goal):
        chance += 100 * (100 - doubt)
    return GOAL_POINTS[goal] * chance // 100
