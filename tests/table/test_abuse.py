"""What people could do to each other with allowed commands, and cannot: clocks, events, links."""

from collections.abc import Iterator
from typing import Any

import pytest

from crosshex.table.checks import (
    LONGEST_GAME,
    MOST_ASIDES,
    MOST_EVENTS,
    MOST_IN_LOBBY,
    Context,
    check_length,
)
from crosshex.table.clocks import MOST_MISSES
from crosshex.table.commands import (
    AnswerTakeback,
    Command,
    Configure,
    Leave,
    MoveSeat,
    OfferDraw,
    Play,
    Remove,
    Return,
    SetBot,
    Sit,
    Start,
    Takeback,
    Takeover,
    Throw,
    Withdraw,
)
from crosshex.table.decide import BotMove, SystemCommand, TimeUp, decide
from crosshex.table.faults import Refused
from crosshex.table.history import record_of
from crosshex.table.own_dice import MOST_CORRECTIONS
from crosshex.table.table import Table
from crosshex.table.transitions import Transition
from tests.table.play import ANN, BOB, CONTEXT, STRANGER, me, new_table, table_for_two

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


class Sitting:
    """A table whose clock the test holds; every code is a new one."""

    def __init__(self, steps: list[Transition]) -> None:
        self.steps = steps
        self.at = CONTEXT.at
        self._codes = (f"code{n}" for n in range(10_000))

    @property
    def table(self) -> Table:
        return self.steps[-1].after

    def ask(
        self, command: Command | SystemCommand, by: str | None = ANN, present: tuple[int, ...] = ()
    ) -> list[str]:
        """Carry out a command; the types of its events."""
        ctx = Context(
            self.at,
            CONTEXT.seed,
            next(self._codes),
            frozenset(present),
            CONTEXT.bots,
            other_code=next(self._codes),
        )
        steps = decide(self.table, command, by, ctx)
        self.steps += steps
        return [step.event.type for step in steps]

    def play(self, seat: int, by: str = ANN) -> None:
        assert self.table.state is not None
        move = str(self.table.state.legal(seat)[0])
        self.ask(Play(type="play", id="p", seat=seat, move=move), by)

    def bots_play(self) -> None:
        table = self.table
        while bots := [seat for seat in table.owes if table.bot_for(seat)]:
            assert table.state is not None
            word = str(table.state.legal(bots[0])[-1])
            self.ask(BotMove(bots[0], word, table.asked), None)
            table = self.table


def leave(seat: int) -> Leave:
    return Leave(type="leave", id="l", seat=seat)


def back(seat: int) -> Return:
    return Return(type="return", id="r", seat=seat)


# -- clocks


def endless() -> Iterator[tuple[str, Any]]:
    yield "pace", lambda _: (Configure(type="configure", id="c", pace=600), ANN)
    yield "public", lambda n: (Configure(type="configure", id="c", public=n % 2 == 0), ANN)
    yield "time", lambda n: (Configure(type="configure", id="c", time=30 + n % 2), ANN)
    yield "leave", lambda n: (leave(0) if n % 2 == 0 else back(0), ANN)
    yield "other", lambda n: (leave(1) if n % 2 == 0 else back(1), BOB)


@pytest.mark.parametrize("trick", [each[1] for each in endless()], ids=[e[0] for e in endless()])
def test_what_does_not_change_the_question_does_not_touch_its_clock(trick: Any) -> None:
    sitting = Sitting(table_for_two("six", time=30))
    deadline = sitting.table.deadline
    assert deadline is not None
    for number in range(2 * MOST_ASIDES):
        sitting.at += 1000
        sitting.ask(*trick(number))
        assert sitting.table.deadline in (deadline, None)
    assert sitting.table.deadline == deadline
    sitting.at = deadline
    assert sitting.ask(TimeUp(), None)[0] == "missed"


def test_a_new_limit_counts_from_the_next_question_and_a_first_one_at_once() -> None:
    sitting = Sitting(table_for_two("six"))
    sitting.at += 60_000
    sitting.ask(Configure(type="configure", id="c", time=10))
    assert sitting.table.deadline == sitting.at + 10_000
    sitting.at += 9_000
    sitting.ask(Configure(type="configure", id="c", time=5))
    assert sitting.table.deadline == sitting.at + 1_000, "nobody loses time that they had"
    sitting.play(0)
    assert sitting.table.deadline == sitting.at + 5_000
    sitting.ask(Configure(type="configure", id="c", time=None))
    assert sitting.table.deadline is None


def test_a_throw_that_is_entered_again_is_no_correction_and_corrections_are_few() -> None:
    sitting = Sitting(new_table("qwixx", me(), me("Bea"), dice="own", first=0, time=30))

    def throw(roll: str) -> list[str]:
        return sitting.ask(Throw(type="throw", id="t", seat=0, roll=roll))

    assert throw("1 2 3 4 5 6") == ["thrown"]
    deadline = sitting.table.deadline
    for _ in range(5):
        sitting.at += 5000
        assert throw("1 2 3 4 5 6") == []
        assert sitting.table.deadline == deadline
    for number in range(MOST_CORRECTIONS):
        assert throw(f"1 2 3 4 5 {number + 1}") == ["rethrown"]
        assert sitting.table.deadline == sitting.at + 30_000
    with pytest.raises(Refused, match="too-often"):
        throw("6 6 6 6 6 6")
    assert throw(f"1 2 3 4 5 {MOST_CORRECTIONS}") == []


# -- events


def test_nobody_fills_a_table_with_commands_that_answer_nothing() -> None:
    """Each of them is refused after a while, and the next question makes up for it."""
    sitting = Sitting(table_for_two("qwixx"))
    choice = Play(type="play", id="p", seat=1, move="-")
    withdraw = Withdraw(type="withdraw", id="w", seat=1)
    for _ in range(MOST_ASIDES):
        sitting.ask(choice, BOB)
        sitting.ask(withdraw, BOB)
    sitting.ask(choice, BOB)
    for command in (withdraw, Takeback(type="takeback", id="t", seat=1)):
        with pytest.raises(Refused, match="too-often"):
            sitting.ask(command, BOB)
    sitting.ask(leave(1), BOB)
    with pytest.raises(Refused, match="too-often"):
        sitting.ask(back(1), BOB)
    before = sitting.table.asked
    sitting.play(0)
    assert sitting.table.asked > before
    assert sitting.ask(back(1), BOB) == ["returned"], "it is another question"


def test_each_who_leaves_may_return_so_the_number_of_both_is_limited() -> None:
    sitting = Sitting(table_for_two("six"))
    for _ in range(MOST_ASIDES):
        sitting.ask(leave(0))
        sitting.ask(back(0))
    sitting.ask(leave(0))
    for command in (back(0), leave(0)):
        with pytest.raises(Refused):
            sitting.ask(command)


def test_offers_to_bots_and_questions_to_people_are_limited() -> None:
    sitting = Sitting(new_table("six", me(), BOT))
    for _ in range(MOST_ASIDES):
        assert sitting.ask(OfferDraw(type="offer-draw", id="o", seat=0))[-1] == "draw-declined"
    with pytest.raises(Refused, match="too-often"):
        sitting.ask(OfferDraw(type="offer-draw", id="o", seat=0))
    sitting = Sitting(table_for_two("six"))
    sitting.play(0)
    for _ in range(MOST_ASIDES):
        sitting.ask(Takeback(type="takeback", id="t", seat=0))
        sitting.ask(AnswerTakeback(type="answer-takeback", id="a", seat=1, accept=False), BOB)
    with pytest.raises(Refused, match="too-often"):
        sitting.ask(Takeback(type="takeback", id="t", seat=0))


def test_a_guest_in_the_lobby_changes_names_and_seats_only_so_often() -> None:
    lobby = new_table("qwixx", me(), OPEN, OPEN)
    link = lobby[-1].after.invite
    sitting = Sitting(lobby)
    sit = Sit(type="sit", id="s", seat=1, name="Bob", link=link)
    for _ in range(MOST_IN_LOBBY - 1):
        sitting.ask(sit, BOB)
    sitting.ask(MoveSeat(type="move-seat", id="m", seat=1, to=2), BOB)
    for command in (
        sit.model_copy(update={"seat": 2}),
        MoveSeat(type="move-seat", id="m", seat=2, to=1),
    ):
        with pytest.raises(Refused, match="too-often"):
            sitting.ask(command, BOB)
    other = Sit(type="sit", id="s", seat=1, name="Cleo", link=link)
    assert sitting.ask(other, STRANGER) == ["seated"]
    assert "started" in sitting.ask(Start(type="start", id="b"))


def test_at_a_full_table_the_owner_still_replaces_people_and_who_left_returns() -> None:
    table = table_for_two("six")[-1].after
    full = table.changed(seq=MOST_EVENTS)
    replacing = (
        Remove(type="remove", id="x", seat=1),
        SetBot(type="bot", id="x", seat=1, bot="random"),
        Takeover(type="takeover", id="x", seat=0, absent=1),
    )
    fuller = table.changed(seq=MOST_EVENTS + LONGEST_GAME)
    for command in replacing:
        check_length(full, command, ANN)
        check_length(fuller, command, ANN)
        with pytest.raises(Refused, match="too-long"):
            check_length(full, command, BOB)
        with pytest.raises(Refused, match="too-long"):
            check_length(table.changed(seq=2 * MOST_EVENTS + LONGEST_GAME), command, ANN)
    check_length(full, back(1), BOB)
    with pytest.raises(Refused, match="too-long"):
        check_length(full, Configure(type="configure", id="c", pace=0), ANN)


# -- people


@pytest.mark.parametrize("start", [False, True])
def test_a_removed_person_cannot_come_back_under_another_name_by_an_old_link(start: bool) -> None:
    lobby = new_table("qwixx", me(), OPEN, OPEN)
    old = lobby[-1].after.invite
    sitting = Sitting(lobby)
    sitting.ask(Sit(type="sit", id="s", seat=1, name="Bob", link=old), BOB)
    if start:
        sitting.ask(Start(type="start", id="b", fill="random"))
    assert sitting.ask(Remove(type="remove", id="r", seat=1))[-1] == "links"
    assert sitting.table.invite not in (old, None)
    assert not sitting.table.may_watch(BOB, old) and not sitting.table.may_watch(STRANGER, old)
    assert sitting.table.may_watch(STRANGER, sitting.table.invite)
    if not start:
        with pytest.raises(Refused, match="no-access"):
            sitting.ask(Sit(type="sit", id="s", seat=1, name="Rob", link=old), STRANGER)


def test_who_left_may_see_the_table_when_the_game_is_over_and_who_was_removed_may_not() -> None:
    sitting = Sitting(table_for_two("six"))
    sitting.ask(leave(1), BOB)
    sitting.ask(SetBot(type="bot", id="b", seat=1, bot="random"))
    assert sitting.table.left_by(BOB) == () and sitting.table.may_watch(BOB, None)
    sitting = Sitting(table_for_two("six"))
    sitting.ask(leave(1), BOB)
    while sitting.table.status == "playing":
        sitting.play(0) if 0 in sitting.table.owes else sitting.bots_play()
    assert sitting.table.may_watch(BOB, None) and not sitting.table.may_watch(STRANGER, None)
    sitting = Sitting(table_for_two("six"))
    sitting.ask(leave(1), BOB)
    sitting.ask(back(1), BOB)
    sitting.ask(Remove(type="remove", id="r", seat=1))
    assert not sitting.table.may_watch(BOB, None)


# -- takebacks


def test_whoever_declined_a_takeback_is_not_got_round_by_removing_them() -> None:
    sitting = Sitting(table_for_two("six", time=30))
    sitting.play(0)
    sitting.ask(Takeback(type="takeback", id="t", seat=0))
    sitting.ask(AnswerTakeback(type="answer-takeback", id="a", seat=1, accept=False), BOB)
    removed = Sitting(list(sitting.steps))
    removed.ask(Remove(type="remove", id="r", seat=1))
    voted = Sitting(list(sitting.steps))
    voted.ask(Takeover(type="takeover", id="v", seat=0, absent=1), present=(0,))
    late = Sitting(list(sitting.steps))
    for _ in range(MOST_MISSES):
        late.at += 40_000
        late.ask(TimeUp(), None)
        late.bots_play()
        if late.table.is_played_by_person(1):
            late.play(0)
    assert not late.table.is_played_by_person(1)
    for each in (removed, voted):
        assert each.table.bot_for(1)
        with pytest.raises(Refused, match="not-now"):
            each.ask(Takeback(type="takeback", id="t", seat=0))


def test_a_takeback_after_a_return_undoes_one_decision() -> None:
    sitting = Sitting(new_table("six", me(), BOT))
    for _ in range(2):
        sitting.play(0)
        sitting.bots_play()
    sitting.ask(leave(0))
    for _ in range(6):
        owes = sitting.table.owes[0]
        assert sitting.table.state is not None
        word = str(sitting.table.state.legal(owes)[0])
        sitting.ask(BotMove(owes, word, sitting.table.asked), None)
    before = sitting.table.state
    sitting.ask(back(0))
    assert sitting.ask(Takeback(type="takeback", id="t", seat=0)) == ["taken-back"]
    state = sitting.table.state
    assert state is not None and before is not None
    moves = [step.event.type for step in sitting.steps].count("played")
    kept = record_of(sitting.table, [step.event for step in sitting.steps])
    assert kept is not None
    assert moves - len(kept.steps) == 2, "the last decision of the seat, and the answer of the bot"


def test_a_choice_that_is_withdrawn_after_all_have_seen_it_counts_as_taken_back() -> None:
    sitting = Sitting(new_table("qwixx", me(), me("Bea")))

    def count() -> str | None:
        record = record_of(sitting.table, [step.event for step in sitting.steps])
        assert record is not None
        return record.headers().get("Takebacks")

    sitting.ask(Play(type="play", id="p", seat=0, move="-"))
    sitting.ask(Withdraw(type="withdraw", id="w", seat=0))
    assert count() is None, "nobody had seen it"
    for seat in (0, 1):
        sitting.ask(Play(type="play", id="p", seat=seat, move="-"))
    sitting.ask(Takeback(type="takeback", id="t", seat=0))
    assert count() == "1"
    sitting.ask(Takeback(type="takeback", id="t", seat=1))
    assert count() == "2"
