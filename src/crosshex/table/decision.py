"""A decision that can still be taken back: the position when it was asked, and who chose what."""

from collections.abc import Iterable
from typing import NamedTuple

from crosshex.rules import Move, State
from crosshex.table.face import Story, face_for


class Decision(NamedTuple):
    """A question, and how it was decided.

    Attributes:
        to: the event that asked it.
        state: the position when it was asked, without any choice.
        story: how that came about.
        throws: how often the dice had fallen.
        choices: what was chosen where several seats decide without seeing each other.
        cup: how it stood before the dice fell that asked it, where people enter them.
    """

    to: int
    state: State
    story: Story
    throws: int
    choices: tuple[tuple[int, Move], ...] = ()
    cup: "Decision | None" = None

    def without(self, seat: int) -> tuple[State, Story]:
        """The question as it stands for a seat that decides again; other choices are kept."""
        return self.chosen(choice for choice in self.choices if choice[0] != seat)

    def chosen(self, choices: Iterable[tuple[int, Move]]) -> tuple[State, Story]:
        """The question with these choices, which must not be all of them."""
        state, story, face = self.state, self.story, face_for(self.state.game)
        for seat, move in choices:
            before, state = state, state.play(seat, move)
            story = face.story_after(story, before, seat, move, state)
        return state, story
