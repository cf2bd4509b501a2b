"""Reading what somebody gave us: never more than fits, and only text."""

from pathlib import Path

from rookery.words import Refusal


def read_text(path: Path, largest: int) -> str:
    """A text file of at most so many bytes. Not more are read: its size may not be known, or a lie."""
    try:
        with path.open("rb") as file:
            raw = file.read(largest + 1)
    except OSError as error:
        raise Refusal("file-not-read", file=str(path), reason=error.strerror or str(error)) from None
    if len(raw) > largest:
        raise Refusal("file-too-large", file=str(path), megabytes=largest >> 20)
    try:
        return raw.decode()
    except UnicodeDecodeError:
        raise Refusal("file-not-text", file=str(path)) from None
