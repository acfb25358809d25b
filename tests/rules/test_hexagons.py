"""The plane of hexagons: neighbours, shapes, groups and cut hexagons (rules S1, S4)."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshex.rules import Cell, Ending, InvalidMove
from crosshex.rules.hexagons import (
    cut_cells,
    frontier,
    groups,
    groups_without,
    is_connected,
    neighbours,
    shapes_made,
    shapes_through,
    standing_shapes,
)
from tests.rules.builders import cells, pictured
from tests.rules.naive_six import around, clusters, figures

CELLS = st.builds(Cell, st.integers(-3, 3), st.integers(-3, 3))
CLOUDS = st.frozensets(CELLS, min_size=1, max_size=42)


@st.composite
def connected(draw: st.DrawFn) -> frozenset[Cell]:
    """One group, grown cell by cell; small indices make it stringy and full of cuts."""
    grown = {Cell(0, 0)}
    for index in draw(st.lists(st.integers(0, 200), max_size=41)):
        open_cells = sorted(frontier(grown))
        grown.add(open_cells[index % len(open_cells)])
    return frozenset(grown)


def test_the_neighbours_of_a_cell_are_in_the_order_of_the_notation() -> None:
    expected = ["3,5", "3,4", "2,4", "1,5", "1,6", "2,6"]
    assert [str(cell) for cell in neighbours(Cell(2, 5))] == expected


@given(CELLS)
def test_touching_is_mutual_and_six_cells_touch(cell: Cell) -> None:
    assert len(set(neighbours(cell))) == 6
    assert all(cell in neighbours(other) for other in neighbours(cell))
    assert set(neighbours(cell)) == set(around(cell))


@pytest.mark.parametrize("text", ["0,0", "-1,0", "12,-345"])
def test_a_cell_is_written_as_it_is_read(text: str) -> None:
    assert str(Cell.parse(text)) == text


@pytest.mark.parametrize(
    "text", ["", "1", "1,", ",1", "1,2,3", " 1,2", "1, 2", "+1,2", "-0,1", "01,2", "a,b", "١,٢"]
)
def test_a_text_that_is_not_a_cell_is_refused(text: str) -> None:
    with pytest.raises(InvalidMove, match="a cell is two whole numbers such as 2,-1"):
        Cell.parse(text)


@given(CELLS)
def test_s1_every_cell_lies_in_18_lines_12_triangles_and_6_rings(cell: Cell) -> None:
    shapes = shapes_through(cell)
    counted = Counter(shape.kind for shape in shapes)
    assert counted == {Ending.LINE: 18, Ending.TRIANGLE: 12, Ending.RING: 6}
    assert len({shape.cells for shape in shapes}) == 36
    assert all(cell in shape.cells and len(shape.cells) == 6 for shape in shapes)


def test_s1_the_shapes_are_the_lines_triangles_and_rings_of_the_rules_page() -> None:
    lines = ["0,0 1,0 2,0 3,0 4,0 5,0", "0,0 0,1 0,2 0,3 0,4 0,5", "0,0 1,-1 2,-2 3,-3 4,-4 5,-5"]
    triangles = ["0,0 1,0 2,0 0,1 1,1 0,2", "2,0 1,1 2,1 0,2 1,2 2,2"]
    ring = ["1,0 1,-1 0,-1 -1,0 -1,1 0,1"]
    for kind, texts in [
        (Ending.LINE, lines),
        (Ending.TRIANGLE, triangles),
        (Ending.RING, ring),
    ]:
        for text in texts:
            own = cells(text)
            assert [(shape.kind, shape.cells) for shape in standing_shapes(own)] == [(kind, own)]
            for missing in own:
                assert standing_shapes(own - {missing}) == []
                assert [shape.cells for shape in shapes_made(own, missing)] == [own]


def test_s1_seven_in_a_row_hold_two_lines_of_six() -> None:
    own = cells("0,0 1,0 2,0 3,0 4,0 5,0 6,0")
    assert len(standing_shapes(own)) == 2
    assert len(shapes_made(own, Cell(0, 0))) == 1
    assert len(shapes_made(own, Cell(3, 0))) == 2


@given(CLOUDS)
def test_shapes_are_the_same_as_in_a_naive_search(own: frozenset[Cell]) -> None:
    found = [(str(shape.kind), shape.cells) for shape in standing_shapes(own)]
    expected = [(kind, frozenset(form)) for kind, form in figures(set(own))]
    assert set(found) == set(expected)
    assert len(found) == len(expected)
    assert [kind for kind, _ in found] == [kind for kind, _ in expected]


@given(CLOUDS)
def test_groups_are_the_same_as_by_flood_fill_largest_first(cloud: frozenset[Cell]) -> None:
    found = groups(cloud)
    assert {frozenset(group) for group in clusters(dict.fromkeys(cloud, "b"))} == set(found)
    assert frozenset[Cell]().union(*found) == cloud
    assert found == sorted(found, key=lambda group: (-len(group), min(group)))
    assert is_connected(cloud) is (len(found) == 1)


@given(CLOUDS)
def test_the_frontier_is_the_empty_cells_that_touch(cloud: frozenset[Cell]) -> None:
    edge = frontier(cloud)
    assert edge.isdisjoint(cloud)
    for q in range(-5, 6):
        for r in range(-5, 6):
            cell = Cell(q, r)
            touches = any(other in cloud for other in neighbours(cell))
            assert (cell in edge) is (touches and cell not in cloud)


@given(connected())
def test_cut_cells_are_those_whose_removal_leaves_several_groups(
    group: frozenset[Cell],
) -> None:
    assert is_connected(group)
    assert cut_cells(group) == {cell for cell in group if len(groups(group - {cell})) > 1}


@given(connected())
def test_taking_a_hexagon_out_leaves_the_groups_of_the_others(group: frozenset[Cell]) -> None:
    for cell in group:
        if len(group) > 1:
            assert groups_without(group, cell) == groups(group - {cell})


def test_the_inner_hexagons_of_a_chain_are_cuts_and_a_ring_has_none() -> None:
    chain = pictured("B B B B B")["B"]
    assert cut_cells(chain) == cells("1,0 2,0 3,0")
    ring = frozenset(neighbours(Cell(0, 0)))
    assert cut_cells(ring) == set()
    assert cut_cells(frozenset({Cell(0, 0)})) == set()
