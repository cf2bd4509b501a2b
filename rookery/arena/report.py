"""The page of a tournament: who is better and how sure that is, drawn, and in tables."""

import importlib.metadata
from collections.abc import Iterable

from rookery.arena import plots
from rookery.arena.intervals import Estimate
from rookery.arena.page import Section, Table, page
from rookery.arena.standings import START, Standings
from rookery.arena.tournament import Tournament
from rookery.engine.game import SEAT_NAMES
from rookery.words import Words


def report(tournament: Tournament, found: Standings, command: str, words: Words) -> str:
    """The whole page; `command` is what gives the same again."""
    title = words("arena-page-title", game=tournament.game.name, players=tournament.players)
    parts = (strength, points, pairs, seats, length)
    about = source(tournament, command, words)
    sections = [part(tournament, found, words) for part in parts]
    intro = words("arena-page-intro", games=found.games, bots=len(found.bots), deals=found.deals)
    return page(title, words, [Section("", intro), *sections, about])


def strength(tournament: Tournament, found: Standings, words: Words) -> Section:
    bots = sorted(found.bots, key=lambda bot: -bot.rating)
    names, shares = [bot.name for bot in bots], [bot.share_of_wins for bot in bots]
    wins = plots.bars(
        words("arena-share"),
        names,
        [100 * share.mean for share in shares],
        *ends(shares, 100),
        words("arena-percent"),
        100 / tournament.players,
        words.number,
    )
    rated = [bot.rating_interval for bot in bots]
    low, high = [one[0] for one in rated], [one[1] for one in rated]
    title = words("arena-rating")
    ratings = plots.bars(title, names, [bot.rating for bot in bots], low, high, title, START, words.number)
    header = [
        words(f"arena-{column}") for column in ("bot", "games", "share", "interval", "rating", "interval", "speed")
    ]
    rows = [
        [
            bot.name,
            words.number(bot.games),
            words.percent(bot.share_of_wins.mean),
            interval(bot.share_of_wins, words, 1, 100),
            words.number(bot.rating, digits=1),
            interval(Estimate(bot.rating, *bot.rating_interval), words, 1),
            words.number(1000 * bot.seconds_per_move, digits=1),
        ]
        for bot in bots
    ]
    intro = words("arena-page-strength-intro", start=START)
    return Section(words("arena-page-strength"), intro, [wins, ratings], [Table(header, rows)])


def points(tournament: Tournament, found: Standings, words: Words) -> Section:
    names, scores, unit = [bot.name for bot in found.bots], [bot.score for bot in found.bots], words("arena-points")
    hills = plots.spread(words("arena-scores"), names, [bot.scores for bot in found.bots], unit, words.number)
    means = plots.bars(
        words("arena-score"), names, [score.mean for score in scores], *ends(scores, 1), unit, write=words.number
    )
    header = [words(f"arena-{column}") for column in ("bot", "mean", "interval", "median")]
    rows = [
        [
            bot.name,
            words.number(bot.score.mean, digits=2),
            interval(bot.score, words, 2),
            words.number(plots.median(bot.scores)),
        ]
        for bot in found.bots
    ]
    return Section(words("arena-page-points"), words("arena-page-points-intro"), [hills, means], [Table(header, rows)])


def pairs(tournament: Tournament, found: Standings, words: Words) -> Section:
    names = [bot.name for bot in found.bots]
    values = [[None if value is None else 100 * value for value in row] for row in found.head_to_head]
    map_of = plots.heat(words("arena-pairs"), names, names, values, words("arena-percent-ahead"), 50.0, words.number)
    rows = [[name, *percents(row, words)] for name, row in zip(names, found.head_to_head, strict=True)]
    table = Table([words("arena-bot"), *names], rows)
    return Section(words("arena-page-pairs"), words("arena-page-pairs-intro"), [map_of], [table])


def seats(tournament: Tournament, found: Standings, words: Words) -> Section:
    names = [words("arena-seat", seat=name) for name in SEAT_NAMES[: tournament.players]]
    rows = [(bot.name, bot.wins_by_seat) for bot in found.bots] + [(words("arena-all"), [*found.wins_by_seat])]
    parts = []
    for _, by_seat in rows:
        all_wins = sum(share or 0.0 for share in by_seat)
        parts.append([(share or 0.0) / all_wins if all_wins else 0.0 for share in by_seat])
    drawn = plots.stacked(words("arena-wins-by-seat"), [name for name, _ in rows], names, parts, words.number)
    table = Table([words("arena-bot"), *names], [[name, *percents(shares, words)] for name, shares in rows])
    return Section(words("arena-page-seats"), words("arena-page-seats-intro"), [drawn], [table])


def length(tournament: Tournament, found: Standings, words: Words) -> Section:
    title = words("arena-lengths")
    hill = plots.spread(title, [tournament.game.name], [found.lengths], words("arena-moves"), words.number)
    mean, median = words.number(found.moves_per_game or 0.0, digits=1), words.number(plots.median(found.lengths))
    table = Table([title, words("arena-mean"), words("arena-median")], [[words("arena-moves"), mean, median]])
    return Section(words("arena-page-length"), words("arena-page-length-intro"), [hill], [table])


def source(tournament: Tournament, command: str, words: Words) -> Section:
    intro = words(
        "arena-page-source-intro",
        version=importlib.metadata.version("rookery"),
        game=tournament.game.name,
        rules=str(tournament.game.version),
        seed=str(tournament.seed),
    )
    options = ", ".join(f"{name}={written(value)}" for name, value in tournament.options.items())
    told = f"{words('arena-command')}: {command}\n\n{words('arena-options')}: {options}"
    return Section(words("arena-page-source"), f"{intro}\n\n{told}")


# Cells ---------------------------------------------------------------------------------------------------------------


def ends(estimates: list[Estimate], times: float) -> tuple[list[float], list[float]]:
    """The lower and upper ends of intervals; where there is none, the estimate itself."""
    low = [times * (one.mean if one.low is None else one.low) for one in estimates]
    return low, [times * (one.mean if one.high is None else one.high) for one in estimates]


def interval(estimate: Estimate, words: Words, digits: int, times: float = 1.0) -> str:
    if estimate.low is None or estimate.high is None:
        return "–"
    return f"{words.number(times * estimate.low, digits)} – {words.number(times * estimate.high, digits)}"


def written(value: object) -> str:
    """The value of an option as `--option` takes it."""
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


def percents(shares: Iterable[float | None], words: Words) -> list[str]:
    return ["–" if share is None else words.percent(share) for share in shares]
