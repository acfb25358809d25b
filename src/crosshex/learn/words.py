"""The texts of the lessons: catalogues of their own, loaded only by those who learn."""

from functools import cache
from importlib.resources import files

from crosshex.learn.judge import ILLEGAL, Verdict
from crosshex.locale import Texts


@cache
def catalogue(language: str) -> str:
    """The lessons' messages in a language, as Fluent source; empty without a translation."""
    source = files(__package__).joinpath("texts", f"{language}.ftl")
    return source.read_text("utf-8") if source.is_file() else ""


@cache
def lesson_texts(language: str) -> Texts:
    """The messages of a language with those of the lessons.

    >>> lesson_texts("en")("learn-six-basic")
    'Lines, triangles, rings'
    """
    return Texts(language, catalogue)


def spell_verdict(verdict: Verdict, texts: Texts) -> str:
    """What is said to an answer, in a language."""
    if verdict.reason is not None:
        reason = texts.word(f"reason-{verdict.reason}", verdict.fallback)
        return texts(ILLEGAL, reason=reason)
    message = next(one for one in verdict.messages if texts.has(one))
    return texts(message)
