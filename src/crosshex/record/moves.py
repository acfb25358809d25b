"""Reads move lines and plays them word by word, so that a fault has its exact place."""

from collections.abc import Iterable

from crosshex.record.errors import RecordError
from crosshex.record.notation import SEPARATOR, Line, notation_of
from crosshex.record.record import Record, RecordBuilder
from crosshex.record.tokens import Location, Word
from crosshex.rules import CHANCE, Actor, IllegalMove, InvalidMove


class MoveReader:
    """Reads move lines into a record."""

    def __init__(self, record: Record) -> None:
        self._game = record.game
        self._builder = RecordBuilder(record)
        self._notation = notation_of(record.game.description)

    @property
    def record(self) -> Record:
        """The record so far, also after a fault; without pending choices."""
        return self._builder.record.without_pending()

    def read(self, lines: Iterable[list[Word]]) -> None:
        """Read the move lines of one record.

        Raises:
            RecordError: at the first word that is wrong or missing.
        """
        with_dice = self._game.description.dice
        before: list[Word] | None = None
        for number, words in enumerate(lines, 1):
            self._check_number(words[0], number)
            if before:
                self._check_complete(before)
            if with_dice:
                self._read_turn(Line(words), words[0])
            else:
                self._read_moves(words[1:])
            before = words

    def _check_number(self, word: Word, number: int) -> None:
        self._check_running(word)
        if word.text != f"{number}.":
            message = f"found {word.text!r}, expected the turn number {number}."
            raise word.place.fault(message, "word", found=word.text, expected=f"{number}.")

    def _check_running(self, word: Word) -> None:
        if outcome := self._builder.state.outcome:
            message = f"found {word.text!r}, but the game is over: {outcome.ending}"
            raise word.place.fault(message, "game-over", found=word.text)

    def _check_complete(self, words: list[Word]) -> None:
        """Only the last line of an unfinished game may stop early."""
        seats = self._game.seats
        if self._game.description.dice:
            if self._builder.state.to_act is not CHANCE:
                raise words[-1].end.fault(
                    "the turn is not finished, expected / and what was chosen", "ends-early"
                )
        elif len(words) <= seats:
            message = f"the line ends early, expected {seats} moves"
            raise words[-1].end.fault(message, "ends-early")

    def _read_moves(self, words: list[Word]) -> None:
        """`1. -1,0 0,1`: one move of each seat in turn order."""
        for place, word in enumerate(words):
            if place == self._game.seats:
                message = f"found {word.text!r}, but the line has a move of each seat"
                raise word.place.fault(message, "word", found=word.text, expected="")
            actors = self._builder.state.to_act
            self._play(actors[0] if isinstance(actors, tuple) and actors else place, word)

    def _read_turn(self, line: Line, number: Word) -> None:
        """`1. 4 1 6 3 5 6 / r5 y5 / b10`: the throw, then one node after another."""
        builder = self._builder
        try:
            builder.play(CHANCE, self._notation.read_throw(builder.state, line))
        except (InvalidMove, IllegalMove) as error:
            raise _fault(number.end, error, line.peek.text if line.has_more else "") from None
        while line.has_more:
            actors = builder.state.to_act
            if not isinstance(actors, tuple):
                more = line.peek
                message = f"found {more.text!r}, but the turn is complete"
                raise more.place.fault(message, "word", found=more.text, expected="")
            self._check_running(line.peek)
            line.expect(SEPARATOR)
            one = "the choice of the active seat"
            expected = "a choice of each seat" if builder.state.simultaneous else one
            for seat in actors:
                self._play(seat, line.take(expected))

    def _play(self, actor: Actor, word: Word) -> None:
        """Play one more move, or raise a fault at its word."""
        state = self._builder.state
        try:
            self._builder.play(actor, state.parse(actor, word.text))
        except (InvalidMove, IllegalMove) as error:
            raise _fault(word.place, error, word.text) from None


def _fault(place: Location, error: InvalidMove | IllegalMove, found: str) -> RecordError:
    """The error for a word that is not a move, or for a move against the rules."""
    if isinstance(error, IllegalMove):
        reason = error.reason.name.lower().replace("_", "-")
        why = str(error.reason.value)
        return place.fault(str(error), "illegal-move", found=found, reason=reason, why=why)
    return place.fault(str(error), "word", found=found, expected="")
