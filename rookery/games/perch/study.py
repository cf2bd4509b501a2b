"""What a study of Perch counts."""

from rookery.engine.counts import Count, Told

from .table import CREATURES, GOALS, REASONS, TILES

ON_FARM = (Told("tile-laid", "tile"),)
READY = (Told("creature-ready", "creature"),)
DEALT = (Told("goal-dealt", "goal"), Told("goal-dealt", "goal2"))
LATE_POINTS = REASONS[len(TILES) :]  # those that are paid once, at the end

COUNTS = (
    Count("tiles-on-farm", TILES, came=ON_FARM),
    Count("tiles-perched-on", TILES, used=(Told("perched", "tile"),), came=ON_FARM),
    Count("tiles-scored", TILES, used=(Told("points", "why"),), came=ON_FARM),
    Count("creatures-controlled", CREATURES, used=(Told("keeper", "creature"),), came=READY),
    Count("creatures-activated", CREATURES, used=(Told("activated", "creature"),), came=READY),
    Count(
        "birds",
        ("nest", "birdhouse", "lightning"),
        used=(
            Told("perched", thing="nest", only=("nest", "yes")),
            Told("built", thing="birdhouse"),
            Told("struck", thing="lightning"),
            Told("struck-nest", thing="lightning"),
        ),
    ),
    Count("points-at-the-end", LATE_POINTS, used=(Told("points", "why"),)),
    Count("goals-kept", GOALS, used=(Told("goal-kept", "goal"),), came=DEALT),
    Count("goals-reached", GOALS, used=(Told("goal-shown", "goal", only=("reached", "yes")),), came=DEALT),
)


def say_thing(count, thing, words):
    if count == "birds":
        return words(f"bird-{thing}")
    kind = {"tiles": "tile", "creatures": "creature", "points": "why", "goals": "goal"}[count.partition("-")[0]]
    return words(f"{kind}-{thing}")
