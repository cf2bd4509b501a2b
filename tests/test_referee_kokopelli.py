"""Every decision of the engine is checked by a referee that was written from the rulebook alone."""

import copy
import json
import random
from itertools import pairwise

import pytest
import refereeing
from conftest import TIMES
from referee_kokopelli import CEREMONIES, SWITCHES, Referee
from refereeing import name_of, spoilt, with_item
from referees import Disagreement

from rookery.cli.replay import told
from rookery.engine.match import Match
from rookery.games import find

GAME = find("kokopelli")

# ---- Games ----


def at_random(legal, chance, _mood):
    return chance.choice(legal)


def eager(legal, chance, mood):
    """Adds cards, or else opens ceremonies, whenever it can; exchanges only if there is nothing else to do."""
    adding = [move for move in legal if move.startswith("add")]
    opening = [move for move in legal if move.startswith("open")]
    if "draw" in legal and chance.random() < mood["lazy"]:
        return "draw"
    wanted = adding or opening if chance.random() > mood["lazy"] else opening or adding
    return chance.choice(wanted or [move for move in legal if move != "exchange"] or legal)


def moody(legal, chance, mood):
    """Each seat has its own likes for a whole match, some of them extreme. It reaches what the others seldom do."""
    return chance.choices(legal, [mood[move.split()[0]] * mood["@" in move and move[-2]] for move in legal])[0]


POLICIES = {"random": at_random, "eager": eager, "moody": moody}
LIKES = ["draw", "open", "add", "cancel", "exchange", "under", "stop", "pass", *"ABCD"]


def mood(chance):
    return {like: 10 ** chance.uniform(-2, 1) for like in LIKES} | {False: 1, "lazy": max(0, chance.uniform(-0.3, 0.3))}


def play(players, options, policy, seed, longest=1500):
    """The match and the objects that `replay --notes` would print for it."""
    chance = random.Random(seed)
    moods = [mood(chance) for _ in range(players)]
    match = Match.deal(GAME, players, options, seed)
    lines = [told(match, None, {"seat": None, "legal": []})]
    while not match.over and len(match.moves) < longest:
        moves = match.legal()
        before = {"seat": match.seat, "legal": [match.text(move) for move in moves]}
        text = POLICIES[policy](before["legal"], chance, moods[match.seat])
        match.apply(moves[before["legal"].index(text)])
        lines.append(told(match, text, before))
    return match, json.loads(json.dumps(lines))


def follow(match, lines):
    return refereeing.follow(Referee(match.players, match.options), match, lines)


def agree(match, lines):
    for _ in follow(match, lines):
        pass


# ---- The referee and the engine agree ----

VARIANTS = [{}, {"ceremonies": "beginner"}, {"tiles": 11}, {"tiles": 12}]
VARIANTS += [{name: not default} for name, default in SWITCHES.items()]


@pytest.mark.parametrize("seed", range(6 * TIMES))
@pytest.mark.parametrize("policy", ["random", "eager"])
@pytest.mark.parametrize("options", VARIANTS, ids=name_of)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_referee_agrees(players, options, policy, seed):
    match, lines = play(players, options, policy, seed)
    assert match.over
    agree(match, lines)


@pytest.mark.parametrize("seed", range(120 * TIMES))
def test_referee_agrees_with_mixed_options(seed):
    """All options mixed, the ceremonies often chosen by name, and players with strange habits."""
    chance = random.Random(seed)
    options = {"tiles": chance.choice([10, 11, 12])} | {name: chance.random() < 0.5 for name in SWITCHES}
    if chance.random() < 0.5:
        options["ceremonies"] = chance.sample(CEREMONIES, options["tiles"])
    agree(*play(2 + seed % 3, options, chance.choice(["eager", "moody"]), seed))


POINTS = {
    "tile": {4, 3, 1}, "host": {1}, "empty-hand": {1, 3}, "paw": {1, 2}, "sky-mother": {1, 2}, "turtle": {1},
    "shaman": {1}, "fewest-cards": {5}, "second-fewest-cards": {3}, "ceremonies": {1, 2, 3, 4, 5},
}  # fmt: skip
TO_BE_SEEN = {
    *(f"points {why} {points}" for why in POINTS for points in POINTS[why]),
    *(f"drew {why}" for why in ("deal", "draw", "hunter", "lizard", "empty-hand", "exchange")),
    *("last-round deck", "last-round end-tokens", "added 1", "added 2", "opened", "completed", "cancelled"),
    *("went-under", "passed", "hand-discarded", "game-over"),
    *("in-play", "end-tokens", "turn", "end-token", "extra-action"),
    *("A1 nothing left but to pass or cancel", "A22 no game-end token left", "Z3 bare tile"),
    *("A12 opening with the last card", "B24 Eagle Feather ends with the last card", "C22 Birthday ends in its action"),
}
FAST = ["birthday", "hunter", "chief", "warrior", "eagle-feather", "vase", "lizard", "snake-dance", "drummer", "paw"]


def situations(referee, line):
    """What is remarkable about a move that the referee is about to look at: each note, and a few rare things."""
    notes = [note["note"] for note in line["notes"]]
    for note in line["notes"]:
        yield " ".join(str(note[key]) for key in ("note", "why", "points", "counts") if key in note)
    if line["move"] is None:
        return
    hand = referee.hands[referee.seat]
    if referee.actions and not hand and not referee.deck_size(referee.seat) and len(line["legal"]) > 1:
        yield "A1 nothing left but to pass or cancel"
    if len(hand) == 1 and notes[:1] == ["opened"]:
        yield "A12 opening with the last card"
    for note in line["notes"]:
        ceremony = note["ceremony"] if note["note"] == "completed" else None
        if ceremony and referee.end_tokens == 0 and referee.tiles[ceremony] == [3]:
            yield "A22 no game-end token left"
            referee.bare = ceremony
        if ceremony and ceremony == getattr(referee, "bare", None) and not referee.tiles[ceremony]:
            yield "Z3 bare tile"
        if ceremony == "eagle-feather" and len(hand) == 1:
            yield "B24 Eagle Feather ends with the last card"
        if ceremony == "birthday" and referee.asked == "birthday" and len(referee.fresh) == 2:
            yield "C22 Birthday ends in its action"


def test_everything_happens_in_some_game():
    """The referee's consent is worth little where nothing happens: eager games until all there is has been seen."""
    missing = set(TO_BE_SEEN)
    for seed in range(885, 3000):  # as the cards are shuffled now, sixty games will do
        options = {"ceremonies": FAST} if seed % 3 else {}
        match, lines = play(4 - seed % 4 // 2, options, "eager" if seed % 8 else "random", seed)
        try:
            for referee, line in follow(match, lines):
                missing -= set(situations(referee, line))
        except Disagreement as disagreement:
            raise AssertionError(f"{match.players} players, {options}, seed {seed}") from disagreement
        if not missing:
            break
    assert missing == set()


# ---- The referee notices ----


def disagree(match, lines):
    with pytest.raises(Disagreement):
        agree(match, lines)


@pytest.mark.parametrize("switch", SWITCHES)
def test_each_switch_matters(switch):
    """A referee who thinks that a switch is set the other way finds out in some game."""
    for seed in range(100):
        match, lines = play(2, {}, "eager", seed)
        match.options = match.options | {switch: not SWITCHES[switch]}
        try:
            agree(match, lines)
        except Disagreement:
            return
    pytest.fail(f"{switch} made no difference")


def spoilt_points_and_order(line):
    """Points that the scores agree with, and notes in another order."""
    notes, scores = line["notes"], line["scores"]
    for index, note in enumerate(notes):
        if note["note"] == "points":
            more, seat = note | {"points": note["points"] + 1}, note["seat"]
            score = with_item(scores, seat, scores[seat] + 1)
            yield f"{more} and the score, too", {"notes": with_item(notes, index, more), "scores": score}
    for index, (first, second) in enumerate(pairwise(notes)):
        if first["note"] not in ("in-play", "drew", "hand-discarded") or first["note"] != second["note"]:
            yield f"{second} too early", {"notes": with_item(with_item(notes, index, second), index + 1, first)}


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_spoilt_object_is_noticed(players, seed):
    match, lines = play(players, {}, "eager", seed)
    moves = sorted({move for line in lines for move in line["legal"]})
    missed = []
    for referee, line in follow(match, lines):
        other_moves = random.Random(line["ply"]).sample([move for move in moves if move not in line["legal"]], 3)
        for what, wrong in (*spoilt(line, other_moves), *spoilt_points_and_order(line)):
            try:
                copy.deepcopy(referee).check(line | wrong)
                missed.append(f"ply {line['ply']}: {what}")
            except Disagreement:
                pass
    assert missed == []


def test_spoilt_order_of_objects_is_noticed():
    refereeing.spoil_order(agree, *play(3, {}, "eager", 4))


def test_impossible_cards_are_noticed():
    """Nobody has more than three cards of a ceremony; and what went under a deck comes back in the same order."""
    match, lines = play(2, {}, "random", 5)
    drawn = [index for index, note in enumerate(lines[0]["notes"]) if note["note"] == "drew"][:4]
    four = [note | {"card": "turtle"} if index in drawn else note for index, note in enumerate(lines[0]["notes"])]
    disagree(match, [lines[0] | {"notes": four}])
    orders = 0
    for seed in range(20):
        for referee, line in follow(*play(2, {}, "moody", seed)):
            for index, (first, second) in enumerate(pairwise(line["notes"])):
                if first["note"] == second["note"] == "drew" and first["card"] != second["card"]:
                    swapped = with_item(with_item(line["notes"], index, second), index + 1, first)
                    if line["ply"] and not referee.unknown[line["seat"]].total():
                        orders += 1
                        with pytest.raises(Disagreement):
                            copy.deepcopy(referee).check(line | {"notes": swapped})
    assert orders > 0


def test_the_program(tmp_path, capsys):
    match, _lines = play(3, {"tiles": 11}, "eager", 6)
    refereeing.run_as_program(Referee, match, tmp_path, capsys)
