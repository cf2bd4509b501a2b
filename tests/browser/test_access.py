"""For everyone: axe on every page in every theme, names and landmarks, sizes, and the budgets of what is loaded."""

import gzip
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from rookery.games import GAMES

from .conftest import DESK, PHONE, ROOT, SHOTS, STATIC, Person

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("light", "dark", "contrast")
SEATS = [{"who": "here", "name": "Ada"}, {"who": "bot", "level": "easy"}]


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run({resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def dress(person: Person, theme: str) -> None:
    person.context.add_init_script(
        f"localStorage.setItem('rookery-settings', JSON.stringify({{theme: {json.dumps(theme)}, name: 'Ada'}}))"
    )


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_on_the_pages(person: Person, theme: str) -> None:
    dress(person, theme)
    found = {}
    for path in ("/", "/new/perch?with=friends", "/rules/moa#M3", "/credits", "/learn/kokopelli", "/t/nothing-here"):
        person.offline = path.startswith("/t/")
        person.page.goto(path)
        person.page.wait_for_selector("h1")
        person.page.wait_for_load_state("networkidle")
        found[path] = violations(person.page)
    assert {path: some for path, some in found.items() if some} == {}


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table(people: Callable[..., Person], game: str) -> None:
    for theme in THEMES:
        person = people()
        dress(person, theme)
        person.new_table(game, SEATS)
        person.wait_for_turn()
        assert violations(person.page) == [], theme
        person.page.get_by_role("tab", name="Log").click()
        assert violations(person.page) == [], theme
        person.page.get_by_role("tab", name="Talk").click()
        person.page.keyboard.press("/")
        assert violations(person.page) == [], theme


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_while_waiting_behind_the_curtain_at_the_end_and_in_the_past(
    person: Person, theme: str
) -> None:
    dress(person, theme)
    page, ada, bot = person.page, {"who": "here", "name": "Ada"}, {"who": "bot", "level": "easy"}
    found = {}
    person.new_table("perch", [ada, {"who": "person"}])
    page.get_by_role("region", name="Invitation").wait_for()
    found["waiting for somebody"] = violations(page)
    person.new_table("kokopelli", [ada, ada | {"name": "Bo"}])
    page.get_by_role("region", name="Curtain between two hands").wait_for()
    found["the curtain"] = violations(page)
    person.new_table("perch", [bot, bot])
    page.wait_for_selector("[data-over=true]", timeout=60_000)
    found["the end"] = violations(page)
    page.get_by_role("button", name="Replay").first.click()
    page.get_by_role("button", name="One move on").wait_for()
    found["the past"] = violations(page)
    assert {place: some for place, some in found.items() if some} == {}


@pytest.mark.parametrize("game", GAMES)
def test_screenshots(people: Callable[..., Person], game: str) -> None:
    """To be looked at by people; here only that nothing sticks out of the screen."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    for theme in ("light", "dark"):
        for name, size in (("phone", PHONE), ("desktop", DESK)):
            person = people(viewport=size)
            dress(person, theme)
            person.new_table(game, SEATS)
            for _ in range(6):
                person.wait_for_turn()
                ply = person.ply
                person.moves.nth(person.moves.count() // 2).click()
                person.wait_after(ply)
            person.wait_for_turn()
            person.page.mouse.move(0, 0)
            person.page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
            person.page.screenshot(path=SHOTS / f"{game}-{theme}-{name}.png", full_page=True)
            wider = person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            assert wider <= 0, (theme, name)


def test_targets_are_large_enough_for_a_finger(people: Callable[..., Person]) -> None:
    person = people(viewport=PHONE, has_touch=True, is_mobile=True)
    person.new_table("kokopelli", SEATS)
    person.wait_for_turn()
    small = person.page.evaluate(
        """() => [...document.querySelectorAll("button:not(.board *), select, summary")]
            .map((node) => [node.textContent.trim(), node.getBoundingClientRect()])
            .filter(([, box]) => box.width && (box.width < 40 || box.height < 43))
            .map(([text]) => text)"""
    )
    assert small == []


def test_what_is_loaded_stays_within_its_budget(person: Person) -> None:
    """kB of JavaScript, gzipped: 60 for the lobby, 80 more for each game."""
    loaded: list[str] = []
    person.page.on("response", lambda answer: loaded.append(answer.url))
    person.page.goto("/")
    person.page.wait_for_load_state("networkidle")
    lobby = scripts(loaded)
    assert weight(lobby) <= 60_000
    for game in GAMES:
        loaded.clear()
        person.new_table(game, SEATS)
        person.wait_for_turn()
        assert weight(scripts(loaded) - lobby) <= 80_000, game


def scripts(urls: list[str]) -> set[str]:
    return {found[1] for url in urls if (found := re.search(r"/assets/([^/]+\.js)$", url))}


def weight(names: set[str]) -> int:
    return sum(len(gzip.compress((STATIC / "assets" / name).read_bytes(), mtime=0)) for name in names)


def test_a_page_works_without_a_mouse(person: Person) -> None:
    """The first stop is the way past the header, and everything can be reached from there."""
    person.page.goto("/")
    person.page.wait_for_selector("main h2")
    person.page.keyboard.press("Tab")
    assert person.page.evaluate("document.activeElement.textContent") == "Skip to the content"
    person.page.keyboard.press("Enter")
    person.page.keyboard.press("Tab")
    assert "Play now" in person.page.evaluate("document.activeElement.textContent")
    person.page.keyboard.press("Enter")
    person.wait_for_turn()
    assert "/t/" in person.page.url
