"""What a position is worth, as an experienced player would judge it: for bots, never for the rules."""

HABITS = {"depth": 20, "picks": 2, "open_at": 2, "swing": 600, "trust": 2.0, "curiosity": 0.3, "greed": 0.2}


def estimate(s, p):
    """The points that a seat can expect at the end, in hundredths."""
    return 100 * s.score[p]
