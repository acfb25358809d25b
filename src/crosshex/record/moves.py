"""Reading move lines: word by word against the rules, so that a fault is found where it stands."""

import re

from crosshex.record.record import Record
from crosshex.record.words import Word
from crosshex.rules import (
    CHANCE,
    COLOURS,
    Actor,
    IllegalMove,
    InvalidMove,
    Phase,
    QwixxState,
    Roll,
)

_DIE = re.compile(r"[0-9]{1,3}")


class MoveReader:
    """A record that grows with each part of a line that is right.

    Attributes:
        record: what has been read, also after a fault: the good part.
    """

    def __init__(self, record: Record) -> None:
        self.record = record

    def read(self, lines: list[list[Word]]) -> None:
        """Read the move lines of one record.

        Raises:
            RecordError: at the first word that is wrong or missing.
        """
        for number, words in enumerate(lines, 1):
            self._check_number(words[0], number)
            if number > 1:
                self._check_complete(lines[number - 2])
            if isinstance(self.record.state, QwixxState):
                self._qwixx_line(words, self.record.state)
            else:
                self._six_line(words)

    def _check_number(self, word: Word, number: int) -> None:
        self._check_running(word)
        if word.text != f"{number}.":
            raise word.place.fault(f"found {word.text!r}, expected the turn number {number}.")

    def _check_running(self, word: Word) -> None:
        if ending := self.record.ending:
            raise word.place.fault(f"found {word.text!r}, but the game is over: {ending}")

    def _check_complete(self, words: list[Word]) -> None:
        """Only the last line of an unfinished game may stop early."""
        state, seats = self.record.state, self.record.game.seats
        if isinstance(state, QwixxState):
            if state.phase is not Phase.THROW:
                raise words[-1].end.fault(
                    "the turn is not finished, expected / and what was chosen"
                )
        elif len(words) <= seats:
            raise words[-1].end.fault(f"the line ends early, expected {seats} moves")

    def _six_line(self, words: list[Word]) -> None:
        """`1. -1,0 0,1`: one move of each seat in turn order."""
        for seat, word in enumerate(words[1:]):
            if seat == self.record.game.seats:
                raise word.place.fault(f"found {word.text!r}, but the line has a move of each seat")
            self.record = _played(self.record, seat, word)

    def _qwixx_line(self, words: list[Word], state: QwixxState) -> None:
        """`1. 4 1 6 3 5 6 / r5 y5 / b10`: the throw, action 1 of all seats, action 2."""
        line = _Line(words)
        self.record = self.record.played(CHANCE, _throw(state, line))
        if line.has_more:
            line.expect("/")
            record = self.record
            for seat in range(state.game.seats):
                record = _played(record, seat, line.take("a choice of each seat"))
            self.record = record  # only now: pending choices are no part of a record
        if line.has_more:
            self._check_running(line.peek)
            line.expect("/")
            choice = line.take("the choice of the active seat")
            self.record = _played(self.record, state.active, choice)
        if line.has_more:
            raise line.peek.place.fault(f"found {line.peek.text!r}, but the turn is complete")


class _Line:
    """The words of a line behind its number, taken one after the other."""

    def __init__(self, words: list[Word]) -> None:
        self._words = words
        self._next = 1

    @property
    def has_more(self) -> bool:
        return self._next < len(self._words)

    @property
    def peek(self) -> Word:
        return self._words[self._next]

    def take(self, expected: str) -> Word:
        if not self.has_more:
            raise self._words[-1].end.fault(f"the line ends here, expected {expected}")
        self._next += 1
        return self._words[self._next - 1]

    def expect(self, text: str) -> None:
        word = self.take(text)
        if word.text != text:
            raise word.place.fault(f"found {word.text!r}, expected {text}")


def _throw(state: QwixxState, line: _Line) -> Roll:
    """Six dice, each checked where it stands."""
    faces = state.game.sheet.faces
    dice: list[int | None] = []
    for colour in (None, None, *COLOURS):
        word = line.take("six dice")
        if colour in state.locked:
            if word.text != ".":
                raise word.place.fault(f"found {word.text!r}, but this die has left, legal: .")
            dice.append(None)
        elif _DIE.fullmatch(word.text) and 1 <= int(word.text) <= faces:
            dice.append(int(word.text))
        else:
            raise word.place.fault(f"found {word.text!r}, legal: a die from 1 to {faces}")
    first, second, red, yellow, green, blue = dice
    assert first is not None
    assert second is not None
    return Roll((first, second), (red, yellow, green, blue))


def _played(record: Record, actor: Actor, word: Word) -> Record:
    """The record after one move, or a fault at its word."""
    try:
        return record.played(actor, record.state.parse(actor, word.text))
    except (InvalidMove, IllegalMove) as error:
        raise word.place.fault(str(error)) from None
