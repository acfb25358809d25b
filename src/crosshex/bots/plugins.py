"""Bots of other packages, offered as entry points of the group `crosshex.bots`.

An entry point has the name of its bot, such as `daring`. If the bot plays only one game, that game
comes first, as in `six.daring`. The entry point refers to a class of bots, or to a function that is
called with the game, a seed and the seconds for a decision (or None) and returns a `Bot`.
Listing the names imports nothing.
"""

from importlib.metadata import EntryPoint, entry_points
from typing import Final

from crosshex.bots.base import Bot
from crosshex.bots.objects import BrokenBot, make_from_object
from crosshex.rules import Game

GROUP: Final = "crosshex.bots"


def plugin_names(game: Game) -> tuple[str, ...]:
    """The bots that other packages offer for a game, in alphabetical order."""
    return tuple(sorted(_offers(game)))


def make_plugin(name: str, game: Game, seed: int, seconds: float | None) -> Bot | None:
    """The bot of this name, or None if no package offers one for this game.

    Raises:
        BrokenBot: a package offers it, but it cannot be made.
    """
    if not (offer := _offers(game).get(name)):
        return None
    whose = f"the bot {name!r} of {_owner(offer)}"
    try:
        source = offer.load()
    except Exception as error:
        raise BrokenBot(f"{whose} cannot be made: {type(error).__name__}: {error}") from error
    return make_from_object(whose, source, game, seed, seconds)


def _offers(game: Game) -> dict[str, EntryPoint]:
    """The entry points for a game by the name of the bot; one for this game only has priority."""
    found: dict[str, EntryPoint] = {}
    own = f"{game.name}."
    for offer in sorted(entry_points(group=GROUP), key=lambda offer: offer.name.startswith(own)):
        name = offer.name.removeprefix(own)
        if "." not in name:
            found[name] = offer
    return found


def _owner(offer: EntryPoint) -> str:
    return f"the package {offer.dist.name}" if offer.dist else f"the entry point {offer.value}"
