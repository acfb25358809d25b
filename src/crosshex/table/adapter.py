"""Adapts a game to the table: what a seat is asked, and how state and events are shown.

A game names its adapter as its room `table`. A game of another package that names none is shown
by its picture and its legal moves (`table.plain`). All other code of the table and the server asks
the adapter, never the game's name or type.
"""

from abc import ABC, abstractmethod
from enum import Enum
from functools import lru_cache
from typing import Any, ClassVar

from crosshex.rules import Actor, Description, Game, IllegalMove, Move, State
from crosshex.table.commands import Query
from crosshex.table.faults import Refused
from crosshex.table.messages import (
    AdapterAnswer,
    AdapterNews,
    AskView,
    ChoiceLike,
    HintParts,
    RoomView,
    StateView,
)
from crosshex.table.rooms import ADAPTERS


class Recent(ABC):
    """The moves before a position that its view shows: an immutable value, at first empty."""

    __slots__ = ()

    @abstractmethod
    def after(self, before: Any, actor: Actor, move: Any, after: Any) -> "Recent":
        """The recent moves after one more move or throw."""


class GameAdapter(ABC):
    """How one game is played at a table.

    The types that its methods return are those of the protocol: its schema is made from them.

    Attributes:
        kind: how clients draw it: `kind` of its states and questions.
        recent: the class of its recent moves.
        queries: the commands that only ask about the position.
    """

    kind: ClassVar[str]
    recent: ClassVar[type[Recent]]
    queries: ClassVar[tuple[type[Query], ...]] = ()

    # -- what clients see

    @abstractmethod
    def show_state(self, state: Any, recent: Any) -> StateView:
        """A position with its recent moves, as everybody sees it: without any pending choice."""

    @abstractmethod
    def ask(self, state: Any, seat: int) -> AskView:
        """What a seat that owes a decision may do; `state` is what the seat may see."""

    @abstractmethod
    def show_choice(self, game: Any, move: Any) -> ChoiceLike:
        """A player's own hidden choice, for that player alone."""

    @abstractmethod
    def news(self, before: Any, actor: Actor, move: Any, after: Any, recent: Any) -> AdapterNews:
        """What clients hear of a move or a throw, without a hidden choice."""

    def hint(self, state: Any, move: Any) -> HintParts:
        """What a hint says besides its move."""
        return {}

    def room(self, game: Game) -> RoomView:
        """What clients know of the game, with its options, before a table is set up."""
        return {}

    # -- what happens

    def read(self, state: State, seat: int, text: str) -> Move:
        """The move that a client means.

        Raises:
            InvalidMove: the text is not in the notation.
            IllegalMove: the move is not legal; an adapter may leave this check to `State.play`.
        """
        return state.parse(seat, text)

    def why_not(self, state: State, seat: int, text: str) -> Enum | None:
        """Why a move is not legal, or None; `state` is what the seat may see.

        Raises:
            InvalidMove: the text is not in the notation.
        """
        try:
            state.parse(seat, text)
        except IllegalMove as error:
            return error.reason
        return None

    def fallback(self, state: State, seat: int) -> Move:
        """The move for a seat whose bot gives none: any legal move will do."""
        move: Move = state.legal(seat)[0]
        return move

    def query(self, state: Any, query: Query) -> AdapterAnswer:
        """The answer to a question about the position.

        Raises:
            Refused: this game has no such question, or it makes no sense now.
        """
        raise self.no_query(state, query)

    def no_query(self, state: Any, query: Query) -> Refused:
        """The refusal of a question that this game does not have."""
        return Refused("not-this-game", command=query.type, game=state.game.name)


@lru_cache(64)
def adapter_of(description: Description) -> GameAdapter:
    """The adapter of a game."""
    return ADAPTERS.get(description) or _plain()


def every_adapter() -> list[GameAdapter]:
    """All adapters, each once."""
    return list(dict.fromkeys([*(adapter for _, adapter in ADAPTERS.each()), _plain()]))


def _plain() -> GameAdapter:
    """The adapter of games that name none."""
    from crosshex.table.plain import ADAPTER

    return ADAPTER


def adapter_for(game: Game) -> GameAdapter:
    """The adapter of the game that is played at a table."""
    return adapter_of(game.description)
