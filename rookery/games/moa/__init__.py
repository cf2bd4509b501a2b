"""Moa by Martin Wallace, for two to five players."""

from rookery.engine.game import Game
from rookery.engine.options import Choice, Switch

from . import (
    actions,
    board,
    box,
    invasion,
    judge,
    karakia,
    learn,
    moves,
    neutral,
    position,
    redeal,
    rules,
    scoring,
    table,
    view,
)

GAME = Game(
    name="moa",
    version=1,
    seats=range(2, 6),
    options=(
        Choice("any_time_tiles", default="own-turn", values=table.ANY_TIME),
        Choice("bought_tile_ready", default="turn", values=table.READY),
        Switch("rebuy_used_tile", default=True),
        Switch("act_with_tiles_only", default=True),
        Switch("fight_and_birds_of_one_card", default=True),
        Switch("keep_leader_when_selling", default=False),
        Switch("move_leaders", default=False),
        Switch("mammal_tiles_limited", default=False),
        Switch("neutral_bird_adjacent", default=True),
        Switch("neutral_leader_needs_terrain", default=True),
        Switch("score_neutral", default=False),
    ),
    rules=rules,
    compiled=(table, board, karakia, invasion, actions, scoring, neutral, rules, redeal),
    moves=moves,
    position=position,
    view=view,
    judge=judge,
    learn=learn,
    check_box=box.check,
)
