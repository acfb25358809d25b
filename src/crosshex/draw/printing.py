"""Prints sheets as PDF: the number of sheets, the paper, and the options dealt to each sheet.

The game's room `print` draws one sheet.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from itertools import cycle, islice
from math import ceil
from random import Random
from typing import Any, Final, TypeVar

from crosshex.draw.pdf import Area, Canvas
from crosshex.draw.rooms import PRINTS
from crosshex.locale import Texts
from crosshex.rules import Description, Game, OptionError, find_game

T = TypeVar("T")
PAPERS: Final[Mapping[str, tuple[float, float]]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""The width and the height of a page, in millimetres."""
PER_PAGE: Final = (2, 4)
MOST_SHEETS: Final = 200
_EDGE: Final = 8.0
"""The margin that printers leave white."""
_CUT: Final = "#9a9a9a"


class Printed(ABC):
    """Draws a game's sheets for printing; its room `print` holds one of these."""

    @abstractmethod
    def draw(self, canvas: Canvas, area: Area, game: Any, ink: bool, texts: Texts) -> None:
        """Draw an empty sheet of seat 1.

        Args:
            canvas: what draws.
            area: where the sheet is; nothing may be drawn outside it.
            game: the game with its options; the sheet shows those of the first seat.
            ink: whether to save ink: lines and no filled areas.
            texts: the words.
        """


def prints(description: Description) -> bool:
    """Whether a game has sheets to print."""
    return description in PRINTS


def print_sheets(
    game: str,
    sheets: int = 4,
    *,
    per_page: int = 2,
    paper: str = "a4",
    ink: bool = False,
    options: Mapping[str, Any] = {},
    seed: int | str = 0,
    texts: Texts | None = None,
) -> bytes:
    """Empty sheets of a game as PDF; needs fpdf2.

    Args:
        game: the name of the game.
        sheets: how many.
        per_page: how many on a page: 2 or 4.
        paper: `a4` or `letter`.
        ink: save ink: lines and no filled areas.
        options: the game's options by name. An option per seat may have any number of values, which
            the sheets take in rotation. A random option that is not given is dealt.
        seed: the same seed deals the same options.
        texts: the words; English by default.

    Raises:
        OptionError: there is no such game, it has no sheets, or an argument makes no sense.
        MissingPrinter: fpdf2 is not installed.
    """
    description = find_game(game)
    printed = PRINTS.get(description)
    if printed is None:
        raise OptionError(f"{game} has no sheets to print")
    if not 1 <= sheets <= MOST_SHEETS:
        raise OptionError(f"from 1 to {MOST_SHEETS} sheets can be printed, not {sheets}")
    if per_page not in PER_PAGE:
        raise OptionError(f"a page has 2 or 4 sheets, not {per_page}")
    if paper not in PAPERS:
        raise OptionError(f"paper is {' or '.join(PAPERS)}, not {paper!r}")
    games = deal_games(description, sheets, options, seed)
    texts = texts or Texts("en")
    width, height = PAPERS[paper]
    canvas = Canvas(width, height, texts.word(f"game-{game}", description.title), texts.language)
    for page in range(ceil(sheets / per_page)):
        canvas.turn_page()
        for place, dealt in enumerate(games[page * per_page : (page + 1) * per_page]):
            top = place * height / per_page
            if place:
                canvas.dashes((0, top), (width, top), _CUT)
            area = Area(0, top, width, height / per_page).inside(_EDGE)
            printed.draw(canvas, area, dealt, ink, texts)
    return canvas.written()


def deal_games(
    description: Description, sheets: int, options: Mapping[str, Any], seed: int | str
) -> list[Game]:
    """A game for each sheet; the sheet shows the options of its first seat.

    Random options are dealt from one shuffled deck again and again. So consecutive sheets differ
    until the deck is used up.

    Raises:
        OptionError: an option does not fit the game.
    """
    seats = description.seats[0]
    per_seat = {o.name: o for o in description.options if o.per_seat and options.get(o.name)}
    shared = {name: value for name, value in options.items() if name not in per_seat}
    named = {name: cycle(options[name]) for name in per_seat}
    sample = _Decks(seed)
    games = []
    for _ in range(sheets):
        own = {name: (next(values),) * seats for name, values in named.items()}
        made = description.make(seats, **shared, **own)
        games.append(made.deal(sample) if description.is_drawn(options) else made)
    return games


class _Decks:
    """Deals from shuffled decks, one for each pool; a deck that is used up starts again."""

    def __init__(self, seed: int | str) -> None:
        self._chance = Random(f"sheets {seed}")
        self._decks: dict[Sequence[Any], cycle[Any]] = {}

    def __call__(self, pool: Sequence[T], count: int) -> list[T]:
        """The next cards of the deck for a pool."""
        key = tuple(pool)
        if key not in self._decks:
            self._decks[key] = cycle(self._chance.sample(key, len(key)))
        return list(islice(self._decks[key], count))
