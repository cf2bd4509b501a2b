"""What all chapters of the rules share: cards, pieces and tiles, and who is asked.

`s` is the record of one match, `p` a player, `c` a colour (a player's, or the neutral one of two players), `t` a
territory; names in capitals are from `table`. The numbers in the docstrings are those of the rules (M) and rulings
(R, A, D, Z), see the message files and RULINGS.md.
"""

from rookery.engine.kit import below, lowest, note

from .table import *

# Asking -----------------------------------------------------------------------------------------------------


def ask(s, p, what):
    """Player p has something to decide. A1: with the option `always`, holders of any-time tiles are asked before."""
    s.quiet = 0
    s.seat = p
    if s.any_time_tiles == ALWAYS:
        s.decider = p
        s.window_of = what + 1
        s.waited = 1 << p
    else:
        s.asked = what


# Cards ------------------------------------------------------------------------------------------------------


def shuffle(s, cards, n):
    for i in range(n - 1, 0, -1):
        j = below(s, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


def take_top_card(s, p):
    s.deck_cards -= 1
    card = s.deck[s.deck_cards]
    s.hand[p, card] += 1
    s.hand_cards[p] += 1
    return card


def lay_down(s, p, card):
    """A card leaves the hand for the discards."""
    s.hand[p, card] -= 1
    s.hand_cards[p] -= 1
    s.discards[card] += 1


def hand_kinds(s, p):
    kinds = 0
    for card in range(8):
        if s.hand[p, card]:
            kinds |= 1 << card
    return kinds


def terrain_card(s, place):
    """The terrain card on the left (0) or on the right (1)."""
    return s.terrain_deck[s.terrain_drawn - 2 + place]


# Territories and pieces -------------------------------------------------------------------------------------


def colours(s):
    """M45. As many as there are players, and with two players the neutral one."""
    return max(s.players, NEUTRAL + 1)


def still_there(s):
    """All territories but the erupted volcano."""
    if erupted(s):
        return ALL_TERRITORIES & ~(1 << VOLCANO)
    return ALL_TERRITORIES


def erupted(s):
    return s.volcano == ERUPTION


def free_of_mammals(s):
    """M18, M25. Where pieces may be placed, as far as mammals are concerned."""
    return ~(s.invaded | s.sold)


def open_territories(s):
    """M15. Where the active terrain cards, or the tile for any territory, allow an action."""
    if s.anywhere:
        return still_there(s)
    left, right = terrain_card(s, 0) // 6, terrain_card(s, 1) // 6
    return still_there(s) & (TERRITORIES_WITH[left] | TERRITORIES_WITH[right])


def pieces(s, t, c):
    """Birds and leader of a colour in a territory."""
    return s.birds[t, c] + leads(s, t, c)


def leads(s, t, c):
    return (s.led >> t & 1) * (s.leader[t] == c)


def clear_birds(s, t):
    for c in range(colours(s)):
        s.spare_birds[c] += s.birds[t, c]
        s.birds[t, c] = 0


def put_leader(s, c, t):
    s.spare_leaders[c] -= 1
    s.led |= 1 << t
    s.leader[t] = c


def remove_leader(s, t):
    """A leader, if there is one, returns to its owner."""
    if s.led >> t & 1:
        s.spare_leaders[s.leader[t]] += 1
        s.led &= ~(1 << t)
        s.leader[t] = 0


def remove_leader_tile(s, t):
    """The leader tile of a territory, if it is still there, leaves the game."""
    s.tiled &= ~(1 << t)
    s.tile[t] = 0


def take_mammal_tile(s, p, t):
    """The mammal tile goes to whoever has beaten it."""
    s.beaten[p, s.mammal[t]] += 1
    s.invaded &= ~(1 << t)
    s.mammal[t] = 0


def build_stronghold(s, p, t):
    """One is enough (R39)."""
    if not s.strongholds >> t & 1:
        s.strongholds |= 1 << t
        note(s, BUILT, p, t + 1)


def tile_left(s, mammal):
    """R22. There are always enough mammal tiles, unless the option counts them."""
    if not s.mammal_tiles_limited:
        return True
    out = 0
    for t in range(TERRITORIES):
        if (s.invaded | s.sold) >> t & 1 and s.mammal[t] == mammal:
            out += 1
    for p in range(s.players):
        out += s.beaten[p, mammal]
    return out < MAMMAL_TILES[mammal]


# What a player can spend ------------------------------------------------------------------------------------


def purse(s, p):
    """M16. All icons of a player's cards and leader tiles."""
    icons = 0
    for card in range(8):
        icons += s.hand[p, card] * CARD_ICONS[card]
    tiles = s.tiles_held[p]
    while tiles:
        icons += TILE_ICONS[lowest(tiles)]
        tiles &= tiles - 1
    return icons


def amount(icons, icon):
    """How many icons of one kind there are."""
    return icons >> LANE * icon & ONE_LANE


def usable(s, p, kind):
    """M27. How many tiles of a kind a player may use: not the one just bought."""
    return s.karakia[p, kind] - (s.fresh[p] >> kind & 1)


def fight_of_tiles(s, p):
    """M30. What the Two Fight tiles of a player would add."""
    return FIGHT_OF_TILE * usable(s, p, TWO_FIGHT)


def give_back(s, p, kind):
    """M27. A used tile returns to the supply, where everybody can buy it."""
    s.karakia[p, kind] -= 1
    s.supply[kind] += 1
    if p == s.turn and s.stage != NO_TURN:
        s.used[kind] += 1
