"""Records: what is written can be read, and what is wrong is refused with its place, whatever it is."""

import json
from pathlib import Path

import pytest
from conftest import Player, native, play, slow
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.engine import record
from rookery.engine.match import Match
from rookery.games import find
from rookery.words import Refusal

GAME = find("kokopelli")


@pytest.fixture(scope="module")
def good() -> str:
    *_, match = play(Match.deal(GAME, 3, {"tiles": 11}, 77, native("kokopelli")), Player(77, True))
    return record.to_text(match, ["Ala", "Bob “the \\ bot”", "Łukasz"])


def replay(path: Path, text: str) -> Match:
    path.write_text(text, encoding="utf-8")
    *_, match = record.replay(record.read(path, find), slow("kokopelli"))
    return match


def test_a_record_says_all_there_is_to_say(good: str, tmp_path: Path) -> None:
    match = replay(tmp_path / "r.json", good)
    content = json.loads(good)
    assert content["format"] == "rookery-record" and content["players"] == 3 and content["options"]["tiles"] == 11
    assert (content["scores"], content["winners"], content["over"]) == (match.scores, match.winners, True)
    assert content["digest"] == match.digest


def test_each_move_stands_on_a_line_of_its_own(good: str) -> None:
    lines = good.splitlines()
    for number, move in enumerate(json.loads(good)["moves"]):
        assert json.dumps(move) in lines[record.line_of_move(good, number) - 1]


def test_lines_are_found_however_the_file_is_laid_out(good: str) -> None:
    content = json.loads(good)
    content["names"] = ['"moves": [', "moves", "["]
    assert record.line_of_move(json.dumps(content), 5) == 1
    wide = json.dumps(content, indent=4)
    assert wide.splitlines()[record.line_of_move(wide, 0) - 1].strip() == json.dumps(content["moves"][0]) + ","
    assert wide.splitlines()[record.line_of_move(wide, 0) - 2].strip() == '"moves": ['


def test_only_the_last_moves_of_the_record_itself_are_its_moves() -> None:
    text = '{"components": {"moves": ["x"]}, "moves": ["y"],\n"names": ["\\"moves\\": ["],\n"moves": [\n"draw"]}'
    assert record.line_of_move(text, 0) == 4


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"format": "chess"}, "This is not a Rookery record"),
        ({"format_version": 2}, "This record has format version 2; this Rookery reads version 1"),
        ({"rules_version": 99}, "played by rules version 99; this Rookery plays version 1"),
        ({"game": "moa?"}, "There is no game called “moa?”"),
        ({"players": 7}, "kokopelli is for 2 to 4 players, not 7"),
        ({"players": True}, "“players” in the record is not of the right kind"),
        ({"players": 2, "names": ["Ala", "Ola"]}, "(move"),
        ({"options": {"tiles": 13}}, "The option tiles is one of 10, 11, 12, not “13”"),
        ({"options": []}, "“options” in the record is not of the right kind"),
        ({"seed": -1}, "A seed is a whole number"),
        ({"seed": 1 << 64}, "A seed is a whole number"),
        ({"seed": "7"}, "“seed” in the record is not of the right kind"),
        ({"seed": 78}, "(move"),
        ({"moves": "draw"}, "“moves” in the record is not of the right kind"),
        ({"moves": [1]}, "“moves” in the record is not of the right kind"),
        ({"moves": []}, "the record says scores"),
        ({"scores": [1, 2, 3]}, "the record says scores [1, 2, 3], but playing it again gives"),
        ({"winners": []}, "the record says winners []"),
        ({"digest": "0"}, "the record says digest 0"),
        ({"names": ["Ala"]}, "“names” in the record is not of the right kind"),
        ({"digets": "0"}, "“digets” does not belong in a record. Did you mean digest?"),
    ],
)
def test_a_record_that_was_tampered_with_is_refused(good: str, tmp_path: Path, change: dict, says: str) -> None:
    content = json.loads(good) | change
    with pytest.raises(Refusal) as refused:
        replay(tmp_path / "r.json", json.dumps(content))
    assert says in str(refused.value) and "r.json" in str(refused.value)


def test_a_missing_part_is_named(good: str, tmp_path: Path) -> None:
    for name in json.loads(good):
        content = json.loads(good)
        del content[name]
        with pytest.raises(Refusal, match=r"r\.json"):
            replay(tmp_path / "r.json", json.dumps(content))


def test_an_illegal_move_is_named_with_its_line(good: str, tmp_path: Path) -> None:
    lines = good.splitlines()
    line = record.line_of_move(good, 40)
    lines[line - 1] = ' "open kokopelli @A1",'
    with pytest.raises(Refusal) as refused:
        replay(tmp_path / "r.json", "\n".join(lines))
    assert f"r.json, line {line} (move 41): “open kokopelli @A1” is not possible now (rule K" in str(refused.value)


@settings(max_examples=300)
@given(cut=st.floats(0, 0.999))
def test_a_truncated_record_is_refused_with_a_line(
    good: str, tmp_path_factory: pytest.TempPathFactory, cut: float
) -> None:
    text = good.rstrip()[: int(len(good.rstrip()) * cut)]
    with pytest.raises(Refusal) as refused:
        replay(tmp_path_factory.getbasetemp() / "cut.json", text)
    assert "cut.json, line" in str(refused.value)


@settings(max_examples=300)
@given(data=st.data())
def test_no_change_of_a_byte_breaks_anything_but_the_record(
    good: str, tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    """A record with one byte changed replays to the same result or is refused: never a crash."""
    raw = bytearray(good.encode())
    raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    path = tmp_path_factory.getbasetemp() / "byte.json"
    path.write_bytes(raw)
    try:
        *_, match = record.replay(record.read(path, find), slow("kokopelli"))
    except Refusal as refused:
        assert "byte.json" in str(refused)
    else:
        assert match.digest == json.loads(good)["digest"]


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"[" * 100_000,
        b"\xff\xfe",
        b"null",
        b"[]",
        b'{"format": "rookery-record"}',
        b"\x00" * 100,
        b"1e999",
        b"9" * 5000,
        b'"\\ud800"',
    ],
)
def test_anything_else_is_refused(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "odd.json"
    path.write_bytes(raw)
    with pytest.raises(Refusal, match=r"odd\.json"):
        record.read(path, find)


def test_a_file_that_is_not_there_or_a_folder_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.json", tmp_path):
        with pytest.raises(Refusal, match="could not be read"):
            record.read(path, find)


def test_writing_never_overwrites_and_leaves_nothing_half_done(tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    record.write(path, "first")
    with pytest.raises(Refusal, match="is there already"):
        record.write(path, "second")
    with pytest.raises(Refusal, match="could not be written"):
        record.write(tmp_path / "no" / "r.json", "third")
    assert path.read_text() == "first"
    assert list(tmp_path.iterdir()) == [path]
