"""What can go wrong at a live table, and who means harm: full disks, silence, nonsense, floods."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from browsing import Tab, Web, deciding, in_a_loop, served, two_tabs, word_for

from rookery.server import hall as halls
from rookery.server import live
from rookery.server.messages import LONGEST_MESSAGE
from rookery.words import LANGUAGES


@in_a_loop
async def test_a_write_that_fails_sends_everybody_away_and_nothing_was_told(tmp_path: Path, monkeypatch: Any) -> None:
    async with served(tmp_path) as site:
        table, secrets, tabs = await two_tabs(site)
        tab, other = await deciding(tabs)
        before = len(other.sent)

        async def fails(*given: Any) -> None:
            raise OSError("the disk is full")

        monkeypatch.setattr(site.hall.storage, "append", fails)
        tab.say(kind="move", version=tab.now["version"], move=tab.now["legal"][0]["move"])
        with pytest.raises(OSError, match="the disk is full"):
            await tab.gone()
        assert (await other.hear())["kind"] == "closed" and len(other.sent) == before
        monkeypatch.undo()
        tab = Tab(site)
        await tab.hello(table, secrets)
        assert tab.now["ply"] == 0 and (await tab.move())["kind"] == "done"


@in_a_loop
async def test_a_table_of_other_rules_can_be_looked_at_but_not_played(tmp_path: Path, monkeypatch: Any) -> None:
    async with served(tmp_path) as site:
        table, secrets, tabs = await two_tabs(site)
        for _ in range(5):
            tab, _ = await deciding(tabs)
            await tab.move()
        good, _ = await Web(site).table("kokopelli", "here", "here", listed=True)
    import sqlite3

    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute(
            "UPDATE tables SET agreed = json_set(CAST(agreed AS TEXT), '$.rules_version', 0) WHERE id = ?", (table,)
        )
        database.execute(
            "UPDATE events SET event = json_set(CAST(event AS TEXT), '$.n', 200) WHERE id = ? AND n = 6", (table,)
        )
    async with served(tmp_path) as site:
        tab = Tab(site)
        await tab.hello(table, secrets)
        assert tab.now["ply"] == 3
        refused = await tab.ask(kind="move", version=tab.now["version"], move="draw")
        assert refused["why"]["key"] == "table-replays-differently"
        assert [one["table"] for one in (await Web(site).ask("GET", "/api/tables"))[1]] == [good]


@in_a_loop
async def test_a_table_that_nobody_watches_is_let_go(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(halls, "QUIET", 0.0)
    async with served(tmp_path) as site:
        _, _, tabs = await two_tabs(site)
        site.hall.let_go()
        assert len(site.hall.open) == 1
        for tab in tabs:
            tab.leave()
            await tab.gone()
        site.hall.let_go()
        assert not site.hall.open and not site.limits.sockets


@in_a_loop
async def test_a_browser_that_falls_silent_is_sent_away(tmp_path: Path, monkeypatch: Any) -> None:
    async with served(tmp_path) as site:
        _, _, (tab, other) = await two_tabs(site)
        site.sweep()
        tab.say(kind="ping")
        assert (await tab.hear())["kind"] in ("changed", "pong"), "nobody is sent away without a reason"
        monkeypatch.setattr(live, "SILENT", -1.0)
        site.sweep()
        while (heard := await other.hear())["kind"] == "changed":
            pass
        assert heard == {"kind": "closed", "code": live.AGAIN}


@in_a_loop
async def test_bots_alone_play_while_somebody_watches_and_wait_otherwise(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        table, _ = await Web(site).table("kokopelli", "easy", "easy")
        opened = await site.hall.find(table)
        await asyncio.sleep(0.2)
        assert not opened.table.match.moves
        tab = Tab(site)
        await tab.hello(table)
        await tab.until(lambda now: now["ply"] >= 3)
        tab.leave()
        await tab.gone()
        while opened.thinking:
            await asyncio.sleep(0.01)
        moves = len(opened.table.match.moves)
        await asyncio.sleep(0.2)
        assert len(opened.table.match.moves) == moves > 0


@pytest.mark.parametrize(
    "raw",
    [
        "", "{", "[]", "null", '{"kind": "nothing"}', '{"kind": "move"}', '{"kind": "hello", "table": ""}',
        '{"kind": "hello", "table": "' + "x" * 70 + '"}', "[" * 3000, '{"kind": "hello", "table": "t", "seen": -1}',
        "x" * (LONGEST_MESSAGE + 1),
        '{"kind": "undo", "id": "1", "version": 1, "seat": 7}', '{"kind": "ping"}', "\ud800",
    ],
)  # fmt: skip
@in_a_loop
async def test_nonsense_is_answered_with_goodbye(tmp_path: Path, raw: str) -> None:
    async with served(tmp_path) as site:
        for greeted in (False, True):
            table, secrets = await Web(site).table("kokopelli", "here", "here")
            tab = Tab(site)
            if greeted:
                await tab.hello(table, secrets)
            else:
                await tab._next()
            tab.send_raw(raw)
            if greeted and raw == '{"kind": "ping"}':
                assert (await tab.hear())["kind"] == "pong"
                continue
            heard = await tab.hear()
            if heard["kind"] == "refused":
                assert word_for(heard["why"], "en", "kokopelli")
                heard = await tab.hear()
            assert heard["kind"] == "closed"
            await tab.gone()


@in_a_loop
async def test_wrong_tables_secrets_origins_and_paths_open_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        table, secrets = await Web(site).table("kokopelli", "here", "here")
        for name in ("nowhere", "../tables", table[:-1], table + "x", "%00"):
            assert (await Tab(site).hello(name, secrets))["why"]["key"] == "table-unknown"
        for secret in ("", "x", secrets[0][:-1], secrets[0] + " ", table):
            refused = await Tab(site).hello(table, [secret])
            assert refused["why"] == {"key": "secret-unknown"}
        for origin in ("https://evil.example", "http://rook.evil.example", "null", "http://rook:81"):
            tab = Tab(site, headers={"origin": origin})
            assert (await tab._next())["type"] == "websocket.close"
            status, answer = await Web(site).ask("POST", "/api/tables", {}, {"origin": origin})
            assert status == 403 and answer["why"]["key"] == "origin-wrong"
        assert (await Tab(site, headers={"origin": "http://rook"}).hello(table, secrets))["kind"] == "welcome"
        assert (await Tab(site, path="/elsewhere")._next())["type"] == "websocket.close"


@in_a_loop
async def test_a_flood_is_slowed_and_nobody_else_is(tmp_path: Path, monkeypatch: Any) -> None:
    async with served(tmp_path, limits=1.0) as site:
        _, _, tabs = await two_tabs(site)
        flooder, other = tabs
        for _ in range(400):
            flooder.say(kind="say", seat=0, text="buy")
        while (heard := await flooder.hear())["kind"] != "refused":
            pass
        assert heard["why"]["key"] == "too-much"
        loop = asyncio.get_running_loop()
        _, _, (quiet, silent) = await two_tabs(site)
        tab, _ = await deciding([quiet, silent])
        began = loop.time()
        await tab.move()
        assert loop.time() - began < 5
        while not other._out.empty():
            await other.hear()
        assert len(other.lines) < 150


@in_a_loop
async def test_one_address_gets_only_so_many_tables_seats_and_sockets(tmp_path: Path) -> None:
    async with served(tmp_path, limits=1.0) as site:
        hog, guest = Web(site, "6.6.6.6"), Web(site, "10.0.0.2")
        wanted = {"game": "kokopelli", "seats": [{"who": "here", "name": "x"}] * 2}
        answers = [(await hog.ask("POST", "/api/tables", wanted))[0] for _ in range(50)]
        assert answers.count(200) == 30 and set(answers[30:]) == {429}
        assert (await guest.ask("POST", "/api/tables", wanted))[0] == 200
        codes = [(await hog.ask("POST", "/api/codes", {"code": str(n)}))[0] for n in range(60)]
        assert codes.count(404) == 40 and set(codes[40:]) == {429}
        tabs = [Tab(site, "6.6.6.6") for _ in range(105)]
        first = [(await tab._next())["type"] for tab in tabs]
        assert first.count("websocket.accept") == 100
        assert (await Tab(site, "10.0.0.2")._next())["type"] == "websocket.accept"


@in_a_loop
async def test_a_reader_who_does_not_read_is_sent_away(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        table, _, tabs = await two_tabs(site)
        stuck = asyncio.Event()

        async def never(*message: Any) -> Any:
            await stuck.wait()

        opened = await site.hall.find(table)
        slow = live.Socket(site.hall, site.limits, never, never)
        opened.readers.add(slow)
        for n in range(site.limits.backlog + 20):
            await tabs[0].ask(kind="say", id=f"s{n}", seat=0, text="hello")
        assert slow._closing and len(slow._waiting) < site.limits.backlog
        stuck.set()


# Requests ------------------------------------------------------------------------------------------------------------


@in_a_loop
async def test_requests_that_make_no_sense_are_refused_in_words(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        web = Web(site)
        here = {"who": "here", "name": "A"}
        good = {"game": "kokopelli", "seats": [here, here]}
        for wrong in (
            b"", b"{", b"\xff\xfe", b"[" * 9000, b"[]", {"game": "chess", "seats": [here]}, good | {"seats": []},
            good | {"seats": [here] * 6}, good | {"seats": [here]}, good | {"options": {"no": 1}},
            good | {"options": {"tiles": 13}}, good | {"seats": [here, {"who": "god"}]},
            good | {"seats": [here, {"who": "bot", "level": "divine"}]}, good | {"seats": [here, here | {"name": ""}]},
            good | {"components": {"cards": {"nonsense": 1}}}, good | {"clock": {"bank": 1}},
        ):  # fmt: skip
            status, answer = await web.ask("POST", "/api/tables", wrong)
            assert status in (400, 404), (wrong, answer)
            for language in LANGUAGES:
                assert word_for(answer["why"], language, "kokopelli")
        assert (await web.ask("POST", "/api/tables", b" " * 70_000))[0] == 413
        assert (await web.ask("POST", "/api/records", b" " * 1_100_000))[0] == 413
        for path in ("/api/nothing", "/api/tables/none", "/api/games/chess/box", "/api/tables/../../etc/passwd"):
            assert (await web.ask("GET", path))[0] == 404, path
        assert (await web.ask("DELETE", "/api/tables"))[0] == 405
