"""The owner stops a game of bots, plays it step by step, and lets it continue."""

import pytest

from crosshex.table import events
from crosshex.table.commands import Advance, Halt, Leave, Resign, Return
from crosshex.table.decide import BotMove, decide
from crosshex.table.events import from_json, to_json
from crosshex.table.faults import Refused
from crosshex.table.news import news_of
from crosshex.table.table import Table
from crosshex.table.view import table_view, your_view
from tests.table.play import ANN, BOB, CONTEXT, me, new_table, table_for_two

BOT = {"kind": "bot", "bot": "random"}
STEP = Advance(type="step", id="x")


def of_bots(game: str = "qwixx") -> Table:
    return new_table(game, BOT, BOT)[-1].after


def halt(table: Table, on: bool = True, by: str = ANN) -> Table:
    (step,) = decide(table, Halt(type="halt", id="x", on=on), by, CONTEXT)
    assert from_json(to_json(step.event)) == step.event
    return step.after


def move(table: Table, seat: int) -> Table | None:
    """The table after a bot's move; None if the move was refused."""
    assert table.state is not None
    word = str(table.state.legal(seat)[0])
    steps = decide(table, BotMove(seat, word, table.asked), None, CONTEXT)
    return steps[-1].after if steps else None


def test_stopped_bots_make_no_move_until_they_may_continue() -> None:
    halted = halt(of_bots())
    assert halted.is_halted and move(halted, 0) is None
    on = halt(halted, on=False)
    assert not on.is_halted and move(on, 0) is not None
    assert decide(on, Halt(type="halt", id="x", on=False), ANN, CONTEXT) == []


def test_a_step_is_one_question_that_all_asked_seats_answer() -> None:
    (step,) = decide(halt(of_bots()), STEP, ANN, CONTEXT)
    assert step.event == events.Advanced()
    assert news_of(step) == []
    first = move(step.after, 0)
    assert first is not None and not first.is_halted
    both = move(first, 1)
    assert both is not None and both.is_halted
    assert move(both, both.owes[0]) is None


def test_all_see_that_the_game_is_stopped_and_only_the_owner_changes_it() -> None:
    table = of_bots()
    halted = halt(table)
    assert "halted" not in table_view(table, frozenset(), 0)
    assert table_view(halted, frozenset(), 0)["halted"] is True
    assert {"halt", "step"} <= set(your_view(halted, ANN)["may"])
    assert "step" not in your_view(table, ANN)["may"]
    assert your_view(halted, BOB)["may"] == []
    with pytest.raises(Refused, match="not-now"):
        decide(table, STEP, ANN, CONTEXT)
    with pytest.raises(Refused, match="not-owner"):
        halt(table, by=BOB)


def test_a_game_with_people_cannot_be_stopped() -> None:
    table = table_for_two("six")[-1].after
    assert "halt" not in your_view(table, ANN)["may"]
    with pytest.raises(Refused, match="not-now"):
        halt(table)


def test_a_person_who_comes_back_to_a_stopped_game_lets_it_continue() -> None:
    table = new_table("six", me(), BOT)[-1].after
    left = decide(table, Leave(type="leave", id="x", seat=0), ANN, CONTEXT)[-1].after
    halted = halt(left)
    assert table_view(halted, frozenset(), 0)["seats"][0]["kept_for"] == "Ann"
    back = decide(halted, Return(type="return", id="x", seat=0), ANN, CONTEXT)[-1].after
    assert not back.is_halted
    assert "kept_for" not in table_view(back, frozenset(), 0)["seats"][0]


def test_the_outcome_says_who_resigned() -> None:
    table = table_for_two("six")[-1].after
    step = decide(table, Resign(type="resign", id="x", seat=1), BOB, CONTEXT)[-1]
    outcome = table_view(step.after, frozenset(), 0)["outcome"]
    assert outcome is not None and outcome["resigned"] == 1
    assert news_of(step)[-1]["outcome"]["resigned"] == 1
