"""What one seat of a Kokopelli table may see. Whatever is not named here stays hidden."""

from .moves import seat_name, space_name
from .position import deck, fresh, hand, on_table, open_part
from .rules import reach
from .table import SPACES

HIDDEN = ("hand", "deck")
REVEALS = ("drew", "hand-discarded")


def seen(s, seat):
    """What lies open; for a seat also its hand, the cards it put under its deck, and where it may add cards.

    A spectator is seat None."""
    position = on_table(s)
    for p in range(s.players):
        position[seat_name(p)] = open_part(s, p)
    if seat is not None:
        known = s.deck_known[seat]
        position[seat_name(seat)] |= {"hand": hand(s, seat), "under": deck(s, seat)[-known:] if known else []}
        zone = reach(s, seat)
        position["zone"] = [space_name(space) for space in range(SPACES) if zone >> space & 1]
        if seat == s.seat:
            position["fresh"] = fresh(s)
    return position


def note_for(note, seat):
    """A card that is drawn or put under a deck is known to its owner alone; all else happens in the open."""
    if note["note"] in ("drew", "went-under") and note["seat"] != seat:
        return {name: note[name] for name in note if name != "card"}
    return dict(note)
