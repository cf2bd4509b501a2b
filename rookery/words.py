"""Every word a person reads comes from a message file, in the person's language.

Message files are Fluent (`messages/en.ftl`, `pl.ftl`, `de.ftl`): one set for the house and one in each game's folder.
"""

import difflib
import os
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "pl", "de")
HOUSE = Path(__file__).parent
LONGEST = 900  # letters of a fact in a sentence


class Refusal(Exception):
    """Something from outside cannot be accepted: the key of the sentence that says why, and its facts.

    A key such as `kokopelli:space-unknown` is found in that game's messages."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        return Words("en").refusal(self)


class Words:
    """The messages of one language, with those of a game's folder if one is given."""

    def __init__(self, language: str, folder: Path | None = None) -> None:
        self.language = language
        self._bundle = _bundle(language, folder)

    def __call__(self, key: str, **facts: Any) -> str:
        message = self._bundle.get_message(key)
        facts = {name: shortened(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
        text, errors = self._bundle.format_pattern(message.value, facts)
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors}")
        return str(text)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as people here write it."""
        from babel.numbers import format_decimal

        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return str(format_decimal(value, format=pattern, locale=self.language))

    def percent(self, value: float) -> str:
        return f"{self.number(100 * value, digits=1)} %"

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def refusal(self, refusal: Refusal) -> str:
        """The sentence of a refusal. A fact may be another refusal: the reason, in the same language."""
        facts = dict(refusal.facts)
        for name, fact in facts.items():
            if isinstance(fact, Refusal):
                facts[name] = self.refusal(fact)
        game, _, key = refusal.key.rpartition(":")
        words = Words(self.language, HOUSE / "games" / game) if game else self
        return words(key, **facts)


@cache
def _bundle(language: str, folder: Path | None) -> Any:
    # Loaded on the first word, not with the module: a simulation that says nothing need not wait for it.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for place in (HOUSE, folder):
        if place:
            bundle.add_resource(FluentResource((place / "messages" / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language the machine is set to, if we speak it, else English."""
    for name in ("ROOKERY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def shortened(text: str) -> str:
    """No sentence gets out of hand because somebody gave us a novel; Fluent would refuse it, too."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def closest(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, or `no-guess`: messages choose their wording by it."""
    return next(iter(difflib.get_close_matches(word, list(known), n=1)), "no-guess")
