"""Games between bots that are no kernels: the chance of the kernels, at any table."""

from dataclasses import replace

import pytest

from crosshex.fast.rng import DICE_STREAM, FRACTION_BITS, words
from crosshex.simulate import Plan, SimulationError, run
from crosshex.simulate.bots import play_slowly
from crosshex.simulate.compiled import is_compiled, player
from tests.simulate import small_game
from tests.simulate.small_game import SMALL, Small


def test_other_bots_throw_the_dice_of_the_kernels() -> None:
    """A twin in the kernels plays the very same games: same dice, same pairs, same choices."""
    for game in ("qwixx", "longo"):
        plan = Plan.of(game, ("greedy-1", "conservative"), seed=5)
        slow, fast = play_slowly(plan)(3, 40), player(plan)(3, 40)
        assert (slow.scores == fast.scores).all()
        assert (slow.turns == fast.turns).all()
        assert (slow.ending == fast.ending).all()
        for name, column in fast.extra.items():
            assert (slow.extra[name] == column).all()


def test_in_six_the_bots_change_places_from_game_to_game() -> None:
    batch = play_slowly(Plan.of("six", ("greedy", "random"), seed=1))(0, 4)
    assert batch.scores.tolist() == [[2, 0]] * 4
    assert batch.extra["black_wins"].tolist() == [True, False, True, False]


def test_a_game_that_nobody_here_knows_is_played_too() -> None:
    plan = Plan(Small(3), ("random",) * 3, seed=4)
    assert not is_compiled(plan)
    report = run(plan, 8, workers=1)
    assert (report["games"], report["game"], report["variant"]) == (8, "small", None)
    assert report["endings"] == {"three turns": 8}
    assert report["turns_per_game"] == 3, "a turn is a throw"


def test_its_dice_are_digits_of_the_same_words_and_those_that_left_are_put_aside(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[list[int]] = []
    throw_all = small_game.SmallState.throw_all

    def spy(self: small_game.SmallState, drawn: list[int]) -> object:
        seen.append(drawn)
        return throw_all(self, drawn)

    monkeypatch.setattr(small_game.SmallState, "throw_all", spy)
    play_slowly(Plan(Small(), ("random", "random"), seed=9))(7, 1)
    expected = []
    for word in words(9, 7, DICE_STREAM, 3).tolist():
        share = word / (1 << FRACTION_BITS)
        expected.append([int(share * 4), int(share * 4 % 1 * 10)])
    assert seen == expected


def test_what_cannot_be_counted_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    play = play_slowly(Plan(Small(), ("random", "random")))
    monkeypatch.setattr(small_game, "SMALL", replace(SMALL, endings=()))
    with pytest.raises(SimulationError, match="does not describe the ending 'three turns'"):
        play(0, 1)
    monkeypatch.setattr(small_game, "SMALL", SMALL)
    monkeypatch.setattr(small_game, "TURNS", 300)
    with pytest.raises(SimulationError, match="scores are counted from -32 to 607"):
        play(0, 1)


def test_columns_of_seats_follow_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where seats are fixed the bots move, and what is told of a seat moves with them."""
    rooms = {"columns": "tests.simulate.small_game:columns"}
    monkeypatch.setattr(small_game, "SMALL", replace(SMALL, rooms=rooms))
    batch = play_slowly(Plan(Small(3), ("random",) * 3))(0, 4)
    assert (batch.extra["points"] == batch.scores).all()
    assert batch.extra["best"].tolist() == batch.scores.max(axis=1).tolist()
