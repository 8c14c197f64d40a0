"""The page that a report is put into: its looks, and its small parts."""

import math
import re
from collections.abc import Sequence
from html import escape

from safehouse.arena.statistics import Estimate

STYLE = """
:root { color-scheme: light; --ink: #1d2733; --faint: #56616d; --line: #dde3e9; --back: #f4f6f8;
  --up: #00588a; --down: #a34200; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--ink);
  font: 15px/1.5 system-ui, "Segoe UI", Roboto, sans-serif; }
main { max-width: 1180px; margin: 0 auto; padding: 28px 20px 60px; }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 4px; letter-spacing: -.01em; }
h2 { font-size: 20px; margin: 40px 0 12px; }
h3 { font-size: 15px; margin: 0 0 2px; }
p { margin: 0 0 10px; max-width: 78ch; }
.faint { color: var(--faint); }
code { font: 12.5px/1.4 ui-monospace, Menlo, Consolas, monospace; background: #e9edf1; padding: 1px 5px;
  border-radius: 4px; overflow-wrap: anywhere; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); gap: 12px;
  margin: 20px 0; padding: 0; }
.facts div, figure, .sheet { background: #fff; border: 1px solid var(--line); border-radius: 10px; }
.facts div { padding: 10px 14px; }
.facts dt { color: var(--faint); font-size: 13px; }
.facts dd { margin: 0; font-size: 21px; font-weight: 600; font-variant-numeric: tabular-nums; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr)); gap: 16px; }
figure { margin: 0; padding: 14px 16px 8px; }
figcaption { color: var(--faint); font-size: 13px; margin-bottom: 6px; }
figure svg { width: 100%; height: auto; display: block; font-family: inherit; }
.sheet { overflow-x: auto; margin-bottom: 12px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
caption { text-align: left; padding: 12px 16px 4px; color: var(--faint); font-size: 13px; }
th, td { padding: 6px 10px; text-align: right; white-space: nowrap; border-top: 1px solid var(--line); }
caption + thead th { border-top: 0; }
thead th { color: var(--faint); font-weight: 600; font-size: 13px; vertical-align: bottom; }
th:first-child { text-align: left; white-space: normal; padding-left: 16px; min-width: 12ch; }
.elements { font-size: 13.5px; }
.elements th, .elements td { padding: 6px 8px; }
.elements th:first-child { min-width: 30ch; padding-left: 16px; }
.elements td:last-child { padding-right: 16px; }
.ci { display: block; color: var(--faint); font-size: 12px; font-weight: 400; line-height: 1.25; }
.scale { display: flex; justify-content: space-between; width: 124px; margin: 0 -4px; font-weight: 400; }
figure .sheet { border: 0; margin: 0; }
figure th:first-child { padding-left: 0; }
tbody th { font-weight: 500; }
td.plot, th.plot { padding: 0 4px; width: 132px; }
td.plot svg { display: block; }
.up { color: var(--up); font-weight: 600; }
.down { color: var(--down); font-weight: 600; }
details { margin-bottom: 8px; }
summary { cursor: pointer; padding: 9px 14px; background: #fff; border: 1px solid var(--line); border-radius: 10px; }
summary:focus-visible { outline: 3px solid #0072b2; outline-offset: 2px; }
summary b { font-weight: 600; margin-right: 6px; }
details[open] summary { margin-bottom: 6px; }
@media print { body { background: #fff; } details:not([open]) { display: none; } }
"""

# The scale of the small plots: from a quarter to four times, in logarithms.
WIDE = 124
ENDS = (0.25, 4.0)


def page(title: str, body: str) -> str:
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def table(caption: str, columns: Sequence[str], rows: Sequence[Sequence[str]], kind: str = "plain") -> str:
    """Return a table; the first cell of a row is its head. Cells are HTML."""
    head = "".join(f'<th scope="col">{column}</th>' for column in columns)
    lines = []
    for first, *rest in rows:
        cells = "".join(cell if cell.startswith("<td") else f"<td>{cell}</td>" for cell in rest)
        lines.append(f'<tr><th scope="row">{first}</th>{cells}</tr>')
    told = f"<caption>{caption}</caption>" if caption else ""
    return (
        f'<div class="sheet" role="group" aria-label="table" tabindex="0"><table class="{kind}">{told}'
        f"<thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table></div>"
    )


def figure(title: str, caption: str, drawing: str) -> str:
    return f"<figure><h3>{escape(title)}</h3><figcaption>{escape(caption)}</figcaption>{drawing}</figure>"


def facts(pairs: Sequence[tuple[str, str]]) -> str:
    inner = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in pairs)
    return f'<dl class="facts">{inner}</dl>'


def number(value: float | None, form: str) -> str:
    return "–" if value is None else form.format(value)


def with_interval(estimate: Estimate | None, form: str) -> str:
    if estimate is None:
        return "–"
    if estimate.low is None:
        return true_minus(form.format(estimate.value))
    low, high = form.format(estimate.low), form.format(estimate.high)
    return true_minus(f'{form.format(estimate.value)}<span class="ci">{low} – {high}</span>')


def true_minus(text: str) -> str:
    """Return figures with a minus sign in place of a hyphen."""
    return re.sub(r"-(?=\d)", "−", text)


def side(estimate: Estimate | None) -> str:
    """Return the class of a figure whose interval is on one side of 1."""
    if estimate is None or not estimate.excludes(1.0):
        return "faint"
    return "up" if estimate.value > 1 else "down"


def small_interval(estimate: Estimate | None) -> str:
    """Return a cell with an interval drawn around the line at 1. The figures stand beside it."""
    if estimate is None or estimate.low is None or estimate.high is None:
        return '<td class="plot"></td>'
    left, value, right = (place(one) for one in (estimate.low, estimate.value, estimate.high))
    colour = {"up": "#0072b2", "down": "#d55e00", "faint": "#8b95a0"}[side(estimate)]
    return (
        f'<td class="plot"><svg aria-hidden="true" width="{WIDE}" height="16"><path d="M{WIDE / 2} 0V16" '
        f'stroke="#b9c2cb"/><path d="M{left:.1f} 8H{right:.1f}" stroke="{colour}" stroke-width="4" '
        f'stroke-linecap="round" opacity=".45"/><circle cx="{value:.1f}" cy="8" r="3.6" fill="{colour}"/></svg></td>'
    )


def place(value: float) -> float:
    """Return the position of a multiple on the scale."""
    inside = min(max(value, ENDS[0]), ENDS[1])
    return 4 + (WIDE - 8) * (math.log(inside / ENDS[0]) / math.log(ENDS[1] / ENDS[0]))
