"""A decision that can still be taken back: the position when it was asked, and who chose what."""

from collections.abc import Iterable
from typing import NamedTuple

from crosshex.rules import Move, State
from crosshex.table.adapter import Recent


class Decision(NamedTuple):
    """A question, and how it was decided.

    Attributes:
        to: the number of the event that asked it.
        state: the position when it was asked, without any choice.
        recent: the recent moves of that position.
        throws: how often the dice had been thrown.
        choices: what was chosen where several seats decide without seeing each other.
        before_throw: where people enter their dice, the position before the throw that asked it.
    """

    to: int
    state: State
    recent: Recent
    throws: int
    choices: tuple[tuple[int, Move], ...] = ()
    before_throw: "Decision | None" = None

    def without(self, seat: int) -> tuple[State, Recent]:
        """The position and recent moves for a seat that decides again; other choices are kept."""
        return self.chosen(choice for choice in self.choices if choice[0] != seat)

    def chosen(self, choices: Iterable[tuple[int, Move]]) -> tuple[State, Recent]:
        """The position and recent moves with these choices; at least one seat must still choose."""
        state, recent = self.state, self.recent
        for seat, move in choices:
            before, state = state, state.play(seat, move)
            recent = recent.after(before, seat, move, state)
        return state, recent
