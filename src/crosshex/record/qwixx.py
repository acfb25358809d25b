"""The notation of Qwixx and Longo: positions, throws, and the JSON form.

qwixx 1 throw | r- y- g- b- x0 | r5,7 y- g11 b- x1
longo 2 action-2 5 1 6 3 4 8 crossed | r6 y- g- b- x0 *5,8 | r- y6 g- b- x0 *6,11
"""

import re
from collections.abc import Iterator
from typing import Any, Final

from crosshex.record.errors import FORM, InvalidPosition
from crosshex.record.notation import SEPARATOR, Line, Notation, Steps, word
from crosshex.rules import (
    CHANCE,
    COLOURS,
    Colour,
    Description,
    Game,
    Marks,
    OptionError,
    Phase,
    Qwixx,
    QwixxState,
    Roll,
    State,
)
from crosshex.rules.sheet import MOST_FAILED_THROWS

_COUNT: Final = re.compile(r"0|[1-9][0-9]{0,5}")
_DIE: Final = re.compile(r"[0-9]{1,3}")
_NUMBERS: Final = re.compile(r"[1-9][0-9]?(,[1-9][0-9]?)*")


class QwixxNotation(Notation):
    """How games on a sheet are written."""

    def write_position(self, state: QwixxState) -> list[str]:
        """The phase with the dice, then each sheet."""
        return [_write_phase(state), *_write_sheets(state)]

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
        for colour in (None, None, *COLOURS):
            found = line.take("six dice")
            if colour in state.locked:
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
        return Roll.of(dice, state.locked)

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


def _write_sheets(state: QwixxState) -> list[str]:
    sheets = []
    for seat, marks in enumerate(state.marks):
        words = [_write_row(state, colour, marks) for colour in COLOURS]
        words.append(f"x{marks.failed}")
        if state.game.lucky:
            words.append(f"*{state.game.lucky[seat][0]},{state.game.lucky[seat][1]}")
        sheets.append(" ".join(words))
    return sheets


def _write_row(state: QwixxState, colour: Colour, marks: Marks) -> str:
    numbers = state.game.sheet.crossed_numbers(colour, marks.rows[colour])
    return colour.letter + (",".join(map(str, numbers)) or "-")


def _read_state(description: Description, head: list[str], sheets: list[list[str]]) -> QwixxState:
    with_luck = bool(description.options)
    options = {"lucky": tuple(_read_lucky(words) for words in sheets)} if with_luck else {}
    game = description.make(len(sheets), **options)
    assert isinstance(game, Qwixx)
    marks = tuple(_read_sheet(game, words[: len(COLOURS) + 1]) for words in sheets)
    if any(len(words) != len(COLOURS) + 1 + with_luck for words in sheets):
        raise InvalidPosition(
            "a sheet is written like r5,7 y- g11 b- x1, in Longo with *5,8 at the end", FORM
        )
    if len(head) < 2 or not _COUNT.fullmatch(head[0]):
        expected = "the active seat and then throw, action-1, action-2 or over"
        raise InvalidPosition(f"expected {expected}", FORM)
    active = int(head[0]) - 1
    game.check_seat(active)
    locked = frozenset(
        colour
        for colour in COLOURS
        if any(game.sheet.is_locked(sheet.rows[colour]) for sheet in marks)
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


def _read_sheet(game: Qwixx, words: list[str]) -> Marks:
    if [word[:1] for word in words] != [*(colour.letter for colour in COLOURS), "x"]:
        found = " ".join(words)
        raise InvalidPosition(f"a sheet is written like r5,7 y- g11 b- x1, not {found!r}", FORM)
    red, yellow, green, blue = (
        _read_row(game, colour, word[1:]) for colour, word in zip(COLOURS, words, strict=False)
    )
    failed = words[-1][1:]
    if not _COUNT.fullmatch(failed) or int(failed) > MOST_FAILED_THROWS:
        message = f"there are 0 to {MOST_FAILED_THROWS} failed throws, not {failed!r}"
        raise InvalidPosition(message, "failed-throws")
    return Marks((red, yellow, green, blue), int(failed))


def _read_row(game: Qwixx, colour: Colour, text: str) -> int:
    if text == "-":
        return 0
    if not _NUMBERS.fullmatch(text):
        found = colour.letter + text
        raise InvalidPosition(f"a row is written like r5,7 or r-, not {found!r}", FORM)
    try:
        return game.sheet.row_of(colour, tuple(map(int, text.split(","))))
    except OptionError as error:
        raise InvalidPosition(str(error), "row") from None


def _read_lucky(words: list[str]) -> tuple[int, int]:
    word = words[-1] if words else ""
    if not (word.startswith("*") and _NUMBERS.fullmatch(word[1:]) and word.count(",") == 1):
        raise InvalidPosition(
            f"a sheet of Longo ends with its lucky numbers like *5,8, not {word!r}", FORM
        )
    first, second = map(int, word[1:].split(","))
    return first, second
