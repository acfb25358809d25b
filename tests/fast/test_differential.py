"""Plays the same random games in both engines and compares them at every node.

The rules library and the kernels share no code; here they run side by side. `make test` plays 100
games of each kind, `make test-all` 1,000. As a program this file plays as many games as you ask
for, or goes on where a run before it stopped:

    python -m tests.fast.test_differential --games 1000000 --workers 2 --only mixx
    python -m tests.fast.test_differential --first 1000000 --games 500000 --only mixx
"""

import argparse
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import chain
from typing import NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray

from crosshex.fast.qwixx import kernels as kernel
from crosshex.fast.qwixx.sheet import LONGO, LUCKY_PAIRS, NO_LUCK, QWIXX, read_notation
from crosshex.fast.six import constants
from crosshex.fast.six import game as six_kernel
from crosshex.fast.six.board import COUNTS, MOVING, NUMBER, UNDO, Board
from crosshex.fast.six.groups import group_with, largest_groups
from crosshex.fast.six.moves import NOWHERE, keep_of, source_of, target_of
from crosshex.rules import (
    CHANCE,
    PASS,
    SHEETS,
    Cross,
    Ending,
    Longo,
    Put,
    Qwixx,
    QwixxState,
    Roll,
    Shift,
    Shifts,
    Six,
    SixMove,
    SixState,
)
from tests.random_sheets import random_sheet

PARTS = [
    (0, 100),
    *(pytest.param(first, 225, marks=pytest.mark.slow) for first in range(100, 1_000, 225)),
    *(pytest.param(first, 7_000, marks=pytest.mark.long) for first in range(1_000, 71_000, 7_000)),
]
"""The games of each kind: the first one, and how many. All kinds together are a million."""


ANY = "any-sheet"
"""A new random sheet for each game."""


class Kind(NamedTuple):
    """One kind of game to compare."""

    game: str
    seats: int
    variant: str = ""

    def __str__(self) -> str:
        return "-".join(str(part) for part in self if part)


QWIXX_KINDS = [Kind(game, seats) for game in ("qwixx", "longo") for seats in range(1, 6)]
SHEET_KINDS = [
    *(
        Kind("qwixx", seats, name)
        for name in ("mixx-colours", "mixx-numbers")
        for seats in (1, 2, 5)
    ),
    *(Kind("qwixx", seats, ANY) for seats in (1, 2, 4)),
]
SIX_KINDS = [Kind("six", seats, variant) for variant in ("basic", "advanced") for seats in (2, 4)]


# -- Qwixx and Longo

QWIXX_SHEET = SHEETS["qwixx"]
SHEET_RULES = {"qwixx": kernel.sheet_rules(QWIXX), "longo": kernel.sheet_rules(LONGO)}


def choice_number(move: object, roll: Roll, action: int) -> int:
    """The number of a choice in the kernel."""
    if not isinstance(move, Cross):
        return kernel.NOTHING
    if action == 1:
        return 1 + move.colour + (4 if move.lucky else 0)
    die = roll.colours[move.colour]
    assert die is not None
    return 1 + move.colour + (0 if move.number - die == roll.white[0] else 4)


def as_set(choices: list[int]) -> int:
    assert len(set(choices)) == len(choices)
    return sum(1 << choice for choice in choices)


def packed(state: QwixxState) -> list[int]:
    return [
        sum(int(row) << (16 * colour) for colour, row in enumerate(marks.rows))
        for marks in state.marks
    ]


def compare_qwixx(kind: Kind, number: int) -> int:
    """Compare one game with a random style of play; return how many nodes were compared."""
    rng = random.Random(f"{kind} {number}")
    longo = kind.game == "longo"
    rules, sheet = SHEET_RULES[kind.game], QWIXX_SHEET
    if kind.variant:
        sheet = random_sheet(rng) if kind.variant == ANY else SHEETS[kind.variant]
        rules = kernel.sheet_rules(read_notation(sheet.notation))
    lucky = [NO_LUCK] * kind.seats
    if longo:
        lucky = rng.sample(LUCKY_PAIRS, kind.seats)
        if rng.random() < 0.3:  # chosen pairs may be any pairs, even equal ones
            lucky = [tuple(sorted(rng.sample(range(2, 17), 2))) for _ in lucky]  # type: ignore[misc]
    game = Longo(kind.seats, lucky=tuple(lucky)) if longo else Qwixx(kind.seats, sheet)
    first = rng.randrange(kind.seats)
    state = game.start(first)
    sheets = np.zeros(kind.seats, np.uint64)
    failed = np.zeros(kind.seats, np.int64)
    locked, active, nodes = 0, first, 0
    # Uniform play never locks a row, so some games prefer crosses that skip little.
    careful = rng.random() < 0.7

    def choose(moves: list[object], seat: int) -> object:
        if not careful or rng.random() < 0.05:
            return rng.choice(moves)
        crosses = [move for move in moves if isinstance(move, Cross)]
        sheet = game.sheet
        places = {move: sheet.place(move.colour, move.number) for move in crosses}
        skip = {
            move: place.field - state.marks[seat].rows[place.row].bit_length()
            for move, place in places.items()
        }
        best = min(skip, key=skip.__getitem__, default=None)
        return best if best is not None and skip[best] <= 2 else rng.choice(moves)

    while state.to_act:
        dice = [rng.randint(1, rules.faces) for _ in range(6)]
        left = int(rules.leaves[locked])
        assert left == as_set([int(colour) for colour in state.dice_left])
        colours = tuple(None if left >> colour & 1 else die for colour, die in enumerate(dice[2:]))
        state = state.play(CHANCE, Roll((dice[0], dice[1]), colours))  # type: ignore[arg-type]
        roll = state.roll
        assert roll is not None
        white = dice[0] + dice[1]
        choices = np.zeros(kind.seats, np.int64)
        for seat in range(kind.seats):
            moves = list(state.legal(seat))
            mine = as_set([choice_number(move, roll, 1) for move in moves])
            theirs = kernel.legal_1(rules, sheets[seat], locked, white, *lucky[seat])
            assert theirs == mine, (kind, number, state, seat)
            move = choose(moves, seat)  # type: ignore[arg-type]
            choices[seat] = choice_number(move, roll, 1)
            state = state.play(seat, move)  # type: ignore[arg-type]
            nodes += 1
        locked = int(kernel.step_1(rules, sheets, locked, white, choices))
        assert sheets.tolist() == packed(state), (kind, number, state)
        assert locked == as_set(list(state.locked))
        if state.to_act:
            moves = list(state.legal(active))
            roll = state.roll
            assert roll is not None
            mine = as_set([choice_number(move, roll, 2) for move in moves])
            thrown = np.array(dice)
            assert kernel.legal_2(rules, sheets[active], locked, thrown) == mine, (kind, number)
            move = choose(moves, active)  # type: ignore[arg-type]
            choice = choice_number(move, roll, 2)
            state = state.play(active, move)  # type: ignore[arg-type]
            crossed = bool(choices[active])
            locked = int(
                kernel.step_2(rules, sheets, failed, locked, active, crossed, thrown, choice)
            )
            assert sheets.tolist() == packed(state), (kind, number, state)
            assert failed.tolist() == [marks.failed for marks in state.marks]
            assert locked == as_set(list(state.locked))
            nodes += 1
        assert kernel.is_over(failed, locked) == (not state.to_act), (kind, number, state)
        active = (active + 1) % kind.seats
        assert not state.to_act or state.active == active

    points = np.zeros(kind.seats, np.int64)
    kernel.scores(sheets, failed, points)
    assert state.outcome is not None
    assert tuple(points) == state.outcome.scores
    by_locks = locked.bit_count() >= 2
    assert state.outcome.ending is (Ending.ROWS_LOCKED if by_locks else Ending.FAILED_THROWS)
    return nodes


# -- Six


@cache
def place(cell: tuple[int, int] | None) -> int:
    return six_kernel.place_of(*cell) if cell is not None else constants.NONE


def words(move: SixMove) -> tuple[int, int, int]:
    """The places that a move names: source, target, group to keep."""
    match move:
        case Put(cell):
            return (constants.NONE, place(cell), constants.NONE)
        case Shift(source, target, keep):
            return (place(source), place(target), place(keep))
    return (constants.NONE, constants.PASS, constants.NONE)


def listed(moves: Sequence[SixMove]) -> NDArray[np.int64]:
    """The words of the moves of the rules library, without making each shift."""
    if not isinstance(moves, Shifts):
        return np.array([words(move) for move in moves], np.int64)
    lengths = [len(taken.targets) for taken in moves.taken]
    result = np.zeros((len(moves), 3), np.int64)
    result[:, 0] = np.repeat([place(taken.source) for taken in moves.taken], lengths)
    result[:, 1] = list(map(place, chain.from_iterable(t.targets for t in moves.taken)))
    result[:, 2] = np.repeat([place(taken.keep) for taken in moves.taken], lengths)
    return result


def words_of(board: Board, moves: NDArray[np.int64]) -> NDArray[np.int64]:
    """The words of the moves of a kernel."""

    @cache
    def at(cell: int) -> int:
        return constants.NONE if cell == NOWHERE else int(six_kernel.place_at(board, cell))

    @cache
    def name(source: int, keep: int) -> int:
        if keep == NOWHERE or largest_groups(board, source) == 1:
            return constants.NONE
        return int(six_kernel.name_of(board, group_with(board, source, keep)))

    if moves[0] == constants.PASS:
        return np.array([words(PASS)], np.int64)
    cells = [(source_of(move), target_of(move), keep_of(move)) for move in moves.tolist()]
    return np.array(
        [(at(source), at(target), name(source, keep)) for source, target, keep in cells], np.int64
    )


def in_order(moves: NDArray[np.int64]) -> NDArray[np.int64]:
    return moves[np.lexsort(moves.T)]


def places_of(board: Board, side: int) -> list[int]:
    cells = [six_kernel.hexagon_of(board, side, slot) for slot in range(board[COUNTS + side])]
    assert len({int(board[NUMBER + cell]) for cell in cells}) == len(cells)
    return sorted(int(six_kernel.place_at(board, cell)) for cell in cells)


def compare_six(kind: Kind, number: int) -> int:
    """Compare one game; return how many nodes were compared."""
    rng = random.Random(f"{kind} {number}")
    # With short limits, random play reaches repetition and the move limit.
    repetition = rng.choice([3, 3, 2, None])
    limit = rng.choice([200, *[30] * 3, *[12] * 8])
    game = Six(kind.seats, kind.variant, "auto", repetition, limit)  # type: ignore[arg-type]
    state = game.start()
    board = np.zeros(six_kernel.game_size(limit), np.int32)
    six_kernel.reset(board, kind.variant == "advanced")
    moves, found = np.zeros(4096, np.int64), np.zeros(256, np.int64)
    # Some games move one hexagon back and forth, so that positions repeat.
    shuttling = rng.random() < 0.3
    last: dict[int, SixMove] = {}
    nodes = 0
    while state.to_act:
        legal = state.legal(state.seat)
        count = six_kernel.list_moves(board, found, moves)
        theirs = words_of(board, moves[:count])
        mine = in_order(listed(legal))
        assert np.array_equal(in_order(theirs), mine), (kind, number, state)
        assert six_kernel.count_moves(board, found) == len(mine)
        move = pick(rng, state, legal, last if shuttling else {})
        last[state.seat] = move
        state = state.play(state.seat, move)
        (row,) = np.flatnonzero((theirs == words(move)).all(axis=1))
        assert six_kernel.play(board, int(moves[row]), repetition or 0, limit)
        board[UNDO] = 0
        assert places_of(board, constants.BLACK) == sorted(map(place, state.black))
        assert places_of(board, constants.RED) == sorted(map(place, state.red))
        assert board[six_kernel.QUIET] == state.quiet
        assert bool(board[MOVING]) == state.moving
        assert bool(board[six_kernel.OUTCOME]) == (not state.to_act), (kind, number, state)
        nodes += 1
    assert state.outcome is not None
    result = {1: "1-0", 2: "0-1", 3: "1/2-1/2"}[int(board[six_kernel.OUTCOME])]
    assert result == state.result
    assert six_kernel.ENDINGS[int(board[six_kernel.ENDING])] == state.outcome.ending
    return nodes


def pick(
    rng: random.Random, state: SixState, legal: Sequence[SixMove], last: dict[int, SixMove]
) -> SixMove:
    """A random move; where the seat has moved before, often the same way back."""
    before = last.get(state.seat)
    if isinstance(before, Shift) and rng.random() < 0.8:
        back = Shift(before.target, before.source)
        if state.why_not(state.seat, back) is None:
            return back
    return rng.choice(legal)


# -- the comparison as a test, and as a program


def compare(kind: Kind, first: int, games: int) -> int:
    one = compare_six if kind.game == "six" else compare_qwixx
    return sum(one(kind, number) for number in range(first, first + games))


@pytest.mark.parametrize(("first", "games"), PARTS)
@pytest.mark.parametrize("kind", QWIXX_KINDS + SHEET_KINDS + SIX_KINDS, ids=str)
def test_both_engines_agree_at_every_node(kind: Kind, first: int, games: int) -> None:
    assert compare(kind, first, games) > games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=1_000, help="games of each kind")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--only", default="", help="kinds whose name contains this")
    options = parser.parse_args()
    share = max(1, min(500, options.games))
    with ProcessPoolExecutor(options.workers) as pool:
        for kind in QWIXX_KINDS + SHEET_KINDS + SIX_KINDS:
            if options.only not in str(kind):
                continue
            end = options.first + options.games
            starts = range(options.first, end, share)
            sizes = [min(share, end - start) for start in starts]
            nodes = sum(pool.map(compare, [kind] * len(sizes), starts, sizes))
            print(
                f"{kind}: {options.games} games from {options.first}, {nodes} nodes, no difference"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main()
