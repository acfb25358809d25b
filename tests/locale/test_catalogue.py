"""The catalogue has every message that the code uses, in every language."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from crosshex.locale import Texts, languages
from crosshex.locale.texts import catalogue
from crosshex.rules import COLOURS, Ending, Reason, Side

CLI = Path(__file__).parents[2] / "src" / "crosshex" / "cli"
WORD = re.compile(r"[a-z]+(-[a-z0-9]+)+")


@cache
def parsed(language: str) -> ftl.Resource:
    return FluentParser().parse(catalogue(language))


@cache
def ids(language: str) -> list[str]:
    return [entry.id.name for entry in parsed(language).body if isinstance(entry, ftl.Message)]


def variables(language: str) -> dict[str, set[str]]:
    """The variables of every message."""
    found: dict[str, set[str]] = {}

    def collect(node: object, names: set[str]) -> None:
        if isinstance(node, ftl.VariableReference):
            names.add(node.id.name)
        elif isinstance(node, ftl.BaseNode):
            for child in vars(node).values():
                collect(child, names)
        elif isinstance(node, list):
            for child in node:
                collect(child, names)

    for entry in parsed(language).body:
        if isinstance(entry, ftl.Message):
            collect(entry.value, found.setdefault(entry.id.name, set()))
    return found


@cache
def sections() -> set[str]:
    return {name.split("-")[0] for name in ids("en")}


def asked_for(path: Path) -> Iterator[tuple[str, bool]]:
    """The message ids in a module: whole ones, and the beginnings of composed ones."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    joined = [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
    parts = {id(value) for node in joined for value in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            start = str(node.values[0].value)
            if re.fullmatch(r"[a-z]+(-[a-z0-9]+)*-", start) and start.split("-")[0] in sections():
                yield start, False
        elif isinstance(node, ast.Constant) and id(node) not in parts:
            text = str(node.value)
            if WORD.fullmatch(text) and text.split("-")[0] in sections():
                yield text, True


@pytest.mark.parametrize(
    "path", sorted(CLI.rglob("*.py")), ids=lambda path: str(path.relative_to(CLI))
)
def test_every_message_that_a_command_uses_exists(path: Path) -> None:
    known = ids("en")
    for text, whole in asked_for(path):
        assert text in known if whole else any(name.startswith(text) for name in known), text


def test_the_search_for_messages_finds_whole_and_composed_ones() -> None:
    found = set(asked_for(CLI / "study" / "review.py"))
    assert ("review-moments", True) in found
    assert ("review-grade-", False) in found


def formatted_in_python(source: str) -> list[str]:
    """The numbers that a module writes with a fixed form: a decimal point, a comma or per cent."""
    return [
        ast.unparse(node.value)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FormattedValue) and isinstance(node.format_spec, ast.JoinedStr)
        for part in node.format_spec.values
        if isinstance(part, ast.Constant) and re.search(r",|[efg%]$", str(part.value))
    ]


@pytest.mark.parametrize(
    "path", sorted(CLI.rglob("*.py")), ids=lambda path: str(path.relative_to(CLI))
)
def test_a_command_with_texts_leaves_the_form_of_numbers_to_the_language(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    if "crosshex.locale" in source or "crosshex.cli.screen" in source:
        assert formatted_in_python(source) == []


def test_numbers_with_a_fixed_form_are_found() -> None:
    found = formatted_in_python("print(f'{x:.1f} {y:+,} {z:.0%} {n:>3} {t}')")
    assert found == ["x", "y", "z"]


@pytest.mark.parametrize("reason", list(Reason), ids=lambda reason: reason.name)
def test_every_reason_has_a_message(reason: Reason) -> None:
    assert Texts("en")(f"reason-{reason.name.lower().replace('_', '-')}")


def test_every_ending_colour_side_and_game_has_a_message() -> None:
    texts = Texts("en")
    for ending in Ending:
        assert texts(f"ending-{ending.replace(' ', '-')}")
    for colour in COLOURS:
        assert texts(f"colour-{colour.name.lower()}")
    for side in Side:
        assert texts(f"side-{side.name.lower()}")
    for game in ("qwixx", "longo", "six"):
        assert texts(f"game-{game}")


@pytest.mark.parametrize("language", languages())
def test_a_catalogue_has_no_invalid_and_no_duplicate_message(language: str) -> None:
    junk = [entry.content for entry in parsed(language).body if isinstance(entry, ftl.Junk)]
    assert not junk
    names = ids(language)
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", languages())
def test_a_translation_has_the_same_messages_and_variables_as_english(language: str) -> None:
    english, other = variables("en"), variables(language)
    assert sorted(other) == sorted(english)
    for name, names in other.items():
        assert names <= english[name], name
