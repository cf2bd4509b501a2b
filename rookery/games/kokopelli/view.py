"""What one seat of a Kokopelli table may see. Whatever is not named here stays hidden."""

from functools import cache

from .moves import seat_name, space_name
from .position import deck, fresh, hand, on_table, open_part, set_in
from .rules import reach
from .table import SPACES

HIDDEN = ("hand", "deck")
REVEALS = ("drew", "hand-discarded")
SPACE_NAMES = [space_name(space) for space in range(SPACES)]


def shown(s):
    """What lies open."""
    return on_table(s) | {seat_name(p): open_part(s, p) for p in range(s.players)}


def own(s, seat):
    """What a seat knows beyond that: its hand, the cards it put under its deck, and where it may add cards."""
    unknown = s.deck_cards[seat] - s.deck_known[seat]
    more = {
        seat_name(seat): {"hand": hand(s, seat), "under": deck(s, seat, unknown)},
        "zone": list(spaces_in(int(reach(s, seat)))),
    }
    return more | {"fresh": fresh(s)} if seat == s.seat else more


@cache
def spaces_in(zone):
    return set_in(zone, SPACE_NAMES)


def note_for(note, seat):
    """A card that is drawn or put under a deck is known to its owner alone; all else happens in the open."""
    if note["note"] in ("drew", "went-under") and note["seat"] != seat:
        return {name: note[name] for name in note if name != "card"}
    return dict(note)
