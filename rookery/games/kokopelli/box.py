"""What can be in a box of Kokopelli. It is asked before there is a table: the table is made from the box."""

from rookery.engine.position import set_of
from rookery.words import Refusal

CEREMONIES = (
    "sun", "eagle-feather", "paw", "birthday", "hunter", "warrior", "fire", "spider-woman",
    "vase", "snake-dance", "drummer", "lizard", "sky-mother", "shaman", "chief", "turtle",
)  # fmt: skip


def check(box):
    """All else is printed. The set for a first game is as many different ceremonies as the ordinary game has tiles."""
    beginner, tiles = set_of(*CEREMONIES)(box["tiles"]["beginner"], "tiles.beginner"), box["tiles"]["in_play"][0]
    if len(beginner) != tiles:
        raise Refusal("kokopelli:beginner-set-size", place="tiles.beginner", have=len(beginner), want=tiles)
