"""The checker finds faults: in made-up stores, and in one that really loses a move."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from crosshex.server.config import ServerConfig
from crosshex.server.store import writes
from crosshex.server.store.writes import Append
from tests.scale.chaos_run import ChaosRun, spend
from tests.scale.checker import History, Request, Row, check, read
from tests.server.harness import running

ONE, TWO = Request("t", "a", 0, "r5"), Request("t", "b", 1, "-")
Stored = list[Row]


def played(seq: int, request: Request, **changes: object) -> Row:
    data = {"type": "played", "seat": request.seat, "move": request.move, **changes}
    return Row(seq, request.key, data)


def history_of(*acknowledged: tuple[Request, int], unknown: tuple[Request, ...] = ()) -> History:
    history = History()
    for request, seq in acknowledged:
        history.ask(request)
        history.acknowledge(request, seq)
    for request in unknown:
        history.ask(request)
    return history


CREATED = Row(1, None, {"type": "created"})
GOOD = [CREATED, played(2, ONE), Row(3, None, {"type": "thrown"})]


def test_a_good_store_is_found_good() -> None:
    both = [*GOOD, played(4, TWO)]
    assert check(history_of((ONE, 2), (TWO, 4)), {"t": both}) == []
    # A move without an answer may be there or not.
    assert check(history_of((ONE, 2), unknown=(TWO,)), {"t": both}) == []
    assert check(history_of((ONE, 2), unknown=(TWO,)), {"t": GOOD}) == []


@pytest.mark.parametrize(
    "stored",
    [
        [CREATED],
        [],
        [CREATED, Row(2, None, {"type": "thrown"}), played(3, ONE)],
        [CREATED, played(2, ONE, move="r6")],
        [CREATED, played(2, ONE, seat=1)],
        [CREATED, played(2, ONE), played(3, ONE)],
        [CREATED, played(2, ONE), played(4, ONE._replace(key="c"))],
        [CREATED, played(2, ONE), played(3, ONE._replace(key="unheard of"))],
        [CREATED, played(2, ONE), Row(3, None, {"type": "played", "seat": 0, "move": "r7"})],
    ],
    ids=["lost", "all lost", "moved", "another", "seat", "twice", "gap", "foreign", "unasked"],
)
def test_a_bad_store_is_found_bad(stored: Stored) -> None:
    assert check(history_of((ONE, 2)), {"t": stored})


def test_a_refused_move_must_not_be_stored() -> None:
    history = history_of((ONE, 2), unknown=(TWO,))
    history.refuse(TWO, "stale")
    assert check(history, {"t": GOOD}) == []
    assert check(history, {"t": [*GOOD, played(4, TWO)]})


def test_a_store_that_loses_a_move_on_purpose_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    insert = writes._insert_events
    lost: list[Append] = []

    def forgetful(connection: Connection, batch: list[Append], *rest: Any) -> None:
        moves = [each for each in batch if each.events and each.events[-1].key]
        if not lost and any(each.events[-1].seq > 8 for each in moves):
            lost.append(next(each for each in moves if each.events[-1].seq > 8))
        insert(connection, [each for each in batch if each not in lost], *rest)

    async def happens(run: ChaosRun) -> None:
        await run.moves(60)

    monkeypatch.setattr(writes, "_insert_events", forgetful)
    db = f"sqlite:///{tmp_path}/tables.db"
    with running(ServerConfig(db=db, rate_limits=False)) as server:
        history = spend([server.port], happens, tables=3)
    faults = check(history, read(db))
    key = lost[0].events[-1].key
    assert any(lost[0].table in fault and repr(key) in fault for fault in faults), faults
