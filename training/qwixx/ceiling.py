"""How much looking one turn further would gain, from single decisions instead of whole games.

Some turns of self-play are looked at closely: what the few best choices of each seat are worth one
turn later is estimated twice, with different throws. The first estimate chooses, the second says
what that choice is worth beside the one taken at first sight, so that chance in the throws
flatters nobody. A decision that gives away nothing adds nothing; the mean gain of a decision times
the turns of a game is what a player gains in a game, as far as the network can tell.
"""

from dataclasses import dataclass, fields, replace

import torch
from torch import Tensor

from crosshex.rules.sheet import Sheet
from training.qwixx.decide import Ends, Sheets, Taste, action_1, play_turn, worth
from training.qwixx.network import Weights
from training.qwixx.second_look import one_turn_further
from training.qwixx.tables import MOST_SEATS, Tables, Throw, legal_1, start, throw
from training.qwixx.yardsticks import NETWORK

CLOSELY = 1 / 12
"""The share of turns that are looked at closely."""


@dataclass(frozen=True)
class Ceiling:
    """What was found.

    Attributes:
        game: qwixx or longo.
        decisions: how many were looked at, one for each seat in a turn.
        changed: the share of them in which looking further chose otherwise.
        gain: the chances of winning gained in a game.
        error: its standard error.
    """

    game: str
    decisions: int
    changed: float
    gain: float
    error: float

    def as_json(self) -> dict[str, object]:
        """The same as plain values, with the 95 % interval of the gain."""
        interval = self.gain - 1.96 * self.error, self.gain + 1.96 * self.error
        return {
            "game": self.game,
            "decisions": self.decisions,
            "changed": round(self.changed, 3),
            "gain": round(self.gain, 4),
            "interval": [round(bound, 4) for bound in interval],
        }


class Gains:
    """A second look that keeps account of what it would have gained.

    Attributes:
        gains: in chances of winning, of each decision that was worth a second look.
    """

    def __init__(self, throws: int, share: float) -> None:
        self.gains: list[Tensor] = []
        self._chooser = one_turn_further(throws, share, seed=1)
        self._referee = one_turn_further(throws, 1.0, seed=2)

    def __call__(
        self, weights: Weights, tables: Tables, sheets: Sheets, ends: Ends, taste: Taste
    ) -> Tensor:
        """Judges as at first sight, so that the game goes on as it would have."""
        at_first = worth(weights, tables, sheets, ends, taste)
        chosen = self._chooser(weights, tables, sheets, ends, taste)
        truth = self._referee(weights, tables, sheets, ends, taste)
        whose = ends.table * MOST_SEATS + ends.seat
        for decision in whose.unique():
            here = (whose == decision).nonzero()[:, 0]
            better, taken = here[chosen[here].argmax()], here[at_first[here].argmax()]
            self.gains.append(truth[better] - truth[taken] if better != taken else truth[0] * 0)
        return at_first


def ceiling(weights: Weights, sheet: Sheet, games: int, throws: int, share: float = 0.5) -> Ceiling:
    """Play games at two seats and look closely at some of their turns."""
    device = weights["own"].device
    tables = start(sheet, [games, 0, 0, 0], device)
    players = torch.full((games, MOST_SEATS), NETWORK, device=device)
    account = Gains(throws, share)
    looked, turns = 0, 0
    while not bool(tables.over.all()):
        turns += int((~tables.over).sum())
        thrown = throw(tables)
        which = ((torch.rand(games, device=device) < CLOSELY) & ~tables.over).nonzero()[:, 0]
        if len(which):
            looked += 2 * len(which)
            some = _only(tables, which)
            dice = Throw(*(getattr(thrown, field.name)[which] for field in fields(thrown)))
            taste = Taste(second_look=account)
            action_1(weights, some, dice, legal_1(some, dice), players[which], taste)
        tables = play_turn(weights, tables, players, Taste(), thrown)
    gains = torch.stack(account.gains)
    gains = torch.cat([gains, gains.new_zeros(looked - len(gains))])
    length = turns / games
    return Ceiling(
        game=sheet.name,
        decisions=looked,
        changed=(gains != 0).float().mean().item(),
        gain=gains.mean().item() * length,
        error=gains.std().item() / looked**0.5 * length,
    )


def _only(tables: Tables, which: Tensor) -> Tables:
    """Some of the tables, all of two seats."""
    kept = {
        field.name: getattr(tables, field.name)[which]
        for field in fields(tables)
        if field.name not in ("sheet", "blocks")
    }
    return replace(tables, blocks=(len(which), 0, 0, 0), **kept)
