"""Whole games: by clicking, by keyboard alone, and at 360 px by touch."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Error, TimeoutError, expect

from rookery.games import GAMES

from .conftest import PHONE, Person

MOST_MOVES = 400
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
    """What is lit on the board; if that does not lead to a move, the list."""
    lit = person.page.locator(".board [data-lit=true]:visible")
    before = person.ply
    for index in range(min(lit.count(), 3)):
        try:
            lit.nth(index).click(timeout=700)
            item = person.page.get_by_role("menuitem").first
            if item.is_visible():
                item.click(timeout=700)
            person.page.wait_for_function(
                "(ply) => Number(document.querySelector('[data-ply]').dataset.ply) > ply", arg=before, timeout=400
            )
            return
        except (TimeoutError, Error):
            continue
    if person.ply == before and person.moves.count():
        person.moves.first.click()


def type_it(person: Person) -> None:
    """The palette: a slash, a few letters of a move, Enter."""
    moves = person.page.locator("[data-move]")
    wanted = moves.nth(moves.count() // 2).inner_text()
    person.page.keyboard.press("/")
    person.page.keyboard.insert_text(wanted)
    person.page.keyboard.press("Enter")


def tap(person: Person) -> None:
    moves = person.moves
    moves.nth(moves.count() // 2).tap()


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
