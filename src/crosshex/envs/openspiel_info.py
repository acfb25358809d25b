"""What OpenSpiel must know about a game beyond its description: a game's room `openspiel`.

OpenSpiel itself is not imported here.
"""

from __future__ import annotations

import math
from typing import Any

from crosshex.rules import Description, Game


class OpenSpielInfo:
    """The defaults for every game; a game's room may hold a subclass with more precise values.

    The parameters are the options of the game, written as on the command line. An empty one stands
    for the default.

    Attributes:
        dice: the names of the dice, in their order.
    """

    dice: tuple[str, ...] = ()

    def parameters(self, game: Description) -> dict[str, Any]:
        """The parameters of a game with their defaults: `players`, `returns` and the game's own."""
        found: dict[str, Any] = {"players": game.default_seats, "returns": ""}
        if game.first_by_lot:
            found["first"] = 0
        for option in game.options:
            found[option.name] = option.default if isinstance(option.default, int | str) else ""
        return found

    def make_game(self, game: Description, parameters: dict[str, Any]) -> Game:
        """The game that the parameters describe.

        Raises:
            OptionError: it cannot be set up like this.
        """
        texts = {option.name: str(parameters[option.name]) for option in game.options}
        named = {name: game.option(name).read_all(text) for name, text in texts.items() if text}
        return game.make(parameters["players"], **named)

    def bounds(self, game: Game) -> tuple[float, float]:
        """The least and the greatest score, in games with points."""
        return -math.inf, math.inf

    def longest(self, game: Game) -> int:
        """An upper bound of the number of decisions in a game."""
        return 100_000

    def die(self, place: int) -> str:
        """The name of a die."""
        return self.dice[place] if self.dice else f"die {place + 1}"


INFO = OpenSpielInfo()
