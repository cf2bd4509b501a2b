"""Step B of a round: the six actions, and how they are paid."""

from rookery.engine.kit import below, count, list_each, list_one, lowest, note

from .board import (
    amount,
    ask,
    build_stronghold,
    colours,
    fight_of_tiles,
    free_of_mammals,
    give_back,
    lay_down,
    leads,
    open_territories,
    pieces,
    purse,
    put_leader,
    remove_leader,
    remove_leader_tile,
    take_mammal_tile,
    tile_left,
    usable,
)
from .invasion import defend
from .karakia import may_build, may_draw_cards, may_move_birds
from .table import *

# A turn -----------------------------------------------------------------------------------------------------


def begin_turn(s):
    """M15. One action each, clockwise, starting with the first player."""
    p = (s.first + s.players - s.turns) % s.players
    s.turns -= 1
    s.turn = p
    s.stage = BEFORE_ACTION
    s.anywhere = 0
    for kind in range(6):
        s.used[kind] = 0
    if s.bought_tile_ready == READY_ON_OWN_TURN:
        s.fresh[p] = 0
    note(s, TURN, p)


def offer_action(s):
    """M34. Whoever has neither cards nor tiles passes without being asked."""
    if has_cards_or_tiles(s, s.turn):
        ask(s, s.turn, FOR_TURN)
    else:
        note(s, OUT_OF_CARDS, s.turn)
        end_turn(s)


def has_cards_or_tiles(s, p):
    """M34. A leader tile with points counts as a tile, too (A10). D11: the Polish rules count cards only."""
    if s.hand_cards[p] > 0 or not s.act_with_tiles_only:
        return s.hand_cards[p] > 0
    held = s.tiles_held[p]
    for kind in range(6):
        held += s.karakia[p, kind]
    return held > 0


def take_action(s, move):
    """M15. An action is chosen; it happens once it is paid."""
    if move < LEAD:
        start_paying(s, PLACING, move - PLACE, 0, 1)
    elif move < ATTACK:
        start_paying(s, LEADING, move - LEAD, 0, LEADER_HONOUR)
    elif move < SELL:
        start_paying(s, ATTACKING, move - ATTACK, 0, MAMMAL_FIGHT[s.mammal[move - ATTACK]])
    elif move < BUY:
        mammal = (move - SELL) // TERRITORIES
        start_paying(s, SELLING, (move - SELL) % TERRITORIES, mammal, price(s, mammal))
    else:
        start_paying(s, BUYING, 0, move - BUY, PURCHASE_COST[move - BUY])


def action_done(s):
    s.paying = NO_PAYMENT
    s.stage = AFTER_ACTION


def offer_end_of_turn(s):
    """M27. After the action a player is asked only if there is a tile to use; otherwise the turn ends."""
    p = s.turn
    if may_draw_cards(s, p) or may_move_birds(s, p) or may_build(s, p):
        ask(s, p, FOR_AFTER)
    else:
        end_turn(s)


def end_turn(s):
    """M27, M46. Tiles bought may be used from now on; with two players the die is rolled."""
    if s.bought_tile_ready == READY_AFTER_TURN:
        s.fresh[s.turn] = 0
    s.anywhere = 0
    if s.players == 2:
        s.stage = AFTER_TURN
        s.rolled = below(s, TERRITORIES)
        note(s, ROLLED, s.turn, s.rolled + 1)
    else:
        s.stage = NO_TURN


# Paying: cards and tiles, one after the other ---------------------------------------------------------------


def start_paying(s, action, t, subject, need):
    s.paying = action
    s.target = t
    s.subject = subject
    s.need = need
    s.paid = 0


def pay_or_ask(s):
    """M16, Z5. The player chooses what to spend next, as long as there is a choice; what is forced just happens."""
    p = s.seat
    ends = most_to_put(s, p) - least_to_put(s) + 1 if paid_enough(s) else 0
    things = things_to_spend(s, p)
    if ends == 1 and things == 0:
        finish_paying(s, p, least_to_put(s))
    elif ends == 0 and count(things) == 1:
        spend(s, p, lowest(things))
    else:
        s.asked = FOR_PAYMENT


def paid_enough(s):
    return amount(s.paid, PAID_WITH[s.paying]) >= s.need


def places_birds(s):
    """Does this payment end with birds being placed? Z2: by the strict option birds are paid after the fight."""
    return s.paying in (PLACING, SETTLING) or (s.paying == ATTACKING and s.fight_and_birds_of_one_card == 1)


def least_to_put(s):
    """R29. At least one bird is placed; after an attack there may be none."""
    return 1 if s.paying == PLACING else 0


def most_to_put(s, p):
    """M17. As many birds as icons were spent, or as many as are left (R30)."""
    if not places_birds(s):
        return 0
    return min(amount(s.paid, BIRD), s.spare_birds[p])


def things_to_spend(s, p):
    """What could be spent next, a bit each: bird cards, then kinds of leader tiles, then the Two Fight tile.

    Any card may be spent, even if it is wasted (A3); of tiles only those that help (Z3)."""
    things = 0
    for card in range(8):
        if s.hand[p, card]:
            things |= 1 << card
    held = s.tiles_held[p]
    while held:
        tile = lowest(held)
        held &= held - 1
        if helps(s, TILE_ICONS[tile]):
            things |= 1 << 8 + KIND_OF_TILE[tile]
    if PAID_WITH[s.paying] == FIGHT and usable(s, p, TWO_FIGHT):
        things |= 1 << 20
    return things


def helps(s, icons):
    """Does a leader tile show an icon that counts for this payment?"""
    return amount(icons, PAID_WITH[s.paying]) > 0 or (places_birds(s) and amount(icons, BIRD) > 0)


def spend(s, p, thing):
    """M16. A card goes to the discards, a used leader tile leaves the game, a karakia tile returns to the supply."""
    if thing < 8:
        s.paid += CARD_ICONS[thing]
        lay_down(s, p, thing)
        note(s, SPENT, p, thing)
    elif thing < 20:
        tile = lowest(s.tiles_held[p] & TILES_OF_KIND[thing - 8])
        s.paid += TILE_ICONS[tile]
        s.tiles_held[p] &= ~(1 << tile)
        note(s, SPENT_TILE, p, thing - 8)
    else:
        s.paid += FIGHT_OF_TILE << LANE * FIGHT
        give_back(s, p, TWO_FIGHT)
        note(s, SPENT_KARAKIA, p, TWO_FIGHT)


def finish_paying(s, p, birds):
    """What was paid for happens."""
    if s.paying == PLACING:
        place_birds(s, p, s.target, birds)
        action_done(s)
    elif s.paying == SETTLING:
        settle(s, p, s.target, birds)
    elif s.paying == LEADING:
        place_leader(s, p, s.target)
        action_done(s)
    elif s.paying == ATTACKING:
        attack(s, p, s.target, birds)
    elif s.paying == SELLING:
        sell_land(s, p, s.target, s.subject)
    elif s.paying == BUYING:
        take_karakia_tiles(s, p, s.subject)
        action_done(s)
    else:
        s.paying = NO_PAYMENT
        defend(s, p)


def list_payments(s, p, out):
    """M16. Another card or tile, or the end of the payment with so many birds placed."""
    things = things_to_spend(s, p)
    n = list_each(out, 0, SPEND, things & 0xFFFFF)
    if things >> 20:
        n = list_one(out, n, SPEND_TWO_FIGHT)
    if paid_enough(s):
        if not places_birds(s):
            return list_one(out, n, DONE)
        for birds in range(least_to_put(s), most_to_put(s, p) + 1):
            n = list_one(out, n, PUT + birds)
    return n


# Place birds ------------------------------------------------------------------------------------------------


def place_birds(s, p, t, birds):
    """M17. Up to as many birds as icons spent; the rest of the icons is lost (R32)."""
    s.spare_birds[p] -= birds
    s.birds[t, p] += birds
    if birds:
        note(s, PLACED, p, birds, t + 1)


# Place leader -----------------------------------------------------------------------------------------------


def where_to_lead(s, c, territories):
    """M19, R36. Where the colour has at least as many birds as any other, at least one, and nobody has a leader."""
    places = 0
    territories &= ~s.led & free_of_mammals(s)
    while territories:
        t = lowest(territories)
        territories &= territories - 1
        most = 1
        for other in range(colours(s)):
            most = max(most, s.birds[t, other])
        if s.birds[t, c] == most:
            places |= 1 << t
    return places


def place_leader(s, p, t):
    """M20. Whoever places a leader takes the leader tile, if it is still there (R37)."""
    put_leader(s, p, t)
    note(s, LED, p, t + 1)
    if s.tiled >> t & 1:
        s.tiles_held[p] |= 1 << s.tile[t]
        note(s, TOOK_TILE, p, KIND_OF_TILE[s.tile[t]], t + 1)
        remove_leader_tile(s, t)


# Attack and place birds -------------------------------------------------------------------------------------


def where_to_attack(s, territories, fight):
    """M21. Where a mammal has invaded (not bought), and the fight is enough for it."""
    places = 0
    territories &= s.invaded
    while territories:
        t = lowest(territories)
        territories &= territories - 1
        if fight >= MAMMAL_FIGHT[s.mammal[t]]:
            places |= 1 << t
    return places


def attack(s, p, t, birds):
    """M22. The attacker takes the mammal tile, may place birds, and builds a stronghold in any case."""
    note(s, BEAT, p, s.mammal[t], t + 1)
    take_mammal_tile(s, p, t)
    if s.fight_and_birds_of_one_card:
        settle(s, p, t, birds)
    else:
        start_paying(s, SETTLING, t, 0, 0)  # R33: birds are paid with other cards


def settle(s, p, t, birds):
    place_birds(s, p, t, birds)
    build_stronghold(s, p, t)
    action_done(s)


# Sell land --------------------------------------------------------------------------------------------------


def price(s, mammal):
    """M23. The printed honour, and one more for every sale of the game so far, whoever made it (R40)."""
    return MAMMAL_HONOUR[mammal] + s.sales


def present(s, p):
    """Territories where a player has a piece."""
    places = 0
    for t in range(TERRITORIES):
        if pieces(s, t, p):
            places |= 1 << t
    return places


def sell_land(s, p, t, mammal):
    """M24. The mammal card is kept for scoring; its tile, leader tile and stronghold make room for the sale."""
    note(s, SOLD, p, t + 1, mammal, s.need)
    s.display[mammal] -= 1
    s.sold_to[p, mammal] += 1
    s.sales += 1
    remove_leader_tile(s, t)
    s.strongholds &= ~(1 << t)
    s.sold |= 1 << t
    s.mammal[t] = mammal
    s.seller[t] = p
    if s.keep_leader_when_selling and leads(s, t, p) and s.birds[t, p]:
        s.paying = NO_PAYMENT
        s.asked = FOR_KEEP
    else:
        leave_one_piece(s, p, t, leads(s, t, p) and s.birds[t, p] == 0)


def leave_one_piece(s, p, t, keep_leader):
    """M24. The seller leaves one bird, or the leader if it is alone there; all other leaders return (R42, R43)."""
    stays = 0 if keep_leader else 1
    s.spare_birds[p] += s.birds[t, p] - stays
    s.birds[t, p] = stays
    if not keep_leader:
        remove_leader(s, t)
    action_done(s)


# Buy karakia tiles ------------------------------------------------------------------------------------------


def in_supply(s, kind):
    """M26. Is there such a tile to buy? A4: by an option not one that was used this very turn."""
    return s.supply[kind] > (0 if s.rebuy_used_tile else s.used[kind])


def take_karakia_tiles(s, p, purchase):
    """M26, M27. One or two different tiles, not to be used yet."""
    for i in range(2):
        kind = PURCHASES[purchase, i]
        if i == 1 and kind == PURCHASES[purchase, 0]:
            break
        s.supply[kind] -= 1
        s.karakia[p, kind] += 1
        s.fresh[p] |= 1 << kind
        note(s, BOUGHT, p, kind)


# Listing ----------------------------------------------------------------------------------------------------


def list_actions(s, p, out, n):
    """M17, M19, M21, M23. The actions that take place in a territory, as far as they can be paid."""
    icons = purse(s, p)
    territories = open_territories(s)
    free = territories & free_of_mammals(s)
    if s.spare_birds[p] and amount(icons, BIRD):
        n = list_each(out, n, PLACE, free)
    if s.spare_leaders[p] and amount(icons, HONOUR) >= LEADER_HONOUR:
        n = list_each(out, n, LEAD, where_to_lead(s, p, free))
    n = list_each(out, n, ATTACK, where_to_attack(s, territories, amount(icons, FIGHT) + fight_of_tiles(s, p)))
    for mammal in range(TRADERS):
        if s.display[mammal] and amount(icons, HONOUR) >= price(s, mammal) and tile_left(s, mammal):
            n = list_each(out, n, SELL + TERRITORIES * mammal, free & present(s, p))
    return n


def list_purchases(s, p, out, n):
    """M26. One tile, or two different ones."""
    icons = amount(purse(s, p), KARAKIA)
    for purchase in range(len(PURCHASES)):
        one, other = PURCHASES[purchase, 0], PURCHASES[purchase, 1]
        if icons >= PURCHASE_COST[purchase] and in_supply(s, one) and in_supply(s, other):
            n = list_one(out, n, BUY + purchase)
    return n
