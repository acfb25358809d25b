"""What positions of Six are worth: the chance of winning, by a search and a map fitted on games.

A search gives a value; games of `master` against itself show how often such a value won. The map is
logistic in the value, the progress of the game and the side to move, for each variant and phase.
Partners win or lose together, so at four seats they have equal shares, and the map is the same.
"""

import hashlib
import json
import math
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np

from crosshex.bots.qwixx.net import DamagedWeights
from crosshex.bots.six.thinking import begin, board_of
from crosshex.bots.six.weights import weights_for
from crosshex.bots.values import Unit, Worth
from crosshex.fast.six.search.alphabeta import WON
from crosshex.fast.six.search.deepening import think
from crosshex.fast.six.search.work import new_work
from crosshex.rules import Game, Six, SixState
from crosshex.rules.six import HEXAGONS, Side

NAME: Final = "six-values"
UNIT: Final = 1000
"""Values of a search are counted in this unit."""
_TRANSPOSITION_BITS = 14


class Chances:
    """From the value that a search found to the chance of winning.

    Attributes:
        name: where it comes from, with a checksum.
        nodes: how many nodes the searches had on which it was fitted.
    """

    def __init__(self, card: dict[str, Any]) -> None:
        maps = card["maps"]
        self.name = f"{NAME}@{checksum(maps)[:12]}"
        if card["sha256"] != checksum(maps):
            raise DamagedWeights(f"{NAME}.json is damaged: its checksum is wrong")
        self.nodes = int(card["nodes"])
        self._maps = maps

    def of(self, value: float, state: SixState) -> float:
        """The chance of the side to move, by the value that a search found.

        A win that a search claims is not proven, and so is worth a little less than one.
        """
        found = self._maps[state.game.variant]["moving" if state.moving else "placing"]
        sure = float(found["claimed"])
        if abs(value) >= WON:
            return sure if value > 0 else 1 - sure
        placed = HEXAGONS if state.moving else len(state.all_hexagons)
        progress = (placed - 2) / (HEXAGONS - 2)
        black = 1 if state.side is Side.BLACK else -1
        given = features(value, progress, black)
        odds = sum(w * x for w, x in zip(found["weights"], given, strict=True))
        chance = 1 / (1 + math.exp(-max(-30.0, min(30.0, odds))))
        return min(max(chance, 1 - sure), sure)


def features(value: float, progress: float, black: float) -> tuple[float, ...]:
    """The inputs of the logistic map, made of the value, the progress and the side to move."""
    units = value / UNIT
    return units, units * progress, units / (1 + abs(units)), black, black * progress, 1.0


def checksum(maps: Any) -> str:
    """SHA-256 of the maps."""
    return hashlib.sha256(json.dumps(maps, sort_keys=True).encode()).hexdigest()


@cache
def shipped_chances() -> Chances:
    """The map that comes with the package.

    Raises:
        DamagedWeights: its file is missing or damaged.
    """
    file = files("crosshex.bots") / "weights" / f"{NAME}.json"
    try:
        return Chances(json.loads(file.read_text(encoding="utf-8")))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise DamagedWeights(
            f"the values of Six cannot be read ({error}); reinstall crosshex"
        ) from error


def shares(chance: float, state: SixState) -> list[float]:
    """The share of the win of every seat, from the chance of the side to move."""
    partners = state.game.seats // 2
    return [
        (chance if state.game.side(seat) == state.side else 1 - chance) / partners
        for seat in range(state.game.seats)
    ]


def ended_shares(state: SixState) -> list[float]:
    """The shares of a game that is over: partners share a win, all share a draw."""
    assert state.outcome is not None
    winners = state.outcome.winners or range(state.game.seats)
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.game.seats)]


class SixValues:
    """Chances of winning, by a search of a fixed number of nodes.

    Attributes:
        name: the map, with a checksum.
    """

    unit: Unit = "share"
    exact = False

    def __init__(self, game: Six, chances: Chances, nodes: int | None = None) -> None:
        self.name = chances.name
        self._chances = chances
        self._nodes = nodes or chances.nodes
        self._weights = weights_for(game)

    def of(self, states: Sequence[SixState]) -> Worth:
        """The shares that the seats may expect; the same position always has the same shares."""
        found = np.array([self._shares(state) for state in states], np.float64)
        found = found.reshape(len(states), -1)
        return Worth(found, np.zeros_like(found))

    def _shares(self, state: SixState) -> list[float]:
        if state.outcome is not None:
            return ended_shares(state)
        work = new_work(_TRANSPOSITION_BITS)
        begin(work, state, self._nodes)
        value = think(board_of(state, self._weights), work).value
        return shares(self._chances.of(value, state), state)


def six_values(game: Game) -> SixValues:
    """The values for a game.

    Raises:
        DamagedWeights: the map cannot be read.
    """
    assert isinstance(game, Six)
    return SixValues(game, shipped_chances())
