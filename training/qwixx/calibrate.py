"""Whether values keep their word: what they say of positions beside what came of them.

Games of `master` against itself are played once and kept, turn by turn. Every seat of every
position is one sample: what was said, and the share of the win that the seat got. Sorted by what
was said and cut into bins of equal count, the two means of a bin should agree; the expected error
is the mean distance. Positions of one game share its result, so intervals come from drawing whole
games again and again.
"""

from dataclasses import dataclass, replace
from typing import NamedTuple

import torch
from torch import Tensor

from crosshex.rules.sheet import Sheet
from training.qwixx.decide import Taste, play_turn
from training.qwixx.learn import outlook, results
from training.qwixx.network import Weights
from training.qwixx.tables import MOST_SEATS, Tables, draw_lucky, start
from training.qwixx.values import Openings, shares_of

BINS = 20
DRAWS = 1000
GAMES = 100_000


@dataclass(frozen=True)
class Matches:
    """Games of `master` against itself.

    Attributes:
        seats: how many.
        met: all tables before each turn.
        counted: at which of them the game was on and `master` had all seats.
        share: what each seat got of the win.
        margin: by how much it was ahead of the best other in the end.
    """

    seats: int
    met: list[Tables]
    counted: list[Tensor]
    share: Tensor
    margin: Tensor


def play_matches(
    player: Weights, sheet: Sheet, seats: int, games: int, astray: float = 0.0
) -> Matches:
    """Play games to the end; the first throw goes round.

    Args:
        player: the weights of `master`.
        sheet: what is printed on the sheets.
        seats: how many.
        games: how many.
        astray: the share of games that other players open.
    """
    device = player["own"].device
    tables = start(sheet, [games * (seats == n) for n in range(2, MOST_SEATS + 1)], device)
    tables = replace(
        tables,
        active=torch.arange(games, device=device) % seats,
        lucky=draw_lucky(sheet, games, device, free=0.0),
    )
    openings = Openings.draw(tables, astray)
    met, counted = [], []
    while not bool(tables.over.all()):
        met.append(tables)
        counted.append(openings.over & ~tables.over)
        tables = play_turn(player, tables, openings.seated(), Taste())
        openings = openings.later(torch.zeros_like(tables.over), openings)
    share, margin = results(tables)
    return Matches(seats, met, counted, share, margin)


class Bin(NamedTuple):
    """Samples of which nearly the same was said.

    Attributes:
        said: what, on average.
        came: what came of it, on average.
        low: the lower end of the 95 % interval of that.
        high: the upper end.
    """

    said: float
    came: float
    low: float
    high: float


@dataclass(frozen=True)
class Reliability:
    """How well what was said agrees with what came.

    Attributes:
        samples: seats of positions.
        bins: of equal count, by what was said.
        error: the mean distance of the two means of a bin.
        low: the lower end of its 95 % interval.
        high: the upper end.
        square: the mean squared distance of what was said from what came, over samples.
    """

    samples: int
    bins: list[Bin]
    error: float
    low: float
    high: float
    square: float

    def as_json(self, digits: int) -> dict[str, object]:
        """The same as plain values."""
        return {
            "error": round(self.error, digits),
            "interval": [round(self.low, digits), round(self.high, digits)],
            "square": round(self.square, digits),
            "samples": self.samples,
            "bins": [[round(value, digits) for value in row] for row in self.bins],
        }


def reliability(
    said: Tensor, came: Tensor, game: Tensor, games: int, bins: int = BINS, draws: int = DRAWS
) -> Reliability:
    """Compare samples by bins of equal count.

    Args:
        said: the predictions.
        came: the results.
        game: of which game each sample is.
        games: how many games there are.
        bins: how many bins.
        draws: how many times games are drawn for the intervals; 0 for none.
    """
    said, came = said.double(), came.double()
    place = torch.empty_like(game)
    place[said.argsort()] = torch.arange(len(said), device=said.device) * bins // len(said)
    cell = game * bins + place
    # By game: sums of what was said, of what came, and how many, in each bin.
    sums = said.new_zeros((3, games * bins))
    for row, values in enumerate((said, came, torch.ones_like(said))):
        sums[row].index_add_(0, cell, values)
    by_game = sums.view(3, games, bins).transpose(0, 1).flatten(1)

    def means(total: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        said, came, n = total.view(3, bins)
        return said / n, came / n, (said - came).abs().sum() / n.sum()

    mean_said, mean_came, error = means(by_game.sum(0))
    again = []
    for _ in range(draws):
        lot = torch.randint(0, games, (games,), device=said.device)
        times = torch.bincount(lot, minlength=games).double()
        _, drawn, off = means(times @ by_game)
        again.append(torch.cat([drawn, off[None]]))
    spread = torch.stack(again) if draws else torch.cat([mean_came, error[None]])[None]
    edges = torch.tensor([0.025, 0.975], dtype=torch.double, device=said.device)
    low, high = spread.quantile(edges, 0).tolist()
    rows = zip(mean_said.tolist(), mean_came.tolist(), low, high, strict=False)
    return Reliability(
        samples=len(said),
        bins=[Bin(*row) for row in rows],
        error=error.item(),
        low=low[-1],
        high=high[-1],
        square=(said - came).square().mean().item(),
    )


@dataclass(frozen=True)
class Calibration:
    """What was found about a network.

    Attributes:
        share: of the win.
        margin: in points.
        start: what is said of the first position, by seats from the one that throws first.
        started: what came of it.
    """

    share: Reliability
    margin: Reliability
    start: list[float]
    started: list[float]


def calibrate(
    weights: Weights, matches: Matches, *, draws: int = DRAWS, normal: bool = True
) -> Calibration:
    """Ask a network about all positions of some games.

    Args:
        weights: the network.
        matches: the games.
        draws: for the intervals.
        normal: whether its seats share one win; `master`'s own do not.
    """
    said, lead, game = [], [], []
    ask = shares_of if normal else outlook
    for tables, counted in zip(matches.met, matches.counted, strict=True):
        share, margin = ask(weights, tables)
        which = counted.nonzero()[:, 0]
        said.append(share[which, : matches.seats])
        lead.append(margin[which, : matches.seats])
        game.append(which)
    games = torch.cat(game)
    samples = games.repeat_interleave(matches.seats)

    def compare(what: list[Tensor], came: Tensor) -> Reliability:
        results = came[games, : matches.seats].flatten()
        return reliability(torch.cat(what).flatten(), results, samples, len(came), draws=draws)

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
