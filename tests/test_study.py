"""A study counts what the notes tell, compares within games, and says no more than that."""

import json
from collections import Counter
from collections.abc import Generator
from itertools import islice
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from rookery.arena import study, worth
from rookery.arena.findings import Findings, how_to_read, plain, signed
from rookery.arena.intervals import Estimate, deviations
from rookery.arena.study import Games, Study
from rookery.arena.study_page import study_page
from rookery.cli import main
from rookery.engine.counts import Count, Sheet, Told
from rookery.engine.game import Game
from rookery.games import find
from rookery.words import LANGUAGES, Words


def made_up(won: list[list[float]], used: list[list[int]], score: list[list[int]] | None = None) -> Games:
    """Games in which one thing could be used, which came up wherever somebody used it."""
    uses = np.array(used, np.uint8)[:, None, :]
    scores = np.array(score if score is not None else [[0] * len(won[0])] * len(won), np.int16)
    return Games(0, len(won), np.array(won, float), scores, uses.any(axis=2), uses)


# Counting ------------------------------------------------------------------------------------------------------------


def test_a_sheet_counts_what_its_notes_say_and_nothing_else() -> None:
    counts = (
        Count("in-play", ("sun", "paw", "fire"), came=(Told("in-play", "ceremony"),)),
        Count(
            "opened", ("sun", "paw", "fire"), used=(Told("opened", "ceremony"),), came=(Told("in-play", "ceremony"),)
        ),
        Count(
            "done", ("won", "lost"), used=(Told("end", thing="won", only=("how", "well")), Told("gone", thing="lost"))
        ),
    )
    sheet = Sheet(counts, players=2)
    sheet.add([{"note": "in-play", "seat": None, "ceremony": name} for name in ("sun", "paw", "moon")])
    sheet.add([{"note": "opened", "seat": 1, "ceremony": "paw"}, {"note": "opened", "seat": 1, "ceremony": "paw"}])
    sheet.add([{"note": "end", "seat": 0, "how": "badly"}, {"note": "end", "seat": 1, "how": "well"}])
    sheet.add([{"note": "gone", "seat": 0}, {"note": "other", "seat": 0}])
    assert sheet.came.tolist() == [True, True, False, True, True, False, True, True]
    assert sheet.used.tolist() == [[0, 0], [0, 0], [0, 0], [0, 0], [0, 2], [0, 0], [0, 1], [1, 0]]


def test_a_sheet_does_not_count_beyond_its_room() -> None:
    sheet = Sheet((Count("c", ("x",), used=(Told("n", thing="x"),)),), players=1)
    sheet.add([{"note": "n", "seat": 0}] * 300)
    assert sheet.used.tolist() == [[255]]


def test_the_counts_of_a_game_are_those_of_its_notes() -> None:
    """One whole match of Kokopelli, counted a second time from the notes of the same moves played again."""
    game = find("kokopelli")
    match, sheet = study.play_game(asked(game).description, 3)
    moves = list(match.moves)
    match.undo(0)
    in_play = {note["ceremony"] for note in match.notes() if note["note"] == "in-play"}
    opened: Counter[tuple[str, int]] = Counter()
    completed: Counter[tuple[str, int]] = Counter()
    for move in moves:
        match.apply(move)
        for note in match.notes():
            if note["note"] == "opened":
                opened[note["ceremony"], note["seat"]] += 1
            if note["note"] == "completed":
                completed[note["ceremony"], note["seat"]] += 1
    ceremonies = game.study.COUNTS[0].things
    assert len(in_play) == 10 and opened and completed
    assert sheet.came.tolist() == [ceremony in in_play for ceremony in ceremonies] * 3
    wanted = [[found[ceremony, seat] for seat in range(3)] for found in (opened, completed) for ceremony in ceremonies]
    assert sheet.used[: len(ceremonies)].sum() == 0
    assert sheet.used[len(ceremonies) :].tolist() == wanted


# What it is worth ----------------------------------------------------------------------------------------------------


def test_users_are_compared_with_others_of_the_same_game_and_each_game_counts_once() -> None:
    """40 games: 20 where one of three used it and won; 10 where two did, one of them winning; 10 that tell nothing."""
    won = [[1, 0, 0]] * 20 + [[0, 1, 0]] * 10 + [[0, 0, 1]] * 10
    used = [[3, 0, 0]] * 20 + [[1, 1, 0]] * 10 + [[1, 1, 1]] * 5 + [[0, 0, 0]] * 5
    score = [[12, 6, 3]] * 20 + [[4, 9, 5]] * 10 + [[0, 0, 7]] * 10
    found = worth.thing_worth(made_up(won, used, score), "x", 0)
    assert found.came == 35 / 40
    assert found.used_by == pytest.approx((20 + 20 + 15) / 105)
    assert found.times == pytest.approx((60 + 20 + 15) / 35)
    compared = found.compared
    assert compared and compared.games == 30
    assert compared.won == pytest.approx((20 * 1 + 10 * 0.5) / 30)
    assert compared.others_won == 0
    assert compared.wins.mean == pytest.approx(25 / 30)
    # 20 games with a difference of 1 and 10 with one of 0.5: their deviation by hand, and Student's t for 29 degrees.
    error = ((20 * (1 / 6) ** 2 + 10 * (1 / 3) ** 2) / 29) ** 0.5 / 30**0.5
    assert compared.wins.high == pytest.approx(25 / 30 + 2.0452 * error, abs=1e-4)
    assert compared.wins.low == pytest.approx(25 / 30 - 2.0452 * error, abs=1e-4)
    assert compared.points.mean == pytest.approx((20 * (12 - 4.5) + 10 * (6.5 - 5)) / 30)


def test_few_games_are_not_compared() -> None:
    assert worth.compared(made_up([[1, 0]] * 29, [[1, 0]] * 29), np.array([[True, False]] * 29)) is None
    assert worth.difference(np.ones(29), np.ones(100)) is None


def test_a_thing_in_play_or_not_is_compared_between_games() -> None:
    some, others = np.array([10.0, 12.0] * 20), np.array([7.0, 9.0] * 40)
    found = worth.difference(some, others)
    error = (some.var(ddof=1) / 40 + others.var(ddof=1) / 80) ** 0.5
    assert found and found.mean == 3.0
    assert found.high == pytest.approx(3 + deviations(39) * error)


def test_the_interval_holds_the_truth_in_95_of_100_studies() -> None:
    """Of 400 small studies of a game that is pure luck, where using a thing changes nothing."""
    luck = np.random.default_rng(7)
    misses = 0
    for _ in range(400):
        won = np.eye(3)[luck.integers(0, 3, 200)]
        used = luck.random((200, 3)) < luck.random((200, 1))  # in some games everybody likes it, in others nobody
        found = worth.compared(made_up(won.tolist(), used.astype(int).tolist()), used)
        assert found and found.wins.low is not None and found.wins.high is not None
        misses += not found.wins.low <= 0 <= found.wins.high
    assert 8 <= misses <= 34  # 20 are to be expected


def test_seats_share_all_wins() -> None:
    games = made_up([[1, 0], [0.5, 0.5], [0, 1], [1, 0]], [[0, 0]] * 4, [[5, 1], [3, 3], [1, 7], [9, 0]])
    first, second = worth.seats(games)
    assert first.wins.mean + second.wins.mean == 1
    assert (first.points.mean, second.points.mean) == (4.5, 2.75)
    assert first.wins.low is not None and first.wins.high is not None
    assert first.wins.low < 0.625 < first.wins.high


@pytest.mark.parametrize(
    ("estimate", "said"),
    [
        (Estimate(0.0421, 0.0321, 0.0521), "+4.2 ± 1.0"),
        (Estimate(-0.0421, -0.0521, -0.0321), "−4.2 ± 1.0"),
        (Estimate(-0.0001, -0.0101, 0.0099), "0.0 ± 1.0"),
        (None, "–"),
    ],
)
def test_a_difference_is_written_with_its_sign_and_margin(estimate: Estimate | None, said: str) -> None:
    assert signed(estimate, Words("en"), percent=True) == said


# Whole studies -------------------------------------------------------------------------------------------------------


def asked(game: Game, bot: str = "random", seed: int = 5) -> Study:
    return Study(game, 3, game.check_options({}), bot, seed)


@pytest.fixture(scope="module", params=["kokopelli", "perch"])
def findings(request: pytest.FixtureRequest) -> Findings:
    game = find(request.param)
    return Findings(asked(game), study.together(list(study.play(asked(game), 80, 1))), game.components())


def test_jobs_do_not_matter_and_neither_does_the_order_in_which_they_finish() -> None:
    game = find("moa")
    alone = list(study.play(asked(game), 60, 1))
    many = list(study.play(asked(game), 60, 2))
    results = [plain(Findings(asked(game), study.together(some), ())) for some in (alone, many, alone[::-1])]
    assert results[0] == results[1] == results[2]
    other = study.together(list(study.play(asked(game, seed=6), 60, 1)))
    assert plain(Findings(asked(game, seed=6), other, ()))["seats"] != results[0]["seats"]


def test_workers_are_told_which_components_were_given() -> None:
    game = find("moa", {"karakia": {"draw-one": {"cost": 7}}})
    told = json.loads(asked(game).description)
    assert find(told["game"], told["components"]) is game
    assert "components" not in json.loads(asked(find("moa")).description)


def test_things_worth_most_come_first_and_those_without_figures_last(findings: Findings) -> None:
    for count, found in findings.things:
        assert sorted(thing.thing for thing in found) == sorted(count.things)
        worths = [worth.worth(count, thing) for thing in found]
        assert worths == sorted(worths, reverse=True)


def test_the_figures_come_with_what_has_to_be_said_about_them(findings: Findings) -> None:
    said = " ".join(how_to_read(findings, Words("en", findings.study.game.folder)))
    assert "not proof" in said and "random" in said
    assert f"Of {findings.differences} differences" in said
    assert ("of the 139 values" in said) == (findings.study.game.name == "perch")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_well_formed_needs_nothing_else_and_names_everything(findings: Findings, language: str) -> None:
    words = Words(language, findings.study.game.folder)
    page = study_page(findings, "rookery study x --option 'a<b'", words)
    tree = ElementTree.fromstring(page.removeprefix("<!DOCTYPE html>\n"))
    text = " ".join(tree.itertext())
    for count, found in findings.things:
        assert words(f"count-{count.name}") in text
        for thing in found:
            assert findings.study.game.study.say_thing(count.name, thing.thing, words) in text
    assert "a<b" in text
    assert words("study-caution", bot="random") in text
    for element in tree.iter():
        assert element.tag not in ("script", "link", "img", "iframe")
        assert not {"src", "href"} & set(element.attrib)
    assert "http" not in page and "url(" not in page and "@import" not in page


# The command ---------------------------------------------------------------------------------------------------------


def test_the_command_shows_tables_and_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "a" / "b"
    given = "study kokopelli --players 2 --games 40 --bot random --seed 3 --jobs 1 --option tiles=11 --report"
    assert main([*given.split(), str(folder)]) == 0
    shown = capsys.readouterr().out
    assert "40 games" in shown and "Turtle" in shown and "not proof" in shown
    page = (folder / "study-kokopelli.html").read_text(encoding="utf-8")
    assert "rookery study kokopelli --players 2 --bot random --games 40 --seed 3 --option tiles=11" in page


def test_json_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", "moa", "--players", "2", "--games", "50", "--bot", "random", "--seed", "3", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    about = {name: told[name] for name in ("game", "players", "bot", "seed", "games", "unfinished", "stopped")}
    assert about == {
        "game": "moa", "players": 2, "bot": "random", "seed": 3, "games": 50, "unfinished": 0, "stopped": False,
    }  # fmt: skip
    assert sum(seat["share_of_wins"]["mean"] for seat in told["seats"]) == pytest.approx(1)
    counts = {count["count"]: count["things"] for count in told["counts"]}
    assert list(counts) == [count.name for count in find("moa").study.COUNTS]
    found = [thing["compared"] for things in counts.values() for thing in things if thing["compared"]]
    assert found
    for compared in found:
        assert list(compared) == ["games", "share_of_wins", "others_share_of_wins", "more_wins", "more_points"]
        low, high = compared["more_wins"]["interval"]
        assert low <= compared["share_of_wins"] - compared["others_share_of_wins"] <= high


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("", "GAME is missing"),
        ("chess", "no game called"),
        ("kokopelli --bot nobody", "no bot"),
        ("kokopelli --bot search:0", "lines"),
        ("kokopelli --games 0", "--games"),
        ("kokopelli --games 1000000", "--games"),
        ("kokopelli --players 5", "2 to 4"),
        ("kokopelli --jobs 0", "--jobs"),
        ("kokopelli --option tiles", "NAME=VALUE"),
        ("kokopelli --report /dev/null/x", "/dev/null/x"),
        ("kokopelli --components /nowhere.toml", "/nowhere.toml"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(given: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", *given.split()]) == 2
    out, err = capsys.readouterr()
    assert said in err and err.count("\n") == 1 and not out


@pytest.mark.parametrize("chunks", [0, 2])
def test_ctrl_c_shows_what_has_been_played(
    chunks: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = study.play

    def interrupted(*given: Any) -> Generator[Games, None, None]:
        yield from islice(played(*given), chunks)
        raise KeyboardInterrupt

    monkeypatch.setattr(study, "play", interrupted)
    given = ["--players", "4", "--games", "100", "--bot", "random", "--jobs", "1", "--json"]
    assert main(["study", "kokopelli", *given]) == 130
    out, err = capsys.readouterr()
    assert "Stopped" in err
    if chunks:
        told = json.loads(out)
        assert told["stopped"] and told["games"] == 10
    else:
        assert not out
