"""A table restored from a snapshot continues like the table that its events make."""

import json
import subprocess
import sys
from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosshex.table import snapshots
from crosshex.table.apply import apply_event, move_of
from crosshex.table.events import EVENTS
from crosshex.table.news import news_of
from crosshex.table.snapshots import Unwritable, read_table, write_table
from crosshex.table.table import Seat, Table
from crosshex.table.transitions import Transition
from tests.plugin.test_pips import ROOT, environment
from tests.table.play import play, two_handed
from tests.table.random_tables import RandomTable, all_setups


def whole(table: Table) -> list[Any]:
    """All state of a table, including what the equality of positions ignores."""
    found = (table.question, table.before_throw, *table.undo.values())
    decisions = [
        each for decision in found if decision for each in (decision, decision.before_throw) if each
    ]
    states = [state for state in (table.state, *(each.state for each in decisions)) if state]
    return [vars(table), [state.__getstate__() for state in states]]


def stored(table: Table) -> Table:
    return read_table(table.id, json.loads(json.dumps(write_table(table))))


def go_on(table: Table, steps: list[Transition]) -> tuple[Table, list[Any]]:
    """The table after the same events, and what clients are told of them."""
    news = []
    for step in steps:
        before, move = table, move_of(table, step.event)
        table = apply_event(before, step.event, step.after.at, move)
        news += news_of(Transition(before, step.event, table, move))
    return table, news


def check(game: str, seats: int, options: dict[str, Any], seed: int) -> None:
    """Compare snapshots of a random table with the table itself, again and again."""
    random_table = RandomTable(game, seats, options, seed)
    restored = stored(random_table.table)
    for _ in range(8):
        assert whole(restored) == whole(random_table.table)
        steps = random_table.go_on(random_table.rng.choice((1, 5, 40)))
        after, news = go_on(restored, steps)
        assert whole(after) == whole(random_table.table)
        assert news == [each for step in steps for each in news_of(step)]
        restored = stored(after)


SETUPS = st.sampled_from([*all_setups().values()]).flatmap(st.sampled_from)


@given(SETUPS, st.integers(0, 1 << 30))
@settings(max_examples=60, deadline=None)
def test_a_snapshot_and_later_events_give_the_table_of_all_events(
    setup: tuple[str, int, dict[str, Any]], seed: int
) -> None:
    check(*setup, seed)


def test_snapshots_work_for_games_of_other_packages() -> None:
    program = (
        "from tests.table.test_snapshots import check; from tests.table.random_tables import *\n"
        "for name in ('pips', 'mini'):\n"
        "    setups = all_setups()[name]\n"
        "    [check(*setups[seed % len(setups)], seed) for seed in range(20)]\n"
        "    print(name)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=environment(), capture_output=True, text=True, timeout=120, cwd=ROOT,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["pips", "mini"]


def test_the_random_tables_produce_every_kind_of_event() -> None:
    seen: set[str] = set()
    for seed in range(200):
        *_, setup = all_setups()["six" if seed % 2 else "qwixx"][: 2 + seed % 5]
        random_table = RandomTable(*setup, seed)
        random_table.go_on(150)
        seen |= {step.event.type for step in random_table.steps}
    assert set(EVENTS) == seen


def long_game(events: int) -> Table:
    """A game of Six that is not over, whose last moves go back and forth."""
    table, number = two_handed("six", options={"repetition": 1000, "move_limit": 1000})[-1].after, 0
    while table.seq < events:
        assert table.state is not None
        legal, number = table.state.legal(table.owes[0]), number + 7
        words = (str(legal[(number + at) % len(legal)]) for at in range(len(legal)))
        tried = (play(table, table.owes[0], word)[-1].after for word in words)
        table = next(after for after in tried if after.status == "playing")
    return table


def test_a_snapshot_has_earlier_positions_and_what_a_takeback_needs() -> None:
    table = long_game(140)
    assert table.state is not None and len(table.state.earlier) > 50  # type: ignore[attr-defined]
    restored = stored(table)
    assert restored.state is not None
    assert restored.state.earlier == table.state.earlier  # type: ignore[attr-defined]
    assert [*restored.undo] == [0, 1]
    assert len(json.dumps(write_table(table))) < 20_000


def test_every_field_of_a_table_changes_the_version_and_is_written() -> None:
    written = write_table(two_handed("qwixx")[-1].after)
    assert {*written, "id", "adapter"} == {each.name for each in fields(Table)}
    for kind in (Table, Seat):
        assert all(each.name in snapshots._NAMES.split() for each in fields(kind))


def test_a_snapshot_that_cannot_be_restored_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    table = long_game(80)
    monkeypatch.setattr("crosshex.record.six.SixNotation.write_earlier", lambda *_: [])
    with pytest.raises(Unwritable, match="not the same"):
        write_table(table)


def test_a_game_without_snapshot_support_has_no_snapshots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("crosshex.table.six.recent.SixRecent.write")
    with pytest.raises(Unwritable, match="are not written"):
        write_table(two_handed("six")[-1].after)
    lobby = replace(two_handed("six")[0].after, state=None)
    assert stored(lobby) == lobby
