"""What a position is worth, as an experienced player would judge it: for bots, never for the rules.

Cards become points when they are laid: on ceremonies that are about to be completed, and by laying them all. So a hand
is worth what can be laid, a ceremony what it will pay to whoever is ready for it, an ability the time it will work.
All worths are hundredths of a point. Those called fitted come from many thousands of games of `greedy` against itself.
"""

import numpy as np

from rookery.engine.kit import count, lowest

from .rules import reach, works
from .table import *

# Tuned by duels: docs/tuning.md.
HABITS = {"depth": 8, "picks": 3, "open_at": 2, "swing": 600, "trust": 8.0, "curiosity": 0.15, "greed": 0.2}
HABITS_OF_MANY = {"depth": 24, "picks": 4}  # with four: as many rounds ahead as with two, and others choose better

# The end.
WHOLE_GAME = 31  # cards in a deck after the deal: abilities are worth most with all of them to come
CARDS_OF_END_TOKEN = 3  # each token still in the stack lets the game go on as long as this many cards
RACE_STEADY, RACE_OPEN = 1, 3  # chosen: a lead of so many cards, and one for each so many to come, counts half
CARD_IN_DECK, CARD_IN_HAND = -30, -20  # chosen: to draw is better than to wait, to lay better than to draw
LONGEST = 35  # chosen: ten rounds before this one, hope begins to fade; most games have ended long before

# A ceremony at home, by what it does, when all of the game is still to come. Fitted.
ABILITY = np.zeros(16, np.int64)
ABILITY[[CHIEF, WARRIOR, SNAKE_DANCE, SKY_MOTHER, PAW]] = 316, 240, 179, 140, 132  # more points from the same cards
ABILITY[[FIRE, EAGLE_FEATHER, SHAMAN, TURTLE, SUN]] = 61, 51, 15, -13, -36
ABILITY[[HUNTER, LIZARD, BIRTHDAY]] = -59, -199, -230  # cards are not what is short
ABILITY[[VASE, SPIDER_WOMAN, DRUMMER]] = -143, -161, -230  # helps others, or is completed by others too soon
GOING_ON = 64  # fitted: for any of them

# The hand. Fitted.
CARD_HELD, KOKOPELLI_HELD = -40, 90
CARD_TO_COME = 5  # to be drawn at the end of an exchange
ONE_CARD_LEFT = 37
BONUS_NEAR = 40  # hundredths of the bonus for an empty hand
SKY_KOKOPELLI = 42  # more for a Kokopelli while the Sky Mother is at home

# Ceremonies in reach. Fitted: hundredths of what completing one pays.
COMPLETE_NOW = 27
MISSING = np.array([0, 35, 23] + [13] * FULL)  # by cards that it still needs
MISSING_AT_HOME = np.array([0, -39, -24] + [0] * FULL)  # hundredths of a point, likewise: its ability will be lost

ACTION, ON_TURN = 124, -148  # fitted

# The last turn.
LAST_NOW, LAST_NEXT, LAST_ACTION, LAST_TURN = 90, 60, 100, 300

TOO_MANY = 99


def estimate(s, p):
    """The points that a seat can expect at the end, in hundredths: those it would have now, and what may come."""
    return points_now(s, p) + still_to_come(s, p) * hope(s) // 100


def still_to_come(s, p):
    """From the abilities at home, the hand, the ceremonies and the turn, or from the last turn alone."""
    if s.ending:
        return last_turn(s, p) if p >= s.seat else 0
    return abilities(s, p) + cards_in_hand(s, p) + ceremonies_in_reach(s, p) + turn(s, p)


def points_now(s, p):
    """If the game ended at once. Cards that are not laid count a little less: so nobody waits for ever."""
    points = 100 * (s.score[p] + POINTS_CEREMONY_AT_END * count(s.taken & home(p))) + smallest_deck(s, p)
    return points + CARD_IN_DECK * s.deck_cards[p] + CARD_IN_HAND * s.hand_cards[p]


# How long it lasts ---------------------------------------------------------------------------------------------------


def fewest_cards(s):
    """In any deck."""
    fewest = s.deck_cards[0]
    for p in range(1, s.players):
        fewest = min(fewest, s.deck_cards[p])
    return fewest


def time_left(s):
    """In cards of the smallest deck, or as many as the game-end tokens leave time for."""
    return min(fewest_cards(s), CARDS_OF_END_TOKEN * s.end_tokens)


def smallest_deck(s, p):
    """The points for the fewest and second fewest cards in the deck, by the chance of being passed by each other."""
    doubt = 0 if s.ending else RACE_STEADY + fewest_cards(s) // RACE_OPEN
    ahead = 0  # of this seat, in hundredths of an opponent
    for other in range(s.players):
        more = s.deck_cards[p] - s.deck_cards[other]
        if more and other != p:
            ahead += 50 + 50 * more // (abs(more) + doubt)
        elif other != p and doubt:
            ahead += 50
    if ahead <= 100:
        return 100 * POINTS_FEWEST - ahead * (POINTS_FEWEST - POINTS_SECOND_FEWEST)
    return max(0, 200 - ahead) * POINTS_SECOND_FEWEST


def hope(s):
    """How much of what may come will come, in hundredths. Nothing forces players to end a game, and those who wait for
    something better would wait for ever: late in a long game only points count."""
    return max(0, min(100, 10 * (LONGEST - s.round)))


# What works at home --------------------------------------------------------------------------------------------------


def abilities(s, p):
    """What goes on at home works for as long as the game lasts, or until somebody completes it."""
    worth, ceremonies = 0, 0
    going_on = s.works[p]
    while going_on:
        worth += ABILITY[lowest(going_on)]
        ceremonies += 1
        going_on &= going_on - 1
    return worth * time_left(s) // WHOLE_GAME + ceremonies * GOING_ON


# The hand ------------------------------------------------------------------------------------------------------------


def cards_in_hand(s, p):
    """Cards are good when laid: only who has laid them all gets new ones for nothing. Only Kokopelli are worth keeping.
    Who has begun an exchange has given up the hand and waits for any other."""
    if p == s.seat and s.asked == FOR_EXCHANGE:
        return s.to_draw * CARD_TO_COME
    kokopellis = s.hand[p, KOKOPELLI]
    worth = s.hand_cards[p] * CARD_HELD + kokopellis * KOKOPELLI_HELD
    if s.hand_cards[p] == 1:
        worth += ONE_CARD_LEFT
    if s.hand_cards[p] <= ACTIONS:
        worth += nearly_empty(s, p)
    return worth + kokopellis * SKY_KOKOPELLI * works(s, p, SKY_MOTHER)


def nearly_empty(s, p):
    """The bonus for an empty hand, when all cards in it can be laid within a turn."""
    if s.hand_cards[p] == 0 or cards_without_place(s, p):
        return 0
    return BONUS_NEAR * (POINTS_EAGLE_FEATHER if works(s, p, EAGLE_FEATHER) else POINTS_EMPTY_HAND)


def cards_without_place(s, p):
    """Cards in the hand that fit no ceremony in reach and find no free space at home."""
    spaces = reach(s, p) & s.taken
    if not spaces and s.hand[p, KOKOPELLI]:
        return True
    to_open = s.holds[p] & ~(1 << KOKOPELLI)
    while spaces:
        to_open &= ~(1 << s.ceremony[lowest(spaces)])
        spaces &= spaces - 1
    return count(to_open) > count(ORDINARY[s.players] & ~(s.taken >> PLACES * p))


# Ceremonies ----------------------------------------------------------------------------------------------------------


def ceremonies_in_reach(s, p):
    """Each is worth more the fewer cards it needs; most is the one that the cards in the hand can complete at once."""
    now, worth = 0, 0
    actions = actions_left(s, p)
    spaces = reach(s, p) & s.taken
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        pays = pay_of(s, p, space)
        needed = missing(s, space)
        worth += pays * MISSING[needed]
        if space // PLACES == p:
            worth += MISSING_AT_HOME[needed]
        if pays > now and actions_to_complete(s, p, space) <= actions:
            now = pays
    return worth + now * COMPLETE_NOW


def missing(s, space):
    """Cards that a ceremony still needs."""
    full = FULL_WITH_DRUMMER if works(s, space // PLACES, DRUMMER) else FULL
    return max(1, full - s.cards[space])


def pay_of(s, p, space):
    """What p gets for completing a ceremony."""
    points = s.prize[s.ceremony[space]] + POINTS_TURTLE * works(s, p, TURTLE)
    if space // PLACES == p:
        points += POINTS_SHAMAN * works(s, p, SHAMAN)
    return points


def actions_to_complete(s, p, space):
    """With the cards in p's hand; too many, if they do not suffice."""
    needed = missing(s, space)
    kokopellis = s.hand[p, KOKOPELLI]
    if kokopellis and works(s, p, SNAKE_DANCE):
        needed = max(1, needed - 1)
    if kokopellis + s.hand[p, s.ceremony[space]] < needed:
        return TOO_MANY
    return 1 if works(s, p, CHIEF) else needed


# The turn ------------------------------------------------------------------------------------------------------------


def actions_left(s, p):
    """Of this turn; a further card of the same action counts as one."""
    if p != s.seat:
        return 0
    return s.actions + s.extra + (s.asked == FOR_MORE or s.asked == FOR_BIRTHDAY)


def turn(s, p):
    """Actions not yet taken."""
    return ON_TURN + ACTION * actions_left(s, p) if p == s.seat else 0


def last_turn(s, p):
    """Only what can be had at once still counts."""
    best = 0
    actions = actions_left(s, p) if p == s.seat else ACTIONS
    spaces = reach(s, p) & s.taken
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        if actions_to_complete(s, p, space) <= actions:
            best = max(best, pay_of(s, p, space))
    if p != s.seat:
        return best * LAST_NEXT + LAST_TURN
    return best * LAST_NOW + actions * LAST_ACTION
