"""Who begins: drawn at random unless a player chooses; in a rematch the next seat."""

from typing import Any

import pytest

from crosshex.cli.verify import check_record
from crosshex.record import Record, read_record
from crosshex.table import events
from crosshex.table.checks import Context
from crosshex.table.commands import Configure, Rematch, Start
from crosshex.table.decide import decide
from crosshex.table.events import from_json, to_json
from crosshex.table.faults import Refused
from crosshex.table.history import record_of
from crosshex.table.news import news_of
from crosshex.table.settings import Settings
from crosshex.table.setup import rematch
from crosshex.table.table import Table
from crosshex.table.transitions import Transition
from crosshex.table.view import table_view
from tests.table.play import ANN, CONTEXT, me, new_table, play_out, two_handed

OPEN = {"kind": "open"}
FRESH = Context(2_000, bytes(32), "", bots=CONTEXT.bots)


def begins(steps: list[Transition]) -> int:
    (started,) = [step.event for step in steps if isinstance(step.event, events.Started)]
    return started.first


def configured(table: Table, **fields: Any) -> Table:
    command = Configure(type="configure", id="x", **fields)
    return decide(table, command, ANN, CONTEXT)[-1].after


def recorded(steps: list[Transition]) -> Record:
    record = record_of(steps[-1].after, [step.event for step in steps])
    assert record is not None
    return record


@pytest.mark.parametrize("game", ["qwixx", "longo"])
@pytest.mark.parametrize("first", [0, 1])
def test_the_chosen_seat_begins_and_the_dice_stay_the_same(game: str, first: int) -> None:
    by_lot, chosen = two_handed(game), two_handed(game, first=first)
    throws = [[s.event for s in steps if s.event.type == "thrown"] for steps in (by_lot, chosen)]
    assert begins(chosen) == chosen[-1].after.first == first
    assert throws[0] == throws[1]
    assert chosen[1].event.options == by_lot[1].event.options  # type: ignore[attr-defined]


def test_all_players_see_that_the_first_seat_was_chosen() -> None:
    by_lot, chosen = two_handed("qwixx"), two_handed("qwixx", first=1)
    assert "chosen" not in news_of(by_lot[1])[0]
    assert dict(news_of(chosen[1])[0]) | {"first": 1, "chosen": True} == news_of(chosen[1])[0]
    assert "first" not in table_view(by_lot[-1].after, frozenset(), 0)
    assert table_view(chosen[-1].after, frozenset(), 0)["first"] == 1


def test_a_chosen_first_seat_is_stored() -> None:
    chosen = two_handed("qwixx", first=1)[-1].after.settings
    assert Settings.from_json(chosen.to_json()) == chosen
    assert two_handed("qwixx")[-1].after.settings.to_json()["first"] is None
    event = events.Configured(None, 600, False, 1)
    assert from_json(to_json(event)) == event


def test_the_first_seat_is_chosen_in_the_lobby_and_may_be_drawn_again() -> None:
    lobby = new_table("qwixx", me(), OPEN)[-1].after
    chosen = configured(lobby, first=1)
    assert chosen.settings.first == configured(chosen, pace=0).settings.first == 1
    assert configured(chosen, first=None).settings.first is None
    steps = decide(chosen, Start(type="start", id="x", fill="random"), ANN, CONTEXT)
    assert begins(steps) == 1
    with pytest.raises(Refused, match="not-now"):
        configured(steps[-1].after, first=0)


@pytest.mark.parametrize(("game", "first", "code"), [("qwixx", 4, "seat"), ("six", 1, "option")])
def test_only_a_seat_that_may_begin_is_chosen(game: str, first: int, code: str) -> None:
    with pytest.raises(Refused, match=code):
        two_handed(game, first=first)
    with pytest.raises(Refused, match=code):
        configured(new_table(game, me(), OPEN)[-1].after, first=first)


@pytest.mark.parametrize("game", ["qwixx", "longo"])
def test_the_record_says_that_the_first_seat_was_chosen_and_its_dice_are_right(game: str) -> None:
    drawn = play_out(two_handed(game), 1)
    chosen = play_out(two_handed(game, first=1 - begins(drawn), dice="ticket"), 1)
    text = str(recorded(chosen))
    assert '[FirstBy "choice"]' in text and "FirstBy" not in str(recorded(drawn))
    assert str(read_record(text)) == text
    verdict = check_record(read_record(text))
    assert verdict["ok"]
    assert verdict["notes"][0] == f"seat {2 - begins(drawn)} begins by choice, not by lot"
    bent = check_record(read_record(text.replace('[FirstBy "choice"]\n', "")))
    assert not bent["ok"] and bent["wrong"][0].startswith("first:")


@pytest.mark.parametrize("options", [{}, {"first": 1}])
def test_in_a_rematch_the_next_seat_begins(options: dict[str, int]) -> None:
    game = play_out(two_handed("qwixx", **options), 1)
    again = rematch(game[-1].after, "next", Rematch(type="rematch", id="x", share="cc"), ANN, FRESH)
    third = rematch(
        play_out(again, 2)[-1].after,
        "third",
        Rematch(type="rematch", id="x", share="dd"),
        ANN,
        FRESH,
    )
    assert begins(again) == 1 - begins(game)
    assert begins(third) == begins(game)


def test_where_seat_1_always_begins_a_rematch_changes_the_sides() -> None:
    over = play_out(two_handed("six", options={"move_limit": 1}), 1)[-1].after
    again = rematch(over, "next", Rematch(type="rematch", id="x", share="cc"), ANN, FRESH)[-1].after
    assert [seat.name for seat in again.seats] == ["Bea", "Ann"]
    assert again.settings.first is None


def test_a_player_alone_cannot_choose_the_first_seat() -> None:
    over = play_out(new_table("qwixx", me()), 1)[-1].after
    again = rematch(over, "next", Rematch(type="rematch", id="x", share="cc"), ANN, FRESH)[-1].after
    assert again.settings.first is None
