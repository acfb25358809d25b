"""One message catalogue for browser and terminal: which languages there are, and their texts.

>>> from crosshex.locale import Texts
>>> Texts("en")("colour-red")
'red'
"""

from crosshex.locale.pages import Block, rules_page
from crosshex.locale.texts import LocaleError, Texts, choose_language, languages

__all__ = ["Block", "LocaleError", "Texts", "choose_language", "languages", "rules_page"]


def game_texts(description: object, language: str) -> str:
    """Placeholder until merged."""
    return ""
