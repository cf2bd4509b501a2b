"""The doors into a game's rules: arrays and places go in, numbers come out.

Python hands compiled code an array and a place in it, never a record (that would cost fifty times the call). These
functions are bound to one game's rules by `engine.link`, and run interpreted or native like the rules themselves.
"""

from typing import Any

from rookery.engine.kit import ALL_BITS, advance, scramble, share

# Bound to a game's own when the doors are hung.
setup: Any = None
legal: Any = None
apply: Any = None
redeal: Any = None


def setup_at(states, place, seed):
    setup(states[place], seed)


def legal_at(states, place, moves):
    return legal(states[place], moves)


def apply_at(states, place, move):
    apply(states[place], move)


def redeal_at(states, place, viewer, seed):
    redeal(states[place], viewer, seed)


def luck_of_game(seed):
    """Where the dice of a random player start: apart from the game's own chance, which a replay must repeat."""
    return scramble(seed ^ ALL_BITS)


def play_out(s, moves, luck, limit):
    """Play random moves until the game is over or the limit is reached; how many there were."""
    length = 0
    while not s.over and length < limit:
        luck = advance(luck)
        apply(s, moves[share(luck, legal(s, moves))])
        length += 1
    return length


def play_random_games(start, table, moves, seeds, limit, scores, won, lengths):
    """One random game for each seed, all on one table; `start` holds the options."""
    for game in range(len(seeds)):
        table[0] = start[0]
        s = table[0]
        setup(s, seeds[game])
        lengths[game] = play_out(s, moves, luck_of_game(seeds[game]), limit)
        if not s.over:
            lengths[game] = -lengths[game]
        for seat in range(s.players):
            scores[game, seat] = s.score[seat]
            won[game, seat] = s.won[seat]
