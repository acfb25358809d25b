"""The names of sheets for people, in a language; used by the rooms of games on a sheet."""

from crosshex.locale.texts import Texts
from crosshex.rules import Qwixx, Sheet, sheet_name


def name_sheet(sheet: Sheet, texts: Texts) -> str:
    """The name of a sheet of the catalogue, or that it is one of people's own.

    >>> from crosshex.rules import SHEETS
    >>> name_sheet(SHEETS["mixx-colours"], Texts("en"))
    'Mixx, colours mixed'
    """
    name = sheet_name(sheet)
    return texts.word(f"sheet-{name}", name) if name else texts("sheet-own")


def title_game(game: Qwixx, texts: Texts) -> str:
    """The name of a game, with that of its sheet unless the game implies it.

    >>> title_game(Qwixx(2), Texts("en"))
    'Qwixx'
    """
    title = texts.word(f"game-{game.name}", game.description.title)
    implied = game.description.make(game.seats)
    if isinstance(implied, Qwixx) and implied.sheet == game.sheet:
        return title
    return f"{title} · {name_sheet(game.sheet, texts)}"
