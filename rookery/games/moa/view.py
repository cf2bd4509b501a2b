"""What one seat of a Moa table may see. Whatever is not named here stays hidden."""

from .position import SEATS, hand, on_table, open_part

HIDDEN = ("hand",)
REVEALS = ("dealt", "terrain", "mammal-drawn", "invades", "declined", "drew", "rolled", "tidied")
# Who is asked to defend can pay, and who is passed over cannot (Z1): so an invasion, and declining, show something.


def shown(s):
    """What lies open."""
    return on_table(s) | {SEATS[p]: open_part(s, p) for p in range(s.players)}


def own(s, seat):
    """What a seat knows beyond that: its hand."""
    return {SEATS[seat]: {"hand": hand(s, seat)}}


def note_for(note, seat):
    """A card that is dealt or drawn is known to its owner alone; all else happens in the open."""
    if note["note"] in ("dealt", "drew") and note["seat"] != seat:
        return {name: note[name] for name in note if not name.startswith("card")}
    return dict(note)
