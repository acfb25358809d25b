"""Six for OpenSpiel: the program claims by itself."""

from __future__ import annotations

from typing import Any

from crosshex.envs.spiel import Spiel
from crosshex.rules import Description, Game, Six


class SixSpiel(Spiel):
    """All options but the claim."""

    def parameters(self, game: Description) -> dict[str, Any]:
        """Those of the description, without the claim."""
        found = super().parameters(game)
        del found["claim"]
        return found

    def table(self, game: Description, parameters: dict[str, Any]) -> Game:
        """A table where the program claims by itself."""
        limits = parameters["repetition"], parameters["move_limit"]
        return Six(parameters["players"], parameters["variant"], "auto", *limits)

    def longest(self, game: Game) -> int:
        """40 placed, and after each of at most 32 removals the move limit begins anew."""
        assert isinstance(game, Six)
        return 40 + 3 * 33 * (game.move_limit or 0)


SPIEL = SixSpiel()
