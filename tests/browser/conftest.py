"""A real server and a real browser: what a person does at the page, done by Playwright with Debian's Chromium."""

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright

import rookery

ROOT = Path(rookery.__file__).parents[1]
STATIC = ROOT / "rookery" / "server" / "static"
SHOTS = ROOT / "build" / "screenshots"
SHOTS.mkdir(parents=True, exist_ok=True)
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 860}

expect.set_options(timeout=15_000)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """With bots that do not wait."""
    with serving(tmp_path_factory.mktemp("tables"), pace=0) as address:
        yield address


@contextmanager
def serving(data: Path, pace: float) -> Iterator[str]:
    """`rookery serve` on a free port."""
    assert (STATIC / "index.html").is_file(), "The page is not built: run `make setup` (it needs Node 20 or newer)."
    command = [sys.executable, "-m", "rookery", "serve", "--port", "0", "--data", str(data), "--pace", str(pace)]
    running = subprocess.Popen(
        [*command, "--limits", "1000", "--quiet"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert running.stdout
    try:
        for line in running.stdout:
            if found := re.search(r"http://\S+", line):
                yield found[0].rstrip("/")
                break
        else:
            pytest.fail("The server did not start.")
    finally:
        running.terminate()
        running.wait(timeout=20)
        running.stdout.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("google-chrome")
    assert path, "There is no Chromium: `scripts/install-debian chromium` installs it."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def people(browser: Browser, server: str) -> Iterator[Callable[..., "Person"]]:
    """New people, each with a browser of their own. At the end nobody's console may show an error."""
    found: list[Person] = []

    def person(**how: Any) -> "Person":
        settings = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce"} | how
        found.append(Person(browser.new_context(base_url=server, **settings)))
        return found[-1]

    yield person
    for one in found:
        one.context.close()
    assert [problem for one in found for problem in one.problems] == []


@pytest.fixture
def person(people: Callable[..., "Person"]) -> "Person":
    return people()


class Person:
    """Somebody at the page."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.problems: list[str] = []
        self.offline = False  # then the browser rightly complains
        self.page: Page = context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))

    def _heard(self, message: Any) -> None:
        if message.type in ("error", "warning") and not self.offline:
            self.problems.append(f"{message.type}: {message.text}")

    # Ways to a table

    def play_now(self, game: str) -> None:
        self.page.goto("/")
        self.page.get_by_role("listitem").filter(has=self.page.get_by_role("heading", name=game)).get_by_role(
            "button", name="Play now"
        ).click()
        self.wait_for_turn()

    def new_table(self, game: str, seats: list[dict[str, str]], **more: Any) -> str:
        """A table by a request, with its tickets kept as the page keeps them."""
        self.page.goto("/credits")
        made = self.page.evaluate(
            """async (wanted) => {
                const answer = await fetch("/api/tables", {method: "POST", body: JSON.stringify(wanted)});
                const made = await answer.json();
                localStorage.setItem("rookery-tickets", JSON.stringify(made.tickets));
                return made;
            }""",
            {"game": game, "seats": seats, **more},
        )
        self.page.goto(f"/t/{made['table']}")
        return str(made["table"])

    # At the table

    @property
    def moves(self) -> Locator:
        return self.page.locator("[data-move]:not([aria-disabled=true])")

    @property
    def over(self) -> bool:
        return self.page.get_by_role("region", name="The end").is_visible()

    @property
    def ply(self) -> int:
        """How many moves were made, as the board's frame says."""
        return int(self.page.locator("[data-ply]").get_attribute("data-ply") or 0)

    def wait_for_turn(self) -> None:
        """Until this person can move, or the game is over."""
        self.page.wait_for_selector("[data-move]:not([aria-disabled=true]), [data-over=true]")

    def wait_after(self, ply: int) -> None:
        self.page.wait_for_function("(ply) => Number(document.querySelector('[data-ply]').dataset.ply) > ply", arg=ply)
