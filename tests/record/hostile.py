"""Hostile texts of any length that try to make the reader slow."""

import random
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from crosshex.record import Record, write_records
from crosshex.record.record import RecordBuilder
from crosshex.rules import Game, Longo, Qwixx, Six, SixState
from crosshex.rules.six import ClaimRule, Variant
from crosshex.rules.six_moves import Shift, SixMove
from tests.games import CLAIMS, VARIANTS, random_record

SIX: Final = (
    '[Game "six"]\n[Rules "1"]\n[Variant "basic"]\n[Claim "auto"]\n'
    '[Seat1 "A"]\n[Seat2 "B"]\n[Result "*"]\n\n'
)
SOLO: Final = '[Game "qwixx"][Rules "1"][Seat1 ""][First "1"][Result "*"]\n\n1. 1 1 1 1 1 1 / -\n\n'


def _filled(unit: str, before: str = "", behind: str = "") -> Callable[[int], str]:
    return lambda size: before + unit * ((size - len(before + behind)) // len(unit)) + behind


def _numbered(unit: str, before: str = "", behind: str = "") -> Callable[[int], str]:
    """The unit repeated, with a number in the place of its `#`."""

    def text(size: int) -> str:
        count = (size - len(before + behind)) // (len(unit) + 3)
        return before + "".join(unit.replace("#", str(n + 1)) for n in range(count)) + behind

    return text


@lru_cache(16)
def _quiet_beginning(game: Six) -> tuple[Record, tuple[SixMove, ...]]:
    """A game of Six with all hexagons placed, and four moves that lead back to its position."""
    rng = random.Random(3)
    builder = RecordBuilder(Record.start(game))
    while not (state := _six(builder)).moving:
        puts = [m for m in state.legal(state.seat) if not state.play(state.seat, m).ended]
        builder.play(state.seat, rng.choice(puts))
    return builder.record, _cycle(_six(builder))


def _six(builder: RecordBuilder) -> SixState:
    assert isinstance(builder.state, SixState)
    return builder.state


def _cycle(state: SixState) -> tuple[SixMove, ...]:
    """Both sides move a hexagon and move it back."""
    for first in state.legal(0):
        after = state.play(0, first)
        for second in after.legal(1)[::50] if after.quiet and not after.ended else ():
            cycle = (first, second, *map(_reversed, (first, second)))
            if _is_playable(state, cycle):
                return cycle
    raise AssertionError("no two hexagons can move to and fro")


def _reversed(move: SixMove) -> SixMove:
    return Shift(move.target, move.source) if isinstance(move, Shift) else move


def _is_playable(state: SixState, moves: Sequence[SixMove]) -> bool:
    for number, move in enumerate(moves):
        if state.why_not(number % state.game.seats, move):
            return False
        state = state.play(number % state.game.seats, move)
    return state.quiet == len(moves) and not state.ended


def quiet_game(moves: int, game: Six | None = None) -> str:
    """A game of Six with this many moves in which nothing ends the game and nothing is removed."""
    game = game or Six(repetition=999_999, move_limit=None)
    beginning, cycle = _quiet_beginning(game)
    words = [str(move) for _, move in beginning.steps]
    words += [str(cycle[number % 4]) for number in range(moves - len(words))]
    turns = [words[at : at + game.seats] for at in range(0, moves, game.seats)]
    lines = [f"{number}. {' '.join(turn)}" for number, turn in enumerate(turns, 1)]
    return str(Record.start(game)) + "\n" + "\n".join(lines) + "\n"


def _full_six(seats: int, variant: Variant, claim: ClaimRule) -> Callable[[int], str]:
    game = Six(seats, variant, claim, repetition=999_999, move_limit=None)
    return lambda turns: quiet_game(turns * seats, game)


HOSTILE: Final[dict[str, Callable[[int], str]]] = {
    "headers of no game": _filled('[Game "x"]\n'),
    "headers of no game, apart": _filled('[Game "x"]\n\n'),
    "headers of no game on one line": _filled('[Game "x"]'),
    "broken headers before a game": _filled("[bad\n", behind='[Game "x"]'),
    "headers that are kept": _numbered('[A# "1"]\n', SIX.strip() + "\n"),
    "headers before the game": _numbered('[A# "1"]\n', behind='[Game "six"]'),
    "seats": _numbered('[Seat# ""]', '[Game "qwixx"][Rules "1"]'),
    "comments behind the headers": _filled("{}", SIX),
    "comments on lines": _filled("{}\n", SIX + "1. -1,0\n"),
    "comments to the end of a line": _filled(";\n", SIX + "1. -1,0\n"),
    "comments behind a header": _filled("{}", '[Game "six"]'),
    "open comments": _filled("{\n"),
    "games in open comments": _filled('[Game "x"] {\n'),
    "games in a comment": _filled('[Game "x"] {\n', behind="}"),
    "games in comments that close again": _numbered('[Game "six"] { } [A# "1"] {\n', behind="}"),
    "games in comments with headers behind": lambda size: (
        _filled('[Game "six"] {\n', behind="}")(size // 2) + _numbered('[A# "1"]\n')(size // 2)
    ),
    "words": _filled("x ", SIX),
    "lines": _filled("1.\n", SIX),
    "words without a header": _filled("x\n"),
    "empty lines": _filled("\n"),
    "spaces": _filled(" "),
    "quotes": _filled('[A "'),
    "backslashes": _filled('\\"', '[Game "', '"]'),
    "small games": _filled(SIX + "1. -1,0\n\n"),
    "smallest games": _filled(SOLO),
    "games with a wrong move": _filled(SIX + "1. 9,9\n\n"),
    "a long game": lambda size: quiet_game(size // 13),
    "a long game with comments": lambda size: "\n\n".join(
        part.replace(" ", " {} " if part[0] == "1" else " ")
        for part in quiet_game(size // 13).split("\n\n")
    ),
}

FULLEST: Final[dict[str, Callable[[int], str]]] = {
    **{
        f"six for {seats}, {variant}, {claim} claims": _full_six(seats, variant, claim)
        for seats in (2, 4)
        for variant in VARIANTS
        for claim in CLAIMS
    },
    "a wrong result again and again": lambda turns: _wrong_results(quiet_game(2 * turns)),
    "qwixx for 5 again and again": lambda turns: _again(Qwixx(5), turns),
    "longo for 5 again and again": lambda turns: _again(Longo(5), turns),
}
"""Games of this many turns that are correct except for the result."""


def _again(game: Game, turns: int) -> str:
    one = random_record(game, seed=2)
    return write_records([one] * (turns // one.turns))


def _wrong_results(text: str) -> str:
    """A game whose headers are repeated many times, each time with a comment up to the moves."""
    headers, moves = text.replace('"*"]', '"1-0"] {').split("\n\n")
    return "\n".join([headers.replace("]\n", "]")] * 50) + "}\n\n" + moves
