"""Two players: the neutral colour, placed by a twelve-sided die."""

from rookery.engine.kit import count, list_each, list_one, lowest, note

from .actions import where_to_lead
from .board import ask, free_of_mammals, open_territories, put_leader, remove_leader_tile, still_there
from .table import *


def where_neutral_can_go(s):
    """M46, R68. The territory rolled and those adjacent, but none with a mammal tile nor the erupted volcano."""
    return (1 << s.rolled | ADJACENT[s.rolled]) & still_there(s) & free_of_mammals(s)


def where_neutral_piece(s, what):
    """M46, M47, M48. One bird; two where the terrain matches; or a leader as in the main game (R69, R70)."""
    places = where_neutral_can_go(s)
    if what == NEUTRAL_LEADER:
        if s.neutral_leader_needs_terrain:
            places &= open_territories(s)
        return where_to_lead(s, NEUTRAL, places) if s.spare_leaders[NEUTRAL] else 0
    if s.spare_birds[NEUTRAL] <= what:
        return 0
    if what == 1:
        return places & open_territories(s)
    return places if s.neutral_bird_adjacent else places & 1 << s.rolled  # D40


def may_skip_neutral(s):
    """M49, A5. A bird must be added if there is one; a leader alone need not be."""
    return where_neutral_piece(s, 0) == 0


def place_neutral_piece_or_ask(s):
    """M46. The player who has just moved chooses; without a choice it just happens."""
    ways, only = 0, 0
    for what in range(3):
        places = where_neutral_piece(s, what)
        if places:
            only = TERRITORIES * what + lowest(places)
        ways += count(places)
    if ways == 0:
        skip_neutral(s, s.turn)
    elif ways == 1 and not may_skip_neutral(s):
        place_neutral_piece(s, s.turn, only // TERRITORIES, only % TERRITORIES)
    else:
        ask(s, s.turn, FOR_NEUTRAL)


def place_neutral_piece(s, p, what, t):
    """M46, M48. A neutral leader takes the leader tile out of the game."""
    s.stage = NO_TURN
    if what == NEUTRAL_LEADER:
        put_leader(s, NEUTRAL, t)
        remove_leader_tile(s, t)
        note(s, NEUTRAL_LED, p, t + 1)
    else:
        s.spare_birds[NEUTRAL] -= what + 1
        s.birds[t, NEUTRAL] += what + 1
        note(s, NEUTRAL_PLACED, p, what + 1, t + 1)


def skip_neutral(s, p):
    s.stage = NO_TURN
    note(s, NEUTRAL_SKIPPED, p)


def list_neutral_pieces(s, out):
    n = 0
    for what in range(3):
        n = list_each(out, n, NEUTRAL_PIECE + TERRITORIES * what, where_neutral_piece(s, what))
    if may_skip_neutral(s):
        n = list_one(out, n, NEUTRAL_NOTHING)
    return n
