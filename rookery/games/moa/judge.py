"""What a position is worth, as an experienced player would judge it: for bots, never for the rules.

Points come from land, held at the end of each period, and from mammals, beaten or sold to. Cards in the hand are land
not yet taken; they are lost with the period. All worths are hundredths of a point, all chances thousandths.
"""

import numpy as np

from rookery.engine.kit import count, lowest

from .actions import places_birds
from .board import amount, colours, leads, purse, still_there
from .table import *

# Tuned by duels: docs/tuning.md.
HABITS = {"depth": 4, "picks": 3, "open_at": 2, "swing": 800, "trust": 16.0, "curiosity": 0.2, "greed": 0.2}
HABITS_OF_EXPERIENCE = {"depth": 0}  # which tells more of a position than what is played on from there

# Terrain cards that call each mammal, and those that move the volcano's marker.
_TOLD = [int(card) % 6 for card in TERRAIN_CARDS]
CALLS = np.array([_TOLD.count(mammal) for mammal in range(TRADERS)])
VOLCANO_CARDS = _TOLD.count(VOLCANO_UP)

# Weights: halfway between those of judging the games of `greedy` and those of judging the games of `search:100` (least
# squares; docs/tuning.md), rounded.
ICON_WORTHS = np.array([[84, 78, 81, 108], [150, 84, 101, 167]])  # in the last period and before, with time to play it
FIGHT_FOR_MAMMAL = 5  # more for each fight when a mammal can be attacked
HONOUR_FOR_SALE = 8  # more for each honour when a mammal wants to buy land
OTHER_USE = 78  # hundredths of their worth that icons have which are not the best use of a card
PACE = 3  # cards that an action can make good use of
TILE_WORTH = 135  # a leader tile, beside its points
HAND_TO_COME = 1400  # what the cards of a later period bring; chosen, for it is the same for all seats
ANY_TERRITORY_WORTH = 129
KARAKIA_WORTHS = np.array([274, 187, 285, ANY_TERRITORY_WORTH, 407, 145])  # the tiles, with time to use them
SPARE_BIRD, SPARE_BIRDS_WANTED = 24, 6  # birds that are left to be placed
BIRD_IN_THE_AIR = 214  # one that is being moved
DOUBT, DOUBT_OF_ROUND = 32, 66  # in hundredths of half a piece: a lead of that size lasts three times of four
HELD, LATER = 926, 1055  # thousandths that land held now counts for in this period and a later one, if no mammal comes
FADE = 48  # for each round to come, thousandths that count for later instead
WEASELS = 39  # hundredths of an invasion in a round
NEWCOMERS = 12  # likewise from mammals not yet drawn, for each round after
INVASIONS_OF_PERIOD = 1317  # hundredths
RISK_STEP = 22  # thousandths of risk for each tenth of an invasion expected
MOST_RISK = 820
DEFENCE, MOST_DEFENCE = 34, 460  # thousandths of the risk that each fight in the hand takes away
PAYMENT = 76  # hundredths of its worth that an icon still to be paid costs


def estimate(s, p):
    """The points that a seat can expect at the end, in hundredths."""
    points = 100 * s.score[p] + trophies(s, p) + land(s, p) + cards(s, p) + tiles(s, p) - still_to_pay(s, p)
    return points + periods_to_come(s) * HAND_TO_COME


# Time ----------------------------------------------------------------------------------------------------------------


def rounds_to_come(s):
    """After this one, in this period."""
    return (ROUNDS - s.round % ROUNDS) % ROUNDS


def periods_to_come(s):
    return PERIODS - 1 - (s.round - 1) // ROUNDS


def actions_to_come(s, p):
    """Actions a seat still has in this period; one that is being paid for counts as taken."""
    actions = rounds_to_come(s)
    if (p + s.players - s.first) % s.players >= s.players - s.turns:
        actions += 1
    if s.turn == p and s.stage == BEFORE_ACTION and s.paying == NO_PAYMENT:
        actions += 1
    return actions


# What is being done --------------------------------------------------------------------------------------------------


def is_paying(s, p, action):
    return s.paying == action and s.seat == p


def birds_on_the_way(s):
    """Birds of the payment at hand; before the first card those of the best one."""
    if not places_birds(s):
        return 0
    birds = amount(s.paid, BIRD)
    if s.paying == PLACING and birds == 0:
        birds = most_birds_on_a_card(s, s.seat)
    return min(birds, s.spare_birds[s.seat])


def most_birds_on_a_card(s, p):
    most = 1
    for card in range(8):
        if s.hand[p, card]:
            most = max(most, amount(CARD_ICONS[card], BIRD))
    return most


def still_to_pay(s, p):
    """What has been begun counts as had, so the cards it will still cost must not."""
    if s.paying == NO_PAYMENT or s.seat != p:
        return 0
    icon = PAID_WITH[s.paying]
    missing = s.need - amount(s.paid, icon)
    if s.paying == PLACING and missing > 0:
        missing = birds_on_the_way(s)
    return max(0, missing) * icon_worth(s, icon) * PAYMENT // 100


# Cards and tiles -----------------------------------------------------------------------------------------------------


def icon_worth(s, icon):
    """Fight is worth more while mammals can be attacked, honour while they wait to buy land."""
    worth = ICON_WORTHS[periods_to_come(s), icon]
    if icon == FIGHT:
        worth += FIGHT_FOR_MAMMAL * min(3, count(s.invaded))
    elif icon == HONOUR:
        worth += HONOUR_FOR_SALE * min(3, waiting_mammals(s))
    return worth


def cards(s, p):
    """Cards in the hand, as far as there is time for them: each further card for the same actions is worth less."""
    time = PACE * actions_to_come(s, p)
    if time == 0 or s.hand_cards[p] == 0:
        return 0
    worth = 0
    for card in range(8):
        if s.hand[p, card]:
            worth += s.hand[p, card] * card_worth(s, card)
    return worth * time // (time + s.hand_cards[p])


def card_worth(s, card):
    """A card is spent for one kind of icon: the best of them counts, the others for the choice they leave."""
    best = others = 0
    for icon in range(4):
        worth = amount(CARD_ICONS[card], icon) * icon_worth(s, icon)
        others += min(best, worth)
        best = max(best, worth)
    return best + others * OTHER_USE // 100


def tiles(s, p):
    """Karakia and leader tiles can wait for the next period, but not for ever. Birds to place are needed, too."""
    actions = actions_to_come(s, p) + ROUNDS * periods_to_come(s)
    worth = TILE_WORTH * count(s.tiles_held[p])
    if is_paying(s, p, LEADING) and s.tiled >> s.target & 1:
        worth += TILE_WORTH
    if is_paying(s, p, BUYING):
        worth += KARAKIA_WORTHS[PURCHASES[s.subject, 0]]
        if PURCHASES[s.subject, 1] != PURCHASES[s.subject, 0]:
            worth += KARAKIA_WORTHS[PURCHASES[s.subject, 1]]
    for kind in range(6):
        worth += s.karakia[p, kind] * KARAKIA_WORTHS[kind]
    if s.anywhere and s.turn == p and s.stage == BEFORE_ACTION:
        worth += ANY_TERRITORY_WORTH
    worth += SPARE_BIRD * min(s.spare_birds[p], SPARE_BIRDS_WANTED)
    return worth * actions // (actions + 2)


def trophies(s, p):
    """Mammals beaten and sold to in this period, and leader tiles with points: they are as good as scored."""
    points = 0
    for mammal in range(4):
        points += (s.beaten[p, mammal] + s.sold_to[p, mammal]) * MAMMAL_POINTS[mammal]
    if is_paying(s, p, ATTACKING) or is_paying(s, p, DEFENDING):
        points += MAMMAL_POINTS[s.mammal[s.target]]
    if is_paying(s, p, SELLING):
        points += MAMMAL_POINTS[s.subject]
    held = s.tiles_held[p]
    while held:
        points += TILE_POINTS[lowest(held)]
        held &= held - 1
    if is_paying(s, p, LEADING) and s.tiled >> s.target & 1:
        points += TILE_POINTS[s.tile[s.target]]
    return 100 * points


# Land ----------------------------------------------------------------------------------------------------------------


def land(s, p):
    """What all territories will bring, in this period and later."""
    invaded, sold, strongholds = s.invaded, s.sold, s.strongholds
    if s.paying == ATTACKING or s.paying == DEFENDING or s.paying == SETTLING:
        invaded &= ~(1 << s.target)
        strongholds |= 1 << s.target
    elif s.paying == SELLING:
        sold |= 1 << s.target
    elif s.under_attack:
        invaded &= ~(1 << s.battlefield)
    exposed = still_there(s) & ~(invaded | sold | strongholds)
    invasions = invasions_to_come(s)
    saved = min(MOST_DEFENCE, DEFENCE * amount(purse(s, p), FIGHT))
    birds = birds_on_the_way(s)
    rounds = rounds_to_come(s)
    fade = FADE * rounds
    doubt = DOUBT + DOUBT_OF_ROUND * (rounds * s.players + s.turns) // s.players
    later = periods_to_come(s)
    worth = 0
    places = still_there(s) & ~invaded
    while places:
        t = lowest(places)
        places &= places - 1
        mine = strength(s, t, p, birds)
        if mine == 0:
            continue
        best, second = rivals(s, t, p, birds)
        if sold >> t & 1:
            worth += (1 + later) * harvest(s, t, mine - best, mine - second, 10, rounds)
            continue
        before = count(exposed & ((1 << t) - 1))
        if strongholds >> t & 1:
            before = count(exposed) + count(strongholds & ((1 << t) - 1))
        fall = risk(invasions, before) * (1000 - saved) // 1000
        points = harvest(s, t, mine - best, mine - second, doubt, rounds)
        worth += points * (1000 - fall) // 1000 * (HELD - fade) // 1000
        if later:
            fall = max(fall, risk(invasions + INVASIONS_OF_PERIOD, before))
            if t == VOLCANO:
                points = harvest(s, t, mine - best, mine - second, doubt, rounds + ROUNDS)
            worth += points * (1000 - fall) // 1000 * (LATER + fade) // 1000
    if s.asked == FOR_MOVE and s.seat == p:
        worth += BIRD_IN_THE_AIR * min(2, s.birds[s.target, p])
    return worth


def strength(s, t, c, birds):
    """Half pieces of a colour in a territory: two for each, and one for a leader, who decides between equals."""
    there = 2 * s.birds[t, c] + 3 * leads(s, t, c)
    if s.target == t:
        if s.paying == SELLING:
            there = min(2, there) if s.seat == c else 2 * s.birds[t, c]
        elif s.seat == c:
            there += 2 * birds
            if s.paying == LEADING:
                there += 3
            elif s.asked == FOR_MOVE:
                there = max(0, there - 4)
    return there


def rivals(s, t, p, birds):
    """The two strongest others in a territory."""
    best = second = 0
    for c in range(colours(s)):
        if c != p:
            there = strength(s, t, c, birds)
            if there > best:
                best, second = there, best
            elif there > second:
                second = there
    return best, second


def harvest(s, t, ahead, ahead_of_second, doubt, rounds):
    """First and second place, by how far ahead of the others one is."""
    to_be_first = hope(ahead, doubt)
    to_be_placed = hope(ahead_of_second, doubt)
    lost = lost_to_volcano(s, rounds) if t == VOLCANO else 0
    first, placed = max(0, 100 * FIRST_POINTS[t] - lost), max(0, 100 * SECOND_POINTS[t] - lost)
    return (to_be_first * first + (to_be_placed - to_be_first) * placed) // 1000


def hope(ahead, doubt):
    """The chance to stay ahead: none of it certain as long as there is doubt."""
    return 500 + 50000 * ahead // (100 * abs(ahead) + doubt)


def lost_to_volcano(s, rounds):
    """By how much the volcano will be worth less at the end of some rounds, when everything may be lost."""
    space = 100 * s.volcano + VOLCANO_CARDS * 200 * rounds // TERRAIN_DECK
    part = space % 100
    return lost_on_space(space // 100) * (100 - part) + lost_on_space(space // 100 + 1) * part


def lost_on_space(space):
    return TRACK[space] if space < ERUPTION else FIRST_POINTS[VOLCANO]


def waiting_mammals(s):
    """Mammals on display, who may invade, or buy."""
    return s.display[DOG] + s.display[POSSUM] + s.display[RAT]


def invasions_to_come(s):
    """Invasions to expect in this period, in hundredths: by those who are called by terrain cards, and by weasels."""
    rounds = rounds_to_come(s)
    calls = 0
    for mammal in range(TRADERS):
        calls += s.display[mammal] * CALLS[mammal]
    for i in range(s.terrain_drawn):
        if s.terrain_deck[i] % 6 < TRADERS:
            calls -= s.display[s.terrain_deck[i] % 6]
    called = min(100 * waiting_mammals(s), calls * 200 * rounds // (TERRAIN_DECK - s.terrain_drawn))
    return 100 * s.invaders + 25 * s.to_draw + called + (WEASELS + NEWCOMERS * rounds // 2) * rounds


def risk(invasions, before):
    """Mammals come to the lowest number first: the chance that they come as far as this one."""
    return min(MOST_RISK, max(0, 500 + (invasions - 100 * before - 50) * RISK_STEP // 10))
