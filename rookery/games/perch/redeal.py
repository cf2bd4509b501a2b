"""The same position as one seat must imagine it: for bots that search, never for the rules."""

from rookery.engine.kit import below, count, scramble

from .farm import nth, usable_goals
from .table import *


def redeal(s, viewer, seed):
    """Deal anew what the viewer cannot know: the others' goals. What is drawn from the bag is not decided yet."""
    s.rng = scramble(seed)
    if s.goals and not s.over:
        left = usable_goals(s) & ~(1 << s.dealt[viewer, 0]) & ~(1 << s.dealt[viewer, 1])
        for p in range(s.players):
            if p != viewer:
                left = redeal_goals(s, p, left)


def redeal_goals(s, p, left):
    """Two goals of those that are left; if one was kept already it is one of these."""
    for i in range(2):
        goal = nth(left, below(s, count(left)))
        left &= ~(1 << goal)
        s.dealt[p, i] = goal
    if s.goal[p] != NOWHERE:
        s.goal[p] = s.dealt[p, 0]
    return left
