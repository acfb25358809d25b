"""A shared score pad that several people write, join, leave and end in any order."""

import asyncio
import secrets
import tempfile
from collections.abc import Awaitable
from pathlib import Path
from typing import ClassVar, TypeVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from crosshex.server.pads.pads import Pads
from crosshex.server.pads.views import MOST_SHEETS, NewPad, PadLog, PadSheet, PadView
from crosshex.server.store.store import Store
from crosshex.table.faults import Refused

T = TypeVar("T")
PEOPLE = ("a" * 32, "b" * 32, "c" * 32)
OWNER = PEOPLE[0]
people = st.sampled_from(PEOPLE)
words = st.lists(st.sampled_from(["r5", "x", "undo"]), max_size=3)


def new_id() -> str:
    return secrets.token_hex(9)


class Server:
    """One store for all pads of a run: opening it takes longer than a game."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.store = Store(f"sqlite:///{Path(self.folder.name)}/tables.db")
        self.pads = Pads(self.store, kept_ms=10**12)

    def run(self, work: Awaitable[T]) -> T:
        async def done() -> T:
            return await work

        return self.runner.run(done())

    def close(self) -> None:
        self.run(self.store.close())
        self.runner.close()
        self.folder.cleanup()


class PadMachine(RuleBasedStateMachine):
    """One pad, and a model of it: for each sheet its writer and its log."""

    steps_done: ClassVar[int] = 0
    server: ClassVar[Server | None] = None

    def __init__(self) -> None:
        super().__init__()
        cls = type(self)
        cls.server = cls.server or Server()
        self.pads = cls.server.pads
        self.run = cls.server.run
        self.pad = new_id()
        self.seq = 0
        self.stored: dict[str, list[int]] = {}
        self.sheets: dict[str, tuple[str, list[str]]] = {}
        # In the order in which they were given: ids and codes are random, the steps are not.
        self.links: dict[str, list[str]] = {person: [] for person in PEOPLE}
        self.link: str | None = None
        self.is_gone = False

    def ask(self, work: Awaitable[PadView]) -> PadView | str:
        """The answer to a request, or why it was refused."""
        try:
            view = self.run(work)
        except Refused as refused:
            return refused.code
        if view["id"] == self.pad:
            self.check(view)
        return view

    def check(self, view: PadView) -> None:
        """Compare the pad with the model, and with what it was before."""
        assert {each["id"]: each["log"] for each in view["sheets"]} == {
            sheet: log for sheet, (_, log) in self.sheets.items()
        }
        assert view["seq"] in (self.seq, self.seq + 1), "each change has a number of its own"
        self.seq = view["seq"]
        for each in view["sheets"]:
            assert len(each["stored"]) == len(each["log"])
            assert each["stored"] == sorted(each["stored"])
            before = self.stored.get(each["id"], [])
            assert each["stored"][: len(before)] == before, "what is stored stays"
            self.stored[each["id"]] = each["stored"]
        self.link = view["link"]

    def may(self, who: str) -> bool:
        return who == OWNER or any(writer == who for writer, _ in self.sheets.values())

    # -- what happens

    @initialize(log=words)
    def share(self, log: list[str]) -> None:
        sheet = PadSheet(id=new_id(), name="Ann", log=log)
        self.sheets[sheet.id] = OWNER, log
        assert isinstance(
            self.ask(self.pads.create(NewPad(id=self.pad, game="qwixx", sheets=[sheet]), OWNER)),
            dict,
        )

    @precondition(lambda self: not self.is_gone)
    @rule(who=people, log=words, ask=st.booleans())
    def join(self, who: str, log: list[str], ask: bool) -> None:
        """Somebody joins, by the link that they are given now, or by an old one."""
        if ask and self.link:
            self.links[who].append(self.link)
        link = self.link if ask else next(iter(self.links[who]), None)
        sheet = PadSheet(id=new_id(), name="Bo", log=log)
        allowed = self.may(who) or (link is not None and link == self.link)
        if allowed and len(self.sheets) < MOST_SHEETS:
            self.sheets[sheet.id] = who, log
        answer = self.ask(self.pads.join(self.pad, sheet, who, link))
        assert isinstance(answer, dict) == (sheet.id in self.sheets)

    @precondition(lambda self: self.sheets and not self.is_gone)
    @rule(
        who=people, which=st.integers(0, 7), more=words, kept=st.integers(0, 5), own=st.booleans()
    )
    def write(self, who: str, which: int, more: list[str], kept: int, own: bool) -> None:
        """Somebody sends a log, which may go on from another place than the stored one ends at."""
        sheet = list(self.sheets)[which % len(self.sheets)]
        writer, log = self.sheets[sheet]
        who = writer if own else who
        sent = [*log, *more] if kept == 5 else [*log[:kept], *more]
        if who == writer and len(sent) > len(log) and sent[: len(log)] == log:
            self.sheets[sheet] = writer, sent
        answer = self.ask(self.pads.write(self.pad, [PadLog(id=sheet, log=sent)], who))
        assert isinstance(answer, dict) == (who == writer)

    @precondition(lambda self: self.sheets and not self.is_gone)
    @rule(who=people, which=st.integers(0, 7))
    def remove(self, who: str, which: int) -> None:
        sheet = list(self.sheets)[which % len(self.sheets)]
        writer, _ = self.sheets[sheet]
        before, allowed = self.link, who in (writer, OWNER)
        if allowed:
            del self.sheets[sheet]
        answer = self.ask(self.pads.remove(self.pad, sheet, who))
        assert isinstance(answer, dict) == allowed
        if allowed and who != writer and before:
            assert isinstance(answer, dict) and answer["link"] not in (before, None)

    @precondition(lambda self: not self.is_gone)
    @rule(who=people, on=st.booleans())
    def set_link(self, who: str, on: bool) -> None:
        answer = self.ask(self.pads.set_link(self.pad, on, who))
        assert isinstance(answer, dict) == (who == OWNER)

    @precondition(lambda self: not self.is_gone)
    @rule(who=people)
    def play_again(self, who: str) -> None:
        """The next pad has the same people, and is the same for all of them."""
        following = [self.ask(self.pads.rematch(self.pad, new_id(), who)) for _ in range(2)]
        if not self.may(who):
            assert following == ["no-access"] * 2
            return
        first, second = following
        assert isinstance(first, dict) and isinstance(second, dict)
        assert first["id"] == second["id"] != self.pad

    @precondition(lambda self: not self.is_gone and self.seq > 12)
    @rule(who=people)
    def end(self, who: str) -> None:
        try:
            self.run(self.pads.delete(self.pad, who))
        except Refused:
            assert who != OWNER
        else:
            assert who == OWNER
            self.is_gone = True

    @classmethod
    def finish(cls) -> None:
        """Close the store."""
        server, cls.server = cls.server, None
        if server is not None:
            server.close()

    @precondition(lambda self: self.is_gone)
    @rule(who=people, log=words)
    def come_late(self, who: str, log: list[str]) -> None:
        """A pad that was ended stays ended."""
        sheet = PadSheet(id=new_id(), name="Bo", log=log)
        assert self.ask(self.pads.join(self.pad, sheet, who, self.link)) == "unknown-pad"

    # -- what always holds

    @invariant()
    def count(self) -> None:
        type(self).steps_done += 1

    @precondition(lambda self: self.seq)
    @invariant()
    def all_see_the_same_or_nothing(self) -> None:
        for person in PEOPLE:
            answer = self.ask(self.pads.read(self.pad, person, None, None))
            if self.is_gone:
                assert answer == "unknown-pad"
            elif not self.may(person):
                assert answer == "no-access"
            else:
                assert isinstance(answer, dict)
                mine = [sheet for sheet, (writer, _) in self.sheets.items() if writer == person]
                assert sorted(answer["yours"]) == sorted(mine)
