"""Every text uses the words that the players of a game know, and none that they stumble over.

The words are in `crosshex/locale/glossary`, a file for each language. An entry has the word, the
`forms` in which a text may have it (parts of words, in lower case), where the word comes from,
and, where there is something to say, the patterns to `avoid` and a `note` for translators.
"""

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
from crosshex.locale.texts import catalogue, package_catalogue

GLOSSARY = files("crosshex.locale").joinpath("glossary")
PACKAGES = ("crosshex.learn", "crosshex.strategy")
"""The packages with texts of their own, beside the catalogue."""


# Messages whose English uses the word in another sense, for which other languages have other words.
_IN_A_ROW = "hexagons side by side, not a row of a sheet"
_OF_TEXT = "a line of text, not of hexagons"
_UNDERSTOOD = "said in the sentence before, and clear without the word"
EXEMPT = {
    **{
        ("row", name): _IN_A_ROW
        for name in (
            "rules-six-picture-line",
            "rules-six-picture-triangle",
            "rules-six-picture-double",
            "rules-six-winning-several",
            "learn-six-goal-line",
            "learn-six-basic-line",
            "learn-six-basic-line-wrong",
            "learn-six-basic-triangle-wrong",
            "learn-six-basic-bar",
            "learn-six-basic-bar-wrong",
            "learn-six-basic-two",
            "learn-six-basic-two-right",
            "learn-six-basic-two-wrong",
            "learn-six-advanced-shape-wrong",
        )
    },
    ("lock", "fault-sheet-setting"): "a word of the notation",
    ("row", "rules-six-ruling-draw"): "moves one after the other",
    ("line", "board-coords-short"): _OF_TEXT,
    ("line", "replay-fault"): _OF_TEXT,
    ("line", "web-record-fault"): _OF_TEXT,
    ("line", "web-error-bad-record"): _OF_TEXT,
    ("line", "web-error-too-large"): _OF_TEXT,
    ("hexagon", "learn-six-basic-triangle-wrong"): _UNDERSTOOD,
    ("hexagon", "learn-six-basic-ring-wrong"): _UNDERSTOOD,
    ("hexagon", "learn-six-advanced-few-right"): _UNDERSTOOD,
    ("hexagon", "learn-six-advanced-keep-right"): _UNDERSTOOD,
    ("cross", "learn-longo-lucky-others-right"): _UNDERSTOOD,
    ("cross", "strategy-qwixx-look"): _UNDERSTOOD,
    ("cross", "learn-qwixx-basics-nothing-right"): _UNDERSTOOD,
    ("sheet", "coach-sheet-fail-threatens"): _UNDERSTOOD,
}


def glossary(language: str) -> dict[str, dict[str, Any]]:
    entries: dict[str, dict[str, Any]] = json.loads(
        GLOSSARY.joinpath(f"{language}.json").read_text("utf-8")
    )
    return entries


TERMS = list(glossary("en"))


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


def sources(language: str) -> Iterator[str]:
    """All texts of a language, as Fluent source."""
    yield catalogue(language)
    for package in PACKAGES:
        yield package_catalogue(package, language)


def parsed(language: str) -> list[ftl.Message]:
    """Every message of a language."""
    bodies = [FluentParser().parse(source).body for source in sources(language)]
    return [entry for body in bodies for entry in body if isinstance(entry, ftl.Message)]


@cache
def messages(language: str) -> dict[str, str]:
    """The readable text of every message, in lower case."""
    return {entry.id.name: "\n".join(words(entry.value)).lower() for entry in parsed(language)}


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


def avoided(language: str) -> list[str]:
    """The places where a text has what its language avoids."""
    return [
        f"{name}: {found.group()}"
        for entry in glossary(language).values()
        for pattern in entry.get("avoid", ())
        for name, text in messages(language).items()
        if (found := re.search(pattern, text))
    ]


@pytest.mark.parametrize("language", languages())
def test_a_glossary_has_all_terms_in_lower_case(language: str) -> None:
    entries = glossary(language)
    assert list(entries) == TERMS
    for term, entry in entries.items():
        assert {"word", "forms", "source"} <= set(entry), term
        assert set(entry) <= {"word", "forms", "source", "avoid", "note"}, term
        assert entry["forms"], term
        assert all(form and form == form.lower() for form in entry["forms"]), term
        word = entry["word"].lower()
        assert any(form in word or word in form for form in entry["forms"]), term


@pytest.mark.parametrize("language", languages())
def test_a_word_comes_from_a_rulebook_in_the_language_or_from_usage(language: str) -> None:
    for term, entry in glossary(language).items():
        assert re.fullmatch(rf"usage|(?:qwixx|qwixx-longo|six)\.{language}", entry["source"]), term


def test_every_glossary_belongs_to_a_catalogue() -> None:
    names = [entry.name for entry in GLOSSARY.iterdir()]
    assert sorted(names) == [f"{language}.json" for language in languages()]


@pytest.mark.parametrize("language", languages())
def test_a_text_has_the_words_of_its_language_and_none_to_avoid(language: str) -> None:
    others = () if language == "en" else TERMS
    assert [stray for term in others for stray in strays(term, language)] == []
    assert avoided(language) == []


@pytest.mark.parametrize("term", TERMS)
def test_english_uses_every_term(term: str) -> None:
    assert len(in_english(term)) >= 2


@pytest.mark.parametrize(("term", "name"), EXEMPT)
def test_an_exempt_message_has_the_word_in_english(term: str, name: str) -> None:
    assert name in in_english(term)


def test_only_visible_text_and_whole_words_are_searched() -> None:
    texts = messages("en")
    assert ", too few crosses" in texts["web-field"]
    assert "early" not in texts["web-field"], "a key of a variant"
    assert "$line" not in texts["web-error-bad-record"], "a variable"
    assert "rules-qwixx-turn-next" not in in_english("lock"), "clockwise is no lock"
