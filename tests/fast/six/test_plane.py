"""The plane of Six: shapes, wrapping around, and counts that the rules library confirms."""

import random

import numpy as np
import pytest

from crosshex.fast.six import constants
from crosshex.fast.six import moves as six_moves
from crosshex.fast.six import plane as six
from crosshex.fast.six import targets as six_targets
from crosshex.fast.six.plane import cell_of, place_of
from crosshex.fast.six.playouts import new_six_playouts, play_six


def start(limit: int = 200) -> six.Plane:
    plane = np.zeros(six.plane_size(limit), np.int64)
    six.reset(plane)
    return plane


def play(plane: six.Plane, scratch: np.ndarray, source: int, target: int) -> bool:
    return bool(six_moves.play(plane, scratch, source, target, -1, False, False, 3, 200))


def test_the_first_hexagon_has_three_possible_cells() -> None:
    moves = np.zeros((4096, 4), np.int64)
    count = six_moves.list_moves(start(), six_targets.new_scratch(), False, False, start(), moves)
    assert sorted(cell_of(int(move[1])) for move in moves[:count]) == [(-1, 0), (-1, 1), (0, -1)]


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
    red = [(0, 1), (0, 2), (0, 3), (1, 3), (2, 3), (3, 2)]
    for turn in range(6):
        order = cells[turn:] + cells[:turn]
        plane, scratch = start(), six_targets.new_scratch()
        # The shape is also laid far away from the others: order and touching must not matter here.
        for own, other in zip(order, red, strict=True):
            assert plane[six.OUTCOME] == 0
            play(plane, scratch, constants.NONE, place_of(*own))
            if plane[six.OUTCOME]:
                break
            play(plane, scratch, constants.NONE, place_of(*other))
        assert (plane[six.OUTCOME], plane[six.ENDING]) == (constants.BLACK, kind)


def test_a_group_that_drifts_around_the_plane_is_never_taken_for_an_earlier_position() -> None:
    """A snake of 42 crawls three times around the plane; no position repeats."""
    plane = np.zeros(six.plane_size(600), np.int64)
    six.reset(plane)
    scratch = six_targets.new_scratch()
    # Colours come in pairs along the snake, so that neither side gets six in a row.
    cells = [(q, 0) for q in range(-20, 22) if q not in (0, 1)]
    left = [cell for cell in cells if cell[0] < 0][::-1]
    right = [cell for cell in cells if cell[0] > 1]
    for own, other in zip(left, right, strict=True):
        assert six_moves.play(plane, scratch, -1, place_of(*own), -1, False, True, 3, 0)
        assert six_moves.play(plane, scratch, -1, place_of(*other), -1, False, True, 3, 0)
    assert plane[six.MOVING]
    moves = np.zeros((4096, 4), np.int64)
    rng = random.Random(3)
    for _ in range(250):
        count = six_moves.list_moves(plane, scratch, False, False, plane, moves)
        listed = moves[:count]
        furthest = int((listed[:, 1] >> 24).max())
        options = [move for move in listed.tolist() if move[1] >> 24 == furthest]
        source, target, keep, _ = rng.choice(options)
        assert six_moves.play(plane, scratch, source, target, keep, False, True, 3, 0)
        assert plane[six.OUTCOME] == 0
        assert plane[six.COUNT + 1] == plane[six.COUNT + 2] == 21
    black = plane[six.LISTS : six.LISTS + 21]
    columns = [cell_of(int(plane[index]) >> 14)[0] for index in black]
    assert max(columns) > 64
    assert max(columns) - min(columns) < 60


def test_the_history_reports_when_it_is_full() -> None:
    """Two seats move back and forth without repetition and move limit until the history is full."""
    plane, scratch = start(limit=4), six_targets.new_scratch()
    rng = random.Random(0)
    moves = np.zeros((4096, 4), np.int64)
    full = False
    while not full:
        count = six_moves.list_moves(plane, scratch, False, False, plane, moves)
        source, target, keep, _ = moves[rng.randrange(count)].tolist()
        before = plane.copy()
        full = not six_moves.play(plane, scratch, source, target, keep, False, True, 0, 0)
    assert np.array_equal(before, plane)
    assert plane[six.QUIET] == 6


def test_random_games_end_in_every_way_of_the_rules() -> None:
    endings = set()
    for advanced in (True, False):
        games = new_six_playouts(600)
        play_six(np.uint64(4), 0, advanced, 2, 60, games)
        endings |= {six.ENDINGS[code] for code in games.ending.tolist()}
    assert endings >= {"line", "triangle", "ring", "too few hexagons", "move limit"}
