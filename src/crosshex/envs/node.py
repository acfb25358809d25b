"""A node of the game tree as environments see it: a turn may take several actions."""

from typing import Any, NamedTuple

from crosshex.rules import State
from crosshex.rules.errors import CrosshexError


class Node(NamedTuple):
    """A state, and how much of a turn is done.

    >>> from crosshex.envs.encoding import encoding_of
    >>> from crosshex.rules import Six
    >>> encoding_of(Six()).observe(Node(Six().start()), seat=0).shape
    (8, 43, 43)

    Attributes:
        state: the state of the rules library.
        hand: in the middle of a turn that takes several actions, what may follow, as the game's
            encoding stores it; else empty.
    """

    state: State
    hand: tuple[Any, ...] = ()


class IllegalAction(CrosshexError):
    """An action that is not legal; the message says in notation why, and what is legal."""


def refuse(
    seat: int, action: object, word: str, reason: str, legal: dict[int, str]
) -> IllegalAction:
    """The error for an action, with the legal actions."""
    shown = list(legal.items())[:_SHOWN]
    words = " ".join(f"{name} ({number})" for number, name in shown)
    more = f" … and {len(legal) - _SHOWN} more" if len(legal) > _SHOWN else ""
    named = f"action {action}, {word}," if word else f"action {action}"
    return IllegalAction(
        f"seat {seat + 1}: {named} is not legal: {reason}; legal words and actions: {words}{more}"
    )


_SHOWN = 30
