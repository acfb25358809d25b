"""`master` at two or more seats as plainly as possible: state by state with the rules, no kernels.

It is what the kernels of `crosshex.fast.qwixx.turns` and `network` are compared with, by tests and
by `python -m benchmarks bot_speed`. The network is written once more, with NumPy alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crosshex.bots import Bot
from crosshex.bots.qwixx.master import LOST, POINT
from crosshex.bots.qwixx.net import MARGIN_SCALE, Words, net_name, read_weights, weights_folder
from crosshex.bots.qwixx.turns import WholeTurn, choices_of, first_best, waiting, whole_turns
from crosshex.bots.qwixx.value_net import View
from crosshex.rules import Choice, Cross, Game, Nothing, Qwixx, QwixxState, Sheet, State


class PlainNet:
    """The value network of `master`, layer by layer."""

    def __init__(self, sheet: Sheet, name: str) -> None:
        self.words = Words(sheet)
        weights = read_weights(weights_folder(), name)
        self._weights = {name: weight.astype(np.float32) for name, weight in weights.items()}

    def values(self, views: Sequence[View]) -> tuple[NDArray[Any], NDArray[Any]]:
        """Each view's chance of winning and expected margin in points; all must be of one game."""
        own, pair = zip(*(self.describe(state, seat) for state, seat in views), strict=True)
        return self.evaluate(np.array(own), np.array(pair))

    def describe(self, state: QwixxState, seat: int) -> tuple[list[int], list[list[int]]]:
        """A view in words: the seat's own sheet, and each opponent beside it."""
        words, game, seats = self.words, state.game, state.game.seats
        lucky = game.lucky or ((),) * seats
        scores = state.scores
        sheets = [
            words.of_sheet(marks, state.locked, numbers)
            for marks, numbers in zip(state.marks, lucky, strict=True)
        ]
        wait = (state.active - seat) % seats
        beside = [
            [
                *sheets[other],
                words.of_lead(scores[seat] - scores[other]),
                words.of_turn(seats, wait, (state.active - other) % seats),
            ]
            for other in range(seats)
            if other != seat
        ]
        return sheets[seat], beside

    def evaluate(self, own: NDArray[Any], pair: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
        """The same from words: of own sheets by view, of opponents by view and opponent."""
        w = self._weights
        beside = w["own"][own].sum(1)[:, None] + w["pair"][pair].sum(2) + w["bias1"]
        beside = np.maximum(np.maximum(beside, 0) @ w["layer2"] + w["bias2"], 0)
        hidden = np.concatenate([beside.sum(1), beside.max(1)], 1) @ w["layer3"] + w["bias3"]
        hidden = np.maximum(np.maximum(hidden, 0) @ w["layer4"] + w["bias4"], 0)
        logits, margins = (hidden @ w["heads"] + w["bias5"]).T
        return 1 / (1 + np.exp(-logits)), margins * MARGIN_SCALE


class PlainMaster(Bot):
    """Chooses as `master` does.

    Attributes:
        compared: the worths of what each part of the last choice was chosen from.
    """

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        assert isinstance(game, Qwixx)
        self._net = PlainNet(game.sheet, net_name(game.sheet, game.seats))
        self.compared: list[list[float]] = []

    def choose(self, state: State, seat: int) -> Choice:
        """The choice after which the seat is most likely to win."""
        assert isinstance(state, QwixxState)
        self.compared = []
        if state.crossed is not None:
            choices = choices_of(state, seat)
            return choices[self._best([(state.play(seat, choice), seat) for choice in choices])]
        turn = self._best_turn(state, {})
        if seat != state.active:
            return self._reply(state, seat, turn)
        others = [other for other in range(state.game.seats) if other != seat]
        replies = {other: self._reply(state, other, turn) for other in others}
        return self._best_turn(state, replies).first

    def _best_turn(self, state: QwixxState, others: dict[int, Choice]) -> WholeTurn:
        turns = list(whole_turns(state, others))
        return turns[self._best([(turn.end, state.active) for turn in turns])]

    def _reply(self, state: QwixxState, seat: int, turn: WholeTurn) -> Choice:
        mine = choices_of(waiting(state, seat, {state.active: turn.first}), seat)
        return mine[self._best([(end_with(state, seat, choice, turn), seat) for choice in mine])]

    def _best(self, views: Sequence[View]) -> int:
        running = [view for view in views if not view[0].ending]
        judged: Iterator[float] = iter(())
        if running:
            wins, margins = self._net.values(running)
            judged = iter((wins + margins * POINT).tolist())
        worths = [result(*view) if view[0].ending else next(judged) for view in views]
        self.compared.append(worths)
        return first_best(worths)


def end_with(state: QwixxState, seat: int, choice: Choice, turn: WholeTurn) -> QwixxState:
    """The end of the turn if the active seat plays `turn` and `seat` chooses `choice`.

    If `choice` locks a row, the planned action 2 may be lost: its row, or its die.
    """
    after = waiting(state, seat, {state.active: turn.first}).play(seat, choice)
    if after.crossed is None:
        return after
    planned = isinstance(turn.second, Cross) and after.why_not(after.active, turn.second) is None
    second = turn.second if planned else Nothing(failed=not after.crossed)
    return after.play(after.active, second)


def result(state: QwixxState, seat: int) -> float:
    """What the end of a game is worth to a seat: its share of the win or `LOST`, and its margin."""
    outcome = state.outcome
    assert outcome is not None
    # Q7: equal highest totals share the win.
    share = 1 / len(outcome.winners) if seat in outcome.winners else LOST
    best = max(score for other, score in enumerate(outcome.scores) if other != seat)
    return share + POINT * (outcome.scores[seat] - best)
