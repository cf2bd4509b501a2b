"""Where a page with plots goes: what `arena` and `study` share."""

import tempfile
from pathlib import Path

from rookery.words import Refusal


def report_file(folder: str | None, name: str) -> Path | None:
    """The page's file, if one was asked for; refused before anything is played if nothing can be written there."""
    if folder is None:
        return None
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        raise Refusal("file-not-written", file=folder, reason=error.strerror or str(error)) from None
    return Path(folder) / f"{name}.html"


def write_report(file: Path, page: str) -> None:
    try:
        file.write_text(page, encoding="utf-8")
    except OSError as error:
        raise Refusal("file-not-written", file=str(file), reason=error.strerror or str(error)) from None
