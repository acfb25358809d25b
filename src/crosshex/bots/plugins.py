"""Bots of other packages, offered as entry points of the group `crosshex.bots`.

An entry point has the name of its bot, such as `daring`. If the bot plays only one game, that game
comes first, as in `six.daring`. The entry point refers to a maker: a function or a class that is
called with the game, a seed and the seconds for a decision (or None), and returns a `Bot`.
Listing the names imports nothing.
"""

from importlib.metadata import EntryPoint, entry_points
from typing import Final

from crosshex.bots.base import Bot
from crosshex.rules import CrosshexError, Game

GROUP: Final = "crosshex.bots"


class BrokenPlugin(CrosshexError):
    """A bot of another package cannot be made; the message names the package and the reason."""


def plugin_names(game: Game) -> tuple[str, ...]:
    """The bots that other packages offer for a game, in alphabetical order."""
    return tuple(sorted(_offers(game)))


def make_plugin(name: str, game: Game, seed: int, movetime: float | None) -> Bot | None:
    """The bot of this name, or None if no package offers one for this game.

    Raises:
        BrokenPlugin: a package offers it, but it cannot be made.
    """
    if not (offer := _offers(game).get(name)):
        return None
    try:
        bot = offer.load()(game, seed, movetime)
    except CrosshexError:
        raise  # The bot explains itself, for example that it does not play this game.
    except Exception as error:
        raise BrokenPlugin(
            f"the bot {name!r} of {_owner(offer)} cannot be made: {type(error).__name__}: {error}"
        ) from error
    if not isinstance(bot, Bot):
        raise BrokenPlugin(
            f"the bot {name!r} of {_owner(offer)} cannot be made: {offer.value} gave"
            f" {type(bot).__name__}, not a crosshex.bots.Bot"
        )
    return bot


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
