"""The notation of games on a sheet: positions, throws, and the JSON form.

qwixx 1 throw | r- y- g- b- x0 | r5,7 y- g11 b- x1
qwixx sheet=mixx-colours 1 throw | y2,3,b6 y- b12,y9 b- x0
longo 2 action-2 5 1 6 3 4 8 crossed | r6 y- g- b- x0 *5,8 | r- y6 g- b- x0 *6,11
"""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from crosshex.record.errors import FORM, InvalidPosition
from crosshex.record.notation import SEPARATOR, Line, Notation, Steps, word
from crosshex.rules import (
    CHANCE,
    COLOURS,
    QWIXX,
    Colour,
    Description,
    Field,
    Game,
    Marks,
    OptionError,
    Phase,
    Qwixx,
    QwixxState,
    Roll,
    Sheet,
    State,
)
from crosshex.rules.sheet import LETTERS, MOST_FAILED_THROWS

_COUNT: Final = re.compile(r"0|[1-9][0-9]{0,5}")
_DIE: Final = re.compile(r"[0-9]{1,3}")
_NUMBERS: Final = re.compile(r"[1-9][0-9]?(,[1-9][0-9]?)*")
_CROSSED: Final = re.compile(rf"[{LETTERS}][1-9][0-9]?(,[{LETTERS}]?[1-9][0-9]?)*")


class QwixxNotation(Notation):
    """How games on a sheet are written."""

    def write_position(self, state: QwixxState) -> list[str]:
        """The sheet unless the game implies it, the phase with the dice, then each seat's marks."""
        return [_write_sheet(state.game) + _write_phase(state), *_write_marks(state)]

    def read_position(
        self, description: Description, head: list[str], fields: list[list[str]]
    ) -> QwixxState:
        """The state with these sheets."""
        return _read_state(description, head, fields)

    def read_throw(self, state: State, line: Line) -> Roll:
        """Read six dice; a fault has the place of its die."""
        assert isinstance(state, QwixxState)
        faces = state.game.sheet.faces
        dice = []
        left = state.dice_left
        for colour in (None, None, *COLOURS):
            found = line.take("six dice")
            if colour in left:
                if found.text != ".":
                    message = f"found {found.text!r}, but this die has left, legal: ."
                    raise found.place.fault(message, "word", found=found.text, expected=".")
                dice.append(0)
            elif _DIE.fullmatch(found.text) and 1 <= int(found.text) <= faces:
                dice.append(int(found.text))
            else:
                message = f"found {found.text!r}, legal: a die from 1 to {faces}"
                expected = f"1–{faces}"
                raise found.place.fault(message, "word", found=found.text, expected=expected)
        return Roll.of(dice, left)

    def openings(self, game: Game, first: int, steps: Steps) -> Iterator[bool]:
        """Q3: the choices of all seats are one node, action 2 is another."""
        choices = 0
        for actor, _ in steps:
            choices = 0 if actor is CHANCE else choices + 1
            yield choices in (0, 1, game.seats + 1)

    def to_json(self, game: Game, first: int, steps: Steps) -> dict[str, Any]:
        """Turns with their roll and the two actions."""
        return {"turns": [_turn_to_json(line) for line in self.lines(game, first, steps)]}

    def lines_from_json(self, form: dict[str, Any], seats: int) -> list[list[str]]:
        """The lines that such turns stand for."""
        lines = []
        for turn in form["turns"]:
            words = ["." if die is None else str(int(die)) for die in turn["roll"]]
            if "action1" in turn:
                words += [SEPARATOR, *map(word, turn["action1"])]
            if "action2" in turn:
                words += [SEPARATOR, word(turn["action2"])]
            lines.append(words)
        return lines


NOTATION: Final = QwixxNotation()


def _turn_to_json(words: list[str]) -> dict[str, Any]:
    """One turn from the words of its line."""
    number, *rest = words
    parts = " ".join(rest).split(f" {SEPARATOR} ")
    turn: dict[str, Any] = {
        "turn": int(number.removesuffix(".")),
        "roll": [None if die == "." else int(die) for die in parts[0].split()],
    }
    if len(parts) > 1:
        turn["action1"] = parts[1].split()
    if len(parts) > 2:
        turn["action2"] = parts[2]
    return turn


# -- positions


def _write_phase(state: QwixxState) -> str:
    head = str(state.active + 1)
    match state.phase:
        case Phase.THROW:
            return f"{head} throw"
        case Phase.ACTION_1:
            return f"{head} action-1 {state.roll}"
        case Phase.ACTION_2:
            return f"{head} action-2 {state.roll} {'crossed' if state.crossed else 'nothing'}"
        case Phase.OVER:
            return f"{head} over"


def _write_sheet(game: Qwixx) -> str:
    """The options that are not those that the game's name implies, each before a blank."""
    return "".join(
        f"{option.key}={option.write(value)} "
        for option in game.description.options
        if not option.per_seat and (value := getattr(game, option.name)) != option.default
    )


def _write_marks(state: QwixxState) -> list[str]:
    sheets = []
    for seat, marks in enumerate(state.marks):
        words = [_write_row(state.game.sheet, row, bits) for row, bits in enumerate(marks.rows)]
        words.append(f"x{marks.failed}")
        if state.game.lucky:
            words.append(f"*{state.game.lucky[seat][0]},{state.game.lucky[seat][1]}")
        sheets.append(" ".join(words))
    return sheets


def _write_row(sheet: Sheet, row: int, marks: int) -> str:
    """The crossed fields, with the letter of a colour wherever it changes."""
    crossed = sheet.crossed(row, marks)
    if not crossed:
        return f"{sheet.rows[row].die.letter}-"
    words = [str(crossed[0])]
    for before, field in pairwise(crossed):
        words.append(str(field.number if field.colour == before.colour else field))
    return ",".join(words)


def _read_state(description: Description, head: list[str], sheets: list[list[str]]) -> QwixxState:
    options, head = _read_options(description, head)
    with_luck = any(option.per_seat for option in description.options)
    if with_luck:
        options["lucky"] = tuple(_read_lucky(words) for words in sheets)
    game = description.make(len(sheets), **options)
    assert isinstance(game, Qwixx)
    rows = len(game.sheet.rows)
    marks = tuple(_read_marks(game, words[: rows + 1]) for words in sheets)
    if any(len(words) != rows + 1 + with_luck for words in sheets):
        with_pair = ", in Longo with *5,8 at the end" if rows == len(COLOURS) else ""
        raise InvalidPosition(f"a sheet is written like {_example(game)}{with_pair}", FORM)
    if len(head) < 2 or not _COUNT.fullmatch(head[0]):
        expected = "the active seat and then throw, action-1, action-2 or over"
        raise InvalidPosition(f"expected {expected}", FORM)
    active = int(head[0]) - 1
    game.check_seat(active)
    locked = frozenset(
        row for row in range(rows) if any(game.sheet.is_locked(row, own.rows[row]) for own in marks)
    )
    state = QwixxState(game, marks, active, locked)
    phase, rest = head[1], head[2:]
    if (phase == "over") != (state.phase is Phase.OVER):
        ended, what = ("has ended", "ended") if state.ending else ("has not ended", "not-ended")
        raise InvalidPosition(f"{phase!r}, but with these sheets the game {ended}", what)
    if phase in ("throw", "over") and not rest:
        return state
    thrown = state.play(CHANCE, Roll.parse(" ".join(rest[:6])))
    if phase == "action-1" and len(rest) == 6:
        return thrown
    if phase == "action-2" and rest[6:] in (["crossed"], ["nothing"]):
        crossed = rest[6] == "crossed"
        return QwixxState(game, marks, active, locked, thrown.roll, (), crossed)
    found = " ".join(head[1:])
    raise InvalidPosition(f"expected throw, action-1, action-2 or over, not {found!r}", FORM)


def _read_options(description: Description, head: list[str]) -> tuple[dict[str, Any], list[str]]:
    """The options that follow the game's name, and the words after them.

    A notation of a sheet may have blanks, so an option ends before the word that names the seat.
    """
    keys = {option.key: option for option in description.options if not option.per_seat}
    key, equals, _ = head[0].partition("=") if head else ("", "", "")
    if not equals:
        return {}, head
    if key not in keys:
        raise InvalidPosition(f"{description.name} has no {key[:20]!r} in a position", FORM)
    end = next((at for at, word in enumerate(head) if _COUNT.fullmatch(word)), len(head))
    text = " ".join(head[:end]).partition("=")[2]
    return {keys[key].name: keys[key].read(text, key)}, head[end:]


def _example(game: Qwixx) -> str:
    """How the marks of a seat are written."""
    if game.sheet == QWIXX:
        return "r5,7 y- g11 b- x1"
    first, *others = game.sheet.rows
    return " ".join([str(first.fields[0]), *(f"{row.die.letter}-" for row in others), "x1"])


def _read_marks(game: Qwixx, words: list[str]) -> Marks:
    if len(words) != len(game.sheet.rows) + 1 or words[-1][:1] != "x":
        found = " ".join(words)
        raise InvalidPosition(f"a sheet is written like {_example(game)}, not {found!r}", FORM)
    rows = tuple(_read_row(game.sheet, row, word) for row, word in enumerate(words[:-1]))
    failed = words[-1][1:]
    if not _COUNT.fullmatch(failed) or int(failed) > MOST_FAILED_THROWS:
        message = f"there are 0 to {MOST_FAILED_THROWS} failed throws, not {failed!r}"
        raise InvalidPosition(message, "failed-throws")
    return Marks(rows, int(failed))


def _read_row(sheet: Sheet, row: int, text: str) -> int:
    empty = f"{sheet.rows[row].die.letter}-"
    if text == empty:
        return 0
    crossed: list[Field] = []
    for part in text.split(",") if _CROSSED.fullmatch(text) else ():
        colour = Colour(LETTERS.index(part[0])) if part[0] in LETTERS else None
        # The letter stands wherever the colour changes, and only there.
        if crossed and colour == crossed[-1].colour:
            break
        number = int(part if colour is None else part[1:])
        crossed.append(Field(crossed[-1].colour if colour is None else colour, number))
    else:
        if crossed:
            try:
                return sheet.marks_of(row, crossed)
            except OptionError as error:
                raise InvalidPosition(str(error), "row") from None
    example = sheet.rows[row].fields
    written = f"{example[0]} or {empty}" if sheet != QWIXX else "r5,7 or r-"
    raise InvalidPosition(f"a row is written like {written}, not {text!r}", FORM)


def _read_lucky(words: list[str]) -> tuple[int, int]:
    word = words[-1] if words else ""
    if not (word.startswith("*") and _NUMBERS.fullmatch(word[1:]) and word.count(",") == 1):
        raise InvalidPosition(
            f"a sheet of Longo ends with its lucky numbers like *5,8, not {word!r}", FORM
        )
    first, second = map(int, word[1:].split(","))
    return first, second
