"""The live table: everything a browser can ask for, over a wire in memory."""

import random
from pathlib import Path
from typing import Any

import pytest
from browsing import Json, Tab, Web, deciding, in_a_loop, served, two_tabs, word_for
from conftest import Player

from rookery.cli import main
from rookery.engine.record import commitment
from rookery.games import GAMES
from rookery.server import hall as halls
from rookery.server.history import LINES
from rookery.words import LANGUAGES

every_game = pytest.mark.parametrize("game", GAMES)


async def play_to_the_end(tabs: list[Tab], seed: int = 1) -> None:
    player = Player(seed, headstrong=False)
    while True:
        tab, _ = await deciding(tabs)
        if tab.now["phase"] == "over":
            return
        legal = tab.now["legal"]
        assert (await tab.move(lambda legal: legal[player.choose(list(range(len(legal))))]))["kind"] == "done", legal


# Playing -------------------------------------------------------------------------------------------------------------


@every_game
@in_a_loop
async def test_a_whole_game_against_bots_and_its_rematch(tmp_path: Path, game: str) -> None:
    async with served(tmp_path) as site:
        table, (secret,) = await Web(site).table(game, "here", "easy", "medium")
        tab, dice = Tab(site), random.Random(1)
        welcome = await tab.hello(table, [secret])
        promised = welcome["commitment"]
        while True:
            now = await tab.until(lambda now: bool(now.get("legal")) or now["phase"] == "over")
            if now["phase"] == "over":
                break
            assert "seed" not in now and (await tab.move(dice.choice))["kind"] == "done"
        assert now["winners"] and commitment(int(now["seed"]), now["salt"]) == promised
        course = (await tab.ask(kind="story"))["answer"]
        assert course["scores"][-1] == now["scores"] and len(course["scores"]) == now["ply"] + 1
        assert len(course["rounds"]) > 1 and course["rounds"] == sorted(course["rounds"])
        for seat, score in enumerate(now["scores"]):
            assert sum(part["points"] for part in course["points"] if part["seat"] == seat) == score
        assert (await tab.ask(kind="rematch", seat=0))["kind"] == "done"
        again = await tab.until(lambda now: bool(now.get("next")))
        second = Tab(site)
        await second.hello(again["next"], [secret])
        assert second.now["you"] == [2], "the next one starts, and the order stays"
        assert [one["who"] for one in second.now["players"]] == ["bot", "bot", "person"]


@in_a_loop
async def test_the_record_of_a_finished_match_verifies_and_comes_back_as_a_table(tmp_path: Path, capsys: Any) -> None:
    async with served(tmp_path) as site:
        web = Web(site)
        table, _, tabs = await two_tabs(site)
        assert (await web.ask("GET", f"/api/tables/{table}/record"))[0] == 409
        await play_to_the_end(tabs)
        status, text = await web.ask("GET", f"/api/tables/{table}/record")
        assert status == 200
        status, made = await web.ask("POST", "/api/records", text.encode())
        assert status == 200, made
        copy = Tab(site)
        await copy.hello(made["table"])
        assert copy.now["scores"] == tabs[0].now["scores"] and copy.now["phase"] == "over"
        past = (await copy.ask(kind="look", ply=10, seat=1))["answer"]
        assert past == (await tabs[0].ask(kind="look", ply=10, seat=1))["answer"]
    file = tmp_path / "match.json"
    file.write_text(text)
    shown = commitment(int(tabs[0].now["seed"]), tabs[0].now["salt"])
    assert main(["verify", str(file)]) == 0
    assert main(["verify", str(file), "--commitment", shown.upper()]) == 0
    assert main(["verify", str(file), "--commitment", "0" * 64]) == 2
    file.write_text(text.replace('"salt": "', '"salt": "0'))
    assert main(["verify", str(file)]) == 2
    assert "does not fit" in capsys.readouterr().err


@in_a_loop
async def test_a_record_of_a_match_that_goes_on_is_played_on(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        web = Web(site)
        table, _, tabs = await two_tabs(site)
        for _ in range(7):
            tab, _ = await deciding(tabs)
            await tab.move()
        opened = await site.hall.find(table)
        from rookery.engine.record import to_text

        status, made = await web.ask("POST", "/api/records", to_text(opened.table.match, ["Ann", "Bob"]).encode())
        assert status == 200
        tab = Tab(site)
        await tab.hello(made["table"], [ticket["secret"] for ticket in made["tickets"]])
        assert tab.now["ply"] == 7 and (await tab.move())["kind"] == "done"
        for wrong in (b"", b"{}", b"\xff", b'{"format": "rookery-record"}', text_with_a_wrong_move(opened.table.match)):
            status, answer = await web.ask("POST", "/api/records", wrong)
            assert status == 400 and word_for(answer["why"], "en", "kokopelli")


def text_with_a_wrong_move(match: Any) -> bytes:
    from rookery.engine.record import to_text

    return (
        to_text(match, ["a", "b"])
        .replace(match.game.moves.text(match.state, match.moves[0]).split()[0], "jump", 1)
        .encode()
    )


@in_a_loop
async def test_a_move_sent_twice_is_made_once_even_after_a_restart(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        table, secrets, tabs = await two_tabs(site)
        tab, _ = await deciding(tabs)
        secret = secrets[tabs.index(tab)]
        message: Json = {
            "kind": "move",
            "id": "once",
            "version": tab.now["version"],
            "move": tab.now["legal"][0]["move"],
        }
        first, second = await tab.ask(**message), await tab.ask(**message)
        assert first == second and first["kind"] == "done" and tab.now["ply"] == 1
    async with served(tmp_path) as site:
        tab = Tab(site)
        await tab.hello(table, [secret])
        assert await tab.ask(**message) == first and tab.now["ply"] == 1
        stale = await tab.ask(**(message | {"id": "again"}))
        assert stale["kind"] == "refused" and stale["why"]["key"] == "move-stale"


@in_a_loop
async def test_one_tablet_sees_through_the_seat_that_decides(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        table, secrets = await Web(site).table("moa", "here", "here", "here")
        tab = Tab(site)
        await tab.hello(table, secrets)
        eyes = set()
        for _ in range(40):
            assert tab.now["eye"] == tab.now["seat"] and tab.now["you"] == [0, 1, 2]
            eyes.add(tab.now["eye"])
            await tab.move()
        assert eyes == {0, 1, 2}


# Taking back ---------------------------------------------------------------------------------------------------------


@in_a_loop
async def test_beyond_a_barrier_the_others_are_asked(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        _, _, tabs = await two_tabs(site)
        tab, other = await deciding(tabs)
        mine, theirs = tab.now["eye"], other.now["eye"]
        choice = next(choice for choice in tab.now["legal"] if choice["move"].startswith("draw"))
        assert word_for(choice["barrier"], "en", "kokopelli") == "a card was drawn"
        await tab.move(lambda legal: choice)
        assert tab.now["back"]["barrier"]["key"] == "barrier-drew"
        undo: Json = {"kind": "undo", "seat": mine}
        await tab.ask(**undo, version=tab.now["version"])
        asked = await other.until(lambda now: bool(now.get("asked")))
        assert asked["asked"] == {"seat": mine, "agreed": [mine]} and asked["ply"] == 1
        assert (await tab.ask(kind="answer", seat=mine, yes=True))["kind"] == "refused"
        await other.ask(kind="answer", seat=theirs, yes=False)
        now = await tab.until(lambda now: not now.get("asked"))
        assert now["ply"] == 1
        await tab.ask(**undo, version=tab.now["version"])
        await other.until(lambda now: bool(now.get("asked")))
        assert (await other.ask(kind="answer", seat=theirs, yes=True))["kind"] == "done"
        now = await tab.until(lambda now: now["ply"] == 0)
        assert not now.get("asked") and now["redo"]
        assert (await tab.ask(kind="redo", seat=mine, version=now["version"]))["kind"] == "done" and tab.now["ply"] == 1


@in_a_loop
async def test_with_bots_alone_everything_can_be_taken_back(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        table, (secret,) = await Web(site).table("kokopelli", "here", "easy")
        tab = Tab(site)
        await tab.hello(table, [secret])
        for _ in range(6):
            await tab.until(lambda now: bool(now.get("legal")))
            await tab.move()
        now = await tab.until(lambda now: bool(now.get("legal")))
        back = now["back"]
        assert "barrier" not in back
        assert (await tab.ask(kind="undo", seat=0, version=now["version"]))["kind"] == "done"
        assert tab.now["ply"] == back["ply"] and tab.now["legal"]


# Coming back ---------------------------------------------------------------------------------------------------------


@every_game
@in_a_loop
async def test_who_comes_back_at_any_moment_sees_the_same_as_one_who_never_left(tmp_path: Path, game: str) -> None:
    async with served(tmp_path) as site:
        table, secrets = await Web(site).table(game, "here", "here")
        dice = random.Random(3)
        stays, plays = Tab(site), Tab(site)
        await stays.hello(table, secrets[:1])
        await plays.hello(table, secrets[1:])
        lines: dict[int, Json] = {}
        comes = Tab(site)
        await comes.hello(table, secrets[:1])
        lines |= comes.lines
        for _ in range(60):
            tab, _ = await deciding([stays, plays])
            if tab.now["phase"] == "over":
                break
            await tab.move(dice.choice)
            if dice.random() < 0.3:
                await tab.ask(kind="say", seat=tab.now["you"][0], text="hm")
            if dice.random() < 0.4:  # it has heard some of what was told, and is gone
                seen = max(lines, default=0)
                comes.leave()
                comes = Tab(site)
                await comes.hello(table, secrets[:1], seen)
                lines |= comes.lines
        await stays.until(lambda now: now["version"] >= plays.now["version"])
        comes.leave()
        comes = Tab(site)
        await comes.hello(table, secrets[:1], max(lines))
        lines |= comes.lines
        assert comes.now == stays.now and lines == stays.lines | {n: lines[n] for n in (1, 2)}


@in_a_loop
async def test_the_log_the_recap_and_what_was_missed(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        table, secrets, tabs = await two_tabs(site)
        for _ in range(LINES + 10):
            tab, _ = await deciding(tabs)
            await tab.move(lambda legal: legal[-1])
        tab, other = await deciding(tabs)
        fresh = Tab(site)
        welcome = await fresh.hello(table, [secrets[0]])
        assert [line["version"] for line in welcome["missed"]] == list(range(LINES + 13 - LINES, LINES + 13))
        older = (await fresh.ask(kind="log", before=welcome["missed"][0]["version"]))["answer"]
        assert [line["version"] for line in older] == list(range(1, 13))
        recap = (await tab.ask(kind="recap", seat=tab.now["you"][0]))["answer"]
        assert recap and all(line["seat"] != tab.now["you"][0] for line in recap)
        for language in LANGUAGES:
            assert all(word_for(said, language, "kokopelli") for line in recap for said in line.get("says", []))
        assert (await other.ask(kind="recap", seat=tab.now["you"][0]))["kind"] == "refused"


# Questions -----------------------------------------------------------------------------------------------------------


@every_game
@in_a_loop
async def test_questions_about_moves_are_answered_to_whoever_decides_alone(tmp_path: Path, game: str) -> None:
    async with served(tmp_path) as site:
        _, _, tabs = await two_tabs(site, game)
        dice = random.Random(1)
        brings = 0
        for _ in range(25):
            tab, other = await deciding(tabs)
            choice, version = dice.choice(tab.now["legal"]), tab.now["version"]
            outcome = (await tab.ask(kind="try", version=version, move=choice["move"]))["answer"]
            assert outcome.get("barrier") == choice.get("barrier") and len(outcome["gains"]) == 2
            for message in (
                {"kind": "try", "version": version, "move": choice["move"]},
                {"kind": "why", "move": "draw"},
            ):
                refused = await other.ask(**message)
                assert refused["why"]["key"] == "not-your-turn"
            before = tab.now["scores"]
            await tab.ask(kind="move", version=version, move=choice["move"])
            if not choice.get("barrier"):
                gained = [after - score for after, score in zip(tab.now["scores"], before, strict=True)]
                assert gained == outcome["gains"] and tab.lines[version + 1].get("says", []) == outcome["says"]
                brings += 1
        assert brings > 3


@in_a_loop
async def test_what_cannot_be_done_has_a_reason_and_a_rule(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        _, _, tabs = await two_tabs(site)
        tab, _ = await deciding(tabs)
        told = (await tab.ask(kind="why", move="pass"))["answer"]
        assert told["rule"] and word_for(told["why"], "de", "kokopelli")
        assert (await tab.ask(kind="why", move=tab.now["legal"][0]["move"]))["answer"] is None
        refused = await tab.ask(kind="move", version=tab.now["version"], move="fly to the moon")
        assert refused["kind"] == "refused" and word_for(refused["why"], "pl", "kokopelli")


@in_a_loop
async def test_hints_are_for_those_who_play_against_bots(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        table, (secret,) = await Web(site).table("kokopelli", "here", "easy")
        tab = Tab(site)
        await tab.hello(table, [secret])
        now = await tab.until(lambda now: bool(now.get("legal")))
        advice = (await tab.ask(kind="hint", version=now["version"]))["answer"]
        assert advice and advice[0]["move"] in [choice["move"] for choice in now["legal"]]
        assert all(word_for(one["says"], "en", "kokopelli") for one in advice)
        _, _, tabs = await two_tabs(site)
        person, _ = await deciding(tabs)
        refused = await person.ask(kind="hint", version=person.now["version"])
        assert refused["why"]["key"] == "hint-not-fair"


@in_a_loop
async def test_the_past_is_seen_from_ones_own_seat_during_play_and_from_any_afterwards(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        table, _, tabs = await two_tabs(site)
        for _ in range(9):
            tab, _ = await deciding(tabs)
            await tab.move()
        first, _ = tabs
        own = (await first.ask(kind="look", ply=5, seat=0))["answer"]
        assert "hand" in own["view"]["A"] and "hand" not in own["view"]["B"] and own["line"]["says"]
        assert (await first.ask(kind="look", ply=5, seat=1))["why"]["key"] == "look-not-yours"
        assert (await first.ask(kind="look", ply=99, seat=0))["why"]["key"] == "look-too-far"
        watcher = Tab(site)
        await watcher.hello(table)
        assert "hand" not in (await watcher.ask(kind="look", ply=5))["answer"]["view"]["A"]
        await play_to_the_end(tabs)
        other = (await first.ask(kind="look", ply=5, seat=1))["answer"]
        assert "hand" in other["view"]["B"] and "hand" not in other["view"]["A"]
        assert (await first.ask(kind="look", ply=5, seat=3))["why"]["key"] == "seat-unknown"


# Seats ---------------------------------------------------------------------------------------------------------------


@in_a_loop
async def test_people_join_by_link_and_the_game_begins(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        web = Web(site)
        table, (secret,) = await web.table("perch", "here", "person", listed=True)
        tab = Tab(site)
        await tab.hello(table, [secret])
        assert tab.now["phase"] == "waiting"
        assert [one["table"] for one in (await web.ask("GET", "/api/tables"))[1]] == [table]
        status, ticket = await web.ask("POST", f"/api/tables/{table}/seats", {"name": "Bob"})
        assert status == 200 and ticket["seat"] == 1
        assert (await tab.until(lambda now: now["phase"] == "playing"))["players"][1]["name"] == "Bob"
        assert (await web.ask("POST", f"/api/tables/{table}/seats", {"name": "Cid"}))[0] == 409
        mine = (await web.ask("POST", "/api/mine", {"tickets": [ticket, {"table": table, "seat": 0, "secret": "no"}]}))[
            1
        ]
        assert [one["table"] for one in mine] == [table]


@in_a_loop
async def test_a_seat_goes_to_another_device_by_a_code_that_works_once(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        web = Web(site)
        table, secrets, (tab, _) = await two_tabs(site)
        code = (await tab.ask(kind="give", seat=0))["answer"]
        assert (await tab.ask(kind="give", seat=1))["why"]["key"] == "not-your-seat"
        status, ticket = await web.ask("POST", "/api/codes", {"code": f" {code.lower()} "})
        assert status == 200 and (ticket["table"], ticket["seat"]) == (table, 0)
        assert (await web.ask("POST", "/api/codes", {"code": code}))[0] == 404
        assert (await tab.answer("")) == {"kind": "closed", "code": 1012}
        old, new = Tab(site), Tab(site)
        assert (await old.hello(table, [secrets[0]]))["why"]["key"] == "secret-unknown"
        assert (await new.hello(table, [ticket["secret"]]))["kind"] == "welcome"
        tablet = Tab(site)
        assert (await tablet.hello(table, secrets))["kind"] == "welcome"  # the other seat stays where it is
        assert tablet.now["eye"] == 1


@in_a_loop
async def test_a_bot_stands_in_for_somebody_who_left_until_they_are_back(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        _, _, tabs = await two_tabs(site)
        tab, other = await deciding(tabs)
        away = tab.now["eye"]
        refused = await other.ask(kind="standin", seat=away, level="easy")
        assert refused["why"]["key"] == "not-your-seat", "they are here"
        tab.leave()
        await other.until(lambda now: not now["players"][away].get("here", True))
        assert (await other.ask(kind="standin", seat=away, level="easy"))["kind"] == "done"
        now = await other.until(lambda now: bool(now.get("legal")))
        assert now["ply"] > 0
        assert (await other.ask(kind="standin", seat=away))["why"]["key"] == "not-your-seat"


@in_a_loop
async def test_when_time_runs_out_a_bot_takes_over_and_the_person_comes_back(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        _, _, tabs = await two_tabs(site, clock={"bank": 10, "refill": 2})
        tab, other = await deciding(tabs)
        seat = tab.now["eye"]
        assert tab.now["clock"]["left"] == [10.0, 10.0] and tab.now["clock"]["refill"] == 2
        opened = next(iter(site.hall.open.values()))
        assert opened.table.clock
        opened.table.clock.since -= 9.9
        opened.table.clock.left[seat] = 9.95
        site.hall._go_on(opened)
        now = await other.until(lambda now: bool(now["players"][seat].get("stand_in")))
        assert now["clock"]["left"][1 - seat] == 10.0
        await tab.until(lambda now: bool(now["players"][seat].get("stand_in")))
        assert (await tab.ask(kind="standin", seat=seat))["kind"] == "done"
        assert opened.table.clock.left[seat] >= 30


@in_a_loop
async def test_time_is_taken_for_moves_and_given_for_turns(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        table, secrets, tabs = await two_tabs(site, clock={"bank": 100, "refill": 5})
        for _ in range(8):
            tab, _ = await deciding(tabs)
            (await site.hall.find(table)).table.clock.since -= 3.0  # type: ignore[union-attr]
            await tab.move()
        left = tabs[0].now["clock"]["left"]
        site.hall.open.clear()
        tab = Tab(site)
        await tab.hello(table, secrets[:1])
        assert tab.now["clock"]["left"] == left and min(left) < 100 and sum(left) < 200


@in_a_loop
async def test_who_may_watch(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        web = Web(site)
        closed, secrets = await web.table("kokopelli", "here", "here", watch=False)
        assert (await Tab(site).hello(closed))["why"]["key"] == "watching-not-allowed"
        assert (await Tab(site).hello(closed, secrets))["kind"] == "welcome"
        opened, _ = await web.table("kokopelli", "here", "here")
        watcher = Tab(site)
        assert (await watcher.hello(opened))["kind"] == "welcome"
        assert watcher.now.get("you", []) == [] and not watcher.now.get("legal")
        for message in (
            {"kind": "move", "version": watcher.now["version"], "move": "draw"},
            {"kind": "undo", "version": watcher.now["version"], "seat": 0},
            {"kind": "say", "seat": 0, "text": "hi"},
            {"kind": "standin", "seat": 0, "level": "easy"},
            {"kind": "rematch", "seat": 0},
            {"kind": "give", "seat": 0},
        ):
            assert (await watcher.ask(**message))["kind"] == "refused"


# Beside playing -----------------------------------------------------------------------------------------------------


@in_a_loop
async def test_what_whoever_runs_it_sees(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        web = Web(site)
        table, secrets, tabs = await two_tabs(site)
        tab, _ = await deciding(tabs)
        await tab.move()
        assert await web.ask("GET", "/healthz") == (200, "ok\n")
        text = (await web.ask("GET", "/metrics"))[1]
        figures = dict(line.split() for line in text.splitlines() if not line.startswith("#"))
        assert figures["rookery_moves_total"] == "1" and figures["rookery_sockets"] == "2"
        assert table not in text and secrets[0] not in text
        assert (
            web.headers["referrer-policy"] == "no-referrer"
            and "frame-ancestors 'none'" in web.headers["content-security-policy"]
        )


@in_a_loop
async def test_a_table_is_played_with_somebodys_own_box(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        site.hall._make_runner = halls.interpreted
        web = Web(site)
        _, shipped = await web.ask("GET", "/api/games/moa/box")
        piece = next(one for one in shipped if one["mark"] == "reconstructed" and isinstance(one["value"], int))
        box: Json = piece["value"] + 1
        for name in reversed(piece["place"].split(".")):
            box = {name: box}
        table, secrets = await web.table("moa", "here", "here", components=box)
        tab = Tab(site)
        assert (await tab.hello(table, secrets))["own_box"]
        pieces = {one["place"]: one for one in (await web.ask("GET", f"/api/tables/{table}/box"))[1]}
        assert pieces[piece["place"]]["value"] == piece["value"] + 1 and pieces[piece["place"]]["mark"] == "given"
        assert (await tab.move())["kind"] == "done"
