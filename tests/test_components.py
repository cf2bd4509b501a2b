"""What is in the box, and what a player who owns it may say about it."""

import ast
import json
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from conftest import Player, play
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.cli import main
from rookery.engine import native, ownbox, record
from rookery.engine.components import MARKS, Box, components, load, plain
from rookery.engine.game import Game
from rookery.engine.match import Match
from rookery.engine.runner import Runner, compiled, interpreted
from rookery.engine.simulate import game_seeds, play_chunk
from rookery.games import GAMES, find
from rookery.words import LANGUAGES, Refusal, Words

KOKOPELLI = find("kokopelli")
OURS = KOKOPELLI.box["tiles"]["beginner"]
THEIRS = ["sun", "fire", *OURS[2:]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "own.toml"


def say(file: Path, text: str, game: Game = KOKOPELLI) -> str:
    """The sentence with which a file is refused."""
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Refusal) as refused:
        ownbox.read(file, game)
    for language in LANGUAGES:
        assert str(file) in Words(language).refusal(refused.value)
    return str(refused.value)


# What we ship ---------------------------------------------------------------------------------------------------------


def test_every_value_has_a_mark_and_a_source(game: Game) -> None:
    for part in game.components():
        assert part.mark in MARKS and part.source, part.place


def test_our_own_file_is_a_file_a_player_could_give(game: Game) -> None:
    parts = ownbox.read(game.folder / "components.toml", game)
    assert parts == list(game.components())
    assert ownbox.with_parts(game, parts) is game and game.is_standard


def test_sections_can_be_nested(tmp_path: Path) -> None:
    entry = '{ value = 4, mark = "printed", source = "RB" }'
    (tmp_path / "components.toml").write_text(f"[birds]\nall = {entry}\n[birds.pukeko]\nbird = {entry}\n")
    parts = components(tmp_path)
    assert [part.place for part in parts] == ["birds.all", "birds.pukeko.bird"]
    assert [part.section for part in parts] == ["birds", "birds.pukeko"]
    assert plain(parts) == {"birds": {"all": 4, "pukeko": {"bird": 4}}}


@pytest.mark.parametrize("name", GAMES)
def test_modules_of_a_game_know_each_other_relatively_and_the_box_knows_no_table(name: str) -> None:
    """Else the same game with other values would use modules with ours."""
    for path in find(name).folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom | ast.Import):
                imported = [alias.name for alias in node.names]
                absolute = node.module or "" if isinstance(node, ast.ImportFrom) and not node.level else ""
                assert not any(part.startswith("rookery.games") for part in (absolute, *imported)), path
                if path.name == "box.py" and isinstance(node, ast.ImportFrom) and node.level:
                    assert "table" not in (node.module, *imported)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_games_own_check_refuses_has_a_place(name: str) -> None:
    for node in ast.walk(ast.parse((find(name).folder / "box.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
            assert "place" in {keyword.arg for keyword in node.keywords}


# What cannot be ------------------------------------------------------------------------------------------------------


def test_nothing_that_is_printed_can_be_changed(game: Game, file: Path) -> None:
    for part in game.components():
        other = {int: lambda value: value + 1, str: lambda value: value + "x", list: lambda value: [*value, *value]}
        changed = json.dumps(other[type(part.value)](part.value))
        if part.mark == "printed":
            said = say(file, f"\n# mine\n[{part.section}]\n\n{part.name} = {changed} # so", game)
            assert f"own.toml, line 5: {part.place} is printed in the rulebook as " in said
            file.write_text(f"[{part.section}]\n{part.name} = {json.dumps(part.value)}\n")
            assert ownbox.read(file, game) == list(game.components())


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[cards]\nhand = 6\n", "line 2: cards.hand is printed in the rulebook as 5 and cannot be anything else."),
        ("cards.hand = 6\n", "line 1: cards.hand is printed"),
        ("\n'cards' . \"hand\" = 6\n", "line 2: cards.hand is printed"),
        ("\ncards = { kokopelli = 6, hand = 6 }\n", "line 2: cards.hand is printed"),
        ("[cards]\nhand = { value = 6,\n  mark = 'given' }\n", "line 2:"),
        ("[tiles]\nin_play = [\n10,\n11\n]\n", "line 2: tiles.in_play is printed in the rulebook as 10, 11, 12"),
        ("[cards]\nkokopelli = 6\n[crads]\nhand = 5\n", "line 3: There is no “crads” in the box. Did you mean cards?"),
        ("[cards]\n\nhands = 5\n", "line 3: There is no “cards.hands” in the box. Did you mean hand?"),
        ("\n[cards.more]\nhand = 5\n", "line 2: There is no “cards.more” in the box."),
        ("[cards]\nhand = { value = 5, sorce = 'x' }\n", "line 2: There is no “cards.hand.sorce” in the box. Did you"),
        ("[cards]\nhand = { value = 5, mark = 1 }\n", "line 2: cards.hand.mark must be a text."),
        ("tiles = 3\n", "line 1: tiles must be a section with names and values."),
        ("\n[[cards]]\nhand = 5\n", "line 2: cards must be a section"),
        ("[cards]\nhand = '5'\n", "line 2: cards.hand must be a whole number up to 9,999."),
        ("[cards]\nhand = true\n", "line 2: cards.hand must be a whole number"),
        ("[cards]\nhand = 5.0\n", "line 2: cards.hand must be a whole number"),
        ("[cards]\nhand = 10_000\n", "line 2: cards.hand must be a whole number"),
        ("[cards]\nhand = {}\n", "line 2: cards.hand must be a whole number"),
        ("[cards.hand]\nvalue = 1979-05-27\n", "line 1: cards.hand must be a whole number"),
        ("[tiles]\nbeginner = 'sun'\n", "line 2: tiles.beginner must be a list of texts."),
        ("[tiles]\nbeginner = ['sun', 1]\n", "line 2: tiles.beginner must be a list of texts."),
        ("[tiles]\nbeginner = [['sun']]\n", "line 2: tiles.beginner must be a list of texts."),
        ("[tiles]\nin_play = [true]\n", "line 2: tiles.in_play must be a list of whole numbers up to 9,999."),
        ("[tiles]\nbeginner = []\n", "line 2: tiles.beginner must name 10 ceremonies, not 0."),
        (f"[tiles]\nbeginner = {[*OURS, 'sun']}\n", "line 2: tiles.beginner must name 10 ceremonies, not 11."),
        (f"[tiles]\nbeginner = {['sum', *OURS[1:]]}\n", "line 2: tiles.beginner: there is no “sum” here. Did you mean"),
        (f"[tiles]\nbeginner = {[*OURS[1:], 'paw']}\n", "line 2: tiles.beginner names paw twice."),
        ("[cards]\nhand = 5\nhand = 5\n", "line 3: this is not TOML"),
        ("[cards]\nhand =\n", "line 2: this is not TOML"),
        ("[cards]\n\nhand = [1,", "line 3: this is not TOML"),
        ("note = '''\n[cards]\nhand = 6\n'''\n", "line 1: There is no “note” in the box."),
        ("# '''\n[cards]\nhand = 6 # '''\n", "line 3: cards.hand is printed"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(file: Path, text: str, says: str) -> None:
    assert f"own.toml, {says}" in say(file, text)


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("moa", "[birds.tui]\ncopies = 9\n", "line 2: birds.*.copies: there must be 60 in all, not 61."),
        ("moa", "[birds.tui]\nfight = 10\n", "line 2: birds.tui.fight must be a whole number from 0 to 9"),
        ("moa", "[mammals.rat]\nfight = 0\n", "line 2: mammals.rat.fight must be a whole number from 1 to 20"),
        ("moa", "[mammals.rat]\n\ncards = 6\n", "line 3: mammals.*.cards: there must be 20 in all, not 21."),
        ("moa", "[terrain_cards]\ncoast = ['cat']\n", "line 2: terrain_cards.coast: there is no “cat” here."),
        ("moa", "[terrain_cards]\ncoast = ['rat']\n", "line 2: terrain_cards: there must be 30 in all, not 24."),
        ("moa", "[karakia.two-fight]\ncopies = 3\n", "line 2: karakia.*.copies: there must be 13 in all, not 14."),
        ("moa", "[leader_tiles]\ntiles = ['2 fight']\n", "line 2: leader_tiles.tiles: there must be 12 in all, not 1."),
        ("moa", f"leader_tiles.tiles = {['2 fish'] * 12}\n", "line 1: leader_tiles.tiles: “2 fish” is no leader tile"),
        ("moa", f"leader_tiles.tiles = {['1 bird 2 points'] * 12}\n", "is no leader tile"),
        ("moa", "[territories.3]\nterrain = 'volcano'\n", "line 2: territories.3.terrain: territory 12 is the volcano"),
        ("moa", "[territories.3]\nadjacent = [2]\n", "line 2: territories.*.adjacent"),
        ("moa", "[volcano]\ntrack = [0, 2, 1]\n", "line 2: volcano.track"),
        ("perch", "[tiles.ash]\npoints = [1, 2]\n", "line 2: tiles.ash.points must be three numbers"),
        ("perch", "[tiles.ash]\nnests = 4\n", "line 2: tiles.ash.nests must be a whole number from 0 to 3"),
        ("perch", "[tiles.ash]\nnests = 3\n", "line 2: tiles.*.nests"),
        ("perch", "[tiles.statue]\nbirds_a_point = 0\n", "line 2: tiles.statue.birds_a_point must be a whole number"),
        ("perch", "[fountain]\npoints_2_3 = [1, 1, 1]\n", "line 2: fountain.*"),
        ("perch", "[fountain]\nsupports_2_3 = ['', '', '', '', '9']\n", "line 2: fountain.*"),
        ("perch", f"[fountain]\nsupports_2_3 = {[''] * 12}\n", "line 2: fountain.supports_2_3"),
        ("perch", "[goals.column]\nplayers = [2]\n", "line 2: goals.column.players"),
        ("perch", "[goals.column]\npoints = 21\n", "line 2: goals.column.points must be a whole number from 0 to 20"),
    ],
)
def test_totals_and_ranges_of_each_game_are_checked(file: Path, name: str, text: str, says: str) -> None:
    assert says in say(file, text, find(name))


def test_what_is_too_much_for_python_is_refused_with_its_line(file: Path) -> None:
    for much in ("[" * 100_000, "9" * 5_000):
        assert "own.toml, line 3: this is not TOML" in say(file, f"[cards]\n\nhand = {much}\n")


def test_texts_that_look_like_names_do_not_lead_astray() -> None:
    text = 'a.source = """\n[cards]\nhand = 1\n"""\n[cards]\nkokopelli = { value = 6, source = "[x]" }\n\nhand = 5\n'
    assert ownbox.line_of(text, "cards.hand") == 8
    assert ownbox.line_of(text, "cards.other") == 5
    assert ownbox.line_of(text, "nothing") == 1
    assert ownbox.line_of(text.replace("\n", "\r\n"), "cards.hand") == 8


@pytest.mark.parametrize(
    ("place", "line"),
    [("tiles.beginner", 6), ("tiles", 5), ("tiles.*", 5), ("*.kokopelli", 3), ("turn", 7), ("points", 1)],
)
def test_a_total_that_is_wrong_names_the_first_value_that_takes_part(file: Path, place: str, line: int) -> None:
    def refuse(box: Box) -> None:
        raise Refusal("kokopelli:beginner-set-size", place=place, have=1, want=2)

    game = replace(KOKOPELLI, check_box=refuse)
    text = f"[cards]\nhand = 5\nkokopelli = 6\n[tiles]\nlater = 1\nbeginner = {THEIRS}\n[turn]\n"
    assert f"own.toml, line {line}: {place} must name 2 ceremonies, not 1." in say(file, text, game)


@pytest.mark.parametrize(
    ("raw", "says"),
    [
        (b"\xff\xfe", "is not a text file (UTF-8)"),
        (b"#" * ((1 << 20) + 1), "is larger than 1 MB"),
        (None, "could not be read: No such file"),
    ],
)
def test_what_is_no_text_file_is_refused(file: Path, raw: bytes | None, says: str) -> None:
    if raw is not None:
        file.write_bytes(raw)
    with pytest.raises(Refusal, match=r"own\.toml") as refused:
        ownbox.read(file, KOKOPELLI)
    assert says in str(refused.value)


@settings(max_examples=300)
@given(data=st.data())
def test_no_change_of_bytes_breaks_anything_but_the_file(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    raw = bytearray((KOKOPELLI.folder / "components.toml").read_bytes())
    for _ in range(data.draw(st.integers(1, 3))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.sampled_from(b"\n\"'[]{}=#.,5ax\\\xff"))
    path = tmp_path_factory.getbasetemp() / "bytes.toml"
    path.write_bytes(raw)
    try:
        parts = ownbox.read(path, KOKOPELLI)
    except Refusal as refused:
        assert "bytes.toml" in str(refused)
    else:
        assert [part.place for part in parts] == [part.place for part in KOKOPELLI.components()]


# What can be ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "mark", "source"),
    [
        (f"{THEIRS}", "given", "own.toml"),
        (f"{{ value = {THEIRS} }}", "given", "own.toml"),
        (f"{{ value = {THEIRS}, mark = 'reconstructed', source = '[/b] my box' }}", "given", "[/b] my box"),
        (f"{OURS}", "given", "own.toml"),
        (f"{{ value = {OURS}, mark = 'reconstructed', source = 'copied' }}", "reconstructed", None),
    ],
)
def test_what_a_player_says_is_marked_as_given(file: Path, written: str, mark: str, source: str | None) -> None:
    file.write_text(f"[tiles]\nbeginner = {written}\n")
    for part, ours in zip(ownbox.read(file, KOKOPELLI), KOKOPELLI.components(), strict=True):
        if part.place == "tiles.beginner":
            assert part.mark == mark and part.source == (source or ours.source)
        else:
            assert part == ours


def test_the_same_values_are_the_same_game_and_ours_are_the_standard_game() -> None:
    other = find("kokopelli", {"tiles": {"beginner": THEIRS}})
    assert other is find("kokopelli", {"tiles": {"beginner": {"value": THEIRS}}, "cards": {"hand": 5}})
    assert other is not KOKOPELLI and other.name == "kokopelli" and not other.is_standard
    assert find("kokopelli", {"tiles": {"beginner": OURS}}) is find("kokopelli", {}) is KOKOPELLI
    assert other is not find("kokopelli", {"tiles": {"beginner": THEIRS[::-1]}})


def test_other_values_do_not_leak_into_the_standard_game() -> None:
    other = find("kokopelli", {"tiles": {"beginner": THEIRS}})
    assert (KOKOPELLI.box["tiles"]["beginner"], other.box["tiles"]["beginner"]) == (OURS, THEIRS)
    other.box["tiles"]["beginner"].clear()
    assert other.box["tiles"]["beginner"] == THEIRS
    for game, wanted in ((KOKOPELLI, OURS), (other, THEIRS), (find("kokopelli"), OURS)):
        match = Match.deal(game, 2, {"ceremonies": "beginner"}, 1)
        assert set(game.position.describe(match.state)["tiles"]) == set(wanted)
    own = [name for name in sys.modules if name.startswith(other.package)]
    assert len(own) > 5 and other.terminal.__name__ == f"{other.package}.terminal"
    assert other.rules is not KOKOPELLI.rules


def test_a_refusal_of_another_box_is_told_in_the_games_words() -> None:
    other = find("kokopelli", {"tiles": {"beginner": THEIRS}})
    with pytest.raises(Refusal) as refused:
        Match.deal(other, 2, {}, 1).play("open trutle @A1")
    assert "trutle" in Words("de").refusal(refused.value)


def unlike_any_box() -> Game:
    """Values that no player could give, because they are printed; rules are compiled with them all the same."""
    box = KOKOPELLI.box
    box["cards"]["hand"], box["points"]["turtle"], box["points"]["empty_hand"] = 4, 7, 3
    box["tiles"]["beginner"] = THEIRS
    game: Game = load(KOKOPELLI.package, box).GAME
    return game


def results(game: Game, runner: Runner, options: dict[str, object]) -> list[np.ndarray]:
    return list(play_chunk(runner, game.new_states(3, options), game_seeds(3, 0, 30)))


def test_native_and_interpreted_play_other_values_alike_and_unlike_ours() -> None:
    game, options = unlike_any_box(), {"ceremonies": "beginner"}
    assert native.folder(game, "table") != native.folder(KOKOPELLI, "table")
    slow, fast, ours = interpreted(game), compiled(game), interpreted(KOKOPELLI)
    for one, two in zip(results(game, slow, options), results(game, fast, options), strict=True):
        assert (one == two).all()
    scores, *_ = results(game, slow, options)
    assert (scores != results(KOKOPELLI, ours, options)[0]).any()
    start, again = (Match.deal(game, 4, options, 9, runner) for runner in (slow, fast))
    for match, other in zip(play(start, Player(9, True)), play(again, Player(9, True)), strict=True):
        assert match.digest == other.digest and match.notes() == other.notes()
    dealt = [note for note in Match.deal(game, 2, {}, 1).notes() if note["note"] == "drew"]
    assert len(dealt) == 2 * 4


# Records -------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def kept() -> str:
    game = find("kokopelli", {"tiles": {"beginner": THEIRS}})
    *_, match = play(Match.deal(game, 2, {"ceremonies": "beginner"}, 4), Player(4, True))
    return record.to_text(match, ["Ala", "Ola"])


def replayed(path: Path, content: dict[str, object]) -> Match:
    path.write_text(json.dumps(content, indent=1), encoding="utf-8")
    *_, match = record.replay(record.read(path, find))
    return match


def test_every_record_says_what_was_in_the_box(game: Game, tmp_path: Path) -> None:
    match = Match.deal(game, game.seats[0], {}, 1)
    content = json.loads(record.to_text(match, ["x"] * game.seats[0]))
    assert content["components"] == game.box
    assert replayed(tmp_path / "r.json", content).game is game


def test_a_record_is_replayed_with_its_own_components(kept: str, tmp_path: Path) -> None:
    content = json.loads(kept)
    match = replayed(tmp_path / "r.json", content)
    assert match.digest == content["digest"] and match.game.box["tiles"]["beginner"] == THEIRS
    content["components"]["tiles"]["beginner"] = OURS
    with pytest.raises(Refusal, match=r"r\.json"):
        replayed(tmp_path / "r.json", content)


@pytest.mark.parametrize(
    ("section", "name", "value", "says"),
    [
        ("cards", "hand", 6, "components.cards.hand is printed in the rulebook as 5"),
        ("cards", "hand", True, "components.cards.hand must be a whole number"),
        ("cards", "hand", 10**400, "components.cards.hand must be a whole number"),
        ("cards", "hand", None, "components.cards.hand must be a whole number"),
        ("cards", "more", 1, "There is no “components.cards.more” in the box."),
        ("crads", "hand", 1, "There is no “components.crads” in the box. Did you mean cards?"),
        ("tiles", "beginner", OURS[1:], "components.tiles.beginner must name 10 ceremonies, not 9."),
        ("tiles", "beginner", ["sun"] * 10, "components.tiles.beginner names sun twice."),
        ("tiles", "beginner", ["sun"] * 100_000, "components.tiles.beginner must be a list of texts."),
        ("tiles", "beginner", [[[["sun"]]]], "components.tiles.beginner must be a list of texts."),
        ("tiles", "beginner", {"a": {"b": 1}}, "components.tiles.beginner must be a list of texts."),
    ],
)
def test_components_of_a_record_are_checked_like_a_players(
    kept: str, tmp_path: Path, section: str, name: str, value: object, says: str
) -> None:
    content = json.loads(kept)
    content["components"].setdefault(section, {})[name] = value
    with pytest.raises(Refusal) as refused:
        replayed(tmp_path / "r.json", content)
    assert f"r.json: {says}" in str(refused.value)


def test_a_record_that_leaves_components_out_is_refused(kept: str, tmp_path: Path) -> None:
    content = json.loads(kept)
    del content["components"]["cards"]["hand"]
    with pytest.raises(Refusal, match=r"r\.json: The record lacks “components\.cards\.hand”"):
        replayed(tmp_path / "r.json", content)
    for other in ([], None, "standard"):
        with pytest.raises(Refusal, match="“components” in the record is not of the right kind"):
            replayed(tmp_path / "r.json", content | {"components": other})


# The command line ----------------------------------------------------------------------------------------------------


@pytest.fixture
def own(file: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """A player's file with another set, and nobody waits for the compiler."""
    monkeypatch.setenv("ROOKERY_LANG", "en")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr("rookery.cli.simulate.compiled", interpreted)
    monkeypatch.setattr("rookery.cli.play.serving", interpreted)
    file.write_text(f"[tiles]\nbeginner = {THEIRS}\n")
    return str(file)


def test_games_shows_what_was_given(own: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "kokopelli", "--components", own]) == 0
    (line,) = [line for line in capsys.readouterr().out.splitlines() if "tiles.beginner" in line]
    assert "sun, fire" in line and "given" in line and "own.toml" in line
    Path(own).write_text(f"[tiles]\nbeginner = {{ value = {THEIRS}, source = '[/nothing] mine' }}\n")
    assert main(["games", "kokopelli", "--components", own]) == 0
    assert "[/nothing] mine" in capsys.readouterr().out


def test_simulate_plays_with_the_components_given_and_says_so(
    own: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    option, folder = ["--option", "ceremonies=beginner"], str(tmp_path / "records")
    arguments = ["simulate", "kokopelli", "--games", "3", "--seed", "1", "--jobs", "1", *option]
    told = []
    for more in ([], ["--components", own, "--record-dir", folder, "--keep", "1"]):
        assert main([*arguments, *more, "--json"]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert [one["components"] for one in told] == ["standard", own]
    assert told[0]["moves"] != told[1]["moves"]
    assert main([*arguments, "--components", own]) == 0
    assert f"Played with the components of {own}." in capsys.readouterr().out
    (kept,) = Path(folder).iterdir()
    assert main(["replay", str(kept)]) == 0


def test_play_says_it_too_and_goes_on_with_the_same_components(
    own: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["save kept.json", "quit"] * 2)
    monkeypatch.setattr("builtins.input", lambda *_: next(typed))
    monkeypatch.chdir(tmp_path)
    assert main(["play", "kokopelli", "--components", own, "--option", "ceremonies=beginner"]) == 0
    assert f"Played with the components of {own}." in capsys.readouterr().out
    assert json.loads(Path("kept.json").read_text())["components"]["tiles"]["beginner"] == THEIRS
    assert main(["play", "--resume", "kept.json"]) == 0
    out = capsys.readouterr().out
    assert "Played with the components of kept.json." in out and "Fire" in out
    Path(own).write_text("[cards]\nhand = 5\n")
    typed = iter(["quit"])
    assert main(["play", "kokopelli", "--components", own]) == 0
    assert "Played with the components" not in capsys.readouterr().out


@pytest.mark.parametrize("command", ["play", "simulate", "bench", "games"])
def test_every_command_refuses_a_wrong_file_in_one_sentence(
    own: str, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    Path(own).write_text("[cards]\nhand = 6\n")
    assert main([command, "kokopelli", "--components", own]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1 and f"{own}, line 2: cards.hand is printed" in said.err


@pytest.mark.parametrize("command", ["bench", "games"])
def test_components_are_for_one_game(own: str, capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert main([command, "--components", own]) == 2
    assert "name that game" in capsys.readouterr().err
