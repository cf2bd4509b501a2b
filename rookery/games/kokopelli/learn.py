"""What a learner sees of Kokopelli, as if its seat were the first. Nothing here is hidden from that seat."""

from rookery.engine.features import Feature, Features
from rookery.engine.kit import put, put_bits, put_which

from .table import *

MOST_POINTS, MOST_ROUNDS = 150, 60
MOST_CARDS = 12 * COPIES + KOKOPELLIS  # of one player, with all tiles that can be in play

FEATURES = Features(
    own=(
        Feature("hand", 17, 9, "cards in the hand, by kind"),
        Feature("deck", 17, 9, "cards in the own deck, by kind: which is known, in what order is not"),
        Feature("fresh", 17, 2, "cards just drawn that a Birthday may add, by kind"),
    ),
    table=(
        Feature("prize", 16, 4, "what completing this ceremony pays next; 0: not in play"),
        Feature("end tokens", 1, 12, "still in the stack"),
        Feature("round", 1, MOST_ROUNDS, "counted from 1"),
        Feature("last round", 1, 1, "the end has come"),
        Feature("asked", len(ASKED), 1, "what is to be decided: action, more, birthday, exchange, surplus"),
        Feature("actions", 2, 6, "still to take, and extra ones by a Vase"),
        Feature("more", 2, 1, "a Chief's or a Warrior's further card may follow"),
        Feature("under and up", 2, MOST_CARDS, "cards still to go under the deck, and to be drawn then"),
    ),
    seat=(
        Feature("to move", 1, 1, "decides now"),
        Feature("score", 1, MOST_POINTS, "points"),
        Feature("hand cards", 1, MOST_CARDS, "how many"),
        Feature("deck cards", 1, MOST_CARDS, "how many"),
        Feature("Vase paid", 1, 1, "the Vase of this village has paid this turn"),
        Feature("village", 16 * PLACES, 6, "cards of each ceremony on each place of the village, place by place"),
        Feature("Kokopelli laid", PLACES, 5, "how many of those cards are Kokopelli, by place"),
        Feature("first card", PLACES, 1, "the ceremony that this action's first card was added to"),
        Feature("works", 16, 1, "ceremonies going on in this village"),
        Feature("discards", 17, MOST_CARDS, "by kind"),
    ),
)


def own_number(players, seat, move):
    """Villages are counted from the own one."""
    if not OPEN <= move < UNDER:
        return move
    first = move - (move - OPEN) % SPACES
    village, place = (move - first) // PLACES, (move - first) % PLACES
    if village >= players:
        return move
    return first + PLACES * ((village - seat) % players) + place


def features(s, viewer, row):
    n = put_own(s, viewer, row, 0)
    n = put_table(s, row, n)
    for k in range(s.players):
        n = put_seat(s, (viewer + k) % s.players, row, n)


def put_own(s, viewer, row, n):
    for card in range(17):
        row[n + card] = s.hand[viewer, card]
    for i in range(s.deck_cards[viewer]):
        row[n + 17 + s.deck[viewer, (s.deck_top[viewer] + i) % DECK_ROOM]] += 1
    for i in range(2):
        if s.seat == viewer and s.fresh[i] != NO_CARD:
            row[n + 34 + s.fresh[i]] += 1
    return n + 51


def put_table(s, row, n):
    for ceremony in range(16):
        row[n + ceremony] = s.prize[ceremony]
    n = put(row, n + 16, s.end_tokens)
    n = put(row, n, min(s.round, MOST_ROUNDS))
    n = put(row, n, s.ending)
    n = put_which(row, n, s.asked, len(ASKED))
    n = put(row, n, s.actions)
    n = put(row, n, s.extra)
    n = put(row, n, s.chief)
    n = put(row, n, s.warrior)
    n = put(row, n, s.to_go_under)
    return put(row, n, s.to_draw)


def put_seat(s, p, row, n):
    n = put(row, n, s.seat == p)
    n = put(row, n, min(s.score[p], MOST_POINTS))
    n = put(row, n, s.hand_cards[p])
    n = put(row, n, s.deck_cards[p])
    n = put_bits(row, n, s.rewarded >> p & 1, 1)
    n = put_village(s, p, row, n)
    n = put_bits(row, n, s.works[p], 16)
    for card in range(17):
        row[n + card] = s.discards[p, card]
    return n + 17


def put_village(s, p, row, n):
    laid, first = n + 16 * PLACES, n + 17 * PLACES
    for place in range(PLACES):
        space = PLACES * p + place
        row[n + 16 * place + s.ceremony[space]] = s.cards[space]
        row[laid + place] = s.kokopellis[space]
        row[first + place] = s.asked == FOR_MORE and s.first_space == space
    return first + PLACES
