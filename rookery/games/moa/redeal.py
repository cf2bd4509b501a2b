"""The same position as one seat must imagine it: for bots that search, never for the rules."""

from rookery.engine.kit import below, scramble

from .board import amount, fight_of_tiles, purse
from .table import *


def redeal(s, viewer, seed):
    """Deal anew what the viewer cannot know: the others' hands, and the order of all three decks."""
    s.rng = scramble(seed)
    redeal_birds(s, viewer)
    shuffle_rest(s, s.terrain_deck, s.terrain_drawn, TERRAIN_DECK)
    shuffle_rest(s, s.mammal_deck, 0, s.mammals_left)


def shuffle_rest(s, cards, first, end):
    """Mix the cards of a row from `first` on. They are sorted first, so that nothing is left of their true order."""
    for i in range(first + 1, end):
        card = cards[i]
        while i > first and cards[i - 1] > card:
            cards[i] = cards[i - 1]
            i -= 1
        cards[i] = card
    mix(s, cards, first, end)


def mix(s, cards, first, end):
    for i in range(end - 1, first, -1):
        j = first + below(s, i - first + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


def redeal_birds(s, viewer):
    """Deck and hands of all others are shuffled together and as many cards taken up again."""
    n = gather_birds(s, viewer)
    mix(s, s.deck, 0, n)
    for p in range(s.players):
        if p != viewer:
            for _ in range(s.hand_cards[p]):
                n -= 1
                s.hand[p, s.deck[n]] += 1
    if s.paying and s.seat != viewer:
        let_payer_pay(s, s.seat)


def gather_birds(s, viewer):
    """All go into one hand, where they are counted by kind, and come out as a deck in order; how many they are."""
    heap = 1 if viewer == 0 else 0
    for card in range(8):
        for p in range(s.players):
            if p != viewer and p != heap:
                s.hand[heap, card] += s.hand[p, card]
                s.hand[p, card] = 0
    for place in range(s.deck_cards):
        s.hand[heap, s.deck[place]] += 1
    n = 0
    for card in range(8):
        for _ in range(s.hand[heap, card]):
            s.deck[n] = card
            n += 1
        s.hand[heap, card] = 0
    return n


def let_payer_pay(s, p):
    """Whoever has begun to pay has enough for it, as all know: the weakest cards make way for strong ones of the deck.

    No bot ever decides in the middle of another player's payment, so it does not matter that this is not exactly as
    likely as it should be."""
    icon = PAID_WITH[s.paying]
    tiles = fight_of_tiles(s, p) if icon == FIGHT else 0
    while amount(s.paid, icon) + amount(purse(s, p), icon) + tiles < s.need:
        weak = weakest_in_hand(s, p, icon)
        place = strongest_in_deck(s, icon)
        strong = s.deck[place]
        s.deck[place] = weak
        s.hand[p, weak] -= 1
        s.hand[p, strong] += 1


def weakest_in_hand(s, p, icon):
    weakest, shown = 0, ONE_LANE
    for card in range(8):
        if s.hand[p, card] and amount(CARD_ICONS[card], icon) < shown:
            weakest, shown = card, amount(CARD_ICONS[card], icon)
    return weakest


def strongest_in_deck(s, icon):
    strongest = 0
    for place in range(s.deck_cards):
        if amount(CARD_ICONS[s.deck[place]], icon) > amount(CARD_ICONS[s.deck[strongest]], icon):
            strongest = place
    return strongest
