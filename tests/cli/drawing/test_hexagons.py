from hypothesis import given
from hypothesis import strategies as st

from crosshex.cli.drawing.hexagons import HexBoard, board_of, draw_board, draw_coordinates
from crosshex.rules import Cell, Side, Six
from crosshex.rules.hexagons import neighbours
from tests.games import random_record

START = {Cell(0, 0): Side.RED, Cell(1, 0): Side.BLACK}
FIRST = [Cell(-1, 0), Cell(-1, 1), Cell(0, -1)]


def test_with_enough_room_the_hexagons_have_edges() -> None:
    drawn = draw_board(HexBoard(START, free=FIRST, last=[Cell(1, 0)]), plain=True)
    assert drawn.plain.splitlines() == [
        "    ·",
        "     ╱ ╲ ╱ ╲",
        "  · │ R │[B]│",
        "     ╲ ╱ ╲ ╱",
        "    ·",
    ]


def test_without_enough_room_rows_are_single_lines() -> None:
    drawn = draw_board(HexBoard(START, free=FIRST), height=5, plain=True)
    assert [line.rstrip() for line in drawn.plain.splitlines()] == [
        "   ·",
        " ·   R   B",
        "   ·",
    ]


def test_marks_show_fixed_struck_and_winning_hexagons() -> None:
    row = {Cell(q, 0): Side.BLACK for q in range(3)}
    board = HexBoard(row, fixed=[Cell(0, 0)], struck=[Cell(1, 0)], winning=[Cell(2, 0)])
    assert draw_board(board, height=1, plain=True).plain == " b  xBx (B)"


def test_every_cell_shows_its_coordinates() -> None:
    drawn, shortened = draw_coordinates(HexBoard(START, free=FIRST), plain=True)
    assert not shortened
    assert drawn.plain.split() == ["0,-1", "-1,0", "R0,0", "B1,0", "-1,1"]


def test_if_coordinates_are_too_wide_the_line_names_r() -> None:
    drawn, shortened = draw_coordinates(HexBoard(START, free=FIRST), width=15, plain=True)
    assert shortened
    assert [line.split() for line in drawn.plain.splitlines()] == [
        ["-1", "│", "0"],
        ["0", "│", "-1", "R0", "B1"],
        ["1", "│", "-1"],
    ]


@given(st.integers(0, 10_000), st.integers(0, 40))
def test_neighbours_on_the_table_are_neighbours_on_the_screen(seed: int, length: int) -> None:
    state = random_record(Six(), seed, most=length).state
    board = board_of(state)  # type: ignore[arg-type]
    lines = draw_board(board, height=1, plain=True).plain.splitlines()
    top = min(cell.r for cell in board.hexagons)
    places = {}
    for cell in board.hexagons:
        row = sorted(other for other in board.hexagons if other.r == cell.r)
        marks = [x for x, mark in enumerate(lines[cell.r - top]) if mark in "BR"]
        places[cell] = (marks[row.index(cell)], cell.r - top)
    for cell, (x, y) in places.items():
        for other in neighbours(cell):
            if other in places:
                dx, dy = places[other][0] - x, places[other][1] - y
                assert (abs(dx), abs(dy)) in ((4, 0), (2, 1))


def test_a_won_game_shows_the_shape_that_won() -> None:
    state = next(
        record.state
        for record in (random_record(Six(), seed) for seed in range(100))
        if record.ending in ("line", "triangle", "ring")
    )
    board = board_of(state)  # type: ignore[arg-type]
    assert len(board.winning) >= 6
    assert "(" in draw_board(board, plain=True).plain
