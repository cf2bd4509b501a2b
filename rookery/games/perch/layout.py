"""The farm of Perch as numbers: which spots there are with so many players, and what lies beside what.

Tiles lie in columns shifted by half a tile, so that each has up to six neighbours. A spot is (column, half-row):

      2 or 3 players        4 players              5 players
       0,0     2,0              1,0     3,0         0,0     2,0     4,0
           1,1              0,1     2,1                 1,1     3,1
       0,2     2,2              1,2     3,2         0,2     2,2     4,2
           1,3              0,3     2,3                 1,3     3,3
       0,4     2,4              1,4     3,4         0,4     2,4     4,4
"""

import numpy as np

COLUMNS = ((), (), (3, 2, 3), (3, 2, 3), (2, 3, 2, 3), (3, 2, 3, 2, 3))  # by players
MOST_SPOTS, MOST_TRIPLES, LONGEST_RING = 13, 12, 26
CLOCKWISE = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))  # the six directions, from the top


def spots(players):
    """All spots, column by column from the top down."""
    found = []
    for column, tiles in enumerate(COLUMNS[players]):
        top = 0 if tiles == 3 else 1
        found += [(column, top + 2 * row) for row in range(tiles)]
    return found


def beside(spot, direction):
    return spot[0] + CLOCKWISE[direction][0], spot[1] + CLOCKWISE[direction][1]


def mask(players, wanted):
    return sum(1 << spots(players).index(spot) for spot in wanted)


def adjacency():
    """For each number of players and spot the neighbours, a bit each."""
    table = np.zeros((6, MOST_SPOTS), np.int64)
    for players in range(2, 6):
        for i, spot in enumerate(spots(players)):
            around = [beside(spot, direction) for direction in range(6)]
            table[players, i] = mask(players, [other for other in around if other in spots(players)])
    return table


def columns():
    table = np.zeros((6, 5), np.int64)
    for players in range(2, 6):
        for column in range(len(COLUMNS[players])):
            table[players, column] = mask(players, [spot for spot in spots(players) if spot[0] == column])
    return table


def corners():
    """The four corners; after each the next spot of its column, which is the corner if the first is gone (B9)."""
    table = np.zeros((6, 4, 2), np.int64)
    for players in range(2, 6):
        first = [i for i, spot in enumerate(spots(players)) if spot[0] == 0]
        last = [i for i, spot in enumerate(spots(players)) if spot[0] == len(COLUMNS[players]) - 1]
        table[players] = [first[:2], first[:-3:-1], last[:2], last[:-3:-1]]
    return table


def diagonals():
    """Three tiles in a straight line that is not a column, as masks."""
    table = np.zeros((6, 10), np.int64)
    for players in range(2, 6):
        there = spots(players)
        lines = [[spot, beside(spot, way), beside(beside(spot, way), way)] for spot in there for way in (1, 2)]
        found = [mask(players, line) for line in lines if all(spot in there for spot in line)]
        table[players, : len(found)] = found
    return table


def triples():
    """Where three tiles meet, as masks."""
    table = np.zeros((6, MOST_TRIPLES), np.int64)
    for players in range(2, 6):
        there = spots(players)
        meets = [[spot, beside(spot, way), beside(spot, way + 1)] for spot in there for way in (1, 2)]
        found = sorted({mask(players, meet) for meet in meets if all(spot in there for spot in meet)})
        table[players, : len(found)] = found
    return table


def rings():
    """The outline of the farm clockwise, with no tile gone (0) or the one on spot n - 1 gone; -1 fills the rows."""
    table = np.full((6, MOST_SPOTS + 1, LONGEST_RING), -1, np.int64)
    for players in range(2, 6):
        for gone in range(len(spots(players)) + 1):
            walk = outline([spot for i, spot in enumerate(spots(players)) if i != gone - 1])
            table[players, gone, : len(walk)] = [spots(players).index(spot) for spot in walk]
    return table


def outline(there):
    """Walk around a set of spots with the left hand on the outside, from the top of the first column on.

    A spot that is joined to the others on one side only is passed on the way in and out (B8: no gap is jumped)."""
    start = there[0]
    walk, spot, heading = [], start, first_heading(start, 0, there)
    begun = heading
    while True:
        walk.append(spot)
        spot = beside(spot, heading)
        heading = first_heading(spot, heading + 4, there)  # sharp left first
        if (spot, heading) == (start, begun):
            return walk


def first_heading(spot, direction, there):
    """Turning clockwise from a direction, the first where there is a tile."""
    while beside(spot, direction % 6) not in there:
        direction += 1
    return direction % 6
