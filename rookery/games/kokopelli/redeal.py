"""The same position as one seat must imagine it: for bots that search, never for the rules."""

from rookery.engine.kit import below, scramble

from .table import DECK_ROOM, KOKOPELLI, NO_CARD


def redeal(s, viewer, seed):
    """Deal anew what the viewer cannot know: the others' hands and decks, and the own deck above the cards that the
    viewer put under it. What lies open (villages, discards, how many cards are where) stays."""
    s.rng = scramble(seed)
    for p in range(s.players):
        if p == viewer:
            shuffle(s, p, s.deck_cards[p] - s.deck_known[p])
        else:
            redeal_hand(s, p)


def shuffle(s, p, cards):
    """Mix the topmost cards of a deck. They are sorted first, so that nothing is left of their true order."""
    sort(s, p, cards)
    mix(s, p, cards)


def sort(s, p, cards):
    top = s.deck_top[p]
    for i in range(1, cards):
        card = s.deck[p, (top + i) % DECK_ROOM]
        while i > 0 and s.deck[p, (top + i - 1) % DECK_ROOM] > card:
            s.deck[p, (top + i) % DECK_ROOM] = s.deck[p, (top + i - 1) % DECK_ROOM]
            i -= 1
        s.deck[p, (top + i) % DECK_ROOM] = card


def mix(s, p, cards):
    top = s.deck_top[p]
    for i in range(cards - 1, 0, -1):
        j = below(s, i + 1)
        one = (top + i) % DECK_ROOM
        other = (top + j) % DECK_ROOM
        card = s.deck[p, one]
        s.deck[p, one] = s.deck[p, other]
        s.deck[p, other] = card


def redeal_hand(s, p):
    """Hand and deck of another player are shuffled together and as many cards taken up again."""
    cards = s.deck_cards[p] + s.hand_cards[p]
    pick_up_deck(s, p)
    lay_down_sorted(s, p)
    mix(s, p, cards)
    s.holds[p] = 0
    for i in range(s.hand_cards[p]):
        card = s.deck[p, s.deck_top[p]]
        s.deck_top[p] = (s.deck_top[p] + 1) % DECK_ROOM
        s.hand[p, card] += 1
        s.holds[p] |= 1 << card
        if p == s.seat and i < 2 and s.fresh[i] != NO_CARD:  # drawn, not yet shown
            s.fresh[i] = card


def pick_up_deck(s, p):
    for i in range(s.deck_cards[p]):
        s.hand[p, s.deck[p, (s.deck_top[p] + i) % DECK_ROOM]] += 1


def lay_down_sorted(s, p):
    """A hand is counted by kind: so it comes down in order, and nothing is left of how the deck lay."""
    end = s.deck_top[p]
    for card in range(KOKOPELLI + 1):
        for _ in range(s.hand[p, card]):
            s.deck[p, end % DECK_ROOM] = card
            end += 1
        s.hand[p, card] = 0
