"""Setting up the game: the farm, nests, creatures and goals."""

from rookery.engine.kit import NOBODY, below, count, lowest, note

from .board import look_for_empty_nest, spot_of
from .table import *


def lay_tiles(s):
    """P2, P4. So many tiles of each kind are drawn, shuffled and laid in columns; the Owl Barn at the edge."""
    s.there = (1 << TILES_IN_PLAY[s.players]) - 1
    if s.tiles == FIRST_GAME_LAYOUT:
        for spot in range(TILES_IN_PLAY[s.players]):
            s.tile[spot] = FIRST_GAME[spot]
    else:
        n = draw_tiles(s, 0, BASIC_IN_PLAY[s.players], 0, HOME)
        n = draw_tiles(s, n, SPECIAL_IN_PLAY[s.players], EARLY_BIRD, len(TILES) - EARLY_BIRD)
        n = draw_tiles(s, n, TILES_IN_PLAY[s.players] - n, HOME, EARLY_BIRD - HOME)
        shuffle_spots(s, 0, n)
        lay_owl_barn_at_the_edge(s)
    for spot in range(TILES_IN_PLAY[s.players]):
        note(s, TILE_LAID, NOBODY, spot + 1, s.tile[spot])


def draw_tiles(s, spot, wanted, first, kinds):
    """Draw so many of the tiles from `first` on; where the next ones go."""
    for i in range(kinds):
        if below(s, kinds - i) < wanted:
            s.tile[spot] = first + i
            spot += 1
            wanted -= 1
    return spot


def shuffle_spots(s, first, end):
    for i in range(end - 1, first, -1):
        j = first + below(s, i - first + 1)
        tile = s.tile[i]
        s.tile[i] = s.tile[j]
        s.tile[j] = tile


def lay_owl_barn_at_the_edge(s):
    """P4. If the Owl Barn lies inside the farm, its column is shuffled until it does not."""
    barn = spot_of(s, OWL_BARN)
    while barn != NOWHERE and count(ADJACENT[s.players, barn]) == 6:
        for column in range(5):
            spots = COLUMN_SPOTS[s.players, column]
            if spots >> barn & 1:
                shuffle_spots(s, lowest(spots), lowest(spots) + count(spots))
        barn = spot_of(s, OWL_BARN)


def lay_nests_and_creatures(s):
    """P5. Nests where tiles show them; a card and a pawn for each home."""
    for creature in range(9):
        s.keeper[creature] = NOBODY
        s.pawn[creature] = NOWHERE
    s.last_keeper = NOBODY
    for spot in range(TILES_IN_PLAY[s.players]):
        s.nests[spot] = TILE_NESTS[s.tile[spot]]
        look_for_empty_nest(s, spot)
        if HOME <= s.tile[spot] < EARLY_BIRD:
            s.in_play |= 1 << s.tile[spot] - HOME
            note(s, CREATURE_READY, NOBODY, s.tile[spot] - HOME)


def deal_goals(s):
    """P6. Of the goals for so many players everybody gets two, and keeps one."""
    left = usable_goals(s)
    for p in range(s.players):
        s.goal[p] = NOWHERE
        for i in range(2):
            goal = nth(left, below(s, count(left)))
            left &= ~(1 << goal)
            s.dealt[p, i] = goal
        note(s, GOAL_DEALT, p, s.dealt[p, 0], s.dealt[p, 1])


def usable_goals(s):
    goals = 0
    for goal in range(22):
        if GOAL_PLAYERS[goal, 0] <= s.players <= GOAL_PLAYERS[goal, 1]:
            goals |= 1 << goal
    return goals


def nth(mask, n):
    """The place of the n-th bit that is set, counted from 0."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)
