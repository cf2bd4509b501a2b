"""The rules of Moa, in the order of the rulebook.

This file lays out the game, leads through periods and rounds, and knows which moves there are; the chapters are in
`invasion` (step A), `actions` (step B), `karakia` (the tiles), `scoring` (phases 3 and 4) and `neutral` (two players).
A function that carries a rule says in its first line what the rulebook says, after the number of that rule (M1 to
M49, see the message files); R, A, D and Z numbers are rulings (see RULINGS.md). `s` is the record of one match, `p` a
player, `t` a territory; names in capitals are from `table`.
"""

from rookery.engine.kit import NOBODY, list_each, list_one, meet, note, scramble, turn_page

from .actions import (
    begin_turn,
    end_turn,
    finish_paying,
    leave_one_piece,
    list_actions,
    list_payments,
    list_purchases,
    offer_action,
    offer_end_of_turn,
    pay_or_ask,
    spend,
    start_paying,
    take_action,
)
from .board import colours, hand_kinds, shuffle, take_top_card, usable
from .invasion import decline, draw_mammal, invade, list_answers, offer_defence, read_terrain_card, shuffle_mammals
from .karakia import (
    discard,
    discard_or_ask,
    list_destinations,
    list_tiles_around_action,
    list_tiles_for_any_time,
    move_birds,
    next_window,
    use_any_territory,
    use_draw_one,
    use_exchange_three,
    use_move_birds,
    use_stronghold,
)
from .neutral import list_neutral_pieces, place_neutral_piece, place_neutral_piece_or_ask, skip_neutral
from .scoring import end_game, score_period, tidy_up
from .table import *

# Setup ------------------------------------------------------------------------------------------------------


def setup(s, seed):
    """M2, M3. Lay out the game. The record comes empty but for the options."""
    turn_page(s)
    s.rng = scramble(seed)
    lay_leader_tiles(s)
    for kind in range(6):
        s.supply[kind] = KARAKIA_COPIES[kind]
    for mammal in range(4):
        s.mammal_discards[mammal] = MAMMAL_CARDS[mammal]
    shuffle_mammals(s)
    for c in range(colours(s)):
        s.spare_birds[c] = BIRDS
        s.spare_leaders[c] = LEADERS
    s.asked = FOR_NOTHING
    begin_period(s)
    begin_round(s)
    go_on(s)


def lay_leader_tiles(s):
    """M2. The leader tiles are shuffled and one is laid face-up in each territory."""
    for t in range(TERRITORIES):
        s.tile[t] = t
    shuffle(s, s.tile, TERRITORIES)
    s.tiled = ALL_TERRITORIES
    for t in range(TERRITORIES):
        note(s, TILE_LAID, NOBODY, t + 1, KIND_OF_TILE[s.tile[t]])


# Phase 1: bird and terrain cards ----------------------------------------------------------------------------


def begin_period(s):
    """M4. All bird cards are shuffled and nine dealt to each player; of the 30 terrain cards 14 will be used."""
    note(s, PERIOD, NOBODY, s.round // ROUNDS + 1)
    n = 0
    for card in range(8):
        s.discards[card] = 0
        for _ in range(COPIES[card]):
            s.deck[n] = card
            n += 1
    s.deck_cards = n
    shuffle(s, s.deck, n)
    for p in range(s.players):
        deal(s, p)
    for i in range(TERRAIN_DECK):
        s.terrain_deck[i] = TERRAIN_CARDS[i]
    shuffle(s, s.terrain_deck, TERRAIN_DECK)
    s.terrain_drawn = 0


def deal(s, p):
    for _ in range(HAND // 3):
        note(s, DEALT, p, take_top_card(s, p), take_top_card(s, p), take_top_card(s, p))


# Phase 2: player actions ------------------------------------------------------------------------------------


def go_on(s):
    """M5. Go on with what comes next until somebody has something to decide."""
    while s.asked == FOR_NOTHING and not s.over:
        if s.to_discard:
            discard_or_ask(s)
        elif s.paying:
            pay_or_ask(s)
        elif s.window_of:
            next_window(s)
        elif s.under_attack:
            offer_defence(s)
        elif s.invaders:
            invade(s)
        elif s.to_draw:
            draw_mammal(s)
        elif s.cards_read < 2:
            read_terrain_card(s)
        elif s.stage == BEFORE_ACTION:
            offer_action(s)
        elif s.stage == AFTER_ACTION:
            offer_end_of_turn(s)
        elif s.stage == AFTER_TURN:
            place_neutral_piece_or_ask(s)
        elif s.turns:
            meet()
            begin_turn(s)
        else:
            end_round(s)


def begin_round(s):
    """M6. Two terrain cards are laid out, left and right, before the left one is followed (R10)."""
    s.round += 1
    s.quiet = 1
    s.cards_read = 0
    s.turns = s.players
    for place in range(2):
        card = s.terrain_deck[s.terrain_drawn]
        s.terrain_drawn += 1
        note(s, TERRAIN, NOBODY, place + 1, card // 6, card % 6)
    if s.bought_tile_ready == READY_NEXT_ROUND:
        for p in range(s.players):
            s.fresh[p] = 0


def end_round(s):
    """M35. The first player token is passed on; after seven rounds the period is scored.

    Z4: a round in which nobody had anything to decide ends when the first player has seen it."""
    if s.quiet:
        s.quiet = 0
        s.seat = s.first
        s.asked = FOR_NEXT_ROUND
        return
    s.first = (s.first + 1) % s.players
    note(s, FIRST_PLAYER, s.first)
    if s.round % ROUNDS == 0:
        score_period(s)
        tidy_up(s)
    if s.round == PERIODS * ROUNDS:
        end_game(s)
        return
    if s.round % ROUNDS == 0:
        begin_period(s)
    begin_round(s)


# What may be done -------------------------------------------------------------------------------------------


def legal(s, out):
    """List the moves of the player to move; how many there are."""
    p = s.seat
    if s.over:
        return 0
    if s.asked == FOR_TURN:
        return list_turn(s, p, out)
    if s.asked == FOR_AFTER:
        return list_one(out, list_tiles_around_action(s, p, out, 0), END)
    if s.asked == FOR_PAYMENT:
        return list_payments(s, p, out)
    if s.asked == FOR_DEFENCE:
        return list_answers(s, p, out)
    if s.asked == FOR_DISCARD:
        return list_each(out, 0, DISCARD, hand_kinds(s, p))
    if s.asked == FOR_MOVE:
        return list_destinations(s, p, out)
    if s.asked == FOR_KEEP:
        return list_one(out, list_one(out, 0, KEEP_BIRD), KEEP_LEADER)
    if s.asked == FOR_NEUTRAL:
        return list_neutral_pieces(s, out)
    if s.asked == FOR_WINDOW:
        return list_one(out, list_tiles_for_any_time(s, p, out, 0), WAIT)
    return list_one(out, 0, GO_ON)


def list_turn(s, p, out):
    """M15. One of the six actions, or a karakia tile before it."""
    n = list_actions(s, p, out, 0)
    n = list_purchases(s, p, out, n)
    n = list_tiles_around_action(s, p, out, n)
    if usable(s, p, ANY_TERRITORY) and not s.anywhere:
        n = list_one(out, n, USE_ANY_TERRITORY)
    return list_one(out, n, PASS)


# What a move does -------------------------------------------------------------------------------------------


def apply(s, move):
    """Carry out one legal move of the player to move, and go on to the next decision."""
    turn_page(s)
    p = s.seat
    s.asked = FOR_NOTHING
    if move >= NEUTRAL_PIECE:
        place_neutral_piece(s, p, (move - NEUTRAL_PIECE) // TERRITORIES, (move - NEUTRAL_PIECE) % TERRITORIES)
    elif move >= MOVE:
        move_birds(s, p, s.target, (move - MOVE) // TERRITORIES, (move - MOVE) % TERRITORIES)
    elif move >= DISCARD:
        discard(s, p, move - DISCARD)
    elif move >= PUT:
        finish_paying(s, p, move - PUT)
    elif move >= SPEND:
        spend(s, p, move - SPEND)
    elif move >= USE_STRONGHOLD:
        use_stronghold(s, p, move - USE_STRONGHOLD)
    elif move >= USE_MOVE:
        use_move_birds(s, p, move - USE_MOVE)
    elif move >= PLACE:
        take_action(s, move)
    else:
        answer(s, p, move)
    go_on(s)


def answer(s, p, move):
    """The moves that are a word of their own."""
    if move == PASS:
        note(s, PASSED, p)
        s.stage = AFTER_ACTION
    elif move == END:
        end_turn(s)
    elif move == DEFEND:
        start_paying(s, DEFENDING, s.battlefield, 0, MAMMAL_FIGHT[s.invader])
    elif move == DECLINE:
        decline(s, p)
    elif move == DONE:
        finish_paying(s, p, 0)
    elif move == WAIT:
        s.waited |= 1 << p
    elif move in (KEEP_BIRD, KEEP_LEADER):
        leave_one_piece(s, p, s.target, move == KEEP_LEADER)
    elif move == NEUTRAL_NOTHING:
        skip_neutral(s, p)
    elif move == USE_DRAW:
        use_draw_one(s, p)
    elif move == USE_EXCHANGE:
        use_exchange_three(s, p)
    elif move == USE_ANY_TERRITORY:
        use_any_territory(s, p)
    elif move == SPEND_TWO_FIGHT:
        spend(s, p, 20)
