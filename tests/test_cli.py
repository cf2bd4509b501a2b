"""The command line as people use it, and as they get it wrong."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import rookery

from rookery.words import LANGUAGES

pytestmark = pytest.mark.usefixtures("own_places")


def session(*arguments: str, typed: str) -> subprocess.CompletedProcess[str]:
    """A whole evening at the keyboard."""
    command = [sys.executable, "-m", "rookery", "play", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=120)


@pytest.fixture
def kept(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Path:
    """The record of a random game."""
    arguments = [
        "simulate",
        "kokopelli",
        "--players",
        "3",
        "--games",
        "1",
        "--seed",
        "5",
        "--record-dir",
        "records",
        "--keep",
        "1",
        "--json",
    ]
    assert rookery(capsys, *arguments)[0] == 0
    (path,) = (tmp_path / "records").iterdir()
    return path


# What is wrong is said in one sentence, with exit code 2 -------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("play chess", "There is no game called “chess”; the games are: kokopelli, moa, perch."),
        ("play kokopeli", "Did you mean kokopelli?"),
        ("play", "GAME is missing"),
        ("paly kokopelli", "There is no command “paly”"),
        ("play kokopelli --players 7", "kokopelli is for 2 to 4 players, not 7."),
        ("play kokopelli --players many", "--players must be a whole number from 0 to 99"),
        ("play kokopelli --players", "--players needs a value that fits"),
        ("play kokopelli --seed -1", "--seed must be a whole number"),
        ("play kokopelli --seed 18446744073709551616", "--seed must be a whole number"),
        (
            "play kokopelli --bot genius",
            "There is no bot “genius”; the bots are: random, greedy, easy, medium, hard, search.",
        ),
        ("play kokopelli --humans 3", "--humans must be a whole number from 0 to 2"),
        ("play kokopelli --option tiles", "An option is given as NAME=VALUE"),
        ("play kokopelli --option tiles=9", "The option tiles is one of 10, 11, 12, not “9”."),
        ("play kokopelli --option tile=10", "Did you mean tiles?"),
        ("play kokopelli --option below_deck_last=maybe", "is either on or off, not “maybe”."),
        ("play kokopelli --option ceremonies=sun,moon", "knows no “moon”"),
        ("play kokopelli --option ceremonies=sun,sun", "names sun twice"),
        ("play kokopelli --option ceremonies=sun,paw", "names 2, but tiles is 10"),
        ("play kokopelli --resume nothing.json", "nothing.json could not be read: No such file or directory."),
        ("simulate kokopelli --games 0", "--games must be a whole number from 1"),
        ("simulate kokopelli --games 1e6", "--games must be a whole number"),
        ("simulate kokopelli --jobs 0", "--jobs must be a whole number from 1"),
        ("simulate kokopelli --keep 3", "“--keep” needs “--record-dir”"),
        ("simulate kokopelli --record-dir /dev/null/x", "/dev/null/x could not be written"),
        ("simulate kokopelli --gmaes 3", "There is no argument “--gmaes”. Did you mean --games?"),
        ("replay", "FILE is missing"),
        ("replay /", "/ could not be read: Is a directory."),
        ("check nothing.toml", "nothing.toml could not be read"),
        ("check /etc/apt", "There are no scenarios in /etc/apt."),
        ("bench --seconds soon", "--seconds must be a number of seconds above 0"),
        ("bench --seconds 0", "--seconds must be a number of seconds above 0"),
        ("bench chess", "There is no game called “chess”"),
        ("games chess", "There is no game called “chess”"),
        ("games --lang fr", "Rookery does not speak “fr”; it speaks: en, pl, de."),
        ("games --lang", "Rookery does not speak “”"),
    ],
)
def test_bad_input_gets_one_sentence(capsys: pytest.CaptureFixture[str], arguments: str, says: str) -> None:
    code, out, err = rookery(capsys, *arguments.split())
    assert (code, out) == (2, "")
    assert says in err
    assert err.startswith("rookery: ") and err.count("\n") == 1 and "Traceback" not in err


@pytest.mark.parametrize(("language", "says"), [("pl", "Nie ma gry"), ("de", "gibt es nicht")])
def test_sentences_come_in_the_language_asked_for(capsys: pytest.CaptureFixture[str], language: str, says: str) -> None:
    for arguments in (("--lang", language, "games", "chess"), ("games", "chess", f"--lang={language}")):
        assert says in rookery(capsys, *arguments)[2]


def test_a_reader_who_goes_away_is_no_error(kept: Path) -> None:
    program = f"{sys.executable} -m rookery replay {kept} --notes | head -1"
    done = subprocess.run(program, shell=True, capture_output=True, text=True)
    assert json.loads(done.stdout)["ply"] == 0 and done.stderr == ""


# Commands ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["play", "simulate", "replay", "check", "bench", "games"])
def test_every_command_explains_itself(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert command in rookery(capsys, "--help")[1]
    code, out, _ = rookery(capsys, command, "--help")
    assert code == 0 and out.startswith(f"Usage: rookery {command}")


def test_games_shows_options_and_marks_what_is_reconstructed(capsys: pytest.CaptureFixture[str]) -> None:
    assert "kokopelli" in rookery(capsys, "games")[1]
    out = rookery(capsys, "games", "kokopelli")[1]
    assert "vase_owner_benefits" in out and "reconstructed" in out and "printed" in out


def test_simulate_prints_the_same_whatever_the_number_of_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "kokopelli", "--players", "4", "--games", "3000", "--seed", "7", "--json", "--jobs"]
    results = [json.loads(rookery(capsys, *arguments, jobs)[1]) for jobs in ("1", "2")]
    for result in results:
        assert result.pop("jobs") and result.pop("seconds") and result.pop("moves_per_second") > 0
    assert results[0] == results[1]
    assert results[0]["games"] == 3000 and len(results[0]["seats"]) == 4
    assert sum(sum(seat["histogram"].values()) for seat in results[0]["seats"]) == 4 * 3000


def test_simulate_shows_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = rookery(capsys, *["simulate", "kokopelli", "--players", "2", "--games", "500", "--seed", "7"])
    assert code == 0 and "500 random games of kokopelli with 2 players, seed 7" in out and "█" in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [("simulate", "moa"), ("bench", "moa")])
def test_without_a_gpu_one_sentence_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], language: str
) -> None:
    monkeypatch.setattr("numba.cuda.is_available", lambda: False)
    code, out, err = rookery(capsys, *command, "--gpu", "--lang", language)
    assert code == 2 and out == "" and err.count("\n") == 1 and "GPU" in err and "docs/environments.md" in err


def test_simulate_keeps_records_and_never_overwrites_them(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = ["simulate", "kokopelli", "--games", "5", "--seed", "3", "--record-dir", "deep/records", "--keep", "3"]
    assert rookery(capsys, *arguments)[0] == 0
    files = sorted((tmp_path / "deep/records").iterdir())
    before = [file.read_text() for file in files]
    assert len(files) == 3
    for file in files:
        assert rookery(capsys, "replay", str(file))[0] == 0
    code, _, err = rookery(capsys, *arguments)
    assert code == 2 and "is there already" in err
    assert [file.read_text() for file in sorted((tmp_path / "deep/records").iterdir())] == before


def test_replay_tells_every_move_with_all_that_was_possible(capsys: pytest.CaptureFixture[str], kept: Path) -> None:
    code, out, _ = rookery(capsys, "replay", str(kept), "--notes")
    lines = [json.loads(line) for line in out.splitlines()]
    record = json.loads(kept.read_text())
    assert code == 0
    assert [line["ply"] for line in lines] == list(range(len(record["moves"]) + 1))
    assert [line["move"] for line in lines[1:]] == record["moves"]
    assert all(line["move"] in line["legal"] for line in lines[1:])
    assert lines[-1]["scores"] == record["scores"]
    dealt = [note for note in lines[0]["notes"] if note["note"] == "drew"]
    assert len(dealt) == 15 and all(note["card"] and note["why"] == "deal" for note in dealt)


def test_replay_refuses_what_does_not_fit(capsys: pytest.CaptureFixture[str], kept: Path) -> None:
    lines = kept.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if '"moves"' in line)
    lines[at + 40] = ' "pass",'
    kept.write_text("\n".join(lines))
    code, _, err = rookery(capsys, "replay", str(kept))
    assert code == 2 and f"line {at + 41} (move 40): “pass” is not possible now (rule" in err


def test_check_runs_our_own_scenarios(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = rookery(capsys, "check")
    assert code == 0 and re.fullmatch(r"\d{3,} passed, 0 failed\n", out)
    code, out, _ = rookery(capsys, "check", "--coverage")
    assert code == 0 and "all 166 rules and rulings have a scenario" in out


def test_check_prints_what_failed_with_the_position(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    head = 'title = "wrong"\ngame = "kokopelli"\nplayers = 2\n'
    (tmp_path / "wrong.toml").write_text(head + '[[step]]\nmove = "draw"\nthen.A.score = 5\nthen.A.hand_cards = 7\n')
    code, out, _ = rookery(capsys, "check", "wrong.toml")
    assert code == 1
    assert "wrong.toml (wrong), step 1:\n  A.score should be 5, but is 0." in out
    assert "A.hand_cards should be 7, but is 1." in out and "    A.hand = sun\n" in out
    assert out.endswith("0 passed, 1 failed\n")


def test_bench_measures_every_number_of_players_in_every_mode(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = rookery(capsys, "bench", "kokopelli", "--seconds", "0.05", "--json", "--jobs", "2")
    rows = json.loads(out)
    assert code == 0
    wanted = {"game", "players", "mode", "jobs", "moves_per_second", "moves_per_game"}
    assert all(set(row) == wanted and row["moves_per_second"] > 0 for row in rows)
    measured = {(row["players"], row["mode"], row["jobs"]) for row in rows}
    for players in (2, 3, 4):
        assert {(players, mode, jobs) for mode in ("interpreted", "native") for jobs in (1, 2)} <= measured


# Playing --------------------------------------------------------------------------------------------------------------


def test_an_evening_of_moves_help_undo_and_saving(tmp_path: Path) -> None:
    typed = [
        "open sun @1",
        "help",
        "help K41",
        "help joker",
        "99",
        "sing",
        "undo",
        "undo",
        "exch",
        "save my.json",
        "quit",
    ]
    done = session("kokopelli", "--seed", "5", typed="\n".join(typed) + "\n")
    assert done.returncode == 0 and done.stderr == ""
    assert "Player A opens Sun on A1." in done.stdout
    assert "K9. Turn." in done.stdout and "K41. Vase." in done.stdout
    assert "No rule speaks of “joker”" in done.stdout
    assert "There is no move 99" in done.stdout
    assert "“sing” is no move." in done.stdout
    assert "Taken back; nothing has been played yet." in done.stdout
    assert "There is nothing to take back yet." in done.stdout
    assert "Exchange: which card goes under the deck next?" in done.stdout
    assert "Saved as my.json." in done.stdout
    assert json.loads((tmp_path / "my.json").read_text())["moves"] == ["exchange"]


def test_a_hint_names_moves_and_changes_nothing() -> None:
    said = session("kokopelli", "--seed", "3", "--plain", typed="hint\nquit\n")
    assert said.returncode == 0, said.stderr
    hint = r": outlook [0-9.]+ %, [0-9.]+ points (ahead|behind) at the end; tried in [0-9,]+ lines? of play"
    assert len(re.findall(hint, said.stdout)) == 3


def test_a_move_can_be_typed_in_part_or_in_the_own_language() -> None:
    done = session("kokopelli", "--seed", "5", "--lang", "pl", typed="słońce a2\nkoniec\n")
    assert re.search(r"A2.*Słońce", done.stdout)
    done = session("kokopelli", "--seed", "5", typed="sun\n")
    assert "“sun” could be: open Sun on A1; open Sun on A2" in done.stdout


def test_an_illegal_move_is_explained_by_its_rule() -> None:
    done = session("kokopelli", "--seed", "5", typed="open turtle @A1\nadd sun @B1\npass\n")
    assert "“open turtle @A1” is not possible now (rule K13).\nK13. Open." in done.stdout
    assert "(rule K17)" in done.stdout and "(rule K9)" in done.stdout


@pytest.mark.parametrize("plain", [True, False])
def test_a_game_that_breaks_off_is_kept_and_can_go_on(plain: bool, tmp_path: Path) -> None:
    arguments = ["kokopelli", "--seed", "5", "--players", "3", *(["--plain"] if plain else [])]
    done = session(*arguments, typed="open sun @1\n")
    assert "The game is kept as" in done.stdout
    (path,) = (tmp_path / "state/rookery").iterdir()
    before = path.read_text()
    again = session("--resume", str(path), typed="quit\n")
    assert again.returncode == 0 and "Sun" in again.stdout and "Round 2" in again.stdout
    assert path.read_text() == before
    assert list((tmp_path / "state/rookery").iterdir()) == [path]


def test_hot_seat_draws_a_curtain_between_hands() -> None:
    done = session(
        "kokopelli", "--seed", "5", "--humans", "2", "--names", "Ala,Olek", typed="\ndraw\nunder sun\n\nquit\n"
    )
    first, second = done.stdout.split("It is Olek's turn.")
    assert "It is Ala's turn." in first and "Your hand: Sun" in first
    assert "Olek>" in second and "Ala draws Sun" not in done.stdout and "Ala draws a card" in first


def test_bots_play_a_whole_game_by_themselves_and_points_are_accounted_for() -> None:
    done = session("kokopelli", "--seed", "5", "--humans", "0", "--players", "4", "--bot", "random", typed="")
    assert done.returncode == 0
    assert re.search(r"The game is over", done.stdout) and re.search(r"wins?\.|win together\.", done.stdout)
    rows = [re.findall(r"│ *(-?\d+)", line) for line in done.stdout.splitlines() if "│" in line]
    numbers = [[int(n) for n in row] for row in rows if len(row) == 4]
    assert [sum(column) for column in zip(*numbers[:-1], strict=True)] == numbers[-1]


def test_a_person_can_play_to_the_end(tmp_path: Path) -> None:
    done = session("kokopelli", "--seed", "6", "--bot", "random", typed="1\n" * 300 + "save end.json\nquit\n")
    assert "undo, save or quit>" in done.stdout and "The game is over; “1”" in done.stdout
    record = json.loads((tmp_path / "end.json").read_text())
    assert record["over"] and record["winners"]
    assert not (tmp_path / "state").exists()


def test_the_bots_hand_is_never_on_the_screen() -> None:
    """With the same public course, the screen does not depend on what the bot holds."""
    done = session("kokopelli", "--seed", "5", "--bot", "random", typed="draw\nunder sun\nquit\n")
    assert "Bot B draws" not in done.stdout or "Bot B draws a card" in done.stdout
    assert not re.search(r"Bot B (draws|puts) (?!a card)", done.stdout)


@pytest.mark.parametrize("names", ["[bold]Ala[/nothing],[/]", "A\x1b[31m,Ł" * 3, ",", "a" * 500])
def test_odd_names_break_nothing(names: str) -> None:
    for plain in ([], ["--plain"]):
        done = session("kokopelli", "--seed", "5", "--names", names, *plain, typed="draw\nunder sun\nquit\n")
        assert done.returncode == 0 and done.stderr == ""
        assert names.split(",")[0][:5] in done.stdout


def test_a_terminal_without_our_signs_still_works() -> None:
    command = [sys.executable, "-m", "rookery", "play", "kokopelli", "--seed", "5"]
    environment = {"PYTHONIOENCODING": "ascii", "HOME": "/dev/null"}
    done = subprocess.run(command, input=b"draw\n", capture_output=True, env=environment)
    assert done.returncode == 0 and b"Eagle Feather" in done.stdout
    assert b"The game is kept as" in done.stdout
