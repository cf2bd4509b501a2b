"""The rules of Kokopelli, in the order of the rulebook.

A function that carries a rule says in its first line what the rulebook says, after the number of that rule (K1 to
K48, see the message files); A, B and Z numbers are rulings (see RULINGS.md). `s` is the record of one match; names in
capitals are from `table`.
"""

from rookery.engine.kit import NOBODY, below, count, list_each, list_one, lowest, note, scramble, turn_page

from .table import *

# Preparing the game -------------------------------------------------------------------------------------------


def setup(s, seed):
    """Lay out the game. The record comes empty but for the options."""
    turn_page(s)
    s.rng = scramble(seed)
    choose_ceremonies(s)
    s.end_tokens = END_TOKENS[s.players, s.tiles]
    note(s, END_TOKENS_READY, NOBODY, s.end_tokens)
    for p in range(s.players):
        prepare_deck(s, p)
    s.fresh[0] = s.fresh[1] = NO_CARD
    s.round = 1
    begin_turn(s)


def choose_ceremonies(s):
    """K1, K2. Ten tiles are drawn at random, unless agreed on; each gets its two tokens."""
    drawn = s.ceremonies == 0
    wanted = s.tiles
    for ceremony in range(16):
        if drawn and below(s, 16 - ceremony) < wanted:
            s.ceremonies |= 1 << ceremony
            wanted -= 1
        if s.ceremonies >> ceremony & 1:
            s.prize[ceremony] = FIRST_TOKEN
            note(s, IN_PLAY, NOBODY, ceremony)


def prepare_deck(s, p):
    """K3. Three cards of each ceremony in play and six Kokopelli are shuffled; five are the first hand."""
    n = 0
    for card in range(17):
        copies = KOKOPELLIS if card == KOKOPELLI else COPIES * (s.ceremonies >> card & 1)
        for _ in range(copies):
            s.deck[p, n] = card
            n += 1
    for i in range(n - 1, 0, -1):
        j = below(s, i + 1)
        card = s.deck[p, i]
        s.deck[p, i] = s.deck[p, j]
        s.deck[p, j] = card
    s.deck_cards[p] = n
    for _ in range(HAND):
        draw(s, p, DEAL)


# Rounds and turns ---------------------------------------------------------------------------------------------


def begin_turn(s):
    """K9, K10. A turn has two actions; in the first round the first two players have one."""
    s.actions = ACTIONS_AT_FIRST if s.round == 1 and s.seat < SEATS_HELD_BACK else ACTIONS
    s.asked = FOR_ACTION
    note(s, TURN, s.seat, s.actions)


def end_action(s):
    """The turn goes on while actions are left; extra ones by a Vase are taken last."""
    if s.emptied and s.hand_cards[s.seat] == 0:  # Z4: only with the option to pay after the action
        pay_empty_hand(s, s.seat)
    s.emptied = 0
    s.asked = FOR_ACTION
    if s.actions == 0 and s.extra == 0:
        give_up_surplus(s)


def give_up_surplus(s):
    """K11. More than five cards in hand at the end of the turn: the surplus goes under the deck."""
    if s.hand_cards[s.seat] > HAND:
        s.to_go_under = s.hand_cards[s.seat] - HAND
        s.asked = FOR_SURPLUS
    else:
        end_turn(s)


def end_turn(s):
    """K8, K27. Clockwise to the next player; a round in which the end came is the last."""
    if s.deck_out_checked_at_turn_end and s.deck_cards[s.seat] == 0:
        announce_end(s, s.seat, DECK_OUT)
    s.rewarded = 0
    s.seat = (s.seat + 1) % s.players
    if s.seat == 0 and s.ending:
        final_scoring(s)
        return
    if s.seat == 0:
        s.round += 1
    begin_turn(s)


# Cards --------------------------------------------------------------------------------------------------------


def draw(s, p, why):
    """The top card of the own deck comes into the hand; an empty deck gives none (A15)."""
    if s.deck_cards[p] == 0:
        return NO_CARD
    card = s.deck[p, s.deck_top[p]]
    s.deck_top[p] = (s.deck_top[p] + 1) % DECK_ROOM
    s.deck_cards[p] -= 1
    s.deck_known[p] = min(s.deck_known[p], s.deck_cards[p])
    s.hand[p, card] += 1
    s.hand_cards[p] += 1
    s.holds[p] |= 1 << card
    note(s, DREW, p, card, why)
    if s.deck_cards[p] == 0 and not s.deck_out_checked_at_turn_end:  # A16
        announce_end(s, p, DECK_OUT)
    return card


def leave_hand(s, p, card):
    s.hand[p, card] -= 1
    s.hand_cards[p] -= 1
    if s.hand[p, card] == 0:
        s.holds[p] &= ~(1 << card)


def put_under(s, p, card):
    """A card from the hand goes face down under the own deck; each later one lies lower."""
    leave_hand(s, p, card)
    s.deck[p, (s.deck_top[p] + s.deck_cards[p]) % DECK_ROOM] = card
    s.deck_cards[p] += 1
    s.deck_known[p] += 1
    note(s, WENT_UNDER, p, card)


def works(s, p, ceremony):
    """K16. A ceremony going on in p's village gives p its ability."""
    return s.works[p] >> ceremony & 1


def pay(s, p, points, why):
    s.score[p] += points
    note(s, POINTS, p, points, why)


# a) Draw ------------------------------------------------------------------------------------------------------


def draw_action(s, p):
    """K12. Take the top card. K37: the Hunter takes one more. K36: with a Birthday they may be added at once."""
    birthday = works(s, p, BIRTHDAY)
    hunter = works(s, p, HUNTER)
    first = draw(s, p, DRAW_ACTION)
    second = draw(s, p, HUNTER) if hunter else NO_CARD
    if birthday:
        s.fresh[0] = first
        s.fresh[1] = second
        offer_birthday(s, p)
    else:
        end_action(s)


def fresh_cards(s):
    """The drawn cards that a Birthday may still add, a bit each."""
    cards = 0
    for i in range(2):
        if s.fresh[i] != NO_CARD:
            cards |= 1 << s.fresh[i]
    return cards


def offer_birthday(s, p):
    """Z8. Asked only while a drawn card fits somewhere."""
    if fitting(s, fresh_cards(s), reach(s, p)):
        s.asked = FOR_BIRTHDAY
    else:
        s.fresh[0] = s.fresh[1] = NO_CARD
        end_action(s)


def add_fresh_card(s, p, card, space):
    """K36. A card just drawn goes on a ceremony; with the Hunter's card there may be a second."""
    if s.fresh[0] == card:
        s.fresh[0] = s.fresh[1]
    s.fresh[1] = NO_CARD
    add_card(s, p, card, space)
    offer_birthday(s, p)


# b) Open a ceremony -------------------------------------------------------------------------------------------


def open_ceremony(s, p, ceremony, space):
    """K13, K16. Its first card is laid; from now on it works for the player in whose village it lies."""
    host = space // PLACES
    leave_hand(s, p, ceremony)
    s.ceremony[space] = ceremony
    s.cards[space] = 1
    s.taken |= 1 << space
    s.where[ceremony] |= 1 << space
    s.works[host] |= 1 << ceremony
    note(s, OPENED, p, ceremony, space)
    look_at_empty_hand(s, p)
    end_action(s)


def free_at_home(s, p):
    """K13, K31, K33. Free spaces of the own village; the Sun's only when all others are taken (A3)."""
    taken = s.taken >> PLACES * p
    free = ORDINARY[s.players] & ~taken
    if s.below_deck_last and free & ~BELOW_DECK:  # Z2
        free &= ~BELOW_DECK
    if works(s, p, SUN) and (free == 0 or s.sun_space_any_time):
        free |= SUN_PLACE[s.players] & ~taken
    return free << PLACES * p


def free_by_fire(s, p):
    """K39. With Fire also the free spaces of neighbours that lie in the own zone."""
    if works(s, p, FIRE):
        return ZONE[s.players, p] & ~home(p) & ~s.taken
    return 0


def where_to_open(s, p, ceremony, at_home, by_fire):
    """K14, K39. Not where the same ceremony goes on in the own zone or, with Fire, in the host's (A5, A6)."""
    going_on = s.where[ceremony]
    in_own_zone = going_on & ZONE[s.players, p]
    spaces = 0
    if not in_own_zone:
        spaces = at_home
    if by_fire and not (in_own_zone and s.fire_checks_opener_zone):
        left, right = (p + 1) % s.players, (p + s.players - 1) % s.players
        if not going_on & ZONE[s.players, left]:
            spaces |= by_fire & home(left)
        if not going_on & ZONE[s.players, right]:
            spaces |= by_fire & home(right)
    return spaces


# c) Add a card ------------------------------------------------------------------------------------------------


def add_action(s, p, card, space):
    """K17. One card; with a Chief more on the same ceremony, with a Warrior one more on another. What the action
    may hold is settled now, even if its first card ends the Chief or the Warrior (B16)."""
    s.chief = works(s, p, CHIEF)
    s.warrior = works(s, p, WARRIOR)
    s.first_space = space
    lay_card_of_action(s, p, card, space)


def lay_card_of_action(s, p, card, space):
    """K47, K38. The second card shows whether the Chief (same ceremony) or the Warrior (another) is at work."""
    completed = add_card(s, p, card, space)
    if space != s.first_space:  # the Warrior's second card is the last
        s.chief = s.warrior = 0
    elif completed:
        s.chief = 0
    if fitting(s, s.holds[p], where_to_go_on(s, p)):
        s.asked = FOR_MORE
    else:
        stop_adding(s)


def go_on_adding(s, p, card, space):
    if space == s.first_space:
        s.warrior = 0  # K38: the two abilities cannot be joined in one action
    lay_card_of_action(s, p, card, space)


def stop_adding(s):
    s.chief = s.warrior = s.first_space = 0
    end_action(s)


def where_to_go_on(s, p):
    """Spaces for a further card of this action."""
    first = 1 << s.first_space
    spaces = 0
    if s.chief:
        spaces |= first
    if s.warrior:
        spaces |= ~first
    return spaces & reach(s, p)


def reach(s, p):
    """K7, K40. Where p may add cards."""
    if works(s, p, SPIDER_WOMAN):
        return WIDE_ZONE[s.players, p]
    return ZONE[s.players, p]


def fitting(s, cards, spaces):
    """K17, K18. Those of the spaces where one of the cards can be added; a Kokopelli fits any ceremony."""
    spaces &= s.taken
    if cards >> KOKOPELLI & 1:
        return spaces
    fit = 0
    if spaces:
        while cards:
            fit |= s.where[lowest(cards)]
            cards &= cards - 1
    return fit & spaces


def add_card(s, p, card, space):
    """K19. One card is laid on a ceremony and settled by itself, whatever action it is part of. Was it the last?"""
    host = space // PLACES
    counts = DOUBLED if card == KOKOPELLI and works(s, p, SNAKE_DANCE) else 1  # K42: only while it is laid
    full = FULL_WITH_DRUMMER if works(s, host, DRUMMER) else FULL  # K43
    completed = s.cards[space] + counts >= full
    leave_hand(s, p, card)
    s.cards[space] += 1
    s.kokopellis[space] += card == KOKOPELLI
    note(s, ADDED, p, card, space, counts)
    look_at_empty_hand(s, p)
    if card == KOKOPELLI and works(s, host, SKY_MOTHER):  # K45
        pay(s, host, counts * POINTS_SKY_MOTHER, SKY_MOTHER)
    if host != p:
        if works(s, p, PAW):  # K35
            pay(s, p, counts * POINTS_PAW, PAW)
        if works(s, p, LIZARD):  # K44
            for _ in range(counts):
                draw(s, p, LIZARD)
    if works(s, host, VASE):
        earn_extra_action(s, p, host)
    if completed:
        complete(s, p, space)
    return completed


def earn_extra_action(s, p, host):
    """K41. Adding a card in a village with a Vase earns one extra action a turn."""
    if s.rewarded >> host & 1 or (host == p and not s.vase_owner_benefits):  # B1, B2
        return
    s.rewarded |= 1 << host
    s.extra += 1
    note(s, EXTRA_ACTION, p, host)


# Completing a ceremony ----------------------------------------------------------------------------------------


def complete(s, p, space):
    """K20, K23. The finisher is paid from the tile, the host for hosting; then the host clears the space."""
    ceremony = s.ceremony[space]
    host = space // PLACES
    note(s, COMPLETED, p, ceremony, space, s.cards[space])
    pay(s, p, s.prize[ceremony], TILE)
    take_token(s, p, ceremony)
    if host != p:
        pay(s, host, POINTS_HOST, HOST)
    if works(s, p, TURTLE):  # K48
        pay(s, p, POINTS_TURTLE, TURTLE)
    if works(s, host, SHAMAN):  # K46
        pay(s, host, POINTS_SHAMAN, SHAMAN)
    clear(s, space)


def take_token(s, p, ceremony):
    """K20, K21, K22. First the 4, then the 3, for which a game-end token is put there; later 1 each time."""
    if s.prize[ceremony] == FIRST_TOKEN:
        s.prize[ceremony] = SECOND_TOKEN
    elif s.prize[ceremony] == SECOND_TOKEN:
        s.prize[ceremony] = LATER
        if s.end_tokens > 0:  # A22: the last round can take a 3 after the last token
            s.end_tokens -= 1
            s.ended |= 1 << ceremony
            note(s, END_TOKEN, p, ceremony, s.end_tokens)
            if s.end_tokens == 0:
                announce_end(s, p, END_TOKENS_OUT)


def clear(s, space):
    """All cards go to the discards of the host, whoever played them; the ability ends and the space is free."""
    ceremony = s.ceremony[space]
    host = space // PLACES
    s.discards[host, ceremony] += s.cards[space] - s.kokopellis[space]
    s.discards[host, KOKOPELLI] += s.kokopellis[space]
    s.ceremony[space] = s.cards[space] = s.kokopellis[space] = 0
    s.taken &= ~(1 << space)
    s.where[ceremony] &= ~(1 << space)
    s.works[host] &= ~(1 << ceremony)


# d) Cancel a ceremony -----------------------------------------------------------------------------------------


def cancel(s, p, space):
    """K24. A ceremony in the own village is broken off; nobody is paid."""
    note(s, CANCELLED, p, s.ceremony[space], space, s.cards[space])
    clear(s, space)
    end_action(s)


# e) Exchange cards --------------------------------------------------------------------------------------------


def exchange(s, p):
    """K25. The whole hand goes under the deck in any order, then as many cards are drawn from the top."""
    s.to_go_under = s.to_draw = s.hand_cards[p]
    s.asked = FOR_EXCHANGE
    if s.to_go_under == 1:
        finish_exchange(s, p)


def finish_exchange(s, p):
    """Z8. The last card has no choice of place and is not asked for."""
    put_under(s, p, lowest(s.holds[p]))
    s.to_go_under = 0
    for _ in range(s.to_draw):
        draw(s, p, EXCHANGE_ACTION)
    s.to_draw = 0
    end_action(s)


def put_next_under(s, p, card):
    """K11, K25. The player chooses card after card, of an exchange or of the surplus."""
    put_under(s, p, card)
    s.to_go_under -= 1
    if s.asked == FOR_EXCHANGE and s.to_go_under == 1:
        finish_exchange(s, p)
    elif s.to_go_under == 0:
        end_turn(s)


# Bonus for playing all cards ----------------------------------------------------------------------------------


def look_at_empty_hand(s, p):
    """K26. Whoever has played the last card of the hand is paid at once. (B23: a Birthday adds no card of the hand.)"""
    if s.hand_cards[p] == 0 and s.asked != FOR_BIRTHDAY:
        if s.bonus_after_action:
            s.emptied = 1
        else:
            pay_empty_hand(s, p)


def pay_empty_hand(s, p):
    """K26, K34. A point and three cards; with the Eagle Feather three points and five cards."""
    eagle = works(s, p, EAGLE_FEATHER)
    pay(s, p, POINTS_EAGLE_FEATHER if eagle else POINTS_EMPTY_HAND, EMPTY_HAND)
    for _ in range(CARDS_EAGLE_FEATHER if eagle else CARDS_EMPTY_HAND):
        draw(s, p, EMPTY_HAND)


# End of the game and final scoring ----------------------------------------------------------------------------


def announce_end(s, p, why):
    """K27. A deck has run out or the last game-end token lies: this round is the last."""
    if not s.ending:
        s.ending = 1
        note(s, LAST_ROUND, p, why)


def final_scoring(s):
    """K28, K29, K30. Hands are discarded, decks counted, ceremonies in the own village paid; most points win."""
    for p in range(s.players):
        discard_hand(s, p)
    score_decks(s)
    for p in range(s.players):
        going_on = count(s.taken & home(p))
        if going_on:
            pay(s, p, going_on * POINTS_CEREMONY_AT_END, CEREMONIES_AT_END)
    most = s.score[0]
    for p in range(s.players):
        most = max(most, s.score[p])
    for p in range(s.players):
        s.won[p] = s.score[p] == most
    s.over = 1
    note(s, GAME_OVER, NOBODY)


def discard_hand(s, p):
    for card in range(17):
        while s.hand[p, card]:
            leave_hand(s, p, card)
            s.discards[p, card] += 1
            note(s, HAND_DISCARDED, p, card)


def score_decks(s):
    """K28. Fewest cards in the deck and second fewest are paid, all who tie in full (A24)."""
    fewest = second = DECK_ROOM
    for p in range(s.players):
        fewest = min(fewest, s.deck_cards[p])
    for p in range(s.players):
        if s.deck_cards[p] > fewest:
            second = min(second, s.deck_cards[p])
    for p in range(s.players):
        if s.deck_cards[p] == fewest:
            pay(s, p, POINTS_FEWEST, FEWEST_CARDS)
        elif s.deck_cards[p] == second:
            pay(s, p, POINTS_SECOND_FEWEST, SECOND_FEWEST_CARDS)


# What may be done ---------------------------------------------------------------------------------------------


def legal(s, out):
    """List the moves of the player to move; how many there are."""
    p = s.seat
    if s.over:
        return 0
    if s.asked == FOR_ACTION:
        return list_actions(s, p, out)
    if s.asked == FOR_MORE:
        return list_one(out, list_additions(s, s.holds[p], where_to_go_on(s, p), out, 0), STOP)
    if s.asked == FOR_BIRTHDAY:
        return list_one(out, list_additions(s, fresh_cards(s), reach(s, p), out, 0), STOP)
    return list_each(out, 0, UNDER, s.holds[p])


def list_actions(s, p, out):
    """K9. Any of the five actions. Passing is for those without cards, and for extra actions (A1, Z1)."""
    n = 0
    if s.deck_cards[p] > 0:
        n = list_one(out, n, DRAW)
    n = list_openings(s, p, out, n)
    n = list_additions(s, s.holds[p], reach(s, p), out, n)
    n = list_each(out, n, CANCEL, s.taken & home(p))
    if s.hand_cards[p] > 0:
        n = list_one(out, n, EXCHANGE)
    if s.actions == 0 or (s.hand_cards[p] == 0 and s.deck_cards[p] == 0):
        n = list_one(out, n, PASS)
    return n


def list_openings(s, p, out, n):
    """K13, K15. Ceremony cards of the hand, never a Kokopelli, on free spaces."""
    at_home = free_at_home(s, p)
    by_fire = free_by_fire(s, p)
    if not at_home | by_fire:
        return n
    cards = s.holds[p] & ~(1 << KOKOPELLI)
    while cards:
        ceremony = lowest(cards)
        cards &= cards - 1
        n = list_each(out, n, OPEN + SPACES * ceremony, where_to_open(s, p, ceremony, at_home, by_fire))
    return n


def list_additions(s, cards, spaces, out, n):
    """K17, K18. Each of the cards on each of the spaces where it fits."""
    spaces &= s.taken
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        out[n] = ADD + space
        n += cards >> s.ceremony[space] & 1
        out[n] = ADD_KOKOPELLI + space
        n += cards >> KOKOPELLI & 1
    return n


# What a move does ---------------------------------------------------------------------------------------------


def apply(s, move):
    """Carry out one legal move of the player to move."""
    turn_page(s)
    p = s.seat
    if move >= UNDER:
        put_next_under(s, p, move - UNDER)
    elif s.asked == FOR_ACTION:
        take_action(s, p, move)
    elif move == STOP:
        s.fresh[0] = s.fresh[1] = NO_CARD
        stop_adding(s)
    elif s.asked == FOR_BIRTHDAY:
        add_fresh_card(s, p, added_card(s, move), added_space(move))
    else:
        go_on_adding(s, p, added_card(s, move), added_space(move))


def take_action(s, p, move):
    """K9. One of the actions of the turn is used up, an extra one only when no other is left."""
    if s.actions > 0:
        s.actions -= 1
    else:
        s.extra -= 1
    if move == DRAW:
        draw_action(s, p)
    elif move == EXCHANGE:
        exchange(s, p)
    elif move == PASS:
        note(s, PASSED, p)
        end_action(s)
    elif move < ADD:
        open_ceremony(s, p, (move - OPEN) // SPACES, (move - OPEN) % SPACES)
    elif move < CANCEL:
        add_action(s, p, added_card(s, move), added_space(move))
    else:
        cancel(s, p, move - CANCEL)


def added_space(move):
    return (move - ADD) % SPACES


def added_card(s, move):
    return KOKOPELLI if move >= ADD_KOKOPELLI else s.ceremony[added_space(move)]
