"""Properties of Six, for random games and random positions of the moving phase (Hypothesis)."""

import pickle
import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosshex.rules import (
    CLAIM,
    PASS,
    Cell,
    Claim,
    IllegalMove,
    Pass,
    Put,
    Reason,
    Shift,
    Side,
    Six,
    SixMove,
    SixState,
)
from crosshex.rules.hexagons import is_connected, neighbours
from tests.rules.builders import evaluated, late_six, wander, words
from tests.rules.naive_six import NaiveSix

SEEDS = st.integers(0, 2**32 - 1)
GAMES = st.builds(
    Six,
    st.sampled_from([2, 4]),
    st.sampled_from(["basic", "advanced"]),
    st.sampled_from(["auto", "manual"]),
)
Turn = Callable[[Cell], Cell]


@st.composite
def states(draw: st.DrawFn, games: st.SearchStrategy[Six] = GAMES) -> SixState:
    """A state of a running game, while placing or in the moving phase."""
    game, rng = draw(games), random.Random(draw(SEEDS))
    if draw(st.booleans()):
        history = wander(game.start(), rng, draw(st.integers(0, 40)))
    else:
        history = wander(late_six(rng, game), rng, draw(st.integers(0, 3)))
    state = next(state for state in reversed(history) if state.outcome is None)
    assert isinstance(state, SixState)
    return state


# -- turning and shifting


def turned(turn: Turn, move: SixMove) -> SixMove:
    match move:
        case Put():
            return replace(move, cell=turn(move.cell))
        case Shift():
            keep = None if move.keep is None else turn(move.keep)
            return replace(move, source=turn(move.source), target=turn(move.target), keep=keep)
        case Claim() | Pass():
            return move


def turned_state(turn: Turn, state: SixState) -> SixState:
    return replace(
        state, black=frozenset(map(turn, state.black)), red=frozenset(map(turn, state.red))
    )


def rotated(times: int, mirror: bool) -> Turn:
    def turn(cell: Cell) -> Cell:
        q, r = (cell.r, cell.q) if mirror else (cell.q, cell.r)
        for _ in range(times):
            q, r = -r, q + r
        return Cell(q, r)

    return turn


def there(turn: Turn, move: SixMove, state: SixState) -> SixMove:
    """The turned move in the notation of the turned state."""
    move = turned(turn, move)
    if isinstance(move, Shift) and move.keep:
        # A group is named by its smallest cell, which changes when the board is turned.
        return state.parse(state.seat, str(move))
    return move


def check_blind(turn: Turn, state: SixState, rng: random.Random) -> None:
    """Check that the turned position has the turned moves, with the turned results."""
    other = turned_state(turn, state)
    assert set(other.legal(state.seat)) == {there(turn, m, other) for m in state.legal(state.seat)}
    for move in rng.sample(state.legal(state.seat), min(10, len(state.legal(state.seat)))):
        after = state.play(state.seat, move)
        assert other.play(state.seat, there(turn, move, other)) == turned_state(turn, after)


@given(states(), st.integers(-9, 9), st.integers(-9, 9), SEEDS)
@settings(max_examples=40)
def test_six_is_invariant_under_translation(state: SixState, q: int, r: int, seed: int) -> None:
    check_blind(lambda cell: Cell(cell.q + q, cell.r + r), state, random.Random(seed))


TURNS = [rotated(times, mirror) for times in range(6) for mirror in (False, True)]


@given(states().filter(lambda state: len(state.all_hexagons) > 2), SEEDS)
@settings(max_examples=12)
def test_six_is_invariant_under_the_12_rotations_and_reflections_after_the_first_move(
    state: SixState, seed: int
) -> None:
    for turn in TURNS:
        check_blind(turn, state, random.Random(seed))


def test_the_twelve_turns_are_all_different() -> None:
    assert len({(turn(Cell(1, 0)), turn(Cell(0, 1))) for turn in TURNS}) == 12
    around = set(neighbours(Cell(0, 0)))
    assert all({turn(cell) for cell in around} == around for turn in TURNS)


# -- groups


@given(states(), SEEDS)
@settings(max_examples=60)
def test_the_hexagons_form_one_group_after_every_move(state: SixState, seed: int) -> None:
    rng = random.Random(seed)
    for after in wander(state, rng, 3):
        assert is_connected(after.all_hexagons)
        assert after.black.isdisjoint(after.red)
    if state.game.variant == "basic" and state.moving:
        assert len(state.all_hexagons) == 42


@given(states(), SEEDS)
def test_hexagons_appear_and_disappear_only_by_the_rules(state: SixState, seed: int) -> None:
    move = random.Random(seed).choice(state.legal(state.seat))
    after = state.play(state.seat, move)
    own, other = state.hexagons(state.side), state.hexagons(state.side.other)
    own_after, other_after = after.hexagons(state.side), after.hexagons(state.side.other)
    match move:
        case Put():
            assert (own_after, other_after) == (own | {move.cell}, other)
        case Shift():
            lost = state.removed_by(move)
            assert own_after == (own - {move.source} - lost) | {move.target}
            assert other_after == other - lost
            assert not lost or state.game.variant == "advanced"
            assert len(lost) <= len(state.all_hexagons) // 2
        case _:
            assert (own_after, other_after) == (own, other)


# -- what is legal


def near(move: SixMove, rng: random.Random, state: SixState) -> SixMove:
    """A move that differs from this one in one respect."""
    anywhere = rng.choice(sorted(state.all_hexagons))
    beside = rng.choice(neighbours(anywhere))
    match move:
        case Put():
            changes: list[SixMove] = [
                replace(move, claim=not move.claim),
                replace(move, cell=rng.choice(neighbours(move.cell))),
                replace(move, cell=anywhere),
                Shift(anywhere, move.cell),
            ]
        case Shift():
            changes = [
                replace(move, claim=not move.claim),
                replace(move, target=rng.choice(neighbours(move.target))),
                replace(move, target=beside),
                replace(move, source=anywhere),
                replace(move, source=beside),
                replace(move, keep=None if move.keep else anywhere),
                replace(move, keep=anywhere),
                replace(move, target=move.source),
                Put(move.target),
            ]
        case _:
            changes = [Put(beside), Shift(anywhere, beside)]
    return rng.choice([*changes, CLAIM, PASS])


@given(states(), SEEDS)
def test_a_move_is_listed_exactly_once_if_and_only_if_there_is_no_reason_against_it(
    state: SixState, seed: int
) -> None:
    rng = random.Random(seed)
    legal = state.legal(state.seat)
    listed = set(legal)
    assert len(listed) == len(legal) > 0
    for _ in range(15):
        move = near(rng.choice(legal), rng, state)
        reason = state.why_not(state.seat, move)
        assert (move in listed) is (reason is None)
        assert move in listed or move not in legal
        if reason:
            with pytest.raises(IllegalMove) as caught:
                state.play(state.seat, move)
            assert (caught.value.move, caught.value.reason) == (move, reason)
    for move in rng.sample(legal, min(15, len(legal))):
        assert state.why_not(state.seat, move) is None
        assert state.why_not((state.seat + 1) % state.game.seats, move) is Reason.NOT_TO_ACT


@given(states(), SEEDS)
@settings(max_examples=40)
def test_the_legal_moves_are_a_sequence(state: SixState, seed: int) -> None:
    legal = state.legal(state.seat)
    listed = list(legal)
    rng = random.Random(seed)
    index = rng.randrange(len(listed))
    assert len(legal) == len(listed)
    assert legal[index] == listed[index] == legal[index - len(listed)]
    assert list(legal[index : index + 9]) == listed[index : index + 9]
    assert list(legal[::-7]) == listed[::-7]
    assert listed[index] in legal and legal.count(listed[index]) == 1
    with pytest.raises(IndexError):
        legal[len(listed)]


@given(states())
def test_a_hexagon_may_be_taken_exactly_if_some_shift_takes_it(state: SixState) -> None:
    sources = {move.source for move in state.legal(state.seat) if isinstance(move, Shift)}
    everywhere = state.all_hexagons | {c for h in state.all_hexagons for c in neighbours(h)}
    assert {cell for cell in everywhere if state.why_not_take(cell) is None} == sources


@given(states(), SEEDS)
def test_moves_survive_printing_parsing_and_evaluating(state: SixState, seed: int) -> None:
    legal = state.legal(state.seat)
    for move in random.Random(seed).sample(legal, min(20, len(legal))):
        assert state.parse(state.seat, str(move)) == move
        assert evaluated(move) == move


@given(states())
def test_states_are_values(state: SixState) -> None:
    copy = pickle.loads(pickle.dumps(state))
    assert copy == state and hash(copy) == hash(state) and copy is not state
    assert list(copy.legal(state.seat)) == list(state.legal(state.seat))
    assert copy.earlier == state.earlier


# -- the naive version


def naive(state: SixState) -> NaiveSix:
    table = NaiveSix(state.game.variant, state.game.claim)
    table.stones = {(c.q, c.r): "b" for c in state.black} | {(c.q, c.r): "r" for c in state.red}
    table.turn = "b" if state.side is Side.BLACK else "r"
    table.moving = state.moving
    return table


def told(state: SixState) -> str | None:
    """The end of the game in the words of the naive version."""
    if state.outcome is None:
        return None
    winner = {"1-0": "b", "0-1": "r", "1/2-1/2": "draw"}[state.result]
    return f"{winner} {state.outcome.ending}"


@given(states(), SEEDS)
@settings(max_examples=30)
def test_moves_and_their_results_agree_with_the_naive_version(state: SixState, seed: int) -> None:
    table = naive(state)
    expected = table.moves()
    assert sorted(words(state.legal(state.seat))) == sorted(expected)
    rng = random.Random(seed)
    before = table.stones
    for move in rng.sample(state.legal(state.seat), min(60, len(expected))):
        after = state.play(state.seat, move)
        table.stones = expected[str(move)]
        assert naive(after).stones == table.stones
        if state.game.claim == "auto":
            put = move.cell if isinstance(move, Put) else getattr(move, "target", None)
            assert told(after) == table.ending(before, put)
