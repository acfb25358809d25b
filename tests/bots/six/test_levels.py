"""The levels of Six: legal, quick, and above `easy` they see every win in one move."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosshex.bots import LEVELS, bot_names, make_bot
from crosshex.bots.six.greedy import winning_move
from crosshex.bots.six.levels import HABITS, SIX_MAKERS
from crosshex.rules import Six, SixState
from crosshex.rules.six import Variant
from tests.bots.six.test_thinking import some_state


def test_every_level_is_a_bot_by_name() -> None:
    assert set(SIX_MAKERS) <= set(bot_names(Six()))
    assert (*HABITS, "master") == LEVELS


@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize("level", HABITS)
def test_a_level_plays_whole_games_by_the_rules(level: str, variant: Variant) -> None:
    game = Six(variant=variant, claim="manual", move_limit=4, seats=4)
    bots = [make_bot(level, game, seed) for seed in range(4)]
    state = game.start()
    while state.outcome is None:
        state = state.play(state.seat, bots[state.seat].choose(state, state.seat))


@pytest.mark.parametrize("level", ["beginner", "easy", "medium"])
def test_a_seed_repeats_a_level(level: str) -> None:
    game = Six()
    ends = []
    for _ in range(2):
        bot, state = make_bot(level, game, seed=7), game.start()
        while state.outcome is None and len(state.black) < 8:
            state = state.play(state.seat, bot.choose(state, state.seat))
        ends.append(state)
    assert ends[0] == ends[1]


@pytest.mark.parametrize("level", ["medium", "hard"])
@settings(max_examples=15)
@given(seed=st.integers(0, 10**6), variant=st.sampled_from(["basic", "advanced"]))
def test_a_level_above_easy_takes_and_blocks_every_win_in_one(
    level: str, seed: int, variant: Variant
) -> None:
    state = some_state(seed, variant, 20 + seed % 50)
    if state.outcome is None:
        after = state.play(state.seat, make_bot(level, state.game, seed).choose(state, state.seat))
        if winning_move(state, state.legal(state.seat)) is not None:
            assert after.outcome is not None
            assert state.seat in after.outcome.winners
        elif not is_safe(after):
            moves = state.legal(state.seat)
            assert not any(is_safe(state.play(state.seat, move)) for move in moves)


def is_safe(state: SixState) -> bool:
    """Whether the side to move cannot win at once."""
    if state.outcome is not None:
        return state.seat not in state.outcome.winners
    return winning_move(state, state.legal(state.seat)) is None
