"""What one seat of a Moa table may see. Whatever is not named here stays hidden."""

from .position import SEATS, hand, on_table, open_part

HIDDEN = ("hand",)
REVEALS = ("dealt", "terrain", "mammal-drawn", "invades", "declined", "drew", "rolled", "tidied")
# Who is asked to defend can pay, and who is passed over cannot (Z1): so an invasion, and declining, show something.


def seen(s, seat):
    """What lies open, and for a seat also its hand. A spectator is seat None."""
    position = on_table(s)
    for p in range(s.players):
        position[SEATS[p]] = open_part(s, p)
    if seat is not None:
        position[SEATS[seat]] |= {"hand": hand(s, seat)}
    return position


def note_for(note, seat):
    """A card that is dealt or drawn is known to its owner alone; all else happens in the open."""
    if note["note"] in ("dealt", "drew") and note["seat"] != seat:
        return {name: note[name] for name in note if not name.startswith("card")}
    return dict(note)
