"""What one seat of a Perch table may see. Whatever is not named here stays hidden."""

from .perching import has_bonus_action
from .position import SEATS, goals_of, on_table, open_part
from .table import FOR_TURN

HIDDEN = ("goal", "dealt")  # names of a seat's part that only this seat may see
REVEALS = ("recruited", "goal-shown")


def shown(s):
    """What lies open, birds in hand too (Z2). When the game is over all goals have been shown."""
    position = on_table(s)
    a_turn = s.asked == FOR_TURN and not s.bonus_taken
    position["bonus_possible"] = a_turn and bool(has_bonus_action(s, s.seat))
    for p in range(s.players):
        position[SEATS[p]] = open_part(s, p)
        if s.over:
            position[SEATS[p]] |= {name: goal for name, goal in goals_of(s, p).items() if name == "goal"}
    return position


def own(s, seat):
    """What a seat knows beyond that: its goals."""
    return {SEATS[seat]: goals_of(s, seat)}


def note_for(note, seat):
    """Goals are known to their owner alone until they are shown; all else happens in the open."""
    if note["note"] in ("goal-dealt", "goal-kept") and note["seat"] != seat:
        return {name: note[name] for name in note if not name.startswith("goal")}
    return dict(note)
