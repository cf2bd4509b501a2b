"""At the table: together over the network, at one screen, back and forth in time, in three languages."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from rookery.games import GAMES

from .conftest import Person

HERE = {"who": "here", "name": "Ada"}
BOT = {"who": "bot", "level": "easy"}


def make_move(person: Person, number: int = 0) -> None:
    person.wait_for_turn()
    ply = person.ply
    person.moves.nth(number).click()
    person.wait_after(ply)


def open_something(person: Person) -> str:
    """A move that ends the first turn of Kokopelli and reveals nothing."""
    person.wait_for_turn()
    ply, opening = person.ply, person.page.locator("[data-move^=open]").first
    move = opening.get_attribute("data-move")
    opening.click()
    person.wait_after(ply)
    return str(move)


def test_play_now_is_one_click(person: Person) -> None:
    person.play_now("Perch")
    assert re.search(r"/t/[\w-]+$", person.page.url)
    assert "Your turn" in person.page.title()


def test_friends_meet_by_a_link(people: Callable[..., Person]) -> None:
    ada, bo = people(), people()
    ada.page.goto("/")
    ada.page.get_by_role("link", name="With friends").first.click()
    ada.page.get_by_label("Name of A").fill("Ada")
    ada.page.get_by_role("button", name="Make the table and invite").click()
    expect(ada.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    link = ada.page.get_by_label("Link to this table").input_value()
    bo.page.goto(link)
    bo.page.locator("main").get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Sit down").click()
    ada.wait_for_turn()
    make_move(ada)
    expect(bo.page.get_by_role("region", name="Whose turn it is")).to_contain_text("Ada")


def test_somebody_is_cut_off_and_comes_back(people: Callable[..., Person]) -> None:
    ada, bo = together(people, "kokopelli")
    open_something(ada)
    bo.wait_for_turn()
    bo.offline = True
    bo.context.set_offline(True)
    cut(bo.page)
    expect(bo.page.get_by_text("no connection")).to_be_visible()
    ply = bo.ply
    bo.page.locator("[data-move^=open]").first.click()  # made while cut off: it waits
    expect(bo.page.locator("[data-move^=open].sending")).to_be_visible()
    expect(ada.page.get_by_text("not connected")).to_be_visible()
    bo.context.set_offline(False)
    bo.wait_after(ply)
    bo.offline = False
    expect(bo.page.get_by_text("no connection")).to_be_hidden()
    ada.wait_for_turn()
    assert ada.ply == bo.ply == 2
    make_move(ada)


def cut(page: Page) -> None:
    """Being offline does not end a socket that is open; a lost network does."""
    page.evaluate("window.dispatchEvent(new Event('rookery-cut'))")


def together(people: Callable[..., Person], game: str) -> tuple[Person, Person]:
    ada, bo = people(), people()
    for one in (ada, bo):  # a way to cut the connection from outside
        one.context.add_init_script(
            """const Real = WebSocket; const open = [];
            window.WebSocket = class extends Real { constructor(...args) { super(...args); open.push(this); } };
            addEventListener("rookery-cut", () => open.forEach((socket) => socket.close()));"""
        )
    table = ada.new_table(game, [HERE, {"who": "person"}])
    bo.page.goto(f"/t/{table}")
    bo.page.locator("main").get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Sit down").click()
    ada.wait_for_turn()
    return ada, bo


def test_two_at_one_screen_do_not_see_each_other_s_hands(person: Person) -> None:
    person.new_table("kokopelli", [HERE, {"who": "here", "name": "Bo"}])
    page = person.page
    lift = page.get_by_role("button", name="I am Ada")
    expect(lift).to_be_focused()
    expect(page.locator("[data-id^=hand]")).to_have_count(0)
    lift.click()
    open_something(person)  # one action in the first round
    expect(page.get_by_role("button", name="I am Bo")).to_be_visible()
    assert page.locator("[data-move]").count() == 0
    page.get_by_role("button", name="I am Bo").click()
    expect(page.locator("[data-move=draw]")).to_be_visible()


def test_undo_is_free_alone_and_asks_where_others_play(people: Callable[..., Person]) -> None:
    alone = people()
    alone.new_table("kokopelli", [HERE, BOT])
    opening = open_something(alone)
    alone.wait_for_turn()
    alone.page.get_by_role("button", name="Take back").click()
    expect(alone.page.locator(f"[data-move='{opening}']")).to_be_visible()
    alone.page.get_by_role("button", name="Make it again").click()
    alone.wait_after(1)

    ada, bo = together(people, "kokopelli")
    open_something(ada)
    bo.wait_for_turn()
    open_something(bo)
    undo = ada.page.get_by_role("button", name=re.compile("Take back: the others are asked"))
    undo.click()
    expect(ada.page.get_by_text("The others are answering")).to_be_visible()
    bo.page.get_by_role("button", name="Yes").click()
    expect(ada.page.locator("[data-ply]")).to_have_attribute("data-ply", "0")
    ada.wait_for_turn()


def test_the_past_can_be_looked_at_and_left(person: Person) -> None:
    person.new_table("perch", [HERE, BOT])
    for _ in range(3):
        make_move(person)
    person.wait_for_turn()
    page, ply = person.page, person.ply
    page.get_by_role("button", name="Look back").click()
    page.get_by_role("button", name="To the start").click()
    expect(page.get_by_text(f"0 of {ply}")).to_be_visible()
    assert person.moves.count() == 0
    page.get_by_role("button", name="One move on").click()
    expect(page.get_by_text(f"1 of {ply}")).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    expect(person.moves.first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_after_the_end_everything_is_told(people: Callable[..., Person], game: str) -> None:
    """Two bots, watched: the record, the replay through anybody's eyes, the sources of the points."""
    person = people()
    person.new_table(game, [BOT, BOT])
    page = person.page
    page.wait_for_selector("[data-over=true]", timeout=60_000)
    expect(page.get_by_role("img", name="Points over the game")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    assert json.loads(download.value.path().read_text(encoding="utf-8"))["game"] == game
    page.get_by_role("button", name="Replay").first.click()
    page.get_by_label("Seen by").select_option("1")
    page.get_by_role("button", name="One move on").click()
    expect(page.get_by_text(re.compile(r"^1 of \d+$"))).to_be_visible()
    expect(page.get_by_label("Round", exact=True)).to_be_visible()


def test_a_rematch_passes_the_start_on(person: Person) -> None:
    table = person.new_table("perch", [HERE, BOT])
    person.wait_for_turn()
    person.page.get_by_role("button", name="Ada").first.click()
    person.page.get_by_role("button", name="Sparrow, easy", exact=True).click()  # a bot plays on for us
    person.page.wait_for_selector("[data-over=true]", timeout=60_000)
    person.page.get_by_role("button", name="Play again").click()
    person.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    expect(person.page.get_by_role("list", name="Who plays").get_by_role("button").last).to_contain_text("Ada")
    person.wait_for_turn()


@pytest.mark.parametrize(
    ("locale", "turn", "rules"), [("pl-PL", "Twoja kolej", "Zasady"), ("de-DE", "Du bist dran", "Regeln")]
)
def test_other_languages_are_spoken_everywhere(
    people: Callable[..., Person], locale: str, turn: str, rules: str
) -> None:
    person = people(locale=locale)
    person.new_table("moa", [HERE, BOT])
    person.wait_for_turn()
    page = person.page
    expect(page.get_by_text(turn).first).to_be_visible()
    assert not re.search(r"\b(web|move|note|asked|card|board)-[a-z]", page.locator("main").inner_text())
    page.goto("/rules/moa")
    expect(page.get_by_role("heading", level=1)).to_contain_text(rules)


def test_the_language_can_be_changed_at_any_time(person: Person) -> None:
    person.new_table("kokopelli", [HERE, BOT])
    person.wait_for_turn()
    page = person.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Deutsch").click()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("tab", name="Züge")).to_be_visible()
    expect(page.locator("[data-move=draw]")).to_have_text("Karte ziehen")
    assert page.evaluate("document.documentElement.lang") == "de"


def test_talk_and_ready_phrases_reach_each_in_their_language(people: Callable[..., Person]) -> None:
    ada = people()
    table = ada.new_table("perch", [HERE, BOT])
    watcher = people(locale="pl-PL")
    watcher.page.goto(f"/t/{table}")
    ada.page.get_by_role("tab", name="Talk").click()
    ada.page.get_by_role("button", name="Good luck!").click()
    ada.page.get_by_label("Say something").fill("Cześć & <b>hi</b>")
    ada.page.keyboard.press("Enter")
    watcher.page.get_by_role("tab", name=re.compile("Rozmowa")).click()
    expect(watcher.page.locator("main").get_by_text("Powodzenia!")).to_be_visible()
    expect(watcher.page.locator("main").get_by_text("Cześć & <b>hi</b>")).to_be_visible()
    expect(watcher.page.get_by_text("Oglądasz.")).to_be_visible()


def test_what_cannot_be_done_says_why(person: Person) -> None:
    person.new_table("kokopelli", [HERE, BOT])
    person.wait_for_turn()
    person.page.keyboard.press("/")
    person.page.keyboard.insert_text("open kokopelli @1")
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("dialog").locator(".wrong")).to_be_visible()


def test_a_hint_is_a_legal_move(person: Person) -> None:
    person.new_table("perch", [HERE, BOT])
    person.wait_for_turn()
    ply = person.ply
    person.page.get_by_role("button", name="Ask a bot for a hint").click()
    person.page.get_by_role("region", name="Ask a bot for a hint").get_by_role("listitem").first.get_by_role(
        "button"
    ).click()
    person.wait_after(ply)


def test_a_seat_moves_to_another_device(people: Callable[..., Person]) -> None:
    here, there = people(), people()
    table = here.new_table("perch", [HERE, BOT])
    here.wait_for_turn()
    here.page.get_by_role("button", name="Ada").first.click()
    here.page.get_by_role("button", name="Show the code").click()
    code = here.page.locator(".code").inner_text()
    there.page.goto("/")
    there.page.get_by_label("Bring a seat from another device").fill(code)
    there.page.get_by_role("button", name="Take the seat").click()
    there.page.wait_for_url(f"**/t/{table}")
    there.wait_for_turn()


def test_a_table_is_listed_for_whom_it_concerns(people: Callable[..., Person]) -> None:
    ada, other = people(), people()
    ada.new_table("moa", [HERE, {"who": "person"}], listed=True)
    other.page.goto("/")
    expect(other.page.get_by_role("region", name="Open tables").get_by_text("Ada").first).to_be_visible()
    ada.page.goto("/")
    expect(ada.page.get_by_role("region", name="Your tables").get_by_role("link")).to_have_count(1)


def test_what_a_move_would_bring_is_shown_before_it_is_made(person: Person) -> None:
    person.new_table("kokopelli", [HERE, BOT])
    person.wait_for_turn()
    opening = person.page.locator("[data-move^=open]").first
    opening.hover()
    expect(person.page.get_by_role("tooltip")).to_contain_text("Ada opens")
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("tooltip")).to_be_hidden()


def test_what_happened_since_my_turn_is_a_list_and_a_replay(person: Person) -> None:
    person.new_table("perch", [HERE, BOT])
    for _ in range(2):
        make_move(person)
    person.wait_for_turn()
    page = person.page
    page.get_by_role("button", name="Since my turn").click()
    recap = page.get_by_role("region", name="Since my turn")
    expect(recap.get_by_role("listitem").first).to_contain_text("Sparrow B")
    recap.get_by_role("button", name="Show it on the board").click()
    expect(page.get_by_role("region", name="Replay")).to_be_visible()


def test_a_record_can_be_brought_back(people: Callable[..., Person]) -> None:
    person = people()
    person.new_table("kokopelli", [BOT, BOT])
    page = person.page
    page.wait_for_selector("[data-over=true]", timeout=60_000)
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    page.goto("/")
    page.get_by_label("Open a recorded game").set_input_files(download.value.path())
    page.wait_for_selector("[data-over=true]")
    expect(page.get_by_role("region", name="The end")).to_be_visible()


def test_playing_by_keyboard_the_focus_stays_in_the_list(person: Person) -> None:
    person.new_table("perch", [HERE, BOT])
    person.wait_for_turn()
    person.moves.first.focus()
    for _ in range(3):
        ply = person.ply
        person.page.keyboard.press("Enter")
        person.wait_after(ply)
        person.wait_for_turn()
        person.page.wait_for_function("document.activeElement.closest('[data-move]') !== null")
