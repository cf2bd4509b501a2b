"""What rules are written with: chance, notes and bit masks.

Everything here is plain Python that Numba can compile as it stands, so a rules module that uses only this and
NumPy runs the same in a debugger, natively and on a GPU.
"""

import numpy as np

# Chance ------------------------------------------------------------------------------------------------------

ALL_BITS = 0xFFFFFFFFFFFFFFFF
STRIDE = 0x9E3779B97F4A7C15  # of the SplitMix64 generator: a state walks by this step and is scrambled on the way out
FIRST_FACTOR = 0xBF58476D1CE4E5B9
SECOND_FACTOR = 0x94D049BB133111EB


def scramble(number):
    """Any 64-bit number, mixed so that neighbours have nothing in common."""
    number = ((number ^ (number >> 30)) * FIRST_FACTOR) & ALL_BITS
    number = ((number ^ (number >> 27)) * SECOND_FACTOR) & ALL_BITS
    return number ^ (number >> 31)


def advance(walker):
    """The next state of a generator."""
    return (walker + STRIDE) & ALL_BITS


def share(walker, n):
    """A whole number from 0 to n - 1 out of a generator's state."""
    # 31 bits times n stays inside a signed number; what this favours is below one in a hundred million.
    return int(np.int64(scramble(walker) >> 33) * n >> 31)


def below(s, n):
    """A random whole number from 0 to n - 1, from the generator inside the record."""
    s.rng = advance(s.rng)
    return share(s.rng, n)


# Notes -------------------------------------------------------------------------------------------------------


NOBODY = -1  # who did it, when no seat did


def turn_page(s):
    """Every move starts its notes afresh."""
    s.noted = 0


def note(s, what, who, a=0, b=0, c=0):
    """Write down that something happened. A simulation build puts `no_note` in its place."""
    row = s.noted
    if row < len(s.notes):
        s.notes[row, 0] = what
        s.notes[row, 1] = who
        s.notes[row, 2] = a
        s.notes[row, 3] = b
        s.notes[row, 4] = c
        s.noted = row + 1


def no_note(s, what, who, a=0, b=0, c=0):
    """Write nothing down: compiled, this leaves nothing of the notes."""


# Company -----------------------------------------------------------------------------------------------------


def meet():
    """Where a GPU's threads, each with a game of its own, wait for each other; elsewhere nothing happens here.

    Threads that go side by side wait while one of them goes a way that the others do not take. What is long and rare is
    therefore better done by all at once: put this before it, where every game comes by equally often."""


# Bit masks ---------------------------------------------------------------------------------------------------

DE_BRUIJN = 0x077CB531  # every five neighbouring bits of it differ, so five bits of a shifted copy tell the shift
PLACE = np.zeros(32, np.int64)
for _place in range(32):
    PLACE[(DE_BRUIJN << _place >> 27) & 31] = _place


def lowest(mask):
    """The place of the lowest bit that is set in a mask of up to 32 bits."""
    return int(PLACE[((mask & -mask) * DE_BRUIJN >> 27) & 31])


def count(mask):
    """How many bits are set."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


# Listing moves -------------------------------------------------------------------------------------------------------
#
#   `out` is where the moves go and `n` how many there are already; the new number comes back.


def list_one(out, n, move):
    out[n] = move
    return n + 1


def list_each(out, n, first, mask):
    """One move for each bit that is set, counting on from `first`."""
    while mask:
        out[n] = first + lowest(mask)
        n += 1
        mask &= mask - 1
    return n


# Features ----------------------------------------------------------------------------------------------------
#
#   `row` is where a learner's numbers go, all of them 0 at first, and `n` how many there are already; the new number
#   comes back.


def put(row, n, value):
    row[n] = value
    return n + 1


def put_which(row, n, which, kinds):
    """A number for each kind: 1 for the one it is, if it is one of them."""
    if 0 <= which < kinds:
        row[n + which] = 1
    return n + kinds


def put_bits(row, n, mask, places):
    """A number for each bit of a mask that has no more bits than these."""
    while mask:
        row[n + lowest(mask)] = 1
        mask &= mask - 1
    return n + places
