"""Weights against weights: every move gets the same nodes, every opening is played twice."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from crosshex.fast.six.board import Weights
from training.six.games import Matchup


class Score(NamedTuple):
    """How a match ended for the first weights."""

    games: int
    wins: int
    draws: int

    @property
    def share(self) -> float:
        """The share of points won; a draw counts half."""
        return (self.wins + self.draws / 2) / self.games


def match(
    first: Weights, second: Weights, advanced: bool, games: int, nodes: int, seed: int = 0
) -> Score:
    """Play ``games`` games; each pair has the same random opening with the sides exchanged."""
    wins = draws = 0
    for number in range(games):
        swapped = number % 2 == 1
        pair = (second, first) if swapped else (first, second)
        result, _ = Matchup(pair, advanced, nodes).play(Random(f"{seed} {number // 2}"))
        draws += result == 0.5
        wins += result == (0.0 if swapped else 1.0)
    return Score(games, wins, draws)
