import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from crosshex.rules import Cell, QwixxState, Shift, SixState
from crosshex.table.faults import Refused
from crosshex.table.messages import TableSummary, TableView, YouView
from crosshex.table.news import news_of
from crosshex.table.six.view import six_groups
from crosshex.table.table import Table
from crosshex.table.view import summary_view, table_view, your_view
from tests.table.play import ANN, STRANGER, me, new_table, play, play_out, two_handed

NOBODY = frozenset[int]()
TABLE, YOU, SUMMARY = TypeAdapter(TableView), TypeAdapter(YouView), TypeAdapter(TableSummary)


def as_json(view: object) -> Any:
    return json.loads(json.dumps(view))


SHORT_SIX = {"claim": "manual", "move_limit": 8}


@given(st.sampled_from(["qwixx", "longo", "six"]), st.integers(0, 1 << 30))
@settings(max_examples=9)
def test_views_match_the_schema_in_every_position(game: str, seed: int) -> None:
    options = SHORT_SIX if game == "six" else {}
    for step in play_out(two_handed(game, options=options), seed):
        TABLE.validate_python(as_json(table_view(step.after, NOBODY, 1)))
        YOU.validate_python(as_json(your_view(step.after, ANN)))
        SUMMARY.validate_python(as_json(summary_view(step.after, ANN)))
        json.dumps(news_of(step))


@given(st.integers(0, 1 << 30))
@settings(max_examples=8)
def test_the_offered_choices_are_exactly_the_legal_ones(seed: int) -> None:
    for game in ("qwixx", "longo"):
        for step in play_out(two_handed(game), seed):
            state = step.after.state
            asks = {ask["seat"]: ask for ask in your_view(step.after, ANN)["asks"]}
            assert set(asks) == set(step.after.owes)
            for seat, ask in asks.items():
                assert ask["kind"] == "qwixx" and isinstance(state, QwixxState)
                legal = [str(move) for move in state.legal(seat)]
                assert [choice["move"] for choice in ask["choices"]] == legal


@pytest.mark.parametrize("seats", [2, 4])
def test_six_shows_the_last_moves_of_all_others(seats: int) -> None:
    names = ("Ann", "Bea", "Cleo", "Dan")
    steps = play_out(new_table("six", *(me(name) for name in names[:seats])), seed=1, most=9)
    made = [move for step in steps for move in as_json(news_of(step)) if move["type"] == "moved"]
    state = as_json(table_view(steps[-1].after, NOBODY, 1))["state"]

    assert len(made) > seats
    assert [move["move"] for move in state["recent"]] == [
        move["move"] for move in made[1 - seats :]
    ]


@given(st.sampled_from(["basic", "advanced"]), st.integers(0, 1 << 30))
@settings(max_examples=6)
def test_the_targets_of_all_hexagons_are_exactly_the_legal_shifts(variant: str, seed: int) -> None:
    steps = play_out(two_handed("six", options={"variant": variant, "move_limit": 8}), seed)
    for step in [step for step in steps if step.after.owes][42:46]:
        state = step.after.state
        assert isinstance(state, SixState) and state.moving
        (ask,) = your_view(step.after, ANN)["asks"]
        assert ask["kind"] == "six"
        shifts = {
            str(Shift(Cell(*cell), Cell(*target), group["keep"] and Cell(*group["keep"])))
            for cell in ask["take"]
            for group in six_groups(state, state.seat, Cell(*cell))
            for target in group["targets"]
        }
        assert shifts == {str(move) for move in state.legal(state.seat) if str(move) != "pass"}
        for stuck in ask["stuck"]:
            with pytest.raises(Refused, match=stuck["reason"]):
                six_groups(state, state.seat, Cell(*stuck["cell"]))


@given(st.integers(0, 1 << 30))
@settings(max_examples=20)
def test_the_public_view_does_not_depend_on_a_pending_choice(seed: int) -> None:
    table = play_out(two_handed("longo"), seed, most=5 + seed % 30)[-1].after
    state = table.state
    assert isinstance(state, QwixxState)
    if len(table.owes) < 2:
        return
    seen = set()
    for move in state.legal(0):
        (step,) = play(table, 0, str(move))
        seen.add(json.dumps([table_view(step.after, NOBODY, 1), news_of(step)]))
        assert your_view(step.after, STRANGER)["chosen"] == []
        assert [own["choice"]["move"] for own in your_view(step.after, ANN)["chosen"]] == [
            str(move)
        ]
    assert len(seen) == 1


def test_a_stranger_is_asked_nothing_and_shown_no_links() -> None:
    table = new_table("qwixx", me(), {"kind": "open"})[-1].after
    you = your_view(table, STRANGER)
    assert (you["seats"], you["asks"], you["links"], you["owner"]) == ([], [], None, False)
    assert str(table.invite) not in json.dumps(table_view(table, NOBODY, 1))


def test_no_view_shows_the_secret_of_a_seats_holder() -> None:
    steps = play_out(new_table("qwixx", me("Zoe"), me("Zoe")), 1)
    shown = json.dumps(
        [
            [table_view(step.after, NOBODY, 1), your_view(step.after, ANN), news_of(step)]
            for step in steps
        ]
    )
    assert f'"{ANN}"' not in shown


def test_fields_are_crossed_skipped_open_or_not_yet_lockable() -> None:
    table = two_handed("qwixx")[-1].after
    while True:
        state = table.state
        assert isinstance(state, QwixxState)
        seat = table.owes[0]
        crosses = [m for m in state.legal(seat) if str(m).startswith("r")]
        table = play(table, seat, str(crosses[0] if crosses else state.legal(seat)[-1]))[-1].after
        if isinstance(table.state, QwixxState) and table.state.marks[0].rows[0]:
            break
    view = table_view(table, NOBODY, 1)["state"]
    assert view is not None and view["kind"] == "qwixx"
    row = view["sheets"][0]["rows"][0]
    before, crossed, after = row["fields"].partition("x")
    assert set(before) <= {"-"} and crossed == "x"
    assert after == "." * (len(after) - 2) + "nn"
    assert (row["crosses"], row["score"]) == (1, 1)


def test_offers_say_what_a_choice_gains_and_skips() -> None:
    table: Table = two_handed("qwixx")[-1].after
    state = table.state
    assert isinstance(state, QwixxState) and state.roll
    for ask in your_view(table, ANN)["asks"]:
        assert ask["kind"] == "qwixx"
        *crosses, nothing = ask["choices"]
        assert {cross["gain"] for cross in crosses} == {1}
        fields = {"red": state.roll.white_sum - 2, "green": 12 - state.roll.white_sum}
        for cross in crosses:
            if cross["colour"] in fields:
                assert cross["skips"] == fields[cross["colour"]]
        assert nothing["risk"] == (5 if ask["seat"] == state.active else 0)
