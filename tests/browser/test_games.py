"""Whole games: by clicking, by keyboard alone, and at 360 px by touch."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Locator, TimeoutError, expect

from rookery.games import GAMES

from .conftest import PHONE, Person

MOST_MOVES = 400
MOST_CLICKS = 40  # for one move
CHANCE = random.Random(7)
SEATS = [{"who": "here", "name": "Ada"}, {"who": "bot", "level": "easy"}]


def play(person: Person, move: Callable[[Person], None]) -> None:
    """To the end, one move after the other."""
    for _ in range(MOST_MOVES):
        person.wait_for_turn()
        if person.over:
            break
        ply = person.ply
        move(person)
        person.wait_after(ply)
    expect(person.page.get_by_role("region", name="The end")).to_be_visible()
    total = person.page.locator("tfoot td")
    assert total.count() == 2 and all(text.lstrip("−-").isdigit() for text in total.all_inner_texts())


def click(person: Person) -> None:
    point(person, lambda spot: spot.click(timeout=1_000))


def tap(person: Person) -> None:
    point(person, lambda spot: spot.tap(timeout=1_000))


def point(person: Person, at: Callable[[Locator], None]) -> None:
    """On the board and its menu alone, as somebody does who knows only that what is lit can be done.

    A move may take several clicks: a card, then a place, then which of several. A click in vain is no harm, but the
    board must lead to a move before long."""
    page, before = person.page, person.ply
    for _ in range(MOST_CLICKS):
        lit = page.locator(".board .lit:visible, .board [data-lit=true]:visible").all()
        assert lit, "It is our turn, but nothing on the board is lit."
        try:
            at(CHANCE.choice(lit))
            if choices := page.get_by_role("menuitem").all():
                at(CHANCE.choice(choices))
        except (TimeoutError, Error):
            continue  # something lies over its middle, or the click before has taken it away
        page.wait_for_timeout(20)
        if person.ply > before or page.locator(".board.sending").count():
            return
    pytest.fail(f"{MOST_CLICKS} clicks on what is lit led to no move: {page.locator('.bar').inner_text()}")


def type_it(person: Person) -> None:
    """The palette: a slash, a few letters of a move, Enter."""
    moves = person.page.locator("[data-move]")
    wanted = moves.nth(moves.count() // 2).inner_text()
    person.page.keyboard.press("/")
    person.page.keyboard.insert_text(wanted)
    person.page.keyboard.press("Enter")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicking(person: Person, game: str) -> None:
    person.new_table(game, SEATS)
    play(person, click)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard(person: Person, game: str) -> None:
    person.new_table(game, SEATS)
    play(person, type_it)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_touch_on_a_small_phone(people: Callable[..., Person], game: str) -> None:
    person = people(viewport=PHONE, has_touch=True, is_mobile=True)
    person.new_table(game, SEATS)
    play(person, tap)
    wider = person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wider <= 0
