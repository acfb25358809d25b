"""Strength against the baselines, in the unit of `docs/strength.md`.

The network sits in one seat against copies of one baseline; the seats take turns at throwing first.
A win is a higher score than that of every other seat. Ties are counted separately. A duel plays all
dice twice with the seats exchanged, which removes most of the luck; there a tie counts half.
"""

from dataclasses import asdict, dataclass, replace

import torch

from crosshex.rules.sheet import Sheet
from training.qwixx.baselines import BASELINES, GUEST, NETWORK
from training.qwixx.network import Weights
from training.qwixx.policy import Guest, PolicyOptions, play_turn
from training.qwixx.self_play import results
from training.qwixx.tensor_rules import (
    MOST_SEATS,
    ROWS,
    GameBatch,
    draw_lucky,
    name_of,
    read_throw,
    start,
)

GAMES = 65_536


@dataclass(frozen=True)
class Measure:
    """How a match went for the network.

    Attributes:
        game: qwixx or longo.
        seats: how many.
        against: the baseline in the other seats.
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
        """The same as plain values, rounded to the precision that the number of games allows."""
        return {
            name: round(value, 4) if isinstance(value, float) else value
            for name, value in asdict(self).items()
        }


def measure(
    weights: Weights,
    sheet: Sheet,
    seats: int,
    player: int,
    games: int = GAMES,
    options: PolicyOptions | None = None,
    guest: Guest | None = None,
    name: str = "guest",
) -> Measure:
    """Play a match of the network against copies of one baseline, of itself, or of a guest.

    Args:
        weights: the network.
        sheet: what is printed on the sheets.
        seats: how many seats.
        player: the player number in the other seats.
        games: how many games.
        options: how the network chooses.
        guest: the player that sits where `GUEST` is.
        name: what to call the opponent.
    """
    device = weights["own"].device
    batch = _new_batch(sheet, seats, games, device)
    batch = replace(batch, lucky=draw_lucky(sheet, games, device, free=0.0))
    players = torch.full((games, MOST_SEATS), player, dtype=torch.long, device=device)
    players[:, 0] = NETWORK
    length = torch.zeros((), device=device)
    while not bool(batch.over.all()):
        length += (~batch.over).sum()
        batch = play_turn(weights, batch, players, options or PolicyOptions(), guest=guest)
    share, _ = results(batch)
    scores = batch.scores.float()
    names = {NETWORK: "itself", GUEST: name}
    return Measure(
        game=name_of(sheet),
        seats=seats,
        against=names.get(player) or BASELINES[player].name,
        games=games,
        wins=(share[:, 0] == 1).float().mean().item(),
        ties=((share[:, 0] > 0) & (share[:, 0] < 1)).float().mean().item(),
        score=scores[:, 0].mean().item(),
        others=scores[:, 1:seats].mean().item(),
        length=length.item() / games,
    )


def _new_batch(sheet: Sheet, seats: int, games: int, device: torch.device) -> GameBatch:
    """Games of this many seats; the seats take turns at throwing first."""
    blocks = [games if seats == n else 0 for n in range(2, MOST_SEATS + 1)]
    batch = start(sheet, blocks, device)
    return replace(batch, active=torch.arange(games, device=device) % seats)


@dataclass(frozen=True)
class Duel:
    """A match with two seats in which all dice were played twice, with the seats exchanged.

    Attributes:
        game: qwixx or longo.
        pairs: how many pairs of games.
        share: the share of wins of the first player; a tie counts half.
        error: the standard error of the share, over pairs.
        margin: the mean lead in points.
    """

    game: str
    pairs: int
    share: float
    error: float
    margin: float

    def as_json(self) -> dict[str, object]:
        """The same as plain values, with the 95 % interval of the share."""
        low, high = self.share - 1.96 * self.error, self.share + 1.96 * self.error
        return {
            "game": self.game,
            "pairs": self.pairs,
            "share": round(self.share, 4),
            "interval": [round(low, 4), round(high, 4)],
            "margin": round(self.margin, 2),
        }


def duel(weights: Weights, sheet: Sheet, options: PolicyOptions, guest: Guest, pairs: int) -> Duel:
    """Play the network against a guest with two seats: pairs of games with the same dice."""
    device, games = weights["own"].device, 2 * pairs
    batch = _new_batch(sheet, 2, games, device)
    lucky = draw_lucky(sheet, pairs, device, free=0.0).repeat_interleave(2, 0)
    # Games 2k and 2k + 1 differ only in who sits where: seat k modulo 2 throws first.
    second = torch.arange(games, device=device) % 2
    first = torch.arange(games, device=device) // 2 % 2
    batch = replace(batch, active=first, lucky=lucky)
    seat = torch.arange(MOST_SEATS, device=device)
    players = torch.where(seat == second[:, None], NETWORK, GUEST)
    while not bool(batch.over.all()):
        shape = (pairs, 2 + ROWS)
        dice = torch.randint(1, sheet.faces + 1, shape, device=device, dtype=torch.int32)
        thrown = read_throw(sheet, dice.repeat_interleave(2, 0))
        batch = play_turn(weights, batch, players, options, thrown, guest)
    share, margin = results(batch)
    mine = torch.arange(games, device=device), second
    won = share[mine].view(pairs, 2).mean(1)
    return Duel(
        game=name_of(sheet),
        pairs=pairs,
        share=won.mean().item(),
        error=won.std().item() / pairs**0.5,
        margin=margin[mine].mean().item(),
    )
