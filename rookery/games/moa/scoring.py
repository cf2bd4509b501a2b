"""Phase 3, phase 4 and the end: who scores what, and who wins."""

from rookery.engine.kit import NOBODY, note

from .board import colours, lay_down, pieces
from .table import *

# Phase 3: score victory points ------------------------------------------------------------------------------


def score_period(s):
    """M36, M41, M42. Territories, then mammals, then leader tiles with points."""
    for t in range(TERRITORIES):
        score_territory(s, t)
    for p in range(s.players):
        score_mammals(s, p)
    for p in range(s.players):
        score_leader_tiles(s, p)


def score_territory(s, t):
    """M36, M37, M38. Most pieces and second most. In a tie for most a leader among them decides."""
    most = most_pieces(s, t, BIRDS + 2)
    if most == 0:
        return
    tied = how_many(s, t, most)
    if tied > 1 and s.led >> t & 1 and pieces(s, t, s.leader[t]) == most:  # R58
        score_points(s, s.leader[t], worth(s, t, FIRST_POINTS[t]), FIRST_PLACE, t + 1)
        score_equals(s, t, most, worth(s, t, SECOND_POINTS[t]) // (tied - 1), SECOND_PLACE, s.leader[t])
        return
    score_equals(s, t, most, worth(s, t, FIRST_POINTS[t]) // tied, FIRST_PLACE, NOBODY)
    next_most = most_pieces(s, t, most)
    if next_most:
        score_equals(s, t, next_most, worth(s, t, SECOND_POINTS[t]) // how_many(s, t, next_most), SECOND_PLACE, NOBODY)


def most_pieces(s, t, less_than):
    """The most pieces that any colour has in a territory, of those that have less than so many."""
    most = 0
    for c in range(colours(s)):
        there = pieces(s, t, c)
        if there < less_than:
            most = max(most, there)
    return most


def how_many(s, t, there):
    """Colours with exactly so many pieces in a territory."""
    n = 0
    for c in range(colours(s)):
        n += pieces(s, t, c) == there
    return n


def score_equals(s, t, there, points, why, but):
    """Every colour with exactly so many pieces scores, except one that has scored already."""
    for c in range(colours(s)):
        if pieces(s, t, c) == there and c != but:
            score_points(s, c, points, why, t + 1)


def worth(s, t, points):
    """M39. Both values of the volcano are lowered by the number at its marker, but not below nothing (R20)."""
    return max(0, points - TRACK[s.volcano]) if t == VOLCANO else points


def score_mammals(s, p):
    """M41. Mammals beaten or sold to in this period; then the cards are discarded and the tiles returned."""
    beaten = sold_to = 0
    for mammal in range(4):
        beaten += s.beaten[p, mammal] * MAMMAL_POINTS[mammal]
        sold_to += s.sold_to[p, mammal] * MAMMAL_POINTS[mammal]
        s.mammal_discards[mammal] += s.sold_to[p, mammal]
        s.beaten[p, mammal] = s.sold_to[p, mammal] = 0
    score_points(s, p, beaten, MAMMALS_BEATEN, 0)
    score_points(s, p, sold_to, MAMMALS_SOLD_TO, 0)


def score_leader_tiles(s, p):
    """M42. Leader tiles with points score once and leave the game."""
    points = 0
    for tile in range(TERRITORIES):
        if s.tiles_held[p] >> tile & 1 and TILE_POINTS[tile]:
            points += TILE_POINTS[tile]
            s.tiles_held[p] &= ~(1 << tile)
    score_points(s, p, points, LEADER_TILE_POINTS, 0)


def score_points(s, c, points, why, number):
    """M49. The neutral colour takes places like a player; its points are counted only by the option."""
    if points == 0:
        return
    if c < s.players:
        s.score[c] += points
        note(s, POINTS, c, points, why, number)
    elif s.score_neutral:
        s.score[c] += points
        note(s, NEUTRAL_POINTS, NOBODY, points, why, number)


# Phase 4: tidy up -------------------------------------------------------------------------------------------


def tidy_up(s):
    """M43. Hands are discarded and all strongholds removed; everything else stays (R4)."""
    for p in range(s.players):
        for card in range(8):
            while s.hand[p, card]:
                lay_down(s, p, card)
    s.strongholds = 0
    note(s, TIDIED, NOBODY)


# Winning the game -------------------------------------------------------------------------------------------


def end_game(s):
    """M44. Most points win; of equals whoever has more pieces on the board; the rest share the win (R65)."""
    best = -1
    for p in range(s.players):
        best = max(best, standing(s, p))
    for p in range(s.players):
        s.won[p] = standing(s, p) == best
    s.over = 1
    note(s, GAME_OVER, NOBODY)


def standing(s, p):
    """Points, and pieces on the board to tell equals apart."""
    on_board = BIRDS + LEADERS - s.spare_birds[p] - s.spare_leaders[p]
    return 100 * s.score[p] + on_board
