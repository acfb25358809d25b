"""Turns states into observations, and action numbers into moves.

A game's room `encoding` is a function that makes the `Encoding` of a game. A game with a finite
list of words can use `WordEncoding`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crosshex.draw import state_text
from crosshex.envs.node import IllegalAction, Node, refuse
from crosshex.envs.rooms import ENCODINGS
from crosshex.fast.layout import ENCODING, NOTHING
from crosshex.rules import CHANCE, Game, OptionError, Reason, State

__all__ = ["Encoding", "IllegalAction", "Node", "WordEncoding", "acting", "encoding_of"]


class Encoding(ABC):
    """Turns states of one game into observations, and action numbers into moves.

    >>> from crosshex.rules import Six
    >>> encoding, node = encoding_of(Six()), Node(Six().start())
    >>> [encoding.word(node, 0, action) for action in encoding.legal(node, 0)]
    ['0,-1', '-1,0', '-1,1']

    Attributes:
        shape: the shape of an observation.
        actions: how many actions there are; action 0 is *nothing*.
        version: which layout this is; the names of the environments end with it.
    """

    version: str = ENCODING
    shape: tuple[int, ...]
    actions: int

    @abstractmethod
    def observe(self, node: Node, seat: int) -> NDArray[np.float32]:
        """What a seat sees, without the pending choices of other seats."""

    @abstractmethod
    def legal(self, node: Node, seat: int) -> list[int]:
        """The legal actions in ascending order; *nothing* alone if the seat need not decide."""

    @abstractmethod
    def word(self, node: Node, seat: int, action: int) -> str:
        """An action in the notation."""

    @abstractmethod
    def after(self, node: Node, seat: int, action: int) -> Node:
        """The node after a legal action of a seat that has to act."""

    @abstractmethod
    def why_not(self, node: Node, seat: int, action: int) -> str:
        """Why an action that exists is not legal."""

    def first_asked(self, node: Node) -> int:
        """The seat to ask first if several have to decide and are asked in turn."""
        return acting(node)[0]

    def begun(self, node: Node) -> tuple[str, ...]:
        """The actions so far of a turn that takes several, in notation."""
        return ()

    def text(self, node: Node) -> str:
        """The state as text, and what is done of a turn; pending choices stay hidden."""
        begun = self.begun(node)
        return state_text(node.state.view(None)) + (f"\nso far: {' '.join(begun)}" if begun else "")

    def mask(self, node: Node, seat: int) -> NDArray[np.int8]:
        """Ones for the legal actions; there is always at least one."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.legal(node, seat)] = 1
        return mask

    def check(self, node: Node, seat: int, action: object) -> int:
        """The action as a plain number, if it is legal.

        Raises:
            IllegalAction: it is not legal; the message gives the reason and what is legal.
        """
        legal = self.legal(node, seat)
        number = int(action) if isinstance(action, int | np.integer) else -1
        if number in legal:
            return number
        words = {option: self.word(node, seat, option) for option in legal}
        if not 0 <= number < self.actions:
            reason = f"actions are whole numbers from 0 to {self.actions - 1}"
            raise refuse(seat, action, "", reason, words)
        reason = self.why_not(node, seat, number)
        raise refuse(seat, number, self.word(node, seat, number), reason, words)

    def play(self, node: Node, seat: int, action: int) -> Node:
        """The node after an action; it stays the same if the seat has nothing to decide.

        Raises:
            IllegalAction: it is not legal.
        """
        number = self.check(node, seat, action)
        return self.after(node, seat, number) if seat in acting(node) else node


def acting(node: Node) -> tuple[int, ...]:
    """The seats that have to decide; empty before a throw and when the game is over.

    >>> from crosshex.rules import Qwixx, Six
    >>> acting(Node(Qwixx().start())), acting(Node(Six().start()))
    ((), (0,))
    """
    actors = node.state.to_act
    return () if actors is CHANCE else actors


class WordEncoding(Encoding):
    """The encoding of a game with a finite list of words.

    Action 0 is for a seat that has nothing to decide, action `k` is the `k`-th word.

    >>> from crosshex.rules import Qwixx
    >>> words = ["-", "x", *(f"{row}{number}" for row in "rygb" for number in range(2, 13))]
    >>> encoding = WordEncoding(Qwixx(), words, lambda view, seat: [view.scores[seat] / 200])
    >>> encoding.shape, encoding.actions
    ((1,), 47)

    Args:
        game: the game.
        words: every word of the notation that a seat can ever play in it.
        features: what a seat sees of a state: a fixed number of values from 0 to 1. Its argument is
            the view of that seat, in which the others' pending choices are hidden.
    """

    def __init__(
        self, game: Game, words: Sequence[str], features: Callable[[Any, int], Sequence[float]]
    ) -> None:
        self._words = tuple(words)
        self._actions = {word: action for action, word in enumerate(self._words, 1)}
        self._features = features
        self.shape = (len(features(game.start().view(0), 0)),)
        self.actions = 1 + len(self._words)

    def observe(self, node: Node, seat: int) -> NDArray[np.float32]:
        """The features."""
        return np.array(self._features(node.state.view(seat), seat), np.float32)

    def legal(self, node: Node, seat: int) -> list[int]:
        """The legal words."""
        if seat not in acting(node):
            return [NOTHING]
        return sorted(self._action(node.state, str(move)) for move in node.state.legal(seat))

    def _action(self, state: State, word: str) -> int:
        if action := self._actions.get(word):
            return action
        raise OptionError(f"{state.game.name}: {word!r} is not a word of its encoding")

    def word(self, node: Node, seat: int, action: int) -> str:
        """The word; `-` for nothing."""
        return "-" if action == NOTHING else self._words[action - 1]

    def after(self, node: Node, seat: int, action: int) -> Node:
        """The node after a word."""
        state = node.state
        return Node(state.play(seat, state.parse(seat, self._words[action - 1])))

    def why_not(self, node: Node, seat: int, action: int) -> str:
        """The reason that the rules give."""
        if action == NOTHING:
            return "the seat has to decide now"
        state = node.state
        reason = state.why_not(seat, state.game.parse(self._words[action - 1]))
        return str((reason or Reason.NOT_TO_ACT).value)


def encoding_of(game: Game, version: str = "") -> Encoding:
    """The encoding of a game.

    >>> from crosshex.rules import Six
    >>> encoding_of(Six()).actions
    1850

    Args:
        game: the game.
        version: the only version that will do; without it any.

    Raises:
        OptionError: the game has no arrays, or its version is another one.
    """
    make = ENCODINGS.get(game.description)
    if make is None:
        raise OptionError(f"{game.name} has no arrays: it has no room 'encoding'")
    made = make(game)
    if version not in ("", made.version):
        raise OptionError(
            f"{game.name}_{version} is not for this sheet: it is {game.name}_{made.version}"
        )
    return made
