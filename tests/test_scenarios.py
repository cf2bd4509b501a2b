"""Every scenario holds in both modes, every rule and ruling has one, and the format refuses what it cannot read."""

import re
from pathlib import Path

import pytest
from conftest import native, slow

from rookery.cli.check import paths, uncovered
from rookery.engine import scenario
from rookery.games import GAMES, find
from rookery.words import Refusal

FILES = paths([])


@pytest.mark.parametrize("mode", [slow, native], ids=["interpreted", "native"])
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path, mode: object) -> None:
    read = scenario.read(path, find)
    failures = scenario.run(read, mode(read.game.name))
    assert not failures, "\n".join(f"step {failure.step}: {failure.what}" for failure in failures)


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_and_ruling_has_a_scenario(name: str) -> None:
    assert uncovered(find(name)) == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenarios_show_rules_that_exist(path: Path) -> None:
    read = scenario.read(path, find)
    known = {*read.game.rule_numbers(), *read.game.ruling_numbers()}
    assert read.shows and all(number in known or re.fullmatch(r"[DE]\d+", number) for number in read.shows)


def test_every_case_of_kokopelli_has_a_file() -> None:
    """E1 to E33 come from the rulebook's examples and sentences, D1 to D22 from the rulings."""
    cases = {f"E{n}" for n in range(1, 34)} | {f"D{n}" for n in range(1, 23)}
    shown = {number for path in FILES for number in scenario.read(path, find).shows}
    assert cases <= shown


GOOD = """
title = "a paw is added"
game = "kokopelli"
players = 4
[position]
A.village.2 = "2 paw"
A.hand = "paw, sun"
[[step]]
legal = ["add paw @A2"]
move = "add paw @2"
notes = [{ note = "added", seat = "A", card = "paw" }]
then.A.village.2 = "3 paw"
"""


def check(tmp_path: Path, text: str) -> list[scenario.Failure]:
    file = tmp_path / "scenario.toml"
    file.write_text(text)
    return scenario.run(scenario.read(file, find))


def test_a_good_scenario_passes(tmp_path: Path) -> None:
    assert check(tmp_path, GOOD) == []


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ('legal = ["add sun @A2"]', "“add sun @A2” should be possible, but is not"),
        ('illegal = ["add paw @A2"]', "“add paw @A2” should not be possible, but is"),
        ('only = ["open sun @A1"]', "“open sun @A3” is possible too"),
        ('none = ["open"]', "“open sun @A1” should not be possible"),
        ("then.A.score = 3", "A.score should be 3, but is 0"),
        ("then.A.village = {}", "A.village should be"),
        ('then.A.village.2 = ""', "A.village.2 should be –, but is 3 paw"),
        ('then.A.village.1 = "sun"', "A.village.1 should be sun, but is None"),
        ('then.A.hand = "sun, paw"', "A.hand should be sun, paw, but is sun"),
        ('then.A.deck = "..., sun"', "A.deck should be ..., sun"),
        ('then.A.discards = "sun, ..."', "A.discards should be sun, ..., but is –"),
        ('notes = [{ note = "points" }]', "What happened: added seat=A card=paw space=A2 counts=1"),
        ('notes = [{ note = "added" }, { note = "added" }]', "This should have happened, but did not: added"),
        ('no_notes = [{ note = "added", seat = "A" }]', "This should not have happened, but did"),
    ],
)
def test_what_does_not_hold_is_told(tmp_path: Path, line: str, says: str) -> None:
    head = GOOD.split("legal =")[0]
    failure, *_ = check(tmp_path, f'{head}{line}\nmove = "add paw @A2"\n')
    assert says in str(failure.what)
    assert failure.position["to_move"] == "A"


def test_a_move_that_cannot_be_played_fails_its_step(tmp_path: Path) -> None:
    (failure,) = check(tmp_path, GOOD.replace('"add paw @2"', '"draw"') + '[[step]]\nmove = "add paw @C1"\n')[-1:]
    assert "“add paw @C1” is not possible now (rule K17)" in str(failure.what)


@pytest.mark.parametrize(
    ("wrong", "right", "says"),
    [
        ("2 paw", "2 pawn", "position.A.village.2: there is no “pawn” here. Did you mean paw?"),
        ("2 paw", "2 paw, sun", "position.A.village.2 must be cards of one ceremony"),
        ("2 paw", "4 paw", "A2: a ceremony with so many cards would be complete"),
        ("A.village.2", "A.village.6", "There is no space A6 with 4 players"),
        ("A.village.2", "A.vilage.2", "There is no “position.A.vilage”. Did you mean village?"),
        ('"paw, sun"', '"4 paw"', "A: there are not enough paw cards for that"),
        ('"paw, sun"', '"paw, ..."', "A.hand cannot leave cards open"),
        (
            "A.hand =",
            "A.deck_cards = 50\nA.hand =",
            "A: what is said of the deck does not fit its size",
        ),
        ("A.hand =", 'A.deck = ""\nA.discards = ""\nA.hand =', "A: these cards are in no place"),
        ("A.hand =", 'E.hand = "sun"\nA.hand =', "There is no “position.E”"),
        ("A.hand =", "ended = ['sun', 'sun']\nA.hand =", "position.ended names sun twice"),
        ("A.hand =", "ended = ['sun']\nA.hand =", "sun can have a game-end token only if its tile pays 1"),
        ("A.hand =", "end_tokens = 10\nA.hand =", "There are only 9 game-end tokens"),
        ("A.hand =", "over = true\nA.hand =", "“over” cannot be set up"),
        ("A.hand =", "actions = 0\nA.hand =", "A position needs at least one action to take"),
        ("A.hand =", "A.score = -1\nA.hand =", "position.A.score must be a whole number from 0 to 999"),
        ("A.hand =", "A.village.3 = 'paw'\nA.hand =", "A has paw twice"),
        ("players = 4", "players = 7", "kokopelli is for 2 to 4 players, not 7"),
        ("players = 4", "players = '4'", "The number of players must be a whole number"),
        ("players = 4", "players = 4\noptions.sun = true", "kokopelli has no option “sun”"),
        ('game = "kokopelli"', 'game = "kokopeli"', "There is no game called “kokopeli”"),
        ('title = "a paw is added"', "", "A scenario needs “title”"),
        ("[[step]]", "[step]", "Steps are written as [[step]]"),
        ("add paw @2", "add pawn @2", "step 1.move: There is no card “pawn”. Did you mean paw?"),
        ("add paw @2", "add paw @Q2", "step 1.move: There is no space “Q2”"),
        ("add paw @2", "put paw @2", "“put paw @2” is no move"),
        ("add paw @2", "add paw", "“add paw” is not a whole move; say “add CARD @SPACE”"),
        ('note = "added"', 'note = "adds"', "there is no “adds” here. Did you mean added?"),
        ('note = "added"', 'seat = "A"', "is not TOML"),
        ('card = "paw"', 'card = "pawn"', "step 1.notes 1.card: there is no “pawn” here"),
        ("then.A.", "then.A.B.", "There is no “step 1.then.A.B”"),
        ("legal =", "only = []\nlegal =", "step 1.only is empty"),
        ("[position]", "[position", "is not TOML"),
        ("[position]", f"deep = {'[' * 5000}{']' * 5000}\n[position]", "is not TOML"),
        ('"paw, sun"', f'"{"9" * 5000} paw"', "there is no “999"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_place(tmp_path: Path, wrong: str, right: str, says: str) -> None:
    assert wrong in GOOD
    with pytest.raises(Refusal) as refused:
        check(tmp_path, GOOD.replace(wrong, right, 1))
    assert says in str(refused.value)
    assert "scenario.toml" in str(refused.value)
