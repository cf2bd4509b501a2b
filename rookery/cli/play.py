"""`rookery play`: a match in the terminal, against bots or with friends at one keyboard."""

import argparse
import os
import tempfile
import time
import unicodedata
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.table import Table

from rookery.bots import LEVELS, Bot, bot_of, choose, consider
from rookery.cli.parser import Parser, add_game, add_match, game_of, options_of, players_of, seed_of, whole
from rookery.engine import record
from rookery.engine.game import SEAT_NAMES
from rookery.engine.match import Match, points_by_reason
from rookery.engine.runner import serving
from rookery.games import find
from rookery.words import Refusal, Words

COMMANDS = ("undo", "hint", "help", "save", "quit")
ADVISER = "search:1s"  # who gives hints
HINTS = 3  # moves that a hint names
PAUSE = 0.6  # seconds at least between the turns of bots, so that a person can follow


def arguments(parser: Parser) -> None:
    add_game(parser)
    add_match(parser)
    parser.add("--humans", metavar="N", default=None)
    parser.add("--names", metavar="A,B,...", default=None)
    parser.add("--bot", metavar="BOT", default="medium")
    parser.add("--resume", metavar="FILE", default=None)
    parser.add("--plain", action="store_true")


def run(chosen: argparse.Namespace, words: Words) -> int:
    bot = bot_of(chosen.bot)
    saved = record.read(Path(chosen.resume), find) if chosen.resume else None
    game = saved.game if saved else game_of(chosen)
    players = saved.players if saved else players_of(chosen, game, default=2)
    humans = 1 if chosen.humans is None else whole("--humans", chosen.humans, most=players)
    runner = serving(game)
    if saved:
        *_, match = record.replay(saved, runner)
    else:
        match = Match.deal(game, players, options_of(chosen, game), seed_of(chosen), runner)
    names = saved.names if saved else names_of(chosen, players, humans, words)
    evening = Evening(match, names, humans, bot, Words(words.language, game.folder), chosen.plain)
    if not game.is_standard:
        evening.say(words("components-other", file=chosen.resume or chosen.components))
    evening.play()
    return 0


def names_of(chosen: argparse.Namespace, players: int, humans: int, words: Words) -> list[str]:
    given = [name.strip() for name in chosen.names.split(",")] if chosen.names else []
    bot = f"level-{chosen.bot}" if chosen.bot in LEVELS else "play-bot"
    others = [words("play-human" if seat < humans else bot, seat=SEAT_NAMES[seat]) for seat in range(players)]
    return [*given, *others[len(given) :]][:players]


def plain_letters(text: str) -> str:
    """Small letters without marks, for those whose keyboard has none: "żółw" and "zolw" are the same."""
    letters = unicodedata.normalize("NFKD", text.casefold()).replace("ł", "l")
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


class Evening:
    """One match at one keyboard. The first seats are people, the others bots."""

    def __init__(self, match: Match, names: list[str], humans: int, bot: Bot, words: Words, plain: bool) -> None:
        self.match, self.names, self.humans, self.bot, self.words = match, names, humans, bot, words
        self.terminal = match.game.terminal
        self.console = Console(highlight=False, markup=False, no_color=plain or None)
        self.plain = plain
        self.shown: list[int] | None = None  # the moves played when the table was last on the screen
        self.shown_to: int | None = None  # and whose hand was
        self.kept = len(match.moves)  # how many moves the last saved file has

    # The course of the evening

    def play(self) -> None:
        self.say(self.words("play-welcome", seed=str(self.match.seed)))
        try:
            while self.take_step():
                pass
        except (EOFError, KeyboardInterrupt):
            self.say("")
        self.keep()

    def take_step(self) -> bool:
        """One move of a bot, or one line from a person; whether the evening goes on."""
        if not self.match.over and self.match.seat >= self.humans:
            self.let_bot_move()
            return True
        legal = self.match.legal()
        phrases = [self.terminal.say_move(self.match.state, move, self.words) for move in legal]
        self.show_what_is_new(phrases)
        if self.match.over and not self.humans:
            return False
        prompt = self.words("play-over-prompt") if self.match.over else self.names[self.match.seat]
        typed = self.console.input(f"{prompt}> ", markup=False).strip()
        try:
            return self.obey(typed, legal, phrases)
        except Refusal as refusal:
            self.say(self.words.refusal(refusal))
            if "rule" in refusal.facts:
                self.say(self.rule(refusal.facts["rule"]))
            return True

    def show_what_is_new(self, phrases: list[str]) -> None:
        """The table and the moves, or the result; not again after a line that changed nothing."""
        if self.shown == self.match.moves:
            return
        if self.match.over:
            self.show_result()
        else:
            self.draw_curtain(self.match.seat)
            self.show_table(self.match.seat)
            self.show_moves(phrases)
        self.shown = list(self.match.moves)

    def obey(self, typed: str, legal: list[int], phrases: list[str]) -> bool:
        word, _, rest = typed.partition(" ")
        command = self.command(word.lower())
        if command == "quit":
            return False
        if command:
            {"undo": self.undo, "hint": self.hint, "help": self.help, "save": self.save}[command](rest.strip())
        elif typed:
            self.match.apply(self.find_move(typed, legal, phrases))
            self.tell_notes()
        return True

    def command(self, word: str) -> str | None:
        """The command that a word means, in English or in the reader's language."""
        own = {name: plain_letters(self.words(f"play-command-{name}")) for name in COMMANDS}
        return next((name for name in COMMANDS if plain_letters(word) in (name, own[name])), None)

    def let_bot_move(self) -> None:
        seat, began = self.match.seat, time.perf_counter()
        self.match.apply(choose(self.bot, self.match, self.match.seed or 0))
        self.tell_notes()
        if self.humans and self.match.seat != seat:
            time.sleep(max(0.0, PAUSE - (time.perf_counter() - began)))

    # What people type

    def find_move(self, typed: str, legal: list[int], phrases: list[str]) -> int:
        """A move by its number, or by any words of it that no other move has."""
        if typed.isdecimal() and legal:
            if not 1 <= int(typed[:9]) <= len(legal):
                raise Refusal("play-no-such-number", number=typed, most=len(legal))
            return legal[int(typed) - 1]
        texts = [self.match.text(move) for move in legal]
        if typed.lower() in texts:
            return legal[texts.index(typed.lower())]
        wanted = plain_letters(typed).split()
        whole_moves = [plain_letters(f"{text} {phrase}") for text, phrase in zip(texts, phrases, strict=True)]
        found = [at for at, move in enumerate(whole_moves) if all(word in move for word in wanted)]
        if len(found) > 1:
            raise Refusal("play-several", typed=typed, moves="; ".join(phrases[at] for at in found[:5]))
        return legal[found[0]] if found else self.match.find(typed)

    def undo(self, rest: str) -> None:
        """Back to the last decision of a person, or several of them."""
        decisions = self.decisions_of_people()
        steps = whole(self.words("play-command-undo"), rest, least=1, most=9999) if rest else 1
        if steps > len(decisions):
            raise Refusal("play-nothing-to-undo", steps=steps, most=len(decisions))
        self.match.undo(decisions[-steps])
        self.say(self.words("play-undone", moves=len(self.match.moves)))

    def decisions_of_people(self) -> list[int]:
        """The numbers of the moves that people made."""
        again = Match(self.match.game, self.match.start, self.match.runner)
        found = []
        for number, move in enumerate(self.match.moves):
            if again.seat < self.humans:
                found.append(number)
            again.apply(move)
        return found

    def hint(self, rest: str) -> None:
        """What a strong bot would do here, knowing no more than the person who asks."""
        if self.match.over:
            raise Refusal("match-over", move=self.words("play-command-hint"))
        for thought in consider(bot_of(ADVISER), self.match, self.match.seed or 0)[:HINTS]:
            move = self.terminal.say_move(self.match.state, thought.move, self.words)
            if thought.outlook is None or thought.lead is None:
                self.say(self.words("play-hint-only", move=move))
            else:
                outlook, lead = self.words.percent(thought.outlook), self.words.number(abs(thought.lead), digits=1)
                side = "behind" if thought.lead < 0 else "ahead"
                self.say(self.words("play-hint", move=move, outlook=outlook, lead=lead, side=side, tried=thought.tried))

    def help(self, rest: str) -> None:
        """The rule in force, one by its number, or those that speak of something."""
        numbers = self.match.game.rule_numbers()
        wanted = rest.lower() or self.match.game.moves.rule(self.match.state).lower()
        found = [n for n in numbers if n.lower() == wanted] or [n for n in numbers if wanted in self.rule(n).lower()]
        if not found:
            raise Refusal("play-no-rule", wanted=rest, first=numbers[0], last=numbers[-1])
        self.say(*(self.rule(number) for number in found))
        if not rest:
            self.say(self.words("play-help", first=numbers[0], last=numbers[-1]))

    def rule(self, number: str) -> str:
        return f"{number}. {self.words(f'rule-{number}')}"

    def save(self, rest: str) -> None:
        path = Path(rest or f"{self.match.game.name}-{self.match.seed}-{len(self.match.moves)}.json")
        record.write(path, record.to_text(self.match, self.names))
        self.kept = len(self.match.moves)
        self.say(self.words("play-saved", file=str(path)))

    def keep(self) -> None:
        """Nothing that was played is lost: what was not saved goes to a place of our own."""
        if len(self.match.moves) == self.kept:
            return
        folder = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "rookery"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            folder = Path(tempfile.mkdtemp(prefix="rookery-"))
        path = folder / f"{self.match.game.name}-{time.strftime('%Y%m%d-%H%M%S')}-{self.match.seed}.json"
        record.write(path, record.to_text(self.match, self.names))
        self.say(self.words("play-kept" if self.match.over else "play-kept-unfinished", file=str(path)))

    # What people see

    def say(self, *lines: str) -> None:
        for line in lines:
            self.console.print(line)

    def draw_curtain(self, seat: int) -> None:
        """With several people at one keyboard nobody sees another's hand."""
        if self.humans > 1 and self.shown_to != seat:
            if self.shown_to is not None:
                self.console.clear()
            self.console.input(self.words("play-curtain", player=self.names[seat]), markup=False)
        self.shown_to = seat

    def show_table(self, seat: int) -> None:
        view = self.match.game.seen(self.match.state, seat)
        if self.plain:
            self.say(*self.terminal.tell(view, seat, self.words, self.names))
        else:
            self.console.print(self.terminal.draw(view, seat, self.words, self.names))
        self.say(self.terminal.say_asked(view, self.words))

    def show_moves(self, phrases: list[str]) -> None:
        entries = [f"{number} {phrase}" for number, phrase in enumerate(phrases, start=1)]
        if self.plain:
            self.say(*entries)
        else:
            self.console.print(Columns(entries, padding=(0, 3), column_first=True))

    def tell_notes(self) -> None:
        """What the last move did, as far as the people here may know it; what repeats is said once with its number."""
        viewer = 0 if self.humans == 1 else None
        lines: list[list[str | int]] = []
        for note in self.match.notes():
            line = self.terminal.say_note(self.match.game.view.note_for(note, viewer), self.words, self.names)
            if lines and lines[-1][0] == line:
                lines[-1][1] = int(lines[-1][1]) + 1
            else:
                lines.append([line, 1])
        self.say(*(f"  {line}" + (f" ×{times}" if times != 1 else "") for line, times in lines))

    def show_result(self) -> None:
        """Who won, and where everybody's points came from."""
        table = Table(title=self.words("play-result"), title_justify="left")
        table.add_column("")
        for seat, name in enumerate(self.names):
            table.add_column(name + (" ★" if seat in self.match.winners else ""), justify="right")
        sources = points_by_reason(self.match)
        for reason in dict.fromkeys(reason for seat in sources for reason in seat):
            table.add_row(self.terminal.say_reason(reason, self.words), *(str(seat[reason]) for seat in sources))
        table.add_section()
        table.add_row(self.words("play-total"), *map(str, self.match.scores))
        self.console.print(table)
        winners = [self.names[seat] for seat in self.match.winners]
        self.say(self.words("play-winners", count=len(winners), winners=", ".join(winners)))
