"""Positions and games for the tests of the rules: sheets from numbers, boards from pictures."""

import random
from collections.abc import Iterable, Sequence
from textwrap import dedent
from typing import Any

import crosshex.rules
from crosshex.rules import (
    CHANCE,
    COLOURS,
    Actor,
    Cell,
    Colour,
    Cross,
    Marks,
    Put,
    Qwixx,
    QwixxState,
    Roll,
    Rolls,
    Sheet,
    Shift,
    Side,
    Six,
    SixState,
    State,
)
from crosshex.rules.hexagons import frontier, standing_shapes

Numbers = tuple[int, ...]


def words(moves: Iterable[object]) -> list[str]:
    """The moves in the notation."""
    return [str(move) for move in moves]


def evaluated(value: object) -> object:
    """The value that the repr of a value evaluates to, with the public names of the rules."""
    return eval(repr(value), dict(vars(crosshex.rules)))


# -- Qwixx and Longo


def marks(game: Qwixx, failed: int = 0, /, **rows: Numbers) -> Marks:
    """A sheet on which these numbers of `red`, `yellow` … were crossed, in this order."""
    assert rows.keys() <= {colour.name.lower() for colour in COLOURS}
    bits = [row_of(game.sheet, colour, rows.get(colour.name.lower(), ())) for colour in COLOURS]
    return Marks(tuple(bits), failed)


def row_of(sheet: Sheet, colour: Colour, numbers: Numbers) -> int:
    """The marks of a colour's row with these numbers crossed, on a sheet with such rows."""
    return sheet.marks_of(colour, [(colour, number) for number in numbers])


def marks_on(sheet: Sheet, *rows: str, failed: int = 0) -> Marks:
    """A seat's marks on any sheet: for each row the fields crossed, such as `y2 y3 b6`."""
    crossed = [
        [(Colour("rygb".index(word[0])), int(word[1:])) for word in text.split()] for text in rows
    ]
    return Marks(tuple(sheet.marks_of(row, own) for row, own in enumerate(crossed)), failed)


def before_throw(game: Qwixx, *sheets: Marks, active: int = 0, locked: str = "") -> QwixxState:
    """The moment before a throw; seats without a given sheet have an empty one."""
    full = sheets + (Marks(),) * (game.seats - len(sheets))
    rows = frozenset(int(colour) for colour in COLOURS if colour.letter in locked)
    return QwixxState(game, full, active, rows)


def throw(state: QwixxState, dice: str) -> QwixxState:
    """The state after these dice have come up."""
    return state.play(CHANCE, Roll.parse(dice))


def choose(state: QwixxState, text: str) -> QwixxState:
    """The state after the action 1 choices of all seats, in seat order."""
    for seat, word in enumerate(text.split()):
        state = state.play(seat, state.game.parse(word))
    return state


def act(state: QwixxState, word: str) -> QwixxState:
    """The state after the action 2 choice of the active seat."""
    return state.play(state.active, state.game.parse(word))


def crossed(state: QwixxState, seat: int) -> dict[str, Numbers]:
    """The crossed numbers of each row of a seat's sheet."""
    sheet = state.game.sheet
    return {
        colour.letter: tuple(
            number for _, number in sheet.crossed(colour, state.marks[seat].rows[colour])
        )
        for colour in COLOURS
    }


def crossed_fields(state: QwixxState, seat: int) -> list[list[str]]:
    """The crossed fields of each row of a seat's sheet, on any sheet."""
    sheet, rows = state.game.sheet, state.marks[seat].rows
    return [words(sheet.crossed(row, bits)) for row, bits in enumerate(rows)]


def locks(state: QwixxState, seat: int) -> str:
    """The rows of a seat's sheet whose lock field is crossed."""
    sheet, rows = state.game.sheet, state.marks[seat].rows
    return "".join(colour.letter for colour in COLOURS if sheet.is_locked(colour, rows[colour]))


def late_sheet(rng: random.Random, game: Qwixx) -> Marks:
    """A sheet late in a game, before any lock: rows are well filled, some can be locked next."""
    sheet = game.sheet
    rows = []
    for row, printed in enumerate(sheet.rows):
        fields = printed.fields[: sheet.first_locking(row)]
        picked = sorted(rng.sample(range(len(fields)), rng.randint(0, len(fields))))
        rows.append(sheet.marks_of(row, [fields[i] for i in picked]))
    return Marks(tuple(rows), rng.randint(0, 3))


def late_position(rng: random.Random, game: Qwixx) -> QwixxState:
    """A position before a throw with rows that can be locked soon, and perhaps one locked row."""
    sheets = tuple(late_sheet(rng, game) for _ in range(game.seats))
    rows = frozenset(rng.sample(range(len(game.sheet.rows)), rng.randint(0, 1)))
    return QwixxState(game, sheets, rng.randrange(game.seats), rows)


# -- Six


def pictured(picture: str) -> dict[str, frozenset[Cell]]:
    """The cells of each letter in a picture of hexagons.

    A line is a row of constant r; each line is half a hexagon to the right of the one above. So the
    neighbours of a letter are two columns beside it, and one column beside it above and below. The
    top left corner is 0,0.
    """
    found: dict[str, set[Cell]] = {}
    for r, line in enumerate(dedent(picture).strip("\n").splitlines()):
        for column, letter in enumerate(line):
            if letter not in " .":
                q, odd = divmod(column - r, 2)
                assert not odd, f"{letter} stands between two cells of line {r + 1}"
                found.setdefault(letter, set()).add(Cell(q, r))
    return {letter: frozenset(cells) for letter, cells in found.items()}


def cells(text: str) -> frozenset[Cell]:
    """Cells from their notation, as in `0,0 1,-1`."""
    return frozenset(Cell.parse(word) for word in text.split())


def moving(
    game: Six, black: Iterable[Cell], red: Iterable[Cell], side: Side = Side.BLACK
) -> SixState:
    """A position of the moving phase."""
    return SixState(game, frozenset(black), frozenset(red), seat=side, moving=True)


def place(game: Six, text: str) -> SixState:
    """The state after these words were played from the start."""
    return follow(game.start(), text)


def follow(state: SixState, text: str) -> SixState:
    """The state after these words were played from a state."""
    for word in text.split():
        state = state.play(state.seat, state.parse(state.seat, word))
    return state


def shifts(state: SixState) -> list[Shift]:
    """The legal shifts of the seat whose turn it is."""
    return [move for move in state.legal(state.seat) if isinstance(move, Shift)]


def puts(state: SixState) -> list[Put]:
    """The legal placements of the seat whose turn it is."""
    return [move for move in state.legal(state.seat) if isinstance(move, Put)]


def late_six(rng: random.Random, game: Six) -> SixState:
    """A random position of the moving phase, stringy or compact; it has shapes only if overlooked.

    With advanced rules hexagons may have left already, down to six of a colour.
    """
    while True:
        grown, reach = {Cell(0, 0)}, rng.choice([1, 5, 50])
        count = 42 if game.variant == "basic" else rng.randint(12, 42)
        while len(grown) < count:
            grown.add(rng.choice(sorted(frontier(grown))[:reach]))
        laid = rng.sample(sorted(grown), count)
        black = rng.randint(max(6, count - 21), min(21, count - 6))
        seat = rng.randrange(game.seats)
        state = SixState(game, frozenset(laid[:black]), frozenset(laid[black:]), seat, moving=True)
        shapes = standing_shapes(state.black) + standing_shapes(state.red)
        if game.claim == "manual" or not shapes:
            return state


# -- any game


def actor_of(state: State, rng: random.Random) -> Actor | None:
    """An actor that is to act, or None when the game is over."""
    waiting = state.to_act
    if waiting is CHANCE:
        return CHANCE
    return rng.choice(waiting) if waiting else None


def pick(rng: random.Random, moves: Sequence[Any]) -> Any:
    """A random move that prefers crosses far to the left, so that rows fill and lock."""
    if isinstance(moves, Rolls) or rng.random() < 0.2:
        return rng.choice(moves)
    crosses = [move for move in moves if isinstance(move, Cross)] if len(moves) < 30 else []
    return min(crosses, key=_distance) if crosses else rng.choice(moves)


def _distance(move: Cross) -> int:
    """Roughly how far to the right a cross is."""
    return move.number if move.colour.letter in "ry" else 14 - move.number


def wander(state: State, rng: random.Random, plies: int) -> list[Any]:
    """The states of a random game, for this many plies."""
    states: list[Any] = [state]
    for _ in range(plies):
        if (actor := actor_of(state, rng)) is None:
            break
        state = state.play(actor, pick(rng, state.legal(actor)))
        states.append(state)
    return states
