"""What one seat of a Kokopelli table may see. Whatever is not named here stays hidden."""

from .moves import seat_name, space_name
from .position import deck, fresh, hand, on_table, open_part
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
    known, zone = s.deck_known[seat], reach(s, seat)
    more = {
        seat_name(seat): {"hand": hand(s, seat), "under": deck(s, seat)[-known:] if known else []},
        "zone": [name for space, name in enumerate(SPACE_NAMES) if zone >> space & 1],
    }
    return more | {"fresh": fresh(s)} if seat == s.seat else more


def note_for(note, seat):
    """A card that is drawn or put under a deck is known to its owner alone; all else happens in the open."""
    if note["note"] in ("drew", "went-under") and note["seat"] != seat:
        return {name: note[name] for name in note if name != "card"}
    return dict(note)
