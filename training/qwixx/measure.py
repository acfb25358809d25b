"""Strength against the yardsticks, in the unit of `docs/strength.md`.

The network sits in one seat against copies of one yardstick; the first throw goes round. A win is a
higher score than everybody else's: ties are counted, and neither won nor halved.
"""

from dataclasses import asdict, dataclass, replace

import torch

from crosshex.rules.sheet import Sheet
from training.qwixx.decide import Taste, play_turn
from training.qwixx.learn import results
from training.qwixx.network import Weights
from training.qwixx.tables import MOST_SEATS, draw_lucky, start
from training.qwixx.yardsticks import NETWORK, YARDSTICKS

GAMES = 65_536


@dataclass(frozen=True)
class Measure:
    """How a match went for the network.

    Attributes:
        game: qwixx or longo.
        seats: how many.
        against: the yardstick in the other seats.
        games: how many games.
        wins: the share of games won alone.
        ties: the share of games with a shared win.
        score: the network's mean score.
        others: the mean score of the other seats.
        length: the mean number of turns.
    """

    game: str
    seats: int
    against: str
    games: int
    wins: float
    ties: float
    score: float
    others: float
    length: float

    def as_json(self) -> dict[str, object]:
        """The same as plain values, rounded to what the number of games can tell."""
        return {
            name: round(value, 4) if isinstance(value, float) else value
            for name, value in asdict(self).items()
        }


def measure(weights: Weights, sheet: Sheet, seats: int, player: int, games: int = GAMES) -> Measure:
    """Play a match of the network against copies of one yardstick, or of itself."""
    device = weights["own"].device
    blocks = [games if seats == n else 0 for n in range(2, MOST_SEATS + 1)]
    tables = start(sheet, blocks, device)
    tables = replace(
        tables,
        active=torch.arange(games, device=device) % seats,
        lucky=draw_lucky(sheet, games, device, free=0.0),
    )
    players = torch.full((games, MOST_SEATS), player, dtype=torch.long, device=device)
    players[:, 0] = NETWORK
    length = torch.zeros((), device=device)
    while not bool(tables.over.all()):
        length += (~tables.over).sum()
        tables = play_turn(weights, tables, players, Taste())
    share, _ = results(tables)
    scores = tables.scores.float()
    return Measure(
        game=sheet.name,
        seats=seats,
        against=YARDSTICKS[player].name if player else "itself",
        games=games,
        wins=(share[:, 0] == 1).float().mean().item(),
        ties=((share[:, 0] > 0) & (share[:, 0] < 1)).float().mean().item(),
        score=scores[:, 0].mean().item(),
        others=scores[:, 1:seats].mean().item(),
        length=length.item() / games,
    )
