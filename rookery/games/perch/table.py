"""The table of Perch: what is in the box, where things lie, and the numbers that stand for them in a record."""

import numpy as np

from rookery.engine.components import values

from .layout import COLUMNS, MOST_SPOTS, MOST_TRIPLES, adjacency, columns, corners, diagonals, rings, triples

# What is in the box ------------------------------------------------------------------------------------------

BOX = values(__package__, __file__)

ROUNDS, BIRDS, NESTS = BOX["game"]["rounds"], BOX["game"]["birds"], BOX["game"]["nests"]
MIGRANTS, DUMMY_MIGRANTS = BOX["migration"]["birds"], BOX["migration"]["dummy_at_first"]
FROM_BAG, FROM_FLOCK = BOX["recruiting"]["from_bag"], BOX["recruiting"]["from_flock"]
BIRDHOUSE_ROUND, LIGHTNING_ROUND = BOX["bonus"]["birdhouse_round"], BOX["bonus"]["lightning_round"]
POINTS_LARGEST, POINTS_CREATURE, POINTS_PLAZA = BOX["end"].values()

# Six basic tiles, nine homes in the order of their creatures, nine special tiles.
TILES = tuple(BOX["tiles"])
BASIC, HOMES, SPECIAL = range(6), range(6, 15), range(15, 24)
HOME = 6  # the home of creature n is tile HOME + n
OWL_BARN = 13
EARLY_BIRD, BIRDBATH, FEEDER, STATUE, POWER_LINES, OVERSTUFFED, HANGING_NEST, ROOKERY, HIGH_PERCH = SPECIAL
TILE_POINTS = np.array([tile["points"] for tile in BOX["tiles"].values()])
TILE_NESTS = np.array([tile["nests"] for tile in BOX["tiles"].values()])
EARLY_BIRDS = BOX["tiles"]["early-bird"]["birds"]
BATH_DRAWN = BOX["tiles"]["birdbath"]["drawn"]
STATUE_BIRDS = BOX["tiles"]["statue"]["birds_a_point"]
OVERSTUFFED_LIMIT, HANGING_LIMIT = BOX["tiles"]["overstuffed"]["limit"], BOX["tiles"]["hanging-nest"]["limit"]
ROOKERY_BIRDS = BOX["tiles"]["rookery"]["birds"]
FIRST_GAME = np.array([TILES.index(name) for name in BOX["first_game"]["tiles"]])

CREATURES = ("dog", "cat", "hawk", "fox", "bee", "scarecrow", "cuckoo", "owl", "squirrel")
DOG, CAT, HAWK, FOX, BEE, SCARECROW, CUCKOO, OWL, SQUIRREL = range(9)
OWL_STEPS = 4

GOALS = tuple(BOX["goals"])
(
    DIAGONAL, COLUMN, CORNERS, FOUR_CORNERS, NEST_TILE, OTHERS_NEST, TWO_TREES, ONE_TREE, TWO_CREATURES, ONE_CREATURE,
    NO_CREATURE, SECOND_PLACES, THIRD_PLACES, BUSIEST_TILE, EVERYWHERE, IN_PAIRS, EMPTY_TILE, ABSENT, ALONE,
    TWO_NEST_TILES, SPECIAL_TILE, FOURTH_PLACES,
) = range(22)  # fmt: skip
GOAL_POINTS = np.array([goal["points"] for goal in BOX["goals"].values()])
GOAL_NUMBER = np.array([goal["number"] for goal in BOX["goals"].values()])
GOAL_PLAYERS = np.array([goal["players"] for goal in BOX["goals"].values()])

# The farm: spots for tiles -----------------------------------------------------------------------------------
#
#   Spots are numbered column by column, from the top down, which is the order of scoring. A set of spots is a bit mask.
#   All tables are by the number of players first; the columns are drawn in layout.py.

SPOTS = MOST_SPOTS
TILES_IN_PLAY = np.array([sum(COLUMNS[players]) for players in range(6)])
BASIC_IN_PLAY = np.array([0, 0, 3, 3, 4, 5])
SPECIAL_IN_PLAY = np.array([0, 0, 2, 2, 2, 3])
ADJACENT = adjacency()
COLUMN_SPOTS = columns()  # a mask for each column
CORNER_SPOTS = corners()  # players, which corner, from the corner inwards
DIAGONALS = diagonals()  # masks of three
TRIPLES = triples()  # masks of three tiles that meet
N_TRIPLES = np.array([np.count_nonzero(TRIPLES[players]) for players in range(6)])
RING = rings()  # players, the spot that is gone (0: none), steps: the outline, clockwise
RING_LENGTH = (RING >= 0).sum(axis=2)

# The fountain: by its side (0: two or three players, 1: four or five).
SIDES = ("2_3", "4_5")
SPACES = max(len(BOX["fountain"][f"points_{side}"]) for side in SIDES)
FOUNTAIN_SPACES = np.array([len(BOX["fountain"][f"points_{side}"]) for side in SIDES])
FOUNTAIN_POINTS = np.zeros((2, SPACES), np.int64)
SUPPORTS = np.zeros((2, SPACES), np.int64)  # spaces below, a bit each
for _side, _name in enumerate(SIDES):
    for _space, _points in enumerate(BOX["fountain"][f"points_{_name}"]):
        FOUNTAIN_POINTS[_side, _space] = _points
        SUPPORTS[_side, _space] = sum(1 << int(n) - 1 for n in BOX["fountain"][f"supports_{_name}"][_space].split())

# One match ---------------------------------------------------------------------------------------------------

SEATS = 5
FLOCKS = 6
DUMMY = 5  # the flock of nobody, with two players
FLOCK_NAMES = ("A", "B", "C", "D", "E", "dummy")
NOWHERE = -1

STATE = np.dtype(
    [
        # options
        ("players", np.int8),
        ("goals", np.int8),
        ("tiles", np.int8),
        ("rookery_adds", np.int8),
        ("scarecrow_after_lapse", np.int8),
        ("swap_keeps_nest", np.int8),
        ("moved_bird_nests", np.int8),
        ("cat_pushes_off", np.int8),
        ("dog_pushes_into_hole", np.int8),
        ("feeder_optional", np.int8),
        ("dummy_migration", np.int8),
        ("dummy_blocks_largest", np.int8),
        # the farm
        ("rng", np.uint64),
        ("tile", np.int8, (SPOTS,)),
        ("there", np.int16),  # spots with a tile
        ("gone", np.int8),  # the spot whose tile has left the game, counted from 1
        ("birds", np.int8, (SPOTS, FLOCKS)),
        ("sitting", np.int16, (FLOCKS,)),  # spots with birds of a flock
        ("nested", np.int16, (FLOCKS,)),  # spots where it sits in a nest
        ("housed", np.int16, (FLOCKS,)),  # spots where it sits under a birdhouse
        ("nests", np.int8, (SPOTS,)),
        ("empty_nests", np.int16),  # spots with a nest that no flock sits in
        # creatures
        ("in_play", np.int16),  # a bit each
        ("keeper", np.int8, (9,)),  # who controls it this round
        ("last_keeper", np.int8),  # of the scarecrow
        ("activated", np.int16),  # this round, a bit each
        ("pawn", np.int8, (9,)),  # its spot; the scarecrow's place between three tiles
        # beside the farm
        ("fountain", np.int8, (SPACES,)),  # whose bird, counted from 1
        ("plaza", np.int8, (FLOCKS,)),
        ("bag", np.int8, (FLOCKS,)),
        ("supply", np.int8, (FLOCKS,)),
        # players
        ("score", np.int16, (SEATS,)),
        ("arrived", np.int16, (SEATS,)),  # when the score marker last moved: who came first lies below
        ("arrivals", np.int16),
        ("hand", np.int8, (SEATS, FLOCKS)),
        ("dealt", np.int8, (SEATS, 2)),  # goals to choose from
        ("goal", np.int8, (SEATS,)),
        ("birdhouse", np.int8, (SEATS,)),
        ("lightning", np.int8, (SEATS,)),
        # the round
        ("round", np.int8),
        ("phase", np.int8),
        ("order", np.int8, (SEATS,)),
        ("turn", np.int8),  # a place in the order
        ("spot", np.int8),  # the next tile to act
        ("turn_begun", np.int8),
        ("perched", np.int8),
        ("bonus_taken", np.int8),
        # the decision
        ("seat", np.int8),
        ("asked", np.int8),
        ("flying", np.int8),  # the flock whose bird goes to the fountain, counted from 1
        ("acting", np.int8),  # the creature whose effect goes on, counted from 1
        ("part", np.int8),
        ("passed", np.int16),  # spots its effect may touch, a bit each
        ("picked", np.int8),
        # the end
        ("over", np.int8),
        ("won", np.int8, (SEATS,)),
        # what the last move did
        ("noted", np.int8),
        ("notes", np.int8, (110, 5)),
    ],
    align=True,
)

# Words of options that have more than on and off.
LAYOUTS = ("random", "first-game")
ROOKERY_ADDS = ("exactly-two", "second-place")
FIRST_GAME_LAYOUT = SECOND_PLACE_ADDS = 1

PHASES = ("goals", "migration", "recruiting", "perching", "upkeep", "")
CHOOSING, MIGRATION, RECRUITING, PERCHING, UPKEEP, BETWEEN = range(6)

# What the player to move is asked for.
ASKED = (
    "turn", "goal", "rookery", "return", "give", "take", "fountain", "scarecrow-place", "fox-step", "effect",
    "exchange", "",
)  # fmt: skip
(
    FOR_TURN, FOR_GOAL, FOR_ROOKERY, FOR_RETURN, FOR_GIVE, FOR_TAKE, FOR_FOUNTAIN, FOR_SCARECROW_PLACE, FOR_FOX_STEP,
    FOR_EFFECT, FOR_EXCHANGE, FOR_NOTHING,
) = range(12)  # fmt: skip

# Moves: one number each, for ever. Most count on by flock and spot, 13 * flock + spot.
END, SKIP, ADD = range(3)
KEEP_GOAL = 3
RETURN = KEEP_GOAL + 22
GIVE = RETURN + FLOCKS
TAKE_FROM = GIVE + FLOCKS  # 6 * seat + flock
FOUNTAIN = TAKE_FROM + SEATS * FLOCKS
PLACE_SCARECROW = FOUNTAIN + SPACES
PERCH = PLACE_SCARECROW + MOST_TRIPLES
PERCH_NEST = PERCH + FLOCKS * SPOTS
BUILD = PERCH_NEST + FLOCKS * SPOTS
STRIKE = BUILD + FLOCKS * SPOTS
STRIKE_NEST = STRIKE + FLOCKS * SPOTS
ACTIVATE = STRIKE_NEST + SPOTS  # 13 * creature + spot, or steps of the owl
FOX_STEP = ACTIVATE + 9 * SPOTS
CHASE = FOX_STEP + SPOTS
PUSH = CHASE + FLOCKS * SPOTS
PUSH_OFF = PUSH + FLOCKS * SPOTS
BRING = PUSH_OFF + FLOCKS
PICK = BRING + FLOCKS * SPOTS
SWAP = PICK + FLOCKS
SWAP_FOUNTAIN = SWAP + FLOCKS * SPOTS
N_ACTIONS = SWAP_FOUNTAIN + SPACES
# Four flocks on thirteen tiles, in nests too; five creatures; a birdhouse or lightning on any stack.
MAX_LEGAL = 2 * 4 * SPOTS + 5 * SPOTS + 2 * 5 * SPOTS + SPOTS + 1

# Notes: what happened, who did it, and up to three more things.
(
    TILE_LAID, CREATURE_READY, GOAL_DEALT, GOAL_KEPT, ROUND, MIGRATED, ADDED, RECRUITED, TOOK_OWN, RETURNED, EXCHANGED,
    TURN, PERCHED, BUILT, STRUCK, STRUCK_NEST, ACTIVATED, MOVED, SKIPPED, SENT, TO_FOUNTAIN, TO_PLAZA, TO_SUPPLY,
    PUSHED, SWAPPED, SWAPPED_FOUNTAIN, POINTS, ORDER, KEEPER, NO_KEEPER, PAWN, STOOD, TILE_GONE, GOT_BIRDHOUSE,
    GOT_LIGHTNING, BAG_EMPTIED, GOAL_SHOWN, GAME_OVER,
) = range(38)  # fmt: skip

REASONS = (*TILES, "goal", "largest-flock", "creatures", "fountain", "plaza")
GOAL_REACHED, LARGEST_FLOCK, CREATURES_KEPT, ON_FOUNTAIN, ON_PLAZA = range(24, 29)
