"""The puzzles of Six are what they say, by the readable rules, and `master` solves them."""

from collections import Counter

import pytest

from crosshex.bots.six_greedy import winning_move
from crosshex.bots.six_master import MasterSix
from crosshex.fast.six_threats import new_work
from crosshex.rules import Cell, Put, Shift, SixState
from crosshex.rules.six import HEXAGONS
from training.six.puzzles import LENGTHS, NODES, Puzzle, forced_win_in, is_solved, read_puzzles

WORK = new_work(table_bits=14)
PUZZLES = read_puzzles()


def is_early(puzzle: Puzzle) -> bool:
    """Whether the game ends before the moving phase, where checking by the rules takes long."""
    return not puzzle.state.moving and len(puzzle.state.all_hexagons) < HEXAGONS - 9


def check(state: SixState, plies: int, step: int) -> None:
    """Play the win against the defences: all that bar it, and of the others every ``step``-th."""
    proof = forced_win_in(state, plies, NODES[state.moving], WORK)
    assert proof is not None
    after = state.play(state.seat, state.parse(state.seat, proof[1]))
    if after.outcome is not None:
        assert state.seat in after.outcome.winners
        return
    hole = threat(after)
    for number, reply in enumerate(after.legal(after.seat)):
        assert isinstance(reply, Put | Shift)
        target = reply.cell if isinstance(reply, Put) else reply.target
        if number % step and target != hole:
            continue
        then = after.play(after.seat, reply)
        assert then.outcome is None
        if winning_move(then, then.legal(then.seat)) is None:
            assert plies > 1
            check(then, plies - 2, step)


def threat(state: SixState) -> Cell | None:
    """Where the other side would complete a shape if it had the turn."""
    seat = (state.seat + 1) % state.game.seats
    passed = SixState(state.game, state.black, state.red, seat, state.moving)
    win = winning_move(passed, passed.legal(seat))
    return win.cell if isinstance(win, Put) else win.target if isinstance(win, Shift) else None


def test_there_are_a_few_hundred_of_every_kind() -> None:
    kinds = Counter(puzzle.kind for puzzle in PUZZLES)
    assert len(PUZZLES) >= 300
    assert len({str(puzzle) for puzzle in PUZZLES}) == len(PUZZLES)
    for variant in ("basic", "advanced"):
        for phase in ("placing", "moving"):
            assert sum(kinds[variant, phase, plies] for plies in LENGTHS) >= 40


@pytest.mark.parametrize(
    "puzzle", [puzzle for puzzle in PUZZLES if is_early(puzzle)][3::40], ids=str
)
def test_a_win_while_placing_stands_against_every_defence(puzzle: Puzzle) -> None:
    assert winning_move(puzzle.state, puzzle.state.legal(puzzle.state.seat)) is None
    check(puzzle.state, puzzle.plies, step=1)


@pytest.mark.parametrize(
    "puzzle",
    [puzzle for puzzle in PUZZLES if puzzle.state.moving and puzzle.plies == 3][::20],
    ids=str,
)
def test_a_win_while_moving_stands_against_defences_all_over_the_table(puzzle: Puzzle) -> None:
    check(puzzle.state, puzzle.plies, step=40)


@pytest.mark.parametrize("puzzle", PUZZLES[5::40], ids=str)
def test_master_solves_them(puzzle: Puzzle) -> None:
    move = MasterSix(puzzle.state.game, movetime=1.0).choose(puzzle.state, puzzle.state.seat)
    assert is_solved(puzzle, str(move), WORK)
