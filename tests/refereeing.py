"""How the tests of the referees go about it: matches told as `replay --notes` tells them, and spoilt in many ways."""

import json
import random

import pytest
from referees import Disagreement, run

from rookery.cli import main as rookery
from rookery.cli.replay import told
from rookery.engine import record


def name_of(options):
    return ",".join(f"{name}={value}" for name, value in options.items()) or "defaults"


def play_on(match, chooser, most=5000):
    """The match, and the objects that `replay --notes` would print for it, with the position after each move."""
    text, before, lines = None, {"seat": None, "legal": []}, []
    while True:
        position = match.game.position.describe(match.state)
        lines.append(told(match, text, before) | {"position": position})
        if match.over or len(match.moves) == most:
            return match, lines
        moves = match.legal()
        before = {"seat": match.seat, "legal": [match.text(move) for move in moves]}
        text = chooser.choose(match.seat, moves, before["legal"], position)
        match.apply(moves[before["legal"].index(text)])


def follow(referee, match, lines):
    """A referee that looks at one object after the other; handed out before each."""
    for line in lines:
        yield referee, line
        referee.check(line)
    assert referee.over == match.over
    assert referee.winners() == match.winners


def with_item(items, index, *new):
    """A list with other items in place of one."""
    return [*items[:index], *new, *items[index + 1 :]]


def spoilt(line, other_moves):
    """An object spoilt in every way that comes to mind, one at a time, and what was done to it."""
    yield "another ply", {"ply": line["ply"] + 1}
    yield "another seat", {"seat": 0 if line["seat"] is None else (line["seat"] + 1) % len(line["scores"])}
    yield "an illegal move", {"move": other_moves[0]}
    yield "no move", {"move": "pass" if line["move"] is None else None}
    for move in other_moves:
        yield f"{move} legal", {"legal": [*line["legal"], move]}
    for index, move in enumerate(line["legal"]):
        yield f"{move} not legal", {"legal": with_item(line["legal"], index)}
    for seat, score in enumerate(line["scores"]):
        yield f"a point more for {seat}", {"scores": with_item(line["scores"], seat, score + 1)}
    for name, value in line.get("position", {}).items():
        wrong = line["position"] | {name: not value if isinstance(value, bool) else [value]}
        if not (name == "to_move" and line["position"]["over"]):
            yield f"position, {name}", {"position": wrong}
    yield from spoilt_notes(line)


def spoilt_notes(line):
    notes = line["notes"]
    yield "a note more", {"notes": [*notes, {"note": "passed", "seat": line["seat"]}]}
    for index, note in enumerate(notes):
        yield f"{note} missing", {"notes": with_item(notes, index)}
        yield f"{note} twice", {"notes": with_item(notes, index, note, note)}
        for key, value in note.items():
            wrong = note | {key: value + 1 if isinstance(value, int) else "penguin"}
            if (note["note"], key) != ("rolled", "number"):  # chance: noticed in the position, if at all
                yield f"{wrong}", {"notes": with_item(notes, index, wrong)}


def unnoticed(new_referee, match, lines, seed, tries):
    """Spoilt objects at any point of a match that go through; what came before is looked at anew each time."""
    moves = sorted({move for line in lines for move in line["legal"]})
    chance, missed = random.Random(seed), []
    for _ in range(tries):
        ply = chance.randrange(len(lines))
        other_moves = chance.sample([move for move in moves if move not in lines[ply]["legal"]], 3)
        what, wrong = chance.choice(list(spoilt(lines[ply], other_moves)))
        referee = new_referee(match.players, match.options, match.game.box)
        for line in lines[:ply]:
            referee.check({name: line[name] for name in line if name != "position"})
        try:
            referee.check(lines[ply] | wrong)
            missed.append(f"ply {ply}: {what}")
        except Disagreement:
            pass
    return missed


def spoil_order(agree, match, lines):
    """Objects that are missing, told twice or go on after the end are noticed."""
    for wrong in (
        lines[1:],
        [*lines[:20], *lines[21:]],
        [*lines[:20], lines[20], *lines[20:]],
        [*lines, lines[-1] | {"ply": len(lines)}],
    ):
        with pytest.raises(Disagreement):
            agree(match, wrong)
    with pytest.raises(AssertionError):
        agree(match, lines[:-1])


def run_as_program(new_referee, match, folder, capsys):
    """`python tests/referee_GAME.py RECORD NOTES` looks at what `rookery replay --notes` prints."""
    record_file, notes_file = folder / "match.json", folder / "match.jsonl"
    record.write(record_file, record.to_text(match, ["somebody"] * match.players))
    assert rookery(["replay", str(record_file), "--notes"]) == 0
    notes_file.write_text(capsys.readouterr().out, encoding="utf-8")
    assert run(new_referee, [record_file, notes_file]) == 0
    assert f"agrees with all {len(match.moves)} moves" in capsys.readouterr().out
    lines = [json.loads(line) for line in notes_file.read_text(encoding="utf-8").splitlines()]
    lines[-1]["scores"][0] += 1
    notes_file.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    assert run(new_referee, [record_file, notes_file]) == 1
    assert "does not agree: ply" in capsys.readouterr().out
