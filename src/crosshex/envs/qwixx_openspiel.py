"""Games on a sheet for OpenSpiel: parameters that shrink the sheet, and bounds of the score."""

from __future__ import annotations

from typing import Any

from crosshex.envs.openspiel_info import OpenSpielInfo
from crosshex.rules import COLOURS, Description, Game, OptionError, Qwixx, Sheet
from crosshex.rules.sheet import FAILED_THROW_COST, MOST_FAILED_THROWS, LuckyPair, row_score


class QwixxOpenSpielInfo(OpenSpielInfo):
    """`faces`, `locking` and `needed` shrink the sheet; `lucky` is written as `5-8/6-11`."""

    dice = ("white", "white", "red", "yellow", "green", "blue")

    def parameters(self, game: Description) -> dict[str, Any]:
        """The parameters of the printed sheet."""
        sheet = _sheet(game)
        shape = {"faces": sheet.faces, "locking": sheet.locking, "needed": sheet.needed}
        lucky = {"lucky": ""} if sheet.lucky_pairs else {}
        return {"players": 2, "returns": "", "first": 0, **shape, **lucky}

    def make_game(self, game: Description, parameters: dict[str, Any]) -> Game:
        """A game with the sheet that the parameters describe."""
        own = _sheet(game)
        shape = parameters["faces"], parameters["locking"], parameters["needed"]
        sheet = Sheet(own.name, *shape, own.lucky_pairs)
        return Qwixx(parameters["players"], sheet, _lucky(parameters.get("lucky", "")))

    def bounds(self, game: Game) -> tuple[float, float]:
        """The score with failed throws only, and the score with all rows full."""
        assert isinstance(game, Qwixx)
        best = len(COLOURS) * row_score(game.sheet.length + 1)
        return float(-FAILED_THROW_COST * MOST_FAILED_THROWS), float(best)

    def longest(self, game: Game) -> int:
        """An upper bound: in every turn the active seat crosses something or has a failed throw."""
        assert isinstance(game, Qwixx)
        return 2 * game.seats * (len(COLOURS) * (game.sheet.length + 1) + MOST_FAILED_THROWS)


def _sheet(game: Description) -> Sheet:
    made = game.make(game.seats[0])
    assert isinstance(made, Qwixx)
    return made.sheet


def _lucky(text: str) -> tuple[LuckyPair, ...]:
    """Lucky pairs such as `5-8/6-11`."""
    try:
        pairs = [tuple(map(int, pair.split("-"))) for pair in text.split("/") if pair]
        return tuple((low, high) for low, high in pairs)
    except ValueError:
        raise OptionError(f"lucky pairs are written as 5-8/6-11, not {text!r}") from None


INFO = QwixxOpenSpielInfo()
