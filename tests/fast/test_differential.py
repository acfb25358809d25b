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
from crosshex.fast.six import moves as six_kernel
from crosshex.fast.six import plane as plane_kernel
from crosshex.fast.six import targets as targets_kernel
from crosshex.rules import (
    CHANCE,
    CLAIM,
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
    return plane_kernel.place_of(*cell) if cell is not None else constants.NONE


def words(move: SixMove) -> tuple[int, int, int, int]:
    """A move in the kernel's form."""
    match move:
        case Put(cell, claim):
            return (constants.NONE, place(cell), constants.NONE, int(claim))
        case Shift(source, target, keep, claim):
            return (place(source), place(target), place(keep), int(claim))
    if move == CLAIM:
        return (constants.NONE, constants.CLAIM, constants.NONE, 1)
    return (constants.NONE, constants.PASS, constants.NONE, 0)


def listed(moves: Sequence[SixMove]) -> NDArray[np.int64]:
    """The moves of the rules library in the kernel's form, without making each shift."""
    if not isinstance(moves, Shifts):
        return np.array([words(move) for move in moves], np.int64)
    lengths = [len(taken.targets) for taken in moves.taken]
    total = sum(lengths)
    result = np.zeros((len(moves), 4), np.int64)
    result[:total, 0] = np.repeat([place(taken.source) for taken in moves.taken], lengths)
    result[:total, 1] = list(map(place, chain.from_iterable(t.targets for t in moves.taken)))
    result[:total, 2] = np.repeat([place(taken.keep) for taken in moves.taken], lengths)
    if moves.claims:
        result[total:] = [words(move) for move in moves.claims]
    return result


def in_order(moves: NDArray[np.int64]) -> NDArray[np.int64]:
    return moves[np.lexsort(moves.T)]


def places_of(plane: plane_kernel.Plane, side: int) -> list[int]:
    count = int(plane[plane_kernel.COUNT + side])
    start = plane_kernel.LISTS + 32 * (side - 1)
    return sorted((plane[plane[start : start + count]] >> 14).tolist())


def compare_six(kind: Kind, number: int) -> int:
    """Compare one game; return how many nodes were compared."""
    rng = random.Random(f"{kind} {number}")
    # With short limits, random play reaches repetition and the move limit.
    repetition = rng.choice([3, 3, 2, None])
    limit = rng.choice([200, *[30] * 3, *[12] * 8])
    manual = rng.random() < 0.15
    claim_rule = "manual" if manual else "auto"
    game = Six(kind.seats, kind.variant, claim_rule, repetition, limit)  # type: ignore[arg-type]
    advanced = kind.variant == "advanced"
    state = game.start()
    plane = np.zeros(plane_kernel.plane_size(limit), np.int64)
    plane_kernel.reset(plane)
    scratch, spare = targets_kernel.new_scratch(), np.zeros_like(plane)
    moves = np.zeros((4096, 4), np.int64)
    # Some games move one hexagon back and forth, so that positions repeat.
    shuttling = rng.random() < 0.3
    last: dict[int, SixMove] = {}
    nodes = 0
    while state.to_act:
        legal = state.legal(state.seat)
        count = six_kernel.list_moves(plane, scratch, advanced, manual, spare, moves)
        mine = in_order(listed(legal))
        assert np.array_equal(in_order(moves[:count]), mine), (kind, number, state)
        if not manual:
            assert six_kernel.count_moves(plane, scratch, advanced) == len(mine)
        move = pick(rng, state, legal, last if shuttling else {}, manual)
        last[state.seat] = move
        state = state.play(state.seat, move)
        source, target, keep, claim = words(move)
        assert six_kernel.play(
            plane, scratch, source, target, keep, bool(claim), manual, repetition or 0, limit
        )
        assert places_of(plane, constants.BLACK) == sorted(map(place, state.black))
        assert places_of(plane, constants.RED) == sorted(map(place, state.red))
        assert plane[plane_kernel.QUIET] == state.quiet
        assert bool(plane[plane_kernel.MOVING]) == state.moving
        assert bool(plane[plane_kernel.OUTCOME]) == (not state.to_act), (kind, number, state)
        nodes += 1
    assert state.outcome is not None
    result = {1: "1-0", 2: "0-1", 3: "1/2-1/2"}[int(plane[plane_kernel.OUTCOME])]
    assert result == state.result
    assert plane_kernel.ENDINGS[int(plane[plane_kernel.ENDING])] == state.outcome.ending
    return nodes


def pick(
    rng: random.Random,
    state: SixState,
    legal: Sequence[SixMove],
    last: dict[int, SixMove],
    manual: bool,
) -> SixMove:
    """A random move; with manual claims it may overlook a win, and sometimes it moves back."""
    before = last.get(state.seat)
    if isinstance(before, Shift) and rng.random() < 0.8:
        back = Shift(before.target, before.source)
        if state.why_not(state.seat, back) is None:
            return back
    if manual and isinstance(legal, Shifts) and rng.random() < 0.8:
        plain = len(legal) - len(legal.claims)
        if plain:
            return legal[rng.randrange(plain)]
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
