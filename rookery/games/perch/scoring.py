"""Scoring: the tiles in upkeep, and the end of the game with its goals."""

from rookery.engine.kit import NOBODY, count, lowest, note

from .board import all_birds, controls, place_of, side, size
from .table import *

# Tiles in upkeep ----------------------------------------------------------------------------------------------


def score_tiles(s):
    """P29. Column by column, each from the top down."""
    for spot in range(TILES_IN_PLAY[s.players]):
        for turn in range(s.players):  # A16: markers move in turn order
            if s.sitting[s.order[turn]] >> spot & 1:
                score_tile(s, spot, s.order[turn])


def score_tile(s, spot, p):
    """P30, P31. Most, second and third most birds score; those who tie for a place get nothing."""
    place = place_of(s, spot, p)
    if 1 <= place <= 3:
        points = TILE_POINTS[s.tile[spot], place - 1]
        if place == 1 and s.tile[spot] == STATUE:
            points += all_birds(s, spot) // STATUE_BIRDS  # P43
        score_points(s, p, points, s.tile[spot])


def score_points(s, p, points, why):
    """P33. The marker moves; among equal scores it lies on top of those that came before."""
    if points > 0:
        s.score[p] += points
        s.arrivals += 1
        s.arrived[p] = s.arrivals
        note(s, POINTS, p, points, why)


def is_ahead(s, p, q):
    """P33. Is p further on the track than q? Of equals the marker that came first."""
    if s.score[p] != s.score[q]:
        return s.score[p] > s.score[q]
    return s.arrived[p] < s.arrived[q]


# Final scoring ------------------------------------------------------------------------------------------------


def final_scoring(s):
    """P39 to P44. Goals, the largest flock, creatures, fountain and plaza; then the winner."""
    for f in range(FLOCKS):
        s.plaza[f] += s.bag[f]
        s.bag[f] = 0
    note(s, BAG_EMPTIED, NOBODY)
    for p in range(s.players):
        score_goal(s, p)
    score_largest_flock(s)
    for p in range(s.players):
        score_points(s, p, POINTS_CREATURE * creatures_of(s, p), CREATURES_KEPT)
        score_points(s, p, points_on_fountain(s, p), ON_FOUNTAIN)
        score_points(s, p, POINTS_PLAZA * s.plaza[p], ON_PLAZA)
    find_winner(s)


def score_goal(s, p):
    """P40. Everybody's own goal."""
    if s.goals:
        reached = reaches(s, p, s.goal[p])
        note(s, GOAL_SHOWN, p, s.goal[p], 1 if reached else 0)
        if reached:
            score_points(s, p, GOAL_POINTS[s.goal[p]], GOAL_REACHED)


def score_largest_flock(s):
    """P41. The largest single flock on one tile, if nobody else has one as large (A17: the dummy, too)."""
    best, owner = 0, NOBODY
    for f in range(FLOCKS):
        largest = largest_flock(s, f)
        if f == DUMMY and not s.dummy_blocks_largest:
            continue
        if largest > best:
            best, owner = largest, f
        elif largest == best:
            owner = NOBODY
    if owner != NOBODY and owner != DUMMY:
        score_points(s, owner, POINTS_LARGEST, LARGEST_FLOCK)


def largest_flock(s, f):
    largest = 0
    for spot in range(TILES_IN_PLAY[s.players]):
        largest = max(largest, size(s, spot, f))
    return largest


def creatures_of(s, p):
    n = 0
    for creature in range(9):
        n += s.keeper[creature] == p
    return n


def points_on_fountain(s, p):
    points = 0
    for space in range(FOUNTAIN_SPACES[side(s)]):
        if s.fountain[space] == p + 1:
            points += FOUNTAIN_POINTS[side(s), space]
    return points


def birds_on_fountain(s, p):
    n = 0
    for space in range(FOUNTAIN_SPACES[side(s)]):
        n += s.fountain[space] == p + 1
    return n


def find_winner(s):
    """P44. Most points; of equals the larger single flock, then more birds on the fountain; then they share."""
    best = -1
    for p in range(s.players):
        best = max(best, standing(s, p))
    for p in range(s.players):
        s.won[p] = standing(s, p) == best
    s.over = 1
    note(s, GAME_OVER, NOBODY)


def standing(s, p):
    return (s.score[p] * 100 + largest_flock(s, p)) * 100 + birds_on_fountain(s, p)


# Goals --------------------------------------------------------------------------------------------------------


def reaches(s, p, goal):
    """P56 to P77. Has a player reached a goal?"""
    number = GOAL_NUMBER[goal]
    if goal == DIAGONAL:
        return controls_a_diagonal(s, p)
    if goal == COLUMN:
        return best_column(s, p) >= number
    if goal in (CORNERS, FOUR_CORNERS):
        return corners_reached(s, p, goal) >= number
    if goal in (TWO_CREATURES, ONE_CREATURE):
        return creatures_of(s, p) >= number
    if goal == NO_CREATURE:
        return creatures_of(s, p) == number
    if goal == BUSIEST_TILE:
        return controls_busiest_tile(s, p)
    if goal == EVERYWHERE:
        return spots_like(s, p, goal) == count(s.there)
    return spots_like(s, p, goal) >= number


def spots_like(s, p, goal):
    """How many tiles are as a goal wants them."""
    n = 0
    spots = s.there
    while spots:
        spot = lowest(spots)
        spots &= spots - 1
        n += is_like(s, spot, p, goal)
    return n


def is_like(s, spot, p, goal):
    """Is a tile as a goal wants it?"""
    if goal in (NEST_TILE, TWO_NEST_TILES):
        return controls(s, spot, p) and s.nests[spot] > 0  # B13
    if goal == OTHERS_NEST:
        return controls(s, spot, p) and others_nest(s, spot, p)  # B11
    if goal in (ONE_TREE, TWO_TREES):
        return controls(s, spot, p) and s.tile[spot] < HOME
    if goal == SPECIAL_TILE:
        return controls(s, spot, p) and s.tile[spot] >= EARLY_BIRD
    if goal == ALONE:
        return controls(s, spot, p) and all_birds(s, spot) == size(s, spot, p)
    if goal == SECOND_PLACES:
        return place_of(s, spot, p) == 2
    if goal == THIRD_PLACES:
        return place_of(s, spot, p) == 3
    if goal == FOURTH_PLACES:
        return place_of(s, spot, p) == 4
    if goal == EVERYWHERE:
        return s.birds[spot, p] > 0
    if goal == IN_PAIRS:
        return size(s, spot, p) >= 2  # B14
    if goal == EMPTY_TILE:
        return all_birds(s, spot) == 0
    return s.birds[spot, p] == 0  # ABSENT


def others_nest(s, spot, p):
    for f in range(FLOCKS):
        if f != p and s.nested[f] >> spot & 1:
            return True
    return False


def controls_a_diagonal(s, p):
    """P56. Three tiles in one straight diagonal line; a gap breaks it (B10)."""
    held = 0
    spots = s.there
    while spots:
        spot = lowest(spots)
        spots &= spots - 1
        if controls(s, spot, p):
            held |= 1 << spot
    for line in DIAGONALS[s.players]:
        if line and held & line == line:
            return True
    return False


def best_column(s, p):
    """P57. In one column, the tiles with at least two of the own birds."""
    best = 0
    for column in COLUMN_SPOTS[s.players]:
        n = 0
        spots = column & s.there
        while spots:
            n += size(s, lowest(spots), p) >= 2
            spots &= spots - 1
        best = max(best, n)
    return best


def corners_reached(s, p, goal):
    """P58, P59. Corners that are controlled, or with an own bird; if a corner is gone the next of its column (B9).

    The last tile of a column is both its corners, but only one tile to control."""
    n, held = 0, 0
    for corner in range(4):
        spot = CORNER_SPOTS[s.players, corner, 0]
        if s.gone == spot + 1:
            spot = CORNER_SPOTS[s.players, corner, 1]
        if controls(s, spot, p):
            held |= 1 << spot
        n += s.birds[spot, p] > 0
    return count(held) if goal == CORNERS else n


def controls_busiest_tile(s, p):
    """P69. The tile with the most birds of all flocks together, or one of those (Z5)."""
    most = 0
    for spot in range(TILES_IN_PLAY[s.players]):
        most = max(most, all_birds(s, spot))
    for spot in range(TILES_IN_PLAY[s.players]):
        if most > 0 and all_birds(s, spot) == most and controls(s, spot, p):
            return True
    return False
