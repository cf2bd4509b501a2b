"""The frame of a report: one page that needs nothing but itself, light or dark as the reader likes it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rookery.arena.plots import text
from rookery.words import Words


@dataclass(frozen=True)
class Table:
    """Cells are written as they are; all but the first of a row stand to the right, as numbers do."""

    header: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Section:
    """What was found out: in words, drawn, and as tables, which those who cannot see a drawing need."""

    heading: str  # empty right below the title
    intro: str  # paragraphs, with an empty line between two
    figures: Sequence[str] = field(default_factory=tuple)  # from plots.py
    tables: Sequence[Table] = field(default_factory=tuple)


def page(title: str, words: Words, sections: Sequence[Section]) -> str:
    """The whole page. It is XML as well as HTML, so that anything can read it."""
    body = "\n".join(_section(section, words) for section in sections)
    return (
        f'<!DOCTYPE html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        '<meta name="color-scheme" content="light dark"/>\n'
        f"<title>{text(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{text(title)}</h1>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _section(section: Section, words: Words) -> str:
    parts = [f"<h2>{text(section.heading)}</h2>"] if section.heading else []
    parts += [f"<p>{text(paragraph)}</p>" for paragraph in section.intro.split("\n\n") if paragraph]
    if section.figures:
        parts.append(f'<div class="figures">{"".join(section.figures)}</div>')
    for table in section.tables:
        drawn = _table(table)
        # Beside a drawing the table waits to be asked for.
        summary = f"<summary>{text(words('page-as-table'))}</summary>"
        parts.append(f"<details>{summary}{drawn}</details>" if section.figures else drawn)
    return "\n".join(["<section>", *parts, "</section>"])


def _table(table: Table) -> str:
    header = "".join(f'<th scope="col">{text(cell)}</th>' for cell in table.header)
    rows = "".join(
        f'<tr><th scope="row">{text(first)}</th>{"".join(f"<td>{text(cell)}</td>" for cell in rest)}</tr>'
        for first, *rest in table.rows
    )
    # tabindex: a wide table is moved sideways with the keys, too.
    return f'<div class="wide" tabindex="0"><table><thead><tr>{header}</tr></thead><tbody>{rows}</tbody></table></div>'


# The colours of Okabe and Ito can be told apart by everybody; in the dark the blue is lighter and the black is white.
STYLE = """
:root { --paper: #fbfaf7; --card: #fff; --ink: #1d1f21; --faint: #5c6066; --line: #e2e0da;
  --colour-0: #0072b2; --colour-1: #e69f00; --colour-2: #009e73; --colour-3: #cc79a7; --colour-4: #56b4e9;
  --colour-5: #d55e00; --deep-0: #fff; }
@media (prefers-color-scheme: dark) { :root { --paper: #16181a; --card: #1f2225; --ink: #eceae4; --faint: #a4a8ad;
  --line: #363a3e; --colour-0: #4aa3dc; --colour-4: #a5d8f7; --deep-0: #0b0c0d; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: .5rem 0 1rem; text-wrap: balance; }
h2 { font-size: 1.2rem; margin: 2.6rem 0 .3rem; }
p { max-width: 44rem; margin: .5rem 0; overflow-wrap: anywhere; }
.figures { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 25rem), 1fr)); gap: 1rem;
  margin: 1rem 0; align-items: start; }
figure { margin: 0; padding: .9rem .9rem .6rem; background: var(--card); border: 1px solid var(--line);
  border-radius: .6rem; }
figcaption { font-weight: 600; margin-bottom: .6rem; }
svg { display: block; width: 100%; max-width: 34rem; height: auto; overflow: visible; }
svg text { font-size: 12.5px; fill: var(--ink); dominant-baseline: central; }
svg .end { text-anchor: end; } svg .middle { text-anchor: middle; }
svg .tick, svg .unit { fill: var(--faint); }
svg .grid { stroke: var(--line); }
svg .expected { stroke: var(--faint); stroke-dasharray: 4 3; }
svg .whisker { stroke: var(--colour-0); stroke-width: 2.5; stroke-linecap: round; opacity: .6; }
svg .median { stroke: var(--ink); stroke-width: 1.5; }
svg .dot, svg .colour-0 { fill: var(--colour-0); }
svg .colour-1 { fill: var(--colour-1); } svg .colour-2 { fill: var(--colour-2); }
svg .colour-3 { fill: var(--colour-3); } svg .colour-4 { fill: var(--colour-4); }
svg .colour-5 { fill: var(--colour-5); }
svg .hill { fill: var(--colour-0); fill-opacity: .45; stroke: var(--colour-0); }
svg .nothing { fill: var(--line); fill-opacity: .5; }
svg .deep-0 { fill: var(--deep-0); }
svg .deep-1, svg .deep-2, svg .deep-3, svg .deep-4, svg .deep-5 { fill: #0b0c0d; }
details { margin: .6rem 0; } summary { cursor: pointer; color: var(--faint); }
.wide { overflow-x: auto; margin: .6rem 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .94rem; }
th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child { text-align: left; padding-left: 0; } thead th { color: var(--faint); font-weight: 600; }
tbody th { font-weight: 500; }
"""
