"""Perft by the kernels, compared with the golden figures of the rules library, and deeper."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from crosshex.fast.qwixx.kernels import sheet_rules
from crosshex.fast.qwixx.sheet import LONGO, NO_LUCK, QWIXX, read_notation
from crosshex.fast.six import game as six
from crosshex.rules import Longo, Qwixx, Sheet, parse_sheet, perft
from tests.fast.qwixx.perft import perft_qwixx
from tests.fast.six.perft import perft_six
from tests.random_sheets import MIXX

GOLDEN: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "golden" / "perft.json").read_text()
)


def count_six(variant: str, depth: int) -> int:
    board = np.zeros(six.game_size(), np.int32)
    six.reset(board, variant == "advanced")
    return int(perft_six(board, depth, 3, 200))


def count_qwixx(game: str, seats: int, depth: int) -> int:
    sheet = LONGO if game == "longo" else QWIXX
    lucky = Longo(seats).lucky if game == "longo" else (NO_LUCK,) * seats
    sheets, failed = np.zeros(seats, np.uint64), np.zeros(seats, np.int64)
    pairs = np.array(lucky, np.int64)
    return int(perft_qwixx(sheet_rules(sheet), sheets, failed, 0, 0, pairs, depth))


@pytest.mark.parametrize(
    "line",
    [
        pytest.param(
            line,
            id=f"{line['game']}-{line['seats']}-{line.get('variant', '')}",
            # Alone a whole turn is counted, which takes ten seconds with eight faces.
            marks=[pytest.mark.slow] if (line["game"], line["seats"]) == ("longo", 1) else [],
        )
        for line in GOLDEN
        if line.get("claim") != "manual"
    ],
)
def test_the_kernels_count_the_same_as_the_rules_library(line: dict[str, Any]) -> None:
    for depth, nodes in enumerate(line["nodes"], start=1):
        if line["game"] == "six":
            assert count_six(line["variant"], depth) == nodes
        else:
            assert count_qwixx(line["game"], line["seats"], depth) == nodes


SMALL = [
    "faces=2 needed=1 r2 b3 y4 / b2 g4-2 r3-4 / y3 b4 y2",
    "faces=2 needed=1 r2 g2 r3 / y2 b3 r4 / b4 y3",
    "faces=3 needed=0 r2-6 / b6-2 g4 g2",
]


@pytest.mark.parametrize("sheet", [*map(parse_sheet, SMALL), *MIXX], ids=lambda sheet: sheet.word)
@pytest.mark.parametrize("seats", [1, 2])
def test_the_kernels_count_other_sheets_as_the_rules_library_does(sheet: Sheet, seats: int) -> None:
    state = Qwixx(seats, sheet).start()
    rules = sheet_rules(read_notation(sheet.notation))
    sheets, failed = np.zeros(seats, np.uint64), np.zeros(seats, np.int64)
    pairs = np.array([NO_LUCK] * seats, np.int64)
    for depth in range(1, (6 if sheet.faces < 4 else 3) - (seats - 1) * (sheet.faces == 3)):
        counted = perft_qwixx(rules, sheets, failed, 0, 0, pairs, depth)
        assert counted == perft(state, depth)


def test_the_kernels_count_deeper() -> None:
    assert count_six("advanced", 7) == 18_613_308
