"""Positions: every state has one line, and the line gives the state back."""

from dataclasses import replace

import pytest

from crosshex.locale import Texts
from crosshex.record import InvalidPosition, read_position, write_position
from crosshex.record.errors import OTHER
from crosshex.rules import Cell, Game, Qwixx, QwixxState, Six, SixState, State
from tests.games import ALL_GAMES, label, random_record


def without_pending(state: State) -> State:
    if isinstance(state, QwixxState) and state.chosen:
        return replace(state, chosen=(None,) * state.game.seats)
    return state


@pytest.mark.parametrize("game", ALL_GAMES, ids=label)
def test_every_state_of_random_games_is_read_back_from_its_line(game: Game) -> None:
    for seed in range(2):
        for state in random_record(game, seed).states():
            line = write_position(state)
            assert "\n" not in line
            assert read_position(line) == without_pending(state)
            assert hash(read_position(line)) == hash(without_pending(state))


@pytest.mark.parametrize(
    "line",
    [
        "qwixx 1 throw | r- y- g- b- x0 | r5,7 y- g11 b- x1",
        "qwixx 2 action-1 4 1 6 3 5 6 | r- y- g- b- x0 | r5,7 y- g11 b- x1",
        "qwixx 1 action-2 4 1 6 3 . 6 crossed | r- y- g12,11,10,9,8,2 b- x0 | r5 y- g11 b- x1",
        "longo 2 action-2 5 1 6 3 4 8 nothing | r6 y- g- b- x0 *5,8 | r- y6 g- b- x0 *6,11",
        "qwixx 1 over | r- y- g- b- x4",
        "six basic auto 1/2 placing | 1,0 | 0,0",
        "six advanced manual 2/4 repetition=off limit=7 placing | 0,-1 1,0 | 0,0",
        "six basic auto 1/2 placing over 0-1 resignation | 1,0 | 0,0",
    ],
)
def test_a_line_is_written_back_from_its_state(line: str) -> None:
    assert write_position(read_position(line)) == line


def test_the_limits_and_the_counter_are_in_the_line() -> None:
    game = Six(variant="advanced", repetition=None, move_limit=50)
    record = random_record(game, seed=3)
    state = next(s for s in record.states() if isinstance(s, SixState) and s.quiet)
    assert f"repetition=off limit=50 moving {state.quiet}" in write_position(state)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("", "begins with qwixx, longo or six"),
        ("chess", "begins with qwixx, longo or six"),
        ("qwixx", "seats"),
        ("qwixx 1 throw | r- y- g- b-", "a sheet is written like"),
        ("qwixx 1 throw | r- y- g- b- x0 *5,8", "a sheet is written like"),
        ("qwixx 1 throw | r- y- g- b- x5", "0 to 4 failed throws"),
        ("qwixx 1 throw | r7,5 y- g- b- x0", "cannot be crossed after"),
        ("qwixx 1 throw | r12 y- g- b- x0", "cannot be crossed after"),
        ("qwixx 1 throw | r13 y- g- b- x0", "no r13"),
        ("qwixx 3 throw | r- y- g- b- x0", "no seat 3"),
        ("qwixx 1 throw | r- y- g- b- x4", "the game has ended"),
        ("qwixx 1 over | r- y- g- b- x0", "the game has not ended"),
        ("qwixx 1 action-1 7 1 6 3 5 6 | r- y- g- b- x0", "a die cannot show this number"),
        ("qwixx 1 action-1 1 1 6 . 5 6 | r- y- g- b- x0", "must be thrown"),
        ("qwixx 1 action-2 1 1 6 1 5 6 | r- y- g- b- x0", "expected throw, action-1"),
        ("qwixx 1 later | r- y- g- b- x0", "a throw is six dice"),
        ("longo 1 throw | r- y- g- b- x0", "ends with its lucky numbers"),
        ("longo 1 throw | r- y- g- b- x0 *5,5", "two different lucky numbers"),
        ("six basic auto 1/3 placing | 1,0 | 0,0", "2 or 4 seats"),
        ("six basic auto 3/2 placing | 1,0 | 0,0", "no seat 3"),
        ("six basic auto 2/2 placing | 1,0 | 0,0", "whose turn"),
        ("six basic auto 1/2 placing | 1,0 | 1,0", "both colours"),
        ("six basic auto 1/2 placing | 1,0 | 3,0", "one group"),
        ("six basic auto 1/2 placing | 1,0 | ", "one group"),
        ("six basic auto 1/2 placing | 1,0 1,0 | 0,0", "named twice"),
        ("six basic auto 1/2 placing | 1,0", "black and then the red"),
        ("six basic auto 1/2 moving 0 | 1,0 | 0,0", "all hexagons stay"),
        ("six advanced auto 1/2 moving 0 | 1,0 | 0,0", "too few hexagons"),
        ("six basic auto 1/2 placing over 1-0 rows locked | 1,0 | 0,0", "no ending"),
        ("six basic auto 1/2 placing soon | 1,0 | 0,0", "expected over"),
        ("six basic often 1/2 placing | 1,0 | 0,0", "expected auto or manual"),
        (
            "six basic auto 1/2 placing | 1,0 2,0 3,0 4,0 5,0 6,0 | 0,0 0,1 1,1 2,1 3,1 4,1",
            "there is a complete shape",
        ),
    ],
)
def test_a_text_that_is_not_a_position_is_refused(line: str, says: str) -> None:
    with pytest.raises(InvalidPosition, match=says) as refused:
        read_position(line)
    # Every fault that can be set up by hand has a sentence in every language.
    what = refused.value.what
    assert what == OTHER or Texts("en")(f"study-wrong-{what}")


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("qwixx 1 throw | r7,5 y- g- b- x0", "row"),
        ("qwixx 1 throw | r- y- g- b- x4", "ended"),
        ("six basic auto 2/2 placing | 1,0 | 0,0", "turn"),
        ("six basic auto 1/2 placing | 1,0 | 3,0", "scattered"),
        ("six 1/2", "form"),
        ("qwixx 3 throw | r- y- g- b- x0", OTHER),
    ],
)
def test_a_code_says_why_a_position_is_impossible(line: str, what: str) -> None:
    with pytest.raises(InvalidPosition) as refused:
        read_position(line)
    assert refused.value.what == what


def test_a_position_ignores_pending_choices_and_earlier_positions() -> None:
    state = Qwixx(2).start()
    assert write_position(state.view(0)) == write_position(state)
    six = Six().start()
    earlier = replace(six, earlier=((frozenset({Cell(9, 9)}), frozenset(), six.side),))
    assert earlier == six
    assert hash(earlier) == hash(six)
