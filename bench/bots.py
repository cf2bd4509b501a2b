"""How good the bots are: plays the tournaments below and writes their tables into docs/bots.md.

    .venv/bin/python bench/bots.py --jobs 16 [--only kokopelli-levels ...] [--results bench/results]

Every game is kept in the results folder, so it can be stopped and run again; with nothing left to play it only writes.
"""

import argparse
from dataclasses import dataclass
from pathlib import Path

from rookery.arena import results
from rookery.arena.report import interval, percents
from rookery.arena.standings import standings
from rookery.arena.tournament import Tournament
from rookery.cli.arena import play_on
from rookery.games import GAMES, find
from rookery.words import Words

# Lines, not seconds, so that every machine plays the same games. `hard` has a second, enough for more.
STRONG = "search:20000"
BUDGETS = (100, 1000)  # each against four times as much
SEED = 1
DOCS = Path(__file__).parents[1] / "docs" / "bots.md"
BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"


@dataclass(frozen=True)
class Entry:
    name: str
    game: str
    players: int
    bots: tuple[str, ...]
    games: int


def entries() -> list[Entry]:
    found = []
    for game in GAMES:
        for players in find(game).seats:
            found.append(Entry(f"{game}-greedy-random-{players}p", game, players, ("greedy", "random"), 400))
        found += [
            Entry(f"{game}-strong-greedy-2p", game, 2, (STRONG, "greedy"), 120),
            Entry(f"{game}-strong-greedies-4p", game, 4, (STRONG, "greedy"), 100),
            Entry(f"{game}-levels-3p", game, 3, ("easy", "medium", "search:4000"), 60),
        ]
        for lines in BUDGETS:
            bots, games = (f"search:{4 * lines}", f"search:{lines}"), 1000 if lines == 100 else 240  # as time allows
            found.append(Entry(f"{game}-budget-{lines}-2p", game, 2, bots, games))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", nargs="+", metavar="NAME", choices=[entry.name for entry in entries()])
    parser.add_argument("--results", type=Path, default=Path(__file__).parent / "results")
    chosen = parser.parse_args()
    chosen.results.mkdir(parents=True, exist_ok=True)
    words = Words("en")
    for entry in entries():
        if chosen.only is None or entry.name in chosen.only:
            print(entry.name, flush=True)
            if not play(entry, chosen.results, chosen.jobs, words):
                break  # Ctrl-C: write what there is
    write(chosen.results, words)


def tournament_of(entry: Entry) -> Tournament:
    game = find(entry.game)
    return Tournament(game, entry.players, game.check_options({}), entry.bots, SEED)


def play(entry: Entry, folder: Path, jobs: int, words: Words) -> bool:
    tournament = tournament_of(entry)
    with results.kept(tournament, folder / f"{entry.name}.jsonl") as kept:
        return play_on(tournament, kept, tournament.deals(entry.games), jobs, None, words)


def write(folder: Path, words: Words) -> None:
    """The tables of all tournaments that have results, in place of those that were there."""
    tables = [table(entry, folder / f"{entry.name}.jsonl", words) for entry in entries()]
    measured = "\n\n".join(["", *(one for one in tables if one), ""])
    before, _, rest = DOCS.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    DOCS.write_text(before + BEGIN + measured + END + after, encoding="utf-8")


def table(entry: Entry, path: Path, words: Words) -> str:
    if not path.exists():
        return ""
    tournament = tournament_of(entry)
    games = results.load(tournament, path).whole_blocks(tournament, tournament.deals(entry.games))
    if not games:
        return ""
    found = standings(tournament, games)
    about = {"games": found.games, "deals": found.deals, "players": entry.players}
    title = words("arena-title", game=entry.game, seed=str(SEED), **about)
    columns = ("bot", "share", "interval", "score", "interval", "rating", "speed")
    lines = [f"**{title}**", "", "| " + " | ".join(words(f"arena-{column}") for column in columns) + " |"]
    lines.append("| --- |" + " ---: |" * (len(columns) - 1))
    for bot in sorted(found.bots, key=lambda bot: -bot.rating):
        cells = [
            f"`{bot.name}`",
            *percents([bot.share_of_wins.mean], words),
            interval(bot.share_of_wins, words, 1, 100),
            words.number(bot.score.mean, 1),
            interval(bot.score, words, 1),
            words.number(bot.rating, 1),
            words.number(1000 * bot.seconds_per_move, 1),
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
