"""A table to which anybody does anything in any order, with a clock that the test holds.

After every step the laws of tables are checked: what nobody may be able to break.
"""

import json
from collections import Counter
from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from crosshex.rules import CHANCE, find_game
from crosshex.table import commands, events
from crosshex.table.apply import apply_event, create_table, move_of
from crosshex.table.checks import LONGEST_GAME, MOST_ASIDES, MOST_EVENTS, Context, check_length
from crosshex.table.clocks import Delay
from crosshex.table.commands import NewTable
from crosshex.table.decide import BotMove, BotTrouble, TimeUp, decide
from crosshex.table.events import from_json, to_json
from crosshex.table.fair_dice import verify_dice
from crosshex.table.faults import Refused
from crosshex.table.history import record_of
from crosshex.table.own_dice import MOST_CORRECTIONS, throw_view
from crosshex.table.setup import create
from crosshex.table.table import Table
from crosshex.table.transitions import Transition
from crosshex.table.view import table_view, your_view

PEOPLE = ("ann", "bob", "cleo", "stranger")
OWNER = PEOPLE[0]
BOTS = ("greedy", "random")
MOST_BY_GUESTS = len(PEOPLE) * (4 * MOST_ASIDES + 8) + 8 * MOST_CORRECTIONS
"""More events than this cannot come from guests while one question is open."""

people = st.sampled_from(PEOPLE)
seats = st.integers(0, 3)
kinds = st.sampled_from(["me", "open", "open", "bot"])
SEATED = {
    "leave": commands.Leave,
    "return": commands.Return,
    "withdraw": commands.Withdraw,
    "takeback": commands.Takeback,
    "offer-draw": commands.OfferDraw,
    "resign": commands.Resign,
    "resume": commands.Resume,
    "stand": commands.Stand,
}
"""Commands that name a seat and nothing else."""


class TableMachine(RuleBasedStateMachine):
    """One table, and the people at it."""

    steps_done: ClassVar[int] = 0

    def __init__(self) -> None:
        super().__init__()
        self.at = 1_000_000
        self.steps: list[Transition] = []
        self.again: Table | None = None
        self.codes = 0
        self.asked = 0
        self.deadline: int | None = None
        self.by_guests = 0
        self.shares: tuple[str, ...] | None = None
        self.decided: dict[int, int] = {}
        self.ousted = 0
        self.removed: set[str] = set()
        self.links: dict[str, set[str | None]] = {person: set() for person in PEOPLE}

    @property
    def table(self) -> Table:
        return self.steps[-1].after

    # -- what happens

    @initialize(
        game=st.sampled_from(["qwixx", "longo", "six"]),
        others=st.lists(kinds, min_size=1, max_size=3),
        time=st.sampled_from([None, 5, 30]),
        own=st.booleans(),
        takebacks=st.sampled_from([True, True, False]),
        begun=st.sampled_from([True, True, True, False]),
    )
    def set_up(
        self,
        game: str,
        others: list[str],
        time: int | None,
        own: bool,
        takebacks: bool,
        begun: bool,
    ) -> None:
        """A table, mostly with people at it and a game that has begun."""
        if game == "six":
            others = others[:1]
        made = {"me": {"kind": "me", "name": "Ann"}, "open": {"kind": "open"}}
        made["bot"] = {"kind": "bot", "bot": "random"}
        body: dict[str, Any] = {
            "game": game,
            "seats": [{**made["me"], "share": "aa"}, *(made[kind] for kind in others)],
            "time": time,
            "takebacks": takebacks,
        }
        if own and find_game(game).dice:
            body |= {"dice": "own", "first": 0}
            if game == "longo":
                body["options"] = {"lucky": [[5, 8]] * len(body["seats"])}
        self.add(create("table", NewTable.model_validate(body), OWNER, self.context()), OWNER)
        if begun and self.table.status == "open":
            for number, seat in enumerate(self.table.seats):
                if seat.kind == "open":
                    self.sit(PEOPLE[1 + number % 2], number, old=False)
            self.start(None)

    def context(self, present: frozenset[int] = frozenset()) -> Context:
        self.codes += 1
        codes = (f"invite{self.codes}", f"watch{self.codes}")
        return Context(self.at, bytes(32), codes[0], present, BOTS, other_code=codes[1])

    def ask(self, command: Any, by: str | None, present: frozenset[int] = frozenset()) -> bool:
        """Carry out a command; whether it was allowed."""
        try:
            if by is not None:
                check_length(self.table, command, by)
            steps = decide(self.table, command, by, self.context(present))
        except Refused:
            return False
        self.add(steps, by)
        return True

    def add(self, steps: list[Transition], by: str | None) -> None:
        for step in steps:
            self.steps.append(step)
            self.follow(step, by)

    @rule(ms=st.sampled_from([1, 400, 3_000, 6_000, 40_000]))
    def wait(self, ms: int) -> None:
        self.at += ms

    @rule()
    def look_at_the_clock(self) -> None:
        self.ask(TimeUp(), None)

    @rule(ms=st.sampled_from([-3_600_000, -2_000, 2_000, 3_600_000]))
    def set_the_clock(self, ms: int) -> None:
        """The machine's clock is set: the server moves the deadline with it."""
        self.at += ms
        self.deadline = self.deadline and self.deadline + ms
        self.ask(Delay(ms), None)

    @rule(ms=st.sampled_from([2_000, 3_600_000]))
    def give_too_much(self, ms: int) -> None:
        """The server takes a pause for longer than it was: that gives at most a whole turn."""
        if self.ask(Delay(ms), None):
            self.deadline = self.table.deadline

    @rule(ms=st.sampled_from([500, 60_000]))
    def be_away(self, ms: int) -> None:
        """No server runs for a while."""
        self.at += ms
        self.deadline = self.deadline and self.deadline + ms
        self.ask(Delay(ms), None)

    @precondition(lambda self: self.table.status == "open")
    @rule(who=people, seat=seats, old=st.booleans())
    def sit(self, who: str, seat: int, old: bool) -> None:
        link = next(iter(sorted(filter(None, self.links[who]))), None) if old else None
        if not old and who not in self.removed:
            link = self.table.invite
            self.links[who].add(link)
        sit = commands.Sit(type="sit", id="x", seat=seat, name="Bo", share="bb", link=link)
        self.ask(sit, who)

    @precondition(lambda self: self.table.status == "open")
    @rule(who=people, seat=seats, to=seats)
    def change_seats(self, who: str, seat: int, to: int) -> None:
        self.ask(commands.MoveSeat(type="move-seat", id="x", seat=seat, to=to), who)

    @precondition(lambda self: self.table.status == "open")
    @rule(fill=st.sampled_from([None, "random", "random"]))
    def start(self, fill: str | None) -> None:
        self.ask(commands.Start(type="start", id="x", fill=fill), OWNER)

    @precondition(lambda self: self.table.owes)
    @rule(choice=st.integers(0, 1000), which=seats)
    def decide_one(self, choice: int, which: int) -> None:
        """Somebody or some bot who owes a decision makes it."""
        table, state = self.table, self.table.state
        assert state is not None
        seat = table.owes[which % len(table.owes)]
        legal = state.legal(seat)
        word = str(legal[choice % len(legal)])
        if table.bot_for(seat):
            assert self.ask(BotMove(seat, word, table.asked), None)
        else:
            play = commands.Play(type="play", id="x", seat=seat, move=word)
            assert self.ask(play, table.seats[seat].holder)

    @precondition(lambda self: self.table.owes)
    @rule(which=seats, word=st.sampled_from(["?", "r5", "-", "0,0"]))
    def a_bot_fails(self, which: int, word: str) -> None:
        table = self.table
        seat = table.owes[which % len(table.owes)]
        trouble = BotTrouble(seat, "crash", table.asked)
        self.ask(trouble if word == "?" else BotMove(seat, word, table.asked), None)

    @precondition(lambda self: throw_view(self.table) is not None)
    @rule(pips=st.lists(st.integers(0, 7), min_size=6, max_size=6), which=seats)
    def throw(self, pips: list[int], which: int) -> None:
        asked = throw_view(self.table)
        assert asked is not None
        if not asked["seats"]:
            return
        faces = [die for die in asked["dice"] if die is not None]
        roll = " ".join(str(1 + pip % die) for pip, die in zip(pips, faces, strict=False))
        seat = asked["seats"][which % len(asked["seats"])]
        throw = commands.Throw(type="throw", id="x", seat=seat, roll=roll)
        self.ask(throw, self.table.seats[seat].holder)

    @rule(kind=st.sampled_from(sorted(SEATED)), which=seats, who=st.none() | people)
    def do(self, kind: str, which: int, who: str | None) -> None:
        """Somebody does something with a seat, mostly with their own."""
        seat = which % len(self.table.seats)
        holder = self.table.left.get(seat, self.table.seats[seat]).holder
        self.ask(SEATED[kind](type=kind, id="x", seat=seat), who or holder or OWNER)

    @precondition(lambda self: self.table.status == "playing")
    @rule(which=seats, ms=st.sampled_from([0, 400, 3_000]), bots=st.integers(0, 3))
    def leave_and_return(self, which: int, ms: int, bots: int) -> None:
        """Somebody is gone for a moment, in which bots may decide for them."""
        self.do("leave", which, None)
        self.at += ms
        for _ in range(bots):
            if any(self.table.bot_for(seat) for seat in self.table.owes):
                self.decide_one(bots, which)
        self.do("return", which, None)

    @precondition(lambda self: self.table.status == "playing")
    @rule(which=seats)
    def take_back(self, which: int) -> None:
        """Somebody takes back, or asks the others."""
        self.do("takeback", which, None)

    @precondition(lambda self: self.table.takeback is not None)
    @rule(accept=st.booleans())
    def answer_all(self, accept: bool) -> None:
        """Everybody who was asked says the same."""
        for number, seat in enumerate(self.table.seats):
            fields: dict[str, Any] = {"id": "x", "seat": number, "accept": accept}
            command = commands.AnswerTakeback(type="answer-takeback", **fields)
            if self.table.takeback is not None and seat.holder is not None:
                self.ask(command, seat.holder)

    @rule(seat=seats, who=people, accept=st.booleans(), draw=st.booleans())
    def answer(self, seat: int, who: str, accept: bool, draw: bool) -> None:
        fields: dict[str, Any] = {"id": "x", "seat": seat, "accept": accept}
        if draw:
            self.ask(commands.AnswerDraw(type="answer-draw", **fields), who)
        else:
            self.ask(commands.AnswerTakeback(type="answer-takeback", **fields), who)

    @rule(which=seats, other=seats, present=st.frozensets(seats))
    def take_over(self, which: int, other: int, present: frozenset[int]) -> None:
        number = len(self.table.seats)
        seat, absent = which % number, other % number
        who = self.table.seats[seat].holder or OWNER
        vote = commands.Takeover(type="takeover", id="x", seat=seat, absent=absent)
        self.ask(vote, who, present)

    @rule(time=st.sampled_from([None, 5, 30]), pace=st.sampled_from([0, 600]), who=people)
    def configure(self, time: int | None, pace: int, who: str) -> None:
        self.ask(commands.Configure(type="configure", id="x", time=time, pace=pace), who)

    @rule(pace=st.sampled_from([0, 600]))
    def change_the_pace(self, pace: int) -> None:
        self.ask(commands.Configure(type="configure", id="x", pace=pace), OWNER)

    @rule(which=seats, who=st.just(OWNER) | people, remove=st.booleans())
    def replace(self, which: int, who: str, remove: bool) -> None:
        seat = which % len(self.table.seats)
        if remove:
            self.ask(commands.Remove(type="remove", id="x", seat=seat), who)
        else:
            self.ask(commands.SetBot(type="bot", id="x", seat=seat, bot="greedy"), who)

    @rule(kind=st.sampled_from(["invite", "watch"]), on=st.booleans())
    def change_a_link(self, kind: Any, on: bool) -> None:
        self.ask(commands.Link(type="link", id="x", kind=kind, on=on), OWNER)

    @rule(on=st.booleans(), step=st.booleans())
    def halt(self, on: bool, step: bool) -> None:
        if step:
            self.ask(commands.Advance(type="step", id="x"), OWNER)
        else:
            self.ask(commands.Halt(type="halt", id="x", on=on), OWNER)

    # -- what the test remembers of it

    def follow(self, step: Transition, by: str | None) -> None:
        """Check an event, and remember what later events must not contradict."""
        before, event, after, _ = step
        if before is None:
            self.again = create_table("table", event, self.at)
            return
        stored = from_json(json.loads(json.dumps(to_json(event))))
        assert self.again is not None
        self.again = apply_event(self.again, stored, after.at, move_of(self.again, stored))
        assert after.seq == before.seq + 1
        match event:
            case events.Stood(seat, "removed") | events.StoodIn(seat, _, "removed"):
                holder = before.seats[seat].holder
                if holder is not None and not after.has_part(holder):
                    self.removed.add(holder)  # From the last of their seats.
            case events.Seated(_, holder):
                self.removed.discard(holder)
        match event:
            case events.StoodIn(_, _, why) if why != "left":
                self.ousted = after.seq
            case events.TakenBack(seat, to):
                assert before.bot_for(seat) is None, "a bot takes nothing back"
                assert self.decided[seat] > self.ousted, "somebody was removed who could say no"
                assert to <= before.asked
        for seat, decision in after.undo.items():
            if decision is not before.undo.get(seat):
                self.decided[seat] = after.seq  # Now the others see it.
        if after.asked != before.asked:
            self.by_guests = 0
        elif by is not None and by != OWNER:
            self.by_guests += 1
        self._follow_the_clock(before, event, after)

    def _follow_the_clock(self, before: Table, event: events.Event, after: Table) -> None:
        """A deadline moves only with another question, by the server, or out of a pause."""
        is_free = (
            after.asked != before.asked
            or before.paused is not None
            or before.halted is not None
            or after.limit != before.limit
        )
        if is_free or self.deadline is None:
            self.deadline = after.deadline
        elif isinstance(event, events.Delayed):
            pass  # The rules that move the clock know by how much.
        elif after.deadline is not None:
            assert after.deadline <= self.deadline, f"{event} gave time"

    # -- what always holds

    @invariant()
    def count(self) -> None:
        type(self).steps_done += 1

    @precondition(lambda self: self.steps)
    @invariant()
    def stored_events_make_the_same_table(self) -> None:
        assert self.again == self.table

    @precondition(lambda self: self.steps)
    @invariant()
    def nobody_has_more_than_a_whole_turn(self) -> None:
        table = self.table
        if table.deadline is not None:
            assert table.limit is not None
            assert table.deadline <= self.at + 1000 * table.limit

    @precondition(lambda self: self.steps)
    @invariant()
    def guests_do_not_fill_the_table(self) -> None:
        if self.table.status == "playing":
            assert self.by_guests <= MOST_BY_GUESTS

    @precondition(lambda self: self.steps)
    @invariant()
    def somebody_can_go_on(self) -> None:
        table = self.table
        if table.status != "playing":
            assert table.deadline is None
            return
        assert table.state is not None
        if table.state.to_act is CHANCE:
            assert table.has_own_dice
            return
        assert table.owes
        for seat in table.owes:
            bot, held = table.bot_for(seat), table.seats[seat].holder
            assert bot or held, "a seat that nobody holds owes a decision"
            assert table.state.legal(seat)
            assert table.adapter.fallback(table.state, seat) in table.state.legal(seat)

    @precondition(lambda self: self.steps)
    @invariant()
    def seats_are_whole_and_shares_stay(self) -> None:
        table = self.table
        counted = Counter(seat.kind for seat in table.seats)
        assert table.status == "open" or not counted["open"]
        for seat in table.seats:
            assert (seat.holder is not None) == (seat.kind == "person")
            assert (seat.bot is not None) == (seat.kind == "bot")
        if table.status == "open":
            return
        shares = tuple(seat.share for seat in table.seats)
        self.shares = self.shares or shares
        assert shares == self.shares, "the dice depend on them"

    @precondition(lambda self: self.steps)
    @invariant()
    def the_owner_can_always_replace_people(self) -> None:
        table = self.table
        if table.status != "playing":
            return
        full = table.changed(seq=MOST_EVENTS + LONGEST_GAME)
        for number, seat in enumerate(table.seats):
            command: commands.Command = commands.Remove(type="remove", id="x", seat=number)
            if seat.kind == "bot":
                command = commands.SetBot(type="bot", id="x", seat=number, bot="random")
            check_length(full, command, OWNER)
            assert decide(table, command, OWNER, self.context())

    @precondition(lambda self: self.steps)
    @invariant()
    def who_was_removed_sees_nothing_by_what_they_know(self) -> None:
        for person in self.removed:
            assert self.table.owner != person
            for link in (None, *self.links[person]):
                assert not self.table.may_watch(person, link)
                if link is not None:
                    assert not self.table.may_watch("the same in another browser", link)

    @precondition(lambda self: self.steps)
    @invariant()
    def everybody_can_be_shown_the_table(self) -> None:
        assert table_view(self.table, frozenset(), 1)
        for person in PEOPLE:
            assert your_view(self.table, person)

    @classmethod
    def finish(cls) -> None:
        """Nothing stays open."""

    def teardown(self) -> None:
        if not self.steps or self.table.state is None:
            return
        record = record_of(self.table, [step.event for step in self.steps])
        assert record is not None
        if self.table.status == "over" and not self.table.has_own_dice:
            assert verify_dice(record).ok
