"""Bots by name: `random`, `greedy`, `search:2000`, `search:1s`, `search:2000,trees=2`, or a level for people."""

import math

from rookery.bots.bots import Bot, Greedy, Random, Search
from rookery.engine.think import HABITS
from rookery.words import Refusal, closest

# For people. What they are called at the table is in the messages (`level-easy`).
LEVELS: dict[str, Bot] = {
    "easy": Greedy("easy", worlds=1, overlooks=30),
    "medium": Search("medium", lines=300),
    "hard": Search("hard", seconds=1.0, unhurried_from=8),
}
FIXED: dict[str, Bot] = {"random": Random(), "greedy": Greedy(), **LEVELS}
BOTS = (*FIXED, "search")
MOST_LINES = 10_000_000
MOST_SECONDS = 3600.0
MOST_TREES = 256


def bot_of(name: str) -> Bot:
    """The bot that a name means."""
    kind, colon, rest = name.partition(":")
    if kind == "search":
        return _search(name, *rest.split(","))
    if kind not in FIXED:
        raise Refusal("bot-unknown", bot=name, bots=", ".join(BOTS), guess=closest(kind, BOTS))
    if colon:
        raise Refusal("bot-without-budget", bot=kind)
    return FIXED[kind]


def _search(name: str, budget: str, *settings: str) -> Search:
    lines, seconds = 0, 0.0
    if budget.endswith("s"):
        seconds = _number(name, "seconds", budget[:-1], 0.001, MOST_SECONDS)
    else:
        lines = int(_number(name, "lines", budget, 1, MOST_LINES, whole=True))
    habits: dict[str, float] = {}
    trees = 1
    for setting in settings:
        habit, _, value = setting.partition("=")
        if habit == "trees":
            trees = int(_number(name, habit, value, 1, MOST_TREES, whole=True))
        elif habit in (HABITS.names or ()):
            habits[habit] = _number(name, habit, value, 0, 1_000_000, whole=HABITS[habit].kind == "i")
        else:
            known = ("trees", *(HABITS.names or ()))
            raise Refusal(
                "bot-setting-unknown", bot=name, setting=habit, settings=", ".join(known), guess=closest(habit, known)
            )
    return Search(name, lines, seconds, trees, habits=habits)


def _number(bot: str, what: str, text: str, least: float, most: float, whole: bool = False) -> float:
    try:
        number = float(int(text) if whole else float(text)) if text.isascii() and len(text) <= 20 else math.nan
    except ValueError:
        number = math.nan
    if not least <= number <= most:
        raise Refusal("bot-bad-number", bot=bot, what=what, value=text, least=f"{least:g}", most=f"{most:.0f}")
    return number
