"""Many games at once: played at random to the end, or stepped for learners.

For learners actions go in, and what the next seat sees comes out.

Compiled together with a game's rules and features (`engine.link`); on a GPU each thread runs one turn of these loops.
An action is the number of a move with seats counted from the one that moves (`own_number`), so that every seat plays
as if it were the first: `own[seat, move]` is that number. Nothing trusts the caller: an action counts only if it is one
of the moves that were listed, and those are kept where no caller writes.
"""

from typing import Any

from rookery.engine.kit import ALL_BITS, advance, scramble, share

# Bound to a game's own when the doors are hung.
setup: Any = None
legal: Any = None
apply: Any = None
features: Any = None
N_ACTIONS: Any = None

NO_MOVE = -1
RANK, SCORE = range(2)

# Whole games at random ---------------------------------------------------------------------------------------------


def luck_of_game(seed):
    """Where the dice of a random player start: apart from the game's own chance, which a replay must repeat."""
    return scramble(seed ^ ALL_BITS)


def play_out(s, moves, luck, limit):
    """Play random moves until the game is over or the limit is reached; how many there were."""
    length = 0
    while not s.over and length < limit:
        luck = advance(luck)
        apply(s, int(moves[share(luck, legal(s, moves))]))
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


# Games for learners ------------------------------------------------------------------------------------------------


def begin_games(first, end, states, desks, start, own, observations, masks, seats):
    """Deal new games."""
    for i in range(first, end):
        begin_game(i, states, desks, start)
        show_game(i, states, desks, own, observations, masks, seats)


def begin_game(i, states, desks, start):
    """The next game at a desk: its seeds are a walk of their own, whatever happens at other desks."""
    desks[i].seed = advance(desks[i].seed)
    desks[i].length = 0
    states[i] = start[0]
    setup(states[i], scramble(desks[i].seed))


def show_game(i, states, desks, own, observations, masks, seats):
    """List the moves of the seat to move, and write down what it sees."""
    s = states[i]
    seats[i] = s.seat
    desks[i].listed = legal(s, desks[i].moves)
    for action in range(N_ACTIONS):
        masks[i, action] = 0
    for k in range(desks[i].listed):
        masks[i, own[s.seat, desks[i].moves[k]]] = 1
    write_row(s, s.seat, observations[i])


def write_row(s, viewer, row):
    """What a seat sees: most of it is 0, and clearing all at once is faster than writing each."""
    for n in range(len(row)):
        row[n] = 0
    features(s, viewer, row)


def first_refused(first, end, states, desks, own, actions):
    """The first game whose action is none of its moves, or the end if there is none: asked before anything happens."""
    for i in range(first, end):
        if move_of(i, states, desks, own, actions) == NO_MOVE:
            return i
    return end


def move_of(i, states, desks, own, actions):
    for k in range(desks[i].listed):
        move = desks[i].moves[k]
        if own[states[i].seat, move] == actions[i]:
            return move
    return NO_MOVE


def step_games(
    first, end, states, desks, start, own, limit, kind, actions, observations, masks, seats, rewards, terminations,
    truncations, results, scores, final_observations,
):  # fmt: skip
    """One action in each game; a game that ends is told of and followed by the next."""
    for i in range(first, end):
        s = states[i]
        mover = s.seat
        apply(s, move_of(i, states, desks, own, actions))
        desks[i].length += 1
        terminations[i] = s.over != 0
        truncations[i] = s.over == 0 and desks[i].length >= limit
        rewards[i] = 0
        if terminations[i] or truncations[i]:
            settle_game(i, s, kind, results, scores)
            rewards[i] = results[i, mover]
            write_row(s, mover, final_observations[i])
            begin_game(i, states, desks, start)
        show_game(i, states, desks, own, observations, masks, seats)


def settle_game(i, s, kind, results, scores):
    """What a game was worth to each seat: nothing, if it was broken off."""
    for p in range(s.players):
        scores[i, p] = s.score[p]
        results[i, p] = result_of(s, p, kind) if s.over else 0


def result_of(s, p, kind):
    """From 1, ahead of all others, to -1; or the points ahead of the others' mean. Over all seats the sum is 0."""
    ahead = 0
    for other in range(s.players):
        if kind == SCORE:
            ahead += s.score[p] - s.score[other]
        elif s.won[p] != s.won[other]:
            ahead += s.won[p] - s.won[other]
        else:
            ahead += (s.score[p] > s.score[other]) - (s.score[p] < s.score[other])
    return ahead / (s.players - 1)


def choose_at_random(first, end, states, desks, own, actions):
    """Any of the moves, from dice of each desk's own."""
    for i in range(first, end):
        desks[i].luck = advance(desks[i].luck)
        if desks[i].listed:
            move = desks[i].moves[share(desks[i].luck, desks[i].listed)]
            actions[i] = own[states[i].seat, move]


def observe_at(states, place, viewer, row):
    write_row(states[place], viewer, row)
