"""The names of games for people, with an option that makes another game of them."""

from typing import Any

from crosshex.locale.texts import Texts
from crosshex.rules import Game, Option, find_page, short_name


def name_game(game: Game, texts: Texts) -> str:
    """The name of a game, with each option whose value makes it another game.

    >>> from crosshex.rules import SHEETS, Qwixx
    >>> name_game(Qwixx(2), Texts("en")), name_game(Qwixx(2, SHEETS["mixx-colours"]), Texts("en"))
    ('Qwixx', 'Qwixx · Mixx, colours mixed')
    """
    others = (
        name_value(option, value, texts)
        for option in game.description.options
        if option.another_game and (value := game.options[option.name]) != option.default
    )
    title = texts.word(f"game-{game.name}", game.description.title)
    return " · ".join((title, *others))


def name_value(option: Option, value: Any, texts: Texts) -> str:
    """A value of an option: its name, or that it is one of people's own.

    >>> from crosshex.rules import LONGO, find_game
    >>> name_value(find_game("qwixx").option("sheet"), LONGO, Texts("en"))
    'a sheet of your own'
    """
    written = option.write(value)
    if written not in (option.values or ()):
        written = "own"
    return texts.word(f"{option.name}-{written}", written)


def name_page(name: str, texts: Texts) -> str:
    """The name of a game, or of the value that a short name stands for.

    >>> name_page("longo", Texts("en")), name_page("mixx-colours", Texts("en"))
    ('Qwixx Longo', 'Mixx, colours mixed')
    """
    if found := short_name(name):
        return texts.word(f"{found[1]}-{name}", name)
    return texts.word(f"game-{name}", find_page(name).title)
