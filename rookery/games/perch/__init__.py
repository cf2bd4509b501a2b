"""Perch (Ptasie rewiry) by Douglas Hettrick, for two to five players."""

from rookery.engine.game import Game
from rookery.engine.options import Choice, Switch

from . import (
    board,
    box,
    creatures,
    farm,
    judge,
    layout,
    learn,
    moves,
    perching,
    position,
    recruiting,
    redeal,
    rules,
    scoring,
    table,
    upkeep,
    view,
)

GAME = Game(
    name="perch",
    version=1,
    seats=range(2, 6),
    options=(
        Switch("goals", default=True),
        Choice("tiles", default="random", values=table.LAYOUTS),
        Choice("rookery_adds", default="exactly-two", values=table.ROOKERY_ADDS),
        Switch("scarecrow_after_lapse", default=True),
        Switch("swap_keeps_nest", default=False),
        Switch("moved_bird_nests", default=False),
        Switch("cat_pushes_off", default=False),
        Switch("dog_pushes_into_hole", default=True),
        Switch("feeder_optional", default=False),
        Switch("dummy_migration", default=True),
        Switch("dummy_blocks_largest", default=True),
    ),
    rules=rules,
    compiled=(layout, table, board, farm, recruiting, creatures, perching, scoring, upkeep, rules, redeal),
    judge=judge,
    learn=learn,
    check_box=box.check,
    moves=moves,
    position=position,
    view=view,
)
