"""What holds at every moment of every game of Kokopelli."""

from collections import Counter

import pytest
from conftest import TIMES, Player, native, play, set_ups, slow
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.engine.match import Match
from rookery.games import find
from rookery.games.kokopelli import table
from rookery.games.kokopelli.moves import space_name

GAME = find("kokopelli")


@pytest.mark.parametrize("runner", [native, slow])
@settings(max_examples=500 * TIMES)
@given(set_up=set_ups(GAME), headstrong=st.booleans())
def test_nothing_appears_or_vanishes(runner: object, set_up: tuple, headstrong: bool) -> None:
    players, options, seed = set_up
    dealt = Match.deal(GAME, players, options, seed, runner("kokopelli"))
    for match in play(dealt, Player(seed, headstrong), limit=1000):
        position = GAME.position.describe(match.state)
        check_cards(position, players)
        check_villages(match, position)
        check_tiles(match, position, players)


def check_cards(position: dict, players: int) -> None:
    """36 cards a player, three of each ceremony in play and six Kokopelli; hands and decks hold only the owner's."""
    owned = Counter(dict.fromkeys(position["tiles"], 3) | {"kokopelli": 6})
    everywhere: Counter[str] = Counter()
    for seat in "ABCD"[:players]:
        part = position[seat]
        own = Counter(part["hand"] + part["deck"])
        assert own <= owned
        assert (len(part["hand"]), len(part["deck"])) == (part["hand_cards"], part["deck_cards"])
        everywhere += own + Counter(part["discards"])
        for cards in part["village"].values():
            everywhere += Counter(cards)
    assert everywhere == Counter({card: count * players for card, count in owned.items()})


def check_villages(match: Match, position: dict) -> None:
    """Different ceremonies in a village, never four cards at rest, spaces only where the rules have them; and the
    masks by which the rules find things agree with what lies there."""
    s, taken = match.state, 0
    for p, seat in enumerate("ABCD"[: match.players]):
        village = position[seat]["village"]
        kinds = [cards[0] for cards in village.values()]
        assert len(set(kinds)) == len(kinds)
        assert all(len(cards) <= 3 and cards[0] in table.CEREMONIES for cards in village.values())
        assert set(village) <= set("123456" if match.players == 2 else "12345")
        assert s.works[p] == sum(1 << table.CEREMONIES.index(kind) for kind in kinds)
        assert s.holds[p] == sum(1 << c for c in range(17) if s.hand[p, c])
        taken |= sum(1 << (table.PLACES * p + int(place) - 1) for place in village)
    assert s.taken == taken
    for c in range(16):
        assert s.where[c] == sum(1 << x for x in range(table.SPACES) if s.cards[x] and s.ceremony[x] == c)


def check_tiles(match: Match, position: dict, players: int) -> None:
    """End tokens lie on tiles whose 3 is gone; each deck or token that ran out ends the game."""
    tokens = len(position["tiles"]) - (players > 2)
    assert position["end_tokens"] + len(position["ended"]) == tokens
    gone = [name for name, prize in position["tiles"].items() if prize == 1]
    assert set(position["ended"]) <= set(gone)
    assert len(position["ended"]) == min(len(gone), tokens)
    if not match.state.deck_out_checked_at_turn_end:
        run_out = any(position[seat]["deck_cards"] == 0 for seat in "ABCD"[:players])
        assert position["last_round"] or not (run_out or position["end_tokens"] == 0)


@settings(max_examples=300 * TIMES)
@given(set_up=set_ups(GAME), headstrong=st.booleans())
def test_all_have_the_same_number_of_turns_and_five_cards_after_each(set_up: tuple, headstrong: bool) -> None:
    players, options, seed = set_up
    turns = Counter()
    dealt = Match.deal(GAME, players, options, seed, native("kokopelli"))
    for match in play(dealt, Player(seed, headstrong)):
        for note in match.notes():
            if note["note"] == "turn":
                assert note["seat"] == sum(turns.values()) % players
                turns[note["seat"]] += 1
                assert all(match.state.hand_cards[p] <= 5 for p in range(players))
                first_round = turns[note["seat"]] == 1 and note["seat"] < 2
                assert note["actions"] == (1 if first_round else 2)
    assert len(set(turns.values())) == 1 or not match.over


def test_random_play_reaches_both_ends_of_the_game_and_every_way_to_score() -> None:
    """Otherwise the properties above would say less than they seem to."""
    reasons: Counter[str] = Counter()
    for seed in range(400):
        dealt = Match.deal(GAME, 2 + seed % 3, {"tiles": 10}, seed, native("kokopelli"))
        for match in play(dealt, Player(seed, seed % 4 > 0)):
            reasons.update(note["why"] for note in match.notes() if note["note"] in ("points", "last-round", "drew"))
    never = set(table.REASONS) - set(reasons)
    assert never <= set(table.CEREMONIES)  # ceremonies that neither pay nor draw
    assert {"paw", "sky-mother", "shaman", "turtle", "hunter", "lizard", "deck", "end-tokens"} <= set(reasons)


@settings(max_examples=20 * TIMES)
@given(set_up=set_ups(GAME))
def test_every_move_that_is_not_possible_is_forbidden_by_a_rule(set_up: tuple) -> None:
    """Whatever somebody tries, there is a rule to show."""
    players, options, seed = set_up
    spaces = [space_name(x) for x in range(table.SPACES)]
    tries = ["draw", "exchange", "pass", "stop", *(f"under {card}" for card in table.CARDS)]
    tries += [f"{verb} {card} @{space}" for verb in ("open", "add") for card in table.CARDS for space in spaces]
    tries += [f"cancel @{space}" for space in spaces]
    dealt = Match.deal(GAME, players, options, seed, native("kokopelli"))
    for match in play(dealt, Player(seed, True), limit=100):
        if len(match.moves) % 10 == 0 and not match.over:
            illegal = set(tries) - set(match.legal_texts())
            assert {GAME.moves.why_not(match.state, move) for move in illegal} <= set(GAME.rule_numbers())


# Zones -----------------------------------------------------------------------------------------------------------


def spaces(mask: int) -> str:
    return " ".join(space_name(x) for x in range(table.SPACES) if mask >> x & 1)


@pytest.mark.parametrize(
    ("players", "seat", "others"),
    [
        (4, 0, "B3 B4 D1 D2"),
        (4, 1, "A1 A2 C3 C4"),
        (4, 2, "B1 B2 D3 D4"),
        (4, 3, "A3 A4 C1 C2"),
        (3, 0, "B3 B4 C1 C2"),
        (3, 1, "A1 A2 C3 C4"),
        (3, 2, "A3 A4 B1 B2"),
        (2, 0, "B1 B2 B3 B4"),
        (2, 1, "A1 A2 A3 A4"),
    ],
)
def test_zones_as_the_rulebook_draws_them(players: int, seat: int, others: str) -> None:
    assert spaces(table.zone(players, seat) & ~table.home(seat)) == others


@pytest.mark.parametrize("players", [3, 4])
def test_each_space_beside_a_deck_is_in_two_zones(players: int) -> None:
    for space in range(table.PLACES * players):
        zones = [p for p in range(players) if table.zone(players, p) >> space & 1]
        assert len(zones) == (2 if space % table.PLACES < 4 else 1)
