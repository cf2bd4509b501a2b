"""What can be in a box of Perch. It is asked before there is a table: the table is made from the box."""

from rookery.engine.position import up_to
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


def check_tiles(box):
    for name, tile in box["tiles"].items():
        if len(tile["points"]) != 3:
            raise Refusal("perch:box-three-places", place=f"tiles.{name}.points")
        for points in tile["points"]:
            up_to(MOST_POINTS)(points, f"tiles.{name}.points")
        up_to(MOST_NESTS)(tile["nests"], f"tiles.{name}.nests")
    for name, effect in EFFECTS.items():
        up_to(MOST_NUMBER, least=1)(box["tiles"][name][effect], f"tiles.{name}.{effect}")
    one_more = box["recruiting"]["from_bag"] + 1  # one of them is returned
    up_to(one_more, least=one_more)(box["tiles"]["birdbath"]["drawn"], "tiles.birdbath.drawn")
    nests = [tile["nests"] for tile in box["tiles"].values()]
    needed = sum(sorted(nests[:6])[1:]) + sum(sorted(nests[6:15])[4:]) + sum(sorted(nests[15:])[6:])
    if needed > box["game"]["nests"]:
        raise Refusal("perch:box-nests", place="tiles.*.nests", have=box["game"]["nests"], need=needed)


def check_fountain(box, players):
    """Each space rests on lower ones, counted from 1; the four lowest on none."""
    points, supports = box["fountain"][f"points_{players}"], box["fountain"][f"supports_{players}"]
    place = f"fountain.supports_{players}"
    for value in points:
        up_to(MOST_POINTS)(value, f"fountain.points_{players}")
    if not 4 <= len(points) <= 20 or len(supports) != len(points):
        raise Refusal("perch:box-fountain-size", place="fountain.*")
    for space, below in enumerate(supports):
        lower = [str(number + 1) for number in range(space)]
        if any(number not in lower for number in below.split()) or (space < 4) != (below == ""):
            raise Refusal("perch:box-fountain-ground", place=place)


def check_goals(box):
    for name, goal in box["goals"].items():
        up_to(MOST_POINTS)(goal["points"], f"goals.{name}.points")
        up_to(MOST_NUMBER)(goal["number"], f"goals.{name}.number")
        if len(goal["players"]) != 2:
            raise Refusal("perch:box-goal-players", place=f"goals.{name}.players")
        for players in goal["players"]:
            up_to(5, least=2)(players, f"goals.{name}.players")
    for players in range(2, 6):
        used = [goal for goal in box["goals"].values() if goal["players"][0] <= players <= goal["players"][1]]
        if len(used) < 2 * players:
            raise Refusal("perch:box-goals-too-few", place="goals.*.players", players=players)
