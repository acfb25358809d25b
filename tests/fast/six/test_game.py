"""Games of Six: shapes, wrapping around, and the history that a game keeps."""

import random

import numpy as np
import pytest

from crosshex.fast.six import board as six_board
from crosshex.fast.six import game as six
from crosshex.fast.six.board import Board, index_of
from crosshex.fast.six.constants import BLACK
from crosshex.fast.six.game import cell_of, place_at, shape_at
from crosshex.fast.six.moves import NOWHERE, move_of, target_of
from crosshex.fast.six.playouts import new_six_playouts, play_six


def start(limit: int = 200) -> Board:
    board = np.zeros(six.game_size(limit), np.int32)
    six.reset(board, False)
    return board


def put(board: Board, cell: tuple[int, int]) -> bool:
    return bool(six.play(board, move_of(NOWHERE, index_of(*cell), NOWHERE), 3, 200))


def legal(board: Board) -> list[int]:
    moves = np.zeros(4096, np.int64)
    listed: list[int] = moves[: six.list_moves(board, np.zeros(256, np.int64), moves)].tolist()
    return listed


def target_cell(board: Board, move: int) -> tuple[int, int]:
    return cell_of(int(place_at(board, target_of(move))))


def test_the_first_hexagon_has_three_possible_cells() -> None:
    board = start()
    cells = sorted(target_cell(board, move) for move in legal(board))
    assert cells == [(-1, 0), (-1, 1), (0, -1)]


@pytest.mark.parametrize(
    ("cells", "kind"),
    [
        ([(-1, 0), (-2, 0), (-3, 0), (-4, 0), (-5, 0), (-6, 0)], six.LINE),
        ([(-1, 0), (-2, 1), (-3, 2), (-4, 3), (-5, 4), (-6, 5)], six.LINE),
        ([(-1, 0), (-2, 0), (-3, 0), (-1, -1), (-2, -1), (-1, -2)], six.TRIANGLE),
        ([(-1, 0), (-1, -1), (-1, -2), (-2, 0), (-2, -1), (-3, 0)], six.TRIANGLE),
        ([(-1, 0), (-2, 0), (-3, 1), (-3, 2), (-2, 2), (-1, 1)], six.RING),
    ],
)
def test_every_shape_is_found_from_each_of_its_cells(
    cells: list[tuple[int, int]], kind: int
) -> None:
    board = start()
    places = [index_of(*cell) for cell in cells]
    for number, cell in enumerate(places):
        assert not any(shape_at(board, each, BLACK) for each in places[:number])
        six_board.put(board, cell, BLACK)
    assert [shape_at(board, cell, BLACK) for cell in places] == [kind] * 6


def test_who_completes_a_shape_has_won() -> None:
    board = start()
    for q in range(2, 6):
        put(board, (q, 0))
        put(board, (0, q))
    assert board[six.OUTCOME] == 0
    put(board, (6, 0))
    assert (board[six.OUTCOME], board[six.ENDING]) == (BLACK, six.LINE)


def test_a_group_that_drifts_around_the_plane_is_never_taken_for_an_earlier_position() -> None:
    """A snake of 42 crawls more than once around the plane; no position repeats."""
    board = start(limit=600)
    # Colours come in pairs along the snake, so that neither side gets six in a row.
    black = [q for q in range(-20, 22) if q % 4 in (1, 2) and q != 1]
    red = [q for q in range(-20, 22) if q % 4 in (3, 0) and q != 0]
    for pair in zip(sorted(black, key=abs), sorted(red, key=abs), strict=True):
        for q in pair:
            assert put(board, (q, 0))
    assert board[six_board.MOVING]
    rng = random.Random(3)
    for _ in range(250):
        moves = {move: target_cell(board, move)[0] for move in legal(board)}
        furthest = max(moves.values())
        move = rng.choice([move for move, q in moves.items() if q == furthest])
        assert six.play(board, move, 3, 0)
        assert board[six.OUTCOME] == 0
        assert board[six_board.COUNTS + 1] == board[six_board.COUNTS + 2] == 21
    cells = [int(six.hexagon_of(board, BLACK, slot)) for slot in range(21)]
    columns = [cell_of(int(place_at(board, cell)))[0] for cell in cells]
    assert max(columns) > 64
    assert max(columns) - min(columns) < 60


def test_the_history_reports_when_it_is_full() -> None:
    """Two seats move back and forth without repetition and move limit until the history is full."""
    board = start(limit=4)
    rng = random.Random(0)
    full = False
    while not full:
        move = rng.choice(legal(board))
        before = board.copy()
        full = not six.play(board, move, 0, 0)
        assert board[six.OUTCOME] == 0
    assert np.array_equal(before, board)
    assert board[six.QUIET] == 6


def test_random_games_end_in_every_way_of_the_rules() -> None:
    endings = set()
    for advanced in (True, False):
        games = new_six_playouts(600)
        play_six(np.uint64(4), 0, advanced, 2, 60, games)
        endings |= {six.ENDINGS[code] for code in games.ending.tolist()}
    assert endings >= {"line", "triangle", "ring", "too few hexagons", "move limit"}
