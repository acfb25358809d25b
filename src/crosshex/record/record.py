"""A record: one game as it happened, from its headers to its last move, as an immutable value."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from crosshex.record.headers import write_headers
from crosshex.record.words import Comment, write_header
from crosshex.rules import (
    CHANCE,
    Actor,
    Ending,
    Game,
    Move,
    OptionError,
    Phase,
    Pictured,
    QwixxState,
    Side,
    SixState,
    State,
)


class Step(NamedTuple):
    """Who did what: a seat and its move, or `CHANCE` and a throw."""

    actor: Actor
    move: Move


class Closed(NamedTuple):
    """A game of Six that its players ended: by agreement, or because `loser` resigned."""

    ending: Ending
    loser: Side | None = None


Anchor: TypeAlias = str | int
"""What a comment stands behind: a header's name, the number of a word of the moves from 0, or
nothing (an empty string) if it stands before everything."""


@dataclass(frozen=True)
class Record(Pictured):
    """One game as it happened.

    Attributes:
        game: the table.
        names: the names of the seats.
        first: the seat that was active in turn 1 (Qwixx and Longo).
        steps: every throw and every choice; a complete action 1 stands in seat order.
        closed: how the players ended a game of Six by themselves, or None.
        extras: headers that Crosshex only keeps, fair dice among them.
        comments: what stands behind which header or word.
        state: where the steps lead to.

    >>> from crosshex.rules import Qwixx
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
            raise OptionError(f"{self.game.seats} seats need as many names, not {len(self.names)}")
        for value in (*self.names, *(value for _, value in self.extras)):
            if "\n" in value or "\r" in value:
                raise OptionError(f"a header is one line, not {value!r}")
        if "state" not in self.__dict__:
            *_, last = self.states()
            object.__setattr__(self, "state", last)

    @classmethod
    def start(cls, game: Game, first: int = 0, names: tuple[str, ...] | None = None) -> "Record":
        """The record of a game that is about to begin; seats without names are numbered."""
        default = tuple(f"Seat {seat + 1}" for seat in range(game.seats))
        return cls(game, default if names is None else names, first)

    # -- how it goes on

    def played(self, actor: Actor, move: Move) -> "Record":
        """The record with one more throw or choice.

        Raises:
            IllegalMove: the rules do not allow it.
        """
        state = self.state.play(actor, move)
        steps = (*self.steps, Step(actor, move))
        seats = self.game.seats
        if isinstance(self.state, QwixxState) and self.state.chosen and not _in_action_1(state):
            steps = (*steps[:-seats], *sorted(steps[-seats:], key=_seat))
        return self._with(state, steps=steps)

    def resigned(self, seat: int) -> "Record":
        """The record of a game of Six that a seat resigns.

        Raises:
            OptionError: only Six can be resigned.
            GameOver: it has ended already.
        """
        state = self._six_state()
        closed = Closed(Ending.RESIGNATION, state.game.side(seat))
        return self._with(state.resign(seat), closed=closed)

    def draw_agreed(self) -> "Record":
        """The record of a game of Six whose sides agree on a draw.

        Raises:
            OptionError: only in Six a draw can be agreed on.
            GameOver: it has ended already.
        """
        return self._with(self._six_state().agree_draw(), closed=Closed(Ending.AGREEMENT))

    def _six_state(self) -> SixState:
        if not isinstance(self.state, SixState):
            raise OptionError(f"{self.game.name} is played out: no resigning, no draws")
        return self.state

    def _with(self, state: State, **changes: Any) -> "Record":
        """A changed record whose last state is known, so that nothing is replayed."""
        after = object.__new__(Record)
        after.__dict__.update(self.__dict__, **changes, state=state)
        return after

    def commented(self, text: str) -> "Record":
        """The record with a comment behind its last word, or before all if there is no move."""
        words = sum(len(line) for line in self.lines())
        anchor: Anchor = words - 1 if words else ""
        comment = Comment(f" {text.replace('}', ')')} ")
        return self.with_comments((*self.comments, (anchor, comment)))

    def with_comments(self, comments: tuple[tuple[Anchor, Comment], ...]) -> "Record":
        """The record with these comments and no others."""
        return self._with(self.state, comments=comments)

    # -- what it says

    def states(self) -> Iterator[State]:
        """Every state of the game, from the start to the last."""
        state = self.game.start(self.first)
        yield state
        for actor, move in self.steps:
            state = state.play(actor, move)
            yield state
        if self.closed is not None:
            assert isinstance(state, SixState)
            loser = self.closed.loser
            yield state.agree_draw() if loser is None else state.resign(loser)

    @property
    def result(self) -> str:
        """The text of the `Result` header."""
        return self.state.result

    @property
    def ending(self) -> Ending | None:
        """The `Ending` header, or None while the game runs."""
        outcome = self.state.outcome
        return outcome.ending if outcome else None

    @property
    def turns(self) -> int:
        """The complete turns: throws that were played out in Qwixx and Longo, moves in Six."""
        if isinstance(self.state, SixState):
            return len(self.steps)
        throws = sum(step.actor is CHANCE for step in self.steps)
        finished = isinstance(self.state, QwixxState) and self.state.phase in (
            Phase.THROW,
            Phase.OVER,
        )
        return throws if finished else throws - 1

    def headers(self) -> dict[str, str]:
        """All headers in the order in which they are written."""
        known = write_headers(self.game, self.names, self.first, self.result, self.ending)
        return known | dict(self.extras)

    def lines(self) -> list[list[str]]:
        """The move lines, each as its words."""
        if isinstance(self.state, QwixxState):
            return self._qwixx_lines(self.state)
        seats = self.game.seats
        words = [str(step.move) for step in self.steps]
        turns = [words[i : i + seats] for i in range(0, len(words), seats)]
        return [[f"{number}.", *moves] for number, moves in enumerate(turns, 1)]

    def _qwixx_lines(self, state: QwixxState) -> list[list[str]]:
        lines: list[list[str]] = []
        choices = 0
        pending = sum(choice is not None for choice in state.chosen)
        for actor, move in self.steps[: len(self.steps) - pending]:
            if actor is CHANCE:
                lines.append([f"{len(lines) + 1}.", *str(move).split()])
                choices = 0
                continue
            if choices in (0, self.game.seats):
                lines[-1].append("/")
            lines[-1].append(str(move))
            choices += 1
        return lines

    # -- how it is written

    def __str__(self) -> str:
        """The record as text: headers, an empty line, move lines."""
        headers = "".join(
            self._line([write_header(name, value)], [name])
            for name, value in self.headers().items()
        )
        moves = self.movetext()
        preface = self._line([], [""])
        return preface + headers + (f"\n{moves}\n" if moves else "")

    def movetext(self) -> str:
        """The move lines as text, with their comments."""
        text, word = "", 0
        for line in self.lines():
            text += self._line(line, list(range(word, word + len(line))))
            word += len(line)
        return text.removesuffix("\n")

    def _line(self, words: list[str], anchors: list[Any]) -> str:
        """One line with its comments; those to the end of a line may need lines of their own."""
        text = ""
        for index, anchor in enumerate(anchors):
            pieces = words[index : index + 1]
            last = index == len(anchors) - 1
            for behind, comment in self.comments:
                if behind == anchor and type(behind) is type(anchor):
                    whole = Comment(comment.text.replace("}", ")"))
                    pieces.append(str(comment if last else whole))
                    if last and comment.to_end_of_line:
                        text, pieces = _append(text, pieces) + "\n", []
            text = _append(text, pieces)
        return text if not text or text.endswith("\n") else text + "\n"

    def to_json(self) -> str:
        """The JSON twin: the same content for programs."""
        twin: dict[str, Any] = {"headers": self.headers()}
        if isinstance(self.state, QwixxState):
            twin["turns"] = [_json_turn(line) for line in self.lines()]
        else:
            twin["moves"] = [str(step.move) for step in self.steps]
        if self.comments:
            twin["comments"] = [
                {"after": anchor, "text": comment.text, "to_end_of_line": comment.to_end_of_line}
                for anchor, comment in self.comments
            ]
        return json.dumps(twin, ensure_ascii=False)


def _append(text: str, pieces: list[str]) -> str:
    """The text with more pieces behind a space, unless a line has just begun."""
    joined = " ".join(pieces)
    return f"{text} {joined}" if text and joined and not text.endswith("\n") else text + joined


def _seat(step: Step) -> int:
    assert isinstance(step.actor, int)
    return step.actor


def _in_action_1(state: State) -> bool:
    return isinstance(state, QwixxState) and state.phase is Phase.ACTION_1


def _json_turn(words: list[str]) -> dict[str, Any]:
    """One turn of Qwixx from the words of its line."""
    number, *rest = words
    parts = " ".join(rest).split(" / ")
    turn: dict[str, Any] = {
        "turn": int(number.removesuffix(".")),
        "roll": [None if die == "." else int(die) for die in parts[0].split()],
    }
    if len(parts) > 1:
        turn["action1"] = parts[1].split()
    if len(parts) > 2:
        turn["action2"] = parts[2]
    return turn
