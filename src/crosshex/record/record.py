"""A record: one game with its headers, its moves and its comments, as an immutable value."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from crosshex.record.headers import write_headers
from crosshex.record.notation import notation_of
from crosshex.record.tokens import Comment, write_header
from crosshex.rules import CHANCE, Actor, Ending, Game, Move, OptionError, State
from crosshex.rules.game import Pictured, check_game


class Step(NamedTuple):
    """A seat and its move, or `CHANCE` and a throw.

    >>> from crosshex.rules import Six
    >>> record = Record.start(Six()).played(0, Six().parse("-1,0"))
    >>> [(step.actor, str(step.move)) for step in record.steps]
    [(0, '-1,0')]
    """

    actor: Actor
    move: Move


class Closed(NamedTuple):
    """A game that its players ended: by agreement, or because the side `loser` resigned.

    >>> from crosshex.rules import Six
    >>> print(*Record.start(Six()).resigned(1).closed)
    resignation 1
    """

    ending: Ending
    loser: int | None = None


Anchor: TypeAlias = str | int
"""What a comment follows: a header's name, the number of a word of the moves from 0, or nothing (an
empty string)."""


@dataclass(frozen=True)
class Record(Pictured):
    """A game and everything that happened in it.

    Attributes:
        game: the game with its options.
        names: the names of the seats.
        first: the seat that began.
        steps: every throw and every choice; a complete simultaneous node is in seat order.
        closed: how the players ended the game by themselves, or None.
        extras: other headers, which are kept as they are, such as those of fair dice.
        comments: each with the header or word that it follows.
        state: where the steps lead to.

    >>> from crosshex.rules import Qwixx, Roll
    >>> record = Record.start(Qwixx(seats=2), names=("North", "East"))
    >>> print(record.played(CHANCE, Roll.parse("4 1 6 3 5 6")).movetext())
    1. 4 1 6 3 5 6
    """

    game: Game
    names: tuple[str, ...]
    first: int = 0
    steps: tuple[Step, ...] = ()
    closed: Closed | None = None
    extras: tuple[tuple[str, str], ...] = ()
    comments: tuple[tuple[Anchor, Comment], ...] = ()
    state: State = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        if len(self.names) != self.game.seats:
            raise OptionError(f"expected {self.game.seats} names, not {len(self.names)}")
        for value in (*self.names, *(value for _, value in self.extras)):
            if "\n" in value or "\r" in value:
                raise OptionError(f"a header is one line, not {value!r}")
        if "state" not in self.__dict__:
            *_, last = self.states()
            object.__setattr__(self, "state", last)

    @classmethod
    def start(cls, game: Game, first: int = 0, names: tuple[str, ...] | None = None) -> "Record":
        """The record of a new game; without names, the seats are numbered."""
        check_game(game)
        default = tuple(f"Seat {seat + 1}" for seat in range(game.seats))
        return cls(game, default if names is None else names, first)

    # -- playing on

    def played(self, actor: Actor, move: Move) -> "Record":
        """The record with one more throw or choice.

        Raises:
            IllegalMove: the rules do not allow it.
        """
        builder = RecordBuilder(self)
        builder.play(actor, move)
        return builder.record

    def resigned(self, seat: int) -> "Record":
        """The record after a seat has resigned.

        Raises:
            OptionError: the game cannot be resigned.
            GameOver: it has ended already.
        """
        state = self.state.resign(seat)
        return self.with_state(state, closed=Closed(Ending.RESIGNATION, self.game.side(seat)))

    def draw_agreed(self) -> "Record":
        """The record after the sides have agreed on a draw.

        Raises:
            OptionError: a draw cannot be agreed on in this game.
            GameOver: it has ended already.
        """
        return self.with_state(self.state.agree_draw(), closed=Closed(Ending.AGREEMENT))

    def with_state(self, state: State, **changes: Any) -> "Record":
        """A changed record whose last state is known and need not be computed."""
        after = object.__new__(Record)
        after.__dict__.update(self.__dict__, **changes, state=state)
        return after

    def commented(self, text: str) -> "Record":
        """The record with a comment after its last word, or at the start if there is no move."""
        words = sum(len(line) for line in self.lines())
        anchor: Anchor = words - 1 if words else ""
        comment = Comment(f" {text.replace('}', ')')} ")
        return self.with_comments((*self.comments, (anchor, comment)))

    def with_comments(self, comments: tuple[tuple[Anchor, Comment], ...]) -> "Record":
        """The record with these comments and no others."""
        return self.with_state(self.state, comments=comments)

    # -- reading it

    def states(self) -> Iterator[State]:
        """Every state of the game, from the start to the last."""
        state = self.game.start(self.first)
        yield state
        for actor, move in self.steps:
            state = state.play(actor, move)
            yield state
        if self.closed is not None:
            loser = self.closed.loser
            if loser is None:
                yield state.agree_draw()
            else:
                yield state.resign(self.game.seats_of(loser)[0])

    @property
    def result(self) -> str:
        """The text of the `Result` header."""
        return self.state.result

    @property
    def ending(self) -> str | None:
        """The `Ending` header, or None while the game runs."""
        outcome = self.state.outcome
        return outcome.ending if outcome else None

    @property
    def turns(self) -> int:
        """How many turns are complete; without dice, how many moves were made."""
        if not self.game.description.dice:
            return len(self.steps)
        throws = sum(step.actor is CHANCE for step in self.steps)
        state = self.state
        return throws if state.to_act is CHANCE or state.outcome else throws - 1

    def headers(self) -> dict[str, str]:
        """All headers in the order in which they are written."""
        known = write_headers(self.game, self.names, self.first, self.result, self.ending)
        return known | dict(self.extras)

    def lines(self) -> list[list[str]]:
        """The move lines, each as its words."""
        notation = notation_of(self.game.description)
        return notation.lines(self.game, self.first, self._settled())

    def _settled(self) -> tuple[Step, ...]:
        """The steps without pending choices, which are never written."""
        return self.steps[: len(self.steps) - len(self.state.pending)]

    def without_pending(self) -> "Record":
        """The record without the choices that are not yet in effect."""
        if not self.state.pending:
            return self
        return Record(self.game, self.names, self.first, self._settled(), extras=self.extras)

    # -- writing it

    def __str__(self) -> str:
        """The record as text: headers, an empty line, move lines."""
        comments = self._comments_by_anchor()
        lines = [_line([], [""], comments)]
        for name, value in self.headers().items():
            lines.append(_line([write_header(name, value)], [name], comments))
        moves = self.movetext()
        return "".join(lines) + (f"\n{moves}\n" if moves else "")

    def movetext(self) -> str:
        """The move lines as text, with their comments."""
        comments = self._comments_by_anchor()
        lines, word = [], 0
        for line in self.lines():
            lines.append(_line(line, range(word, word + len(line)), comments))
            word += len(line)
        return "".join(lines).removesuffix("\n")

    def _comments_by_anchor(self) -> "_Comments":
        found: _Comments = {}
        for anchor, comment in self.comments:
            found.setdefault((type(anchor), anchor), []).append(comment)
        return found

    def to_json(self) -> str:
        """The JSON form: the same content for programs."""
        notation = notation_of(self.game.description)
        form: dict[str, Any] = {"headers": self.headers()}
        form |= notation.to_json(self.game, self.first, self._settled())
        if self.comments:
            form["comments"] = [
                {"after": anchor, "text": comment.text, "to_end_of_line": comment.to_end_of_line}
                for anchor, comment in self.comments
            ]
        return json.dumps(form, ensure_ascii=False)


_Comments: TypeAlias = dict[tuple[type, Anchor], list[Comment]]


def _line(words: Sequence[str], anchors: Sequence[Anchor], comments: _Comments) -> str:
    """One line with its comments; what follows a `;` comment goes on a new line."""
    lines: list[list[str]] = [[]]
    for index, anchor in enumerate(anchors):
        lines[-1] += words[index : index + 1]
        last = index == len(anchors) - 1
        for comment in comments.get((type(anchor), anchor), ()):
            whole = Comment(comment.text.replace("}", ")"))
            lines[-1].append(str(comment if last else whole))
            if last and comment.to_end_of_line:
                lines.append([])
    return "".join(" ".join(pieces) + "\n" for pieces in lines if pieces)


class RecordBuilder:
    """Adds many moves to a record without copying it for each, as `Record.played` would.

    >>> from crosshex.rules import Six
    >>> builder = RecordBuilder(Record(Six(), ("Anna", "Ben")))
    >>> builder.play(0, builder.state.parse(0, "-1,0"))
    >>> len(builder.record.steps)
    1

    Attributes:
        state: where the moves have led to.
    """

    def __init__(self, record: Record) -> None:
        self._start = record
        self._steps = [*record.steps]
        self.state = record.state

    def play(self, actor: Actor, move: Move) -> None:
        """Add one more throw or choice.

        Raises:
            IllegalMove: the rules do not allow it; nothing has changed.
        """
        before, self.state = self.state, self.state.play(actor, move)
        self._steps.append(Step(actor, move))
        if before.simultaneous and not self.state.pending:
            chosen = len(before.pending) + 1
            self._steps[-chosen:] = sorted(self._steps[-chosen:], key=_seat)

    @property
    def record(self) -> Record:
        """The record with all moves so far."""
        return self._start.with_state(self.state, steps=tuple(self._steps))


def _seat(step: Step) -> int:
    assert isinstance(step.actor, int)
    return step.actor
