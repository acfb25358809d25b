"""Every catalogue uses the words that the players of a game know."""

import json
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from crosshex.locale import languages
from crosshex.locale.texts import catalogue

GLOSSARY = files("crosshex.locale").joinpath("glossary")
TERMS = [
    "row",
    "cross",
    "lock",
    "failed-throw",
    "lucky-number",
    "hexagon",
    "line",
    "triangle",
    "ring",
    "hint",
]
TRANSLATIONS = [language for language in languages() if language != "en"]

# Messages whose English uses the word in another sense, for which other languages have other words.
_IN_A_ROW = "hexagons side by side, not a row of a sheet"
_OF_TEXT = "a line of text, not of hexagons"
EXEMPT = {
    ("row", "rules-six-picture-line"): _IN_A_ROW,
    ("row", "rules-six-picture-triangle"): _IN_A_ROW,
    ("row", "rules-six-picture-double"): _IN_A_ROW,
    ("row", "rules-six-winning-several"): _IN_A_ROW,
    ("row", "rules-six-ruling-draw"): "moves one after the other",
    ("line", "board-coords-short"): _OF_TEXT,
    ("line", "replay-fault"): _OF_TEXT,
    ("line", "web-record-fault"): _OF_TEXT,
    ("line", "web-error-bad-record"): _OF_TEXT,
    ("line", "web-error-too-large"): _OF_TEXT,
}


def glossary(language: str) -> dict[str, dict[str, Any]]:
    entries: dict[str, dict[str, Any]] = json.loads(
        GLOSSARY.joinpath(f"{language}.json").read_text("utf-8")
    )
    return entries


def words(node: object) -> Iterator[str]:
    """The text that people read in a message: no names of variables, no keys of variants."""
    if isinstance(node, ftl.TextElement | ftl.StringLiteral):
        yield node.value
    elif isinstance(node, ftl.Variant):
        yield from words(node.value)
    elif isinstance(node, ftl.BaseNode):
        for child in vars(node).values():
            yield from words(child)
    elif isinstance(node, list):
        for child in node:
            yield from words(child)


@cache
def messages(language: str) -> dict[str, str]:
    """The readable text of every message, in lower case."""
    body = FluentParser().parse(catalogue(language)).body
    return {
        entry.id.name: "\n".join(words(entry.value)).lower()
        for entry in body
        if isinstance(entry, ftl.Message)
    }


@cache
def in_english(term: str) -> list[str]:
    """The messages whose English contains the term as a whole word."""
    forms = "|".join(map(re.escape, glossary("en")[term]["forms"]))
    whole = re.compile(rf"\b(?:{forms})\b")
    return [name for name, text in messages("en").items() if whole.search(text)]


def strays(term: str, language: str) -> list[str]:
    """The messages that have the term in English but none of its forms in the language."""
    forms = glossary(language)[term]["forms"]
    texts = messages(language)
    return [
        name
        for name in in_english(term)
        if (term, name) not in EXEMPT
        if name in texts and not any(form in texts[name] for form in forms)
    ]


@pytest.mark.parametrize("language", languages())
def test_a_glossary_has_all_terms_in_lower_case(language: str) -> None:
    entries = glossary(language)
    assert sorted(entries) == sorted(TERMS)
    for term, entry in entries.items():
        assert set(entry) == {"word", "forms", "source"}, term
        assert entry["forms"], term
        assert all(form and form == form.lower() for form in entry["forms"]), term
        assert any(form in entry["word"].lower() for form in entry["forms"]), term


@pytest.mark.parametrize("language", languages())
def test_a_word_comes_from_a_rulebook_in_the_language_or_from_usage(language: str) -> None:
    for term, entry in glossary(language).items():
        games = "six" if term in ("hexagon", "line", "triangle", "ring") else "qwixx|qwixx-longo"
        assert re.fullmatch(rf"usage|(?:{games})\.{language}", entry["source"]), term


def test_every_glossary_belongs_to_a_catalogue() -> None:
    names = [entry.name for entry in GLOSSARY.iterdir()]
    assert sorted(names) == [f"{language}.json" for language in languages()]


@pytest.mark.parametrize("term", TERMS)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_message_with_a_term_uses_the_word_of_the_language(language: str, term: str) -> None:
    assert strays(term, language) == []


@pytest.mark.parametrize("term", TERMS)
def test_english_uses_every_term(term: str) -> None:
    assert len(in_english(term)) >= 3


@pytest.mark.parametrize(("term", "name"), EXEMPT)
def test_an_exempt_message_has_the_word_in_english(term: str, name: str) -> None:
    assert name in in_english(term)


def test_only_visible_text_and_whole_words_are_searched() -> None:
    texts = messages("en")
    assert ", too few crosses" in texts["web-field"]
    assert "early" not in texts["web-field"], "a key of a variant"
    assert "$line" not in texts["web-error-bad-record"], "a variable"
    assert "rules-qwixx-turn-next" not in in_english("lock"), "clockwise is no lock"
