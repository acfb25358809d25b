"""Games on a sheet for OpenSpiel: parameters that shrink the sheet, and bounds of the score."""

from __future__ import annotations

from typing import Any

from crosshex.envs.openspiel_info import OpenSpielInfo
from crosshex.rules import Description, Game, OptionError, Qwixx, read_sheet, straight_sheet
from crosshex.rules.qwixx import LuckyPair
from crosshex.rules.sheet import FAILED_THROW_COST, MOST_FAILED_THROWS, row_score


class QwixxOpenSpielInfo(OpenSpielInfo):
    """`faces`, `locking` and `needed` make a smaller classic sheet; `lucky` is like `5-8/6-11`."""

    dice = ("white", "white", "red", "yellow", "green", "blue")

    def parameters(self, game: Description) -> dict[str, Any]:
        """The parameters of the game: where the sheet is an option, also those of a smaller one."""
        found = {"players": 2, "returns": "", "first": 0}
        names = {option.name for option in game.options}
        shape = {"sheet": "", "faces": 0, "locking": 1, "needed": 5} if "sheet" in names else {}
        return found | shape | ({"lucky": ""} if "lucky" in names else {})

    def make_game(self, game: Description, parameters: dict[str, Any]) -> Game:
        """A game with the sheet that the parameters describe."""
        options: dict[str, Any] = {}
        if faces := parameters.get("faces"):
            needed, locking = parameters["needed"], parameters["locking"]
            options["sheet"] = straight_sheet(faces, locking, needed)
        elif sheet := parameters.get("sheet"):
            options["sheet"] = read_sheet(sheet)
        if lucky := parameters.get("lucky"):
            options["lucky"] = _lucky(lucky)
        return game.make(parameters["players"], **options)

    def bounds(self, game: Game) -> tuple[float, float]:
        """The score with failed throws only, and the score with all rows full."""
        assert isinstance(game, Qwixx)
        best = sum(row_score(len(row) + 1) for row in game.sheet.rows)
        return float(-FAILED_THROW_COST * MOST_FAILED_THROWS), float(best)

    def longest(self, game: Game) -> int:
        """An upper bound: in every turn the active seat crosses something or has a failed throw."""
        assert isinstance(game, Qwixx)
        fields = sum(len(row) + 1 for row in game.sheet.rows)
        return 2 * game.seats * (fields + MOST_FAILED_THROWS)


def _lucky(text: str) -> tuple[LuckyPair, ...]:
    """Lucky pairs such as `5-8/6-11`."""
    try:
        pairs = [tuple(map(int, pair.split("-"))) for pair in text.split("/") if pair]
        return tuple((low, high) for low, high in pairs)
    except ValueError:
        raise OptionError(f"lucky pairs are written as 5-8/6-11, not {text!r}") from None


INFO = QwixxOpenSpielInfo()
