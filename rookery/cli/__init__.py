"""The command line. Whatever is wrong with what somebody gave is said in one sentence, with exit code 2."""

import io
import os
import sys
from collections.abc import Sequence

from rookery.cli import arena, bench, check, games, play, replay, serve, simulate, study, verify
from rookery.cli.parser import Parser
from rookery.words import LANGUAGES, Refusal, Words, closest, language_of

COMMANDS = {
    "serve": serve,
    "play": play,
    "simulate": simulate,
    "arena": arena,
    "study": study,
    "replay": replay,
    "verify": verify,
    "check": check,
    "bench": bench,
    "games": games,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that knows no ● still shows the rest
    words = Words(language_of())
    try:
        words = Words(take_language(given) or words.language)
        return run(given, words)
    except Refusal as refusal:
        print(f"rookery: {words.refusal(refusal)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"\nrookery: {words('command-stopped')}", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone: nothing more to say, not even when Python closes it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141


def run(given: list[str], words: Words) -> int:
    if not given or given[0] in ("-h", "--help"):
        print(overview(words))
        return 0
    name, *rest = given
    if name not in COMMANDS:
        raise Refusal("command-unknown", command=name, commands=", ".join(COMMANDS), guess=closest(name, COMMANDS))
    parser = Parser(f"rookery {name}", words(f"command-{name}"), words)
    COMMANDS[name].arguments(parser)
    chosen = parser.read(rest)
    return COMMANDS[name].run(chosen, words) if chosen else 0


def overview(words: Words) -> str:
    lines = [words("command-overview"), "", f"{words('help-usage')} rookery COMMAND ...", ""]
    lines += [f"  {name:<10}{words(f'command-{name}')}" for name in COMMANDS]
    return "\n".join([*lines, "", words("command-more"), words("command-language", languages=", ".join(LANGUAGES))])


def take_language(given: list[str]) -> str | None:
    """`--lang xx` may stand anywhere."""
    for at, word in enumerate(given):
        if word == "--lang" or word.startswith("--lang="):
            _, equals, language = word.partition("=")
            language = language if equals else next(iter(given[at + 1 : at + 2]), "")
            if language not in LANGUAGES:
                raise Refusal("language-unknown", language=language, languages=", ".join(LANGUAGES))
            del given[at : at + (1 if equals else 2)]
            return language
    return None
