"""The catalogue of games: ours and those of other packages, by name.

Another package adds a game by an entry point of the group `crosshex.games` that leads to its
`Description`. docs/adding-a-game.md shows an example. A game that cannot be loaded is left out with
a warning, and breaks nothing else.
"""

import sys
from collections.abc import Callable, Iterable
from threading import RLock
from typing import TYPE_CHECKING, Final

from crosshex.rules.description import Description
from crosshex.rules.errors import OptionError
from crosshex.rules.qwixx import LONGO_GAME, QWIXX_GAME
from crosshex.rules.six import SIX_GAME

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "crosshex.games"

OURS: Final = {game.name: game for game in (QWIXX_GAME, LONGO_GAME, SIX_GAME)}
"""The games of this package."""

_others: dict[str, Description] | None = None
_broken: "dict[str, BrokenGame]" = {}
_waiting: "list[EntryPoint]" = []
_afterwards: list[Callable[[], None]] = []
_is_loading = False
_lock: Final = RLock()
"""Reentrant, because a package that is being loaded may import what asks for the games."""


class BrokenGame(OptionError):
    """A game of another package cannot be loaded; the message says which one and why."""


def games() -> dict[str, Description]:
    """Every game by its name, ours first, without those that cannot be loaded.

    >>> list(games())[:3]
    ['qwixx', 'longo', 'six']
    """
    return OURS | _from_packages()


def find_game(name: str) -> Description:
    """The game of this name.

    >>> find_game("longo").title
    'Qwixx Longo'

    Raises:
        BrokenGame: a package offers it, but it cannot be loaded.
        OptionError: there is no such game.
    """
    if not isinstance(name, str):
        raise OptionError(f"the name of a game, not {name!r}")
    if found := OURS.get(name) or _from_packages().get(name):
        return found
    if name in _broken:
        raise _broken[name]
    raise OptionError(f"no game {name[:40]!r}; there are: {', '.join(games())}")


def is_game(name: str) -> bool:
    """Whether there is a game of this name that can be loaded.

    >>> is_game("six"), is_game("chess")
    (True, False)
    """
    return name in OURS or name in _from_packages()


def when_loaded(call: Callable[[], None]) -> None:
    """Call a function that needs all games: now, and again when further ones have been loaded.

    >>> heard = []
    >>> when_loaded(lambda heard=heard: heard.append("all games are there"))
    >>> heard
    ['all games are there']
    """
    with _lock:
        _from_packages()
        if not _is_loading:
            call()
        _afterwards.append(call)


def short_name(name: str) -> tuple[str, str] | None:
    """The game and the option that a short name stands for on the command line.

    >>> short_name("mixx-colours"), short_name("qwixx")
    (('qwixx', 'sheet'), None)
    """
    for game in OURS.values():
        for option in game.options:
            if name in option.short_names and not is_game(name):
                return game.name, option.name
    return None


def find_page(name: str) -> Description:
    """The game that a page is about, by its name or by a short name.

    >>> find_page("mixx-colours").name
    'qwixx'

    Raises:
        OptionError: there is no such game.
    """
    found = short_name(name)
    return find_game(found[0] if found else name)


def is_page(name: str) -> bool:
    """Whether a name is that of a game that can be loaded, or a short name.

    >>> is_page("mixx-colours"), is_page("chess")
    (True, False)
    """
    return is_game(name) or short_name(name) is not None


def _from_packages() -> dict[str, Description]:
    """The games of other packages, loaded once; while they are being loaded, those ready so far."""
    global _others, _waiting, _is_loading
    with _lock:
        if _others is None:
            # Imported late: most programs ask for our own games only.
            from importlib.metadata import entry_points

            _others, _waiting = {}, sorted(entry_points(group=GROUP), key=lambda offer: offer.name)
        if _is_loading or not any(map(_can_load, _waiting)):
            return _others
        _is_loading = True
        try:
            ready, _waiting = _waiting, [offer for offer in _waiting if not _can_load(offer)]
            _load(offer for offer in ready if offer not in _waiting)
        finally:
            _is_loading = False
        for call in _afterwards:
            call()
        return _others


def _can_load(offer: "EntryPoint") -> bool:
    """Whether the module of a game is not just being imported, with us among what it imports.

    So a game whose notation or arrays are in the same module is loaded when that is complete.
    """
    parts = offer.module.split(".")
    modules = (sys.modules.get(".".join(parts[: k + 1])) for k in range(len(parts)))
    return not any(getattr(getattr(m, "__spec__", None), "_initializing", False) for m in modules)


def _load(offers: "Iterable[EntryPoint]") -> None:
    found = _from_packages()
    for offer in offers:
        name, where = offer.name, _spell(offer)
        if name in OURS:
            _warn(f"the game {name!r} of {where} has the name of a built-in game")
            continue
        if name in found or name in _broken:
            _warn(f"the game {name!r} of {where} is offered twice")
            continue
        try:
            description = offer.load()
        except (Exception, SystemExit) as error:
            leave_out(name, f"{where}: {type(error).__name__}: {error}")
            continue
        if not isinstance(description, Description) or description.name != name:
            leave_out(name, f"{where} is not a Description with that name")
            continue
        found[name] = description


def leave_out(name: str, why: str) -> None:
    """Drop a game; remember why it cannot be used, for those who ask for it by name; warn once."""
    _from_packages().pop(name, None)
    _broken[name] = BrokenGame(f"the game {name!r} cannot be loaded: {why}")
    _warn(str(_broken[name]))


def _warn(what: str) -> None:
    import logging

    logging.getLogger("crosshex").warning("%s; it is left out", what)


def _spell(offer: "EntryPoint") -> str:
    """Where an entry point leads to, with its package."""
    package = f" of the package {offer.dist.name}" if offer.dist else ""
    return f"{offer.value}{package}"
