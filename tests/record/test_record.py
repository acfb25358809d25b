"""A record as a value: how it grows, what it counts, how players end it."""

import pickle
import random

import pytest

from crosshex.record import Record
from crosshex.rules import (
    CHANCE,
    Cross,
    Ending,
    Game,
    GameOver,
    IllegalMove,
    Longo,
    OptionError,
    Qwixx,
    QwixxState,
    Roll,
    Six,
)
from tests.games import ALL_GAMES, label, random_record


@pytest.mark.parametrize("game", ALL_GAMES, ids=label)
def test_the_last_of_the_states_is_the_state_of_the_record(game: Game) -> None:
    record = random_record(game, seed=11)
    states = list(record.states())
    assert states[0] == game.start(record.first)
    assert states[-1] == record.state
    assert len(states) == len(record.steps) + 1
    assert pickle.loads(pickle.dumps(record)) == record


@pytest.mark.parametrize("game", [Qwixx(3), Longo(4)], ids=label)
def test_scores_equal_an_independent_recount_of_the_written_crosses(game: Qwixx) -> None:
    for seed in range(20):
        record = random_record(game, seed)
        rows = [dict.fromkeys("rygb", 0) for _ in range(game.seats)]
        failed = [0] * game.seats
        last = {2, 12} if game.name == "qwixx" else {2, 3, 15, 16}
        active = record.first
        for line in record.movetext().split("\n"):
            _, *actions = line.split(" / ")
            choices = list(enumerate(actions[0].split()))
            choices += [(active, word) for word in actions[1:]]
            for seat, word in choices:
                if word == "x":
                    failed[seat] += 1
                elif word != "-":
                    colour, number = word.lstrip("*")[0], int(word.lstrip("*")[1:])
                    end = number > game.sheet.faces if colour in "ry" else number < game.sheet.faces
                    rows[seat][colour] += 2 if number in last and end else 1
            active = (active + 1) % game.seats
        points = [
            sum(sum(range(1, n + 1)) for n in row.values()) - 5 * x
            for row, x in zip(rows, failed, strict=True)
        ]
        assert " ".join(map(str, points)) == record.result


def test_the_order_in_which_choices_arrive_does_not_show_in_the_record() -> None:
    thrown = Record.start(Qwixx(3)).played(CHANCE, Roll.parse("3 4 1 1 1 1"))
    orders = [(0, 1, 2), (2, 1, 0), (1, 2, 0)]
    moves = [thrown.state.legal(seat)[seat] for seat in range(3)]
    records = set()
    for order in orders:
        record = thrown
        for seat in order:
            record = record.played(seat, moves[seat])
        records.add(str(record))
        assert [step.actor for step in record.steps] == [CHANCE, 0, 1, 2]
    assert len(records) == 1


def test_turns_count_completed_throws() -> None:
    record = Record.start(Qwixx(1))
    assert record.turns == 0
    record = record.played(CHANCE, Roll.parse("3 4 1 1 1 1"))
    assert record.turns == 0
    record = record.played(0, record.state.legal(0)[0])
    assert record.turns == 0
    record = record.played(0, record.state.legal(0)[-1])
    assert record.turns == 1


def test_turns_count_the_throw_that_ended_the_game_in_action_1() -> None:
    for seed in range(100):
        record = eager_record(seed)
        number, dice, slash, choices = 1, 6, 1, 5
        if len(record.lines()[-1]) == number + dice + slash + choices:
            assert record.ending is Ending.ROWS_LOCKED
            assert record.turns == len(record.lines())
            return
    raise AssertionError("no game ended in action 1")


def eager_record(seed: int) -> Record:
    """A game of five players who take the cross that skips the fewest numbers, which locks rows."""
    rng = random.Random(seed)
    record = Record.start(Qwixx(5))
    while actors := record.state.to_act:
        state = record.state
        if actors is CHANCE:
            record = record.played(CHANCE, rng.choice(state.legal(CHANCE)))
            continue
        assert isinstance(state, QwixxState)
        seat = actors[0]
        rows, sheet = state.marks[seat].rows, state.game.sheet
        skips = {
            move: sheet.place(move.colour, move.number).field - rows[move.colour].bit_length()
            for move in state.legal(seat)
            if isinstance(move, Cross)
        }
        near = [move for move, skipped in skips.items() if skipped < 2 or move.number in (2, 12)]
        record = record.played(seat, near[0] if near else state.legal(seat)[-1])
    return record


def test_only_six_can_be_resigned_or_drawn() -> None:
    with pytest.raises(OptionError, match="cannot be resigned or drawn"):
        Record.start(Qwixx(2)).resigned(0)
    with pytest.raises(OptionError, match="cannot be resigned or drawn"):
        Record.start(Longo(2)).draw_agreed()


def test_resignation_loses_for_the_side_of_the_seat() -> None:
    record = Record.start(Six(seats=4)).resigned(3)
    assert record.state.outcome is not None
    assert record.state.outcome.winners == (0, 2)
    assert record.result == "1-0"
    with pytest.raises(GameOver):
        record.resigned(0)
    with pytest.raises(GameOver):
        record.draw_agreed()
    with pytest.raises(IllegalMove, match="the game is over"):
        record.played(0, Six().start().legal(0)[0])


def test_an_agreed_draw_gives_each_a_half() -> None:
    record = Record.start(Six()).draw_agreed()
    assert record.state.scores == (0.5, 0.5)
    assert (record.result, record.ending) == ("1/2-1/2", Ending.AGREEMENT)


def test_names_must_match_the_seats_and_fit_on_one_line() -> None:
    with pytest.raises(OptionError, match="expected 2 names"):
        Record.start(Qwixx(2), names=("Ann",))
    with pytest.raises(OptionError, match="one line"):
        Record.start(Qwixx(1), names=("Ann\nBob",))
