"""What can be in a box of Moa. It is asked before there is a table: the table is made from the box."""

from rookery.engine.position import one_of, set_of, up_to
from rookery.words import Refusal

ICONS = ("bird", "fight", "honour", "karakia")
TERRAINS = ("coast", "plains", "forest", "mountain", "volcano")
INSTRUCTIONS = ("dog", "possum", "rat", "draw-1", "draw-2", "volcano")
MOST_ICONS, MOST_POINTS, MOST_COPIES = 9, 20, 60


def check(box):
    """Numbers in range, and totals as printed on the box."""
    check_birds(box)
    check_mammals(box)
    check_terrain_cards(box)
    check_karakia(box)
    check_leader_tiles(box)
    check_territories(box)
    check_volcano(box)


def check_total(have, want, place):
    if have != want:
        raise Refusal("moa:box-total", place=place, have=have, want=want)


def check_birds(box):
    for name, card in box["birds"].items():
        for icon in ICONS:
            up_to(MOST_ICONS)(card[icon], f"birds.{name}.{icon}")
        up_to(MOST_COPIES)(card["copies"], f"birds.{name}.copies")
    copies = sum(card["copies"] for card in box["birds"].values())
    check_total(copies, box["pieces"]["bird_cards"], "birds.*.copies")


def check_mammals(box):
    for name, mammal in box["mammals"].items():
        up_to(MOST_POINTS, least=1)(mammal["fight"], f"mammals.{name}.fight")
        up_to(MOST_POINTS)(mammal["points"], f"mammals.{name}.points")
        up_to(MOST_COPIES, least=1)(mammal["cards"], f"mammals.{name}.cards")
        up_to(MOST_COPIES)(mammal["tiles"], f"mammals.{name}.tiles")
        if "honour" in mammal:
            up_to(MOST_POINTS, least=1)(mammal["honour"], f"mammals.{name}.honour")
    up_to(MOST_COPIES)(box["pieces"]["mammal_tiles"], "pieces.mammal_tiles")
    for what in ("cards", "tiles"):
        total = sum(mammal[what] for mammal in box["mammals"].values())
        check_total(total, box["pieces"][f"mammal_{what}"], f"mammals.*.{what}")


def check_terrain_cards(box):
    for terrain, cards in box["terrain_cards"].items():
        for card in cards:
            one_of(*INSTRUCTIONS)(card, f"terrain_cards.{terrain}")
    total = sum(len(cards) for cards in box["terrain_cards"].values())
    check_total(total, box["pieces"]["terrain_cards"], "terrain_cards")


def check_karakia(box):
    for name, tile in box["karakia"].items():
        up_to(MOST_COPIES, least=1)(tile["copies"], f"karakia.{name}.copies")
        up_to(MOST_POINTS, least=1)(tile["cost"], f"karakia.{name}.cost")
    copies = sum(tile["copies"] for tile in box["karakia"].values())
    check_total(copies, box["pieces"]["karakia_tiles"], "karakia.*.copies")


def check_leader_tiles(box):
    """Each tile is a text such as `2 fight`, `1 bird 1 fight` or `3 points`."""
    place = "leader_tiles.tiles"
    tiles = box["leader_tiles"]["tiles"]
    check_total(len(tiles), box["pieces"]["leader_tiles"], place)
    for tile in tiles:
        words = tile.split() if isinstance(tile, str) else []
        numbers, icons = words[::2], words[1::2]
        known = all(icon in (*ICONS, "points") for icon in icons) and len(set(icons)) == len(icons)
        small = all(len(number) == 1 and number in "123456789" for number in numbers)
        alone = "points" not in icons or len(icons) == 1  # a tile with points is kept, one with icons is spent
        if not words or len(numbers) != len(icons) or not (known and small and alone) or tile != " ".join(words):
            raise Refusal("moa:box-leader-tile", place=place, tile=str(tile))


def check_territories(box):
    numbers = [int(number) for number in box["territories"]]
    for number, territory in box["territories"].items():
        place = f"territories.{number}"
        one_of(*TERRAINS)(territory["terrain"], f"{place}.terrain")
        if (territory["terrain"] == "volcano") != (int(number) == max(numbers)):
            raise Refusal("moa:box-one-volcano", place=f"{place}.terrain")
        up_to(MOST_POINTS)(territory["first"], f"{place}.first")
        up_to(MOST_POINTS)(territory["second"], f"{place}.second")
        set_of(*numbers)(territory["adjacent"], f"{place}.adjacent")
        for other in territory["adjacent"]:
            if other == int(number) or int(number) not in box["territories"][str(other)]["adjacent"]:
                raise Refusal("moa:box-not-adjacent", place="territories.*.adjacent", one=number, other=str(other))


def check_volcano(box):
    """The marker starts at 0 and never becomes kinder."""
    track = box["volcano"]["track"]
    for reduction in track:
        up_to(MOST_POINTS)(reduction, "volcano.track")
    if not 1 <= len(track) <= MOST_POINTS or track[0] != 0 or track != sorted(track):
        raise Refusal("moa:box-track", place="volcano.track", most=MOST_POINTS)
