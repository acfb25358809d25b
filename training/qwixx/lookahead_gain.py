"""How much looking one turn ahead would gain, from single decisions instead of whole games.

A sample of the turns of self-play is examined. The few best choices of each seat are estimated
twice by what they are worth one turn later, with different throws. The first estimate chooses. The
second says how much better that choice is than the network's own, so that lucky first throws do not
count as a gain. The mean gain of a decision times the turns of a game is what a player gains in a
game, by the network's own judgement.
"""

from dataclasses import dataclass

import torch
from torch import Tensor

from crosshex.rules.sheet import Sheet
from training.qwixx.baselines import NETWORK
from training.qwixx.network import Weights
from training.qwixx.policy import Ends, PolicyOptions, Sheets, action_1, play_turn, worth
from training.qwixx.reevaluation import one_turn_ahead
from training.qwixx.tensor_rules import MOST_SEATS, GameBatch, legal_1, name_of, only, start, throw

EXAMINED = 1 / 12
"""The share of turns that are examined."""


@dataclass(frozen=True)
class LookaheadGain:
    """The gain of looking one turn ahead.

    Attributes:
        game: qwixx or longo.
        decisions: how many were examined, one for each seat in a turn.
        changed: the share of them in which looking ahead chose differently.
        gain: the chance of winning gained in a game.
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
    """A reevaluation that records what it would have gained and changes no choice.

    Attributes:
        gains: the gained chance of winning, for each decision with several near choices.
    """

    def __init__(self, throws: int, share: float) -> None:
        self.gains: list[Tensor] = []
        self._chooser = one_turn_ahead(throws, share, seed=1)
        self._referee = one_turn_ahead(throws, 1.0, seed=2)

    def __call__(
        self, weights: Weights, batch: GameBatch, sheets: Sheets, ends: Ends, options: PolicyOptions
    ) -> Tensor:
        """Judge as `worth` does, so that the game is not affected."""
        at_first = worth(weights, batch, sheets, ends, options)
        chosen = self._chooser(weights, batch, sheets, ends, options)
        truth = self._referee(weights, batch, sheets, ends, options)
        whose = ends.game * MOST_SEATS + ends.seat
        for decision in whose.unique():
            here = (whose == decision).nonzero()[:, 0]
            better, taken = here[chosen[here].argmax()], here[at_first[here].argmax()]
            self.gains.append(truth[better] - truth[taken] if better != taken else truth[0] * 0)
        return at_first


def lookahead_gain(
    weights: Weights, sheet: Sheet, games: int, throws: int, share: float = 0.5
) -> LookaheadGain:
    """Play games with two seats and examine some of their turns."""
    device = weights["own"].device
    batch = start(sheet, [games, 0, 0, 0], device)
    players = torch.full((games, MOST_SEATS), NETWORK, device=device)
    account = Gains(throws, share)
    looked, turns = 0, 0
    while not bool(batch.over.all()):
        turns += int((~batch.over).sum())
        thrown = throw(batch)
        which = ((torch.rand(games, device=device) < EXAMINED) & ~batch.over).nonzero()[:, 0]
        if len(which):
            looked += 2 * len(which)
            some, dice = only(batch, which), thrown.only(which)
            options = PolicyOptions(reevaluate=account)
            action_1(weights, some, dice, legal_1(some, dice), players[which], options)
        batch = play_turn(weights, batch, players, PolicyOptions(), thrown)
    gains = torch.stack(account.gains)
    gains = torch.cat([gains, gains.new_zeros(looked - len(gains))])
    length = turns / games
    return LookaheadGain(
        game=name_of(sheet),
        decisions=looked,
        changed=(gains != 0).float().mean().item(),
        gain=gains.mean().item() * length,
        error=gains.std().item() / looked**0.5 * length,
    )
