"""The catalogue of games: ours and those of other packages, by name.

Another package adds a game by an entry point of the group `crosshex.games` that leads to its
`Description`. docs/adding-a-game.md shows an example.
"""

from typing import TYPE_CHECKING, Final

from crosshex.rules.description import Description
from crosshex.rules.errors import CrosshexError, OptionError
from crosshex.rules.qwixx import LONGO_GAME, QWIXX_GAME
from crosshex.rules.six import SIX_GAME

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

GROUP: Final = "crosshex.games"

OURS: Final = {game.name: game for game in (QWIXX_GAME, LONGO_GAME, SIX_GAME)}
"""The games of this package."""

_others: dict[str, Description] | None = None


class BrokenGame(CrosshexError):
    """A game of another package cannot be loaded; the message says which one and why."""


def games() -> dict[str, Description]:
    """Every game by its name, ours first.

    >>> list(games())[:3]
    ['qwixx', 'longo', 'six']

    Raises:
        BrokenGame: a game of another package cannot be loaded.
    """
    return OURS | _from_packages()


def find_game(name: str) -> Description:
    """The game of this name.

    >>> find_game("longo").title
    'Qwixx Longo'

    Raises:
        OptionError: there is no such game.
    """
    if found := OURS.get(name) or _from_packages().get(name):
        return found
    raise OptionError(f"no game {name[:40]!r}; there are: {', '.join(games())}")


def is_game(name: str) -> bool:
    """Whether there is a game of this name.

    >>> is_game("six"), is_game("chess")
    (True, False)
    """
    return name in OURS or name in _from_packages()


def short_name(name: str) -> tuple[str, str] | None:
    """The game and the option that a short name stands for on the command line.

    >>> short_name("mixx-colours"), short_name("qwixx")
    (('qwixx', 'sheet'), None)
    """
    for game in OURS.values():
        for option in game.options:
            if not is_game(name) and option.is_short_name(name):
                return game.name, option.name
    return None


def _from_packages() -> dict[str, Description]:
    """The games of other packages, loaded once."""
    global _others
    if _others is None:
        # Imported late: most programs ask for our own games only.
        from importlib.metadata import entry_points

        _others = _loaded(entry_points(group=GROUP))
    return _others


def _loaded(offers: "EntryPoints") -> dict[str, Description]:
    found: dict[str, Description] = {}
    for offer in sorted(offers, key=lambda offer: offer.name):
        name, value = offer.name, offer.value
        try:
            description = offer.load()
        except Exception as error:
            raise BrokenGame(
                f"the game {name!r} ({value}) cannot be loaded: {type(error).__name__}: {error}"
            ) from error
        if not isinstance(description, Description) or description.name != name:
            raise BrokenGame(f"the game {name!r}: {value} is not a Description with that name")
        if name in OURS:
            raise BrokenGame(f"the game {name!r} ({value}) has the name of a built-in game")
        found[name] = description
    return found
