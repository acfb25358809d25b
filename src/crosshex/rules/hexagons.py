"""The plane of hexagons: cells, neighbours, the three shapes, and connected groups (rules S1).

Cells are axial coordinates `q,r` on an unbounded plane.
"""

import re
from collections.abc import Collection, Iterable
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

from crosshex.rules.game import Ending, check_text, unreadable

REACH: Final = 4096
"""The size of the caches; a game never has this many cells."""

_NUMBER = r"0|-?[1-9][0-9]{0,5}"
_CELL = re.compile(rf"({_NUMBER}),({_NUMBER})")


class Cell(NamedTuple):
    """A cell of the plane, in axial coordinates.

    >>> str(Cell(2, -1))
    '2,-1'
    """

    q: int
    r: int

    @classmethod
    def parse(cls, text: str) -> "Cell":
        """Read `q,r`.

        Raises:
            InvalidMove: the text is not a cell.
        """
        check_text(text)
        if not (match := _CELL.fullmatch(text)):
            raise unreadable(text, "a cell is two whole numbers such as 2,-1")
        return cls(int(match[1]), int(match[2]))

    def __str__(self) -> str:
        return f"{self.q},{self.r}"


Cells = frozenset[Cell]

DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
SHAPE_SIZE: Final = 6
SHAPES: Final = (Ending.LINE, Ending.TRIANGLE, Ending.RING)
"""The three shapes; if a move makes several, the ending names the first in this order."""


@lru_cache(REACH)
def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The six cells that share an edge with this one."""
    return tuple(Cell(cell.q + q, cell.r + r) for q, r in DIRECTIONS)


class Shape(NamedTuple):
    """Six cells that win when one side holds them all.

    >>> len(shapes_through(Cell(0, 0)))
    36
    """

    kind: Ending
    cells: Cells


def _shapes_at_origin() -> tuple[tuple[Ending, tuple[tuple[int, int], ...]], ...]:
    """Every shape through 0,0: the lines first, then the triangles, then the rings."""
    triangle = [(q, r) for q in range(3) for r in range(3 - q)]
    forms = [
        *((Ending.LINE, [(q * i, r * i) for i in range(SHAPE_SIZE)]) for q, r in DIRECTIONS[:3]),
        (Ending.TRIANGLE, triangle),
        (Ending.TRIANGLE, [(-q, -r) for q, r in triangle]),
        (Ending.RING, list(DIRECTIONS)),
    ]
    return tuple(
        (kind, tuple((q - q0, r - r0) for q, r in form)) for kind, form in forms for q0, r0 in form
    )


_SHAPES_AT_ORIGIN: Final = _shapes_at_origin()


@lru_cache(REACH)
def shapes_through(cell: Cell) -> tuple[Shape, ...]:
    """The 36 shapes that contain a cell: 18 lines, 12 triangles, 6 rings, in this order."""
    return tuple(
        Shape(kind, frozenset(Cell(cell.q + q, cell.r + r) for q, r in form))
        for kind, form in _SHAPES_AT_ORIGIN
    )


def shapes_made(own: Cells, cell: Cell) -> list[Shape]:
    """The complete shapes of one side that contain a cell; lines come first."""
    return [shape for shape in shapes_through(cell) if shape.cells <= own]


def standing_shapes(own: Cells) -> list[Shape]:
    """All shapes among one side's hexagons; lines first, then triangles, then rings."""
    found = {shape.cells: shape for cell in sorted(own) for shape in shapes_made(own, cell)}
    return sorted(found.values(), key=lambda shape: SHAPES.index(shape.kind))


def frontier(cells: Collection[Cell]) -> set[Cell]:
    """The empty cells that touch at least one of these hexagons with an edge."""
    return set(chain.from_iterable(map(neighbours, cells))).difference(cells)


def groups(cells: Iterable[Cell]) -> list[Cells]:
    """The connected groups, the largest first; groups of equal size by their smallest cell."""
    rest = set(cells)
    found = []
    while rest:
        group = {start := rest.pop()}
        edge = [start]
        while edge:
            touching = [cell for cell in neighbours(edge.pop()) if cell in rest]
            rest.difference_update(touching)
            group.update(touching)
            edge += touching
        found.append(frozenset(group))
    return sorted(found, key=lambda group: (-len(group), min(group)))


def groups_without(cells: Cells, cell: Cell) -> list[Cells]:
    """The groups that one connected group falls into when a hexagon is taken out of it.

    If its neighbours are connected around it, nothing can fall apart and no search is needed.
    """
    rest = cells - {cell}
    around = [touching in rest for touching in neighbours(cell)]
    arcs = sum(taken and not around[i - 1] for i, taken in enumerate(around))
    return [rest] if arcs < 2 else groups(rest)


def is_connected(cells: Cells) -> bool:
    """Whether the hexagons form one group."""
    return len(groups(cells)) <= 1


def cut_cells(cells: Cells) -> set[Cell]:
    """The hexagons of one connected group without which the others would fall apart.

    These are the articulation points of the group, found by a depth-first search: a cell is one if
    some branch below it in the search tree reaches nothing above it.
    """
    cuts: set[Cell] = set()
    depth: dict[Cell, int] = {}

    def highest_reached(cell: Cell, parent: Cell | None) -> int:
        depth[cell] = highest = 0 if parent is None else depth[parent] + 1
        branches = 0
        for touching in neighbours(cell):
            if touching not in cells or touching == parent:
                continue
            if touching in depth:
                highest = min(highest, depth[touching])
                continue
            branches += 1
            reached = highest_reached(touching, cell)
            highest = min(highest, reached)
            if parent is not None and reached >= depth[cell]:
                cuts.add(cell)
        if parent is None and branches > 1:
            cuts.add(cell)
        return highest

    highest_reached(next(iter(cells)), None)
    return cuts
