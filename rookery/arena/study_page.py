"""The page of a study: its figures as plots, each with what has to be said beside it."""

import importlib.metadata
from collections.abc import Sequence

from rookery.arena import plots
from rookery.arena.findings import Findings, about, how_to_read, seats_table, shown_of, things_table
from rookery.arena.intervals import Estimate
from rookery.arena.page import Section, Table, page
from rookery.arena.worth import FEWEST, ThingWorth
from rookery.engine.counts import Count
from rookery.engine.game import SEAT_NAMES
from rookery.words import Words


def study_page(findings: Findings, command: str, words: Words) -> str:
    title = words("study-page-title", game=words("game-title"))
    things = [things_section(findings, count, found, words) for count, found in findings.things]
    sections = [read_section(findings, words), seats_section(findings, words), *things]
    return page(title, words, [*sections, source_section(findings, command, words)])


def read_section(findings: Findings, words: Words) -> Section:
    return Section(words("study-page-read"), "\n\n".join([f"{about(findings, words)}.", *how_to_read(findings, words)]))


def seats_section(findings: Findings, words: Words) -> Section:
    names = list(SEAT_NAMES[: findings.study.players])
    equal = 100 / findings.study.players
    wins, points = ([getattr(seat, what) for seat in findings.seats] for what in ("wins", "points"))
    figures = [
        dots(words("arena-share"), names, wins, 100, words("arena-percent"), equal, words),
        dots(words("arena-score"), names, points, 1, words("arena-points"), None, words),
    ]
    return Section(words("study-seats"), words("study-seats-intro"), figures, [seats_table(findings, words)])


def things_section(findings: Findings, count: Count, found: Sequence[ThingWorth], words: Words) -> Section:
    """One kind of things, drawn as far as they could be compared."""
    shown = [thing for thing in found if shown_of(count, thing)]
    names = [findings.study.game.study.say_thing(count.name, thing.thing, words) for thing in shown]
    estimates = list(zip(*(shown_of(count, thing) for thing in shown), strict=True))
    keys = ("study-more-wins", "study-more-points") if count.used else ("study-higher-scores",)
    figures = []
    for key, some in zip(keys, estimates, strict=False):
        percent = key == "study-more-wins"
        unit = words("study-percentage-points" if percent else "arena-points")
        figures.append(dots(words(f"{key}-title"), names, some, 100 if percent else 1, unit, 0.0, words))
    heading, table = words(f"count-{count.name}"), things_table(findings, count, found, words)
    return Section(heading, things_intro(count, shown, names, words), figures, [table])


def things_intro(count: Count, shown: Sequence[ThingWorth], names: Sequence[str], words: Words) -> str:
    """One thing spelled out, so that nobody need guess what a row says."""
    if not shown:
        return words("study-too-few", fewest=FEWEST)
    if not shown[0].compared:
        return words("study-by-lot")
    won, others = words.percent(shown[0].compared.won), words.percent(shown[0].compared.others_won)
    return words("study-example", thing=names[0], won=won, others=others)


def dots(
    title: str,
    names: Sequence[str],
    estimates: Sequence[Estimate],
    times: int,
    unit: str,
    expected: float | None,
    words: Words,
) -> str:
    """Estimates as dots with their intervals; a single game has none and is drawn as a bar."""
    low, high = ([getattr(one, end) for one in estimates] for end in ("low", "high"))
    ends = [[times * value for value in values if value is not None] for values in (low, high)]
    whole = len(ends[0]) == len(estimates)
    return plots.bars(
        title,
        names,
        [times * one.mean for one in estimates],
        ends[0] if whole else None,
        ends[1] if whole else None,
        unit,
        expected,
        words.number,
    )


def source_section(findings: Findings, command: str, words: Words) -> Section:
    game, seed = findings.study.game, str(findings.study.seed)
    version = importlib.metadata.version("rookery")
    intro = words("arena-page-source-intro", version=version, game=game.name, rules=str(game.version), seed=seed)
    return Section(words("arena-page-source"), intro, tables=[Table([words("arena-command"), ""], [[command, ""]])])
