"""Every state on one line, as FEN does it for chess, and back.

Fields are separated by ` | `. The first says which game it is and who is to act; then, in Qwixx and
Longo, a field for each sheet:

    qwixx 1 throw | r- y- g- b- x0 | r5,7 y- g11 b- x1
    longo 2 action-2 5 1 6 3 4 8 crossed | r6 y- g- b- x0 *5,8 | r- y6 g- b- x0 *6,11

and in Six a field for each colour:

    six basic auto 1/2 placing | 1,0 | 0,0
    six advanced manual 3/4 limit=off moving 17 | 1,0 2,0 … | 0,0 …

Pending choices and earlier positions are not in it.
"""

import re
from typing import Final

from crosshex.record.errors import InvalidPosition
from crosshex.rules import (
    CHANCE,
    COLOURS,
    Cell,
    Colour,
    CrosshexError,
    Ending,
    Longo,
    Marks,
    Outcome,
    Phase,
    Qwixx,
    QwixxState,
    Roll,
    Side,
    Six,
    SixState,
    State,
)
from crosshex.rules.hexagons import Cells, is_connected, standing_shapes
from crosshex.rules.sheet import MOST_FAILED_THROWS
from crosshex.rules.six import HEXAGONS, TOO_FEW

SEPARATOR: Final = " | "
_COUNT: Final = re.compile(r"0|[1-9][0-9]{0,5}")
_NUMBERS: Final = re.compile(r"[1-9][0-9]?(,[1-9][0-9]?)*")
_SEAT: Final = re.compile(r"([1-9])/([1-9])")
_RESULTS: Final = {"1-0": Side.BLACK, "0-1": Side.RED, "1/2-1/2": None}


def write_position(state: State) -> str:
    """The state on one line.

    >>> from crosshex.rules import Six
    >>> write_position(Six().start())
    'six basic auto 1/2 placing | 1,0 | 0,0'
    """
    if isinstance(state, QwixxState):
        return SEPARATOR.join((_write_phase(state), *_write_sheets(state)))
    assert isinstance(state, SixState)
    cells = (" ".join(map(str, sorted(side))) for side in (state.black, state.red))
    return SEPARATOR.join((_write_six(state), *cells))


def read_position(text: str) -> State:
    """The state that a line describes.

    >>> read_position("six basic auto 1/2 placing | 1,0 | 0,0") == Six().start()
    True

    Raises:
        InvalidPosition: the text is no position, or one that cannot come up.
    """
    fields = [field.split() for field in text.split("|")]
    name = fields[0][0] if fields[0] else ""
    try:
        if name in ("qwixx", "longo"):
            return _read_qwixx(name, fields[0][1:], fields[1:])
        if name == "six":
            return _read_six(fields[0][1:], fields[1:])
    except InvalidPosition:
        raise
    except CrosshexError as error:
        raise InvalidPosition(str(error)) from None
    raise InvalidPosition(f"a position begins with qwixx, longo or six, not {name[:20]!r}")


# -- Qwixx and Longo


def _write_phase(state: QwixxState) -> str:
    head = f"{state.game.name} {state.active + 1}"
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


def _read_qwixx(name: str, head: list[str], sheets: list[list[str]]) -> QwixxState:
    longo = name == "longo"
    lucky = tuple(_read_lucky(words) for words in sheets) if longo else ()
    game: Qwixx = Longo(len(sheets), lucky=lucky) if longo else Qwixx(len(sheets))
    marks = tuple(_read_sheet(game, words[: len(COLOURS) + 1]) for words in sheets)
    if any(len(words) != len(COLOURS) + 1 + longo for words in sheets):
        raise InvalidPosition(
            "a sheet is written like r5,7 y- g11 b- x1, in Longo with *5,8 behind"
        )
    if len(head) < 2 or not _COUNT.fullmatch(head[0]):
        raise InvalidPosition("expected the active seat and then throw, action-1, action-2 or over")
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
        ended = "has ended" if state.ending else "has not ended"
        raise InvalidPosition(f"{phase!r}, but with these sheets the game {ended}")
    if phase in ("throw", "over") and not rest:
        return state
    thrown = state.play(CHANCE, Roll.parse(" ".join(rest[:6])))
    if phase == "action-1" and len(rest) == 6:
        return thrown
    if phase == "action-2" and rest[6:] in (["crossed"], ["nothing"]):
        crossed = rest[6] == "crossed"
        return QwixxState(game, marks, active, locked, thrown.roll, (), crossed)
    raise InvalidPosition(f"expected throw, action-1, action-2 or over, not {' '.join(head[1:])!r}")


def _read_sheet(game: Qwixx, words: list[str]) -> Marks:
    if [word[:1] for word in words] != [*(colour.letter for colour in COLOURS), "x"]:
        raise InvalidPosition(f"a sheet is written like r5,7 y- g11 b- x1, not {' '.join(words)!r}")
    red, yellow, green, blue = (
        _read_row(game, colour, word[1:]) for colour, word in zip(COLOURS, words, strict=False)
    )
    failed = words[-1][1:]
    if not _COUNT.fullmatch(failed) or int(failed) > MOST_FAILED_THROWS:
        raise InvalidPosition(f"there are 0 to {MOST_FAILED_THROWS} failed throws, not {failed!r}")
    return Marks((red, yellow, green, blue), int(failed))


def _read_row(game: Qwixx, colour: Colour, text: str) -> int:
    if text == "-":
        return 0
    if not _NUMBERS.fullmatch(text):
        raise InvalidPosition(f"a row is written like r5,7 or r-, not {colour.letter + text!r}")
    return game.sheet.row_of(colour, tuple(map(int, text.split(","))))


def _read_lucky(words: list[str]) -> tuple[int, int]:
    word = words[-1] if words else ""
    if not (word.startswith("*") and _NUMBERS.fullmatch(word[1:]) and word.count(",") == 1):
        raise InvalidPosition(
            f"a sheet of Longo ends with its lucky numbers like *5,8, not {word!r}"
        )
    first, second = map(int, word[1:].split(","))
    return first, second


# -- Six


def _write_six(state: SixState) -> str:
    game = state.game
    words = ["six", game.variant, game.claim, f"{state.seat + 1}/{game.seats}"]
    default = Six()
    if game.repetition != default.repetition:
        words.append(f"repetition={'off' if game.repetition is None else game.repetition}")
    if game.move_limit != default.move_limit:
        words.append(f"limit={'off' if game.move_limit is None else game.move_limit}")
    words.append(f"moving {state.quiet}" if state.moving else "placing")
    if state.ended:
        words.append(f"over {state.result} {state.ended.ending}")
    return " ".join(words)


def _read_six(head: list[str], sides: list[list[str]]) -> SixState:
    words = [*head]

    def take(*allowed: str) -> str:
        word = words.pop(0) if words else ""
        if allowed and word not in allowed:
            raise InvalidPosition(f"expected {' or '.join(allowed)}, not {word!r}")
        return word

    variant, claim = take("basic", "advanced"), take("auto", "manual")
    if not (seat := _SEAT.fullmatch(take())):
        raise InvalidPosition("expected the seat to move and how many there are, such as 1/2")
    default = Six()
    game = Six(
        int(seat[2]),
        "advanced" if variant == "advanced" else "basic",
        "manual" if claim == "manual" else "auto",
        _read_limit(words, "repetition", default.repetition),
        _read_limit(words, "limit", default.move_limit),
    )
    game.check_seat(int(seat[1]) - 1)
    moving = take("placing", "moving") == "moving"
    quiet = _read_count(take()) if moving else 0
    ended = None
    if words:
        take("over")
        ended = _read_outcome(game, take(*_RESULTS), " ".join(words))
    if len(sides) != 2:
        raise InvalidPosition("expected the black and then the red hexagons, each behind |")
    black, red = map(_read_cells, sides)
    state = SixState(game, black, red, int(seat[1]) - 1, moving, quiet, ended)
    _check_six(state)
    return state


def _read_limit(words: list[str], name: str, default: int | None) -> int | None:
    if not words or not words[0].startswith(f"{name}="):
        return default
    value = words.pop(0).removeprefix(f"{name}=")
    return None if value == "off" else _read_count(value)


def _read_count(word: str) -> int:
    if not _COUNT.fullmatch(word):
        raise InvalidPosition(f"expected a number, not {word!r}")
    return int(word)


def _read_outcome(game: Six, result: str, ending: str) -> Outcome:
    if ending not in list(Ending)[2:]:
        raise InvalidPosition(f"Six has no ending {ending!r}")
    winner = _RESULTS[result]
    winners = () if winner is None else game.seats_of(winner)
    scores = tuple(0.5 if winner is None else int(seat in winners) for seat in range(game.seats))
    return Outcome(scores, winners, Ending(ending))


def _read_cells(words: list[str]) -> Cells:
    cells = frozenset(map(Cell.parse, words))
    if len(cells) != len(words):
        raise InvalidPosition("a cell is named twice")
    return cells


def _check_six(state: SixState) -> None:
    """Refuse what cannot come up: overlapping, scattered, too many, unended."""
    black, red = len(state.black), len(state.red)
    if state.black & state.red:
        raise InvalidPosition("a cell holds both colours")
    if not state.black or not state.red or not is_connected(state.all_hexagons):
        raise InvalidPosition("the hexagons do not form one group with both colours")
    if max(black, red) > HEXAGONS // 2:
        raise InvalidPosition(f"each side has {HEXAGONS // 2} hexagons at the most")
    placed = black + red - 2
    if not state.moving and (
        placed == HEXAGONS - 2
        or black - red != placed % 2
        or state.seat != placed % state.game.seats
    ):
        raise InvalidPosition("the hexagons do not match whose turn it is to put one down")
    full = black == red == HEXAGONS // 2
    if state.moving and not full and state.game.variant == "basic":
        raise InvalidPosition("in the basic game all hexagons stay on the table")
    if state.ended is None:
        _check_running(state)


def _check_running(state: SixState) -> None:
    if state.moving and min(len(state.black), len(state.red)) <= TOO_FEW:
        raise InvalidPosition("a side has too few hexagons, so the game is over")
    if state.game.move_limit is not None and state.quiet >= state.game.move_limit:
        raise InvalidPosition("the move limit is reached, so the game is over")
    if state.game.claim == "auto" and any(map(standing_shapes, (state.black, state.red))):
        raise InvalidPosition("a shape stands there, so the game is over")
