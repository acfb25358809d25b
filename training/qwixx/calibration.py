"""How well the values of a network are calibrated: predictions compared with results.

Games of `master` against itself are played once and kept, turn by turn. Every seat of every
position is one sample: the prediction, and the share of the win that the seat got.
`training.reliability` compares them.
"""

from dataclasses import dataclass, replace

import torch
from torch import Tensor

from crosshex.rules.sheet import Sheet
from training.qwixx.network import Weights
from training.qwixx.policy import PolicyOptions, play_turn
from training.qwixx.self_play import outlook, results
from training.qwixx.tensor_rules import MOST_SEATS, GameBatch, draw_lucky, start
from training.qwixx.values import Openings, shares_of
from training.reliability import DRAWS, Reliability, reliability

GAMES = 100_000


@dataclass(frozen=True)
class Matches:
    """Games of `master` against itself.

    Attributes:
        seats: how many seats.
        met: all games before each turn.
        counted: in which of them the game was not over and `master` had all seats.
        share: each seat's share of the win.
        margin: each seat's final lead over the best other seat.
    """

    seats: int
    met: list[GameBatch]
    counted: list[Tensor]
    share: Tensor
    margin: Tensor


def play_matches(
    player: Weights, sheet: Sheet, seats: int, games: int, astray: float = 0.0
) -> Matches:
    """Play games to the end; the seats take turns at throwing first.

    Args:
        player: the weights of `master`.
        sheet: what is printed on the sheets.
        seats: how many seats.
        games: how many games.
        astray: the share of games that other players open.
    """
    device = player["own"].device
    batch = start(sheet, [games * (seats == n) for n in range(2, MOST_SEATS + 1)], device)
    batch = replace(
        batch,
        active=torch.arange(games, device=device) % seats,
        lucky=draw_lucky(sheet, games, device, free=0.0),
    )
    openings = Openings.draw(batch, astray)
    met, counted = [], []
    while not bool(batch.over.all()):
        met.append(batch)
        counted.append(openings.over & ~batch.over)
        batch = play_turn(player, batch, openings.seated(), PolicyOptions())
        openings = openings.later(torch.zeros_like(batch.over), openings)
    share, margin = results(batch)
    return Matches(seats, met, counted, share, margin)


@dataclass(frozen=True)
class Calibration:
    """The calibration of a network.

    Attributes:
        share: of the share of the win.
        margin: of the margin, in points.
        start: the prediction for the first position, by seat from the one that throws first.
        started: the results of these games.
    """

    share: Reliability
    margin: Reliability
    start: list[float]
    started: list[float]


def calibrate(
    weights: Weights, matches: Matches, *, draws: int = DRAWS, normal: bool = True
) -> Calibration:
    """Compare a network's predictions with the results, over all positions of some games.

    Args:
        weights: the network.
        matches: the games.
        draws: how many bootstrap draws the intervals use.
        normal: whether the seats' shares sum to one; for the network of `master` they do not.
    """
    said, lead, game = [], [], []
    ask = shares_of if normal else outlook
    for batch, counted in zip(matches.met, matches.counted, strict=True):
        share, margin = ask(weights, batch)
        which = counted.nonzero()[:, 0]
        said.append(share[which, : matches.seats])
        lead.append(margin[which, : matches.seats])
        game.append(which)
    games = torch.cat(game)
    samples = games.repeat_interleave(matches.seats)

    def compare(what: list[Tensor], came: Tensor) -> Reliability:
        results = came[games, : matches.seats].flatten()
        said, got = (each.double().cpu().numpy() for each in (torch.cat(what).flatten(), results))
        return reliability(said, got, samples.cpu().numpy(), len(came), draws=draws)

    opened = matches.met[0]
    order = (opened.active[:, None] + torch.arange(matches.seats, device=games.device)) % (
        matches.seats
    )
    first, _ = ask(weights, opened)
    return Calibration(
        share=compare(said, matches.share),
        margin=compare(lead, matches.margin),
        start=[round(value, 5) for value in first.gather(1, order).double().mean(0).tolist()],
        started=[
            round(value, 5) for value in matches.share.gather(1, order).double().mean(0).tolist()
        ],
    )
