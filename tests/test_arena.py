"""The arena: fair schedules, results that survive anything, figures that are right, and a page that stands alone."""

import fcntl
import io
import json
import os
import re
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Callable
from itertools import combinations, islice
from pathlib import Path

import pytest
from conftest import rookery

from rookery.arena import plots, pool
from rookery.arena import tournament as tournaments
from rookery.arena.intervals import deviations, mean_by_deal, share_by_deal
from rookery.arena.schedule import block, bot_seed, deal_seed, lineups
from rookery.arena.standings import standings
from rookery.arena.tournament import Played, Tournament
from rookery.engine.runner import interpreted
from rookery.engine.simulate import game_seeds
from rookery.games import find
from rookery.words import Refusal


def split(line: str) -> list[str]:
    return line.split()


QUICK = split("arena kokopelli --bots greedy random --players 2 --seed 5 --jobs 1")


pytestmark = pytest.mark.usefixtures("own_places")


def timeless(file: Path) -> list[dict[str, object]]:
    """The games of a results file in their order, without how long was thought."""
    games = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    for game in games:
        del game["ms"]
    return sorted(games, key=lambda game: (game["deal"], game["seats"]))


# Schedules -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "players"), [(2, 2), (3, 3), (4, 4), (5, 5), (2, 4), (2, 3), (3, 4), (3, 5), (6, 3), (7, 4)]
)
def test_on_every_deal_every_bot_sits_in_every_seat_equally_often(bots: int, players: int) -> None:
    for lineup in islice(lineups(bots, players), 30):
        games = block(lineup)
        assert len(set(games)) == len(games)
        for bot in set(lineup):
            seats = Counter(seat for game in games for seat, who in enumerate(game) if who == bot)
            assert set(seats) == set(range(players)) and len(set(seats.values())) == 1


def test_the_first_bot_sits_alone_and_the_others_fill_up_in_turn() -> None:
    assert next(lineups(2, 4)) == (0, 1, 1, 1)
    assert list(islice(lineups(3, 4), 2)) == [(0, 1, 2, 1), (0, 2, 1, 2)]
    seats = Counter(bot for lineup in islice(lineups(3, 4), 10) for bot in lineup)
    assert seats == {0: 10, 1: 15, 2: 15}


@pytest.mark.parametrize(("bots", "players", "deals"), [(4, 3, 4), (4, 2, 6), (5, 2, 10), (6, 3, 20)])
def test_with_too_many_bots_all_meet_equally_often(bots: int, players: int, deals: int) -> None:
    met: Counter[tuple[int, int]] = Counter()
    played: Counter[int] = Counter()
    for lineup in islice(lineups(bots, players), deals):
        met.update(combinations(lineup, 2))
        played.update(lineup)
    assert max(played.values()) - min(played.values()) <= 1
    assert len(met) == bots * (bots - 1) // 2 and max(met.values()) - min(met.values()) <= 1


def test_games_of_a_deal_share_its_seed_and_seats_have_chances_of_their_own() -> None:
    assert [deal_seed(7, deal) for deal in range(5)] == game_seeds(7, 0, 5).tolist()
    chances = {bot_seed(seed, deal, seat) for seed in range(5) for deal in range(50) for seat in range(5)}
    assert len(chances) == 5 * 50 * 5


def test_a_longer_tournament_begins_with_the_shorter_one() -> None:
    tournament = Tournament(find("moa"), 3, {}, ("random", "greedy", "easy", "search:5"), 1)
    assert list(tournament.schedule(9))[: 4 * tournament.block] == list(tournament.schedule(4))


# Figures -------------------------------------------------------------------------------------------------------------


def test_an_interval_comes_from_how_much_deals_differ() -> None:
    """Deals with means 1, 2, 3, 4: deviation 1.29, error of the mean 0.6455, three degrees of freedom."""
    found = mean_by_deal([2, 4, 6, 8], [2, 2, 2, 2])
    assert found.mean == 2.5
    assert (found.low, found.high) == pytest.approx((2.5 - 3.182 * 0.645497, 2.5 + 3.182 * 0.645497), abs=1e-5)
    assert mean_by_deal([5], [2]).low is None
    # Ten games that all went the same way within each of two deals say no more than two games do.
    assert mean_by_deal([10, 0], [10, 10]) == mean_by_deal([1, 0], [1, 1])


def test_who_has_won_everything_may_still_lose() -> None:
    found = share_by_deal([2.0] * 20, [2] * 20)
    assert (found.mean, found.high) == (1.0, 1.0) and found.low == pytest.approx(0.025 ** (1 / 20))
    assert share_by_deal([0.0] * 20, [2] * 20).high == pytest.approx(1 - 0.025 ** (1 / 20))
    assert share_by_deal([2, 2, 1], [2, 2, 2]).high == 1.0


def test_student_has_wider_intervals_for_a_few_deals() -> None:
    assert deviations(1) == 12.706
    assert deviations(20) == pytest.approx(2.086, abs=0.001)
    assert deviations(10_000) == pytest.approx(1.960, abs=0.001)


def game(deal: int, seats: tuple[int, ...], scores: tuple[int, ...], won: tuple[int, ...]) -> Played:
    return Played(deal, seats, 0, scores, won, (10,) * len(seats), (5,) * len(seats))


def test_standings_of_a_tournament_by_hand() -> None:
    tournament = Tournament(find("kokopelli"), 2, {}, ("greedy", "random"), 1)
    games = [
        game(0, (0, 1), (30, 20), (1, 0)),
        game(0, (1, 0), (25, 25), (1, 1)),
        game(1, (0, 1), (40, 10), (1, 0)),
        game(1, (1, 0), (12, 10), (1, 0)),
        game(2, (0, 1), (1, 1), (0, 0)),  # given up
    ]
    found = standings(tournament, games)
    first, second = found.bots
    assert (found.games, found.deals, found.unfinished, found.moves_per_game) == (5, 3, 1, 20)
    assert first.share_of_wins.mean == 2.5 / 4 and second.share_of_wins.mean == 1.5 / 4
    # By deal 1.5 and 1 of 2: means 0.75 and 0.5, error 0.125, one degree of freedom: wider than anything can be.
    assert (first.share_of_wins.low, first.share_of_wins.high) == (0.0, 1.0)
    assert first.score.mean == (30 + 25 + 40 + 10) / 4
    assert first.wins_by_seat == [1.0, 0.25] and found.wins_by_seat == [0.875, 0.125 + 0.0]
    assert found.head_to_head == [[None, 0.625], [0.375, None]]
    assert first.seconds_per_move == pytest.approx(0.0005)
    assert first.rating > 25 > second.rating and first.rating_deviation < 25 / 3


def test_a_win_by_tie_break_ranks_first_and_equal_others_tie() -> None:
    assert game(0, (0, 1, 2, 3), (9, 9, 5, 5), (0, 1, 0, 0)).ranks == [1, 0, 2, 2]


def test_three_of_a_kind_count_each() -> None:
    tournament = Tournament(find("kokopelli"), 4, {}, ("greedy", "random"), 1)
    found = standings(tournament, [game(0, (0, 1, 1, 1), (9, 1, 1, 1), (1, 0, 0, 0))])
    assert [bot.share_of_wins.mean for bot in found.bots] == [1.0, 0.0]
    assert found.head_to_head == [[None, 1.0], [0.0, None]]
    assert found.bots[1].scores == {1: 3}


# Playing -------------------------------------------------------------------------------------------------------------


def test_json_has_everything_and_games_are_rounded_up_to_whole_deals(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = rookery(capsys, *QUICK, "--games", "5", "--json")
    told = json.loads(out)
    assert (code, err) == (0, "")
    assert (told["game"], told["players"], told["games"], told["deals"], told["seed"]) == ("kokopelli", 2, 6, 3, 5)
    assert [bot["name"] for bot in told["bots"]] == ["greedy", "random"]
    assert sum(bot["share_of_wins"] for bot in told["bots"]) == pytest.approx(1)
    for bot in told["bots"]:
        assert bot["games"] == 6 and len(bot["wins_by_seat"]) == 2
        assert bot["interval"][0] <= bot["share_of_wins"] <= bot["interval"][1]
        assert bot["score_interval"][0] <= bot["mean_score"] <= bot["score_interval"][1]
        assert {"rating", "rating_deviation", "seconds_per_move"} <= set(bot)
    assert told["head_to_head"][0][1] + told["head_to_head"][1][0] == pytest.approx(1)
    assert told["moves_per_game"] > 10


def test_people_are_told_the_real_number_of_games(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = rookery(capsys, *QUICK, "--games", "5")
    assert code == 0 and "6 games of kokopelli" in out and "5 games were asked for; 6 are played" in out
    assert "95 % confidence intervals" in out and "An equal bot would win 50.0 %" in out


def test_a_bot_may_play_itself(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = split("arena kokopelli --bots random random --games 4 --seed 1 --jobs 1 --json")
    told = json.loads(rookery(capsys, *arguments)[1])
    assert [bot["name"] for bot in told["bots"]] == ["random", "random #2"]


def test_the_number_of_jobs_does_not_matter(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = split("arena moa --bots search:8 greedy random --players 3 --games 6 --seed 2")
    for jobs in ("1", "2"):
        assert rookery(capsys, *arguments, "--jobs", jobs, "--results", f"{jobs}.jsonl")[0] == 0
    assert timeless(tmp_path / "1.jsonl") == timeless(tmp_path / "2.jsonl")


def test_options_and_components_reach_the_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Through nothing but the description; interpreted, since compiling another box takes too long."""
    monkeypatch.setattr(tournaments, "compiled", interpreted)
    monkeypatch.setattr(tournaments, "LIMIT", 30)
    other = find("perch", {"tiles": {"oak": {"nests": 0}}})
    tournament = Tournament(other, 2, other.check_options({}), ("random", "random"), 1)
    description = json.dumps(tournament.description)
    assert tournaments._table(description)[0].box == other.box != find("perch").box
    played = tournaments.play_game(description, 0, (0, 1))
    assert sum(played.moves) == 30 and not played.finished


# Going on ------------------------------------------------------------------------------------------------------------


def test_after_kill_nothing_is_lost_and_all_comes_out_the_same(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = split("arena kokopelli --bots search:60 random --players 2 --games 24 --seed 9")
    torn, whole = tmp_path / "torn.jsonl", tmp_path / "whole.jsonl"
    command = [sys.executable, "-m", "rookery", *arguments, "--jobs", "2", "--results", str(torn)]
    arena = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    wait_until(lambda: torn.exists() and torn.read_text().count("\n") > 3)
    workers = children(arena.pid)
    arena.kill()
    arena.communicate()
    wait_until(lambda: not any(Path(f"/proc/{worker}/exe").exists() for worker in workers))
    before = torn.read_text()
    assert 3 < before.count("\n") < 25
    torn.write_text(before + before.splitlines()[1][:40])  # as if the machine had failed in the middle of a line
    assert rookery(capsys, *arguments, "--jobs", "1", "--results", str(torn))[0] == 0
    assert torn.read_text().startswith(before), "what was finished is still there"
    assert rookery(capsys, *arguments, "--jobs", "1", "--results", str(whole))[0] == 0
    assert timeless(torn) == timeless(whole) and len(timeless(whole)) == 24


def wait_until(happened: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "this takes too long"
        time.sleep(0.02)


def children(parent: int) -> list[int]:
    tasks = Path(f"/proc/{parent}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def test_ctrl_c_ends_soon_and_tells_what_was_finished(tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    arguments = split("--bots search:1000 random --players 2 --games 5000 --seed 1 --jobs 2")
    command = [sys.executable, "-m", "rookery", "arena", "kokopelli", *arguments, "--json", "--results", str(file)]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    # Tests that run in the background are deaf to Ctrl-C, and so would be what they start.
    arena = subprocess.Popen(
        command, **pipes, start_new_session=True, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)
    )
    try:
        wait_until(lambda: file.exists() and file.read_text().count("\n") > 2)
        began = time.monotonic()
        os.killpg(arena.pid, signal.SIGINT)  # as a terminal does: everybody hears it
        out, err = arena.communicate(timeout=60)
        assert time.monotonic() - began < 5
    finally:
        arena.kill()
    assert arena.returncode == 130 and err == "rookery: Stopped.\n"
    assert json.loads(out)["games"] % 2 == 0, "only whole deals count"


def test_more_games_extend_and_the_seed_of_the_file_holds(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    unseeded = split("arena kokopelli --bots greedy random --jobs 1 --results r.jsonl --json")
    first = json.loads(rookery(capsys, *unseeded, "--games", "4")[1])
    kept = (tmp_path / "r.jsonl").read_text()
    more = json.loads(rookery(capsys, *unseeded, "--games", "8")[1])
    assert more["seed"] == first["seed"] and (first["games"], more["games"]) == (4, 8)
    assert (tmp_path / "r.jsonl").read_text().startswith(kept)
    assert json.loads(rookery(capsys, *unseeded, "--games", "4")[1]) == first, "fewer games: the first ones"


def test_a_worker_that_dies_is_told() -> None:
    with pytest.raises(Refusal, match="has died"):
        list(pool.results(os._exit, [(3,)], jobs=2))


# What is wrong is said in one sentence -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("arena", "GAME is missing"),
        ("arena kokopelli", "--bots is missing"),
        ("arena kokopelli --bots", "--bots needs a value that fits"),
        ("arena kokopelli --bots greedy", "An arena is for 2 to 64 bots, not 1."),
        ("arena kokopelli --bots greedy genius", "There is no bot “genius”"),
        ("arena kokopelli --bots greedy search:0", "the number of lines is “0”"),
        ("arena kokopelli --bots greedy random --players 7", "kokopelli is for 2 to 4 players, not 7."),
        ("arena kokopelli --bots greedy random --games 0", "--games must be a whole number from 1"),
        ("arena kokopelli --bots greedy random --report /dev/null/x", "/dev/null/x could not be written"),
        ("arena kokopelli --bots greedy random --results /dev/null/x", "/dev/null/x could not be"),
        ("arena kokopelli --bots greedy random --results /", "/ could not be"),
        ("arena kokopelli --bots greedy random --results note.txt", "note.txt is not a results file"),
        ("arena kokopelli --bots greedy random --results short.txt", "short.txt is not a results file"),
        ("arena kokopelli --bots greedy random --results binary", "binary is not a text file"),
    ],
)
def test_bad_input_gets_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: str, says: str
) -> None:
    (tmp_path / "note.txt").write_text("Dear diary,\ntoday\n")
    (tmp_path / "short.txt").write_text("milk")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\n")
    code, out, err = rookery(capsys, *arguments.split())
    assert (code, out) == (2, "")
    assert says in err and err.startswith("rookery: ") and err.count("\n") == 1
    assert (tmp_path / "note.txt").read_text() == "Dear diary,\ntoday\n" and (
        tmp_path / "short.txt"
    ).read_text() == "milk"


@pytest.mark.parametrize("name", ["search:10 ", "two words", "[bold]greedy", "greedy\n", ""])
def test_odd_names_of_bots_are_refused_or_shown_as_they_are(capsys: pytest.CaptureFixture[str], name: str) -> None:
    code, _, err = rookery(capsys, "arena", "kokopelli", "--bots", "greedy", name, "--games", "2", "--jobs", "1")
    assert code in (0, 2) and "Traceback" not in err


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("--seed", "6"), "“seed” is 5 there and 6 here"),
        (("--players", "3"), "“players” is 2 there and 3 here"),
        (("--option", "tiles=11"), "“options.tiles” is 10 there and 11 here"),
        (("--bots", "random", "greedy"), "“bots” is greedy random there and random greedy here"),
    ],
)
def test_results_of_another_tournament_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, change: tuple[str, ...], says: str
) -> None:
    assert rookery(capsys, *QUICK, "--games", "2", "--results", "r.jsonl")[0] == 0
    kept = (tmp_path / "r.jsonl").read_text()
    code, _, err = rookery(capsys, *QUICK, "--games", "2", "--results", "r.jsonl", *change)
    assert code == 2 and says in err
    assert (tmp_path / "r.jsonl").read_text() == kept


@pytest.mark.parametrize(
    "damage",
    [
        lambda line: "nonsense",
        lambda line: "[" * 100_000,
        lambda line: line.replace('"deal":0', '"deal":1000000000'),
        lambda line: line.replace('"deal":0', '"deal":-1'),
        lambda line: line.replace('"deal":0', '"deal":1'),  # the seed is another's
        lambda line: re.sub(r'"seats":\[.*?\]', '"seats":[0,0]', line),
        lambda line: re.sub(r'"won":\[.*?\]', '"won":[2,0]', line),
        lambda line: re.sub(r'"ms":\[.*?\]', '"ms":["1",0]', line),
    ],
)
def test_a_line_that_is_no_game_is_refused_with_its_number(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, damage: Callable[[str], str]
) -> None:
    file = tmp_path / "r.jsonl"
    assert rookery(capsys, *QUICK, "--games", "2", "--results", "r.jsonl")[0] == 0
    first, second, third = file.read_text().splitlines()
    file.write_text("\n".join([first, second, damage(third), ""]))
    code, _, err = rookery(capsys, *QUICK, "--games", "2", "--results", "r.jsonl")
    assert code == 2 and "r.jsonl, line 3: this is not a game of this tournament" in err


def test_two_arenas_do_not_write_to_one_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with (tmp_path / "r.jsonl").open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        code, _, err = rookery(capsys, *QUICK, "--games", "2", "--results", "r.jsonl")
    assert code == 2 and "Another arena is writing to r.jsonl" in err


# The page ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_the_page_stands_alone_and_names_every_bot(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    bots = ["greedy", "random"]
    arguments = ["arena", "perch", "--bots", *bots, "--players", "3", "--games", "6", "--seed", "1", "--jobs", "1"]
    assert rookery(capsys, *arguments, "--report", "out/deep", "--lang", language)[0] == 0
    page = (tmp_path / "out" / "deep" / "arena-perch.html").read_text()
    tree = ElementTree.parse(io.StringIO(page.replace("<!DOCTYPE html>", "")))
    assert not re.search(r"https?://|url\(|@import|<script|<link|<img|src=", page)
    assert tree.getroot().get("lang") == language and "prefers-color-scheme: dark" in page
    figures = tree.findall(".//figure")
    assert len(figures) >= 6
    for figure in figures:
        title = figure.findtext("figcaption")
        drawing = figure.find("svg")
        assert title and drawing is not None and drawing.get("aria-label") == title
    for section in tree.findall(".//section"):
        assert section.find(".//table") is not None or section.find(".//figure") is None
    text = " ".join(tree.getroot().itertext())
    for bot in bots:
        assert text.count(bot) > 6
    assert "rookery arena perch --bots greedy random --players 3 --games 6 --seed 1" in text and "0.1.0" in text


def test_names_on_a_page_are_only_names() -> None:
    nasty = '<script>alert("1")</script>&\x00'
    for drawn in (
        plots.bars(nasty, [nasty], [1.0], [0.5], [1.5], nasty, 0.0),
        plots.spread(nasty, [nasty, "none"], [{1: 2, 500: 1}, {}], nasty),
        plots.heat(nasty, [nasty], [nasty], [[None]], nasty),
        plots.stacked(nasty, [nasty], [nasty], [[0.0]]),
    ):
        ElementTree.fromstring(drawn)
        assert "<script" not in drawn and "\x00" not in drawn


@pytest.mark.parametrize(("least", "most"), [(0.0, 0.0), (-3.2, 17.1), (0.001, 0.0011), (24.9, 25.1), (0.0, 1e6)])
def test_an_axis_has_a_few_round_ticks_around_everything(least: float, most: float) -> None:
    axis = plots.Axis(least, most, 100, plots.plain)
    ticks = (axis.most - axis.least) / axis.step
    assert axis.least - 1e-9 <= least and most <= axis.most + 1e-9 and 1 <= round(ticks) <= 7


# Ray -----------------------------------------------------------------------------------------------------------------


def test_without_ray_a_sentence_says_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    code, _, err = rookery(capsys, *QUICK, "--games", "2", "--ray", "local")
    assert code == 2 and "Ray is not installed" in err and "rookery[ray]" in err


def test_a_cluster_that_does_not_answer_is_told_soon(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray")
    began = time.monotonic()
    code, _, err = rookery(capsys, *QUICK, "--games", "2", "--ray", "127.0.0.1:1")
    assert code == 2 and "no answer from a Ray cluster at “127.0.0.1:1”" in err and time.monotonic() - began < 20


def test_ray_plays_the_same_games(tmp_path: Path) -> None:
    """In a process of its own, for Ray stays in the one it was started in."""
    pytest.importorskip("ray")
    arguments = [*QUICK, "--games", "4"]
    for name, more in (("here", []), ("ray", ["--ray", "local"])):
        command = [sys.executable, "-m", "rookery", *arguments, *more, "--results", f"{name}.jsonl"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
        assert (done.returncode, done.stderr) == (0, "")
    assert timeless(tmp_path / "here.jsonl") == timeless(tmp_path / "ray.jsonl")
