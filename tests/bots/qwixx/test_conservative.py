import pytest

from crosshex.bots import make_bot
from crosshex.rules import CHANCE, Qwixx, Roll


@pytest.mark.parametrize(
    ("active", "roll", "chosen"),
    [
        (0, "2 3 1 1 1 1", "r5"),  # active: up to three skipped
        (0, "3 3 1 1 1 1", "-"),
        (1, "1 1 1 1 1 1", "r2"),  # not active: none skipped
        (1, "1 2 1 1 1 1", "-"),
        (1, "6 6 1 1 1 1", "g12"),
    ],
)
def test_it_skips_three_when_active_and_none_when_not(active: int, roll: str, chosen: str) -> None:
    game = Qwixx()
    state = game.start(first=active).play(CHANCE, Roll.parse(roll))
    assert str(make_bot("conservative", game).choose(state.view(0), 0)) == chosen


@pytest.mark.parametrize(
    ("roll", "chosen"),
    [
        ("4 4 1 6 1 1", "r5"),  # skips three
        ("4 4 2 3 2 2", "x"),  # the cheapest, r6, skips four: it takes a failed throw instead
    ],
)
def test_conservative_keeps_its_limit_even_at_a_failed_throw(roll: str, chosen: str) -> None:
    game = Qwixx()
    state = game.start().play(CHANCE, Roll.parse(roll))
    for seat in (0, 1):
        state = state.play(seat, state.parse(seat, "-"))
    assert str(make_bot("conservative", game).choose(state, 0)) == chosen
