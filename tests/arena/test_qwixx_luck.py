"""What throws are worth: compared with a naive version of the definition, throw by throw."""

from collections.abc import Iterator
from fractions import Fraction
from random import Random

import numpy as np
import pytest

from crosshex.arena.luck import NoLuck, luck_of
from crosshex.arena.qwixx_luck import foresee
from crosshex.bots.qwixx.positions import SheetValues
from crosshex.bots.qwixx.turns import choices_of, waiting, whole_turns
from crosshex.record import read_position
from crosshex.rules import CHANCE, Choice, Qwixx, QwixxState, Six, straight_sheet
from tests.nim import Nim
from tests.toy_values import TINY, TinyLongo, ToyValues

TABLES = [
    Qwixx(1, TINY),
    Qwixx(2, TINY),
    Qwixx(3, TINY),
    TinyLongo(2),
    TinyLongo(3),
]
LAST_TURN = "qwixx 1 throw | r2,3,4,5,6,12 y2,3,4,5,11 g3 b3 x3 | r2,3,4,5,6,7,8 y11 g3 b3 x0"
"""Seat 1 can cross only y12, seat 2 nothing at all; without y12 seat 1 gets its fourth failed
throw. So the game ends in this turn, and seat 1 wins only with y12."""


def thrown_states(game: Qwixx, seed: int, most: int) -> list[QwixxState]:
    """The states after the throws of a random game."""
    chance, state = Random(seed), game.start(seed % game.seats)
    found: list[QwixxState] = []
    while (actors := state.to_act) and len(found) < most:
        if actors is CHANCE:
            state = state.play(CHANCE, state.throw(chance.randrange))
            found.append(state)
        else:
            legal = state.legal(actors[0])
            state = state.play(actors[0], legal[min(len(legal) - 1, chance.randrange(3))])
    return found


class Naive:
    """The definition taken literally, one state after the other."""

    def __init__(self, values: SheetValues) -> None:
        self._values = values

    def share(self, state: QwixxState, seat: int) -> tuple[float, float]:
        """What a position is worth to a seat; of equal shares the larger margin is better."""
        values, margins = self._values.of([state])
        return float(values[0, seat]), float(margins[0, seat])

    def first_only(self, state: QwixxState, chosen: dict[int, Choice]) -> QwixxState:
        """The state if the turn ended after action 1, without a failed throw."""
        after = waiting(state, state.active, chosen).play(state.active, chosen[state.active])
        active = (state.active + 1) % state.game.seats
        return QwixxState(state.game, after.marks, active, after.locked)

    def play(self, state: QwixxState) -> tuple[dict[int, Choice], QwixxState]:
        """All choices in action 1, and the end of the turn."""
        active, seats = state.active, state.game.seats
        alone = waiting(state, active, {})
        led = max(
            choices_of(alone, active),
            key=lambda move: self.share(self.first_only(state, {active: move}), active),
        )
        others = {
            seat: max(
                choices_of(waiting(state, seat, {}), seat),
                key=lambda move: self.share(
                    self.first_only(state, {active: led, seat: move}), seat
                ),
            )
            for seat in range(seats)
            if seat != active
        }
        best = max(whole_turns(state, others), key=lambda turn: self.share(turn.end, active))
        return others, best.end


def all_throws(state: QwixxState) -> Iterator[QwixxState]:
    """The state after every other possible throw."""
    before = QwixxState(state.game, state.marks, state.active, state.locked)
    for roll in before.legal(CHANCE):
        yield before.play(CHANCE, roll)


@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.seats}-{len(game.lucky)}")
def test_a_throw_is_worth_the_position_in_which_all_choose_by_the_values(game: Qwixx) -> None:
    values = ToyValues()
    naive = Naive(values)
    for seed in range(12):
        throws = thrown_states(game, seed, 40)
        for throw, foreseen in zip(throws, foresee(values, throws), strict=True):
            others, end = naive.play(throw)
            chosen = dict(enumerate(foreseen.choices))
            assert others.items() <= chosen.items()
            # Several plans of the active seat may be equally good.
            after = waiting(throw, 0, chosen).play(0, chosen[0])
            if after.crossed is not None:
                after = after.play(after.active, foreseen.second)
            for worth in (foreseen.value, values.of([after]).values[0]):
                assert worth == pytest.approx(values.of([end]).values[0], abs=1e-12)


@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.seats}-{len(game.lucky)}")
def test_the_mean_is_taken_over_every_throw(game: Qwixx) -> None:
    values = ToyValues()
    for seed in range(4):
        throws = thrown_states(game, seed, 8)
        throw = throws[-1]
        every = foresee(values, list(all_throws(throw)))
        mean = np.mean([each.value for each in every], 0)
        assert foresee(values, throws)[-1].mean == pytest.approx(mean, abs=1e-9)
        # So luck has mean zero in every position, with any players and any values.
        assert np.mean([each.luck for each in every], 0) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("game", TABLES[1:], ids=lambda game: f"{game.seats}-{len(game.lucky)}")
def test_the_luck_of_the_seats_sums_to_zero(game: Qwixx) -> None:
    for foreseen in foresee(ToyValues(), thrown_states(game, 5, 20)):
        assert foreseen.luck.sum() == pytest.approx(0, abs=1e-12)


@pytest.mark.parametrize(
    ("roll", "luck"),
    [
        ("6 6 . 1 1 1", 1 - Fraction(16, 216)),
        ("6 1 . 6 1 1", 1 - Fraction(16, 216)),
        ("5 5 . 5 1 1", -Fraction(16, 216)),
    ],
)
def test_the_luck_of_a_deciding_throw_is_exact(roll: str, luck: Fraction) -> None:
    # y12 needs two white sixes (1/36), or a white six and the yellow six: 16 of 216 in all.
    before = read_position(LAST_TURN)
    assert isinstance(before, QwixxState)
    throw = before.play(CHANCE, before.game.parse(roll))
    assert luck_of(before.game).of([throw])[0] == pytest.approx([luck, -luck], abs=1e-6)


def test_without_dice_there_is_no_luck() -> None:
    with pytest.raises(NoLuck, match="Six has no dice, so there is no luck to remove"):
        luck_of(Six())


def test_a_sheet_without_trained_values_has_no_luck() -> None:
    with pytest.raises(NoLuck, match="qwixx on the sheet faces=4 needed=3"):
        luck_of(Qwixx(2, straight_sheet(4, 1, 3)))


def test_a_game_without_dice_of_another_package_has_no_luck() -> None:
    with pytest.raises(NoLuck, match="has no dice"):
        luck_of(Nim())
