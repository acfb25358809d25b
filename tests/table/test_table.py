import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosshex.record import read_record
from crosshex.table import events
from crosshex.table.apply import apply_event, create_table, move_of
from crosshex.table.checks import Context
from crosshex.table.commands import (
    Configure,
    Leave,
    Link,
    OfferDraw,
    Rematch,
    Remove,
    Resign,
    Return,
    SetBot,
    Sit,
    Start,
)
from crosshex.table.decide import BotMove, TimeUp, decide
from crosshex.table.events import from_json, to_json
from crosshex.table.faults import Refused
from crosshex.table.history import record_of, replay_view
from crosshex.table.news import news_of
from crosshex.table.setup import rematch
from crosshex.table.table import Table
from crosshex.table.view import your_view
from tests.table.play import (
    ANN,
    BOB,
    CONTEXT,
    STRANGER,
    me,
    new_table,
    play,
    play_out,
    table_for_two,
    two_handed,
)

GAMES: list[dict[str, Any]] = [
    {"game": "qwixx"},
    {"game": "longo"},
    {"game": "longo", "options": {"lucky": [[8, 5], [5, 8]]}},
    {"game": "six", "options": {"move_limit": 8}},
    {"game": "six", "options": {"variant": "advanced", "claim": "manual", "move_limit": 8}},
]


@given(st.sampled_from(GAMES), st.integers(0, 1 << 30))
@settings(max_examples=12)
def test_a_table_replays_from_its_stored_events_to_the_same_value(
    options: dict[str, Any], seed: int
) -> None:
    steps = play_out(two_handed(**options), seed)
    table: Table | None = None
    for step in steps:
        event = from_json(json.loads(json.dumps(to_json(step.event))))
        assert event == step.event
        table = (
            create_table("table", event, CONTEXT.at)
            if table is None
            else apply_event(table, event, CONTEXT.at, move_of(table, event))
        )
        assert table == step.after
    assert [step.after.seq for step in steps] == list(range(1, len(steps) + 1))


@given(st.sampled_from(GAMES), st.integers(0, 1 << 30))
@settings(max_examples=15)
def test_the_record_of_a_table_reads_back_and_ends_where_the_table_did(
    options: dict[str, Any], seed: int
) -> None:
    steps = play_out(two_handed(**options), seed)
    table = steps[-1].after
    record = record_of(table, [step.event for step in steps])
    assert record is not None and table.state is not None
    again = read_record(str(record))
    assert (again.state, again.result) == (table.state, table.state.result)
    headers = again.headers()
    if table.commit:
        assert headers["DiceCommit"] == table.commit and headers["DiceSeed"] == CONTEXT.seed.hex()
        assert (headers["DiceShare1"], headers["DiceShare2"]) == ("aa", "bb")
    replay = replay_view(record)
    assert replay["plies"][-1]["news"][-1]["type"] == "ended"


def test_an_unfinished_record_holds_neither_the_seed_nor_a_pending_choice() -> None:
    steps = two_handed("qwixx")
    steps += play(steps[-1].after, 0, "-")
    table = steps[-1].after
    record = record_of(table, [step.event for step in steps])
    assert record is not None
    assert "DiceSeed" not in record.headers()
    assert record.movetext().count("/") == 0


def test_a_table_in_the_lobby_has_no_record() -> None:
    steps = new_table("six", me(), {"kind": "open"})
    assert record_of(steps[-1].after, [step.event for step in steps]) is None


def test_dice_are_thrown_automatically_and_the_seed_is_shown_only_at_the_end() -> None:
    steps = play_out(two_handed("qwixx"), 3)
    kinds = [type(step.event) for step in steps]
    assert kinds[:3] == [events.Created, events.Started, events.Thrown]
    assert kinds[-1] is events.SeedRevealed
    assert kinds.count(events.SeedRevealed) == 1
    assert all(step.after.seed is None for step in steps[:-1])


def test_time_runs_out_only_after_the_deadline_and_only_for_people() -> None:
    table = new_table("qwixx", me(), {"kind": "bot", "bot": "random"}, time=30)[-1].after
    assert table.deadline == CONTEXT.at + 30_000

    def at(moment: int) -> list[str]:
        context = Context(moment, CONTEXT.seed, "", bots=CONTEXT.bots)
        return [str(step.event) for step in decide(table, TimeUp(), None, context)]

    assert at(CONTEXT.at + 29_999) == []
    assert at(CONTEXT.at + 30_000) == ["Paused(seat=0)"]


def test_a_bots_answer_to_an_older_question_changes_nothing() -> None:
    table = new_table("qwixx", me(), {"kind": "bot", "bot": "random"})[-1].after
    assert decide(table, BotMove(1, "-", table.asked - 1), None, CONTEXT) == []
    assert decide(table, BotMove(0, "-", table.asked), None, CONTEXT) == [], (
        "a person decides there"
    )
    assert len(decide(table, BotMove(1, "-", table.asked), None, CONTEXT)) == 1


def test_a_player_who_leaves_keeps_their_share_in_the_dice() -> None:
    table = two_handed("qwixx")[-1].after
    left = decide(table, Leave(type="leave", id="1", seat=1), ANN, CONTEXT)[-1].after
    assert (left.seats[1].kind, left.seats[1].share) == ("bot", "bb")


def test_a_player_who_left_may_come_back_to_the_running_game() -> None:
    steps = table_for_two("six")
    leave = decide(steps[-1].after, Leave(type="leave", id="1", seat=1), BOB, CONTEXT)
    left = leave[-1].after
    assert news_of(leave[-1])[0]["name"] == "Bob"
    assert left.seats[1].kind == "bot" and left.may_watch(BOB, None)
    you = your_view(left, BOB)
    assert (you["seats"], you["left"], you["may"]) == ([], [1], ["return"])
    back = Return(type="return", id="2", seat=1)
    with pytest.raises(Refused, match="not-your-seat"):
        decide(left, back, STRANGER, CONTEXT)
    returned = decide(left, back, BOB, CONTEXT)[-1].after
    assert returned.seats == steps[-1].after.seats
    assert "left" not in your_view(returned, BOB)
    with pytest.raises(Refused, match="not-now"):
        decide(returned, back, BOB, CONTEXT)


def test_a_removed_player_may_not_come_back_and_is_named() -> None:
    table = table_for_two("six")[-1].after
    step, link = decide(table, Remove(type="remove", id="1", seat=1), ANN, CONTEXT)
    assert news_of(step)[0]["name"] == "Bob"
    assert not link.after.may_watch(BOB, None)
    with pytest.raises(Refused, match="not-your-seat"):
        decide(link.after, Return(type="return", id="2", seat=1), BOB, CONTEXT)


def test_the_owner_may_give_an_abandoned_seat_to_a_bot_for_good() -> None:
    table = table_for_two("six")[-1].after
    left = decide(table, Leave(type="leave", id="1", seat=1), BOB, CONTEXT)[-1].after
    given = decide(left, SetBot(type="bot", id="2", seat=1, bot="random"), ANN, CONTEXT)[-1].after
    assert sorted(given.stood_in) == [1]
    with pytest.raises(Refused, match="not-your-seat"):
        decide(given, Return(type="return", id="3", seat=1), BOB, CONTEXT)


def test_a_player_cannot_come_back_to_a_game_that_is_over() -> None:
    table = table_for_two("six")[-1].after
    left = decide(table, Leave(type="leave", id="1", seat=1), BOB, CONTEXT)[-1].after
    over = decide(left, Resign(type="resign", id="2", seat=0), ANN, CONTEXT)[-1].after
    with pytest.raises(Refused, match="not-your-seat"):
        decide(over, Return(type="return", id="3", seat=1), BOB, CONTEXT)


def test_the_result_names_seats_for_which_a_bot_decided() -> None:
    table = table_for_two("six")[-1].after
    left = decide(table, Leave(type="leave", id="1", seat=0), ANN, CONTEXT)[-1].after
    back = decide(left, Return(type="return", id="2", seat=0), ANN, CONTEXT)[-1].after
    moved = decide(left, BotMove(0, "-1,0", left.asked), None, CONTEXT)[-1].after
    assert [sorted(table.stood_in) for table in (back, moved)] == [[], [0]]


def test_an_offer_lapses_with_the_other_sides_move_and_not_with_the_own_one() -> None:
    table = two_handed("six")[-1].after
    offered = decide(table, OfferDraw(type="offer-draw", id="1", seat=0), ANN, CONTEXT)[-1].after
    assert offered.draw is not None
    mine = play(offered, 0, "-1,0")[-1].after
    assert mine.draw is not None
    assert play(mine, 1, "0,1")[-1].after.draw is None


def test_a_removed_person_leaves_the_lobby_and_is_replaced_in_the_game() -> None:
    lobby = new_table("six", me(), {"kind": "open"})[-1].after
    sit = Sit(type="sit", id="1", seat=1, name="Bob", link="code")
    seated = decide(lobby, sit, BOB, CONTEXT)[-1].after
    out = decide(seated, Remove(type="remove", id="2", seat=1), ANN, CONTEXT)[-1].after
    assert out.seats[1].kind == "open"
    running = decide(seated, Start(type="start", id="3"), ANN, CONTEXT)[-1].after
    replaced = decide(running, Remove(type="remove", id="4", seat=1), ANN, CONTEXT)[-1].after
    assert (replaced.seats[1].kind, replaced.seats_of(BOB)) == ("bot", ())


def test_a_renewed_link_makes_the_old_one_invalid() -> None:
    lobby = new_table("six", me(), {"kind": "open"})[-1].after
    renewed = decide(
        lobby,
        Link(type="link", id="1", kind="invite", on=True),
        ANN,
        Context(1, CONTEXT.seed, "fresh", bots=CONTEXT.bots),
    )[-1].after
    assert renewed.may_watch(STRANGER, "fresh") and not renewed.may_watch(STRANGER, "code")
    old = Sit(type="sit", id="1", seat=1, name="Bob", link="code")
    with pytest.raises(Refused, match="no-access"):
        decide(renewed, old, BOB, CONTEXT)


def test_a_missing_link_does_not_match_a_table_without_a_link() -> None:
    table = two_handed("six")[-1].after
    assert (table.invite, table.watch) == (None, None)
    assert not table.may_watch(STRANGER, None) and not table.may_watch(None, None)


def test_settings_that_are_not_named_stay_when_a_table_is_configured() -> None:
    table = new_table("six", me(), {"kind": "open"}, time=60, pace=5)[-1].after

    def configured(**fields: Any) -> tuple[int | None, int, bool]:
        command = Configure(type="configure", id="1", **fields)
        settings = decide(table, command, ANN, CONTEXT)[-1].after.settings
        return settings.time, settings.pace, settings.public

    assert configured(public=True) == (60, 5, True)
    assert configured(time=None) == (None, 5, False)
    assert configured(time=10, pace=0) == (10, 0, False)


def test_a_rematch_needs_new_shares() -> None:
    over = play_out(two_handed("qwixx"), 1)[-1].after
    fresh = Context(2_000, bytes(32), "", bots=CONTEXT.bots)
    again = rematch(over, "next", Rematch(type="rematch", id="x", share="cc"), ANN, fresh)[-1].after
    assert (again.status, [seat.share for seat in again.seats]) == ("playing", ["cc", "cc"])
    assert again.commit != over.commit
