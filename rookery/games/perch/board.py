"""What all chapters of the rules share: stacks of birds, who controls a tile, and the fountain.

`s` is the record of one match, `p` a player, `f` a flock (a player's, or the dummy's of two players), `spot` the place
of a tile; names in capitals are from `table`. The numbers in the docstrings are those of the rules (P) and rulings (A,
B, Z), see the message files and RULINGS.md.
"""

from rookery.engine.kit import NOBODY, count, lowest, note

from .table import *

# Asking -------------------------------------------------------------------------------------------------------


def ask(s, p, what):
    s.seat = p
    s.asked = what


def begin_phase(s, phase):
    s.phase = phase
    s.spot = s.turn = 0


def active(s):
    """Whose turn it is."""
    return s.order[s.turn]


# Tiles --------------------------------------------------------------------------------------------------------


def spot_of(s, tile):
    """Where a tile lies, or nowhere."""
    for spot in range(TILES_IN_PLAY[s.players]):
        if s.tile[spot] == tile and s.there >> spot & 1:
            return spot
    return NOWHERE


def neighbours(s, spot):
    """P3. The tiles beside a spot: up to six, and none across from one edge to the other."""
    return ADJACENT[s.players, spot] & s.there


# Stacks of birds ----------------------------------------------------------------------------------------------


def size(s, spot, f):
    """P18, P24. How many birds a flock counts for on a tile: nest and birdhouse are one more each."""
    return s.birds[spot, f] + (s.nested[f] >> spot & 1) + (s.housed[f] >> spot & 1)


def all_birds(s, spot):
    """What all flocks together count for on a tile."""
    birds = 0
    for f in range(FLOCKS):
        birds += size(s, spot, f)
    return birds


def place_of(s, spot, f):
    """P30, P31. A flock's place on a tile, 1 for most birds; 0 if it has none there or is tied."""
    own = size(s, spot, f)
    if own == 0:
        return 0
    place = 1
    for other in range(FLOCKS):
        theirs = size(s, spot, other)
        if theirs == own and other != f:
            return 0
        place += theirs > own
    return place


def controller(s, spot):
    """P32. The flock with the most birds on a tile; in a tie nobody."""
    most, leader = 0, NOBODY
    for f in range(FLOCKS):
        birds = size(s, spot, f)
        if birds > most:
            most, leader = birds, f
        elif birds == most:
            leader = NOBODY
    return leader


def controls(s, spot, p):
    return place_of(s, spot, p) == 1


def can_leave(s, spot, f):
    """P24. Is there a bird of this flock that no birdhouse protects?"""
    return s.sitting[f] & ~s.housed[f] & 1 << spot != 0


def can_come(s, spot, f):
    """P24, A3. No bird joins a stack under a birdhouse."""
    return not s.housed[f] >> spot & 1


def put_bird(s, spot, f):
    """A2. A bird that comes sits with its flock; a nest is taken only by perching, unless the option lets it."""
    s.birds[spot, f] += 1
    s.sitting[f] |= 1 << spot


def take_bird(s, spot, f):
    s.birds[spot, f] -= 1
    if s.birds[spot, f] == 0:
        leave(s, spot, f)


def leave(s, spot, f):
    """P18. With the last bird of a flock its nest is empty again."""
    s.birds[spot, f] = 0
    s.sitting[f] &= ~(1 << spot)
    if s.nested[f] >> spot & 1:
        s.nested[f] &= ~(1 << spot)
        s.empty_nests |= 1 << spot


def has_empty_nest(s, spot):
    return s.empty_nests >> spot & 1


def take_nest(s, spot, f):
    """P18. A flock moves into an empty nest."""
    s.nested[f] |= 1 << spot
    look_for_empty_nest(s, spot)


def look_for_empty_nest(s, spot):
    """After nests have been taken, or laid, or have left the game."""
    taken = 0
    for f in range(FLOCKS):
        taken += s.nested[f] >> spot & 1
    if s.nests[spot] > taken:
        s.empty_nests |= 1 << spot
    else:
        s.empty_nests &= ~(1 << spot)


def move_bird(s, f, start, spot):
    """One bird goes from tile to tile."""
    take_bird(s, start, f)
    put_bird(s, spot, f)
    if s.moved_bird_nests and has_empty_nest(s, spot):
        take_nest(s, spot, f)


def spots_to_leave(s, f, spots):
    """P24. Of these spots those that a bird of the flock can leave, a bit each."""
    return spots & s.sitting[f] & ~s.housed[f]


def spots_to_join(s, f, spots):
    """P24. Of these spots those that a bird of the flock can come to, a bit each."""
    return spots & ~s.housed[f]


# The fountain -------------------------------------------------------------------------------------------------


def side(s):
    """Which side of the fountain board lies up."""
    return 0 if s.players <= 3 else 1


def free_spaces(s):
    """P37. Free spaces of the fountain whose supporting spaces are all filled, a bit each."""
    filled = 0
    for space in range(FOUNTAIN_SPACES[side(s)]):
        if s.fountain[space]:
            filled |= 1 << space
    free = 0
    for space in range(FOUNTAIN_SPACES[side(s)]):
        if not filled >> space & 1 and SUPPORTS[side(s), space] & ~filled == 0:
            free |= 1 << space
    return free


def send(s, spot, f):
    """P36. A tile or a creature sends a bird to the fountain."""
    note(s, SENT, NOBODY, f, s.tile[spot])
    fly(s, spot, f)


def fly(s, spot, f):
    """P36. A bird leaves a tile for the fountain; its owner will place it."""
    take_bird(s, spot, f)
    s.flying = f + 1


def settle_or_ask(s):
    """P36, P38. The owner places the bird, the dummy's whoever sent it; with no space left it goes to the plaza."""
    f = s.flying - 1
    spaces = free_spaces(s)
    owner = active(s) if f == DUMMY else f
    if spaces == 0:
        s.flying = 0
        to_plaza(s, f, 1)
    elif count(spaces) == 1:
        settle(s, owner, lowest(spaces))
    else:
        ask(s, owner, FOR_FOUNTAIN)


def settle(s, p, space):
    f = s.flying - 1
    s.flying = 0
    s.fountain[space] = f + 1
    note(s, TO_FOUNTAIN, p, f, space)


def to_plaza(s, f, birds):
    s.plaza[f] += birds
    note(s, TO_PLAZA, NOBODY, f, birds)


def to_supply(s, f, birds):
    """P46. What a tile sends away of the dummy's birds returns to the supply."""
    s.supply[f] += birds
    note(s, TO_SUPPLY, NOBODY, f, birds)


def send_by_tile(s, spot, f):
    """P35, P46. A tile sends one bird of its controller to the fountain, if it can leave (A12)."""
    if not can_leave(s, spot, f):
        return
    if f == DUMMY:
        take_bird(s, spot, f)
        to_supply(s, f, 1)
    else:
        send(s, spot, f)
