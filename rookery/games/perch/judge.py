"""What a position is worth, as an experienced player would judge it: for bots, never for the rules."""

import numpy as np

from .board import all_birds, free_spaces, side, size, there
from .scoring import points_on_fountain, reaches
from .table import *

HABITS = {"depth": 12, "picks": 2, "open_at": 2, "swing": 600, "trust": 2.0, "curiosity": 0.3, "greed": 0.2}

# Hundredths of a point for each point of the place held now, with one bird more, and with one bird fewer.
SOON = np.array([[100, 0, 0], [70, 20, 10], [60, 25, 15], [55, 25, 20], [45, 25, 15]])  # by turns left in the round
LATER = np.array([[0, 0, 0], [40, 20, 10], [75, 38, 20], [105, 55, 30], [130, 70, 35], [150, 80, 40]])  # by scorings
STRENGTH = np.array([0, 15, 30, 40, 50, 50])  # for each bird on a tile, up to four

# Chances in a hundred, by scorings left, and by how many birds the best other flock is ahead (from 3) or behind.
AHEAD = 3
LARGEST_FLOCK_CHANCE = np.array(
    [
        [0, 0, 0, 0, 100, 100, 100],
        [2, 8, 20, 35, 65, 85, 95],
        [10, 16, 25, 38, 55, 70, 82],
        [15, 20, 28, 38, 50, 62, 72],
        [18, 24, 30, 38, 48, 58, 66],
        [20, 26, 32, 38, 46, 54, 60],
    ]
)
HOME_CHANCE = LARGEST_FLOCK_CHANCE
BONUS_ACTION = 120
OWN_BIRD, OTHERS_BIRD, OWN_BIRD_ELSEWHERE = 200, 60, 60
GOAL_CHANCE = np.full(22, 40)
GOAL_DOUBT = np.array([0, 25, 45, 60, 75, 85])


def estimate(s, p):
    """The points that a seat can expect at the end, in hundredths."""
    points = 100 * s.score[p] + birds_in_hands(s, p) + bonus_actions(s, p) + goal(s, p) + beside_the_farm(s, p)
    left = scorings_left(s)
    soon = 1 if MIGRATION <= s.phase < UPKEEP else 0
    turns = turns_left(s) if soon else 0
    own_largest, others_largest = 0, 0
    for spot in range(TILES_IN_PLAY[s.players]):
        if there(s) >> spot & 1:
            own, other = size(s, spot, p), largest_other(s, spot, p)
            if will_fly_off(s, spot):
                points += 100 * POINTS_PLAZA * s.birds[spot, p] + soon * 100 * points_with(s, spot, p, 0)
                continue
            now, more, less = points_with(s, spot, p, 0), points_with(s, spot, p, 1), points_with(s, spot, p, -1)
            if soon:
                points += SOON[turns, 0] * now + SOON[turns, 1] * more + SOON[turns, 2] * less
            later = left - soon
            points += LATER[later, 0] * now + LATER[later, 1] * more + LATER[later, 2] * less
            points += STRENGTH[later] * min(own, 4)
            if HOME <= s.tile[spot] < EARLY_BIRD:
                points += creature_at_home(s, spot, p, left, own - other)
            own_largest = max(own_largest, own)
            others_largest = max(others_largest, other)
    return points + POINTS_LARGEST * LARGEST_FLOCK_CHANCE[left, lead_in_birds(own_largest - others_largest)]


# When ---------------------------------------------------------------------------------------------------------


def scorings_left(s):
    """How often tiles will still be scored."""
    return ROUNDS - s.round + (MIGRATION <= s.phase < UPKEEP)


def turns_left(s):
    """How many turns everybody still has in this round, about."""
    if s.phase < PERCHING:
        return 4
    birds = 0
    for p in range(s.players):
        for f in range(FLOCKS):
            birds += s.hand[p, f]
    return min(4, (birds + s.players - 1) // s.players)


# The farm -----------------------------------------------------------------------------------------------------


def largest_other(s, spot, p):
    """The largest flock on a tile but for one's own."""
    best = 0
    for f in range(FLOCKS):
        if f != p:
            best = max(best, size(s, spot, f))
    return best


def lead_in_birds(birds):
    """Where the chances for so many birds ahead stand in a table."""
    return AHEAD + max(-AHEAD, min(AHEAD, birds))


def points_with(s, spot, p, more):
    """What a tile would score now with some more birds, or fewer: a place can be lost, won, or even be worth less."""
    own = size(s, spot, p) + more
    if own <= 0:
        return 0
    place = 0
    for f in range(FLOCKS):
        if f != p:
            other = size(s, spot, f)
            if other == own:
                return 0
            place += other > own
    if place > 2:
        return 0
    points = TILE_POINTS[s.tile[spot], place]
    if place == 0 and s.tile[spot] == STATUE:
        points += (all_birds(s, spot) + more) // STATUE_BIRDS
    return points


def will_fly_off(s, spot):
    """Are there so many birds on a tile that they fly to the plaza in upkeep?"""
    if s.tile[spot] == HANGING_NEST:
        return all_birds(s, spot) >= HANGING_LIMIT
    return s.tile[spot] == OVERSTUFFED and all_birds(s, spot) >= OVERSTUFFED_LIMIT


def creature_at_home(s, spot, p, left, ahead):
    """A creature is worth points in the end, and a bonus action in each round before."""
    if left == 0:
        return 100 * POINTS_CREATURE * (s.keeper[s.tile[spot] - HOME] == p)
    points = POINTS_CREATURE * HOME_CHANCE[left, lead_in_birds(ahead)]
    if left > 1:
        points += BONUS_ACTION * HOME_CHANCE[1, lead_in_birds(ahead)] // 100
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


def birds_in_hands(s, p):
    """An own bird is good to have; one of another flock can still spoil a place; others put ours where it hurts us."""
    points = 0
    for q in range(s.players):
        points += s.hand[q, p] * (OWN_BIRD if q == p else OWN_BIRD_ELSEWHERE)
        if q != p:
            points += s.hand[p, q] * OTHERS_BIRD
    return points + s.hand[p, DUMMY] * OTHERS_BIRD


def bonus_actions(s, p):
    """One for each turn left, if there is something to do: worth keeping while a better chance may come."""
    if not MIGRATION <= s.phase < UPKEEP:
        return 0
    turns, ready = 0, s.birdhouse[p] + s.lightning[p]
    for f in range(FLOCKS):
        turns += s.hand[p, f]
    if s.phase < PERCHING:
        turns = FROM_BAG + FROM_FLOCK
    elif s.turn_begun and s.perched and not s.bonus_taken and s.order[s.turn] == p:
        turns += 1
    for creature in range(9):
        ready += s.keeper[creature] == p and not s.activated >> creature & 1
    if s.round < ROUNDS:
        turns += s.birdhouse[p]
    return BONUS_ACTION * min(ready, turns)


def goal(s, p):
    """One's goal: what is reached may be lost again, what is not may come, the more so the more rounds are left."""
    if not s.goals or s.goal[p] == NOWHERE:
        return 0
    goal, doubt = s.goal[p], GOAL_DOUBT[scorings_left(s)]
    if s.round == 0:
        doubt = 100
    chance = doubt * GOAL_CHANCE[goal]
    if doubt < 100 and reaches(s, p, goal):
        chance += 100 * (100 - doubt)
    return GOAL_POINTS[goal] * chance // 100
