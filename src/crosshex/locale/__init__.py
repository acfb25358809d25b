"""The languages and their message catalogues, which browser and terminal share.

>>> from crosshex.locale import Texts
>>> Texts("en")("colour-red")
'red'
"""

from crosshex.locale.pages import Block, rules_page
from crosshex.locale.texts import (
    FALLBACK,
    LocaleError,
    Texts,
    choose_language,
    game_texts,
    languages,
)

__all__ = [
    "FALLBACK",
    "Block",
    "LocaleError",
    "Texts",
    "choose_language",
    "game_texts",
    "languages",
    "rules_page",
]
