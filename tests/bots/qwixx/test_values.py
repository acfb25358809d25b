"""The values for the review: they match their cards, and judge clear positions as expected."""

import hashlib
import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from crosshex.bots.qwixx import net as qwixx_net
from crosshex.bots.qwixx.learnt import LEARNT, SOLVED, learnt_name
from crosshex.bots.qwixx.net import Words
from crosshex.bots.qwixx.values import values_name
from crosshex.bots.values import values_of
from crosshex.rules import LONGO, QWIXX, SHEETS, Longo, Marks, Qwixx, QwixxState, Sheet

SHIPPED = Path(qwixx_net.__file__).parents[1] / "weights"
MOST_BYTES = 2_000_000
MOST_ERROR = 0.01
OTHERS = [name for name in LEARNT if name not in SOLVED]
PAIRS = ((5, 8), (6, 11), (4, 9), (8, 13), (5, 10))
TABLES = [Qwixx(seats) for seats in (2, 3, 4, 5)] + [
    Longo(seats, lucky=PAIRS[:seats]) for seats in (2, 3, 4, 5)
]
all_tables = pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.name}-{game.seats}")
all_values = pytest.mark.parametrize(
    ("sheet", "seats"),
    [
        (QWIXX, (2,)),
        (QWIXX, (3, 4, 5)),
        (LONGO, (2, 3, 4, 5)),
        *((SHEETS[name], (2, 3, 4, 5)) for name in OTHERS),
    ],
    ids=["qwixx-2", "qwixx", "longo", *OTHERS],
)


def some_marks(seats: int) -> tuple[Marks, ...]:
    """Sheets in the middle of a game, all different."""
    return tuple(
        Marks((0b1011 << seat, 0b111, 0b1 << seat, 0b10010), failed=seat % 3)
        for seat in range(seats)
    )


@all_values
def test_the_card_names_the_file_the_command_and_the_error(
    sheet: Sheet, seats: tuple[int, ...]
) -> None:
    (name,) = {values_name(sheet, number) for number in seats}
    card = json.loads((SHIPPED / f"{name}.json").read_text(encoding="utf-8"))
    data = (SHIPPED / card["file"]).read_bytes()
    assert card["sha256"] == hashlib.sha256(data).hexdigest()
    assert len(data) < MOST_BYTES
    assert f"training.qwixx values --game {learnt_name(sheet)}" in card["command"]
    assert f"training.qwixx calibrate --game {learnt_name(sheet)}" in card["calibration"]["command"]
    found = card["calibration"]["seats"]
    assert tuple(line["seats"] for line in found) == seats
    assert all(line["games"] == 100_000 and line["error"] < MOST_ERROR for line in found)
    with np.load(SHIPPED / f"{name}.npz") as arrays:
        assert arrays["own"].shape[0] == Words(sheet).own
        assert arrays["pair"].shape[0] == Words(sheet).pair


def test_the_name_begins_with_the_weights_and_ends_with_their_checksum() -> None:
    data = (SHIPPED / "qwixx-values-2.npz").read_bytes()
    assert values_of(Qwixx(2)).name == f"qwixx-values-2@{hashlib.sha256(data).hexdigest()[:12]}"
    assert values_of(Qwixx(3)).name.startswith("qwixx-values@")
    assert values_of(Longo(2)).name.startswith("longo-values@")


@all_tables
def test_rotating_the_seats_rotates_their_shares(game: Qwixx) -> None:
    marks, seats = some_marks(game.seats), game.seats
    state = QwixxState(game, marks, active=1)
    worth = values_of(game).of([state])
    for step in range(1, seats):
        turned = replace(game, lucky=game.lucky[step:] + game.lucky[:step])
        moved = QwixxState(turned, marks[step:] + marks[:step], active=(1 - step) % seats)
        other = values_of(turned).of([moved])
        assert np.allclose(other.values[0], np.roll(worth.values[0], -step), atol=1e-5)
        assert np.allclose(other.margins[0], np.roll(worth.margins[0], -step), atol=1e-2)


@all_tables
def test_throwing_first_is_a_small_advantage(game: Qwixx) -> None:
    equal = replace(game, lucky=game.lucky[:1] * game.seats)
    shares = values_of(equal).of([equal.start()]).values[0]
    assert sorted(shares, reverse=True) == shares.tolist()
    assert 1.02 < shares[0] * game.seats < 1.35


@all_tables
def test_a_seat_far_ahead_has_almost_the_whole_win(game: Qwixx) -> None:
    ahead, behind = Marks((0b111111, 0b111111, 0b111, 0)), Marks((0b1, 0, 0, 0), failed=3)
    state = QwixxState(game, (behind,) * (game.seats - 1) + (ahead,), active=0)
    worth = values_of(game).of([state])
    assert worth.values[0, -1] > 0.97
    assert worth.margins[0, -1] > 20 > -20 > worth.margins[0, 0]


@all_tables
def test_a_failed_throw_costs_a_share_that_goes_to_the_others(game: Qwixx) -> None:
    marks = some_marks(game.seats)
    fair = QwixxState(game, marks, active=0)
    worse = QwixxState(game, (marks[0].with_failed_throw(), *marks[1:]), active=0)
    before, after = values_of(game).of([fair, worse]).values
    assert before[0] - after[0] > 0.02
    assert (after[1:] > before[1:]).all()


def test_the_margins_of_two_seats_are_opposite() -> None:
    for game in (Qwixx(2), Longo(2)):
        state = QwixxState(game, some_marks(2), active=0)
        assert values_of(game).of([state]).margins.sum() == 0
