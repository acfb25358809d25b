"""Perft: the golden figures, the first of them by hand, and three counters that agree.

The three are the plain walk, the factored count of the package, and brute force by the naive
versions, which share no code with the package.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, TypedDict

import pytest

from crosshex.rules import (
    Longo,
    Qwixx,
    QwixxState,
    Roll,
    Sheet,
    Six,
    parse_sheet,
    perft,
    straight_sheet,
)
from crosshex.rules.game import CHANCE, Game
from crosshex.rules.perft import _walk
from tests.random_sheets import MIXX
from tests.rules import naive_qwixx, naive_six
from tests.rules.builders import before_throw, marks, moving, pictured
from tests.rules.naive_qwixx import NaiveQwixx
from tests.rules.naive_six import NaiveSix

GOLDEN = Path(__file__).parents[1] / "golden" / "perft.json"


class Table(TypedDict, total=False):
    """A line of the golden file: the options of a game, and its figures from depth 1 on."""

    game: str
    seats: int
    variant: str
    claim: str
    nodes: list[int]


TABLES: list[Table] = json.loads(GOLDEN.read_text(encoding="utf-8"))
KINDS: dict[str, type[Game]] = {"qwixx": Qwixx, "longo": Longo, "six": Six}


def table_of(line: Table) -> Game:
    options = {key: value for key, value in line.items() if key not in ("game", "nodes")}
    return KINDS[line["game"]](**options)


def golden(game: Game) -> list[int]:
    (nodes,) = (line["nodes"] for line in TABLES if table_of(line) == game)
    return nodes


def name_of(line: Table) -> str:
    return "-".join(str(value) for key, value in line.items() if key != "nodes")


# -- by hand


def test_six_has_3_first_moves() -> None:
    # S3: six cells touch the red start hexagon. One of them is the black one, and two more touch
    # both start hexagons; 6 - 1 - 2 = 3.
    assert perft(Six().start(), 1) == 3


def test_six_has_30_ways_to_place_two_hexagons() -> None:
    # Two adjacent hexagons have 2 * 6 - 2 outer sides, and 2 cells touch both of them: 8 cells.
    # The first new hexagon takes one of these 8. It touches only the red one, so of its 6 sides
    # one is red, two lead to cells that touch red as well, and three lead to new cells (in the bent
    # positions the cell that touches all three hexagons is one of the two that touch red).
    # 8 - 1 + 3 = 10 cells for red, after each of the 3 first moves.
    assert perft(Six().start(), 2) == 3 * 10


def test_qwixx_has_46656_throws() -> None:
    assert perft(Qwixx(seats=2).start(), 1) == 6**6 == 46656


def test_qwixx_after_the_throw_and_the_first_choice() -> None:
    # The white sum can be crossed in four rows, or nothing: 5 choices. A sum of 2 locks green and
    # blue, a sum of 12 red and yellow, which needs five crosses: 3 choices on 1 + 1 of 36 throws.
    # The four colour dice do not matter.
    assert perft(Qwixx(seats=2).start(), 2) == 6**4 * (34 * 5 + 2 * 3) == 228096


def test_qwixx_after_the_choices_of_two_seats() -> None:
    # On empty sheets both seats have the same choices.
    assert perft(Qwixx(seats=2).start(), 3) == 6**4 * (34 * 5**2 + 2 * 3**2) == 1124928


def test_longo_after_the_throw_and_the_first_choice() -> None:
    # Sums of 2, 3, 15, 16 lock two rows: 3 choices on 1 + 2 + 2 + 1 = 6 of 64 throws, 5 on the
    # others. On 11 of 64 throws the sum is one of seat 1's lucky numbers 4 and 9, and the first
    # number of each of the four empty rows may be crossed instead.
    by_hand = 8**4 * (6 * 3 + 58 * 5 + 11 * 4)
    assert perft(Longo(seats=2).start(), 2) == by_hand == 1441792


def test_solitaire_qwixx_after_a_whole_turn() -> None:
    """A third way to count, by arithmetic: choices of action 1 times choices of action 2."""
    total = 0
    for first in range(1, 7):
        for second in range(1, 7):
            white = first + second
            for crossed in ("", *"rygb"):
                locks = {"r": 12, "y": 12, "g": 2, "b": 2}
                if crossed and locks[crossed] == white:
                    continue
                # Each colour die acts alone: 6 ** 3 throws of the others go with each of its faces.
                for die in range(1, 7):
                    for row in "rygb":
                        for number in {first + die, second + die}:
                            right = number > white if row in "ry" else number < white
                            if number != locks[row] and (row != crossed or right):
                                total += 6**3
                total += 6**4  # nothing, or a failed throw
    assert perft(Qwixx(seats=1).start(), 3) == total == 1677888


# -- golden


@pytest.mark.parametrize("line", TABLES, ids=name_of)
def test_the_counts_are_the_golden_ones(line: Table) -> None:
    state = table_of(line).start()
    counted = [perft(state, depth) for depth in range(1, len(line["nodes"]) + 1)]
    assert counted == line["nodes"]


def test_the_golden_file_has_every_game_variant_and_number_of_seats() -> None:
    for seats in range(1, 6):
        assert golden(Qwixx(seats=seats)) and golden(Longo(seats=seats))
    for seats in (2, 4):
        assert golden(Six(seats=seats)) and golden(Six(seats=seats, variant="advanced"))


def test_while_placing_variant_claims_and_seats_do_not_change_the_count() -> None:
    for game in (Six(seats=4), Six(variant="advanced"), Six(claim="manual")):
        assert golden(game) == golden(Six())[: len(golden(game))]


def test_depth_0_is_one_way_and_a_negative_depth_is_refused() -> None:
    assert perft(Qwixx(seats=2).start(), 0) == perft(Six().start(), 0) == 1
    with pytest.raises(ValueError, match="not -1"):
        perft(Six().start(), -1)


# -- the factored count is the plain walk

MINI = straight_sheet(2, 1, 1)
TWIN = straight_sheet(2, 2, 1)
FREE = straight_sheet(2, 1, 0)
COIN = straight_sheet(1, 1, 0)
MIXED = parse_sheet("faces=2 needed=1 r2 b3 y4 / b2 g4-2 r3-4 / y3 b4 y2")
SAME = parse_sheet("faces=2 needed=1 r2 g2 r3 / y2 b3 r4 / b4 y3")
"""Two of its rows end in red."""


@dataclass(frozen=True)
class LuckyTwin(Qwixx):
    """A small game with lucky numbers."""

    sheet: Sheet = TWIN
    lucky_pairs: ClassVar[tuple[tuple[int, int], ...]] = ((2, 3), (3, 4))


@pytest.mark.parametrize(
    ("sheet", "seats", "deepest"),
    [
        *((MINI, 1, 5), (MINI, 2, 5), (MINI, 3, 5)),
        *((TWIN, 1, 5), (TWIN, 2, 5), (FREE, 1, 5), (FREE, 2, 5)),
        *((MIXED, 1, 5), (MIXED, 2, 5), (SAME, 1, 5), (SAME, 2, 5)),
        *((COIN, 1, 12), (COIN, 2, 10), (COIN, 3, 8)),
    ],
    ids=lambda value: value.word if isinstance(value, Sheet) else None,
)
def test_the_factored_count_equals_the_plain_walk_on_small_sheets(
    sheet: Sheet, seats: int, deepest: int
) -> None:
    for first in range(seats):
        game = LuckyTwin(seats) if sheet == TWIN else Qwixx(seats, sheet)
        state = game.start(first)
        for depth in range(deepest + 1):
            assert perft(state, depth) == _walk(state, depth)


def test_the_factored_count_equals_the_plain_walk_on_the_real_sheet() -> None:
    state = Qwixx(seats=2).start()
    assert perft(state, 2) == _walk(state, 2)


def test_the_factored_count_equals_the_plain_walk_if_the_game_may_end_at_once() -> None:
    game = Qwixx(seats=2, sheet=straight_sheet(2, 1, 1))
    ready = marks(game, red=(2, 3), yellow=(2, 3), green=(4, 3))
    state = before_throw(game, ready, ready, locked="b")
    counts = [perft(state, depth) for depth in range(8)]
    assert counts == [_walk(state, depth) for depth in range(8)]


def test_a_count_may_begin_in_the_middle_of_a_turn() -> None:
    state = Qwixx(seats=2).start().play(CHANCE, Roll.parse("3 4 1 1 1 1"))
    assert perft(state, 1) == 5
    assert perft(state, 2) == 25
    # After nothing: two crosses in each row, or the failed throw. After red or yellow 7, 4 and 5 of
    # that row are skipped; green and blue fall, so 4 and 5 are still to come there.
    assert perft(state, 3) == 5 * (9 + 7 + 7 + 9 + 9)


# -- brute force by the naive versions


def naive_table(state: QwixxState) -> NaiveQwixx:
    sheet = state.game.sheet
    printed = naive_qwixx.printed_rows(sheet.notation)
    table = NaiveQwixx(state.game.seats, printed, sheet.faces, sheet.locking, sheet.needed)
    table.lucky = list(state.game.lucky)
    table.active = state.active
    return table


@pytest.mark.parametrize(
    ("game", "depth"),
    [
        (Qwixx(seats=1), 2),
        (Qwixx(seats=2, sheet=MINI), 5),
        (Qwixx(seats=1, sheet=MINI), 5),
        (LuckyTwin(seats=1), 5),
        (LuckyTwin(seats=2), 4),
        (Qwixx(seats=1, sheet=MIXED), 5),
        (Qwixx(seats=2, sheet=MIXED), 4),
        (Qwixx(seats=1, sheet=SAME), 5),
        (Qwixx(seats=2, sheet=SAME), 4),
        *((Qwixx(seats=1, sheet=sheet), 2) for sheet in MIXX),
        (Qwixx(seats=2, sheet=COIN), 9),
    ],
    ids=lambda value: f"{value.sheet.word}-{value.seats}" if isinstance(value, Qwixx) else None,
)
def test_brute_force_confirms_the_counts_of_qwixx(game: Qwixx, depth: int) -> None:
    for first in range(game.seats):
        state = game.start(first)
        assert naive_qwixx.count_ways(naive_table(state), depth) == perft(state, depth)


@pytest.mark.parametrize("claim", ["auto", "manual"])
def test_brute_force_confirms_the_counts_of_six(claim: str) -> None:
    for depth, nodes in enumerate(golden(Six())[:4], start=1):
        assert naive_six.count_ways(NaiveSix("basic", claim), depth) == nodes


MOVING = pictured("""
    B B R R . . R B R
     R R B B B B R B R
      R B B . . R B R B
""")


@pytest.mark.parametrize(
    ("variant", "claim", "depth"),
    [
        ("basic", "auto", 1),
        ("advanced", "auto", 1),
        ("advanced", "manual", 1),
        pytest.param("advanced", "auto", 2, marks=pytest.mark.slow),
    ],
)
def test_brute_force_confirms_the_counts_of_the_moving_phase(
    variant: str, claim: str, depth: int
) -> None:
    game = table_of({"game": "six", "variant": variant, "claim": claim})
    assert isinstance(game, Six)
    state = moving(game, MOVING["B"], MOVING["R"])
    table = NaiveSix(variant, claim)
    table.stones = {(c.q, c.r): "b" for c in state.black} | {(c.q, c.r): "r" for c in state.red}
    table.moving = True
    assert perft(state, depth) == naive_six.count_ways(table, depth)
