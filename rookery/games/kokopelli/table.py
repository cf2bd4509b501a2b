"""The table of Kokopelli: what is in the box, where things lie, and the numbers that stand for them in a record."""

import numpy as np

from rookery.engine.components import values

from .box import CEREMONIES

# What is in the box ------------------------------------------------------------------------------------------

BOX = values(__package__, __file__)

(
    SUN, EAGLE_FEATHER, PAW, BIRTHDAY, HUNTER, WARRIOR, FIRE, SPIDER_WOMAN,
    VASE, SNAKE_DANCE, DRUMMER, LIZARD, SKY_MOTHER, SHAMAN, CHIEF, TURTLE,
) = range(16)  # fmt: skip
CARDS = (*CEREMONIES, "kokopelli")
KOKOPELLI = 16
NO_CARD = -1

COPIES, KOKOPELLIS, HAND = (BOX["cards"][name] for name in ("each_ceremony", "kokopelli", "hand"))
FIRST_TOKEN, SECOND_TOKEN, LATER = (BOX["tiles"][name] for name in ("first_token", "second_token", "later"))
ACTIONS, ACTIONS_AT_FIRST, SEATS_HELD_BACK = BOX["turn"].values()
FULL, FULL_WITH_DRUMMER, DOUBLED = BOX["ceremony"].values()
POINTS_HOST = BOX["points"]["host"]
POINTS_EMPTY_HAND, CARDS_EMPTY_HAND = BOX["points"]["empty_hand"], BOX["points"]["empty_hand_cards"]
POINTS_EAGLE_FEATHER, CARDS_EAGLE_FEATHER = BOX["points"]["eagle_feather"], BOX["points"]["eagle_feather_cards"]
POINTS_PAW, POINTS_SKY_MOTHER = BOX["points"]["paw"], BOX["points"]["sky_mother"]
POINTS_SHAMAN, POINTS_TURTLE = BOX["points"]["shaman"], BOX["points"]["turtle"]
POINTS_FEWEST, POINTS_SECOND_FEWEST = BOX["points"]["fewest_cards"], BOX["points"]["second_fewest_cards"]
POINTS_CEREMONY_AT_END = BOX["points"]["ceremony_at_end"]

END_TOKENS = np.zeros((5, 13), np.int8)  # by players and tiles
END_TOKENS[2, BOX["tiles"]["in_play"]] = BOX["tiles"]["end_tokens_two_players"]
END_TOKENS[3:, BOX["tiles"]["in_play"]] = BOX["tiles"]["end_tokens_more_players"]

# The table: villages and zones -------------------------------------------------------------------------------
#
#   A village as its owner sees it. A space has one number over the whole table, 6 * village + place, and a set of
#   spaces is a bit mask. Place 4 is there with two players, or as the Sun's space; 5 is the Sun's with two players.
#
#        0   1  [deck]  2   3          my 0 and 1 are near my left neighbour (who plays next),
#                  4                   my 2 and 3 near my right neighbour
#                  5

SEATS, PLACES = 4, 6
SPACES = SEATS * PLACES


def home(seat):
    """All places of one village."""
    return 0b111111 << PLACES * seat


def zone(players, seat):
    """K7, K31. The own village and the two nearest spaces of either neighbour.

    With two players both neighbours are the same person: all spaces but those below the deck."""
    left, right = (seat + 1) % players, (seat - 1) % players
    return home(seat) | 0b001100 << PLACES * left | 0b000011 << PLACES * right


def wide_zone(players, seat):
    """K40. Where the Spider Woman lets one add cards: the own and both neighbouring villages."""
    return home(seat) | home((seat + 1) % players) | home((seat - 1) % players)


ZONE = np.array([[zone(n, p) if n > 1 else 0 for p in range(SEATS)] for n in range(5)])
WIDE_ZONE = np.array([[wide_zone(n, p) if n > 1 else 0 for p in range(SEATS)] for n in range(5)])
ORDINARY = np.array([0, 0, 0b011111, 0b001111, 0b001111])  # places of a village, by players
BELOW_DECK = 0b010000
SUN_PLACE = np.array([0, 0, 0b100000, 0b010000, 0b010000])

# One match ---------------------------------------------------------------------------------------------------

DECK_ROOM = 48  # a deck is a ring in here: taken from the top, added at the end

STATE = np.dtype(
    [
        # options
        ("players", np.int8),
        ("tiles", np.int8),
        ("ceremonies", np.int32),  # in play, a bit each; none: drawn at random
        ("sun_space_any_time", np.int8),
        ("fire_checks_opener_zone", np.int8),
        ("vase_owner_benefits", np.int8),
        ("bonus_after_action", np.int8),
        ("deck_out_checked_at_turn_end", np.int8),
        ("below_deck_last", np.int8),
        # the middle of the table
        ("rng", np.uint64),
        ("prize", np.int8, (16,)),  # what completing this ceremony pays next
        ("end_tokens", np.int8),  # still in the stack
        ("ended", np.int32),  # tiles that carry a game-end token, a bit each
        # villages
        ("taken", np.int32),  # spaces with a ceremony, a bit each
        ("where", np.int32, (16,)),  # spaces where this ceremony goes on, a bit each
        ("works", np.int32, (SEATS,)),  # ceremonies going on in this village, a bit each
        ("ceremony", np.int8, (SPACES,)),
        ("cards", np.int8, (SPACES,)),  # lying there, Kokopelli included
        ("kokopellis", np.int8, (SPACES,)),
        # players
        ("score", np.int16, (SEATS,)),
        ("hand", np.int8, (SEATS, 17)),  # how many of each card
        ("holds", np.int32, (SEATS,)),  # which cards, a bit each
        ("hand_cards", np.int8, (SEATS,)),
        ("deck", np.int8, (SEATS, DECK_ROOM)),
        ("deck_top", np.int8, (SEATS,)),
        ("deck_cards", np.int8, (SEATS,)),
        ("deck_known", np.int8, (SEATS,)),  # lowest cards of the deck, put there by their owner
        ("discards", np.int8, (SEATS, 17)),
        # the turn
        ("round", np.int32),
        ("seat", np.int8),
        ("actions", np.int8),  # still to take
        ("extra", np.int8),  # still free to take, by a Vase
        ("rewarded", np.int8),  # villages whose Vase has paid this turn, a bit each
        ("asked", np.int8),
        # the action
        ("chief", np.int8),  # more cards may follow on the same ceremony
        ("warrior", np.int8),  # one more card may follow on another ceremony
        ("first_space", np.int8),
        ("fresh", np.int8, (2,)),  # cards just drawn that Birthday may add
        ("to_go_under", np.int8),
        ("to_draw", np.int8),
        ("emptied", np.int8),
        # the end
        ("ending", np.int8),
        ("over", np.int8),
        ("won", np.int8, (SEATS,)),
        # what the last move did
        ("noted", np.int8),
        ("notes", np.int8, (64, 5)),
    ],
    align=True,
)

# What the player to move is asked for.
ASKED = ("action", "more", "birthday", "exchange", "surplus")
FOR_ACTION, FOR_MORE, FOR_BIRTHDAY, FOR_EXCHANGE, FOR_SURPLUS = range(5)

# Moves: one number each, for ever. OPEN and what follows count on by card and space.
DRAW, EXCHANGE, PASS, STOP = range(4)
OPEN = 4
ADD = OPEN + 16 * SPACES
ADD_KOKOPELLI = ADD + SPACES
CANCEL = ADD_KOKOPELLI + SPACES
UNDER = CANCEL + SPACES
N_ACTIONS = UNDER + 17
# Draw, exchange and pass; twelve ceremonies on ten spaces; two cards on up to eighteen spaces; six to cancel; and
# one to spare, because a move is written down before it is known whether it counts.
MAX_LEGAL = 3 + 12 * 10 + 2 * 18 + 6 + 1

# Notes: what happened, who did it, and up to three more things.
(
    IN_PLAY, END_TOKENS_READY, DREW, TURN, OPENED, ADDED, COMPLETED, CANCELLED, WENT_UNDER,
    POINTS, END_TOKEN, EXTRA_ACTION, PASSED, LAST_ROUND, HAND_DISCARDED, GAME_OVER,
) = range(16)  # fmt: skip

# Why cards are drawn, points are paid, or the end comes. The first sixteen reasons are the ceremonies.
REASONS = (
    *CEREMONIES, "deal", "draw", "exchange", "empty-hand", "tile", "host",
    "fewest-cards", "second-fewest-cards", "ceremonies", "deck", "end-tokens",
)  # fmt: skip
(
    DEAL, DRAW_ACTION, EXCHANGE_ACTION, EMPTY_HAND, TILE, HOST,
    FEWEST_CARDS, SECOND_FEWEST_CARDS, CEREMONIES_AT_END, DECK_OUT, END_TOKENS_OUT,
) = range(16, 27)  # fmt: skip
