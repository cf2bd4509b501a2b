"""What can be in a box of Perch. It is asked before there is a table: the table is made from the box."""

from rookery.engine.position import set_of, up_to
from rookery.words import Refusal

MOST_POINTS, MOST_NESTS, MOST_NUMBER = 20, 3, 20
EFFECTS = {
    "early-bird": "birds",
    "birdbath": "drawn",
    "statue": "birds_a_point",
    "overstuffed": "limit",
    "hanging-nest": "limit",
    "rookery": "birds",
}


def check(box):
    """Numbers in range, nests enough for every farm, and a fountain that can be filled."""
    check_tiles(box)
    for players in ("2_3", "4_5"):
        check_fountain(box, players)
    check_goals(box)


def check_number(value, place, most, least=0):
    up_to(most)(value, place)
    if value < least:
        raise Refusal("perch:box-too-small", place=place, value=str(value), least=least)


def check_tiles(box):
    for name, tile in box["tiles"].items():
        if len(tile["points"]) != 3:
            raise Refusal("perch:box-three-places", place=f"tiles.{name}.points")
        for points in tile["points"]:
            check_number(points, f"tiles.{name}.points", MOST_POINTS)
        check_number(tile["nests"], f"tiles.{name}.nests", MOST_NESTS)
    for name, effect in EFFECTS.items():
        check_number(box["tiles"][name][effect], f"tiles.{name}.{effect}", MOST_NUMBER, least=1)
    check_number(box["tiles"]["birdbath"]["drawn"], "tiles.birdbath.drawn", MOST_NUMBER, least=2)
    nests = [tile["nests"] for tile in box["tiles"].values()]
    needed = sum(sorted(nests[:6])[1:]) + sum(sorted(nests[6:15])[4:]) + sum(sorted(nests[15:])[6:])
    if needed > box["game"]["nests"]:
        raise Refusal("perch:box-nests", place="tiles.*.nests", have=box["game"]["nests"], need=needed)


def check_fountain(box, players):
    """Each space rests on lower ones, the four lowest on none."""
    points, supports = box["fountain"][f"points_{players}"], box["fountain"][f"supports_{players}"]
    place = f"fountain.supports_{players}"
    for value in points:
        check_number(value, f"fountain.points_{players}", MOST_POINTS)
    if not 4 <= len(points) <= 20 or len(supports) != len(points):
        raise Refusal("perch:box-fountain-size", place=place)
    for space, below in enumerate(supports):
        if not isinstance(below, list) or (space < 4) != (below == []):
            raise Refusal("perch:box-fountain-ground", place=place)
        set_of(*range(space))(below, place)


def check_goals(box):
    for name, goal in box["goals"].items():
        check_number(goal["points"], f"goals.{name}.points", MOST_POINTS)
        check_number(goal["number"], f"goals.{name}.number", MOST_NUMBER)
        if len(goal["players"]) != 2:
            raise Refusal("perch:box-goal-players", place=f"goals.{name}.players")
        for players in goal["players"]:
            check_number(players, f"goals.{name}.players", 5, least=2)
    for players in range(2, 6):
        used = [goal for goal in box["goals"].values() if goal["players"][0] <= players <= goal["players"][1]]
        if len(used) < 2 * players:
            raise Refusal("perch:box-goals-too-few", place="goals.*.players", players=players)
