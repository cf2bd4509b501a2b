"""Step A of a round: terrain cards, the volcano, and mammals that invade."""

from rookery.engine.kit import NOBODY, list_one, lowest, note

from .board import (
    amount,
    ask,
    build_stronghold,
    clear_birds,
    erupted,
    fight_of_tiles,
    leads,
    pieces,
    purse,
    remove_leader,
    remove_leader_tile,
    shuffle,
    still_there,
    take_mammal_tile,
    terrain_card,
    tile_left,
)
from .karakia import list_tiles_for_any_time, may_draw_cards
from .table import *

# Terrain cards ----------------------------------------------------------------------------------------------


def read_terrain_card(s):
    """M6, M8, M9. Draw mammals, let all mammals of one kind invade, or move the volcano marker."""
    instruction = terrain_card(s, s.cards_read) % 6
    s.cards_read += 1
    if instruction == DRAW_ONE_MAMMAL:
        s.to_draw = 1
    elif instruction == DRAW_TWO_MAMMALS:
        s.to_draw = 2
    elif instruction == VOLCANO_UP:
        move_volcano_marker(s)
    else:
        s.invader = instruction
        s.invaders = s.display[instruction]


def move_volcano_marker(s):
    """M7. One space up; on the topmost the volcano erupts. Later moves change nothing (R19)."""
    if erupted(s):
        return
    s.volcano += 1
    note(s, VOLCANO_MOVED, NOBODY, s.volcano)
    if erupted(s):
        erupt(s)


def erupt(s):
    """M7. All pieces in territory 12 return; nothing is played there any more. R17: tiles and stronghold go, too."""
    clear_birds(s, VOLCANO)
    remove_leader(s, VOLCANO)
    keep_only = ~(1 << VOLCANO)
    s.tiled &= keep_only
    s.tile[VOLCANO] = 0
    s.strongholds &= keep_only
    s.invaded &= keep_only
    s.sold &= keep_only
    s.mammal[VOLCANO] = s.seller[VOLCANO] = 0
    note(s, ERUPTED, NOBODY)


def draw_mammal(s):
    """M8. A mammal card goes to the display; a weasel invades at once, before the next card is drawn (R11)."""
    if s.mammals_left == 0:
        shuffle_mammals(s)  # A7: when a card is needed. R7: there is one, for weasels always come back
        note(s, MAMMALS_SHUFFLED, NOBODY)
    s.to_draw -= 1
    s.mammals_left -= 1
    mammal = s.mammal_deck[s.mammals_left]
    note(s, MAMMAL_DRAWN, NOBODY, mammal)
    s.display[mammal] += 1
    if mammal == WEASEL:
        s.invader = WEASEL
        s.invaders = 1


def shuffle_mammals(s):
    """The discarded mammal cards become the deck."""
    for mammal in range(4):
        for _ in range(s.mammal_discards[mammal]):
            s.mammal_deck[s.mammals_left] = mammal
            s.mammals_left += 1
        s.mammal_discards[mammal] = 0
    shuffle(s, s.mammal_deck, s.mammals_left)


# Mammal invasion --------------------------------------------------------------------------------------------


def invade(s):
    """M10. The next of the invaders finds a territory; its card is discarded and its tile laid there."""
    if not tile_left(s, s.invader):
        turn_away(s, 1)  # R22
        return
    if not open_to_invasion(s) and s.strongholds:
        s.strongholds = 0  # M11
        note(s, STRONGHOLDS_FELL, NOBODY)
    targets = open_to_invasion(s)
    if not targets:
        turn_away(s, s.invaders)
        return
    s.invaders -= 1
    s.display[s.invader] -= 1
    s.mammal_discards[s.invader] += 1
    s.battlefield = lowest(targets)
    s.invaded |= 1 << s.battlefield
    s.mammal[s.battlefield] = s.invader
    s.under_attack = 1
    s.answered = 0
    note(s, INVADES, NOBODY, s.invader, s.battlefield + 1)


def open_to_invasion(s):
    """M10. Territories without mammal tile and stronghold, but never the volcano after it has erupted."""
    return still_there(s) & ~(s.invaded | s.sold | s.strongholds)


def turn_away(s, cards):
    """M11. Cards that find no territory are discarded."""
    s.invaders -= cards
    s.display[s.invader] -= cards
    s.mammal_discards[s.invader] += cards
    note(s, TURNED_AWAY, NOBODY, s.invader, cards)


def offer_defence(s):
    """M12. Players with pieces there may defend, one after the other; if none does, the territory falls.

    Z1: who cannot pay, and holds no tile to draw cards with, is not asked."""
    p = next_defender(s)
    if p == NOBODY:
        fall(s)
    elif can_defend(s, p) or may_draw_cards(s, p):
        ask(s, p, FOR_DEFENCE)
    else:
        s.answered |= 1 << p


def next_defender(s):
    """M12. Most pieces first; of equals the one with the leader, then the closest to the first player clockwise."""
    best, best_rank = NOBODY, 0
    for distance in range(s.players):
        p = (s.first + distance) % s.players
        there = pieces(s, s.battlefield, p)
        if there == 0 or s.answered >> p & 1:
            continue
        rank = 2 * there + leads(s, s.battlefield, p)
        if rank > best_rank:
            best, best_rank = p, rank
    return best


def can_defend(s, p):
    return amount(purse(s, p), FIGHT) + fight_of_tiles(s, p) >= MAMMAL_FIGHT[s.invader]


def decline(s, p):
    s.answered |= 1 << p
    note(s, DECLINED, p, s.battlefield + 1)


def defend(s, p):
    """M13. The defender takes the mammal tile and builds a stronghold; everybody's pieces stay (R26)."""
    s.under_attack = 0
    note(s, DEFENDED, p, s.invader, s.battlefield + 1)
    take_mammal_tile(s, p, s.battlefield)
    build_stronghold(s, p, s.battlefield)


def fall(s):
    """M14. All pieces return to their owners, the leader tile leaves the game, the mammal stays."""
    s.under_attack = 0
    clear_birds(s, s.battlefield)
    remove_leader(s, s.battlefield)
    remove_leader_tile(s, s.battlefield)
    note(s, FELL, NOBODY, s.battlefield + 1, s.invader)


def list_answers(s, p, out):
    """M12, M13. Defend, if the fight can be paid, or not; tiles for any time may be used first (R47)."""
    n = list_tiles_for_any_time(s, p, out, 0)
    if can_defend(s, p):
        n = list_one(out, n, DEFEND)
    return list_one(out, n, DECLINE)
