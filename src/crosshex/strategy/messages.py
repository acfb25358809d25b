"""The sentences of the strategy, in separate catalogues that are loaded only when shown."""

from functools import cache, partial
from typing import Final, NamedTuple

from crosshex.locale import Texts
from crosshex.locale.texts import package_catalogue
from crosshex.strategy.claims import Measured, StrategyClaim

catalogue: Final = partial(package_catalogue, "crosshex.strategy")
"""The messages of the strategy in a language, as Fluent source."""


class Spelled(NamedTuple):
    """A claim in words.

    Attributes:
        text: the sentence, with its figures.
        how: how they were measured.
        figures: each figure with its interval.
        command: the command that measures them again.
    """

    text: str
    how: str
    figures: list[str]
    command: str


@cache
def strategy_texts(language: str) -> Texts:
    """The messages of a language with those of the strategy.

    >>> strategy_texts("en")("strategy-title", game="Six")
    'Strategy: Six'
    """
    return Texts(language, catalogue)


def spell_claim(texts: Texts, game: str, claim: StrategyClaim, measured: Measured) -> Spelled:
    """A claim about a game with what was measured, in a language.

    >>> from crosshex.rules import find_game
    >>> from crosshex.strategy import strategy_of
    >>> found = strategy_of(find_game("qwixx"))
    >>> spell_claim(strategy_texts("en"), "qwixx", found.claim("first"), found.kept()["first"]).text
    'Going first matters little: whoever throws first wins 52% of the games.'
    """
    estimates = {name: figure.estimate for name, figure in measured.figures.items()}
    return Spelled(
        texts(f"strategy-{game}-{claim.id}", **estimates),
        texts(f"strategy-how-{claim.how}", games=measured.games),
        [
            texts(f"strategy-{'number' if name in claim.numbers else 'share'}", **figure._asdict())
            for name, figure in measured.figures.items()
        ],
        f"crosshex learn {game} --measure {claim.id}",
    )
