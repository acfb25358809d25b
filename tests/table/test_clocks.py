"""One missed decision does not cost the game: what happens when the time runs out."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosshex.table import events
from crosshex.table.apply import apply_event, move_of
from crosshex.table.checks import Context
from crosshex.table.clocks import Delay
from crosshex.table.commands import Configure, Leave, Play, Resume, Return, Withdraw
from crosshex.table.decide import BotMove, BotTrouble, TimeUp, decide
from crosshex.table.events import from_json, to_json
from crosshex.table.faults import Refused
from crosshex.table.news import news_of
from crosshex.table.table import Table
from crosshex.table.transitions import Transition
from crosshex.table.view import table_view, your_view
from tests.table.play import ANN, CONTEXT, me, new_table

NOBODY = frozenset[int]()
LATE = 31_000
BOT = {"kind": "bot", "bot": "random"}


class Evening:
    """A table with a time limit of thirty seconds, and its own clock."""

    def __init__(self, game: str, *seats: dict[str, str], **options: Any) -> None:
        self.at = CONTEXT.at
        self.steps = new_table(game, *seats, time=30, **options)

    @property
    def table(self) -> Table:
        return self.steps[-1].after

    def ask(self, command: Any, by: str | None = ANN) -> list[Transition]:
        context = Context(self.at, CONTEXT.seed, "", bots=CONTEXT.bots)
        steps = decide(self.table, command, by, context)
        self.steps += steps
        return steps

    def miss(self) -> list[str]:
        """Let the time run out without any command."""
        self.at += LATE
        return [step.event.type for step in self.ask(TimeUp(), None)]

    def bots_decide(self) -> None:
        """Let every bot that owes a decision make it, until only people owe one."""
        while bots := [seat for seat in self.table.owes if self.table.bot_for(seat)]:
            self.bot_decides(bots[0])

    def bot_decides(self, seat: int) -> None:
        assert self.table.state is not None
        word = str(self.table.state.legal(seat)[-1])
        assert self.ask(BotMove(seat, word, self.table.asked), None)

    def play(self, seat: int, move: str | None = None) -> list[Transition]:
        assert self.table.state is not None
        word = move or str(self.table.state.legal(seat)[-1])
        return self.ask(Play(type="play", id="x", seat=seat, move=word))


@pytest.mark.parametrize(("ms", "left"), [(5_000, 25_000), (3_600_000, 30_000), (-10_000, 10_000)])
def test_a_moved_deadline_gives_nobody_more_than_a_whole_turn(ms: int, left: int) -> None:
    evening = Evening("six", me(), me("Bea"))
    evening.at += 10_000
    assert [step.event.type for step in evening.ask(Delay(ms), None)] == ["delayed"]
    assert evening.table.deadline == evening.at + left
    assert evening.ask(Delay(0), None) == []


def test_at_a_miss_the_stand_in_makes_that_one_decision_and_no_other() -> None:
    evening = Evening("six", me(), me("Bea"))
    assert evening.miss() == ["missed"]
    table = evening.table
    assert (table.bot_for(0), table.seats[0].stand_in, table.deadline) == ("greedy", None, None)
    assert news_of(evening.steps[-1])[0] == {
        "seq": table.seq,
        "at": evening.at,
        "type": "missed",
        "seat": 0,
        "bot": "greedy",
    }
    assert table_view(table, NOBODY, 1)["missed"] == [0]
    evening.bot_decides(0)
    assert evening.table.owes == (1,) and "missed" not in table_view(evening.table, NOBODY, 1)
    evening.play(1)
    assert evening.table.bot_for(0) is None, "the next decision is the person's again"
    assert evening.table.deadline == evening.at + 30_000
    assert decide(evening.table, BotMove(0, "0,1", evening.table.asked), None, CONTEXT) == []


def test_after_three_misses_in_a_row_a_bot_takes_the_seat_until_the_person_returns() -> None:
    evening = Evening("six", me(), me("Bea"))
    heard = []
    for _ in range(3):
        heard.append(evening.miss())
        evening.bot_decides(0)
        evening.play(1)
    assert heard == [["missed"], ["missed"], ["missed", "stood-in"]]
    assert evening.table.seats[0].stand_in == "greedy"
    evening.ask(Return(type="return", id="x", seat=0))
    assert evening.table.bot_for(0) is None
    assert evening.miss() == ["missed"], "the count starts anew"


def test_a_decision_in_time_resets_the_count_of_misses() -> None:
    evening = Evening("six", me(), me("Bea"))
    for round_ in range(6):
        if round_ % 3 == 2:
            evening.play(0)
        else:
            assert evening.miss() == ["missed"]
            evening.bot_decides(0)
        evening.play(1)
    assert evening.table.seats[0].stand_in is None


def test_a_person_who_is_faster_than_the_stand_in_decides_and_has_not_missed() -> None:
    evening = Evening("qwixx", me(), me("Bea"))
    evening.play(1)
    before = evening.table.asked_at
    evening.miss()
    assert [step.event.type for step in evening.play(0)][:2] == ["returned", "played"]
    table = evening.table
    assert (table.misses, table.stood_in) == ({}, frozenset())
    assert table.asked_at > before


def test_a_bot_that_fails_at_a_missed_decision_is_named() -> None:
    evening = Evening("six", me(), me("Bea"))
    evening.miss()
    steps = evening.ask(BotTrouble(0, "crash", evening.table.asked), None)
    assert steps[0].event == events.BotFailed(0, "greedy", "crash")
    assert evening.table.owes == (1,)


def test_a_bot_that_plays_for_one_in_preparation_is_named_before_its_move() -> None:
    evening = Evening("six", me(), BOT)
    evening.play(0)
    steps = evening.ask(BotMove(1, "0,1", evening.table.asked, by="greedy"), None)
    assert steps[0].event == events.BotPreparing(1, "greedy")
    assert [step.event.type for step in steps][1] == "played"


@pytest.mark.parametrize("seats", [[me()], [me(), BOT], [BOT, me(), BOT]])
def test_the_game_pauses_if_only_bots_would_go_on(seats: list[dict[str, str]]) -> None:
    evening = Evening("qwixx", *seats)
    mine = next(n for n, seat in enumerate(seats) if seat["kind"] == "me")
    evening.bots_decide()
    assert evening.miss() == ["paused"]
    assert table_view(evening.table, NOBODY, 1)["paused"] == mine
    assert (evening.table.deadline, evening.table.bot_for(mine)) == (None, None)
    assert "resume" in your_view(evening.table, ANN)["may"]
    assert evening.miss() == [], "it waits as long as it takes"
    evening.ask(Resume(type="resume", id="x", seat=mine))
    assert evening.table.deadline == evening.at + 30_000
    assert "paused" not in table_view(evening.table, NOBODY, 1)
    with pytest.raises(Refused, match="not-now"):
        evening.ask(Resume(type="resume", id="x", seat=mine))


def test_any_move_of_the_person_ends_a_pause() -> None:
    evening = Evening("qwixx", me(), BOT)
    evening.miss()
    evening.play(0)
    assert evening.table.paused is None
    evening.bots_decide()
    assert evening.table.deadline is None or evening.table.deadline > evening.at


def test_bots_choose_during_a_pause_and_do_not_end_it() -> None:
    evening = Evening("qwixx", me(), BOT)
    evening.miss()
    evening.bot_decides(1)
    assert (evening.table.paused, evening.table.owes) == (0, (0,))


def test_a_new_clock_or_leaving_ends_a_pause() -> None:
    for command in (
        Configure(type="configure", id="x", time=None),
        Leave(type="leave", id="x", seat=0),
    ):
        evening = Evening("qwixx", me(), BOT)
        evening.miss()
        evening.ask(command)
        assert evening.table.paused is None


def test_when_all_people_are_away_the_game_waits_for_the_last_one() -> None:
    evening = Evening("qwixx", me(), me("Bea"))
    for _ in range(2):
        assert set(evening.miss()) == {"missed"}
        while evening.table.missed:
            evening.bots_decide()
    # The third miss finds both away in an action 1, or one of them in an action 2.
    while evening.table.paused is None:
        evening.miss()
        evening.bots_decide()
    assert [seat.stand_in for seat in evening.table.seats].count(None) == 1
    assert evening.table.status == "playing"


def test_a_result_that_a_bot_helped_to_make_says_so() -> None:
    evening = Evening("six", me(), me("Bea"), options={"move_limit": 1})
    evening.miss()
    while evening.table.status == "playing":
        evening.bots_decide()
        if evening.table.owes:
            evening.play(evening.table.owes[0])
    outcome = table_view(evening.table, NOBODY, 1)["outcome"]
    assert outcome is not None and outcome["stood_in"] == [0]
    (ended,) = [news for news in news_of(evening.steps[-1]) if news["type"] == "ended"]
    assert ended["outcome"] == outcome


@given(st.sampled_from(["qwixx", "longo", "six"]), st.integers(0, 1 << 30))
@settings(max_examples=15)
def test_a_table_with_missed_decisions_replays_to_the_same_value(game: str, seed: int) -> None:
    rng = random.Random(seed)
    seats = rng.choice([[me(), BOT], [me(), me("Bea")]])
    evening = Evening(game, *seats)
    for _ in range(60):
        table = evening.table
        if table.status != "playing":
            break
        assert table.state is not None
        seat = rng.choice(table.owes)
        if rng.random() < 0.4:
            evening.miss()
        elif table.bot_for(seat):
            evening.bot_decides(seat)
        else:
            evening.play(seat, str(rng.choice(list(table.state.legal(seat)))))
    again: Table | None = None
    for step in evening.steps:
        event = from_json(json.loads(json.dumps(to_json(step.event))))
        at = step.after.at
        again = apply_event(again, event, at, move_of(again, event)) if again else step.after
        assert again == step.after


def test_a_missed_choice_is_as_hidden_as_any_other() -> None:
    evening = Evening("qwixx", me(), me("Bea"))
    evening.miss()
    table, seen = evening.table, set()
    assert table.state is not None
    for move in table.state.legal(0):
        (step,) = decide(table, BotMove(0, str(move), table.asked), None, CONTEXT)
        seen.add(json.dumps([table_view(step.after, NOBODY, 1), news_of(step)]))
    assert len(seen) == 1


def test_time_in_which_no_player_could_decide_is_given_back_without_news() -> None:
    evening = Evening("six", me(), me("Bea"))
    deadline = evening.table.deadline
    assert deadline is not None
    evening.at += 100_000
    (step,) = evening.ask(Delay(100_000), None)
    assert evening.table.deadline == deadline + 100_000
    assert news_of(step) == []
    assert evening.ask(TimeUp(), None) == []
    assert evening.miss() == ["missed"]


@pytest.mark.parametrize("ms", [-3_600_000, 20_000])
@pytest.mark.parametrize("leaves", [True, False])
def test_a_jump_while_only_bots_owe_a_decision_gives_nobody_time_who_comes_back(
    leaves: bool, ms: int
) -> None:
    evening = Evening("qwixx", me(), BOT)
    evening.at += 25_000
    if leaves:
        evening.ask(Leave(type="leave", id="l", seat=0))
    else:
        evening.play(0)
    assert evening.table.deadline is None
    evening.at += ms
    evening.ask(Delay(ms), None)
    if leaves:
        evening.ask(Return(type="return", id="r", seat=0))
    else:
        evening.ask(Withdraw(type="withdraw", id="w", seat=0))
    assert evening.table.deadline == evening.at + 5_000


def test_a_question_without_a_limit_or_in_a_pause_needs_no_delay() -> None:
    evening = Evening("six", me(), BOT)
    assert evening.miss() == ["paused"]
    assert evening.ask(Delay(1_000), None) == []
    untimed = Evening("six", me(), me("Bea"))
    untimed.ask(Configure(type="configure", id="c", time=None))
    assert untimed.ask(Delay(1_000), None) == []
