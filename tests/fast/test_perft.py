"""Perft by the kernels, compared with the golden figures of the rules library, and deeper."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from crosshex.fast.qwixx.kernels import sheet_rules
from crosshex.fast.qwixx.perft import perft_qwixx
from crosshex.fast.qwixx.sheet import LONGO, NO_LUCK, QWIXX
from crosshex.fast.six import plane as six
from crosshex.fast.six.perft import perft_six
from crosshex.rules import Longo

GOLDEN: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "golden" / "perft.json").read_text()
)


def count_six(variant: str, depth: int) -> int:
    table = np.zeros(six.plane_size(), np.int64)
    six.reset(table)
    return int(perft_six(table, depth, variant == "advanced", 3, 200))


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


def test_the_kernels_count_deeper() -> None:
    assert count_six("advanced", 7) == 18_613_308
