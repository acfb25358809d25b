"""What people get wrong at first is refused with a sentence that helps, in every game."""

import re
from typing import Any

import numpy as np
import pytest

from crosshex import Qwixx, Record, Roll, Six, read_position, read_record, write_position
from crosshex.arena import ArenaPlan, rollout, run_plan
from crosshex.bots import bot_names, make_bot
from crosshex.check import check_game
from crosshex.draw import draw_svg
from crosshex.mcp import Session
from crosshex.review import analyse, review_record
from crosshex.review.regret import regret
from crosshex.rules import (
    CHANCE,
    QWIXX,
    CrosshexError,
    IllegalMove,
    Longo,
    OptionError,
    Reason,
    State,
    find_game,
    parse_sheet,
    read_sheet,
)
from crosshex.simulate import SimulationPlan, count, run
from crosshex.strategy.sheet_worth import sheet_worth

THROWN = Qwixx(2).start().play(CHANCE, Roll.parse("4 1 6 3 5 6"))
PLAN = SimulationPlan.of("qwixx", ("random", "random"))
DUEL = ArenaPlan(Qwixx(2), ("greedy", "random"))
STATES = [THROWN, THROWN.play(0, THROWN.parse(0, "-")), Qwixx(2).start(), Six().start()]


@pytest.mark.parametrize("seats", ["2", 2.0, None, True])
@pytest.mark.parametrize("kind", [Qwixx, Longo, Six])
def test_seats_that_are_no_number_are_refused(kind: Any, seats: Any) -> None:
    with pytest.raises(OptionError, match="the number of seats is an int, not"):
        kind(seats=seats)


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_is_refused(state: State, seat: int) -> None:
    for asked in (
        state.view,
        state.legal,
        lambda s: state.why_not(s, THROWN.legal(0)[0]),
        lambda s: state.play(s, THROWN.legal(0)[0]),
    ):
        with pytest.raises(OptionError, match=f"there is no seat {seat + 1}: the number of seats"):
            asked(seat)


@pytest.mark.parametrize("seat", ["0", 0.5])
def test_a_seat_that_is_no_number_is_refused(seat: Any) -> None:
    for state in STATES:
        with pytest.raises(OptionError, match="a seat is a number from 0 to 1, not"):
            state.view(seat)


@pytest.mark.parametrize("state", STATES[:1] + STATES[3:])
def test_a_text_that_is_played_leads_to_parse(state: State) -> None:
    with pytest.raises(IllegalMove, match=r"state\.parse\(actor, text\) reads a move"):
        state.play(0, "r5")


def test_a_throw_with_faces_that_the_dice_do_not_have_is_refused_where_it_is_played() -> None:
    with pytest.raises(IllegalMove) as refused:
        Qwixx(2).start().play(CHANCE, Roll.parse("7 1 1 1 1 1"))
    assert refused.value.reason is Reason.DIE_FACE


@pytest.mark.parametrize("games", [0, -1])
def test_a_number_of_games_below_one_is_refused(games: int) -> None:
    for play in (run, count):
        with pytest.raises(OptionError, match=f"games is a number from 1, not {games}"):
            play(PLAN, games)
    with pytest.raises(OptionError, match=f"games is a number from 1, not {games}"):
        run_plan(DUEL, games)


def untyped(value: Any) -> Any:
    """The same for a program without types."""
    return value


def test_numbers_of_numpy_are_seats_rows_and_moves_like_any_other() -> None:
    thrown, one = untyped(THROWN), np.int64(1)
    state = thrown.play(one, thrown.legal(one)[0])
    assert state == THROWN.play(1, THROWN.legal(1)[0])
    ended = state.play(np.int64(0), state.legal(np.int64(0))[0])
    assert ended.numbers(np.int8(1), np.int64(0)) == (5,)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (lambda: THROWN.legal(untyped("red")), "a seat is a number from 0 to 1, not 'red'"),
        (lambda: THROWN.numbers(0, untyped("red")), "a row is a number from 0 to 3, not 'red'"),
        (lambda: Six().start().hexagons(untyped("black")), "a side is Side.BLACK or Side.RED"),
        (lambda: Longo(2, lucky=untyped((5, 8))), "a sheet has two different lucky numbers, not 5"),
        (lambda: write_position(untyped(Qwixx(2))), "expected a state, such as game.start"),
        (lambda: read_position(untyped(THROWN)), "a position is a text, not QwixxState"),
        (lambda: analyse(untyped("qwixx 1 throw")), "expected a state, such as read_position"),
        (lambda: make_bot("greedy", untyped("qwixx")), "expected a game, such as find_game(name)"),
        (lambda: make_bot("greedy", Qwixx(2), 1, -1), "seconds is a number from 0, not -1"),
        (lambda: make_bot("greedy", Qwixx(2), 1, untyped("1")), "seconds is a number from 0"),
        (lambda: bot_names(untyped("qwixx")), "expected a game, such as find_game(name)"),
        (lambda: sheet_worth(untyped("qwixx")), "a sheet is what read_sheet makes of a name"),
        (lambda: ArenaPlan(untyped("qwixx"), ("greedy", "random")), "expected a game, such as"),
        (lambda: ArenaPlan(Qwixx(2), untyped("a,b")), "bots are a list, such as ['a', 'b']"),
        (lambda: SimulationPlan.of("qwixx", "random"), "bots are a list, such as ['random']"),
        (lambda: run(PLAN, untyped(1e3)), "games is a number from 1, not 1000.0"),
        (lambda: run_plan(DUEL, untyped("9")), "games is a number from 1, not '9'"),
        (lambda: Roll.parse(untyped(5)), "a move is read from a text, its notation, not from 5"),
        (lambda: THROWN.parse(0, untyped(5)), "a move is read from a text, its notation"),
        (lambda: THROWN.parse(0, untyped(THROWN.legal(0)[0])), "a move is read from a text"),
        (lambda: Six().start().parse(0, untyped((1, 0))), "a move is read from a text"),
        (lambda: Qwixx(2, sheet=untyped("mixx-colours")), "a sheet is what read_sheet makes of"),
        (lambda: Six(2, move_limit=untyped("20")), "the move limit is 1 or more, not 20"),
        (
            lambda: SimulationPlan.of(untyped(Qwixx(2)), ("random",)),
            "the name of a game, not Qwixx",
        ),
        (lambda: SimulationPlan.of("qwixx", ("random",), seats=2), "as many seats as bots"),
        (lambda: run(PLAN, 2, workers=-1), "workers is a number from 1, or 0 for one on each core"),
        (lambda: run_plan(DUEL, 2, workers=untyped("x")), "workers is a number from 1, or 0"),
        (lambda: Record.start(untyped("qwixx")), "expected a game, such as find_game(name)"),
        (lambda: read_record(untyped(5)), "a record is a text, not int"),
        (
            lambda: rollout(THROWN, untyped("r5"), "random", games=2, seat=0),
            "r5 is not legal: this is",
        ),
        (lambda: review_record(untyped(THROWN)), "expected a record, such as read_record(text)"),
        (lambda: regret(untyped("qwixx"), "greedy"), "expected a game, such as find_game(name)"),
        (lambda: regret(Qwixx(1), "greedy", untyped("5")), "games is a number from 1, not '5'"),
        (lambda: find_game(untyped(5)), "the name of a game, not 5"),
        (lambda: find_game(untyped(["six"])), "the name of a game, not ['six']"),
        (lambda: parse_sheet(untyped(5)), "a sheet is read from a text, its name or notation"),
        (lambda: read_sheet(untyped(QWIXX)), "a sheet is read from a text, its name or notation"),
        (lambda: draw_svg(untyped("qwixx")), "expected a state or a record, not 'qwixx'"),
        (lambda: check_game("qwixx", only=untyped("laws")), "only is a list, such as ['laws']"),
        (lambda: Session().decide(1, untyped(None)), "expected a text, not None"),
        (lambda: rollout(THROWN, [], "random", games=2, seat=0), "name a move, or leave moves out"),
    ],
)
def test_a_value_of_another_kind_is_refused_with_a_sentence(wrong: Any, told: str) -> None:
    with pytest.raises(CrosshexError, match=re.escape(told)):
        wrong()
