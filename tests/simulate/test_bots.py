"""Games between bots without kernels: they use the random numbers of the kernels, in any game."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from crosshex.arena import BotFailed
from crosshex.fast.core.rng import DICE_STREAM, FRACTION_BITS, words
from crosshex.rules import Colour, Cross, Die, Move, State
from crosshex.simulate import SimulationError, SimulationPlan, run
from crosshex.simulate.bots import play_slowly
from crosshex.simulate.compiled import is_compiled, player
from crosshex.simulate.rooms import COLUMNS
from tests.nim import Nim
from tests.other_games import PIPS, ROUNDS, Pips, PipsState, Throw, installed


def test_bots_without_kernels_get_the_same_dice_as_kernels() -> None:
    """The same bot as a kernel plays the same games: same dice, same pairs, same choices."""
    for game in ("qwixx", "longo"):
        plan = SimulationPlan.of(game, ("greedy-1", "conservative"), seed=5)
        slow, fast = play_slowly(plan)(3, 40), player(plan)(3, 40)
        assert (slow.scores == fast.scores).all()
        assert (slow.turns == fast.turns).all()
        assert (slow.ending == fast.ending).all()
        for name, column in fast.extra.items():
            assert (slow.extra[name] == column).all()


def test_in_six_the_bots_exchange_places_from_game_to_game() -> None:
    batch = play_slowly(SimulationPlan.of("six", ("greedy", "random"), seed=1))(0, 4)
    assert batch.scores.tolist() == [[2, 0]] * 4
    assert batch.extra["black_wins"].tolist() == [True, False, True, False]


def test_a_game_that_the_project_does_not_know_is_played_too() -> None:
    plan = SimulationPlan(Nim(3, heap=1), ("random",) * 3, seed=4)
    assert not is_compiled(plan)
    report = run(plan, 8, workers=1)
    assert (report["games"], report["game"], report["variant"]) == (8, "nim", None)
    assert report["endings"] == {"last match": 8}
    assert report["turns_per_game"] == 1, "without dice a turn is a decision"


@installed(PIPS)
def test_dice_of_another_game_come_from_the_same_words_and_removed_dice_are_skipped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[tuple[list[int], Throw]] = []
    throw_all = PipsState.throw_all

    def spy(self: PipsState, drawn: list[int]) -> Throw:
        thrown = throw_all(self, drawn)
        assert isinstance(thrown, Throw)
        seen.append((drawn, thrown))
        return thrown

    monkeypatch.setattr(PipsState, "dice", (Die(6), Die(10, in_play=False), Die(4)))
    monkeypatch.setattr(PipsState, "throw_all", spy)
    batch = play_slowly(SimulationPlan(Pips(), ("random", "random"), seed=9))(7, 1)
    assert batch.turns.tolist() == [4], "a turn is a throw"
    expected = []
    for word in words(9, 7, DICE_STREAM, 4).tolist():
        share = word / (1 << FRACTION_BITS)
        a, left, b = int(share * 6), int(share * 6 % 1 * 10), int(share * 60 % 1 * 4)
        expected.append(([a, left, b], Throw(1 + a, 1 + b)))
    assert seen == expected


def test_what_cannot_be_counted_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    with installed(PIPS):
        play = play_slowly(SimulationPlan(Pips(), ("random", "random")))
    with (
        installed(replace(PIPS, endings=())),
        pytest.raises(SimulationError, match="does not describe the ending 'rounds played'"),
    ):
        play(0, 1)
    monkeypatch.setitem(ROUNDS, "short", 300)
    with (
        installed(PIPS),
        pytest.raises(SimulationError, match="whole numbers from -32 to 607"),
    ):
        play(0, 1)


def columns(ends: Sequence[PipsState]) -> dict[str, Any]:
    """The points of each seat again, and the highest of each game."""
    return {
        "points": np.array([end.points for end in ends]),
        "best": np.array([max(end.points) for end in ends]),
    }


@installed(replace(PIPS, first_by_lot=False))
def test_columns_of_seats_follow_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """If seats are fixed, the bots move, and the columns of a seat move with them."""
    monkeypatch.setitem(COLUMNS.added, PIPS.name, columns)
    batch = play_slowly(SimulationPlan(Pips(3), ("random",) * 3))(0, 4)
    assert (batch.extra["points"] == batch.scores).all()
    assert batch.extra["best"].tolist() == batch.scores.max(axis=1).tolist()


def test_a_bot_that_fails_is_named_with_its_line_and_the_position() -> None:
    def careless(state: State, seat: int) -> Move:
        raise KeyError("lost")

    told = r"careless failed on seat 1: KeyError: 'lost' \(test_bots.py, line \d+; in the position"
    with pytest.raises(BotFailed, match=f"{told} qwixx 1 action-1"):
        play_slowly(SimulationPlan.of("qwixx", (careless, "random")))(0, 1)


def test_a_bot_that_asks_for_what_cannot_be_is_named_with_its_own_line() -> None:
    def hasty(state: State, seat: int) -> Move:
        return state.parse(seat, "r13")

    with pytest.raises(BotFailed, match=r"hasty failed .* \(test_bots.py, line \d+; in the"):
        play_slowly(SimulationPlan.of("qwixx", (hasty, "random")))(0, 1)


def test_a_bot_that_chooses_an_illegal_move_is_named_with_it() -> None:
    def cheat(state: State, seat: int) -> Move:
        return Cross(Colour.BLUE, 2)

    told = "cheat chose b2 on seat 1, which is illegal: .*in the position qwixx 1 action-1"
    with pytest.raises(BotFailed, match=told):
        play_slowly(SimulationPlan.of("qwixx", (cheat, "random")))(0, 1)
