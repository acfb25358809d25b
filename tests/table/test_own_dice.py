"""Tables at which people throw their own dice."""

from typing import Any

import pytest

from crosshex.record import read_records
from crosshex.table import events
from crosshex.table.apply import apply_event
from crosshex.table.commands import (
    AnswerTakeback,
    Configure,
    Leave,
    NewTable,
    Rematch,
    Return,
    Takeback,
    Throw,
    Withdraw,
)
from crosshex.table.decide import BotMove, TimeUp, decide
from crosshex.table.fair_dice import verify_dice
from crosshex.table.faults import Refused
from crosshex.table.history import record_of
from crosshex.table.news import news_of
from crosshex.table.setup import create, rematch
from crosshex.table.table import Table
from crosshex.table.transitions import Transition
from crosshex.table.view import setup_view, table_view
from tests.table.play import ANN, BOB, CONTEXT, STRANGER, me, new_table, play, table_for_two

BOT = {"kind": "bot", "bot": "random"}
ROLL = "4 1 6 3 5 6"


def own(game: str, *seats: dict[str, str], **options: Any) -> list[Transition]:
    return new_table(game, *seats, dice="own", **{"first": 0, **options})


def throw(table: Table, roll: str, seat: int = 0, by: str = ANN, seq: int | None = None) -> Table:
    """The table after a throw; unchanged if nothing happened."""
    command = Throw(type="throw", id="x", seat=seat, roll=roll, seq=seq)
    steps = decide(table, command, by, CONTEXT)
    return steps[-1].after if steps else table


def view(table: Table) -> Any:
    return table_view(table, frozenset(), 1000).get("throw")


def refusal(table: Table, roll: str, seat: int = 0, by: str = ANN, seq: int | None = None) -> Any:
    with pytest.raises(Refused) as refused:
        throw(table, roll, seat, by, seq)
    return refused.value


def text_of(steps: list[Transition], table: Table) -> str:
    record = record_of(table, [step.event for step in steps])
    assert record is not None
    return str(record)


# -- setting up


def test_nothing_is_thrown_until_a_person_enters_it() -> None:
    table = own("qwixx", me(), BOT)[-1].after
    assert table.status == "playing" and table.owes == ()
    assert table.commit is None and table.dice_origin == "entered"
    assert setup_view(table)["own_dice"] is True and setup_view(table)["dice"] is None
    assert view(table) == {"thrower": 0, "seats": [0], "dice": [6] * 6, "again": False}
    table = throw(table, ROLL)
    assert table.owes == (0, 1)


def test_the_first_seat_must_be_chosen() -> None:
    with pytest.raises(Refused, match="who begins"):
        own("qwixx", me(), BOT, first=None)
    lobby = own("qwixx", me(), {"kind": "open"})[-1].after
    command = Configure(type="configure", id="x", first=None)
    with pytest.raises(Refused, match="who begins"):
        decide(lobby, command, ANN, CONTEXT)


def test_a_single_player_begins_anyway() -> None:
    assert own("qwixx", me(), first=None)[-1].after.status == "playing"


def test_lucky_numbers_must_be_chosen() -> None:
    with pytest.raises(Refused, match="lucky"):
        own("longo", me(), BOT)
    table = own("longo", me(), BOT, options={"lucky": [[5, 8], [3, 12]]})[-1].after
    assert table.state is not None
    assert table.state.game.options["lucky"] == ((5, 8), (3, 12))


def test_a_game_without_dice_cannot_have_own_dice() -> None:
    with pytest.raises(Refused, match="has no dice"):
        own("six", me(), BOT, first=None)


def test_a_person_must_be_there_to_enter_the_dice() -> None:
    with pytest.raises(Refused, match="a person must have a seat"):
        own("qwixx", BOT, BOT)


# -- who enters


def test_only_the_active_person_enters_the_dice() -> None:
    table = table_for_two("qwixx", dice="own", first=1)[-1].after
    assert view(table)["seats"] == [1]
    refused = refusal(table, ROLL)
    assert (refused.code, refused.params) == ("not-your-throw", {"seat": 1})
    assert throw(table, ROLL, 1, BOB).owes == (0, 1)


def test_any_seated_person_enters_the_dice_of_a_bot() -> None:
    request = {
        "game": "qwixx",
        "dice": "own",
        "first": 2,
        "seats": [me(), me("Bea"), BOT],
    }
    table = create("table", NewTable.model_validate(request), ANN, CONTEXT)[-1].after
    assert view(table)["seats"] == [0, 1]
    assert throw(table, ROLL, 1).owes == (0, 1, 2)
    assert refusal(table, ROLL, 2).code == "not-your-seat"
    assert refusal(table, ROLL, 0, STRANGER).code == "not-your-seat"


def test_any_seated_person_enters_the_dice_of_a_person_whose_bot_stands_in() -> None:
    table = table_for_two("qwixx", dice="own", first=1)[-1].after
    left = decide(table, Leave(type="leave", id="x", seat=1), BOB, CONTEXT)[-1].after
    assert view(left)["seats"] == [0]
    assert throw(left, ROLL).owes == (0, 1)
    back = decide(left, Return(type="return", id="x", seat=1), BOB, CONTEXT)[-1].after
    assert view(back)["seats"] == [1]


def test_a_person_who_enters_a_throw_is_back() -> None:
    table = table_for_two("qwixx", dice="own", first=1)[-1].after
    table = apply_event(table, events.StoodIn(1, "random", "vote"), 1, None)
    after = throw(table, ROLL, 1, BOB)
    assert after.seats[1].stand_in is None and after.owes == (0, 1)


def test_no_dice_are_entered_at_a_table_with_the_servers_dice() -> None:
    table = new_table("qwixx", me(), BOT)[-1].after
    assert view(table) is None and refusal(table, ROLL).code == "not-now"


# -- impossible throws


@pytest.mark.parametrize(
    ("roll", "reason"),
    [
        ("7 1 6 3 5 6", "die-face"),
        ("0 1 6 3 5 6", "die-face"),
        ("4 1 6 3 5", "die-count"),
        ("4 1 6 3 5 6 1", "die-count"),
        ("4 1 6 3 . 6", "die-missing"),
        ("4 1 6 3 five 6", "no-number"),
        ("٤ 1 6 3 5 6", "no-number"),
        ("9" * 64, "die-count"),
        ("." * 6, "die-missing"),
    ],
)
def test_an_impossible_throw_is_refused_with_a_possible_one(roll: str, reason: str) -> None:
    table = own("qwixx", me(), BOT)[-1].after
    refused = refusal(table, roll)
    expected = {"reason": reason, "count": 6, "faces": 6, "example": "4 1 6 3 5 6"}
    assert (refused.code, refused.params) == ("impossible-throw", expected)
    assert throw(table, str(refused.params["example"])).throws == 1


def locked_row() -> Table:
    """A table with one seat and a locked red row: the red die has been removed."""
    table = own("qwixx", me(), first=None)[-1].after
    for number in (2, 3, 4, 5, 6, 12):
        table = throw(table, f"{number // 2} {number - number // 2} 1 1 1 1")
        table = play(table, 0, f"r{number}")[-1].after
        table = play(table, 0, "-")[-1].after
    return table


def test_the_die_of_a_locked_row_is_not_asked_for() -> None:
    table = locked_row()
    assert view(table)["dice"] == [6, 6, None, 6, 6, 6]
    assert throw(table, "4 1 3 5 6") == throw(table, "4 1 . 3 5 6")
    assert throw(table, "41356").owes == (0,)
    for roll, reason in {"4 1 6 3 5 6": "die-left", "4 1 . . 3 5 6": "die-count"}.items():
        refused = refusal(table, roll)
        assert refused.params["reason"] == reason
        assert (refused.params["count"], refused.params["example"]) == (5, "4 1 . 6 3 5")


# -- a throw is corrected


def test_a_throw_is_corrected_until_the_first_choice() -> None:
    steps = table_for_two("qwixx", dice="own", first=0)
    table = throw(steps[-1].after, ROLL)
    assert view(table)["again"] is True
    corrected = decide(table, Throw(type="throw", id="x", seat=0, roll="111111"), ANN, CONTEXT)
    after = corrected[-1].after
    assert corrected[0].event == events.Rethrown("1 1 1 1 1 1", 0)
    assert after.throws == 1 and after.seq == table.seq + 1 and after.asked == after.seq
    (news,) = news_of(corrected[0])
    assert (news["type"], news["by"], news["again"], news["turn"]) == ("thrown", 0, True, 1)
    chosen = play(after, 1, "-", BOB)[-1].after
    assert view(chosen) is None
    assert refusal(chosen, ROLL).code == "not-now"
    withdrawn = decide(chosen, Withdraw(type="withdraw", id="x", seat=1), BOB, CONTEXT)[-1].after
    assert view(withdrawn)["again"] is True
    assert throw(withdrawn, ROLL).state == table.state


def test_a_bot_that_has_chosen_chooses_again() -> None:
    steps = own("qwixx", me(), BOT)
    for word in (ROLL, "2 2 2 2 2 2"):
        steps += decide(
            steps[-1].after, Throw(type="throw", id="x", seat=0, roll=word), ANN, CONTEXT
        )
        asked = steps[-1].after.asked
        steps += decide(steps[-1].after, BotMove(1, "-", asked), None, CONTEXT)
        assert steps[-1].after.owes == (0,)
    steps += play(steps[-1].after, 0, "r4")
    assert "1. 2 2 2 2 2 2 / r4 -\n" in text_of(steps, steps[-1].after)


def test_a_throw_that_has_taken_effect_cannot_be_corrected() -> None:
    table = throw(own("qwixx", me(), first=None)[-1].after, ROLL)
    table = play(table, 0, "r5")[-1].after
    assert view(table) is None and refusal(table, ROLL).code == "not-now"


def test_a_person_who_takes_back_the_first_choice_may_correct_the_throw() -> None:
    steps = own("qwixx", me(), first=None)
    steps += decide(steps[-1].after, Throw(type="throw", id="x", seat=0, roll=ROLL), ANN, CONTEXT)
    steps += play(steps[-1].after, 0, "r5")
    steps += decide(steps[-1].after, Takeback(type="takeback", id="x", seat=0), ANN, CONTEXT)
    assert view(steps[-1].after)["again"] is True
    steps += decide(
        steps[-1].after, Throw(type="throw", id="x", seat=0, roll="1 1 1 1 1 1"), ANN, CONTEXT
    )
    steps += play(steps[-1].after, 0, "r2")
    text = text_of(steps, steps[-1].after)
    assert "1. 1 1 1 1 1 1 / r2\n" in text and '[Takebacks "1"]' in text


def test_a_takeback_undoes_later_throws_which_are_entered_again() -> None:
    table = throw(table_for_two("qwixx", dice="own", first=0)[-1].after, ROLL)
    for seat, move, by in ((0, "r5", ANN), (1, "-", BOB), (0, "-", ANN)):
        table = play(table, seat, move, by)[-1].after
    table = throw(table, "2 2 2 2 2 2", 1, BOB)
    table = decide(table, Takeback(type="takeback", id="x", seat=0), ANN, CONTEXT)[-1].after
    answer = AnswerTakeback(type="answer-takeback", id="x", seat=1, accept=True)
    table = decide(table, answer, BOB, CONTEXT)[-1].after
    assert table.owes == (0,) and table.throws == 1
    assert view(table) is None, "action 2: the throw has taken effect"
    table = play(table, 0, "-")[-1].after
    assert view(table) == {"thrower": 1, "seats": [1], "dice": [6] * 6, "again": False}


def test_two_people_who_enter_a_bots_throw_at_once_do_not_correct_each_other() -> None:
    table = own("qwixx", me(), me("Bea"), BOT, first=2)[-1].after
    after = throw(table, ROLL, 0, seq=table.asked)
    assert refusal(after, "1 1 1 1 1 1", 1, seq=table.asked).code == "stale"


# -- clocks


def test_no_clock_runs_while_dice_are_awaited() -> None:
    table = table_for_two("qwixx", dice="own", first=0, time=5)[-1].after
    late = CONTEXT._replace(at=10_000_000)
    assert table.deadline is None and not decide(table, TimeUp(), None, late)
    command = Throw(type="throw", id="x", seat=0, roll=ROLL)
    table = decide(table, command, ANN, late)[-1].after
    assert table.deadline == late.at + 5_000
    later = late._replace(at=late.at + 6_000)
    missed = decide(table, TimeUp(), None, later)[-1].after
    assert set(missed.missed) == {0, 1}
    command = Throw(type="throw", id="x", seat=0, roll="1 1 1 1 1 1")
    again = decide(missed, command, ANN, later)[-1].after
    assert not again.missed and again.deadline == later.at + 5_000


# -- records, and the next game


def test_the_record_says_that_the_dice_were_entered() -> None:
    steps = own("qwixx", me(share="aa"), first=None)
    steps += decide(steps[-1].after, Throw(type="throw", id="x", seat=0, roll=ROLL), ANN, CONTEXT)
    text = text_of(steps, steps[-1].after)
    assert '[Dice "entered"]' in text and "DiceCommit" not in text and "DiceShare" not in text
    (record,) = read_records(text)
    assert str(record) == text
    verdict = verify_dice(record)  # type: ignore[arg-type]
    assert not verdict.ok and "entered their own dice" in str(verdict.error)


def finished(game: str, **options: Any) -> Table:
    """A game in which nothing is ever crossed."""
    table = own(game, me(), me("Bea"), **options)[-1].after
    while table.status == "playing":
        if table.owes:
            assert table.state is not None
            table = play(table, table.owes[0], str(table.state.legal(table.owes[0])[-1]))[-1].after
        else:
            table = throw(table, "1 1 1 1 1 1", view(table)["seats"][0])
    return table


def test_a_rematch_is_also_played_with_own_dice() -> None:
    old = finished("longo", options={"lucky": [[5, 8], [3, 12]]})
    assert old.seed is None
    assert decide(old, Rematch(type="rematch", id="x"), ANN, CONTEXT)
    new = rematch(old, "next", Rematch(type="rematch", id="x"), ANN, CONTEXT)[-1].after
    assert new.has_own_dice and new.first == 1 and new.status == "playing"
    assert view(new) == {"thrower": 1, "seats": [1], "dice": [8] * 6, "again": False}


def test_a_rematch_may_name_new_lucky_numbers_and_the_first_seat() -> None:
    old = finished("longo", options={"lucky": [[5, 8], [3, 12]]})
    named = {"first": 0, "options": {"lucky": [[4, 9], [6, 7]]}}
    again = Rematch.model_validate({"type": "rematch", "id": "x", **named})
    new = rematch(old, "next", again, ANN, CONTEXT)[-1].after
    assert new.first == 0 and new.state is not None
    assert new.state.game.options["lucky"] == ((4, 9), (6, 7))


@pytest.mark.parametrize(
    "named",
    [
        {"first": 2},
        {"options": {"lucky": [[4, 9]]}},
        {"options": {"lucky": [[4, 4], [6, 7]]}},
        {"options": {"lucky": [[4, 99], [6, 7]]}},
        {"options": {"move_limit": 3}},
        {"options": {"sheets": 3}},
    ],
)
def test_impossible_settings_of_a_rematch_are_refused(named: dict[str, Any]) -> None:
    old = finished("longo", options={"lucky": [[5, 8], [3, 12]]})
    again = Rematch.model_validate({"type": "rematch", "id": "x", **named})
    with pytest.raises(Refused):
        rematch(old, "next", again, ANN, CONTEXT)
