"""Plots as inline SVG, drawn by ourselves: a few shapes are all that a report needs, and a page of them is small, opens
without a network and follows the reader's light or dark (`page.py` has the colours).

Each function gives a figure with its title. All are as wide as a phone and no wider, so that writing stays readable
there; `write(value, digits)` puts numbers as the reader's language does (`words.number`).
"""

import html
import math
from collections.abc import Callable, Iterable, Mapping, Sequence

Write = Callable[[float, int], str]

WIDTH = 440
ROW = 26  # height of a row
TALL_ROW = 46  # of a distribution
LETTER = 6.7  # average width of a letter of 12.5 pixels
COLOURS = 6  # the page has --colour-0 to --colour-5
MOST_STEPS = 60  # of a distribution: more would be thinner than a line


def plain(value: float, digits: int) -> str:
    return f"{value:.{digits}f}"


def bars(
    title: str,
    names: Sequence[str],
    values: Sequence[float],
    low: Sequence[float] | None,
    high: Sequence[float] | None,
    unit: str,
    zero_line: float | None = None,
    write: Write = plain,
) -> str:
    """One row a name: a dot with its interval, or a bar where there is none. A dashed line marks what to expect."""
    room = [value for value in (*values, *(low or [0.0]), *(high or []), zero_line) if value is not None]
    axis = Axis(min(room), max(room), left_of(names), write)
    parts = [axis.drawn(len(names) * ROW, unit)]
    if zero_line is not None:
        parts.append(line(axis.x(zero_line), 0, axis.x(zero_line), len(names) * ROW, "expected"))
    for row, (name, value) in enumerate(zip(names, values, strict=True)):
        middle = (row + 0.5) * ROW
        parts.append(label(name, axis.left - 8, middle))
        if low is not None and high is not None:
            parts.append(line(axis.x(low[row]), middle, axis.x(high[row]), middle, "whisker"))
            parts.append(f'<circle class="dot" cx="{axis.x(value):.1f}" cy="{middle:.1f}" r="5"/>')
        else:
            start, end = sorted((axis.x(0), axis.x(value)))
            parts.append(rectangle(start, middle - 8, end - start, 16, "colour-0"))
    return figure(title, parts, len(names) * ROW + AXIS)


def spread(
    title: str, names: Sequence[str], counters: Sequence[Mapping[int, int]], unit: str, write: Write = plain
) -> str:
    """One row a name: how often each number came up, as a hill on a common axis; a line marks the median."""
    numbers = [number for counter in counters for number in counter] or [0]
    step = max(1, -(-(max(numbers) - min(numbers) + 1) // MOST_STEPS))
    first = min(numbers) // step * step
    axis = Axis(first, max(numbers) + step, left_of(names), write)
    parts = [axis.drawn(len(names) * TALL_ROW, unit)]
    for row, (name, counter) in enumerate(zip(names, counters, strict=True)):
        ground = (row + 1) * TALL_ROW - 2
        parts.append(label(name, axis.left - 8, ground - TALL_ROW / 2 + 4))
        if counter:
            parts.append(hill(counter, first, step, axis, ground))
            middle = axis.x(median(counter) + 0.5)
            parts.append(line(middle, ground - TALL_ROW + 8, middle, ground, "median"))
    return figure(title, parts, len(names) * TALL_ROW + AXIS)


def heat(
    title: str,
    rows: Sequence[str],
    columns: Sequence[str],
    values: Sequence[Sequence[float | None]],
    unit: str,
    middle: float | None = None,
    write: Write = plain,
) -> str:
    """A field for each pair with its number, darker the farther it is from the middle, or else from the least."""
    left, top = left_of(rows), 14 + 0.62 * (left_of(columns) - 8)
    width = min(64.0, (WIDTH - left - 40) / max(1, len(columns)))
    known = [value for line_of in values for value in line_of if value is not None] or [0.0]
    base = min(known) if middle is None else middle
    farthest = max(abs(value - base) for value in known) or 1.0
    digits = 0 if max(map(abs, known)) >= 10 else 1
    parts = []
    for column, name in enumerate(columns):
        x = left + (column + 0.5) * width
        turned = f'transform="rotate(-38 {x:.1f} {top - 6:.1f})"'
        parts.append(f'<text x="{x:.1f}" y="{top - 6:.1f}" {turned}>{words_of(name)}</text>')
    for row, name in enumerate(rows):
        y = top + row * 32
        parts.append(label(name, left - 8, y + 16))
        for column, value in enumerate(values[row]):
            x = left + column * width
            if value is None:
                parts.append(rectangle(x + 1, y + 1, width - 2, 30, "nothing"))
                continue
            depth = abs(value - base) / farthest
            tone = "colour-0" if value >= base else "colour-1"
            parts.append(rectangle(x + 1, y + 1, width - 2, 30, tone, f'fill-opacity="{0.06 + 0.84 * depth:.2f}"'))
            deep = ("deep-0" if value >= base else "deep-1") if depth > 0.75 else ""
            parts.append(centred(write(value, digits), x + width / 2, y + 16, deep))
    parts.append(f'<text class="unit" x="{left:.0f}" y="{top + len(rows) * 32 + 20:.0f}">{text(unit)}</text>')
    return figure(title, parts, top + len(rows) * 32 + 30)


def stacked(
    title: str, names: Sequence[str], parts: Sequence[str], shares: Sequence[Sequence[float]], write: Write = plain
) -> str:
    """One row a name, made of parts; shares are from 0 to 1 and are written in percent where there is room."""
    left = left_of(names)
    full = max([sum(row) for row in shares] + [1e-9])
    drawn, top = legend(parts)
    for row, (name, portions) in enumerate(zip(names, shares, strict=True)):
        y, x = top + row * (ROW + 4), left
        drawn.append(label(name, left - 8, y + ROW / 2))
        for number, portion in enumerate(portions):
            width = (WIDTH - 8 - left) * portion / full
            drawn.append(rectangle(x, y + 2, max(0.0, width - 1.5), ROW - 4, f"colour-{number % COLOURS}"))
            if width > 30:
                written = centred(write(100 * portion, 0), x + width / 2, y + ROW / 2, f"deep-{number % COLOURS}")
                drawn.append(written)
            x += width
    bottom = top + len(names) * (ROW + 4)
    drawn.append(f'<text class="unit" x="{left:.0f}" y="{bottom + 16:.0f}">%</text>')
    return figure(title, drawn, bottom + 24)


# The axis ------------------------------------------------------------------------------------------------------------

AXIS = 42  # height of ticks and unit


class Axis:
    """From numbers to places across the figure, with round numbers as ticks."""

    def __init__(self, least: float, most: float, left: float, write: Write) -> None:
        self.left = left
        self.write = write
        self.step = round_step((most - least) / 5)
        self.least = math.floor(least / self.step + 1e-9) * self.step
        self.most = max(math.ceil(most / self.step - 1e-9) * self.step, self.least + self.step)

    def x(self, value: float) -> float:
        return self.left + (WIDTH - 18 - self.left) * (value - self.least) / (self.most - self.least)

    def drawn(self, height: float, unit: str) -> str:
        digits = max(0, -math.floor(math.log10(self.step) + 1e-9))
        parts = []
        for tick in range(round((self.most - self.least) / self.step) + 1):
            value = self.least + tick * self.step
            parts.append(line(self.x(value), 0, self.x(value), height, "grid"))
            parts.append(centred(self.write(value + 0.0, digits), self.x(value), height + 13, "tick"))
        middle = (self.left + WIDTH - 18) / 2
        return "".join([*parts, centred(unit, middle, height + 32, "unit")])


def round_step(rough: float) -> float:
    """1, 2 or 5 times a power of ten, not below what was asked for."""
    if rough <= 0 or not math.isfinite(rough):
        return 1.0
    power = 10.0 ** math.floor(math.log10(rough))
    return next((step * power for step in (1, 2, 5) if step * power >= rough * (1 - 1e-9)), 10 * power)


# Shapes --------------------------------------------------------------------------------------------------------------


def hill(counter: Mapping[int, int], first: int, step: int, axis: Axis, ground: float) -> str:
    """A distribution as a filled stair; all hills hold the same share of ink, whatever was counted how often."""
    bins: dict[int, int] = {}
    for number, count in counter.items():
        bins[(number - first) // step] = bins.get((number - first) // step, 0) + count
    highest, path = max(bins.values()), [f"M{axis.x(first + min(bins) * step):.1f} {ground:.1f}"]
    for place in range(min(bins), max(bins) + 1):
        height = ground - (TALL_ROW - 10) * bins.get(place, 0) / highest
        path.append(f"V{height:.1f}H{axis.x(first + (place + 1) * step):.1f}")
    return f'<path class="hill" d="{"".join(path)}V{ground:.1f}Z"/>'


def median(counter: Mapping[int, int]) -> int:
    half, seen = sum(counter.values()) / 2, 0
    for number in sorted(counter):
        seen += counter[number]
        if seen >= half:
            return number
    return 0


def legend(parts: Sequence[str]) -> tuple[list[str], float]:
    """A box of its colour before each part's name, in as many lines as it takes; and where the plot begins below."""
    drawn, x, y = [], 4.0, 4.0
    for number, part in enumerate(parts):
        width = 26 + LETTER * len(shortened(part))
        if x > 4 and x + width > WIDTH:
            x, y = 4.0, y + 22
        drawn.append(rectangle(x, y, 13, 13, f"colour-{number % COLOURS}"))
        drawn.append(f'<text x="{x + 18:.1f}" y="{y + 7:.1f}">{words_of(part)}</text>')
        x += width + 10
    return drawn, y + 26


def figure(title: str, parts: Iterable[str], height: float) -> str:
    # The names of rows and columns are in the title of the whole for those who listen; the numbers are in its table.
    drawing = f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{text(title)}">{"".join(parts)}</svg>'
    return f"<figure><figcaption>{text(title)}</figcaption>{drawing}</figure>"


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def rectangle(x: float, y: float, width: float, height: float, kind: str, more: str = "") -> str:
    return f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="2" {more}/>'


def centred(written: str, x: float, y: float, kind: str = "") -> str:
    return f'<text class="middle {kind}" x="{x:.1f}" y="{y:.1f}">{text(written)}</text>'


def label(name: str, x: float, y: float) -> str:
    """A name that ends at x."""
    return f'<text class="end" x="{x:.1f}" y="{y:.1f}">{words_of(name)}</text>'


def left_of(names: Sequence[str]) -> float:
    """How much room the names of rows need."""
    return 14 + LETTER * max((len(shortened(name)) for name in names), default=0)


def shortened(name: str, most: int = 24) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def words_of(name: str) -> str:
    """A name as far as there is room for it, and whole for a pointer that rests on it."""
    return text(name) if shortened(name) == name else f"{text(shortened(name))}<title>{text(name)}</title>"


def text(written: str) -> str:
    """Anything at all as text of the page: names of bots come from outside."""
    return html.escape("".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in written))
