"""What a study of Kokopelli counts."""

from rookery.engine.counts import Count, Told

from .table import CEREMONIES

IN_PLAY = (Told("in-play", "ceremony"),)

COUNTS = (
    Count("ceremonies-in-play", CEREMONIES, came=IN_PLAY),
    Count("ceremonies-opened", CEREMONIES, used=(Told("opened", "ceremony"),), came=IN_PLAY),
    Count("ceremonies-completed", CEREMONIES, used=(Told("completed", "ceremony"),), came=IN_PLAY),
)


def say_thing(count, thing, words):
    return words(f"card-{thing}")
