"""How the moments of a game become arrays, and numbers become moves.

A game's own encoding is its room `encoding`: a function that makes an `Encoding` of a table. A game
with a list of all words that can ever be played gets one from `WordEncoding`.

>>> from crosshex.rules import Six
>>> encoding_of(Six()).shape
(8, 43, 43)
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crosshex.draw import state_text
from crosshex.envs.moment import IllegalAction, Moment, refuse
from crosshex.fast.batch.layout import NOTHING
from crosshex.rules import CHANCE, Game, OptionError, Reason, State

__all__ = ["Encoding", "IllegalAction", "Moment", "WordEncoding", "acting", "encoding_of"]


class Encoding(ABC):
    """How the moments of one game become arrays, and numbers become moves.

    Attributes:
        shape: the shape of an observation.
        actions: how many actions there are; they count from 0, which is *nothing*.
    """

    shape: tuple[int, ...]
    actions: int

    @abstractmethod
    def observe(self, moment: Moment, seat: int) -> NDArray[np.float32]:
        """What a seat sees; nothing of the others' pending choices is in it."""

    @abstractmethod
    def legal(self, moment: Moment, seat: int) -> list[int]:
        """The legal actions in ascending order; only *nothing* for a seat that owes nothing."""

    @abstractmethod
    def word(self, moment: Moment, seat: int, action: int) -> str:
        """An action in the notation."""

    @abstractmethod
    def after(self, moment: Moment, seat: int, action: int) -> Moment:
        """The moment after a legal action of a seat that has to act."""

    @abstractmethod
    def why_not(self, moment: Moment, seat: int, action: int) -> str:
        """Why an action that exists is not legal."""

    def first_asked(self, moment: Moment) -> int:
        """Of the seats that owe a decision the one to ask first, where they are asked in turn."""
        return acting(moment)[0]

    def begun(self, moment: Moment) -> tuple[str, ...]:
        """What has been done of a turn that takes several actions, in words."""
        return ()

    def text(self, moment: Moment) -> str:
        """The table as text; pending choices stay hidden."""
        return state_text(moment.state.view(None))

    def mask(self, moment: Moment, seat: int) -> NDArray[np.int8]:
        """Ones for the legal actions; never without a one."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.legal(moment, seat)] = 1
        return mask

    def check(self, moment: Moment, seat: int, action: object) -> int:
        """The action as a plain number, if it is legal.

        Raises:
            IllegalAction: it is not; the message gives the reason and what is legal.
        """
        legal = self.legal(moment, seat)
        number = int(action) if isinstance(action, int | np.integer) else -1
        if number in legal:
            return number
        words = {option: self.word(moment, seat, option) for option in legal}
        if not 0 <= number < self.actions:
            reason = f"actions are whole numbers from 0 to {self.actions - 1}"
            raise refuse(seat, action, "", reason, words)
        reason = self.why_not(moment, seat, number)
        raise refuse(seat, number, self.word(moment, seat, number), reason, words)

    def play(self, moment: Moment, seat: int, action: int) -> Moment:
        """The moment after an action; *nothing* of a seat that owes nothing changes nothing.

        Raises:
            IllegalAction: it is not legal.
        """
        number = self.check(moment, seat, action)
        return self.after(moment, seat, number) if seat in acting(moment) else moment


def acting(moment: Moment) -> tuple[int, ...]:
    """The seats that owe a decision; none before a throw and when the game is over."""
    actors = moment.state.to_act
    return () if actors is CHANCE else actors


class WordEncoding(Encoding):
    """A game with a finite list of words.

    Action 0 is what a seat answers that has nothing to decide, action `k` is the `k`-th word.

    Args:
        game: the table.
        words: every word of the notation that a seat can ever play there.
        features: what a seat sees of a state: numbers from 0 to 1, always as many. It gets the
            view of that seat, in which the others' pending choices are hidden.
    """

    def __init__(
        self, game: Game, words: Sequence[str], features: Callable[[Any, int], Sequence[float]]
    ) -> None:
        self._words = tuple(words)
        self._actions = {word: action for action, word in enumerate(self._words, 1)}
        self._features = features
        self.shape = (len(features(game.start().view(0), 0)),)
        self.actions = 1 + len(self._words)

    def observe(self, moment: Moment, seat: int) -> NDArray[np.float32]:
        """The features."""
        return np.array(self._features(moment.state.view(seat), seat), np.float32)

    def legal(self, moment: Moment, seat: int) -> list[int]:
        """The legal words."""
        if seat not in acting(moment):
            return [NOTHING]
        return sorted(self._action(moment.state, str(move)) for move in moment.state.legal(seat))

    def _action(self, state: State, word: str) -> int:
        if action := self._actions.get(word):
            return action
        raise OptionError(f"{state.game.name}: {word!r} is none of the words of its encoding")

    def word(self, moment: Moment, seat: int, action: int) -> str:
        """The word; `-` for nothing."""
        return "-" if action == NOTHING else self._words[action - 1]

    def after(self, moment: Moment, seat: int, action: int) -> Moment:
        """The moment after a word."""
        state = moment.state
        return Moment(state.play(seat, state.parse(seat, self._words[action - 1])))

    def why_not(self, moment: Moment, seat: int, action: int) -> str:
        """What the rules say of the word."""
        if action == NOTHING:
            return "it has to decide now"
        state = moment.state
        reason = state.why_not(seat, state.game.parse(self._words[action - 1]))
        return str((reason or Reason.NOT_TO_ACT).value)


def encoding_of(game: Game) -> Encoding:
    """The encoding of a table.

    Raises:
        OptionError: the game has no arrays.
    """
    description = game.description
    if "encoding" not in description.rooms:
        raise OptionError(f"{game.name} has no arrays: its description names no room 'encoding'")
    made: Encoding = description.room("encoding")(game)
    return made
