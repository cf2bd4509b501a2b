"""Every word a person reads is there in every language, and nothing is there that nobody reads."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import rookery
from rookery.cli.parser import Parser
from rookery.games import GAMES, find
from rookery.server.table import PHRASES
from rookery.words import HOUSE, LANGUAGES, Refusal, Words, language_of

PLACES = [HOUSE, *(find(name).folder for name in GAMES)]
PLURALS = {"en": {"one", "other"}, "de": {"one", "other"}, "pl": {"one", "few", "many", "other"}}


def messages(place: Path, language: str) -> dict[str, ftl.Message]:
    resource = FluentParser().parse((place / "messages" / f"{language}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ftl.Message)}


def variables(node: object) -> set[str]:
    """The facts that a message speaks of."""
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, ftl.BaseNode):
        return {name for part in vars(node).values() for name in variables(part)}
    if isinstance(node, list):
        return {name for part in node for name in variables(part)}
    return set()


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same(place: Path, language: str) -> None:
    english, other = messages(place, "en"), messages(place, language)
    assert list(english) == list(other)
    for key, message in english.items():
        assert variables(message.value) == variables(other[key].value), key


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_all_the_plurals_of_the_language(place: Path, language: str) -> None:
    for key, message in messages(place, language).items():
        for select in selections(message.value):
            names = {str(variant.key.name) for variant in select.variants if isinstance(variant.key, ftl.Identifier)}
            if names & PLURALS["pl"] - {"other"}:
                assert PLURALS[language] <= names, key


def selections(node: object) -> list[ftl.SelectExpression]:
    parts = vars(node).values() if isinstance(node, ftl.BaseNode) else node if isinstance(node, list) else []
    inside = [select for part in parts for select in selections(part)]
    return [node, *inside] if isinstance(node, ftl.SelectExpression) else inside


# Keys and code -----------------------------------------------------------------------------------------------------


def keys_in_code() -> tuple[set[str], set[str]]:
    """Texts that can be keys, and the beginnings of those that are put together."""
    whole, beginnings = set(), set()
    for path in Path(rookery.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value.rpartition(":")[2])
    for text in page_sources():
        whole.update(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", text))
        beginnings.update(re.findall(r"`([a-z-]+-)\$\{", text))
    return whole, {beginning for beginning in beginnings if re.fullmatch(r"[a-z]+(-[a-z]+)*-", beginning)}


SAYING = (".ts", ".svelte", ".json")  # guided games, too


def page_sources() -> list[str]:
    web = Path(rookery.__file__).parents[1] / "web" / "src"
    return [path.read_text(encoding="utf-8") for path in web.rglob("*") if path.suffix in SAYING]


def test_everything_the_page_says_is_there_in_every_language() -> None:
    said = {key for text in page_sources() for key in re.findall(r"""\b(?:t|words)\(\s*["']([\w-]+)["']""", text)}
    said |= {key for text in page_sources() for key in re.findall(r"""["'](web-[\w-]+)["']""", text)}
    assert len(said) > 100
    for language in LANGUAGES:
        known = {key for place in PLACES for key in messages(place, language)}
        assert sorted(said - known) == []


def test_every_message_has_somebody_who_says_it() -> None:
    whole, beginnings = keys_in_code()
    unused = [
        key
        for place in PLACES
        for key in messages(place, "en")
        if key not in whole and not any(key.startswith(beginning) for beginning in beginnings)
    ]
    assert unused == []


def test_every_refusal_has_a_sentence_in_every_language() -> None:
    for path in Path(rookery.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                (key,) = [argument.value for argument in node.args]
                game, _, name = key.rpartition(":")
                place = find(game).folder if game else HOUSE
                for language in LANGUAGES:
                    assert name in Words(language, place), f"{path}: {key}"
                said = variables(messages(place, "en")[name].value)
                given = {keyword.arg for keyword in node.keywords}
                assert said <= given or None in given, f"{path}: {key} needs {said - given}"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_a_game_has_a_name(name: str, language: str) -> None:
    game = find(name)
    words = Words(language, game.folder)
    for option in game.options:
        assert words(f"option-{option.name}")
    for note, *_ in game.moves.NOTES:
        assert f"note-{note}" in words
    for verb in game.moves.FORMS:
        assert f"move-{verb}" in words
    for note in (*game.view.REVEALS, "moved"):
        assert f"barrier-{note}" in words
    for phrase in PHRASES:
        assert f"phrase-{phrase}" in words
    numbers = [int(number[1:]) for number in game.rule_numbers()]
    assert numbers == list(range(1, len(numbers) + 1))


def test_a_reason_inside_a_refusal_is_told_in_the_same_language() -> None:
    inside = Refusal("kokopelli:card-unknown", card="trutle", guess="turtle")
    german = Words("de").refusal(Refusal("file-refused", file="f.toml", reason=inside))
    assert "trutle" in german and "turtle" in german and "Did you mean" not in german


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "de_AT"}, "de"),
        ({"ROOKERY_LANG": "de", "LANG": "pl"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_machine_is_spoken_if_we_can(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_help_is_in_the_language_of_the_reader(capsys: pytest.CaptureFixture[str]) -> None:
    Parser("rookery x", "x", Words("de")).read(["--help"])
    assert "usage" not in capsys.readouterr().out.lower()
