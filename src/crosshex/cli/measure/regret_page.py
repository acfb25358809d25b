"""The page of ``crosshex regret``: one HTML file with the figures and the worst decisions."""

from base64 import b64encode
from collections.abc import Sequence
from html import escape

from crosshex.cli.measure.regret import HEADINGS, amount, explained, row_of
from crosshex.draw import draw_svg
from crosshex.record import read_position
from crosshex.review.grades import GRADES
from crosshex.review.regret import Mistake, Regret

STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { padding: .25rem .75rem .25rem 0; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
tr + tr { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
figure { margin: 1rem 0; }
img { max-width: 100%; height: auto; }
code { overflow-wrap: anywhere; }
"""


def regret_page(found: Sequence[Regret]) -> str:
    """The page."""
    told = "".join(f"<p>{escape(line)}</p>\n" for line in explained(found[0]))
    figures = _table(HEADINGS, [row_of(each) for each in found])
    counted = [[each.bot, *(f"{each.grades[name]:,}" for name in GRADES)] for each in found]
    grades = _table(("decisions", *GRADES), counted)
    return (
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>Regret</title>\n<style>{STYLE}</style>\n<h1>Regret</h1>\n"
        f"{told}{figures}<p>± is half a 95&nbsp;% interval.</p>\n{grades}"
        + "".join(_worst(each) for each in found)
        + "</html>\n"
    )


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = ["".join(f"<th>{escape(word)}</th>" for word in headings)]
    lines += ["".join(f"<td>{escape(word)}</td>" for word in row) for row in rows]
    return "<table>\n" + "".join(f"<tr>{line}</tr>\n" for line in lines) + "</table>\n"


def _worst(each: Regret) -> str:
    if not each.worst:
        return f"<h2>{escape(each.bot)}</h2>\n<p>No decision cost anything.</p>\n"
    figures = "".join(_figure(mistake, each) for mistake in each.worst)
    return f"<h2>{escape(each.bot)}: what cost most</h2>\n{figures}"


def _figure(mistake: Mistake, each: Regret) -> str:
    """A position, what was chosen in it, and what would have been better."""
    state = read_position(mistake.position)
    light, dark = (_data(draw_svg(state, seat=mistake.seat, dark=dark)) for dark in (False, True))
    seat = f", seat {mistake.seat + 1}" if each.seats > 1 else ""
    return (
        "<figure>\n<figcaption>"
        f"<b>{escape(mistake.move)}</b> instead of <b>{escape(mistake.best)}</b>{seat}:"
        f" {amount(mistake.loss, each)}, {mistake.grade}</figcaption>\n"
        f'<picture><source srcset="{dark}" media="(prefers-color-scheme: dark)">'
        f'<img alt="{escape(mistake.position)}" src="{light}"></picture>\n'
        f"<p><code>{escape(mistake.position)}</code></p>\n</figure>\n"
    )


def _data(svg: str) -> str:
    return "data:image/svg+xml;base64," + b64encode(svg.encode()).decode()
