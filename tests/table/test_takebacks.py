"""Takebacks: choices are withdrawn, decisions taken back, and nothing leaks or is lost."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosshex.cli.verify import check_record
from crosshex.record import Record, read_record
from crosshex.rules import SixState
from crosshex.table import events
from crosshex.table.apply import apply_event, move_of
from crosshex.table.commands import (
    AnswerTakeback,
    Leave,
    NewTable,
    OfferDraw,
    Resign,
    Sit,
    Start,
    Takeback,
    Withdraw,
)
from crosshex.table.decide import BotMove, decide
from crosshex.table.events import from_json, to_json
from crosshex.table.fair_dice import verify_dice
from crosshex.table.faults import Refused
from crosshex.table.history import record_of, replay_view
from crosshex.table.news import news_of
from crosshex.table.settings import Settings
from crosshex.table.setup import create
from crosshex.table.table import Table
from crosshex.table.transitions import Transition
from crosshex.table.view import table_view, your_view
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

NOBODY = frozenset[int]()
BOT = {"kind": "bot", "bot": "random"}


def withdraw(table: Table, seat: int, by: str = ANN) -> list[Transition]:
    return decide(table, Withdraw(type="withdraw", id="x", seat=seat), by, CONTEXT)


def takeback(table: Table, seat: int, by: str = ANN) -> list[Transition]:
    return decide(table, Takeback(type="takeback", id="x", seat=seat), by, CONTEXT)


def answer(table: Table, seat: int, accept: bool, by: str = BOB) -> list[Transition]:
    command = AnswerTakeback(type="answer-takeback", id="x", seat=seat, accept=accept)
    return decide(table, command, by, CONTEXT)


def recorded(steps: list[Transition]) -> Record:
    record = record_of(steps[-1].after, [step.event for step in steps])
    assert record is not None
    return record


# -- a hidden choice


def test_a_choice_is_withdrawn_until_the_last_seat_has_chosen() -> None:
    table = two_handed("qwixx")[-1].after
    chosen = play(table, 0, "-")[-1].after
    (step,) = withdraw(chosen, 0)
    assert step.event == events.Withdrawn(0)
    assert (step.after.state, step.after.owes) == (table.state, table.owes)
    assert (step.after.asked, step.after.asked_at) == (table.asked, table.asked_at)
    assert your_view(step.after, ANN)["chosen"] == []
    both = play(play(step.after, 0, "-")[-1].after, 1, "-")[-1].after
    for seat in (0, 1):
        with pytest.raises(Refused, match="not-now"):
            withdraw(both, seat)


def test_a_person_withdraws_only_their_own_choice_and_only_if_there_is_one() -> None:
    table = table_for_two("qwixx")[-1].after
    chosen = play(table, 0, "-")[-1].after
    with pytest.raises(Refused, match="not-your-seat"):
        withdraw(chosen, 0, BOB)
    with pytest.raises(Refused, match="not-now"):
        withdraw(chosen, 1, BOB)
    with pytest.raises(Refused, match="not-now"):
        withdraw(play(two_handed("six")[-1].after, 0, "-1,0")[-1].after, 0)


def test_the_choices_of_others_stay_when_one_is_withdrawn() -> None:
    table = new_table("qwixx", me(), me("Bea"), me("Cleo"))[-1].after
    for seat in (0, 1):
        table = play(table, seat, "-")[-1].after
    after = withdraw(table, 0)[-1].after
    assert after.state is not None
    assert (after.state.pending, after.owes) == ((1,), (0, 2))


@given(st.integers(0, 1 << 30))
@settings(max_examples=20)
def test_a_withdrawn_choice_is_never_seen_by_others(seed: int) -> None:
    table = play_out(two_handed("longo"), seed, most=5 + seed % 30)[-1].after
    if len(table.owes) < 2 or table.state is None:
        return
    seen = set()
    for move in table.state.legal(0):
        for step in withdraw(play(table, 0, str(move))[-1].after, 0):
            told = [table_view(step.after, NOBODY, 1), news_of(step), your_view(step.after, ANN)]
            seen.add(json.dumps(told))
    assert len(seen) == 1


# -- a decision


def test_around_one_screen_and_against_bots_a_decision_is_taken_back_at_once() -> None:
    start = two_handed("six")[-1].after
    moved = play(start, 0, "-1,0")[-1].after
    (step,) = takeback(moved, 0)
    assert step.event == events.TakenBack(0, start.asked)
    assert (step.after.state, step.after.owes) == (start.state, (0,))
    assert step.after.asked == step.after.seq == moved.seq + 1
    against = new_table("six", me(), BOT)[-1].after
    moved = play(against, 0, "-1,0")[-1].after
    answered = decide(moved, BotMove(1, "0,1", moved.asked), None, CONTEXT)[-1].after
    assert takeback(answered, 0)[-1].after.state == against.state


def test_a_command_for_an_older_question_is_stale_after_a_takeback() -> None:
    table = new_table("six", me(), BOT)[-1].after
    moved = play(table, 0, "-1,0")[-1].after
    back = takeback(moved, 0)[-1].after
    assert decide(back, BotMove(1, "0,1", moved.asked), None, CONTEXT) == []


def test_only_one_decision_is_taken_back() -> None:
    table = two_handed("six")[-1].after
    for seat, move in ((0, "-1,0"), (1, "0,1"), (0, "-1,1")):
        table = play(table, seat, move)[-1].after
    back = takeback(table, 0)[-1].after
    for seat in (0, 1):
        with pytest.raises(Refused, match="not-now"):
            takeback(back, seat)
    again = play(back, 0, "-2,1")[-1].after
    assert takeback(again, 0)[-1].after.state == back.state


def until_throw(steps: list[Transition], number: int) -> list[Transition]:
    """Let all seats play their last legal move until the dice have been thrown this often."""
    while steps[-1].after.throws < number:
        table = steps[-1].after
        assert table.state is not None
        seat = table.owes[0]
        word = str(table.state.legal(seat)[-1])
        if table.bot_for(seat):
            steps = steps + decide(table, BotMove(seat, word, table.asked), None, CONTEXT)
        else:
            steps = steps + play(table, seat, word)
    return steps


def test_a_takeback_undoes_what_followed_and_the_dice_fall_the_same_again() -> None:
    steps = until_throw(new_table("qwixx", me(), BOT), 3)
    third = steps[-1].event
    assert isinstance(third, events.Thrown)
    back = takeback(steps[-1].after, 0)
    assert back[-1].after.throws == 2
    assert until_throw(steps + back, 3)[-1].event == third


def test_of_a_simultaneous_choice_only_the_own_one_is_taken_back() -> None:
    table = new_table("qwixx", me(), me("Bea"), me("Cleo"))[-1].after
    opened = table
    for seat in (2, 0, 1):
        table = play(table, seat, "-")[-1].after
    after = takeback(table, 1)[-1].after
    assert after.state is not None
    assert (after.state.pending, after.owes) == ((0, 2), (1,))
    assert withdraw(after, 0)[-1].after.owes == (0, 1), "the others may think again too"
    assert play(after, 1, "-")[-1].after.state == table.state
    assert after.throws == opened.throws


def test_taking_back_a_hidden_choice_withdraws_it() -> None:
    table = two_handed("qwixx")[-1].after
    (step,) = takeback(play(table, 0, "-")[-1].after, 0)
    assert step.event == events.Withdrawn(0)


def test_other_people_are_asked_and_may_decline() -> None:
    steps = table_for_two("six")
    steps += play(steps[-1].after, 0, "-1,0")
    (asked,) = takeback(steps[-1].after, 0)
    assert news_of(asked)[0]["type"] == "takeback-asked"
    view = table_view(asked.after, NOBODY, 1)
    assert view["takeback"] == {"by": 0, "agreed": [], "needed": [1]}
    assert "answer-takeback" in your_view(asked.after, BOB)["may"]
    assert not {"takeback", "answer-takeback"} & set(your_view(asked.after, ANN)["may"])
    with pytest.raises(Refused, match="not-now"):
        takeback(asked.after, 0)
    with pytest.raises(Refused, match="not-now"):
        answer(asked.after, 0, True, ANN)
    (declined,) = answer(asked.after, 1, False)
    assert (declined.event, declined.after.takeback) == (events.TakebackDeclined(1), None)
    assert declined.after.state == steps[-1].after.state
    agreed = answer(asked.after, 1, True)
    assert [step.event.type for step in agreed] == ["takeback-agreed", "taken-back"]
    assert agreed[-1].after.owes == (0,)


def test_all_other_people_must_agree_each_once_for_all_their_seats() -> None:
    steps = new_table("qwixx", me(), {"kind": "open"}, {"kind": "open"}, {"kind": "open"})
    for seat, who in ((1, BOB), (2, BOB), (3, STRANGER)):
        sit = Sit(type="sit", id="x", seat=seat, name=who, link="code")
        steps += decide(steps[-1].after, sit, who, CONTEXT)
    table = decide(steps[-1].after, Start(type="start", id="x"), ANN, CONTEXT)[-1].after
    for seat, who in ((0, ANN), (1, BOB), (2, BOB), (3, STRANGER)):
        table = play(table, seat, "-", who)[-1].after
    asked = takeback(table, 0)[-1].after
    once = answer(asked, 2, True)[-1].after
    assert once.takeback is not None and once.takeback.agreed == {2}
    with pytest.raises(Refused, match="not-now"):
        answer(once, 1, True)
    assert answer(once, 3, True, STRANGER)[-1].event.type == "taken-back"


def test_a_request_lapses_with_the_next_decision_of_the_person_who_asked() -> None:
    table = table_for_two("six")[-1].after
    asked = takeback(play(table, 0, "-1,0")[-1].after, 0)[-1].after
    answered = play(asked, 1, "0,1", BOB)[-1].after
    assert answered.takeback is not None, "a bot or a quick friend does not answer by moving"
    assert play(answered, 0, "-1,1")[-1].after.takeback is None
    left = decide(asked, Leave(type="leave", id="x", seat=0), ANN, CONTEXT)[-1].after
    assert left.takeback is None
    alone = decide(answered, Leave(type="leave", id="x", seat=1), BOB, CONTEXT)[-1].after
    assert takeback(alone, 0)[-1].event.type == "taken-back", "nobody is left to be asked"


def test_nothing_is_taken_back_once_the_game_is_over() -> None:
    table = play(two_handed("six")[-1].after, 0, "-1,0")[-1].after
    over = decide(table, Resign(type="resign", id="x", seat=1), ANN, CONTEXT)[-1].after
    with pytest.raises(Refused, match="not-now"):
        takeback(over, 0)
    played = play_out(two_handed("qwixx"), 1)[-1].after
    with pytest.raises(Refused, match="not-now"):
        takeback(played, 0)


def test_a_table_without_takebacks_still_lets_a_hidden_choice_be_withdrawn() -> None:
    table = two_handed("six", takebacks=False)[-1].after
    assert table_view(table, NOBODY, 1)["takebacks"] is False
    moved = play(table, 0, "-1,0")[-1].after
    assert "takeback" not in your_view(moved, ANN)["may"]
    with pytest.raises(Refused, match="not-now"):
        takeback(moved, 0)
    hidden = play(two_handed("qwixx", takebacks=False)[-1].after, 0, "-")[-1].after
    assert withdraw(hidden, 0)[-1].after.owes == (0, 1)


def test_whether_there_are_takebacks_is_stored() -> None:
    for allowed in (True, False):
        body = {"game": "six", "seats": [me(), me("Bea")], "takebacks": allowed}
        created = create("table", NewTable.model_validate(body), ANN, CONTEXT)[0]
        assert isinstance(created.event, events.Created)
        assert Settings.from_json(created.event.settings).takebacks is allowed


def test_a_takeback_ends_an_offer_of_a_draw() -> None:
    table = play(table_for_two("six")[-1].after, 0, "-1,0")[-1].after
    offered = decide(table, OfferDraw(type="offer-draw", id="x", seat=0), ANN, CONTEXT)[-1].after
    asked = takeback(offered, 0)[-1].after
    assert answer(asked, 1, True)[-1].after.draw is None


def test_the_record_of_many_takebacks_takes_no_longer_than_their_events() -> None:
    steps = two_handed("six")
    for number in range(40):
        table = steps[-1].after
        assert table.state is not None
        seat = table.owes[0]
        steps += play(table, seat, str(table.state.legal(seat)[0]))
        if number % 2:
            steps += takeback(steps[-1].after, seat)
    played, start = 0, SixState.play

    def counted(self: SixState, actor: Any, move: Any) -> SixState:
        nonlocal played
        played += 1
        return start(self, actor, move)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SixState, "play", counted)
        record = recorded(steps)
    assert record.headers()["Takebacks"] == "20"
    assert played <= 4 * len(steps)


# -- laws


def minds_changed(game: str, seed: int, **options: Any) -> list[Transition]:
    """A whole game in which people take back decisions all the time."""
    rng = random.Random(seed)
    steps = new_table(game, me(), me("Bea"), **options)
    for _ in range(400):
        table = steps[-1].after
        if table.status != "playing":
            break
        assert table.state is not None
        chance = rng.random()
        if chance < 0.1 and table.state.pending:
            steps += withdraw(table, rng.choice(table.state.pending))
        elif chance < 0.2 and table.undo:
            steps += takeback(table, rng.choice(list(table.undo)))
        else:
            seat = rng.choice(table.owes)
            legal = table.state.legal(seat)
            # Mostly cross nothing, so that the game comes to an end.
            move = legal[-1] if rng.random() < 0.5 else legal[rng.randrange(len(legal))]
            steps += play(table, seat, str(move))
    return steps


GAMES = st.sampled_from([("qwixx", {}), ("longo", {}), ("six", {"options": {"move_limit": 6}})])


@given(GAMES, st.integers(0, 1 << 30))
@settings(max_examples=20)
def test_a_table_replays_whatever_was_taken_back(game: Any, seed: int) -> None:
    steps = minds_changed(game[0], seed, **game[1])
    again: Table | None = None
    for step in steps:
        event = from_json(json.loads(json.dumps(to_json(step.event))))
        again = (
            apply_event(again, event, CONTEXT.at, move_of(again, event)) if again else step.after
        )
        assert again == step.after
    assert [step.after.seq for step in steps] == list(range(1, len(steps) + 1))


def taken_back(steps: list[Transition]) -> int:
    """How many decisions were taken back after everybody had seen them."""
    number, seen = 0, set[int]()
    for _, event, after, _ in steps:
        match event:
            case events.TakenBack():
                number += 1
                seen = set(after.state.pending if after.state else ())
            case events.Withdrawn(seat) if seat in seen:
                # Another choice of the question was taken back, and then this one, too.
                number += 1
                seen.remove(seat)
        if not (after.state and after.state.pending):
            seen = set()
    return number


@given(GAMES, st.integers(0, 1 << 30))
@settings(max_examples=20)
def test_a_record_holds_the_final_line_and_its_dice_are_right(game: Any, seed: int) -> None:
    steps = minds_changed(game[0], seed, **game[1])
    for many in (len(steps), 2 * len(steps) // 3):
        table = steps[many - 1].after
        if table.state is None:
            continue
        record = recorded(steps[:many])
        opened = table.question.state if table.question else table.state
        assert record.state == opened
        assert read_record(str(record)) == record
        back = taken_back(steps[:many])
        assert record.headers().get("Takebacks") == (str(back) if back else None)
        assert replay_view(record)["error"] is None
        if table.status == "over":
            assert verify_dice(record).ok
            said = " ".join(check_record(record)["notes"])
            assert ("taken back" in said) == bool(back)


def test_the_header_with_the_number_of_takebacks_follows_the_dice() -> None:
    steps = next(
        found
        for seed in range(50)
        if (found := minds_changed("qwixx", seed))[-1].after.status == "over"
        and any(isinstance(step.event, events.TakenBack) for step in found)
    )
    record = recorded(steps)
    names = list(record.headers())
    assert names[-3:] == ["DiceShare2", "Dice", "Takebacks"]
    shuffled = str(record).splitlines()
    shuffled.insert(1, shuffled.pop(names.index("Takebacks")))
    shuffled.insert(1, '[Site "home"]')
    again = list(read_record("\n".join(shuffled) + "\n").headers())
    assert again[-3:] == ["Dice", "Takebacks", "Site"]
