"""What all referees share: how they disagree, and how they are run. Like them it knows nothing of the engine."""

import json
from pathlib import Path


class Disagreement(AssertionError):
    """Something is not as the referee reads the rules."""

    def __init__(self, ply, about, expected, got):
        super().__init__(f"ply {ply}, {about}: expected {expected}, got {got}")
        self.ply, self.about, self.expected, self.got = ply, about, expected, got


def check_record(referee, record, lines):
    """Check a whole match: the objects of `replay --notes` against the rules, and the record against both."""
    moves = []
    for told in lines:
        referee.check(told)
        moves.append(told["move"])
    referee.same("moves of the record", record["moves"], moves[1:])
    referee.same("end", record["over"], referee.over)
    referee.same("final scores", record["scores"], referee.scores)
    referee.same("winners", record["winners"], referee.winners())


def run(new_referee, arguments):
    """Say in one line whether a new referee agrees with a record and with what `replay --notes` tells of it."""
    record_file, notes_file = map(Path, arguments)
    record = json.loads(record_file.read_text(encoding="utf-8"))
    lines = [json.loads(line) for line in notes_file.read_text(encoding="utf-8").splitlines()]
    referee = new_referee(record["players"], record["options"], record["components"])
    try:
        check_record(referee, record, lines)
    except Disagreement as disagreement:
        print(f"{notes_file}: the referee does not agree: {disagreement}")
        return 1
    print(f"{notes_file}: the referee agrees with all {referee.ply} moves; scores {referee.scores}")
    return 0
