"""The upkeep phase: the new turn order, and tiles that act."""

from rookery.engine.kit import NOBODY, lowest, meet, note

from .board import all_birds, ask, begin_phase, can_leave, controller, leave, send_by_tile, spot_of, to_plaza, to_supply
from .recruiting import player_at
from .scoring import final_scoring, is_ahead, score_tiles
from .table import *


def begin_upkeep(s):
    """P26. Tiles are scored, then the turn order is made anew, then tiles act."""
    meet()
    begin_phase(s, UPKEEP)
    score_tiles(s)
    make_turn_order(s)


def make_turn_order(s):
    """P33, P34. Whoever is ahead on the track comes first; the controller of the High Perch last."""
    for i in range(1, s.players):
        p = s.order[i]
        while i > 0 and is_ahead(s, p, s.order[i - 1]):
            s.order[i] = s.order[i - 1]
            i -= 1
        s.order[i] = p
    last = player_at(s, HIGH_PERCH)
    if last != NOBODY:
        for i in range(s.players - 1):
            if s.order[i] == last:
                s.order[i] = s.order[i + 1]
                s.order[i + 1] = last
    for i in range(s.players):
        note(s, ORDER, s.order[i], i + 1)


def go_on_with_upkeep(s):
    """P35, P79. Tiles that act in upkeep, column by column; then the next round or the end."""
    if s.spot == TILES_IN_PLAY[s.players]:
        if s.round == ROUNDS:
            final_scoring(s)
        else:
            s.phase = BETWEEN
        return
    spot, tile = s.spot, s.tile[s.spot]
    s.spot += 1
    if not s.there >> spot & 1:
        return
    if HOME <= tile < EARLY_BIRD:
        give_control(s, spot, tile - HOME)
    elif tile == POWER_LINES and controller(s, spot) != NOBODY:
        send_by_tile(s, spot, controller(s, spot))
    elif tile == OVERSTUFFED and all_birds(s, spot) >= OVERSTUFFED_LIMIT:
        remove_tile(s, spot)
    elif tile == HANGING_NEST and all_birds(s, spot) >= HANGING_LIMIT:
        shake_off(s, spot)


def give_control(s, spot, creature):
    """P27, P46. Whoever controls the home controls the creature for the next round; in a tie nobody does."""
    f = controller(s, spot)
    if f in (NOBODY, DUMMY):  # A18
        s.keeper[creature] = NOBODY
        note(s, NO_KEEPER, NOBODY, creature)
    else:
        s.keeper[creature] = f
        note(s, KEEPER, f, creature)
    if creature == SCARECROW:
        move_scarecrow_or_not(s)
    elif s.keeper[creature] != NOBODY and s.pawn[creature] == NOWHERE:
        s.pawn[creature] = spot
        note(s, PAWN, NOBODY, creature, s.tile[spot])


def move_scarecrow_or_not(s):
    """P52, B1. When its control changes the Scarecrow is put where three tiles meet; not after the last round (Z3)."""
    keeper, before = s.keeper[SCARECROW], s.last_keeper
    if keeper != NOBODY or s.scarecrow_after_lapse:
        s.last_keeper = keeper
    if keeper != NOBODY and keeper != before and s.round < ROUNDS:
        ask(s, keeper, FOR_SCARECROW_PLACE)


def places_for_scarecrow(s):
    """P52. Another place than before where three tiles meet, a bit each."""
    places = 0
    for place in range(N_TRIPLES[s.players]):
        if place != s.pawn[SCARECROW] and TRIPLES[s.players, place] & ~s.there == 0:
            places |= 1 << place
    return places


def place_scarecrow(s, p, place):
    """P52. Where three tiles meet."""
    s.pawn[SCARECROW] = place
    tiles = TRIPLES[s.players, place]
    others = tiles & (tiles - 1)
    last = others & (others - 1)
    note(s, STOOD, p, s.tile[lowest(tiles)], s.tile[lowest(others)], s.tile[lowest(last)])


def shake_off(s, spot):
    """P81. All birds of the Hanging Nest fly to the plaza, but for those under a birdhouse (A10)."""
    for f in range(FLOCKS):
        if can_leave(s, spot, f):
            send_away(s, spot, f)


def send_away(s, spot, f):
    birds = s.birds[spot, f]
    leave(s, spot, f)
    if f == DUMMY:
        to_supply(s, f, birds)
    else:
        to_plaza(s, f, birds)


def remove_tile(s, spot):
    """P80, P78. All birds of the Overstuffed Birdhouse fly to the plaza, even from under a birdhouse (A11), and the
    tile leaves the game; a creature on it returns to its home."""
    for f in range(FLOCKS):
        if s.birds[spot, f]:
            send_away(s, spot, f)
            s.housed[f] &= ~(1 << spot)
    s.nests[spot] = 0
    s.empty_nests &= ~(1 << spot)
    s.there &= ~(1 << spot)
    s.gone = spot + 1
    note(s, TILE_GONE, NOBODY, s.tile[spot])
    for creature in range(9):
        if creature != SCARECROW and s.pawn[creature] == spot:
            s.pawn[creature] = spot_of(s, HOME + creature)
            note(s, PAWN, NOBODY, creature, HOME + creature)
