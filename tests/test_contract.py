"""Every game keeps every sentence of the contract in engine/game.py."""

import random
import re
from collections.abc import Sequence

import numpy as np
import pytest
from conftest import TIMES, Player, native, play, set_ups, slow
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.engine import record
from rookery.engine.counts import Sheet
from rookery.engine.features import TYPE
from rookery.engine.game import SEAT_NAMES, Game
from rookery.engine.match import Match
from rookery.engine.runner import Runner
from rookery.engine.simulate import play_chunk
from rookery.engine.state import digest, window_on
from rookery.games import GAMES, find
from rookery.words import LANGUAGES, Words

every_game = pytest.mark.parametrize("name", GAMES)


def deals(name: str) -> st.SearchStrategy:
    return set_ups(find(name))


@every_game
def test_a_game_has_all_its_furniture(name: str) -> None:
    game = find(name)
    assert {"players", "seat", "over", "rng", "round", "score", "won", "noted", "notes"} <= set(game.rules.STATE.names)
    assert game.rules.STATE.isalignedstruct
    assert {option.name for option in game.options} <= set(game.rules.STATE.names)
    assert (game.folder / "RULINGS.md").exists()
    for module in (*game.compiled, game.learn):
        source = (game.folder / f"{module.__name__.split('.')[-1]}.py").read_text()
        assert "numba" not in source and "class " not in source and "@" not in source.replace("@A", "")


@every_game
def test_a_record_of_one_match_is_small(name: str) -> None:
    assert find(name).rules.STATE.itemsize <= 1024


@every_game
@settings(max_examples=1000 * TIMES)
@given(data=st.data())
def test_legal_moves_are_numbers_of_the_game_without_repeats_until_it_is_over(name: str, data: st.DataObject) -> None:
    game = find(name)
    players, options, seed = data.draw(deals(name))
    headstrong = data.draw(st.booleans())
    for match in play(Match.deal(game, players, options, seed, native(name)), Player(seed, headstrong)):
        moves = match.legal()
        assert bool(moves) != match.over
        assert len(moves) == len(set(moves)) < game.rules.MAX_LEGAL
        assert all(0 <= move < game.rules.N_ACTIONS for move in moves)
        assert moves == match.legal()
        assert 0 <= match.seat < players
    assert match.over or headstrong, "a game of random moves did not end"
    assert bool(match.winners) == match.over
    assert all(match.scores[seat] == max(match.scores) for seat in match.winners)


def fields(match: Match) -> dict[str, bytes]:
    """All of a match's record, notes included, but for the gaps between the fields."""
    states = match.copy_of_state()
    return {name: states[name].tobytes() for name in states.dtype.names}


@every_game
@settings(max_examples=1000 * TIMES)
@given(data=st.data())
def test_interpreted_equals_native_move_by_move(name: str, data: st.DataObject) -> None:
    game = find(name)
    players, options, seed = data.draw(deals(name))
    player = Player(seed, data.draw(st.booleans()))
    by_hand = Match.deal(game, players, options, seed, slow(name))
    by_machine = Match.deal(game, players, options, seed, native(name))
    while not by_hand.over and len(by_hand.moves) < 2000:
        assert fields(by_hand) == fields(by_machine)
        moves = by_hand.legal()
        assert moves == by_machine.legal()
        move = player.choose(moves)
        by_hand.apply(move)
        by_machine.apply(move)
    assert fields(by_hand) == fields(by_machine)


@every_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_batches_without_notes_come_out_as_matches_with_notes(name: str, players: int) -> None:
    game = find(name)
    seeds = np.arange(1, 1 + 40, dtype=np.uint64)
    start = game.new_states(players, {})
    for ours, theirs in zip(play_chunk(native(name), start, seeds), play_chunk(slow(name), start, seeds), strict=True):
        assert (ours == theirs).all()


@every_game
@settings(max_examples=200 * TIMES)
@given(data=st.data())
def test_a_match_is_its_options_seed_and_moves(name: str, data: st.DataObject) -> None:
    game = find(name)
    players, options, seed = data.draw(deals(name))
    *_, match = play(Match.deal(game, players, options, seed, native(name)), Player(seed, True))
    random.seed(data.draw(st.integers(0, 100)))  # chance from anywhere else would show
    np.random.seed(data.draw(st.integers(0, 100)))
    again = Match.deal(game, players, options, seed, native(name))
    for move in match.moves:
        again.apply(move)
    assert again.digest == match.digest


@every_game
def test_different_seeds_give_different_deals(name: str) -> None:
    deals = {Match.deal(find(name), 2, {}, seed, native(name)).digest for seed in range(500)}
    assert len(deals) == 500


@every_game
@settings(max_examples=200 * TIMES)
@given(data=st.data())
def test_undo_to_any_point_restores_the_position(name: str, data: st.DataObject) -> None:
    players, options, seed = data.draw(deals(name))
    match = Match.deal(find(name), players, options, seed, native(name))
    digests = [position.digest for position in play(match, Player(seed, True), limit=200)]
    for ply in sorted(data.draw(st.lists(st.integers(0, len(match.moves)), max_size=5)), reverse=True):
        match.undo(ply)
        assert (match.digest, len(match.moves)) == (digests[ply], ply)


@every_game
@settings(max_examples=200 * TIMES)
@given(data=st.data())
def test_a_record_replays_to_the_same_digest(name: str, data: st.DataObject, tmp_path_factory: object) -> None:
    players, options, seed = data.draw(deals(name))
    length = data.draw(st.integers(0, 400))
    *_, match = play(Match.deal(find(name), players, options, seed, native(name)), Player(seed, True), limit=length)
    path = tmp_path_factory.mktemp("record") / "match.json"
    record.write(path, record.to_text(match, ["somebody"] * players))
    *_, again = record.replay(record.read(path, find))
    assert again.digest == match.digest and again.moves == match.moves


@every_game
@settings(max_examples=200 * TIMES)
@given(data=st.data())
def test_every_move_has_one_text_that_is_read_back(name: str, data: st.DataObject) -> None:
    game = find(name)
    players, options, seed = data.draw(deals(name))
    for match in play(Match.deal(game, players, options, seed, native(name)), Player(seed, True)):
        texts = match.legal_texts()
        assert len(set(texts)) == len(texts)
        assert [game.moves.read(text.upper(), match.seat) for text in texts] == texts


@every_game
@settings(max_examples=200 * TIMES)
@given(data=st.data())
def test_notes_have_room_and_tell_every_point(name: str, data: st.DataObject) -> None:
    players, options, seed = data.draw(deals(name))
    scores = [0] * players
    player = Player(seed, data.draw(st.booleans()))
    for match in play(Match.deal(find(name), players, options, seed, native(name)), player):
        assert match.state.noted < len(match.state.notes)
        for note in match.notes():
            if note["note"] == "points":
                scores[note["seat"]] += note["points"]
        assert scores == match.scores


# Hidden information ----------------------------------------------------------------------------------------------


def middle_of_a_match(name: str, data: st.DataObject) -> Match:
    players, options, seed = data.draw(deals(name))
    length = data.draw(st.integers(0, 250))
    *_, match = play(Match.deal(find(name), players, options, seed, native(name)), Player(seed, True), limit=length)
    return match


@every_game
@settings(max_examples=1000 * TIMES)
@given(data=st.data())
def test_redeal_changes_nothing_that_the_viewer_may_see(name: str, data: st.DataObject) -> None:
    game = find(name)
    match = middle_of_a_match(name, data)
    viewer = data.draw(st.integers(0, match.players - 1))
    world = match.copy_of_state()
    native(name).redeal(world, 0, viewer, data.draw(st.integers(0, (1 << 64) - 1)))
    there = Match(game, world, native(name))
    assert game.seen(there.state, viewer) == game.seen(match.state, viewer)
    assert game.seen(there.state, None) == game.seen(match.state, None)
    if viewer == match.seat:
        assert there.legal() == match.legal()


@every_game
@settings(max_examples=200 * TIMES)
@given(data=st.data())
def test_redeal_depends_on_nothing_that_the_viewer_cannot_know(name: str, data: st.DataObject) -> None:
    """From the true cards or from other ones, the same seed deals the same: no trace of the truth is left."""
    game = find(name)
    match = middle_of_a_match(name, data)
    viewer = data.draw(st.integers(0, match.players - 1))
    truth, world = match.copy_of_state(), match.copy_of_state()
    native(name).redeal(world, 0, viewer, data.draw(st.integers(0, 1000)))
    for state in (truth, world):
        native(name).redeal(state, 0, viewer, 7)
    there, here = (window_on(game.rules.STATE)(state) for state in (world, truth))
    assert game.position.describe(there) == game.position.describe(here)
    assert there.rng == here.rng


@every_game
@settings(max_examples=200 * TIMES)
@given(data=st.data())
def test_redeal_varies_all_that_is_hidden_and_is_the_same_in_both_modes(name: str, data: st.DataObject) -> None:
    """A redeal that hands back the true cards, or ignores its seed, fails here."""
    match = Match.deal(find(name), *data.draw(deals(name)), native(name))
    viewer = data.draw(st.integers(0, match.players - 1))
    worlds = []
    for seed in range(20):
        world, again = match.copy_of_state(), match.copy_of_state()
        native(name).redeal(world, 0, viewer, seed)
        slow(name).redeal(again, 0, viewer, seed)
        assert digest(world) == digest(again)
        worlds.append(digest(world))
    assert len(set(worlds)) == 20
    assert match.digest not in worlds


@every_game
@settings(max_examples=200 * TIMES)
@given(data=st.data())
def test_a_seat_hears_of_a_move_only_what_it_could_know_in_any_world(name: str, data: st.DataObject) -> None:
    """The same move in a world dealt anew for a bystander tells that bystander the same, unless it is shown to all."""
    game = find(name)
    match = middle_of_a_match(name, data)
    if match.over:
        return
    bystander = data.draw(st.integers(0, match.players - 1))
    for note in match.notes():
        shown = game.view.note_for(note, bystander)
        assert shown.items() <= note.items()
    seen = game.seen(match.state, bystander)
    whole = game.position.describe(match.state)
    for seat in SEAT_NAMES[: match.players]:
        if seat != SEAT_NAMES[bystander]:
            assert not set(game.view.HIDDEN) & set(seen[seat])
            assert set(seen[seat]) | set(game.view.HIDDEN) >= set(whole[seat])


# Learning ------------------------------------------------------------------------------------------------------------


def row_of(match: Match, viewer: int, runner: Runner | None = None) -> np.ndarray:
    """What a learner in this seat sees, with a number behind the end that must stay as it is."""
    memory = np.full(match.game.learn.FEATURES.count(match.players) + 1, UNTOUCHED, TYPE)
    row = memory[:-1]
    (runner or native(match.game.name)).observe(match.copy_of_state(), 0, viewer, row)
    assert memory[-1] == UNTOUCHED and (row != UNTOUCHED).all()
    return row


UNTOUCHED = -12345


@every_game
@settings(max_examples=200 * TIMES)
@given(data=st.data())
def test_features_fill_their_row_within_bounds_and_are_the_same_in_both_modes(name: str, data: st.DataObject) -> None:
    match = middle_of_a_match(name, data)
    low, high = match.game.learn.FEATURES.bounds(match.players)
    for viewer in range(match.players):
        before = match.digest
        row = row_of(match, viewer)
        assert ((low <= row) & (row <= high)).all()
        assert (row == row_of(match, viewer, slow(name))).all()
        assert match.digest == before


@every_game
@settings(max_examples=200 * TIMES)
@given(data=st.data())
def test_nothing_is_in_features_that_the_viewer_cannot_know(name: str, data: st.DataObject) -> None:
    """Whatever the viewer cannot know is dealt anew, and the row stays as it is."""
    match = middle_of_a_match(name, data)
    viewer = data.draw(st.integers(0, match.players - 1))
    row = row_of(match, viewer)
    for seed in range(10):
        assert (row_of(dealt_anew(match, viewer, seed), viewer) == row).all()


@every_game
@settings(max_examples=100 * TIMES)
@given(data=st.data())
def test_what_only_the_viewer_knows_is_in_its_features(name: str, data: st.DataObject) -> None:
    """Dealt anew for somebody else, the viewer's own secrets are others, and the row shows it."""
    match = Match.deal(find(name), *data.draw(deals(name)), native(name))
    viewer = data.draw(st.integers(0, match.players - 1))
    rows = {row_of(dealt_anew(match, (viewer + 1) % match.players, seed), viewer).tobytes() for seed in range(10)}
    assert len(rows) > 1 or not has_secrets(match, viewer)


def dealt_anew(match: Match, viewer: int, seed: int) -> Match:
    world = match.copy_of_state()
    native(match.game.name).redeal(world, 0, viewer, seed)
    return Match(match.game, world, native(match.game.name))


def has_secrets(match: Match, viewer: int) -> bool:
    """Does the viewer see something of its own that others do not?"""
    seat = SEAT_NAMES[viewer]
    mine = match.game.seen(match.state, viewer)[seat]
    return any(mine.get(name) for name in match.game.view.HIDDEN)


@every_game
@settings(max_examples=200 * TIMES)
@given(data=st.data())
def test_every_seat_sees_the_table_as_if_it_were_the_first(name: str, data: st.DataObject) -> None:
    """All see the same on the table, and the same of each seat, wherever that comes in the row."""
    match = middle_of_a_match(name, data)
    learn, players = match.game.learn.FEATURES, match.players
    own, table, seat = (sum(one.numbers for one in part) for part in (learn.own, learn.table, learn.seat))
    rows = [row_of(match, viewer)[own:] for viewer in range(players)]
    blocks = [np.roll(row[table:].reshape(players, seat), viewer, axis=0) for viewer, row in enumerate(rows)]
    for row, block in zip(rows, blocks, strict=True):
        assert (row[:table] == rows[0][:table]).all() and (block == blocks[0]).all()


@every_game
def test_every_seat_has_a_number_of_its_own_for_every_move(name: str) -> None:
    game = find(name)
    moves = list(range(game.rules.N_ACTIONS))
    for players in game.seats:
        for seat in range(players):
            turned = [game.learn.own_number(players, seat, move) for move in moves]
            assert sorted(turned) == moves
            assert seat or turned == moves


def test_moves_that_name_seats_are_turned(game: Game) -> None:
    """The same words, but for the seats in them, which are counted from the mover's."""
    turned = 0
    for seed in range(30):
        for match in play(Match.deal(game, 3, {}, seed, native(game.name)), Player(seed, True), limit=200):
            for move in match.legal():
                own = game.learn.own_number(3, match.seat, move)
                names = [SEAT_NAMES[(SEAT_NAMES.index(seat) - match.seat) % 3] for seat in seats_in(match.text(move))]
                assert seats_in(match.text(own)) == names
                turned += own != move
    assert turned or game.name == "moa"


def seats_in(text: str) -> list[str]:
    return re.findall(r"\b[A-E](?=\d*\b)", text)


# Positions by name ---------------------------------------------------------------------------------------------------


@every_game
@settings(max_examples=200 * TIMES)
@given(data=st.data())
def test_a_position_can_be_written_down_and_set_up_again(name: str, data: st.DataObject) -> None:
    game = find(name)
    players, options, seed = data.draw(deals(name))
    length = data.draw(st.integers(0, 250))
    for match in play(Match.deal(game, players, options, seed, native(name)), Player(seed, True)):
        if match.over or (len(match.moves) >= length and match.state.asked == 0):
            break
    if match.over:
        return
    written = game.position.describe(match.state)
    start = game.new_states(players, options)
    said = only_what_can_be_set(written, game.position.RESULTS)
    game.position.arrange(window_on(game.rules.STATE)(start), game.position.read(said, ""))
    again = Match(game, start, native(name))
    assert game.position.describe(again.state) == written
    assert again.legal() == match.legal()


def only_what_can_be_set(position: dict, results: Sequence[str]) -> dict:
    return {
        key: only_what_can_be_set(value, results) if isinstance(value, dict) else value
        for key, value in position.items()
        if key not in results
    }


def test_a_number_that_does_not_fit_its_field_is_an_error(game: Game) -> None:
    state = window_on(game.rules.STATE)(game.new_states(2, {}))
    with pytest.raises(ValueError):
        state.seat = 200


# Taking back ---------------------------------------------------------------------------------------------------------


@every_game
@settings(max_examples=40 * TIMES)
@given(data=st.data())
def test_a_move_that_shows_its_mover_something_hidden_or_random_tells_so(name: str, data: st.DataObject) -> None:
    """In other worlds that look the same to the mover, the same move looks different afterwards: a barrier is told."""
    game, runner = find(name), native(name)
    assert set(game.view.REVEALS) <= {note for note, *_ in game.moves.NOTES}
    players, options, seed = data.draw(deals(name))
    match = Match.deal(game, players, options, seed, runner)
    player = Player(seed, data.draw(st.booleans()))
    while not match.over and len(match.moves) < 300:
        seat, before, chance = match.seat, match.copy_of_state(), match.state.rng
        move = player.choose(match.legal())
        match.apply(move)
        if any(note["note"] in game.view.REVEALS for note in match.notes()):
            continue
        assert match.state.rng == chance, match.notes()
        for luck in range(4):
            world = before.copy()
            runner.redeal(world, 0, seat, luck)
            there = Match(game, world, runner)
            there.apply(move)
            assert known(there, seat) == known(match, seat), match.notes()


def known(match: Match, seat: int) -> tuple[object, object]:
    """What a seat sees, and what it was told of the last move."""
    view = match.game.view
    return match.game.seen(match.state, seat), [view.note_for(note, seat) for note in match.notes()]


# Studies -------------------------------------------------------------------------------------------------------------


@every_game
def test_a_study_counts_by_notes_that_exist_and_has_a_word_for_everything(name: str) -> None:
    game = find(name)
    values = {note: set(values) for note, *values in game.moves.NOTES}
    for count in game.study.COUNTS:
        for told in (*count.used, *count.came):
            assert {value for value in (told.value, told.only and told.only[0]) if value} <= values[told.note]
            assert bool(told.value) != bool(told.thing) and (told.value or told.thing in count.things)
        for language in LANGUAGES:
            words = Words(language, game.folder)
            said = [game.study.say_thing(count.name, thing, words) for thing in count.things]
            assert words(f"count-{count.name}") and all(said) and len(set(said)) == len(said)
    assert len({count.name for count in game.study.COUNTS}) == len(game.study.COUNTS)


@every_game
def test_over_some_games_a_study_has_something_to_count_of_everything(name: str) -> None:
    game = find(name)
    counts = game.study.COUNTS
    came, used = np.array(False), np.array(False)
    for seed in range(60):
        players = game.seats[seed % len(game.seats)]
        sheet = Sheet(counts, players)
        for match in play(Match.deal(game, players, {}, seed, native(name)), Player(seed, seed % 2 > 0)):
            sheet.add(match.notes())
        came, used = came | sheet.came, used | sheet.used.any(axis=1)
    row = 0
    for count in counts:
        rows = slice(row, row := row + len(count.things))
        assert came[rows].all(), count.name
        assert used[rows].any() if count.used else not used[rows].any(), count.name
