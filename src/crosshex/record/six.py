"""The notation of Six: positions.

    six basic auto 1/2 placing | 1,0 | 0,0
    six advanced manual 3/4 limit=off moving 17 | 1,0 2,0 … | 0,0 …

Its moves are written like those of all games without dice.
"""

import re
from dataclasses import replace
from typing import Any, Final

from crosshex.record.errors import FORM, InvalidPosition
from crosshex.record.notation import Notation
from crosshex.rules import Cell, Description, Ending, Option, Outcome, Side, Six, SixState
from crosshex.rules.hexagons import Cells, is_connected, standing_shapes
from crosshex.rules.position_history import PositionHistory
from crosshex.rules.six import HEXAGONS, TOO_FEW
from crosshex.rules.six_moves import PASS, Shift, parse_six_move

_COUNT: Final = re.compile(r"0|[1-9][0-9]{0,5}")
_SEAT: Final = re.compile(r"([1-9])/([1-9])")
_RESULTS: Final = {"1-0": Side.BLACK, "0-1": Side.RED, "1/2-1/2": None}


class SixNotation(Notation):
    """How Six is written."""

    def write_position(self, state: SixState) -> list[str]:
        """The options and the phase, then the black and the red cells."""
        cells = (" ".join(map(str, sorted(side))) for side in (state.black, state.red))
        return [_write_head(state), *cells]

    def read_position(
        self, description: Description, head: list[str], fields: list[list[str]]
    ) -> SixState:
        """The state with these cells."""
        return _read_state(description, head, fields)

    def write_earlier(self, state: SixState) -> list[str]:
        """The moves that led here from the oldest position that counts for repetition."""
        words, after = [], state.all_hexagons
        for black, red, _ in reversed(state.earlier):
            before = black | red
            gone, come = before - after, after - before
            words.append(str(Shift(min(gone), min(come)) if gone else PASS))
            after = before
        return words[::-1]

    def read_earlier(self, state: SixState, words: list[str]) -> SixState:
        """The state with the positions before each of these moves."""
        sides, side, earlier = [state.black, state.red], state.side, []
        for word in reversed(words):
            side, move = side.other, parse_six_move(word)
            if isinstance(move, Shift):
                sides[side] = sides[side] - {move.target} | {move.source}
            earlier.append((sides[Side.BLACK], sides[Side.RED], side))
        return replace(state, earlier=PositionHistory(earlier[::-1])) if words else state


NOTATION: Final = SixNotation()


def _write_head(state: SixState) -> str:
    game = state.game
    words, limits = [], []
    for option in game.description.options:
        value = getattr(game, option.name)
        if option.required:
            words.append(option.write(value))
        elif value != option.default:
            limits.append(f"{option.key}={option.write(value)}")
    words += [f"{state.seat + 1}/{game.seats}", *limits]
    words.append(f"moving {state.quiet}" if state.moving else "placing")
    if state.ended:
        words.append(f"over {state.result} {state.ended.ending}")
    return " ".join(words)


def _read_state(description: Description, head: list[str], sides: list[list[str]]) -> SixState:
    words = [*head]

    def take(*allowed: str) -> str:
        word = words.pop(0) if words else ""
        if allowed and word not in allowed:
            raise InvalidPosition(f"expected {' or '.join(allowed)}, not {word!r}", FORM)
        return word

    required = [option for option in description.options if option.required]
    options: dict[str, Any] = {
        option.name: option.read(take(*option.values or ())) for option in required
    }
    if not (seat := _SEAT.fullmatch(take())):
        raise InvalidPosition("expected the seat to move and how many there are, such as 1/2", FORM)
    for option in description.options:
        if not option.required:
            options[option.name] = _read_limit(words, option)
    game = description.make(int(seat[2]), **options)
    assert isinstance(game, Six)
    game.check_seat(int(seat[1]) - 1)
    moving = take("placing", "moving") == "moving"
    quiet = _read_count(take()) if moving else 0
    ended = None
    if words:
        take("over")
        ended = _read_outcome(game, take(*_RESULTS), " ".join(words))
    if len(sides) != 2:
        raise InvalidPosition("expected the black and then the red hexagons, each after |", FORM)
    black, red = map(_read_cells, sides)
    state = SixState(game, black, red, int(seat[1]) - 1, moving, quiet, ended)
    _check(state)
    return state


def _read_limit(words: list[str], option: Option) -> int | None:
    if not words or not words[0].startswith(f"{option.key}="):
        default: int | None = option.default
        return default
    value = words.pop(0).removeprefix(f"{option.key}=")
    return None if value == "off" else _read_count(value)


def _read_count(word: str) -> int:
    if not _COUNT.fullmatch(word):
        raise InvalidPosition(f"expected a number, not {word!r}", FORM)
    return int(word)


def _read_outcome(game: Six, result: str, ending: str) -> Outcome:
    description = game.description
    if ending not in description.endings:
        raise InvalidPosition(f"{description.title} has no ending {ending!r}")
    winner = _RESULTS[result]
    winners = () if winner is None else game.seats_of(winner)
    scores = tuple(0.5 if winner is None else int(seat in winners) for seat in range(game.seats))
    return Outcome(scores, winners, Ending(ending))


def _read_cells(words: list[str]) -> Cells:
    cells = frozenset(map(Cell.parse, words))
    if len(cells) != len(words):
        raise InvalidPosition("a cell is named twice", "twice")
    return cells


def _check(state: SixState) -> None:
    """Refuse impossible positions."""
    black, red = len(state.black), len(state.red)
    if state.black & state.red:
        raise InvalidPosition("a cell holds both colours", "both-colours")
    if not state.black or not state.red or not is_connected(state.all_hexagons):
        raise InvalidPosition("the hexagons do not form one group with both colours", "scattered")
    if max(black, red) > HEXAGONS // 2:
        raise InvalidPosition(f"each side has {HEXAGONS // 2} hexagons at the most", "too-many")
    placed = black + red - 2
    if not state.moving and (
        placed == HEXAGONS - 2
        or black - red != placed % 2
        or state.seat != placed % state.game.seats
    ):
        raise InvalidPosition("the hexagons do not match whose turn it is to put one down", "turn")
    full = black == red == HEXAGONS // 2
    if state.moving and not full and state.game.variant == "basic":
        raise InvalidPosition("in the basic game all hexagons stay on the table", "all-stay")
    if state.ended is None:
        _check_running(state)


def _check_running(state: SixState) -> None:
    if state.moving and min(len(state.black), len(state.red)) <= TOO_FEW:
        raise InvalidPosition("a side has too few hexagons, so the game is over", "too-few")
    if state.game.move_limit is not None and state.quiet >= state.game.move_limit:
        raise InvalidPosition("the move limit is reached, so the game is over", "limit")
    if state.game.claim == "auto" and any(map(standing_shapes, (state.black, state.red))):
        raise InvalidPosition("there is a complete shape, so the game is over", "shape")
