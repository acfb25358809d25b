"""Whole random games of every game, variant, claim rule and number of seats end correctly."""

import random
from collections import Counter
from typing import Any

import pytest

from crosshex.rules import (
    CHANCE,
    Actor,
    Colour,
    Cross,
    Ending,
    Game,
    Longo,
    Move,
    Nothing,
    Qwixx,
    QwixxState,
    Side,
    Six,
    SixState,
)
from crosshex.rules.hexagons import is_connected
from tests.rules.builders import actor_of, pick
from tests.rules.naive_qwixx import POINTS
from tests.rules.naive_six import figures

QWIXX_GAMES = pytest.mark.parametrize("games", [50, pytest.param(250, marks=pytest.mark.slow)])
SIX_GAMES = pytest.mark.parametrize("games", [2, pytest.param(15, marks=pytest.mark.slow)])


def play_out(game: Game, rng: random.Random, first: int = 0) -> tuple[list[Any], list[Any]]:
    """A random game: its states, and the moves between them."""
    states: list[Any] = [game.start(first)]
    done: list[tuple[Actor, Move]] = []
    while (actor := actor_of(states[-1], rng)) is not None:
        move = pick(rng, states[-1].legal(actor))
        states.append(states[-1].play(actor, move))
        done.append((actor, move))
    return states, done


@QWIXX_GAMES
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("table", [Qwixx, Longo])
def test_random_games_of_qwixx_and_longo_end(table: type[Qwixx], seats: int, games: int) -> None:
    game = table(seats=seats)
    rng = random.Random(f"{game.name} {seats}")
    endings: Counter[str] = Counter()
    for _ in range(games):
        states, done = play_out(game, rng, first=rng.randrange(seats))
        end = states[-1]
        check_end_of_qwixx(end, done)
        assert all(state.outcome is None for state in states[:-1])
        endings[end.ending] += 1
    assert set(endings) == {Ending.FAILED_THROWS, Ending.ROWS_LOCKED}


def check_end_of_qwixx(end: QwixxState, done: list[tuple[Actor, Move]]) -> None:
    highest, locking = (12, 1) if end.game.name == "qwixx" else (16, 2)
    crossed: Counter[tuple[int, str]] = Counter()
    failed: Counter[int] = Counter()
    locked = set()
    for actor, move in done:
        if isinstance(move, Cross) and isinstance(actor, int):
            letter = str(move).removeprefix("*")[0]
            lock = move.number > highest - locking if letter in "ry" else move.number < 2 + locking
            crossed[actor, letter] += 1 + lock
            locked |= {letter} if lock else set()
        elif isinstance(move, Nothing) and isinstance(actor, int):
            failed[actor] += move.failed
    scores = tuple(
        sum(POINTS[crossed[seat, letter]] for letter in "rygb") - 5 * failed[seat]
        for seat in range(end.game.seats)
    )
    assert end.scores == scores
    assert end.outcome is not None
    assert end.outcome.scores == scores
    assert end.outcome.winners == tuple(
        seat for seat, score in enumerate(scores) if score == max(scores)
    )
    assert end.result == " ".join(str(score) for score in scores)
    assert {Colour(row).letter for row in end.locked} == locked
    if end.outcome.ending is Ending.FAILED_THROWS:
        assert sorted(failed.values())[-1] == 4
        assert list(failed.values()).count(4) == 1
        assert len(locked) < 2
    else:
        assert len(locked) >= 2
        assert max(failed.values(), default=0) < 4
    assert (end.to_act, end.roll, end.chosen) == ((), None, ())
    assert not len(end.legal(CHANCE)) and not any(end.legal(s) for s in range(end.game.seats))


@SIX_GAMES
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("claim", ["auto", "manual"])
@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_random_games_of_six_end(variant: Any, claim: Any, seats: int, games: int) -> None:
    game = Six(seats=seats, variant=variant, claim=claim)
    rng = random.Random(f"{variant} {claim} {seats}")
    for _ in range(games * (2 if claim == "auto" else 1)):
        states, _done = play_out(game, rng)
        check_game_of_six(states)


def check_game_of_six(states: list[SixState]) -> None:
    end = states[-1]
    assert end.outcome is not None
    ending = end.outcome.ending
    seen: Counter[tuple[object, ...]] = Counter()
    for state in states:
        assert is_connected(state.all_hexagons)
        seen[state.black, state.red, state.side] += 1
        if state.moving and state.game.variant == "basic":
            assert (len(state.black), len(state.red)) == (21, 21)
    last = (end.black, end.red, end.side)
    if ending is Ending.REPETITION:
        assert seen[last] == 3
    elif ending in (Ending.LINE, Ending.TRIANGLE, Ending.RING):
        own = end.hexagons(end.game.side(end.outcome.winners[0]))
        assert ending in {kind for kind, _ in figures({(c.q, c.r) for c in own})}
        assert end.winning_shapes
    elif ending is Ending.TOO_FEW_HEXAGONS:
        assert end.game.variant == "advanced"
        few = {side for side in Side if len(end.hexagons(side)) <= 5}
        winners = [s for s in range(end.game.seats) if few == {end.game.side(s).other}]
        assert few and list(end.outcome.winners) == winners
    else:
        assert (ending, end.quiet) == (Ending.MOVE_LIMIT, 200)
    assert max((count for position, count in seen.items() if position != last), default=0) < 3
    assert end.scores == tuple(
        0.5 if not end.outcome.winners else seat in end.outcome.winners
        for seat in range(end.game.seats)
    )
    assert end.to_act == ()
    assert not any(len(end.legal(seat)) for seat in range(end.game.seats))


def test_short_limits_lead_to_every_kind_of_draw() -> None:
    """Random games hardly ever repeat a position; with few hexagons and short limits they do."""
    rng = random.Random(8)
    endings: Counter[str] = Counter()
    for _ in range(60):
        game = Six(variant="advanced", claim="manual", repetition=2, move_limit=12)
        state = SixState(
            game,
            frozenset(game.start().black),
            frozenset(game.start().red),
            moving=True,
        )
        while state.outcome is None:
            state = state.play(state.seat, rng.choice(state.legal(state.seat)))
        endings[state.outcome.ending] += 1
        assert state.outcome.winners == ()
    assert set(endings) == {Ending.REPETITION, Ending.MOVE_LIMIT}
