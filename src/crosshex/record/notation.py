"""The notation of games: what all share, and what each game may define.

The move lines of a record follow from the nodes of a game, so all games share reader and writer:

- with dice, a line has a throw and the nodes after it, each after a `/`: the choices of all seats,
  or the move of one: `1. 4 1 6 3 5 6 / r5 y5 / b10`;
- without dice, a line is a move of each seat in turn order: `1. -1,0 0,1`.

A game's room `notation` adds its positions. It may also add a stricter reader of throws and its
own JSON form.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, Final

from crosshex.record.rooms import NOTATIONS
from crosshex.record.tokens import Word
from crosshex.rules import CHANCE, Actor, Description, Game, Move, State

SEPARATOR: Final = "/"
Steps = Sequence[tuple[Actor, Move]]


class Line:
    """The words of a move line after its number, taken one by one."""

    def __init__(self, words: list[Word]) -> None:
        self._words = words
        self._next = 1

    @property
    def has_more(self) -> bool:
        """Whether there is a word left."""
        return self._next < len(self._words)

    @property
    def peek(self) -> Word:
        """The next word, without taking it."""
        return self._words[self._next]

    def take(self, expected: str) -> Word:
        """The next word.

        Raises:
            RecordError: the line has ended.
        """
        if not self.has_more:
            message = f"the line ends here, expected {expected}"
            raise self._words[-1].end.fault(message, "ends-early")
        self._next += 1
        return self._words[self._next - 1]

    def expect(self, text: str) -> None:
        """Take a word that must be this one.

        Raises:
            RecordError: it is another one, or the line has ended.
        """
        word = self.take(text)
        if word.text != text:
            message = f"found {word.text!r}, expected {text}"
            raise word.place.fault(message, "word", found=word.text, expected=text)


class Notation(ABC):
    """How one game is written.

    >>> from crosshex.rules import Six
    >>> notation_of(Six().description).write_position(Six().start())
    ['basic auto 1/2 placing', '1,0', '0,0']
    """

    @abstractmethod
    def write_position(self, state: Any) -> list[str]:
        """The fields of a state's one-line form; the game's name is added before the first."""

    @abstractmethod
    def read_position(
        self, description: Description, head: list[str], fields: list[list[str]]
    ) -> State:
        """The state from the words of its fields; `head` is the first field.

        Raises:
            CrosshexError: it is not a position, or not a possible one.
        """

    def write_earlier(self, state: Any) -> list[str]:
        """The earlier positions of a state, which its line leaves out, as words."""
        return []

    def read_earlier(self, state: Any, words: list[str]) -> State:
        """The state with the earlier positions that `write_earlier` wrote."""
        found: State = state
        return found

    # -- move lines

    def read_throw(self, state: State, line: Line) -> Move:
        """The throw that a line begins with: the words up to the first `/`.

        Raises:
            RecordError: at the word that is wrong.
            InvalidMove, IllegalMove: the throw as a whole is wrong.
        """
        words = [line.take("a throw").text]
        while line.has_more and line.peek.text != SEPARATOR:
            words.append(line.take("a throw").text)
        return state.parse(CHANCE, " ".join(words))

    def lines(self, game: Game, first: int, steps: Steps) -> list[list[str]]:
        """The move lines of a game, each as its words; pending choices are not among the steps."""
        if not game.description.dice:
            words = [str(move) for _, move in steps]
            turns = [words[i : i + game.seats] for i in range(0, len(words), game.seats)]
            return [[f"{number}.", *moves] for number, moves in enumerate(turns, 1)]
        lines: list[list[str]] = []
        for (actor, move), opens in zip(steps, self.openings(game, first, steps), strict=True):
            if actor is CHANCE:
                lines.append([f"{len(lines) + 1}.", *str(move).split()])
            else:
                lines[-1] += [SEPARATOR, str(move)] if opens else [str(move)]
        return lines

    def openings(self, game: Game, first: int, steps: Steps) -> Iterator[bool]:
        """For each step, whether it is the first of its node; found by playing the game."""
        state = game.start(first)
        for actor, move in steps:
            yield not state.pending
            state = state.play(actor, move)

    # -- the JSON form

    def to_json(self, game: Game, first: int, steps: Steps) -> dict[str, Any]:
        """The moves for programs: `moves`, or with dice `turns`, each a list of nodes."""
        if not game.description.dice:
            return {"moves": [str(move) for _, move in steps]}
        return {"turns": [_nodes(line) for line in self.lines(game, first, steps)]}

    def lines_from_json(self, form: dict[str, Any], seats: int) -> list[list[str]]:
        """The move lines, without their numbers, that a JSON form stands for.

        Raises:
            KeyError, TypeError, ValueError: it is not such a form.
        """
        if "turns" in form:
            return [_joined(nodes) for nodes in form["turns"]]
        moves = [word(move) for move in form["moves"]]
        return [moves[i : i + max(seats, 1)] for i in range(0, len(moves), max(seats, 1))]


def _nodes(line: list[str]) -> list[list[str]]:
    """The words of a line, node by node, without its number."""
    nodes: list[list[str]] = [[]]
    for each in line[1:]:
        if each == SEPARATOR:
            nodes.append([])
        else:
            nodes[-1].append(each)
    return nodes


def _joined(nodes: list[list[Any]]) -> list[str]:
    words: list[str] = []
    for place, node in enumerate(nodes):
        words += [SEPARATOR] if place else []
        words += map(word, node)
    return words


def word(value: Any) -> str:
    """A word of the notation from JSON: no spaces, nothing that begins a comment or a header.

    Raises:
        TypeError: it is not a word.
    """
    if not isinstance(value, str) or not value or set(value) & set(" \t\r\n{};["):
        raise TypeError
    return value


def notation_of(description: Description) -> Notation:
    """The notation of a game."""
    return NOTATIONS.of(description)
