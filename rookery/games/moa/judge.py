"""What a position is worth, as an experienced player would judge it: for bots, never for the rules.

Points come from land, held at the end of each period, and from mammals, beaten or sold to. Cards in the hand are land
not yet taken; they are lost with the period. All worths are hundredths of a point, all chances thousandths.
"""

from rookery.engine.kit import count, lowest

from .board import amount, colours, leads, purse, still_there
from .table import *

HABITS = {"depth": 20, "picks": 2, "open_at": 2, "swing": 600, "trust": 2.0, "curiosity": 0.3, "greed": 0.2}

# Weights.
BIRD_WORTH, FIGHT_WORTH, HONOUR_WORTH, KARAKIA_WORTH = 110, 70, 140, 70  # an icon on a card, with time to play it
FIGHT_FOR_MAMMAL = 15  # more for each fight when a mammal can be attacked
PACE = 4  # cards that an action can make good use of
TILE_WORTH = 170  # a leader tile with icons
HAND_TO_COME = 1800  # what the cards of a later period bring
DRAW_WORTH, EXCHANGE_WORTH, TWO_FIGHT_WORTH = 150, 80, 110  # karakia tiles
ANY_TERRITORY_WORTH, MOVE_WORTH, STRONGHOLD_WORTH = 80, 150, 150
SPARE_BIRD, SPARE_BIRDS_WANTED = 25, 6  # birds that are left to be placed
BIRD_IN_THE_AIR = 150  # one that is being moved
DOUBT, DOUBT_OF_ROUND, DOUBT_OF_PERIOD = 60, 70, 600  # hundredths of half a piece
LATER = 550  # land held now is held in a later period, too
WEASELS = 33  # hundredths of an invasion in a round
CALLS = 14  # likewise for each mammal on display
NEWCOMERS = 8  # likewise from mammals not yet drawn, for each round after
INVASIONS_OF_PERIOD = 800
RISK_STEP = 22  # thousandths of risk for each tenth of an invasion expected
MOST_RISK = 900
DEFENCE = 70  # thousandths of a fallen territory saved by each fight in the hand
PAYMENT = 70  # hundredths of its worth that an icon still to be paid costs


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
    if s.paying != PLACING and s.paying != SETTLING and s.paying != ATTACKING:
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
    if icon == BIRD:
        return BIRD_WORTH
    if icon == FIGHT:
        return FIGHT_WORTH + FIGHT_FOR_MAMMAL * min(3, count(s.invaded))
    if icon == HONOUR:
        return HONOUR_WORTH
    return KARAKIA_WORTH


def cards(s, p):
    """Cards in the hand, as far as there is time for them: each further card for the same actions is worth less."""
    time = PACE * actions_to_come(s, p)
    if time == 0 or s.hand_cards[p] == 0:
        return 0
    icons = 0
    for card in range(8):
        icons += s.hand[p, card] * CARD_ICONS[card]
    worth = 0
    for icon in range(4):
        worth += amount(icons, icon) * icon_worth(s, icon)
    return worth * time // (time + s.hand_cards[p])


def tiles(s, p):
    """Karakia and leader tiles can wait for the next period, but not for ever. Birds to place are needed, too."""
    actions = actions_to_come(s, p) + ROUNDS * periods_to_come(s)
    worth = TILE_WORTH * count(s.tiles_held[p])
    if is_paying(s, p, LEADING) and s.tiled >> s.target & 1:
        worth += TILE_WORTH
    if is_paying(s, p, BUYING):
        worth += karakia_worth(s, PURCHASES[s.subject, 0])
        if PURCHASES[s.subject, 1] != PURCHASES[s.subject, 0]:
            worth += karakia_worth(s, PURCHASES[s.subject, 1])
    for kind in range(6):
        worth += s.karakia[p, kind] * karakia_worth(s, kind)
    if s.anywhere and s.turn == p and s.stage == BEFORE_ACTION:
        worth += ANY_TERRITORY_WORTH
    worth += SPARE_BIRD * min(s.spare_birds[p], SPARE_BIRDS_WANTED)
    return worth * actions // (actions + 2)


def karakia_worth(s, kind):
    if kind == DRAW_ONE:
        return DRAW_WORTH
    if kind == EXCHANGE_THREE:
        return EXCHANGE_WORTH
    if kind == TWO_FIGHT:
        return TWO_FIGHT_WORTH
    if kind == ANY_TERRITORY:
        return ANY_TERRITORY_WORTH
    if kind == MOVE_BIRDS:
        return MOVE_WORTH
    return STRONGHOLD_WORTH


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
    here = 1 << s.target
    invaded, sold, strongholds = s.invaded, s.sold, s.strongholds
    if s.paying == ATTACKING or s.paying == DEFENDING or s.paying == SETTLING:
        invaded &= ~here
        strongholds |= here
    elif s.paying == SELLING:
        sold |= here
    elif s.under_attack:
        invaded &= ~(1 << s.battlefield)
    exposed = still_there(s) & ~(invaded | sold | strongholds)
    walls = count(exposed)
    invasions = invasions_to_come(s)
    birds = birds_on_the_way(s)
    doubt = DOUBT + DOUBT_OF_ROUND * rounds_to_come(s)
    later = periods_to_come(s)
    saved = min(900, DEFENCE * amount(purse(s, p), FIGHT))
    worth = 0
    places = still_there(s) & ~invaded
    while places:
        t = lowest(places)
        places &= places - 1
        mine = strength(s, t, p, birds)
        if mine == 0:
            if s.asked == FOR_MOVE and s.target == t and s.seat == p:
                worth += BIRD_IN_THE_AIR
            continue
        if s.asked == FOR_MOVE and s.target == t and s.seat == p:
            worth += 2 * BIRD_IN_THE_AIR
        if sold >> t & 1:
            worth += (1 + later) * harvest(s, t, p, mine, birds, 10)
            continue
        before = count(exposed & ((1 << t) - 1))
        if strongholds >> t & 1:
            before = walls + count(strongholds & ((1 << t) - 1))
        fall = risk(invasions, before) * (1000 - saved) // 1000
        if s.under_attack and s.battlefield == t and s.paying != DEFENDING:
            fall = max(fall, 500)
        worth += harvest(s, t, p, mine, birds, doubt) * (1000 - fall) // 1000
        if later:
            fall = max(fall, risk(invasions + INVASIONS_OF_PERIOD, before))
            worth += harvest(s, t, p, mine, birds, doubt + DOUBT_OF_PERIOD) * (1000 - fall) // 1000 * LATER // 1000
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


def harvest(s, t, p, mine, birds, doubt):
    """First and second place, by how far ahead of the others one is."""
    best = second = 0
    for c in range(colours(s)):
        if c != p:
            there = strength(s, t, c, birds)
            if there > best:
                best, second = there, best
            elif there > second:
                second = there
    to_be_first = hope(mine - best, doubt)
    to_be_placed = hope(mine - second, doubt)
    first, placed = FIRST_POINTS[t], SECOND_POINTS[t]
    if t == VOLCANO:
        first -= TRACK[s.volcano]
        placed -= TRACK[s.volcano]
    return (to_be_first * first + (to_be_placed - to_be_first) * max(0, placed)) // 10


def hope(ahead, doubt):
    """The chance to stay ahead: none of it certain as long as there is doubt."""
    return 500 + 50000 * ahead // (100 * abs(ahead) + doubt)


def invasions_to_come(s):
    """Invasions to expect in this period, in hundredths."""
    rounds = rounds_to_come(s)
    called = min(90, CALLS * rounds)
    waiting = s.display[DOG] + s.display[POSSUM] + s.display[RAT]
    return 100 * s.invaders + 25 * s.to_draw + WEASELS * rounds + called * waiting + NEWCOMERS * rounds * rounds // 2


def risk(invasions, before):
    """Mammals come to the lowest number first: the chance that they come as far as this one."""
    return min(MOST_RISK, max(0, 500 + (invasions - 100 * before - 50) * RISK_STEP // 10))
