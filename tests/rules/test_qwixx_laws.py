"""Properties of Qwixx and Longo, for random games and random late positions (Hypothesis)."""

import pickle
import random
from functools import partial
from itertools import pairwise, permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosshex.rules import (
    CHANCE,
    COLOURS,
    FAILED_THROW,
    HIDDEN,
    NOTHING,
    PASS,
    Cross,
    Hidden,
    IllegalMove,
    Longo,
    Move,
    Nothing,
    OptionError,
    Phase,
    Qwixx,
    QwixxState,
    Roll,
    Rolls,
)
from tests.random_sheets import MIXX, RANDOM_SHEETS
from tests.rules.builders import crossed_fields, evaluated, late_position, pick, wander, words
from tests.rules.naive_qwixx import LETTERS, NaiveQwixx, printed_rows

SEEDS = st.integers(0, 2**32 - 1)
SEATS = st.integers(1, 5)
GAMES = st.one_of(
    st.builds(Qwixx, SEATS),
    st.builds(Longo, SEATS),
    st.builds(Qwixx, SEATS, st.sampled_from(MIXX)),
    st.builds(Qwixx, SEATS, RANDOM_SHEETS),
)


@st.composite
def states(draw: st.DrawFn) -> QwixxState:
    """A state somewhere in a random game, or a few plies after a random late position."""
    game, rng = draw(GAMES), random.Random(draw(SEEDS))
    if draw(st.booleans()):
        state = wander(late_position(rng, game), rng, draw(st.integers(0, 12)))[-1]
    else:
        state = wander(game.start(rng.randrange(game.seats)), rng, draw(st.integers(0, 150)))[-1]
    assert isinstance(state, QwixxState)
    return state


@st.composite
def action_1_states(draw: st.DrawFn) -> QwixxState:
    """A state in which no seat has chosen yet."""
    game, rng = draw(GAMES), random.Random(draw(SEEDS))
    state = late_position(rng, game)
    return state.play(CHANCE, rng.choice(state.legal(CHANCE)))


def owing(state: QwixxState) -> tuple[int, ...]:
    """The seats that owe a decision."""
    return () if state.to_act is CHANCE else state.to_act


CROSSES = st.builds(Cross, st.sampled_from(COLOURS), st.integers(0, 18), st.booleans())
DIE = st.one_of(st.none(), st.integers(0, 9))
ROLLS = st.builds(
    Roll, st.tuples(st.integers(0, 9), st.integers(0, 9)), st.tuples(DIE, DIE, DIE, DIE)
)
ANY_MOVE = st.one_of(CROSSES, ROLLS, st.sampled_from([NOTHING, FAILED_THROW, HIDDEN, PASS]))


@given(states(), ANY_MOVE, st.integers(-1, 5))
def test_a_move_is_listed_exactly_if_there_is_no_reason_against_it(
    state: QwixxState, move: Move, seat: int
) -> None:
    for actor in (CHANCE, seat):
        if actor is not CHANCE and actor not in range(state.game.seats):
            for asked in (state.legal, partial(state.why_not, move=move)):
                with pytest.raises(OptionError, match="seat"):
                    asked(actor)
            continue
        legal: Any = state.legal(actor)
        reason = state.why_not(actor, move)
        assert (move in legal) is (reason is None)
        if reason is not None:
            with pytest.raises(IllegalMove) as caught:
                state.play(actor, move)
            error = caught.value
            assert (error.move, error.seat, error.reason) == (move, actor, reason)
            assert list(error.legal[:40]) == list(legal[:40])


@given(states())
def test_every_possible_cross_is_listed_exactly_if_it_is_legal(state: QwixxState) -> None:
    for seat in range(state.game.seats):
        choices = [
            NOTHING,
            FAILED_THROW,
            *(
                Cross(colour, number, lucky)
                for colour in COLOURS
                for number in range(2, state.game.sheet.highest + 1)
                for lucky in (False, True)
            ),
        ]
        legal: Any = state.legal(seat)
        assert {move for move in choices if state.why_not(seat, move) is None} == set(legal)
        assert len(legal) == len(set(legal))
        assert bool(legal) is (seat in owing(state))


@given(states())
def test_only_seats_that_are_to_act_have_moves(state: QwixxState) -> None:
    assert bool(len(state.legal(CHANCE))) is (state.to_act is CHANCE)
    if state.phase is Phase.ACTION_1:
        assert all(NOTHING in state.legal(seat) for seat in owing(state))
    if state.phase is Phase.ACTION_2:
        ways_out = [move for move in state.legal(state.active) if isinstance(move, Nothing)]
        assert ways_out == [NOTHING if state.crossed else FAILED_THROW]


@given(GAMES, SEEDS)
@settings(max_examples=60)
def test_a_row_only_grows_to_the_right(game: Qwixx, seed: int) -> None:
    rng = random.Random(seed)
    history = wander(game.start(), rng, 120)
    for before, after in pairwise(history):
        for seat in range(game.seats):
            for row, fields in enumerate(crossed_fields(before, seat)):
                grown = crossed_fields(after, seat)[row]
                assert grown[: len(fields)] == fields
                assert len(grown) <= len(fields) + 1
            assert 0 <= after.marks[seat].failed - before.marks[seat].failed <= 1
        assert before.locked <= after.locked


@given(action_1_states(), SEEDS)
def test_the_order_in_which_choices_arrive_never_matters(state: QwixxState, seed: int) -> None:
    rng = random.Random(seed)
    choices = {seat: pick(rng, state.legal(seat)) for seat in range(state.game.seats)}
    results = set()
    for order in permutations(choices):
        after = state
        for seat in order:
            assert after.legal(seat) == state.legal(seat)
            after = after.play(seat, choices[seat])
        results.add(after)
    assert len(results) == 1


@given(action_1_states(), SEEDS)
def test_a_pending_choice_is_invisible_to_other_seats(state: QwixxState, seed: int) -> None:
    """Two states that differ only in the choices of others look the same in every way."""
    rng = random.Random(seed)
    seats = list(range(state.game.seats))
    chosen = rng.sample(seats, rng.randint(0, len(seats) - 1))
    one = other = state
    for seat in chosen:
        one = one.play(seat, rng.choice(state.legal(seat)))
        other = other.play(seat, rng.choice(state.legal(seat)))
    for watcher in (*seats, None):
        if watcher in chosen and one.chosen[watcher] != other.chosen[watcher]:
            assert one.view(watcher) != other.view(watcher)
            continue
        mine, yours = one.view(watcher), other.view(watcher)
        assert mine == yours and hash(mine) == hash(yours)
        assert (repr(mine), str(mine)) == (repr(yours), str(yours))
        assert pickle.dumps(mine) == pickle.dumps(yours)
        assert mine.to_act == one.to_act
        for seat in seats:
            hidden = seat in chosen and seat != watcher
            assert (mine.chosen[seat] == HIDDEN) is hidden
            assert list(mine.legal(seat)) == list(one.legal(seat))
        assert mine.view(watcher) == mine
        assert not any(isinstance(c, Cross | Nothing) for c in mine.view(None).chosen)


@given(states())
def test_states_are_values(state: QwixxState) -> None:
    copy = pickle.loads(pickle.dumps(state))
    assert copy == state and hash(copy) == hash(state) and copy is not state
    assert copy.legal(0) == state.legal(0)
    assert len({copy, state}) == 1


@given(states(), SEEDS)
def test_moves_survive_printing_parsing_and_evaluating(state: QwixxState, seed: int) -> None:
    rng = random.Random(seed)
    for actor in [CHANCE, *range(state.game.seats)]:
        moves: Any = state.legal(actor)
        for move in rng.sample(range(len(moves)), min(5, len(moves))):
            chosen = moves[move]
            assert state.parse(actor, str(chosen)) == chosen
            assert state.game.parse(str(chosen)) == chosen
            assert evaluated(chosen) == chosen
            assert len({chosen, evaluated(chosen)}) == 1


def test_a_hidden_choice_survives_evaluating() -> None:
    assert evaluated(HIDDEN) == HIDDEN == Hidden()
    assert str(HIDDEN) == "?"


# -- the naive version, step by step


def naive(state: QwixxState) -> NaiveQwixx:
    sheet = state.game.sheet
    printed = printed_rows(sheet.notation)
    table = NaiveQwixx(state.game.seats, printed, sheet.faces, sheet.locking, sheet.needed)
    table.lucky = list(state.game.lucky)
    table.active = state.active
    table.closed = set(state.locked)
    for seat, sheet_marks in enumerate(state.marks):
        table.failed[seat] = sheet_marks.failed
        table.rows[seat] = crossed_fields(state, seat)
    return table


def in_step(state: QwixxState, rng: random.Random, turns: int) -> QwixxState:
    """Play on, and compare every list of moves, every sheet and the end with the naive version."""
    table = naive(state)
    for _ in range(turns):
        if table.over:
            break
        assert state.to_act is CHANCE
        roll = rng.choice(state.legal(CHANCE))
        assert isinstance(roll, Roll)
        state = state.play(CHANCE, roll)
        dice = {c: die for c, die in zip(LETTERS, roll.colours, strict=True) if die is not None}
        choices = []
        for seat in range(table.seats):
            assert sorted(words(state.legal(seat))) == sorted(table.action_1(seat, sum(roll.white)))
            choices.append(pick(rng, state.legal(seat)))
        for seat in rng.sample(range(table.seats), table.seats):
            state = state.play(seat, choices[seat])
        table.do_action_1(words(choices))
        if not table.over:
            done = isinstance(choices[state.active], Cross)
            expected = table.action_2(roll.white, dice, done)
            assert sorted(words(state.legal(state.active))) == sorted(expected)
            move = pick(rng, state.legal(state.active))
            state = state.play(state.active, move)
            table.do_action_2(str(move))
        assert [crossed_fields(state, seat) for seat in range(table.seats)] == table.rows
        assert state.locked == table.closed
        assert {colour.letter for colour in state.dice_left} == table.gone()
        assert [die.in_play for die in state.dice[2:]] == [c not in table.gone() for c in LETTERS]
        assert state.scores == tuple(table.score(seat) for seat in range(table.seats))
        assert state.active == table.active
        assert (state.outcome is not None) is table.over
    return state


@given(GAMES, SEEDS)
@settings(max_examples=60)
def test_whole_games_agree_with_the_naive_version_move_by_move(game: Qwixx, seed: int) -> None:
    rng = random.Random(seed)
    end = in_step(game.start(rng.randrange(game.seats)), rng, turns=300)
    assert end.outcome is not None


@given(GAMES, SEEDS)
@settings(max_examples=300)
def test_late_positions_agree_with_the_naive_version(game: Qwixx, seed: int) -> None:
    rng = random.Random(seed)
    in_step(late_position(rng, game), rng, turns=4)


def test_late_positions_lock_several_rows_at_once_and_one_row_for_several_seats() -> None:
    """The tests above are worth something only if such positions occur."""
    rng = random.Random(6)
    rows_at_once, seats_at_once = 0, 0
    for _ in range(300):
        game = rng.choice([Qwixx(seats=4), Longo(seats=4)])
        before = late_position(rng, game)
        sheet, white = game.sheet, rng.choice([1, game.sheet.faces])
        state = before.play(CHANCE, Rolls(sheet.faces, before.dice_left).of((white, white), 1))
        for seat in range(4):
            choices = [move for move in state.legal(seat) if isinstance(move, Cross)]
            locking = [m for m in choices if sheet.is_locking(sheet.place(m.colour, m.number))]
            state = state.play(seat, rng.choice(locking or [NOTHING]))
        new = state.locked - before.locked
        rows_at_once = max(rows_at_once, len(new))
        for row in new:
            holders = sum(sheet.is_locked(row, marks.rows[row]) for marks in state.marks)
            seats_at_once = max(seats_at_once, holders)
    assert rows_at_once >= 2
    assert seats_at_once >= 2
