"""Kokopelli by Stefan Feld, for two to four players."""

from rookery.engine.game import Game
from rookery.engine.options import Choice, Pick, Switch

from . import box, judge, learn, moves, position, redeal, rules, table, view

GAME = Game(
    name="kokopelli",
    version=1,
    seats=range(2, 5),
    options=(
        Choice("tiles", default=10, values=tuple(table.BOX["tiles"]["in_play"])),
        Pick(
            "ceremonies",
            default="random",
            names=table.CEREMONIES,
            sets={"random": (), "beginner": tuple(table.BOX["tiles"]["beginner"])},
            size="tiles",
        ),
        Switch("sun_space_any_time", default=False),
        Switch("fire_checks_opener_zone", default=True),
        Switch("vase_owner_benefits", default=True),
        Switch("bonus_after_action", default=False),
        Switch("deck_out_checked_at_turn_end", default=False),
        Switch("below_deck_last", default=False),
    ),
    rules=rules,
    compiled=(table, rules, redeal),
    judge=judge,
    learn=learn,
    check_box=box.check,
    moves=moves,
    position=position,
    view=view,
)
