"""What holds at every moment of every game of Perch."""

from collections import Counter

import pytest
from conftest import TIMES, Player, native, play, set_ups, slow
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.engine.match import Match
from rookery.games import find
from rookery.games.perch import layout, table

GAME = find("perch")
SEATS = "ABCDE"
LONGEST = 1000  # moves: five rounds of four turns each, with a creature of two parts and birds to the fountain in all


@pytest.mark.parametrize("runner", [native, slow])
@settings(max_examples=100 * TIMES)
@given(set_up=set_ups(GAME), headstrong=st.booleans())
def test_nothing_appears_or_vanishes(runner: object, set_up: tuple, headstrong: bool) -> None:
    players, options, seed = set_up
    boxed: Counter[str] = Counter()
    for match in play(Match.deal(GAME, players, options, seed, runner("perch")), Player(seed, headstrong)):
        position = GAME.position.describe(match.state)
        for note in match.notes():
            boxed["nests"] += note["note"] == "struck-nest"
        check_birds(position, players)
        check_tiles(position, boxed["nests"])
        check_tokens(position, players)
        check_fountain(match, position)
        check_creatures(position)


def check_birds(position: dict, players: int) -> None:
    """28 birds of each flock, wherever they are; with two players the dummy's, too."""
    birds = Counter(position["fountain"].values())
    for part in (position["plaza"], position["bag"], position["supply"]):
        birds.update(part)
    for tile in position["tiles"].values():
        birds.update(tile["birds"])
    for seat in SEATS[:players]:
        birds.update(position[seat]["hand"])
    if position.get("flying"):
        birds[position["flying"]] += 1
    flocks = [*SEATS[:players], *(["dummy"] if players == 2 else [])]
    assert birds == dict.fromkeys(flocks, 28)


def check_tiles(position: dict, struck: int) -> None:
    """Nests are where they were laid, but for those struck; only flocks with birds sit in nests or under birdhouses."""
    nests = sum(tile["nests"] for tile in position["tiles"].values()) + struck
    boxed = [name for name in position["farm"] if name != position["gone"]]
    assert nests == sum(GAME.box["tiles"][name]["nests"] for name in boxed) <= 10
    assert position["gone"] in ("", "overstuffed") and set(position["tiles"]) == set(boxed)
    for tile in position["tiles"].values():
        assert len(tile.get("nested", [])) <= tile["nests"]
        assert {*tile.get("nested", []), *tile.get("housed", [])} <= set(tile["birds"])


def check_tokens(position: dict, players: int) -> None:
    """A birdhouse and a lightning token each, from their round on; birdhouses on tiles were somebody's."""
    seats = [position[seat] for seat in SEATS[:players]]
    held = sum(seat["birdhouse"] for seat in seats)
    placed = sum(len(tile.get("housed", [])) for tile in position["tiles"].values())
    assert held + placed <= (players if position["round"] >= 4 else 0)
    assert held + placed == players or position["round"] < 4 or position["gone"]
    assert not any(seat["lightning"] for seat in seats) or position["round"] == 5


def check_fountain(match: Match, position: dict) -> None:
    """No bird without support."""
    side = 0 if match.players <= 3 else 1
    filled = sum(1 << int(space) - 1 for space in position["fountain"])
    for space in position["fountain"]:
        assert table.SUPPORTS[side, int(space) - 1] & ~filled == 0


def check_creatures(position: dict) -> None:
    """Creatures stand on tiles that are there, the Squirrel beside its bench, the Owl at the edge."""
    for name, creature in position["creatures"].items():
        if name != "scarecrow" and "pawn" in creature:
            assert creature["pawn"] in position["tiles"]
        assert (
            creature["keeper"] == "nobody"
            or "pawn" in creature
            or position["asked"] == "scarecrow-place"
            or (name == "scarecrow" and position["round"] == 5)
        )


@settings(max_examples=500 * TIMES)
@given(set_up=set_ups(GAME), headstrong=st.booleans())
def test_five_rounds_of_four_turns_and_never_longer_than_the_bound(set_up: tuple, headstrong: bool) -> None:
    players, options, seed = set_up
    turns: Counter[tuple[int, int]] = Counter()
    number = 0
    dealt = Match.deal(GAME, players, options, seed, native("perch"))
    for match in play(dealt, Player(seed, headstrong), limit=LONGEST):
        for note in match.notes():
            number = note["number"] if note["note"] == "round" else number
            if note["note"] == "turn":
                turns[number, note["seat"]] += 1
    assert match.over and match.state.round == 5
    assert turns == {(n, p): 4 for n in range(1, 6) for p in range(players)}


@settings(max_examples=200 * TIMES)
@given(set_up=set_ups(GAME), headstrong=st.booleans())
def test_goals_stay_hidden_until_they_are_shown(set_up: tuple, headstrong: bool) -> None:
    players, options, seed = set_up
    for match in play(Match.deal(GAME, players, options, seed, native("perch")), Player(seed, headstrong)):
        for viewer in (None, *range(players)):
            seen = GAME.seen(match.state, viewer)
            for p in range(players):
                mine = p == viewer and bool(match.state.goals)
                assert ("dealt" in seen[SEATS[p]]) == mine
                assert "goal" not in seen[SEATS[p]] or mine or match.over
            for note in match.notes():
                if note["note"] in ("goal-dealt", "goal-kept") and note["seat"] != viewer:
                    assert set(GAME.view.note_for(note, viewer)) == {"note", "seat"}


def test_random_play_meets_everything_there_is() -> None:
    """Otherwise the properties above would say less than they seem to."""
    met: Counter[str] = Counter()
    for seed in range(600):
        for match in play(Match.deal(GAME, 2 + seed % 4, {}, seed, native("perch")), Player(seed, seed % 3 > 0)):
            met[GAME.position.describe(match.state)["asked"]] += 1
            for note in match.notes():
                met[note["note"]] += 1
                met[note.get("why", "")] += 1
                if note["note"] == "goal-shown":
                    met[f"{note['goal']} {note['reached']}"] += 1
    assert {name for name, *_ in GAME.moves.NOTES} <= set(met)
    assert set(table.REASONS) <= set(met)
    assert set(table.ASKED) <= set(met)
    assert {f"{goal} {reached}" for goal in table.GOALS for reached in ("yes", "no")} - set(met) <= set()


@settings(max_examples=20 * TIMES)
@given(set_up=set_ups(GAME))
def test_every_move_that_is_not_possible_is_forbidden_by_a_rule(set_up: tuple) -> None:
    """Whatever somebody tries, there is a rule to show."""
    players, options, seed = set_up
    for match in play(Match.deal(GAME, players, options, seed, native("perch")), Player(seed, True), limit=100):
        if len(match.moves) % 10 == 0 and not match.over:
            tries = {GAME.moves.text(match.state, move) for move in possible_moves(players)}
            illegal = tries - set(match.legal_texts())
            assert {GAME.moves.why_not(match.state, move) for move in illegal} <= set(GAME.rule_numbers())


def possible_moves(players: int) -> list[int]:
    """Every number that stands for a move on a farm of so many tiles."""
    spots = range(int(table.TILES_IN_PLAY[players]))
    found = [*range(table.FOUNTAIN), *range(table.FOUNTAIN, table.PLACE_SCARECROW)]
    found += [table.PLACE_SCARECROW + place for place in range(int(table.N_TRIPLES[players]))]
    for first in (table.PERCH, table.PERCH_NEST, table.BUILD, table.STRIKE, table.CHASE, table.PUSH, table.BRING):
        found += [first + table.SPOTS * flock + spot for flock in range(table.FLOCKS) for spot in spots]
    return found


@pytest.mark.parametrize(("players", "kinds"), [(2, (3, 3, 2)), (3, (3, 3, 2)), (4, (4, 4, 2)), (5, (5, 5, 3))])
def test_tiles_are_drawn_by_kind_and_the_owl_barn_lies_at_the_edge(players: int, kinds: tuple[int, int, int]) -> None:
    spots_of_barn = set()
    for seed in range(300):
        s = Match.deal(GAME, players, {"goals": False}, seed, native("perch")).state
        tiles = [s.tile[spot] for spot in range(int(table.TILES_IN_PLAY[players]))]
        found = tuple(sum(tile in kind for tile in tiles) for kind in (table.BASIC, table.HOMES, table.SPECIAL))
        assert found == kinds and len(set(tiles)) == len(tiles)
        if table.OWL_BARN in tiles:
            spots_of_barn.add(tiles.index(table.OWL_BARN))
    assert spots_of_barn == set(table.RING[players, 0, : table.RING_LENGTH[players, 0]])


@pytest.mark.parametrize(("players", "usable"), [(2, 12), (3, 17), (4, 17), (5, 18)])
def test_goals_are_dealt_by_the_number_of_players_and_chosen_seat_by_seat(players: int, usable: int) -> None:
    dealt = set()
    for seed in range(200):
        match = Match.deal(GAME, players, {}, seed, native("perch"))
        notes = [note for note in match.notes() if note["note"] == "goal-dealt"]
        goals = [note[name] for note in notes for name in ("goal", "goal2")]
        assert len(set(goals)) == 2 * players
        dealt |= set(goals)
        for seat in range(players):
            assert match.seat == seat and match.legal_texts() == [
                f"keep {goal}" for goal in goals[2 * seat : 2 * seat + 2]
            ]
            match.apply(match.legal()[0])
        assert match.state.phase == table.PERCHING
    assert len(dealt) == usable


def test_the_dummy_sends_four_birds_in_the_first_round_and_two_later() -> None:
    for match in play(Match.deal(GAME, 2, {}, 5, native("perch")), Player(5, False)):
        for note in match.notes():
            if note["note"] == "migrated" and note["flock"] == "dummy":
                assert note["birds"] == (4 if match.state.round == 1 else 2)


# The farm --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "tiles", "edges", "meetings", "diagonals", "ring"),
    [(2, 8, 13, 6, 4, 8), (3, 8, 13, 6, 4, 8), (4, 10, 18, 9, 6, 9), (5, 13, 24, 12, 10, 12)],
)
def test_the_farm_is_laid_out_as_the_rulebook_draws_it(
    players: int, tiles: int, edges: int, meetings: int, diagonals: int, ring: int
) -> None:
    assert len(layout.spots(players)) == tiles
    assert sum(bin(mask).count("1") for mask in table.ADJACENT[players]) == 2 * edges
    assert table.N_TRIPLES[players] == meetings
    assert sum(mask > 0 for mask in table.DIAGONALS[players]) == diagonals
    assert table.RING_LENGTH[players, 0] == ring


@pytest.mark.parametrize("players", [2, 4, 5])
def test_the_outline_steps_from_neighbour_to_neighbour_whatever_tile_is_gone(players: int) -> None:
    for gone in range(len(layout.spots(players)) + 1):
        ring = table.RING[players, gone, : table.RING_LENGTH[players, gone]]
        for spot, after in zip(ring, [*ring[1:], ring[0]], strict=True):
            assert table.ADJACENT[players, spot] >> after & 1
            assert gone - 1 not in (spot, after)
