"""What a learner sees of Moa, as if its seat were the first. Nothing here is hidden from that seat."""

from rookery.engine.features import Feature, Features
from rookery.engine.kit import lowest, put, put_bits, put_which

from .board import amount, leads, terrain_card
from .table import *

MOST_POINTS, MOST_ICONS, MOST_CARDS = 150, 99, DECK

FEATURES = Features(
    own=(Feature("hand", 8, 20, "bird cards, by kind"),),
    table=(
        Feature("round", 1, PERIODS * ROUNDS, "counted from 1 through both periods"),
        Feature("asked", len(ASKED), 1, "what is to be decided"),
        Feature("stage", 4, 1, "how far the turn has got: none, before the action, after it, after the turn"),
        Feature("turns", 1, SEATS, "turns of this round still to begin"),
        Feature("cards read", 1, 2, "of the two terrain cards"),
        Feature("terrain", 10, 1, "terrain of the left card, and of the right one"),
        Feature("instruction", 12, 1, "instruction of the left card, and of the right one"),
        Feature("terrain used", 30, 9, "terrain cards of this period so far, by terrain and instruction"),
        Feature("volcano", 1, ERUPTION, "spaces the marker has moved"),
        Feature("deck", 1, MOST_CARDS, "bird cards left"),
        Feature("discards", 8, 60, "bird cards, by kind"),
        Feature("display", 4, 60, "mammals on display"),
        Feature("mammal cards", 5, 60, "left in the deck, and discarded by kind"),
        Feature("supply", 6, 60, "karakia tiles that can be bought"),
        Feature("sales", 1, 12, "territories sold"),
        Feature("any territory", 1, 1, "the tile for any territory works"),
        Feature("used", 6, 9, "karakia tiles given back this turn"),
        Feature("invasion", 3, 60, "mammal cards still to be drawn, mammals still to come, being under attack"),
        Feature("battlefield", TERRITORIES, 1, "the territory under attack"),
        Feature("paying for", len(PAYMENTS), 1, "what is being paid for"),
        Feature("paying where", TERRITORIES, 1, "the territory it is for"),
        Feature("price", 1, MOST_ICONS, "icons it needs"),
        Feature("paid", 4, MOST_ICONS, "icons paid so far, by kind"),
        Feature("to discard", 1, 9, "cards still to be laid down"),
        Feature("invaded", TERRITORIES, 1, "a mammal tile lies there"),
        Feature("sold", TERRITORIES, 1, "sold to a mammal"),
        Feature("mammal", 4 * TERRITORIES, 1, "which mammal, territory by territory"),
        Feature("stronghold", TERRITORIES, 1, "there is one"),
        Feature("leader tile", 5 * TERRITORIES, 20, "its birds, fight, honour, karakia and points, if it lies there"),
        Feature("neutral birds", TERRITORIES, BIRDS, "of the neutral colour of two players"),
        Feature("neutral leader", TERRITORIES, 1, "of the neutral colour of two players"),
        Feature("neutral spare", 3, MOST_POINTS, "its birds and leaders left, and its points", least=-MOST_POINTS),
    ),
    seat=(
        Feature("to move", 1, 1, "decides now"),
        Feature("first", 1, 1, "has the first player token"),
        Feature("turn", 1, 1, "it is this seat's turn"),
        Feature("score", 1, MOST_POINTS, "points", least=-MOST_POINTS),
        Feature("hand cards", 1, MOST_CARDS, "how many"),
        Feature("spare", 2, BIRDS, "birds and leaders left to place"),
        Feature("karakia", 6, 9, "tiles held, by kind"),
        Feature("too new", 6, 1, "one of this kind cannot be used yet"),
        Feature("leader tiles", 5, 60, "birds, fight, honour, karakia and points on the tiles held"),
        Feature("beaten", 4, 60, "mammals beaten in this period"),
        Feature("sold to", 4, 60, "mammals sold to in this period"),
        Feature("birds", TERRITORIES, BIRDS, "in each territory"),
        Feature("leader", TERRITORIES, 1, "in this territory"),
        Feature("seller", TERRITORIES, 1, "has sold this territory"),
    ),
)


def own_number(players, seat, move):
    """No move of Moa names a seat."""
    return move


def features(s, viewer, row):
    for card in range(8):
        row[card] = s.hand[viewer, card]
    n = put_round(s, row, 8)
    n = put_supplies(s, row, n)
    n = put_decision(s, row, n)
    n = put_board(s, row, n)
    for k in range(s.players):
        n = put_seat(s, (viewer + k) % s.players, row, n)


def put_round(s, row, n):
    n = put(row, n, s.round)
    n = put_which(row, n, s.asked, len(ASKED))
    n = put_which(row, n, s.stage, 4)
    n = put(row, n, s.turns)
    n = put(row, n, s.cards_read)
    for place in range(2):
        n = put_which(row, n, terrain_card(s, place) // 6, 5)
    for place in range(2):
        n = put_which(row, n, terrain_card(s, place) % 6, 6)
    for i in range(s.terrain_drawn):
        row[n + s.terrain_deck[i]] += 1
    return n + 30


def put_supplies(s, row, n):
    n = put(row, n, s.volcano)
    n = put(row, n, s.deck_cards)
    for card in range(8):
        n = put(row, n, s.discards[card])
    for mammal in range(4):
        n = put(row, n, s.display[mammal])
    n = put(row, n, s.mammals_left)
    for mammal in range(4):
        n = put(row, n, s.mammal_discards[mammal])
    for kind in range(6):
        n = put(row, n, s.supply[kind])
    return put(row, n, s.sales)


def put_decision(s, row, n):
    n = put(row, n, s.anywhere)
    for kind in range(6):
        n = put(row, n, s.used[kind] if s.stage != NO_TURN else 0)
    n = put(row, n, s.to_draw)
    n = put(row, n, s.invaders)
    n = put(row, n, s.under_attack)
    n = put_bits(row, n, s.under_attack << s.battlefield, TERRITORIES)
    n = put_which(row, n, s.paying, len(PAYMENTS))
    somewhere = s.paying != NO_PAYMENT and s.paying != BUYING
    n = put_bits(row, n, somewhere << s.target, TERRITORIES)
    n = put(row, n, s.need if s.paying else 0)
    for icon in range(4):
        n = put(row, n, amount(s.paid, icon) if s.paying else 0)
    return put(row, n, s.to_discard)


def put_board(s, row, n):
    n = put_bits(row, n, s.invaded, TERRITORIES)
    n = put_bits(row, n, s.sold, TERRITORIES)
    for t in range(TERRITORIES):
        there = (s.invaded | s.sold) >> t & 1
        n = put_which(row, n, s.mammal[t] if there else -1, 4)
    n = put_bits(row, n, s.strongholds, TERRITORIES)
    for t in range(TERRITORIES):
        n = put_tiles(row, n, 1 << s.tile[t] if s.tiled >> t & 1 else 0)
    alone = s.players == 2
    for t in range(TERRITORIES):
        n = put(row, n, s.birds[t, NEUTRAL] if alone else 0)
    for t in range(TERRITORIES):
        n = put(row, n, leads(s, t, NEUTRAL) if alone else 0)
    n = put(row, n, s.spare_birds[NEUTRAL] if alone else 0)
    n = put(row, n, s.spare_leaders[NEUTRAL] if alone else 0)
    return put(row, n, within_bounds(s.score[NEUTRAL]) if alone else 0)


def put_tiles(row, n, tiles):
    """What some leader tiles show."""
    icons, points = 0, 0
    while tiles:
        icons += TILE_ICONS[lowest(tiles)]
        points += TILE_POINTS[lowest(tiles)]
        tiles &= tiles - 1
    for icon in range(4):
        n = put(row, n, amount(icons, icon))
    return put(row, n, points)


def within_bounds(points):
    return max(-MOST_POINTS, min(MOST_POINTS, points))


def put_seat(s, p, row, n):
    n = put(row, n, s.seat == p)
    n = put(row, n, s.first == p)
    n = put(row, n, s.stage != NO_TURN and s.turn == p)
    n = put(row, n, within_bounds(s.score[p]))
    n = put(row, n, s.hand_cards[p])
    n = put(row, n, s.spare_birds[p])
    n = put(row, n, s.spare_leaders[p])
    for kind in range(6):
        n = put(row, n, s.karakia[p, kind])
    n = put_bits(row, n, s.fresh[p], 6)
    n = put_tiles(row, n, s.tiles_held[p])
    for mammal in range(4):
        n = put(row, n, s.beaten[p, mammal])
    for mammal in range(4):
        n = put(row, n, s.sold_to[p, mammal])
    for t in range(TERRITORIES):
        n = put(row, n, s.birds[t, p])
    for t in range(TERRITORIES):
        n = put(row, n, leads(s, t, p))
    for t in range(TERRITORIES):
        n = put(row, n, s.sold >> t & 1 and s.seller[t] == p)
    return n
