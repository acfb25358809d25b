"""Six for OpenSpiel: claims are automatic."""

from __future__ import annotations

from typing import Any

from crosshex.envs.openspiel_info import OpenSpielInfo
from crosshex.rules import Description, Game, Six


class SixOpenSpielInfo(OpenSpielInfo):
    """All options except the claim are parameters."""

    def parameters(self, game: Description) -> dict[str, Any]:
        """The parameters of the description, without the claim."""
        found = super().parameters(game)
        del found["claim"]
        return found

    def make_game(self, game: Description, parameters: dict[str, Any]) -> Game:
        """A game with automatic claims."""
        limits = parameters["repetition"], parameters["move_limit"]
        return Six(parameters["players"], parameters["variant"], "auto", *limits)

    def longest(self, game: Game) -> int:
        """An upper bound: 40 moves place, and each of at most 32 removals resets the limit."""
        assert isinstance(game, Six)
        return 40 + 3 * 33 * (game.move_limit or 0)


INFO = SixOpenSpielInfo()
