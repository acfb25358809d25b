"""What seats may do in a turn, and the states that follow, by the rules."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from crosshex.rules import Choice, Cross, Nothing, QwixxState
from crosshex.rules.qwixx_moves import NOTHING

ROUNDING = 2e-6
"""Worths that are closer count as equal, and the first is taken. Equal ends are frequent, and how
the sums of a network are rounded (by some 2e-7) must not choose between them."""


class WholeTurn(NamedTuple):
    """What the active seat may do in a turn, and the position after it.

    Attributes:
        first: its action 1.
        second: its action 2; nothing where action 1 ends the game.
        end: the position after the turn.
    """

    first: Choice
    second: Choice
    end: QwixxState


def first_best(worths: Sequence[float]) -> int:
    """The first of the best worths, but for rounding.

    >>> first_best([0.5, 0.7, 0.7000001, 0.69])
    1
    """
    enough = max(worths) - ROUNDING
    return next(number for number, worth in enumerate(worths) if worth >= enough)


def choices_of(state: QwixxState, seat: int) -> list[Choice]:
    """The seat's choices, nothing first: of equal choices the first is taken."""
    *crosses, nothing = state.legal(seat)
    assert isinstance(nothing, Nothing)
    return [nothing, *(choice for choice in crosses if isinstance(choice, Cross))]


def waiting(state: QwixxState, seat: int, chosen: dict[int, Choice]) -> QwixxState:
    """The state if only one seat still had to choose; seats not in `chosen` cross nothing."""
    return replace(
        state,
        chosen=tuple(
            None if other == seat else chosen.get(other, NOTHING)
            for other in range(state.game.seats)
        ),
    )


def whole_turns(state: QwixxState, others: dict[int, Choice]) -> Iterator[WholeTurn]:
    """All pairs of action 1 and action 2 that the active seat has."""
    seat = state.active
    before = waiting(state, seat, others)
    for first in choices_of(before, seat):
        after = before.play(seat, first)
        if after.crossed is None:
            yield WholeTurn(first, NOTHING, after)
            continue
        for second in choices_of(after, seat):
            yield WholeTurn(first, second, after.play(seat, second))
