"""A state as the environments see it: with what is in the hand, if a turn is half done."""

from typing import Any, NamedTuple

from crosshex.rules import State
from crosshex.rules.errors import CrosshexError


class Moment(NamedTuple):
    """One decision of one game.

    Attributes:
        state: the state of the rules library.
        hand: where a turn takes several actions, what may follow those that were taken, as the
            game's encoding knows it; else empty.
    """

    state: State
    hand: tuple[Any, ...] = ()


class IllegalAction(CrosshexError):
    """An action that is not legal here; the message says in the notation why, and what is."""


def refuse(
    seat: int, action: object, word: str, reason: str, legal: dict[int, str]
) -> IllegalAction:
    """The error for an action, with what would have been right."""
    shown = list(legal.items())[:_SHOWN]
    words = " ".join(f"{name} ({number})" for number, name in shown)
    more = f" … and {len(legal) - _SHOWN} more" if len(legal) > _SHOWN else ""
    named = f"action {action}, {word}," if word else f"action {action}"
    return IllegalAction(
        f"seat {seat + 1}: {named} is not legal: {reason}; legal words and actions: {words}{more}"
    )


_SHOWN = 30
