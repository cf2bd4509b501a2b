"""What a study found out: as JSON for machines, as tables and sentences for people."""

from collections.abc import Sequence
from typing import Any

from rookery.arena.intervals import Estimate
from rookery.arena.page import Table
from rookery.arena.study import Games, Study
from rookery.arena.worth import FEWEST, SeatWorth, ThingWorth, seats, things
from rookery.engine.components import Component
from rookery.engine.counts import Count
from rookery.engine.game import SEAT_NAMES
from rookery.engine.runner import LIMIT
from rookery.words import Words

NOTHING = "–"


class Findings:
    """All that can be said of a study's games; there is at least one."""

    def __init__(self, study: Study, games: Games, parts: Sequence[Component]) -> None:
        self.study = study
        self.games = games
        self.seats: list[SeatWorth] = seats(games)
        self.things: list[tuple[Count, list[ThingWorth]]] = list(things(games, study.game.study.COUNTS))
        self.parts = parts
        self.unsure = [part for part in parts if part.mark in ("reported", "reconstructed")]

    @property
    def differences(self) -> int:
        """How many were measured."""
        return sum(len(shown_of(count, thing)) for count, found in self.things for thing in found)


def shown_of(count: Count, thing: ThingWorth) -> list[Estimate]:
    """What is said of a thing's worth: wins and points of those who used it, or the points of a whole table."""
    if count.used:
        return [thing.compared.wins, thing.compared.points] if thing.compared else []
    return [thing.table] if thing.table else []


# For machines --------------------------------------------------------------------------------------------------------


def plain(findings: Findings) -> dict[str, Any]:
    """As `--json` prints it. It does not depend on the number of jobs."""
    study, games = findings.study, findings.games
    return {
        "game": study.game.name,
        "rules_version": study.game.version,
        "players": study.players,
        "options": study.options,
        "bot": study.bot,
        "seed": study.seed,
        "games": games.played,
        "unfinished": games.played - games.finished,
        "unsure_values": len(findings.unsure),
        "seats": [
            {"seat": name, "share_of_wins": numbers(seat.wins), "score": numbers(seat.points)}
            for name, seat in zip(SEAT_NAMES, findings.seats, strict=False)
        ],
        "counts": [
            {"count": count.name, "things": [plain_thing(count, thing) for thing in found]}
            for count, found in findings.things
        ],
    }


def plain_thing(count: Count, thing: ThingWorth) -> dict[str, Any]:
    told: dict[str, Any] = {"thing": thing.thing, "came_up": thing.came}
    if count.came:
        told["higher_scores"] = numbers(thing.table)
    if count.used:
        told |= {"used_by": thing.used_by, "times_a_game": thing.times, "compared": None}
    if count.used and thing.compared:
        compared = thing.compared
        told["compared"] = {
            "games": compared.games,
            "share_of_wins": compared.won,
            "others_share_of_wins": compared.others_won,
            "more_wins": numbers(compared.wins),
            "more_points": numbers(compared.points),
        }
    return told


def numbers(estimate: Estimate | None) -> dict[str, Any] | None:
    return {"mean": estimate.mean, "interval": [estimate.low, estimate.high]} if estimate else None


# For people ----------------------------------------------------------------------------------------------------------


def seats_table(findings: Findings, words: Words) -> Table:
    keys = ("simulate-seat", "simulate-wins", "arena-interval", "simulate-mean", "arena-interval")
    rows = []
    for name, seat in zip(SEAT_NAMES, findings.seats, strict=False):
        wins = words.percent(seat.wins.mean), between(seat.wins, 100, words)
        rows.append([name, *wins, words.number(seat.points.mean, 1), between(seat.points, 1, words)])
    return Table([words(key) for key in keys], rows)


def between(estimate: Estimate, times: int, words: Words) -> str:
    if estimate.low is None or estimate.high is None:
        return NOTHING
    return f"{words.number(times * estimate.low, 1)} – {words.number(times * estimate.high, 1)}"


def things_table(findings: Findings, count: Count, found: Sequence[ThingWorth], words: Words) -> Table:
    """A row for each thing of a count. What is in every game need not be told so."""
    how = ("study-used-by", "study-won", "study-more-wins", "study-more-points")
    keys = ("study-came",) * bool(count.came) + (how if count.used else ("study-higher-scores",))
    rows = []
    for thing in found:
        name = findings.study.game.study.say_thing(count.name, thing.thing, words)
        came = [words.percent(thing.came)] if count.came else []
        rows.append([name, *came, *(used_cells(thing, words) if count.used else [signed(thing.table, words)])])
    return Table([words("study-thing"), *(words(key) for key in keys)], rows)


def used_cells(thing: ThingWorth, words: Words) -> list[str]:
    by = words.percent(thing.used_by) if thing.came else NOTHING
    if not thing.compared:
        return [by, NOTHING, NOTHING, NOTHING]
    wins, points = signed(thing.compared.wins, words, percent=True), signed(thing.compared.points, words)
    return [by, words.percent(thing.compared.won), wins, points]


def signed(estimate: Estimate | None, words: Words, percent: bool = False) -> str:
    """A difference with its margin: `+4.2 ± 1.1`."""
    if estimate is None or estimate.high is None:
        return NOTHING
    times = 100 if percent else 1
    mean, margin = round(times * estimate.mean, 1), times * (estimate.high - estimate.mean)
    sign = "+" if mean > 0 else "−" if mean < 0 else ""
    facts = {"difference": sign + words.number(abs(mean), 1), "margin": words.number(margin, 1)}
    return words("study-difference", **facts)


def about(findings: Findings, words: Words) -> str:
    """How many games, of what, by whom."""
    study = findings.study
    facts = {"players": study.players, "bot": study.bot, "seed": str(study.seed)}
    return words("study-title", games=findings.games.finished, game=words("game-title"), **facts)


def how_to_read(findings: Findings, words: Words) -> list[str]:
    """What has to be said with the figures, so that nobody takes them for more than they are."""
    differences, study = findings.differences, findings.study
    wrong = words.number(differences / 20)
    told = [words("study-caution", bot=study.bot)]
    told.append(words("study-how", fewest=FEWEST, differences=differences, wrong=wrong))
    if findings.unsure:
        told.append(words("study-unsure", unsure=len(findings.unsure), all=len(findings.parts)))
    if unfinished := findings.games.played - findings.games.finished:
        told.append(words("simulate-unfinished", games=unfinished, limit=LIMIT))
    return told
