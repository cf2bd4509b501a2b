"""What holds at every moment of every game of Moa."""

from collections import Counter

import pytest
from conftest import TIMES, Player, native, play, set_ups, slow
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.engine.match import Match
from rookery.games import find
from rookery.games.moa import table

GAME = find("moa")
SEATS = "ABCDE"
# Fourteen rounds; each turn an action, its payment and the tiles bought before; each invasion asks each player once.
LONGEST, LONGEST_WITH_WINDOWS = 2000, 10_000


@pytest.mark.parametrize("runner", [native, slow])
@settings(max_examples=300 * TIMES)
@given(set_up=set_ups(GAME), headstrong=st.booleans())
def test_nothing_appears_or_vanishes(runner: object, set_up: tuple, headstrong: bool) -> None:
    players, options, seed = set_up
    tiles: set[int] = set(range(12))
    for match in play(Match.deal(GAME, players, options, seed, runner("moa")), Player(seed, headstrong)):
        position = GAME.position.describe(match.state)
        check_pieces(match, position)
        check_cards(position, players)
        check_karakia(position, players)
        left = leader_tiles(match)
        assert left <= tiles, "a leader tile came back"
        tiles = left


def check_pieces(match: Match, position: dict) -> None:
    """16 birds and 4 leaders of each colour; nothing on invaded land or on the erupted volcano."""
    names = [*SEATS[: match.players], *(["neutral"] if match.players == 2 else [])]
    for name in names:
        birds = [land.get("birds", {}).get(name, 0) for land in position["territories"].values()]
        leaders = [land.get("leader") == name for land in position["territories"].values()]
        assert sum(birds) + position[name]["spare_birds"] == 16
        assert sum(leaders) + position[name]["spare_leaders"] == 4
        assert min(birds) >= 0
    for number, land in position["territories"].items():
        invaded = "mammal" in land and "sold_by" not in land and position.get("battlefield") != int(number)
        if invaded or (number == "12" and position["volcano"] == table.ERUPTION):
            assert "birds" not in land and "leader" not in land and land["tile"] == "none"
        if "sold_by" in land:
            assert land["mammal"] != "weasel" and "stronghold" not in land and land["tile"] == "none"
    assert position["volcano"] < table.ERUPTION or position["territories"]["12"] == {"tile": "none"}


def check_cards(position: dict, players: int) -> None:
    """60 bird cards, 20 mammal cards and 30 terrain cards, each kind as often as in the box."""
    seats = [position[seat] for seat in SEATS[:players]]
    hands = Counter(card for seat in seats for card in seat["hand"])
    birds = hands + Counter(position["deck"]) + Counter(position["discards"])
    assert birds == {name: card["copies"] for name, card in GAME.box["birds"].items()}
    assert birds.total() == 60
    assert all(len(seat["hand"]) == seat["hand_cards"] for seat in seats)
    mammals = Counter(position["mammal_deck"]) + Counter(position["mammal_discards"]) + Counter(position["display"])
    mammals += Counter(card for seat in seats for card in seat["sold_to"])
    assert mammals == {name: mammal["cards"] for name, mammal in GAME.box["mammals"].items()}
    assert mammals.total() == 20 and "weasel" not in position["display"]
    terrain = Counter(position["terrain"]) + Counter(position["terrain_used"]) + Counter(position["terrain_deck"])
    boxed = GAME.box["terrain_cards"].items()
    assert terrain == Counter(f"{name}-{instruction}" for name, cards in boxed for instruction in cards)
    assert terrain.total() == 30 and len(position["terrain_used"]) == 2 * ((position["round"] - 1) % 7)


def check_karakia(position: dict, players: int) -> None:
    """13 karakia tiles, with players or in the supply."""
    tiles = Counter(position["supply"]) + Counter(
        tile for seat in SEATS[:players] for tile in position[seat]["karakia"]
    )
    assert tiles == {name: tile["copies"] for name, tile in GAME.box["karakia"].items()}
    assert tiles.total() == 13


def leader_tiles(match: Match) -> set[int]:
    """Leader tiles that are still in the game, each in one place."""
    s = match.state
    on_board = [s.tile[t] for t in range(12) if s.tiled >> t & 1]
    held = [tile for p in range(match.players) for tile in range(12) if s.tiles_held[p] >> tile & 1]
    assert len(set(on_board + held)) == len(on_board + held)
    return set(on_board + held)


@settings(max_examples=500 * TIMES)
@given(set_up=set_ups(GAME), headstrong=st.booleans())
def test_fourteen_rounds_and_never_longer_than_the_bound(set_up: tuple, headstrong: bool) -> None:
    players, options, seed = set_up
    bound = LONGEST_WITH_WINDOWS if options.get("any_time_tiles") == "always" else LONGEST
    turns: Counter[int] = Counter()
    for match in play(Match.deal(GAME, players, options, seed, native("moa")), Player(seed, headstrong), limit=bound):
        turns.update(note["seat"] for note in match.notes() if note["note"] == "turn")
    assert match.over and match.state.round == 14
    assert set(turns.values()) == {14} and len(turns) == players


@settings(max_examples=200 * TIMES)
@given(set_up=set_ups(GAME), headstrong=st.booleans())
def test_who_has_begun_to_pay_can_finish_and_nobody_pays_too_little(set_up: tuple, headstrong: bool) -> None:
    players, options, seed = set_up
    paid: dict = {}
    for match in play(Match.deal(GAME, players, options, seed, native("moa")), Player(seed, headstrong)):
        position = GAME.position.describe(match.state)
        if position["asked"] == "payment":
            paid = position["payment"]
            enough = paid["paid"][paid["icon"]] >= paid["need"]
            texts = match.legal_texts()
            assert any(text.startswith(("done", "put")) for text in texts) == (
                enough and (paid["for"] != "birds" or position[SEATS[match.seat]]["spare_birds"] > 0)
            )
            assert len(texts) > 1, "asked without a choice"


@settings(max_examples=200 * TIMES)
@given(set_up=set_ups(GAME), headstrong=st.booleans())
def test_hands_and_decks_stay_hidden(set_up: tuple, headstrong: bool) -> None:
    players, options, seed = set_up
    for match in play(Match.deal(GAME, players, options, seed, native("moa")), Player(seed, headstrong), limit=100):
        for viewer in (None, *range(players)):
            seen = GAME.seen(match.state, viewer)
            assert not {"deck", "terrain_deck", "mammal_deck"} & set(seen)
            for p in range(players):
                assert ("hand" in seen[SEATS[p]]) == (p == viewer)
            for note in match.notes():
                shown = GAME.view.note_for(note, viewer)
                hidden = note["note"] in ("dealt", "drew") and note["seat"] != viewer
                assert any(name.startswith("card") for name in shown) == (
                    not hidden and any(name.startswith("card") for name in note)
                )


def test_random_play_meets_everything_there_is() -> None:
    """Otherwise the properties above would say less than they seem to."""
    met: Counter[str] = Counter()
    for seed in range(600):
        options = {"move_leaders": True, "score_neutral": True} if seed // 4 % 2 else {}
        for match in play(Match.deal(GAME, 2 + seed % 4, options, seed, native("moa")), Player(seed, seed % 4 > 0)):
            for note in match.notes():
                met[note["note"]] += 1
                met[note.get("why", "")] += 1
    assert {name for name, *_ in GAME.moves.NOTES} <= set(met)
    assert set(table.REASONS) <= set(met)


@settings(max_examples=20 * TIMES)
@given(set_up=set_ups(GAME))
def test_every_move_that_is_not_possible_is_forbidden_by_a_rule(set_up: tuple) -> None:
    """Whatever somebody tries, there is a rule to show."""
    players, options, seed = set_up
    dealt = Match.deal(GAME, players, options, seed, native("moa"))
    tries = [GAME.moves.text(dealt.state, move) for move in possible_moves()]
    for match in play(dealt, Player(seed, True), limit=100):
        if len(match.moves) % 10 == 0 and not match.over:
            illegal = set(tries) - set(match.legal_texts())
            assert {GAME.moves.why_not(match.state, move) for move in illegal} <= set(GAME.rule_numbers())


def possible_moves() -> list[int]:
    """Every number that stands for a move; kinds of leader tiles that are not in the box have none."""
    unused = range(table.SPEND_TILE + len(table.TILE_KINDS), table.PUT)
    return [move for move in range(table.N_ACTIONS) if move not in unused]
