"""Reading move lines: word by word against the rules, so that a fault is found where it stands."""

from crosshex.record.notation import SEPARATOR, Line, notation_of
from crosshex.record.record import Record
from crosshex.record.words import Word
from crosshex.rules import CHANCE, Actor, IllegalMove, InvalidMove


class MoveReader:
    """A record that grows with each node of a line that is right.

    Attributes:
        record: what has been read, also after a fault: the good part.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self._notation = notation_of(record.game.description)

    def read(self, lines: list[list[Word]]) -> None:
        """Read the move lines of one record.

        Raises:
            RecordError: at the first word that is wrong or missing.
        """
        with_dice = self.record.game.description.dice
        for number, words in enumerate(lines, 1):
            self._check_number(words[0], number)
            if number > 1:
                self._check_complete(lines[number - 2])
            if with_dice:
                self._read_turn(Line(words), words[0])
            else:
                self._read_moves(words[1:])

    def _check_number(self, word: Word, number: int) -> None:
        self._check_running(word)
        if word.text != f"{number}.":
            raise word.place.fault(f"found {word.text!r}, expected the turn number {number}.")

    def _check_running(self, word: Word) -> None:
        if ending := self.record.ending:
            raise word.place.fault(f"found {word.text!r}, but the game is over: {ending}")

    def _check_complete(self, words: list[Word]) -> None:
        """Only the last line of an unfinished game may stop early."""
        seats = self.record.game.seats
        if self.record.game.description.dice:
            if self.record.state.to_act is not CHANCE:
                raise words[-1].end.fault(
                    "the turn is not finished, expected / and what was chosen"
                )
        elif len(words) <= seats:
            raise words[-1].end.fault(f"the line ends early, expected {seats} moves")

    def _read_moves(self, words: list[Word]) -> None:
        """`1. -1,0 0,1`: one move of each seat in turn order."""
        record = self.record
        for place, word in enumerate(words):
            if place == record.game.seats:
                raise word.place.fault(f"found {word.text!r}, but the line has a move of each seat")
            actors = record.state.to_act
            seat = actors[0] if isinstance(actors, tuple) and actors else place
            record = self._keep(_played(record, seat, word))

    def _read_turn(self, line: Line, number: Word) -> None:
        """`1. 4 1 6 3 5 6 / r5 y5 / b10`: the throw, and node after node."""
        try:
            thrown = self._notation.read_throw(self.record.state, line)
            self.record = self.record.played(CHANCE, thrown)
        except (InvalidMove, IllegalMove) as error:
            raise number.end.fault(str(error)) from None
        record = self.record
        while line.has_more:
            actors = record.state.to_act
            if not isinstance(actors, tuple):
                raise line.peek.place.fault(f"found {line.peek.text!r}, but the turn is complete")
            self._check_running(line.peek)
            line.expect(SEPARATOR)
            one = "the choice of the active seat"
            expected = "a choice of each seat" if record.state.simultaneous else one
            for seat in actors:
                record = self._keep(_played(record, seat, line.take(expected)))

    def _keep(self, record: Record) -> Record:
        """Keep what has been read, but not before a node is complete: nothing pending is kept."""
        if not record.state.pending:
            self.record = record
        return record


def _played(record: Record, actor: Actor, word: Word) -> Record:
    """The record after one move, or a fault at its word."""
    try:
        return record.played(actor, record.state.parse(actor, word.text))
    except (InvalidMove, IllegalMove) as error:
        raise word.place.fault(str(error)) from None
