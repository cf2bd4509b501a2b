"""The guided first games: each can be played through, by doing what the guide says and nothing else."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from rookery.games import GAMES, find
from rookery.words import LANGUAGES, Words

from .conftest import PHONE, ROOT, SHOTS, Person


def steps(game: str) -> list[dict[str, object]]:
    tour = json.loads((ROOT / "web" / "src" / "games" / game / "tour.json").read_text(encoding="utf-8"))
    found: list[dict[str, object]] = tour["steps"]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_the_guide_asks_for_is_possible_and_said_in_every_language(game: str) -> None:
    for step in steps(game):
        legal = [choice["move"] for choice in step["state"].get("legal", [])]  # type: ignore[attr-defined]
        assert "move" not in step or step["move"] in legal
        for language in LANGUAGES:
            assert step["say"] in Words(language, find(game).folder)


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_to_its_end(people: Callable[..., Person], game: str) -> None:
    person = people(viewport=PHONE, has_touch=True, is_mobile=True) if game == "perch" else people()
    page = person.page
    page.goto(f"/learn/{game}")
    for number, step in enumerate(steps(game), start=1):
        expect(page.get_by_text(f"Step {number} of {len(steps(game))}")).to_be_visible()
        page.screenshot(path=SHOTS / f"learn-{game}.png")
        if "move" in step:
            page.locator("[data-expected]").click()
        elif number < len(steps(game)):
            page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Play now").click()
    person.wait_for_turn()


def test_another_move_is_answered_with_what_to_do(person: Person) -> None:
    page = person.page
    page.goto("/learn/kokopelli")
    for _ in range(2):
        page.get_by_role("button", name="Go on").click()
    expected = page.locator("[data-expected]").inner_text()
    page.get_by_role("button", name="Draw").first.click()
    expect(page.get_by_role("alert")).to_contain_text(expected[1:])
