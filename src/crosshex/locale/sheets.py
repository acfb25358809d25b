"""The names of sheets for people, in a language; used by the rooms of games on a sheet."""

from crosshex.locale.texts import Texts
from crosshex.rules import Sheet, sheet_name


def name_sheet(sheet: Sheet, texts: Texts) -> str:
    """The name of a sheet of the catalogue, or that it is one of people's own.

    >>> from crosshex.rules import SHEETS
    >>> name_sheet(SHEETS["mixx-colours"], Texts("en"))
    'Mixx, colours mixed'
    """
    name = sheet_name(sheet)
    return texts.word(f"sheet-{name}", name) if name else texts("sheet-own")
