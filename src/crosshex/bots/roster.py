"""The bots of one game: what a game's room `bots` holds, and the default without that room."""

from collections.abc import Callable, Mapping
from typing import Final

from crosshex.bots.base import Bot
from crosshex.bots.random_bot import RandomBot
from crosshex.bots.rooms import ROSTERS
from crosshex.rules import Game

Maker = Callable[[Game, int, float | None], Bot]
"""Makes a bot from a game, a seed and the seconds for a decision; with None the bot decides."""


def timeless(kind: Callable[[Game, int], Bot]) -> Maker:
    """The maker of a bot that does not search and so needs no time.

    >>> from crosshex.rules import Six
    >>> print(timeless(RandomBot)(Six(), 1, None).choose(Six().start(), 0))
    -1,0
    """
    return lambda game, seed, seconds: kind(game, seed)


class Roster:
    """The bots of a game; a game whose bots depend on seats or options has its own subclass.

    Args:
        makers: what makes each bot, by name, in the order in which they are listed.
        about: how each bot plays, in a few words.

    >>> from crosshex.rules import Six
    >>> Roster({"random": timeless(RandomBot)}).names(Six())
    ('random',)
    """

    def __init__(self, makers: Mapping[str, Maker], about: Mapping[str, str] | None = None) -> None:
        self._makers = makers
        self._about = about or {}

    def names(self, game: Game) -> tuple[str, ...]:
        """The bots that play this game without preparation, in the order in which to list them."""
        return tuple(self._makers)

    def more(self, game: Game) -> tuple[str, ...]:
        """Further bots that `make` knows, each described in words for people."""
        return ()

    def make(self, name: str, game: Game, seed: int, seconds: float | None) -> Bot | None:
        """The bot of this name, or None if the game has no such bot.

        Raises:
            CrosshexError: the game has this bot, but it cannot be made; the message says why.
        """
        maker = self._makers.get(name)
        return maker(game, seed, seconds) if maker else None

    def is_compiled(self, name: str, game: Game) -> bool:
        """Whether a bot can choose at once: no code of it has to be compiled first."""
        return True

    def describe(self, name: str, game: Game) -> str:
        """How a bot plays, in a few words; empty if the roster does not describe it."""
        return self._about.get(name, "")


ROSTER: Final = Roster({"random": timeless(RandomBot)})
"""The roster of a game that names no bots of its own."""


def roster_of(game: Game) -> Roster:
    """The roster of a game."""
    return ROSTERS.get(game.description) or ROSTER
