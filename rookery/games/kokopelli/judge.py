"""What a position is worth, as an experienced player would judge it: for bots, never for the rules.

Cards become points when they are laid: on ceremonies that are about to be completed, and by laying them all. So a hand
is worth what can be laid, a ceremony what it will pay to whoever is ready for it, an ability the time it will work.
All worths are hundredths of a point. Those called fitted come from many thousands of games of `greedy` against itself.
"""

import numpy as np

from rookery.engine.kit import count, lowest

from .rules import reach, works
from .table import *

HABITS = {"depth": 20, "picks": 2, "open_at": 2, "swing": 600, "trust": 2.0, "curiosity": 0.3, "greed": 0.2}

# The end.
WHOLE_GAME = 31  # cards in a deck after the deal: abilities are worth most with all of them to come
CARDS_OF_END_TOKEN = 3  # each token still in the stack lets the game go on as long as this many cards
RACE_STEADY, RACE_OPEN = 1, 3  # chosen: a lead of so many cards, and one for each so many to come, counts half
DECK_RACE, AT_HOME = 101, 164  # fitted: hundredths of the points for the smallest deck and for ceremonies at the end
CARD_IN_DECK = -30  # fitted: cards that are never drawn are never laid
PATIENCE, IMPATIENCE = 25, 10  # chosen: rounds that games hardly reach, and what each later one takes from each card

# A ceremony at home, by what it does, when all of the game is still to come. Fitted.
ABILITY = np.array([-36, 51, 132, -230, -59, 240, 61, -161, -143, 179, -230, -199, 140, 15, 316, -13])

# Cards in the hand, at the end and by how much more (or less) at the start. Fitted.
KOKOPELLI_WORTH, FITTING_WORTH, OPENING_WORTH, USELESS_WORTH = 56, -64, -60, -65
KOKOPELLI_EARLY, FITTING_EARLY, OPENING_EARLY = -52, 9, 14
ONE_CARD_LEFT, TWO_CARDS_LEFT = 37, -15
CARD_TO_COME = 43  # drawn at the end of an exchange
CLEAR_NOW, CLEAR_NEXT = 52, 33  # hundredths of the bonus for an empty hand
PAW_CARD, LIZARD_CARD, SNAKE_KOKOPELLI, SKY_KOKOPELLI = 10, -9, 15, 42
CHIEF_CARD, WARRIOR_CARD, VASE_NEAR = -10, 7, 2

# Ceremonies in reach. Fitted: hundredths of what completing one pays.
COMPLETE_NOW, COMPLETE_NEXT = 27, -9
MISSING = np.array([0, 35, 23, 13, 13])  # by cards that it still needs
MISSING_AT_HOME = np.array([0, -39, -24, 0, 0])  # likewise, at home: its ability will be lost
RIVAL_FIRST = 3  # the part that is left when somebody else can complete it, too

ACTION, ON_TURN = 124, -148  # fitted

# The last turn.
LAST_NOW, LAST_NEXT, LAST_ACTION, LAST_TURN, LAST_CLEAR = 90, 60, 100, 300, 90

TOO_MANY = 99


def estimate(s, p):
    """The points that a seat can expect at the end, in hundredths."""
    points = 100 * s.score[p]
    race, at_home = smallest_deck(s, p), POINTS_CEREMONY_AT_END * count(s.taken & home(p))
    if s.ending:
        points += race + 100 * at_home
        return points + last_turn(s, p) if p >= s.seat else points
    time = time_left(s)
    points += race * DECK_RACE // 100 + at_home * AT_HOME + cards_not_laid(s, p)
    return points + abilities(s, p, time) + cards_in_hand(s, p, time) + ceremonies_in_reach(s, p) + turn(s, p)


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


def cards_not_laid(s, p):
    """Nothing forces players to end a game. The longer it has gone on, the more it presses to lay cards."""
    too_long = max(0, s.round - PATIENCE)
    return CARD_IN_DECK * s.deck_cards[p] - IMPATIENCE * too_long * (s.deck_cards[p] + s.hand_cards[p])


# What works at home --------------------------------------------------------------------------------------------------


def abilities(s, p, time):
    """What goes on at home works for as long as the game lasts, or until somebody completes it."""
    worth = 0
    going_on = s.works[p]
    while going_on:
        worth += ABILITY[lowest(going_on)]
        going_on &= going_on - 1
    return worth * time // WHOLE_GAME


# The hand ------------------------------------------------------------------------------------------------------------


def cards_in_hand(s, p, time):
    """Cards that can be laid are good, others in the way: only who has laid them all gets new ones for nothing."""
    kokopellis = s.hand[p, KOKOPELLI]
    in_reach = kinds(s, reach(s, p) & s.taken)
    fitting, opening = 0, 0
    cards = s.holds[p] & ~(1 << KOKOPELLI)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if in_reach >> card & 1:
            fitting += s.hand[p, card]
        else:
            opening += 1
            fitting += s.hand[p, card] - 1
    useless = max(0, opening - free_spaces(s, p))
    opening -= useless
    worth = kokopellis * (KOKOPELLI_WORTH + KOKOPELLI_EARLY * time // WHOLE_GAME)
    worth += fitting * (FITTING_WORTH + FITTING_EARLY * time // WHOLE_GAME)
    worth += opening * (OPENING_WORTH + OPENING_EARLY * time // WHOLE_GAME)
    worth += useless * USELESS_WORTH
    if useless == 0:
        worth += nearly_empty(s, p)
    return worth + few_cards(s, p) + kokopellis * kokopelli_abilities(s, p)


def kinds(s, spaces):
    """The ceremonies that go on there, a bit each."""
    found = 0
    while spaces:
        found |= 1 << s.ceremony[lowest(spaces)]
        spaces &= spaces - 1
    return found


def free_spaces(s, p):
    return count(ORDINARY[s.players] & ~(s.taken >> PLACES * p))


def few_cards(s, p):
    """Nearly all cards laid. In the middle of an exchange those to be drawn count."""
    cards = s.hand_cards[p]
    to_come = 0
    if p == s.seat and s.asked == FOR_EXCHANGE:
        cards = to_come = s.to_draw
    worth = to_come * CARD_TO_COME
    if cards == 1:
        worth += ONE_CARD_LEFT
    elif cards == 2:
        worth += TWO_CARDS_LEFT
    return worth


def nearly_empty(s, p):
    """The bonus for an empty hand, when all cards in it can be laid this turn or the next."""
    cards = s.hand_cards[p]
    if cards == 0 or (s.hand[p, KOKOPELLI] and not s.taken & home(p)):
        return 0
    bonus = POINTS_EAGLE_FEATHER if works(s, p, EAGLE_FEATHER) else POINTS_EMPTY_HAND
    if cards <= actions_left(s, p):
        return bonus * CLEAR_NOW
    return bonus * CLEAR_NEXT if cards <= ACTIONS else 0


def kokopelli_abilities(s, p):
    """The Snake Dance and the Sky Mother make more of each Kokopelli."""
    return SNAKE_KOKOPELLI * works(s, p, SNAKE_DANCE) + SKY_KOKOPELLI * works(s, p, SKY_MOTHER)


# Ceremonies ----------------------------------------------------------------------------------------------------------


def ceremonies_in_reach(s, p):
    """Each is worth more the fewer cards it needs; most is the one that the cards in the hand can complete."""
    now, later, worth = 0, 0, 0
    abroad, most, spots, vase = 0, 0, 0, 0
    actions = actions_left(s, p)
    spaces = reach(s, p) & s.taken
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        host = space // PLACES
        pays = pay_of(s, p, space)
        needed = missing(s, space)
        worth += pays * MISSING[needed]
        if host == p:
            worth += MISSING_AT_HOME[needed]
        takes = actions_to_complete(s, p, space)
        if takes <= actions:
            now = max(now, pays)
        elif takes <= ACTIONS and 100 * pays > later:
            later = max(later, 100 * pays // RIVAL_FIRST if has_rival(s, p, space) else 100 * pays)
        fit = min(needed, s.hand[p, s.ceremony[space]] + s.hand[p, KOKOPELLI])
        if fit:
            spots += 1
            most = max(most, fit)
            if host != p:
                abroad += fit
                vase |= works(s, host, VASE)
    worth += now * COMPLETE_NOW + later * COMPLETE_NEXT // 100 + vase * VASE_NEAR
    abroad = min(abroad, s.hand_cards[p])
    worth += abroad * (PAW_CARD * works(s, p, PAW) + LIZARD_CARD * works(s, p, LIZARD))
    return worth + most * CHIEF_CARD * works(s, p, CHIEF) + min(2, spots) * WARRIOR_CARD * works(s, p, WARRIOR)


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


def has_rival(s, p, space):
    """Can somebody else complete it in a turn?"""
    for other in range(s.players):
        if other != p and reach(s, other) >> space & 1 and actions_to_complete(s, other, space) <= ACTIONS:
            return True
    return False


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
