"""The quiet half of the server: tables are kept whatever happens, are what their events say, and give nothing away."""

import asyncio
import copy
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from conftest import Player, native

from rookery.engine.match import Match
from rookery.games import GAMES, find
from rookery.server import telling
from rookery.server.messages import Hello, Say, decode, encode
from rookery.server.saying import keys
from rookery.server.storage import Event, Kept, SQLite, Summary
from rookery.server.table import LONGEST_CHAT, LONGEST_NAME, Step, Table, key_of, new_secret
from rookery.words import LANGUAGES, Refusal, Words

every_game = pytest.mark.parametrize("name", GAMES)
SHOWN = Summary(listed=True, over=False, shown={"game": "kokopelli"})


def kept(name: str, players: int = 2, seed: int = 7, table: str = "t") -> Kept:
    game = find(name)
    agreed = {"players": players, "options": game.check_options({}), "seed": seed}
    return Kept(table, agreed | {"listed": True, "watch": True, "made": 0.0, "salt": "pepper"})


class Host:
    """A table whose events are kept, as the server will do it."""

    def __init__(self, name: str, players: int = 2, seed: int = 7, bots: int = 0) -> None:
        self.kept = kept(name, players, seed)
        self.table = Table(copy.deepcopy(self.kept), find(name), native(name))
        self.secrets = [new_secret() for _ in range(players)]
        for seat in range(players):
            if seat < players - bots:
                self.take(self.table.may_sit(seat, "person", f"Player {seat}", secret=self.secrets[seat]))
            else:
                self.take(self.table.may_sit(seat, "bot", "", level="easy"))

    def take(self, happened: Event) -> Event:
        self.kept.events.append(happened)
        self.table.take(happened)
        return happened

    def move(self, move: int | None = None) -> Event:
        match = self.table.match
        text = match.text(match.legal()[0] if move is None else move)
        by = self.table.chairs[match.seat].decides
        return self.take(self.table.may_move(match.seat, text, self.table.version, by))

    def move_until(self, barrier: bool) -> int:
        """Play until somebody who is still to move made a move with, or without, a barrier; who it was."""
        player = Player(3, headstrong=False)
        while True:
            seat = self.table.match.seat
            self.move(player.choose(self.table.match.legal()))
            if bool(self.table.steps[-1].barrier) == barrier and self.table.match.seat == seat:
                return seat


def refused(key: str, call: Any, *arguments: Any, **named: Any) -> Refusal:
    with pytest.raises(Refusal) as caught:
        call(*arguments, **named)
    assert caught.value.key == key and str(caught.value)
    return caught.value


# Storage -------------------------------------------------------------------------------------------------------------


def test_what_was_appended_is_there_after_reopening(tmp_path: Path) -> None:
    async def write() -> None:
        storage = SQLite(tmp_path / "new" / "tables.db")
        first = kept("kokopelli")
        first.events = [{"kind": "sat", "seat": 0}]
        await storage.create(first, SHOWN)
        await storage.append("t", 2, [{"kind": "said", "text": "ż"}, {"kind": "move"}], None)
        await storage.create(kept("kokopelli", table="hidden"), Summary(False, False, {}))
        await storage.append("t", 4, [], Summary(True, False, {"game": "changed"}))
        storage.close()
        with pytest.raises(RuntimeError):
            await storage.append("t", 4, [{"kind": "late"}], None)

    async def read() -> None:
        storage = SQLite(tmp_path / "new" / "tables.db")
        again = await storage.load("t")
        assert again and again.agreed == kept("kokopelli").agreed
        assert again.events == [{"kind": "sat", "seat": 0}, {"kind": "said", "text": "ż"}, {"kind": "move"}]
        assert await storage.load("no-such-table") is None
        assert await storage.listed(10) == [("t", {"game": "changed"})]
        assert await storage.count() == 2
        storage.close()

    asyncio.run(write())
    asyncio.run(read())


def test_a_write_that_cannot_be_done_fails_alone(tmp_path: Path) -> None:
    async def run() -> None:
        storage = SQLite(tmp_path / "tables.db")
        await storage.create(kept("kokopelli"), SHOWN)
        outcomes = await asyncio.gather(
            storage.append("t", 1, [{"n": 1}], None),
            storage.append("t", 1, [{"n": "a second first"}], None),
            storage.append("no-such-table", 1, [{"n": 1}], None),
            storage.append("t", 2, [{"n": 2}, {"n": 3}], None),
            storage.append("t", 4, [{"n": 4}, {"n": object()}], None),  # no JSON
            storage.append("t", 4, [{"n": 4}], None),
            return_exceptions=True,
        )
        failed = [type(outcome) for outcome in outcomes if outcome]
        assert failed == [sqlite3.IntegrityError, sqlite3.IntegrityError, TypeError]
        found = await storage.load("t")
        assert found and found.events == [{"n": n} for n in (1, 2, 3, 4)]
        storage.close()

    asyncio.run(run())


def test_what_waits_at_the_same_time_shares_commits(tmp_path: Path) -> None:
    async def run() -> None:
        storage = SQLite(tmp_path / "tables.db")
        tables = [kept("kokopelli", table=f"t{i}") for i in range(200)]
        await asyncio.gather(*(storage.create(table, SHOWN) for table in tables))
        await asyncio.gather(*(storage.append(table.id, 1, [{"n": 1}], None) for table in tables))
        assert await storage.count() == 200 and storage.commits < 100
        storage.close()

    asyncio.run(run())


def test_a_file_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("this is no database, and long enough to be looked at as one" * 20)
    refused("database-not-opened", SQLite, tmp_path / "tables.db")


WRITE_ON = """
import asyncio, os, sys
from pathlib import Path
from rookery.server.storage import SQLite

async def write(storage, table):
    n = len((await storage.load(table)).events)
    while True:
        n += 1
        await storage.append(table, n, [{"n": n}], None)
        os.write(1, f"{table} {n}\\n".encode())

async def main():
    storage = SQLite(Path(sys.argv[1]))
    await asyncio.gather(*(write(storage, table) for table in sys.argv[2:]))

asyncio.run(main())
"""


def test_killed_in_the_middle_of_writing_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    path, tables = tmp_path / "tables.db", ["a", "b", "c", "d"]

    async def make() -> None:
        storage = SQLite(path)
        for table in tables:
            await storage.create(kept("kokopelli", table=table), SHOWN)
        storage.close()

    async def events() -> dict[str, list[Event]]:
        storage = SQLite(path)
        found = {table: await storage.load(table) for table in tables}
        storage.close()
        return {name: table.events for name, table in found.items() if table}

    asyncio.run(make())
    acknowledged = dict.fromkeys(tables, 0)
    for lines in (1, 50, 173):
        with subprocess.Popen([sys.executable, "-c", WRITE_ON, path, *tables], stdout=subprocess.PIPE) as writer:
            assert writer.stdout
            said = [writer.stdout.readline() for _ in range(lines)]
            os.kill(writer.pid, signal.SIGKILL)
            said += writer.stdout.readlines()
        for line in said:
            table, n = line.decode().split()
            acknowledged[table] = int(n)
        found = asyncio.run(events())
        for table in tables:
            numbers = [event["n"] for event in found[table]]
            assert numbers == list(range(1, len(numbers) + 1)) and len(numbers) >= acknowledged[table]
    assert sum(acknowledged.values()) >= 50


# A table -------------------------------------------------------------------------------------------------------------


def all_of(table: Table) -> tuple[object, ...]:
    match = table.match
    return match.digest, match.moves, table.chairs, table.steps, table.undone, table.version, table.done, table.phase


@every_game
@pytest.mark.parametrize("seed", [1, 2])
def test_a_table_is_what_its_events_say_at_every_version(name: str, seed: int) -> None:
    game, dice = find(name), random.Random(seed)
    host = Host(name, game.seats[seed % len(game.seats)], seed)
    kinds = set()
    for _ in range(120):
        happened = host.take(something(host.table, dice))
        kinds.add(happened["kind"])
        events = msgspec.json.decode(msgspec.json.encode(host.kept.events))
        again = Table.as_kept(Kept("t", host.kept.agreed, events), game, native(name))
        assert all_of(again) == all_of(host.table)
        assert again.version == len(events)
    assert kinds >= {"move", "undo", "redo", "said", "stood-in", "came-back", "moved-device"}


def something(table: Table, dice: random.Random) -> Event:
    """An event that can happen now."""
    seat, version = dice.randrange(len(table.chairs)), table.version
    while True:
        try:
            match dice.choice(["move", "move", "undo", "redo", "redo", "said", "stood-in", "came-back", "device"]):
                case "move":
                    by = table.chairs[table.match.seat].decides
                    return table.may_move(table.match.seat, dice.choice(table.match.legal_texts()), version, by)
                case "undo":
                    return table.may_undo(seat, version, agreed=True)
                case "redo":
                    return table.may_redo(table.match.seat, version)
                case "said":
                    return table.may_say(seat, "hi", dice.choice(["", "hello"]))
                case "stood-in":
                    return table.may_stand_in(seat, "easy")
                case "came-back":
                    return table.may_come_back(seat)
                case "device":
                    return table.may_move_device(seat, new_secret())
        except Refusal:
            pass


def test_undo_and_redo() -> None:
    host = Host("kokopelli")
    table = host.table
    refused("undo-nothing", table.may_undo, 0, table.version)
    refused("redo-nothing", table.may_redo, 0, table.version)
    seat = host.move_until(barrier=False)
    after, moves = table.match.digest, list(table.match.moves)
    host.take(table.may_undo(seat, table.version))
    assert table.match.moves == moves[:-1] and table.match.seat == seat
    refused("redo-nothing", table.may_redo, 1 - seat, table.version)
    host.take(table.may_redo(seat, table.version))
    assert table.match.digest == after
    host.take(table.may_undo(seat, table.version))
    host.move()
    refused("redo-nothing", table.may_redo, table.match.seat, table.version)


def test_something_revealed_is_a_barrier_with_a_name_and_others_can_agree() -> None:
    host = Host("kokopelli")
    table = host.table
    seat = host.move_until(barrier=True)
    assert refused("undo-barrier", table.may_undo, seat, table.version).facts == {"barrier": "drew"}
    back = telling.state(table, [seat], []).back
    assert back and back.barrier and Words("en", table.game.folder)(back.barrier.key) == "a card was drawn"
    moves = list(table.match.moves)
    host.take(table.may_undo(seat, table.version, agreed=True))
    assert table.match.moves == moves[:-1]


def test_a_move_of_somebody_else_is_a_barrier_unless_only_bots_are_there() -> None:
    for bots, barrier in ((0, "moved"), (1, "")):
        host = Host("kokopelli", bots=bots)
        while not (host.table.steps and host.table.steps[-1].seat == 1):
            host.move()
        host.table.steps[-1] = Step(1, "")
        ply, found = host.table.way_back(0)
        assert ply is not None and host.table.steps[ply].seat == 0 and found == barrier
        if bots:
            host.take(host.table.may_undo(0, host.table.version))
            assert host.table.match.seat == 0 and len(host.table.match.moves) == ply
        else:
            refused("undo-barrier", host.table.may_undo, 0, host.table.version)


def test_a_move_is_refused_before_the_start_out_of_turn_late_illegal_and_after_the_end() -> None:
    waiting = Table(kept("kokopelli"), find("kokopelli"), native("kokopelli"))
    refused("table-waiting", waiting.may_move, 0, waiting.match.legal_texts()[0], 0)
    host = Host("kokopelli")
    table = host.table
    seat, text, version = table.match.seat, table.match.legal_texts()[0], table.version
    refused("not-your-turn", table.may_move, 1 - seat, text, version)
    refused("move-illegal", table.may_move, seat, "pass", version)
    host.take(table.may_say(1 - seat, "wait", ""))
    refused("move-stale", table.may_move, seat, text, version)
    refused("move-stale", table.may_undo, seat, version)
    refused("move-stale", table.may_redo, seat, version)
    player = Player(1, headstrong=False)
    while not table.match.over:
        host.move(player.choose(table.match.legal()))
    refused("table-over", table.may_move, table.match.seat, text, table.version)
    assert table.summary().over and not table.summary().listed and table.phase == "over"


def test_seats_names_and_chat_are_checked() -> None:
    table = Table(kept("kokopelli"), find("kokopelli"), native("kokopelli"))
    for name in ("", "  ", "\u200d", "a" * (LONGEST_NAME + 1), "a\x00b", "ab\u202ecd", "\ud800"):
        refused("name-wrong", table.may_sit, None, "person", name)
    refused("level-unknown", table.may_sit, None, "bot", "", level="divine")
    happened = table.may_sit(None, "person", "  Zoë \n 👩\u200d🚀 ", secret="s")
    assert (happened["seat"], happened["name"]) == (0, "Zoë 👩\u200d🚀")
    table.take(happened)
    for seat in (0, 2, -1):
        refused("seat-taken", table.may_sit, seat, "person", "B")
    table.take(table.may_sit(1, "bot", "", level="easy"))
    refused("table-full", table.may_sit, None, "person", "C")
    for text in ("", " \n ", "a" * (LONGEST_CHAT + 1), "\x1b[2J"):
        refused("chat-wrong", table.may_say, 0, text, "")
    refused("phrase-unknown", table.may_say, 0, "", "insult")
    assert table.may_say(0, " a  b ", "")["text"] == "a b"


def test_a_bot_stands_in_and_the_person_comes_back() -> None:
    host = Host("kokopelli", bots=1)
    table = host.table
    for seat in (1, 2, -1):
        refused("stand-in-not-needed", table.may_stand_in, seat, "easy")
        refused("stand-in-not-there", table.may_come_back, seat)
    refused("level-unknown", table.may_stand_in, 0, "divine")
    host.take(table.may_stand_in(0, "easy"))
    assert table.people == set() and table.chairs[0].decides == "bot"
    if table.match.seat == 0:
        refused("stand-in-plays", table.may_move, 0, table.match.legal_texts()[0], table.version)
    assert not telling.state(table, [0], []).legal
    refused("stand-in-not-needed", table.may_stand_in, 0, "easy")
    host.take(table.may_come_back(0))
    assert table.people == {0}


def test_a_seat_that_moved_to_another_device_opens_there_alone() -> None:
    host = Host("kokopelli")
    table, (old, other), new = host.table, host.secrets, new_secret()
    assert (table.seat_of(old), table.seat_of(other)) == (0, 1)
    host.take(table.may_move_device(0, new))
    assert (table.seat_of(new), table.seat_of(other)) == (0, 1)
    for wrong in (old, "", key_of(new)):
        assert table.seat_of(wrong) is None
        assert refused("secret-unknown", table.seats_of, [wrong]).facts == {}
        assert table.seats_of([wrong, other]) == {1}
    assert table.seats_of([new, other]) == {0, 1}
    assert table.seats_of([]) == frozenset()


def test_neither_secrets_nor_the_seed_are_told_or_secrets_kept() -> None:
    host = Host("kokopelli", seed=1234567890123)
    told = b"".join(encode(telling.state(host.table, seats, [])) for seats in ([], [0], [1], [0, 1]))
    for version, happened in enumerate([*host.kept.events, host.move()], start=1):
        told += encode(telling.line(host.table, version, happened, [], happened["seat"]))
    assert b"1234567890123" not in told
    for secret in host.secrets:
        assert secret.encode() not in told + encode(host.kept.events) and key_of(secret).encode() not in told


def test_messages_from_a_browser_are_read_and_others_refused() -> None:
    assert decode(b'{"kind": "hello", "table": "t"}') == Hello("t")
    assert decode(b'{"kind": "say", "id": "1", "seat": 0, "phrase": "bye"}') == Say("1", 0, phrase="bye")
    for wrong in (b"", b"[]", b'{"kind": "welcome"}', b'{"kind": "hello"}', b'{"kind": "hello", "table": 3}'):
        with pytest.raises(msgspec.DecodeError):
            decode(wrong)


def test_what_is_said_at_the_table_is_told_to_all() -> None:
    host = Host("kokopelli")
    text, phrase = host.table.may_say(1, "Hallo", ""), host.table.may_say(1, "", "hello")
    assert telling.line(host.table, 3, text, [], None).text == "Hallo"
    (said,) = telling.line(host.table, 3, phrase, [], None).says
    assert Words("en")(said.key) == "Hello!"


# Sentences -----------------------------------------------------------------------------------------------------------

NAMES = ["Ann", "Bob", "Cid", "Dora", "Eve"]


@every_game
def test_everything_can_be_said_as_keys_and_comes_out_as_the_same_sentences(name: str) -> None:
    game = find(name)
    terminal, view = game.terminal, game.view
    speakers = [Words(language, game.folder) for language in LANGUAGES]
    known: set[bytes] = set()

    def same(say: Any) -> None:
        data = encode(say(keys(game.folder), telling.SEATS))
        if data not in known:
            known.add(data)
            for words in speakers:
                assert spoken(msgspec.json.decode(data), words) == say(words, NAMES)

    for seed in range(12):
        match = Match.deal(game, game.seats[seed % len(game.seats)], {}, seed, native(name))
        player = Player(seed, seed % 2 > 0)
        while True:
            for eye in (match.seat, None):
                for note in match.notes():
                    told = view.note_for(note, eye)
                    same(lambda words, names, told=told: terminal.say_note(told, words, names))
            seen = game.seen(match.state, match.seat)
            same(lambda words, names, seen=seen: terminal.say_asked(seen, words))
            moves = match.legal()
            for move in moves:
                same(lambda words, names, state=match.state, move=move: terminal.say_move(state, move, words))
            if match.over or len(match.moves) > 400:
                break
            match.apply(player.choose(moves))
    assert len(known) > 200


def spoken(said: Any, words: Words) -> Any:
    """What the browser makes of a `Said` that came to it as JSON."""
    if not isinstance(said, dict):
        return said
    facts = said.get("facts", {})
    if said["key"] == "seat":
        return NAMES[facts["seat"]]
    return words(said["key"], **{name: spoken(fact, words) for name, fact in facts.items()})


# Leaks ---------------------------------------------------------------------------------------------------------------


def other_world(table: Table, eye: int | None, seed: int) -> Table:
    """The same table with everything dealt anew that a seat, or a spectator, cannot know; chance takes its course."""
    match = table.match
    world = match.copy_of_state()
    for seat in range(match.players) if eye is None else [eye]:
        table.runner.redeal(world, 0, seat, seed)
    world["rng"] = match.state.rng
    there = copy.copy(table)
    there._offered_at = -1  # what is there is found out there
    there.match = Match(table.game, world, table.runner)
    there.match.moves = list(match.moves)
    return there


def told_state(table: Table, eye: int | None) -> bytes:
    return encode(telling.state(table, [] if eye is None else [eye], [0]))


def told_line(table: Table, move: str, seat: int, eye: int | None) -> bytes:
    happened = {"kind": "move", "at": 1.0, "seat": seat, "move": move}
    return encode(telling.line(table, 5, happened, table.match.notes(), eye))


def games(name: str, seeds: int) -> Iterator[tuple[Host, Player]]:
    game = find(name)
    for seed in range(seeds):
        yield Host(name, game.seats[seed % len(game.seats)], seed), Player(seed, seed % 2 > 0)


@every_game
def test_the_state_that_is_told_does_not_depend_on_what_the_reader_cannot_know(name: str) -> None:
    different = 0
    for host, player in games(name, 8):
        table = host.table
        while not table.match.over and len(table.match.moves) < 250:
            host.move(player.choose(table.match.legal()))
            if len(table.match.moves) % 5 and not table.match.over:
                continue
            for eye in (None, *range(table.match.players)):
                there = other_world(table, eye, seed=len(table.match.moves))
                assert told_state(there, eye) == told_state(table, eye)
                if eye == table.match.seat and not table.match.over:
                    for move in table.match.legal():
                        assert telling.outcome(there, move) == telling.outcome(table, move)
                different += there.match.digest != table.match.digest
    assert different > 100


@every_game
def test_the_lines_that_are_told_do_not_depend_on_what_the_reader_cannot_know(name: str) -> None:
    """In another world a move that leads to the same table for the reader, with notes of the same kinds, is told so."""
    game, runner = find(name), native(name)
    hidden = 0
    for host, player in games(name, 6):
        table, dice = host.table, random.Random(1)
        while not table.match.over and len(table.match.moves) < 120:
            seat = table.match.seat
            eye = dice.choice([None, *(eye for eye in range(table.match.players) if eye != seat)])
            world = other_world(table, eye, seed=len(table.match.moves)).match
            happened = host.move(player.choose(table.match.legal()))
            told, seen = told_line(table, happened["move"], seat, eye), game.seen(table.match.state, eye)
            for move in world.legal()[:12]:
                there = copy.copy(table)
                there.match = Match(game, world.copy_of_state(), runner)
                text = there.match.text(move)
                there.match.apply(move)
                if kinds(there) == kinds(table) and game.seen(there.match.state, eye) == seen:
                    assert told_line(there, text, seat, eye) == told
                    hidden += there.match.notes() != table.match.notes()
    assert hidden > 5


def kinds(table: Table) -> list[tuple[object, ...]]:
    """What all at the table can see happen; cards are discarded in the open, though nobody sees the pile later."""
    return [
        (note["note"], note["seat"], note["card"] if note["note"] == "discarded" else "")
        for note in table.match.notes()
    ]
