"""The interface of all games: a frozen `Game`, immutable states, three kinds of node.

A *chance* node waits for dice from outside, a *simultaneous* node for several seats that do not
see each other's choice, a *single* node for one seat. Neither this module nor a game draws a random
number, reads a clock or does I/O.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum
from operator import index
from typing import Any, ClassVar, Final, NamedTuple, Self, TypeAlias, TypeVar

from crosshex.rules.description import Description
from crosshex.rules.errors import IllegalMove, InvalidMove, OptionError


class Chance(Enum):
    """The actor at a chance node: the dice.

    >>> from crosshex.rules import Qwixx
    >>> Qwixx(seats=2).start().to_act is CHANCE
    True
    """

    CHANCE = "dice"

    def __repr__(self) -> str:
        return self.name


CHANCE: Final = Chance.CHANCE
Actor: TypeAlias = int | Chance
"""A seat, counted from 0, or the dice."""


T = TypeVar("T")
Below: TypeAlias = Callable[[int], int]
"""Draws a uniform random number from 0 to n - 1."""
Sample: TypeAlias = Callable[[Sequence[T], int], Sequence[T]]
"""Draws a number of elements of a sequence without replacement."""


class Die(NamedTuple):
    """One die of a game; the order of a game's dice never changes.

    >>> from crosshex.rules import Longo
    >>> [die.faces for die in Longo().start().dice if die.in_play]
    [8, 8, 8, 8, 8, 8]

    Attributes:
        faces: how many faces it has.
        in_play: whether it is thrown now, or has left the game.
    """

    faces: int
    in_play: bool = True


class Move:
    """A small hashable value that says what an actor does; its `str()` is its notation.

    >>> from crosshex.rules import Six
    >>> move = Six().parse("2,-1>0,3")
    >>> move.target, str(move)
    (Cell(q=0, r=3), '2,-1>0,3')

    Not an abstract base class, because `isinstance` is slow with those.
    """

    __slots__ = ()


class Ending(StrEnum):
    """Why a game ended, in the words of a record's `Ending` header.

    >>> from crosshex.rules import Six
    >>> print(Six().start().resign(0).outcome.ending)
    resignation
    """

    FAILED_THROWS = "failed throws"
    ROWS_LOCKED = "rows locked"
    LINE = "line"
    TRIANGLE = "triangle"
    RING = "ring"
    TOO_FEW_HEXAGONS = "too few hexagons"
    REPETITION = "repetition"
    MOVE_LIMIT = "move limit"
    AGREEMENT = "agreement"
    RESIGNATION = "resignation"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    >>> from crosshex.rules import Six
    >>> Six().start().resign(0).outcome.winners
    (1,)

    Attributes:
        scores: a number for each seat: points, or 1, ½ and 0.
        winners: the seats that won; several may share a win, and a drawn game has none.
        ending: why the game ended, in the words of a record's `Ending` header.
    """

    scores: tuple[float, ...]
    winners: tuple[int, ...]
    ending: str


class Game(ABC):
    """What is fixed before the first move: the variant, the seats, the options.

    >>> from crosshex.rules import Longo
    >>> game = Longo(seats=3)
    >>> game.name, game.description.title, str(game.parse("r5"))
    ('longo', 'Qwixx Longo', 'r5')

    Attributes:
        seats: the number of seats.
    """

    seats: int

    @property
    @abstractmethod
    def name(self) -> str:
        """The name as in a record's `Game` header."""

    @property
    def description(self) -> Description:
        """The description of the game."""
        from crosshex.rules.catalogue import find_game

        return find_game(self.name)

    @property
    def options(self) -> dict[str, Any]:
        """The options by name.

        >>> from crosshex.rules import Longo
        >>> Longo(seats=2).options
        {'lucky': ((4, 9), (5, 8))}
        """
        return {option.name: getattr(self, option.name) for option in self.description.options}

    @property
    def others(self) -> dict[str, str]:
        """The options whose values make another game of it, as they are written.

        >>> from crosshex.rules import SHEETS, Qwixx
        >>> Qwixx().others, Qwixx(sheet=SHEETS["mixx-colours"]).others
        ({}, {'sheet': 'mixx-colours'})
        """
        return {
            option.name: option.write(value)
            for option in self.description.options
            if option.another_game and (value := getattr(self, option.name)) != option.default
        }

    @abstractmethod
    def start(self, first: int = 0) -> "State":
        """The position before the first move, with seat `first` to begin."""

    @abstractmethod
    def parse(self, text: str) -> Move:
        """Read one word of the notation.

        Raises:
            InvalidMove: the text is not a move in this game's notation.
        """

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that does not exist.

        Raises:
            OptionError: it is not a number from 0 to the number of seats less one.
        """
        try:
            exists = 0 <= index(seat) < self.seats
        except TypeError:
            last = self.seats - 1
            raise OptionError(f"a seat is a number from 0 to {last}, not {seat!r}") from None
        if not exists:
            raise OptionError(f"there is no seat {seat + 1}: the number of seats is {self.seats}")

    def side(self, seat: int) -> int:
        """The side that a seat plays for; by default each seat is its own side."""
        return seat

    def seats_of(self, side: int) -> tuple[int, ...]:
        """The seats of a side."""
        return tuple(seat for seat in range(self.seats) if self.side(seat) == side)

    def deal(self, sample: Sample[Any]) -> "Game":
        """The game with its random options drawn; most games have none."""
        return self


class Pictured:
    """The base class of what a notebook shows as a picture.

    The rules may not import the drawing code. So the `__init__` of `crosshex` sets `painter` and
    `writer`, which import that code for the first picture and the first text.
    """

    __slots__ = ()

    painter: ClassVar[Callable[[Any], str] | None] = None
    writer: ClassVar[Callable[[Any], str] | None] = None

    def _repr_svg_(self) -> str | None:
        """The picture as SVG, as notebooks ask for it; None without a painter."""
        paint = Pictured.painter
        return None if paint is None else paint(self)


class State(Pictured, ABC):
    """A state of a game: immutable, hashable, comparable, picklable.

    >>> from crosshex.rules import Six
    >>> state = Six().start()
    >>> state = state.play(0, state.parse(0, "-1,0"))
    >>> state.to_act, state.outcome, state.result
    ((1,), None, '*')

    Attributes:
        game: the game with its options.
    """

    __slots__ = ()

    game: Game

    def __str__(self) -> str:
        """The state as a person would draw it; `repr` is exact."""
        write = Pictured.writer
        return repr(self) if write is None else write(self)

    @property
    @abstractmethod
    def to_act(self) -> Chance | tuple[int, ...]:
        """`CHANCE`, or the seats that have to decide; empty when the game is over."""

    @property
    def simultaneous(self) -> bool:
        """Whether the seats that act now do not see each other's choice."""
        return False

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats whose choice is made, but is still hidden and not yet in effect."""
        return ()

    def pending_move(self, seat: int) -> Move | None:
        """The choice of a seat that is not yet in effect, if there is one."""
        return None

    @abstractmethod
    def legal(self, actor: Actor) -> Sequence[Move]:
        """Every move that the actor may make now, each exactly once; empty if it has none.

        Raises:
            OptionError: there is no such seat.
        """

    @abstractmethod
    def why_not(self, actor: Actor, move: Any) -> Enum | None:
        """Why a move is not legal now, or None if it is: a `Reason`, or one of the game's own."""

    @abstractmethod
    def play(self, actor: Actor, move: Any) -> Self:
        """The state after the move.

        Raises:
            IllegalMove: the rules do not allow it; the error says why and what was legal.
        """

    @abstractmethod
    def view(self, seat: int | None) -> Self:
        """The state without the pending choices of other seats; `None` stands for a spectator.

        Raises:
            OptionError: there is no such seat.
        """

    @property
    @abstractmethod
    def scores(self) -> tuple[float, ...]:
        """The score of each seat so far."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it runs."""

    @property
    @abstractmethod
    def result(self) -> str:
        """The text of a record's `Result` header: `*` while the game runs."""

    # -- chance

    @property
    def dice(self) -> tuple[Die, ...]:
        """All dice of the game in order, also those that have left; empty without dice."""
        return ()

    @property
    def thrower(self) -> int | None:
        """The seat that throws at a chance node, or None if no seat does."""
        return None

    def throw(self, below: Below) -> Move:
        """A throw of the dice that are in play; `below` is called once for each, in order."""
        raise OptionError(f"{self.game.name} has no dice")

    def throw_all(self, drawn: Sequence[int]) -> Move:
        """The throw from a number from 0 for each die; numbers of dice that have left are ignored.

        So what a die shows does not depend on which other dice have left the game.
        """
        kept = iter([n for n, die in zip(drawn, self.dice, strict=True) if die.in_play])
        return self.throw(lambda faces: next(kept))

    # -- resigning and draws

    def resign(self, seat: int) -> Self:
        """The state after a seat has resigned for its side, if the game allows that.

        Raises:
            OptionError: this game has no such ending.
            GameOver: the game is over.
        """
        raise OptionError(f"{self.game.name} cannot be resigned or drawn")

    def agree_draw(self) -> Self:
        """The state after the sides have agreed on a draw, if the game allows that.

        Raises:
            OptionError: this game has no such ending.
            GameOver: the game is over.
        """
        raise OptionError(f"{self.game.name} cannot be resigned or drawn")

    def parse(self, actor: Actor, text: str) -> Move:
        """Read a move and find it among the legal ones.

        Raises:
            InvalidMove: the text is not a move in the notation.
            IllegalMove: it is one, but not legal here.
        """
        move = self.game.parse(text)
        if reason := self.why_not(actor, move):
            raise IllegalMove(move, actor, reason, self.legal(actor))
        return move


def check_game(game: object) -> None:
    """Refuse what is no game, such as the name of one.

    Raises:
        OptionError: it is not a game.
    """
    if not isinstance(game, Game):
        raise OptionError(f"expected a game, such as find_game(name).make(seats), not {game!r}")


def check_text(text: object) -> None:
    """Refuse to read a move from anything else.

    Raises:
        InvalidMove: it is not a text.
    """
    if not isinstance(text, str):
        raise InvalidMove(f"a move is read from a text, its notation, not from {text!r}")


def unreadable(text: str, expected: str) -> InvalidMove:
    """The error for a text that is not a move in the notation."""
    shown = text if len(text) <= 40 else text[:40] + "…"
    return InvalidMove(f"{shown!r} is not a move: {expected}")
