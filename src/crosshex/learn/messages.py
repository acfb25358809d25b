"""The messages of the lessons, in separate catalogues that are loaded only for lessons."""

from functools import cache, partial
from typing import Final

from crosshex.learn.judge import ILLEGAL, Feedback
from crosshex.locale import Texts
from crosshex.locale.texts import package_catalogue

catalogue: Final = partial(package_catalogue, "crosshex.learn")
"""The messages of the lessons in a language, as Fluent source."""


@cache
def lesson_texts(language: str) -> Texts:
    """The messages of a language with those of the lessons.

    >>> lesson_texts("en")("learn-six-basic")
    'Lines, triangles, rings'
    """
    return Texts(language, catalogue)


def spell_feedback(feedback: Feedback, texts: Texts) -> str:
    """The feedback to an answer as text, in a language."""
    if feedback.reason is not None:
        reason = texts.word(f"reason-{feedback.reason}", feedback.fallback)
        return texts(ILLEGAL, reason=reason)
    message = next(one for one in feedback.messages if texts.has(one))
    return texts(message)
