"""The table of Moa: what is in the box, where things lie, and the numbers that stand for them in a record."""

import numpy as np

from rookery.engine.components import values

# What is in the box ------------------------------------------------------------------------------------------

BOX = values(__package__, __file__)

PERIODS, ROUNDS = BOX["game"]["periods"], BOX["game"]["rounds"]
HAND, LEADER_HONOUR = BOX["game"]["hand"], BOX["game"]["leader_honour"]
BIRDS, LEADERS = BOX["pieces"]["birds"], BOX["pieces"]["leaders"]

# Icons. What a card or a purse of cards shows is one number, sixteen bits for each kind of icon, so that adding up
# cards adds up all their icons at once.
ICONS = ("bird", "fight", "honour", "karakia")
BIRD, FIGHT, HONOUR, KARAKIA = range(4)
LANE, ONE_LANE = 16, 0xFFFF


def packed(shown):
    """Icons by name as one number."""
    return sum(shown.get(icon, 0) << LANE * lane for lane, icon in enumerate(ICONS))


CARDS = tuple(BOX["birds"])
CARD_ICONS = np.array([packed(shown) for shown in BOX["birds"].values()])
COPIES = np.array([shown["copies"] for shown in BOX["birds"].values()])
DECK = BOX["pieces"]["bird_cards"]

MAMMALS = ("dog", "possum", "rat", "weasel")
DOG, POSSUM, RAT, WEASEL = range(4)
TRADERS = 3  # all but the last can be sold to
MAMMAL_FIGHT = np.array([BOX["mammals"][name]["fight"] for name in MAMMALS])
MAMMAL_HONOUR = np.array([BOX["mammals"][name].get("honour", 0) for name in MAMMALS])
MAMMAL_POINTS = np.array([BOX["mammals"][name]["points"] for name in MAMMALS])
MAMMAL_CARDS = np.array([BOX["mammals"][name]["cards"] for name in MAMMALS])
MAMMAL_TILES = np.array([BOX["mammals"][name]["tiles"] for name in MAMMALS])
MAMMAL_DECK = BOX["pieces"]["mammal_cards"]

# A terrain card is 6 * terrain + instruction; the first instructions are the mammals that invade.
TERRAINS = ("coast", "plains", "forest", "mountain", "volcano")
INSTRUCTIONS = ("dog", "possum", "rat", "draw-1", "draw-2", "volcano")
DRAW_ONE_MAMMAL, DRAW_TWO_MAMMALS, VOLCANO_UP = 3, 4, 5
TERRAIN_CARDS = np.array(
    [
        len(INSTRUCTIONS) * TERRAINS.index(terrain) + INSTRUCTIONS.index(instruction)
        for terrain, cards in BOX["terrain_cards"].items()
        for instruction in cards
    ]
)
TERRAIN_DECK = BOX["pieces"]["terrain_cards"]

KARAKIAS = ("draw-one", "exchange-three", "two-fight", "any-territory", "move-birds", "stronghold")
DRAW_ONE, EXCHANGE_THREE, TWO_FIGHT, ANY_TERRITORY, MOVE_BIRDS, STRONGHOLD = range(6)
KARAKIA_COPIES = np.array([BOX["karakia"][name]["copies"] for name in KARAKIAS])
KARAKIA_COST = np.array([BOX["karakia"][name]["cost"] for name in KARAKIAS])
CARDS_DRAWN, CARDS_EXCHANGED = BOX["karakia"]["draw-one"]["cards"], BOX["karakia"]["exchange-three"]["cards"]
FIGHT_OF_TILE, BIRDS_MOVED = BOX["karakia"]["two-fight"]["fight"], BOX["karakia"]["move-birds"]["birds"]

# A purchase is one kind of karakia tile, or two different ones.
PURCHASES = np.array([(a, a) for a in range(6)] + [(a, b) for a in range(6) for b in range(a + 1, 6)])
PURCHASE_COST = np.array([KARAKIA_COST[a] + (KARAKIA_COST[b] if b != a else 0) for a, b in PURCHASES])


def icons_of_tile(text):
    """`2 fight`, or `1 bird 1 fight`, as icons by name."""
    words = text.split()
    return {icon: int(count) for count, icon in zip(words[::2], words[1::2], strict=True)}


# The twelve leader tiles are told apart by number; those that show the same are of one kind.
LEADER_TILES = tuple(BOX["leader_tiles"]["tiles"])
TILE_KINDS = tuple(text.replace(" ", "-") for text in dict.fromkeys(LEADER_TILES))
KIND_OF_TILE = np.array([list(dict.fromkeys(LEADER_TILES)).index(text) for text in LEADER_TILES])
TILES_OF_KIND = np.array([sum(1 << i for i in range(12) if KIND_OF_TILE[i] == kind) for kind in range(len(TILE_KINDS))])
TILE_ICONS = np.array([packed(icons_of_tile(text)) for text in LEADER_TILES])
TILE_POINTS = np.array([icons_of_tile(text).get("points", 0) for text in LEADER_TILES])

# The board ---------------------------------------------------------------------------------------------------
#
#   A territory is one less than its printed number, and a set of territories is a bit mask.

TERRITORIES = 12
ALL_TERRITORIES = (1 << TERRITORIES) - 1
VOLCANO = 11  # the territory numbered 12
_BOARD = [BOX["territories"][str(number)] for number in range(1, TERRITORIES + 1)]
TERRAIN_OF = np.array([TERRAINS.index(territory["terrain"]) for territory in _BOARD])
TERRITORIES_WITH = np.array([sum(1 << t for t in range(12) if TERRAIN_OF[t] == terrain) for terrain in range(5)])
FIRST_POINTS = np.array([territory["first"] for territory in _BOARD])
SECOND_POINTS = np.array([territory["second"] for territory in _BOARD])
ADJACENT = np.array([sum(1 << number - 1 for number in territory["adjacent"]) for territory in _BOARD])
TRACK = np.array(BOX["volcano"]["track"])
ERUPTION = len(TRACK)  # the space above the last

# One match ---------------------------------------------------------------------------------------------------

SEATS = 5
NEUTRAL = 2  # the third colour of a 2-player game

STATE = np.dtype(
    [
        # options
        ("players", np.int8),
        ("any_time_tiles", np.int8),
        ("bought_tile_ready", np.int8),
        ("rebuy_used_tile", np.int8),
        ("act_with_tiles_only", np.int8),
        ("fight_and_birds_of_one_card", np.int8),
        ("keep_leader_when_selling", np.int8),
        ("move_leaders", np.int8),
        ("mammal_tiles_limited", np.int8),
        ("neutral_bird_adjacent", np.int8),
        ("neutral_leader_needs_terrain", np.int8),
        ("score_neutral", np.int8),
        # the board: sets of territories, and what there is in each
        ("rng", np.uint64),
        ("invaded", np.int16),
        ("sold", np.int16),
        ("mammal", np.int8, (TERRITORIES,)),  # where a mammal tile lies
        ("seller", np.int8, (TERRITORIES,)),
        ("strongholds", np.int16),
        ("birds", np.int8, (TERRITORIES, SEATS)),  # by colour
        ("led", np.int16),
        ("leader", np.int8, (TERRITORIES,)),  # whose, where there is one
        ("tiled", np.int16),  # territories with their leader tile
        ("tile", np.int8, (TERRITORIES,)),
        ("volcano", np.int8),
        # beside the board
        ("deck", np.int8, (DECK,)),  # bird cards, the top last
        ("deck_cards", np.int8),
        ("discards", np.int8, (8,)),
        ("terrain_deck", np.int8, (TERRAIN_DECK,)),
        ("terrain_drawn", np.int8),
        ("mammal_deck", np.int8, (MAMMAL_DECK,)),  # the top last
        ("mammals_left", np.int8),
        ("mammal_discards", np.int8, (4,)),
        ("display", np.int8, (4,)),
        ("supply", np.int8, (6,)),  # of karakia tiles
        ("sales", np.int8),
        # players
        ("score", np.int16, (SEATS,)),
        ("hand", np.int8, (SEATS, 8)),
        ("hand_cards", np.int8, (SEATS,)),
        ("spare_birds", np.int8, (SEATS,)),
        ("spare_leaders", np.int8, (SEATS,)),
        ("karakia", np.int8, (SEATS, 6)),
        ("fresh", np.int8, (SEATS,)),  # kinds of which one tile is too new to be used, a bit each
        ("tiles_held", np.int16, (SEATS,)),  # leader tiles, a bit each
        ("beaten", np.int8, (SEATS, 4)),  # mammal tiles won in this period
        ("sold_to", np.int8, (SEATS, 4)),  # mammal cards taken in this period
        # the round
        ("round", np.int16),
        ("first", np.int8),
        ("cards_read", np.int8),  # of the two terrain cards
        ("to_draw", np.int8),
        ("invader", np.int8),
        ("invaders", np.int8),
        ("under_attack", np.int8),
        ("battlefield", np.int8),
        ("answered", np.int8),  # who has declined to defend it, a bit each
        ("turns", np.int8),  # still to begin
        ("quiet", np.int8),  # nobody has been asked since the round began
        # the turn
        ("turn", np.int8),
        ("stage", np.int8),
        ("anywhere", np.int8),
        ("used", np.int8, (6,)),  # karakia tiles given back this turn
        ("rolled", np.int8),
        # the decision
        ("seat", np.int8),
        ("asked", np.int8),
        ("paying", np.int8),
        ("target", np.int8),
        ("subject", np.int8),  # the mammal of a sale, or the purchase
        ("need", np.int8),
        ("paid", np.int64),
        ("to_discard", np.int8),
        ("window_of", np.int8),  # what will be asked once the holders of any-time tiles have waited
        ("decider", np.int8),
        ("waited", np.int8),
        # the end
        ("over", np.int8),
        ("won", np.int8, (SEATS,)),
        # what the last move did
        ("noted", np.int8),
        ("notes", np.int8, (100, 5)),
    ],
    align=True,
)

# Words of options that have more than on and off.
ANY_TIME = ("own-turn", "always")
READY = ("turn", "round", "own-turn")
ALWAYS = 1
READY_AFTER_TURN, READY_NEXT_ROUND, READY_ON_OWN_TURN = range(3)

# What the player to move is asked for.
ASKED = (
    "turn", "after-action", "payment", "defence", "discard", "move", "keep", "neutral", "any-time", "next-round", "",
)  # fmt: skip
(
    FOR_TURN, FOR_AFTER, FOR_PAYMENT, FOR_DEFENCE, FOR_DISCARD, FOR_MOVE, FOR_KEEP, FOR_NEUTRAL,
    FOR_WINDOW, FOR_NEXT_ROUND, FOR_NOTHING,
) = range(11)  # fmt: skip

# How far a turn has got.
NO_TURN, BEFORE_ACTION, AFTER_ACTION, AFTER_TURN = range(4)

# What is being paid for, and with which icon.
PAYMENTS = ("", "birds", "leader", "attack", "settling", "sale", "tiles", "defence")
NO_PAYMENT, PLACING, LEADING, ATTACKING, SETTLING, SELLING, BUYING, DEFENDING = range(8)
PAID_WITH = np.array([BIRD, BIRD, HONOUR, FIGHT, BIRD, HONOUR, KARAKIA, FIGHT])

# Moves: one number each, for ever. Names without a number of their own count on by territory, card or kind.
PASS, END, DEFEND, DECLINE, DONE, WAIT, GO_ON, KEEP_BIRD, KEEP_LEADER, NEUTRAL_NOTHING = range(10)
USE_DRAW, USE_EXCHANGE, USE_ANY_TERRITORY, SPEND_TWO_FIGHT = range(10, 14)
PLACE = 14
LEAD = PLACE + TERRITORIES
ATTACK = LEAD + TERRITORIES
SELL = ATTACK + TERRITORIES  # 12 * mammal + territory
BUY = SELL + TRADERS * TERRITORIES
USE_MOVE = BUY + 21
USE_STRONGHOLD = USE_MOVE + TERRITORIES
SPEND = USE_STRONGHOLD + TERRITORIES
SPEND_TILE = SPEND + 8
PUT = SPEND_TILE + 12
DISCARD = PUT + 17
MOVE = DISCARD + 8  # 12 * what + territory
NEUTRAL_PIECE = MOVE + 4 * TERRITORIES  # 12 * what + territory
N_ACTIONS = NEUTRAL_PIECE + 3 * TERRITORIES
# Place or attack, lead and sell in twelve territories; six tiles and fifteen pairs; strongholds and moves; and a few.
MAX_LEGAL = 12 + 12 + 3 * 12 + 21 + 2 * 12 + 5

MOVED = ("1", "2", "leader", "leader+1")  # what a Move Birds tile moves
MOVE_LEADER, MOVE_BOTH = 2, 3
PUT_NEUTRAL = ("1", "2", "leader")
NEUTRAL_LEADER = 2

# Notes: what happened, who did it, and up to three more things.
(
    TILE_LAID, PERIOD, DEALT, TERRAIN, VOLCANO_MOVED, ERUPTED, MAMMAL_DRAWN, MAMMALS_SHUFFLED, INVADES,
    STRONGHOLDS_FELL, TURNED_AWAY, DECLINED, DEFENDED, FELL, TURN, SPENT, SPENT_TILE, SPENT_KARAKIA, PLACED, LED,
    TOOK_TILE, BEAT, BUILT, SOLD, BOUGHT, PASSED, OUT_OF_CARDS, USED, DREW, BIRDS_SHUFFLED, DISCARDED, MOVED_BIRDS,
    ROLLED, NEUTRAL_PLACED, NEUTRAL_LED, NEUTRAL_SKIPPED, FIRST_PLAYER, POINTS, NEUTRAL_POINTS, TIDIED, GAME_OVER,
) = range(41)  # fmt: skip

REASONS = ("first", "second", "beaten", "sold", "leader-tiles")
FIRST_PLACE, SECOND_PLACE, MAMMALS_BEATEN, MAMMALS_SOLD_TO, LEADER_TILE_POINTS = range(5)
