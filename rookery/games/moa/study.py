"""What a study of Moa counts."""

from rookery.engine.counts import Count, Told

from .table import CARDS, KARAKIAS, MAMMALS, TERRITORIES, TILE_KINDS, TRADERS
from .terminal import territory, tile_icons

NUMBERS = tuple(range(1, TERRITORIES + 1))
DRAWN = (Told("mammal-drawn", "mammal"),)

COUNTS = (
    Count("karakia-bought", KARAKIAS, used=(Told("bought", "karakia"),)),
    Count("karakia-used", KARAKIAS, used=(Told("used", "karakia"), Told("spent-karakia", "karakia"))),
    Count("territories-settled", NUMBERS, used=(Told("placed", "territory"),)),
    Count("territories-first", NUMBERS, used=(Told("points", "territory", only=("why", "first")),)),
    Count("leaders-placed", NUMBERS, used=(Told("led", "territory"),)),
    Count("leader-tiles-taken", TILE_KINDS, used=(Told("took-tile", "tile"),)),
    Count("birds-spent", CARDS, used=(Told("spent", "card"),)),
    Count("mammals-beaten", MAMMALS, used=(Told("beat", "mammal"), Told("defended", "mammal")), came=DRAWN),
    Count("mammals-sold-to", MAMMALS[:TRADERS], used=(Told("sold", "mammal"),), came=DRAWN),
)
KINDS = {"karakia": "karakia", "birds": "card", "mammals": "mammal"}


def say_thing(count, thing, words):
    if thing in NUMBERS:
        return territory(thing, words)
    if thing in TILE_KINDS:
        return tile_icons(thing, words)
    kind = KINDS[count.partition("-")[0]]
    return words(f"{kind}-{thing}")
