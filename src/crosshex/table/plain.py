"""The adapter of a game that has none of its own: its picture, its text, and moves as buttons."""

from dataclasses import dataclass
from typing import Final, Literal, NotRequired

from typing_extensions import TypedDict

from crosshex.draw.text import state_text
from crosshex.record import write_position
from crosshex.rules import CHANCE, Actor, Game, Move, State
from crosshex.table.adapter import GameAdapter, Recent
from crosshex.table.messages import Chose, HintParts, PlainMove

MOST_MOVES: Final = 200
"""How many legal moves are offered as buttons; a game with more needs an adapter of its own."""


class PlainView(TypedDict):
    """A position: `position` is one line, which `/api/picture.svg` draws; `text` is for reading."""

    kind: Literal["plain"]
    phase: Literal["throw", "together", "single", "over"]
    turn: int
    position: str
    text: str
    scores: list[float]
    last: list[str]


class PlainAsk(TypedDict):
    """The moves that a seat may make."""

    kind: Literal["plain"]
    seat: int
    together: bool
    moves: list[PlainMove]


class PlainThrown(TypedDict):
    """The dice were thrown; the seat `by` entered them, `again` if that was a correction."""

    type: Literal["plain-thrown"]
    roll: str
    by: NotRequired[int]
    again: NotRequired[bool]


class PlainMoved(TypedDict):
    """A seat made a move."""

    type: Literal["plain-moved"]
    seat: int
    move: str


class PlainRevealed(TypedDict):
    """All have chosen: the choices of these seats."""

    type: Literal["plain-revealed"]
    seats: list[int]
    moves: list[str]


@dataclass(frozen=True, slots=True)
class PlainRecent(Recent):
    """How many throws or moves there were, and the notation of the last ones."""

    turns: int = 0
    last: tuple[str, ...] = ()
    revealed: tuple[tuple[int, str], ...] = ()

    def after(self, before: State, actor: Actor, move: Move, after: State) -> "PlainRecent":
        """What was thrown, moved or revealed last; a hidden choice leaves no trace."""
        if after.pending:
            return self
        if actor is CHANCE:
            return PlainRecent(self.turns + 1, (str(move),))
        turns = self.turns if before.game.description.dice else self.turns + 1
        if not before.simultaneous:
            return PlainRecent(turns, (str(move),))
        words = {seat: str(before.pending_move(seat)) for seat in before.pending}
        words[actor] = str(move)
        revealed = tuple(sorted(words.items()))
        return PlainRecent(turns, tuple(word for _, word in revealed), revealed)


class PlainAdapter(GameAdapter):
    """Shows any game."""

    kind = "plain"
    recent = PlainRecent

    def show_state(self, state: State, recent: PlainRecent) -> PlainView:
        """The position for the picture, and what happened last."""
        return {
            "kind": "plain",
            "phase": _phase(state),
            "turn": max(1, recent.turns),
            "position": write_position(state),
            "text": state_text(state),
            "scores": list(state.scores),
            "last": list(recent.last),
        }

    def ask(self, state: State, seat: int) -> PlainAsk:
        """The legal moves."""
        legal = state.legal(seat)
        return {
            "kind": "plain",
            "seat": seat,
            "together": state.simultaneous,
            "moves": [{"move": str(legal[at])} for at in range(min(len(legal), MOST_MOVES))],
        }

    def show_choice(self, game: Game, move: Move) -> PlainMove:
        """The move's word."""
        return {"move": str(move)}

    def news(
        self, before: State, actor: Actor, move: Move, after: State, recent: PlainRecent
    ) -> PlainThrown | Chose | PlainRevealed | PlainMoved:
        """What was thrown, chosen, revealed or moved."""
        if actor is CHANCE:
            return {"type": "plain-thrown", "roll": str(move)}
        if after.pending:
            return {"type": "chose", "seat": actor}
        if before.simultaneous:
            seats = [seat for seat, _ in recent.revealed]
            return {"type": "plain-revealed", "seats": seats, "moves": list(recent.last)}
        return {"type": "plain-moved", "seat": actor, "move": str(move)}

    def hint(self, state: State, move: Move) -> HintParts:
        """The move's word."""
        return {"choice": {"move": str(move)}}


def _phase(state: State) -> Literal["throw", "together", "single", "over"]:
    if state.outcome is not None:
        return "over"
    if state.to_act is CHANCE:
        return "throw"
    return "together" if state.simultaneous else "single"


ADAPTER: Final = PlainAdapter()
