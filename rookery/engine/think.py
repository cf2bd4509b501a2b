"""How bots think: weighing moves, and searching a tree of them. Compiled together with a game's rules.

What the thinking seat cannot know is dealt anew for every line of play (`redeal`), so a bot never sees more than the
person in its place would. Only whole numbers, and fractions in operations that every machine rounds alike (no
logarithms), take part in a choice: the same position, seed and number of lines give the same move everywhere.

The tree (information-set Monte Carlo tree search, max-n) has a node for each move that somebody made after the same
moves before. What lies between, cards drawn or dice thrown, differs from line to line; so a node's moves are not all
legal each time, and each counts how often it could have been chosen (`seen`).
"""

from math import sqrt
from typing import Any

import numpy as np

from rookery.engine.kit import ALL_BITS, advance, scramble, share

# Bound to a game's own when the doors are hung.
legal: Any = None
apply: Any = None
redeal: Any = None
estimate: Any = None
features: Any = None
MAX_LEGAL: Any = None
N_ACTIONS: Any = None

MOST_PLAYERS = 5
NEVER = 1 << 40  # more points than anybody has
DEEPEST = 256  # moves of a line that the tree can hold

HABITS = np.dtype(
    [
        ("depth", "i4"),  # moves played on from the end of a line before the position is estimated
        ("picks", "i4"),  # moves drawn for each of those; the one that looks best is made
        ("open_at", "i4"),  # visits after which a node's moves are listed
        ("swing", "i4"),  # hundredths of a point ahead that are worth three quarters of a win
        ("trust", "f8"),  # lines that a first look at a move counts for
        ("curiosity", "f8"),  # how much is tried that does not look best
        ("greed", "f8"),  # part of a finished game's worth that comes from the lead, not from winning
    ],
    align=True,
)
NODE = np.dtype(
    [
        ("worth", "f8"),  # added up over all lines through this move, for whoever made it: from 0, lost, to 1, won
        ("lead", "f8"),  # likewise, in hundredths of a point
        ("look", "f8"),  # what it seemed worth at a first look
        ("visits", "i4"),
        ("seen", "i4"),  # lines in which it could have been made
        ("first", "i4"),  # of the moves that may follow, or 0
        ("after", "i4"),  # the next of the moves that could be made instead, or 0
        ("move", "i2"),
        ("who", "i1"),
    ],
    align=True,
)


# What a position is worth ------------------------------------------------------------------------------------------


def points_of(s, p):
    """What a seat will have at the end, in hundredths of a point, as far as one can tell."""
    return 100 * s.score[p] if s.over else estimate(s, p)


def lead_of(s, p):
    """How far a seat will be ahead of the best other, in hundredths of a point."""
    best = -NEVER
    for other in range(s.players):
        if other != p:
            best = max(best, points_of(s, other))
    return points_of(s, p) - best


def leads_of_all(s, leads):
    """From what each seat will have: how far it will be ahead of the best other."""
    best, second, leader = -NEVER, -NEVER, 0
    for p in range(s.players):
        points = leads[p]
        if points > best:
            best, second, leader = points, best, p
        elif points > second:
            second = points
    for p in range(s.players):
        leads[p] -= second if p == leader else best


def chance(lead, swing):
    """A lead as the share of a win: none is a half, however many play; far ahead nears 1, far behind 0."""
    return 0.5 + 0.5 * lead / (abs(lead) + swing)


def worths_now(s, leads, worths, habits, desk, experience):
    """For each seat what the position is worth."""
    points_of_all(s, leads, desk, experience)
    leads_of_all(s, leads)
    winners = 0
    for p in range(s.players):
        worths[p] = chance(leads[p], habits.swing)
        winners += s.won[p]
    if s.over:
        for p in range(s.players):
            worths[p] = habits.greed * worths[p] + (1.0 - habits.greed) * s.won[p] / winners


# Experience --------------------------------------------------------------------------------------------------------
#
#   A small network, taught by how many games ended. It sees what a learner in a seat sees (`features`), what the
#   judgement expects of that seat and of the best other one (hundredths of a point), and a 1. `first` leads from these
#   inputs to some hidden numbers, `second` from those to hundredths of a point, and `direct` there from the inputs.
#   Weights are whole numbers, in parts of ONE. Only differences between seats were taught, so only they mean something.

BITS = 16
ONE = 1 << BITS
TOP = 4 * ONE  # of a hidden number, which counts as 0 if it is below
BESIDE = 3  # inputs beside the features


def points_of_all(s, points, desk, experience):
    """What each seat will have at the end: by judgement, and by experience where there is some."""
    for p in range(s.players):
        points[p] = points_of(s, p)
    if len(experience[0]) and not s.over:
        row, hidden, judged = desk
        for p in range(s.players):
            judged[p] = points[p]
        for p in range(s.players):
            points[p] = points_by_experience(s, p, row, hidden, judged, experience)


def points_by_experience(s, p, row, hidden, judged, experience):
    """What a seat will have at the end. Most of what it sees is 0, and costs nothing."""
    first, second, direct = experience
    seen = len(first) - BESIDE
    for i in range(seen):
        row[i] = 0
    features(s, p, row)
    best = -NEVER
    for other in range(s.players):
        if other != p:
            best = max(best, judged[other])
    row[seen] = judged[p]
    row[seen + 1] = best
    row[seen + 2] = 1
    for j in range(len(hidden)):
        hidden[j] = 0
    points = 0
    for i in range(len(first)):
        value = row[i]
        if value:
            for j in range(len(hidden)):
                hidden[j] += value * first[i, j]
            points += int(value) * int(direct[i])
    for j in range(len(hidden)):
        points += min(TOP, max(0, int(hidden[j]))) * int(second[j]) >> BITS
    return points >> BITS


# One move ahead ----------------------------------------------------------------------------------------------------


def weigh(states, place, tables, moves, totals, worlds, luck):
    """Make each legal move in some imagined worlds, and add up how far ahead each leaves whoever makes it."""
    me = states[place].seat
    n = legal(states[place], moves)
    for _ in range(worlds):
        tables[0] = states[place]
        luck = advance(luck)
        redeal(tables[0], me, scramble(luck))
        for i in range(n):
            tables[1] = tables[0]
            apply(tables[1], int(moves[i]))
            totals[i] += lead_of(tables[1], me)
    return n


# The tree ----------------------------------------------------------------------------------------------------------


def grow(states, place, tree, used, tables, habit, experience, luck, lines):
    """Play some more lines from a position; how many nodes the tree has then."""
    habits = habit[0]
    me = states[place].seat
    moves = np.zeros(MAX_LEGAL, np.int16)
    spots = np.zeros(N_ACTIONS, np.int32)
    path = np.zeros(DEEPEST, np.int32)
    leads = np.zeros(MOST_PLAYERS, np.int64)
    worths = np.zeros(MOST_PLAYERS, np.float64)
    inputs, hidden = experience[0].shape
    desk = np.zeros(inputs, np.int32), np.zeros(hidden, np.int32), np.zeros(MOST_PLAYERS, np.int64)
    for _ in range(lines):
        luck = advance(luck)
        tables[0] = states[place]
        redeal(tables[0], me, scramble(luck))
        steps = 1  # the root is where every path begins
        node = 0
        while not tables[0].over and steps < DEEPEST:
            if tree[node].visits < habits.open_at and node:
                break
            n = legal(tables[0], moves)
            used = list_moves(tree, used, node, tables, moves, n, spots, habits)
            child = pick(tree, moves, n, spots, habits)
            if child == 0:
                break
            node = child
            path[steps] = node
            steps += 1
            apply(tables[0], int(tree[node].move))
        play_on(tables, moves, scramble(luck ^ ALL_BITS), habits)
        worths_now(tables[0], leads, worths, habits, desk, experience)
        for step in range(steps):
            passed = tree[path[step]]
            passed.visits += 1
            passed.worth += worths[passed.who]
            passed.lead += leads[passed.who]
    return used


def list_moves(tree, used, node, tables, moves, n, spots, habits):
    """Find the node of each legal move, or make one while there is room, and count that it could have been chosen."""
    s = tables[0]
    who = s.seat
    for i in range(n):
        spots[moves[i]] = 0
    child = tree[node].first
    while child:
        if tree[child].who == who:
            spots[tree[child].move] = child
        child = tree[child].after
    for i in range(n):
        move = int(moves[i])
        if spots[move] == 0 and used < len(tree):
            made = tree[used]
            made.move = move
            made.who = who
            made.look = first_look(tables, move, who, habits)
            made.after = tree[node].first
            tree[node].first = used
            spots[move] = used
            used += 1
        if spots[move]:
            tree[spots[move]].seen += 1
    return used


def first_look(tables, move, who, habits):
    tables[1] = tables[0]
    apply(tables[1], move)
    return chance(lead_of(tables[1], who), habits.swing)


def pick(tree, moves, n, spots, habits):
    """The move most worth another line: good so far, or tried too seldom to tell. None if there was no room for any."""
    best, promise = 0, -1.0
    for i in range(n):
        spot = spots[moves[i]]
        if spot:
            node = tree[spot]
            tried = node.visits + habits.trust
            so_far = (node.worth + habits.trust * node.look) / tried
            hope = so_far + habits.curiosity * sqrt(sqrt(float(node.seen))) / sqrt(tried)
            if hope > promise:
                best, promise = spot, hope
    return best


def play_on(tables, moves, luck, habits):
    """From the end of a line: moves drawn by chance, of which the better looking one is made."""
    for _ in range(habits.depth):
        if tables[0].over:
            break
        n = legal(tables[0], moves)
        luck = advance(luck)
        chosen = int(moves[share(luck, n)])
        if habits.picks == 1 or n == 1:
            apply(tables[0], chosen)
        else:
            luck = make_best_of_some(tables, moves, n, chosen, luck, habits.picks)


def make_best_of_some(tables, moves, n, chosen, luck, picks):
    """Make a move, or another that looks better; the luck that is left."""
    promise = -NEVER
    for pick in range(picks):
        move = chosen
        if pick:
            luck = advance(luck)
            move = int(moves[share(luck, n)])
        if pick == 0 or move != chosen:
            tables[1] = tables[0]
            apply(tables[1], move)
            hope = lead_of(tables[1], tables[0].seat)
            if hope > promise:
                chosen, promise = move, hope
                tables[2] = tables[1]
    tables[0] = tables[2]
    return luck
