"""Using karakia tiles: the rulebook's page of tiles, in its order."""

from rookery.engine.kit import NOBODY, count, list_each, list_one, lowest, note

from .board import build_stronghold, give_back, hand_kinds, lay_down, leads, shuffle, still_there, take_top_card, usable
from .table import *


def use(s, p, kind):
    give_back(s, p, kind)
    note(s, USED, p, kind)


def cards_to_draw(s):
    """Bird cards that can still be drawn: the deck and, shuffled when it is empty, the discards (R5)."""
    cards = s.deck_cards
    for card in range(8):
        cards += s.discards[card]
    return cards


def may_draw_cards(s, p):
    """M28, M29. Does a player hold a tile for drawing or exchanging cards, and are there any?"""
    return (usable(s, p, DRAW_ONE) > 0 or usable(s, p, EXCHANGE_THREE) > 0) and cards_to_draw(s) > 0


def draw_card(s, p):
    """R5. From the deck; when it is empty the discards are shuffled."""
    if s.deck_cards == 0:
        for card in range(8):
            for _ in range(s.discards[card]):
                s.deck[s.deck_cards] = card
                s.deck_cards += 1
            s.discards[card] = 0
        shuffle(s, s.deck, s.deck_cards)
        note(s, BIRDS_SHUFFLED, NOBODY)
    note(s, DREW, p, take_top_card(s, p))


def use_draw_one(s, p):
    """M28. Draw a bird card."""
    use(s, p, DRAW_ONE)
    for _ in range(min(CARDS_DRAWN, cards_to_draw(s))):
        draw_card(s, p)


def use_exchange_three(s, p):
    """M29. Draw three bird cards, then discard three; with fewer to draw, as many (R6)."""
    use(s, p, EXCHANGE_THREE)
    s.to_discard = min(CARDS_EXCHANGED, cards_to_draw(s))
    for _ in range(s.to_discard):
        draw_card(s, p)


def discard_or_ask(s):
    """M29. The player chooses card after card, unless all are alike or all must go."""
    p = s.seat
    kinds = hand_kinds(s, p)
    if count(kinds) == 1 or s.hand_cards[p] == s.to_discard:
        discard(s, p, lowest(kinds))
    else:
        s.asked = FOR_DISCARD


def discard(s, p, card):
    s.to_discard -= 1
    lay_down(s, p, card)
    note(s, DISCARDED, p, card)


def use_any_territory(s, p):
    """M31. This turn's action ignores the terrain cards."""
    use(s, p, ANY_TERRITORY)
    s.anywhere = 1


def destinations(s, start):
    """M32, R53. Anywhere else but where mammals have invaded; land that was sold is open to this tile."""
    return still_there(s) & ~s.invaded & ~(1 << start)


def movable(s, p, start, what):
    """M32. Where birds can be moved to. A9: by an option the leader, too, but not to another leader."""
    leader = what >= MOVE_LEADER
    birds = what - 2 if leader else what + 1
    if s.birds[start, p] < birds or (leader and not (s.move_leaders and leads(s, start, p))):
        return 0
    return destinations(s, start) & ~(s.led if leader else 0)


def where_to_move_from(s, p):
    """Territories that a player can move a piece out of: one bird, or the leader alone."""
    places = 0
    for t in range(TERRITORIES):
        if movable(s, p, t, 0) | movable(s, p, t, MOVE_LEADER):
            places |= 1 << t
    return places


def use_move_birds(s, p, start):
    """M32. One or two of the own birds move from one territory to one other."""
    use(s, p, MOVE_BIRDS)
    s.target = start
    ways, only = 0, 0
    for what in range(4):
        places = movable(s, p, start, what)
        if places:
            only = TERRITORIES * what + lowest(places)
        ways += count(places)
    if ways == 1:
        move_birds(s, p, start, only // TERRITORIES, only % TERRITORIES)
    else:
        s.asked = FOR_MOVE


def move_birds(s, p, start, what, t):
    birds = what + 1
    if what >= MOVE_LEADER:
        birds = what - 2
        s.led = (s.led & ~(1 << start)) | 1 << t
        s.leader[start] = 0
        s.leader[t] = p
    s.birds[start, p] -= birds
    s.birds[t, p] += birds
    note(s, MOVED_BIRDS, p, what, start + 1, t + 1)


def where_to_build(s):
    """M33, R55. Wherever there is no stronghold, but not on sold land nor on the erupted volcano."""
    return still_there(s) & ~(s.strongholds | s.sold)


def use_stronghold(s, p, t):
    """M33. A stronghold is placed, whatever the terrain cards show."""
    use(s, p, STRONGHOLD)
    build_stronghold(s, p, t)


def may_move_birds(s, p):
    return usable(s, p, MOVE_BIRDS) > 0 and where_to_move_from(s, p) != 0


def may_build(s, p):
    return usable(s, p, STRONGHOLD) > 0 and where_to_build(s) != 0


def next_window(s):
    """A1. Clockwise from the player who is to decide, holders of a tile for any time may use it or wait."""
    for distance in range(1, s.players):
        p = (s.decider + distance) % s.players
        if not s.waited >> p & 1 and may_draw_cards(s, p):
            s.seat = p
            s.asked = FOR_WINDOW
            return
    s.seat = s.decider
    s.asked = s.window_of - 1
    s.window_of = s.waited = s.decider = 0


# Listing ----------------------------------------------------------------------------------------------------


def list_tiles_around_action(s, p, out, n):
    """M27. Karakia tiles that may be used before or after the action."""
    n = list_tiles_for_any_time(s, p, out, n)
    if usable(s, p, MOVE_BIRDS):
        n = list_each(out, n, USE_MOVE, where_to_move_from(s, p))
    if usable(s, p, STRONGHOLD):
        n = list_each(out, n, USE_STRONGHOLD, where_to_build(s))
    return n


def list_tiles_for_any_time(s, p, out, n):
    """M28, M29. Tiles that may be used whenever the player is asked for something."""
    if may_draw_cards(s, p):
        if usable(s, p, DRAW_ONE):
            n = list_one(out, n, USE_DRAW)
        if usable(s, p, EXCHANGE_THREE):
            n = list_one(out, n, USE_EXCHANGE)
    return n


def list_destinations(s, p, out):
    n = 0
    for what in range(4):
        n = list_each(out, n, MOVE + TERRITORIES * what, movable(s, p, s.target, what))
    return n
