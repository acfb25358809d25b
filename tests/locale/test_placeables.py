"""No text has an ending or a noun that fits only some of the values put into it.

A letter directly after a value is an ending that fits some names and numbers, not others. A noun
after a number must follow it: `1 puzzle, 2 puzzles`, by a selector over the plural categories.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from crosshex.locale import languages
from crosshex.locale.texts import catalogue, package_catalogue

INFLECTED = ("de", "el", "en", "pl")
"""Languages in which a noun follows the number before it; in Hungarian and Turkish it stays."""

NUMBERS = {
    *("agreed", "all", "crosses", "done", "failed", "few", "games", "hours", "limit"),
    *("change", "loss", "many", "minutes", "needed", "pages", "points", "removed", "right"),
    *("score", "seconds", "sheets", "size", "skips", "solved", "tried", "turns"),
}
"""Variables that are numbers in every message, beside those of a plural selector."""

_FIXED = "the rules fix the number, and it is never one"
_DECIMAL = "written with a decimal, which takes the plural"
_MANY = "never as few as one"
_NO_NOUN = "what follows is no noun that changes with the number, or a unit"
FREE = {
    "coach-sheet-skips-many": _FIXED,
    "coach-sheet-lock-needs": _FIXED,
    "coach-sheet-lock-ready": _FIXED,
    "coach-sheet-long-row": _FIXED,
    "coach-six-few-left": _FIXED,
    "pad-against-early": _FIXED,
    "puzzle-wrong-points": _DECIMAL,
    "puzzle-said-points": _DECIMAL,
    "puzzle-said-costs-points": _DECIMAL,
    "study-points": _DECIMAL,
    "study-change-points": _DECIMAL,
    "study-loss-points": _DECIMAL,
    "study-loss-share": _NO_NOUN,
    "strategy-qwixx-failed": _DECIMAL,
    "web-time-value": _MANY,
    "web-six-quiet": _MANY,
    "web-verify-good": _MANY,
    "web-error-impossible-throw": _MANY,
    "web-error-pad-full": _MANY,
    "web-error-log-too-long": _MANY,
    "study-learn-progress": _MANY,
    "strategy-how-kernels": _MANY,
    "strategy-how-master": _MANY,
    "strategy-how-values": _MANY,
    "strategy-how-duel": _MANY,
    "strategy-how-thinker": _MANY,
    "told-failed-throw": _NO_NOUN,
    "hand-left": _NO_NOUN,
    "hexagons-left": _NO_NOUN,
    "puzzle-solved": _NO_NOUN,
    "puzzle-progress": _NO_NOUN,
    "learn-done": _NO_NOUN,
    "web-tables-all": _NO_NOUN,
    "web-hours": _NO_NOUN,
    "web-takeover-soon": _NO_NOUN,
    "web-votes": _NO_NOUN,
    "web-error-large-record": _NO_NOUN,
    "web-error-too-large": _NO_NOUN,
}


class Joint(NamedTuple):
    """A value with the text right after it: the message, the variable, the text."""

    message: str
    variable: str
    after: str
    percent: bool
    chosen: bool


def variable_of(expression: object) -> tuple[str, bool] | None:
    """The variable of a placeable, and whether it is written in per cent."""
    if isinstance(expression, ftl.VariableReference):
        return expression.id.name, False
    if isinstance(expression, ftl.FunctionReference):
        (first,) = expression.arguments.positional
        if isinstance(first, ftl.VariableReference):
            styles = [one.value for one in expression.arguments.named if one.name.name == "style"]
            percent = any(getattr(style, "value", None) == "percent" for style in styles)
            return first.id.name, percent
    return None


def joints(message: str, pattern: ftl.Pattern, chosen: frozenset[str]) -> Iterator[Joint]:
    """Every value of a pattern with what follows it; `chosen` are the variables selected over."""
    followers: list[object] = [*pattern.elements[1:], None]
    for element, follower in zip(pattern.elements, followers, strict=True):
        if not isinstance(element, ftl.Placeable):
            continue
        expression = element.expression
        if isinstance(expression, ftl.SelectExpression):
            selector = variable_of(expression.selector)
            for variant in expression.variants:
                inner = chosen | {selector[0]} if selector else chosen
                yield from joints(message, variant.value, inner)
        elif (found := variable_of(expression)) and isinstance(follower, ftl.TextElement):
            name, percent = found
            yield Joint(message, name, follower.value, percent, name in chosen)


def all_joints(language: str) -> list[Joint]:
    sources = [
        catalogue(language),
        package_catalogue("crosshex.learn", language),
        package_catalogue("crosshex.strategy", language),
    ]
    entries = [entry for source in sources for entry in FluentParser().parse(source).body]
    return [
        joint
        for entry in entries
        if isinstance(entry, ftl.Message) and entry.value is not None
        for joint in joints(entry.id.name, entry.value, frozenset())
    ]


def glued(joint: Joint) -> bool:
    """Whether a letter follows the value, as an ending would; per cent ends in a sign."""
    return not joint.percent and re.match(r"['’‑-]?[^\W\d_]", joint.after) is not None


def unselected(joint: Joint) -> bool:
    """Whether a number stands before a word, and no selector has looked at the number."""
    counted = joint.variable in NUMBERS or joint.variable == "count"
    bare = not joint.chosen and not joint.percent
    return counted and bare and re.match(r"[ \u00a0][^\W\d_]", joint.after) is not None


@pytest.mark.parametrize("language", languages())
def test_no_value_has_an_ending_glued_to_it(language: str) -> None:
    assert [joint for joint in all_joints(language) if glued(joint)] == []


@pytest.mark.parametrize("language", INFLECTED)
def test_a_noun_after_a_number_follows_the_number(language: str) -> None:
    found = [joint for joint in all_joints(language) if unselected(joint)]
    assert [joint for joint in found if joint.message not in FREE] == []


def test_a_message_that_needs_no_selector_has_none_in_some_language() -> None:
    bare = {joint.message for one in INFLECTED for joint in all_joints(one) if unselected(joint)}
    assert set(FREE) <= bare


def test_endings_and_bare_nouns_are_found() -> None:
    source = "a = { $name }’s sheet\nb = { NUMBER($points) } points\nc = { $share } won"
    entries = [one for one in FluentParser().parse(source).body if isinstance(one, ftl.Message)]
    found = [
        joint
        for one in entries
        if one.value
        for joint in joints(one.id.name, one.value, frozenset())
    ]
    assert [joint.message for joint in found if glued(joint)] == ["a"]
    assert [joint.message for joint in found if unselected(joint)] == ["b"]
