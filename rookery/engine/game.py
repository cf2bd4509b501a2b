"""The contract: all that the rest of Rookery knows of a game.

A game is a folder with the same files in each:

    box.py       check: what can be in the box, asked before there is a table
    table.py     what is in the box, where things lie, and the record: STATE, N_ACTIONS, MAX_LEGAL
    rules.py     setup, legal, apply: what the rulebook says, in its order
    redeal.py    redeal: what another seat must imagine
    learn.py     features, FEATURES, own_number: what a learner sees, as if its seat were the first
    judge.py     estimate, HABITS: what a position is worth, for bots (and experience-2.npz, if games have taught them)
    moves.py     moves and notes as people read them
    position.py  positions by name: out of a record, and into one
    view.py      what one seat may see
    terminal.py  a seat's view drawn as text
    study.py     what a study counts
    messages/    every word a person reads, in each language

**State.** One record of `STATE` (a NumPy dtype, aligned) holds a match completely; copying its bytes copies the match.
The engine hands `setup` a record of zeros in which only the options and `players` are set; each option is a field of
its name. Fields every game has:

    players   how many play                        score[seat]  points now, final when the game is over
    seat      who decides now                      won[seat]    1 for each winner, once the game is over
    over      1 when the game has ended            noted, notes what the last move did (see below)
    rng       the only source of chance            round        counted from 1, for people

**Moves.** A move is a whole number below `N_ACTIONS` that means the same for ever. A decision with many parts is a
chain of moves, every one of which leads to a legal end. `legal(s, out)` writes the legal moves into `out` (room for
`MAX_LEGAL`) and returns how many: at least one until the game is over, none after; always the same ones in the same
order for the same position. `apply(s, move)` trusts that the move is legal.

**Chance** comes only from the record's generator through `kit.below`. So a match is exactly its options, its seed and
its moves, on every machine and in every mode.

**Notes.** `apply` and `setup` tell with `kit.note` everything that happened: each card drawn, each outcome of chance,
each point and why (the note `points`). Someone who knows the rulebook and reads the notes can follow the match without
knowing our generator.

**Studies.** `study.py` names the things that players of this game ask about, and for each the notes that tell that it
came up and that a seat used it. Over some games each of its counts has something to count.

**Components.** Every number of the box is in `components.toml`, and the table takes it from there, once, as a constant:
`BOX = values(__package__, __file__)`. Who owns the box can say what is in it: then the folder is loaded once more with
those values, under another name. So modules of a folder import each other relatively, and `check_box` refuses a box
that the rules could not be played with, naming the value or the section (`place`) that is wrong.

**Hidden information.** `redeal(s, viewer, seed)` deals anew everything the viewer cannot know, each possibility as
likely as the viewer must think it, and gives chance a new course; the outcome depends on nothing but the seed and what
the viewer knows. `view` gives a seat only what it may know, by naming what may be shown.

**Learning.** `features(s, viewer, row)` writes into a row of zeros what one seat may know of a position, in small whole
numbers, in the order, number and bounds that `FEATURES` states: what the viewer alone knows, what lies on the table,
then for each seat, the viewer first, what lies open of it. `own_number(players, seat, move)` is the number that a move
has when seats are counted from this one. So every seat sees and plays the game as if it were the first, and can learn
from all.

`tests/test_contract.py` holds every game to each of these sentences.
"""

import importlib
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Protocol, cast

import numpy as np

from rookery.engine.components import Box, Component, components, values
from rookery.engine.counts import Count, Thing
from rookery.engine.features import Features
from rookery.engine.options import Option, Pick
from rookery.words import Refusal, Words, closest

SEAT_NAMES = "ABCDE"  # as moves and positions call the seats, in the order of play

Position = dict[str, Any]
Note = dict[str, Any]


def joined(shown: Position, own: Position) -> Position:
    """What lies open, with what somebody knows beyond that; neither of the two is changed."""
    more = {name: shown[name] | part if name in shown else part for name, part in own.items()}
    return shown | more


class Rules(Protocol):
    """rules.py, with the table's names"""

    STATE: np.dtype
    N_ACTIONS: int
    MAX_LEGAL: int


class Moves(Protocol):
    """moves.py: the same words in records, scenarios, the command line and logs"""

    @property
    def FORMS(self) -> Mapping[str, str]:
        """Each verb, and how a move with it is written."""

    @property
    def NOTES(self) -> Sequence[Sequence[str]]:
        """For each kind of note its name and what its numbers are."""

    @property
    def VALUES(self) -> Mapping[str, Sequence[str]]:
        """The words for those numbers that have some."""

    def text(self, s: Any, move: int, /) -> str:
        """A move as people read it."""

    def read(self, text: str, seat: int, /) -> str:
        """What somebody typed, in the form of `text`, legal or not; refused if it is no move of this game at all."""

    def rule(self, s: Any, /) -> str:
        """The number of the rule in force for the decision at hand."""

    def why_not(self, s: Any, text: str, /) -> str:
        """The number of the rule that forbids a move which `read` knows but which is not legal."""


class Positions(Protocol):
    """position.py: positions as nested names, as scenarios write them"""

    @property
    def RESULTS(self) -> Sequence[str]:
        """Names that `describe` tells and nobody can set: they follow from the rest, or arise in play."""

    def describe(self, s: Any, /) -> Position:
        """All of a position."""

    def read(self, written: Any, place: str, /) -> Position:
        """A position or part of one that somebody wrote, as `describe` would; refused if it has unknown names."""

    def arrange(self, s: Any, position: Position, /) -> None:
        """Set a position up in a record where only the options are set."""


class View(Protocol):
    """view.py: by naming what may be shown, never by leaving out what may not"""

    @property
    def HIDDEN(self) -> Sequence[str]:
        """Names of a seat's part of a position that only this seat may see."""

    @property
    def REVEALS(self) -> Sequence[str]:
        """Names of notes that tell something hidden or random: a move with one is not simply taken back. The words for
        it are the message `barrier-` with the note's name."""

    def shown(self, s: Any, /) -> Position:
        """What lies open, for spectators too."""

    def own(self, s: Any, seat: int, /) -> Position:
        """What a seat knows beyond that: further names, and more of its own part."""

    def note_for(self, note: Note, seat: int | None, /) -> Note:
        """What a seat may know of a note."""


class Terminal(Protocol):
    """terminal.py: what a person at a terminal reads"""

    def say_move(self, s: Any, move: int, words: Words, /) -> str: ...
    def say_note(self, note: Note, words: Words, names: Sequence[str], /) -> str: ...
    def say_reason(self, why: str, words: Words, /) -> str: ...
    def say_asked(self, view: Position, words: Words, /) -> str: ...
    def draw(self, view: Position, seat: int | None, words: Words, names: Sequence[str], /) -> Any: ...
    def tell(self, view: Position, seat: int | None, words: Words, names: Sequence[str], /) -> list[str]: ...


class Study(Protocol):
    """study.py: what to count to find out what wins"""

    @property
    def COUNTS(self) -> Sequence[Count]: ...

    def say_thing(self, count: str, thing: Thing, words: Words, /) -> str:
        """The name of a thing of a count."""


class Learn(Protocol):
    """learn.py: what a learner sees and does, as if its seat were the first"""

    @property
    def FEATURES(self) -> Features: ...

    def features(self, s: Any, viewer: int, row: Any, /) -> None:
        """Write what the viewer may know of a position into a row of zeros."""

    def own_number(self, players: int, seat: int, move: int, /) -> int:
        """The number of a move, seats counted from this one."""


@dataclass(frozen=True)
class Game:
    """One game, as its folder's `__init__.py` puts it together."""

    name: str
    version: int  # of the rules: goes up whenever an old record would replay differently
    seats: range  # how many can play
    options: tuple[Option, ...]
    rules: Rules
    compiled: tuple[ModuleType, ...]  # the modules whose functions run natively
    judge: ModuleType  # estimate and HABITS, for bots
    learn: Learn
    check_box: Callable[[Box], None]  # refuses values that do not go together
    moves: Moves
    position: Positions
    view: View

    @cached_property
    def package(self) -> str:
        return str(self.compiled[0].__package__)

    @cached_property
    def folder(self) -> Path:
        return Path(str(self.compiled[0].__file__)).parent

    @property
    def standard_package(self) -> str:
        """The package that is played with what we ship: this one, unless other values were given."""
        return f"{self.package.rpartition('.')[0]}.{self.folder.name}"

    @property
    def is_standard(self) -> bool:
        return self.package == self.standard_package

    @property
    def box(self) -> Box:
        """All values this game is played with."""
        return values(self.package, str(self.compiled[0].__file__))

    @cached_property
    def terminal(self) -> Terminal:
        """Loaded when somebody sits at a terminal: simulation and learning draw nothing."""
        return cast(Terminal, importlib.import_module(f"{self.package}.terminal"))

    @property
    def study(self) -> Study:
        """Loaded when somebody asks what wins."""
        return cast(Study, importlib.import_module(f"{self.package}.study"))

    def function(self, name: str) -> FunctionType:
        """`setup`, `legal`, `apply`, `redeal`, `estimate` or `features`."""
        for module in (*self.compiled, self.judge, self.learn):
            if isinstance(found := getattr(module, name, None), FunctionType):
                return found
        raise AttributeError(f"{self.name} has no {name}")

    def seen(self, s: Any, seat: int | None) -> Position:
        """What a seat may see of a position, or a spectator (None)."""
        return joined(self.view.shown(s), {} if seat is None else self.view.own(s, seat))

    def components(self) -> Sequence[Component]:
        """What we ship, whatever this game is played with."""
        return components(self.folder)

    def check_players(self, players: Any) -> int:
        if isinstance(players, bool) or not isinstance(players, int):
            raise Refusal("players-not-number", players=str(players))
        if players not in self.seats:
            raise Refusal(
                "players-out-of-range", game=self.name, players=str(players), least=self.seats[0], most=self.seats[-1]
            )
        return players

    def check_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options of a match: those given, checked, and the defaults of the others."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise Refusal("option-unknown", game=self.name, option=name, guess=closest(name, known))
        chosen = {name: option.read(given.get(name, option.default)) for name, option in known.items()}
        for pick in self.options:
            if isinstance(pick, Pick):
                pick.check_size(chosen)
        return chosen

    def new_states(self, players: int, options: Mapping[str, Any], count: int = 1) -> np.ndarray:
        """Records in which only the options are set."""
        states = np.zeros(count, self.rules.STATE)
        states["players"] = self.check_players(players)
        checked = self.check_options(options)
        for option in self.options:
            states[option.name] = option.number(checked[option.name])
        return states

    def rule_numbers(self) -> list[str]:
        """The rules, by the numbers that the message files give them: `rule-K1 = ...`."""
        return re.findall(
            r"^rule-(\w+) =", (self.folder / "messages" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE
        )

    def ruling_numbers(self) -> list[str]:
        """The rulings, by the first column of the tables in RULINGS.md."""
        return re.findall(r"^\| ([A-Z]+\d+) \|", (self.folder / "RULINGS.md").read_text(encoding="utf-8"), re.MULTILINE)
