"""Several processes on one PostgreSQL: any of them decides, and all hear of it."""

import asyncio
import time
from typing import Any

import pytest

from crosshex.server.config import ServerConfig
from crosshex.server.me.keeping import Keeper
from crosshex.server.rooms import live as live_module
from crosshex.server.rooms import others as others_module
from crosshex.server.rooms.live import LiveTable
from crosshex.server.rooms.live_tables import LiveTables
from crosshex.server.rooms.others import Others
from crosshex.server.store import leases as leases_module
from crosshex.server.store.leases import Leases
from crosshex.server.store.store import Store
from crosshex.server.store.writes import Append, StoredEvent
from crosshex.table.faults import Refused
from tests.server.processes import (
    ANN,
    BOB,
    EVE,
    PATIENCE,
    Json,
    Listener,
    Process,
    both,
    new_table,
    play,
    process,
    run,
    send,
    until,
)

OPEN: Json = {"kind": "open"}
BOTS = ({"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})


@pytest.fixture
def config(postgres_store: str) -> ServerConfig:
    """The configuration of processes that share an empty store."""
    return ServerConfig(db=postgres_store)


def deafen(monkeypatch: pytest.MonkeyPatch, *kinds: str) -> None:
    """Let notices of these kinds be lost, at processes that start from now on.

    They do not compare their tables with the store either, unless the test asks for that.
    """
    monkeypatch.setattr(others_module, "COMPARE_SECONDS", 1000.0)
    for kind in kinds:
        monkeypatch.setattr(Others, f"_heard_{kind}", lambda *_: None)


def drive(at: Process, live: LiveTable) -> bool:
    return at.rooms.tables.drives(live)


# -- commands and events


def test_whoever_is_connected_at_another_process_gets_the_same_messages(
    config: ServerConfig,
) -> None:
    async def test() -> None:
        async with process(config) as one, process(config) as two:
            here, there = await both(one, two, new_table(public=True))
            pairs = [(Listener(who), Listener(who)) for who in (ANN, EVE, None)]
            for at_one, at_two in pairs:
                one.rooms.tables.join(here, at_one)
                two.rooms.tables.join(there, at_two)
            await until(lambda: here.has_others and there.has_others)
            for number in range(12):
                at, live = ((one, here), (two, there))[number % 2]
                await play(at, live)
                if number % 5 == 4:
                    await send(one, here, "configure", pace=number)
                await until(lambda: here.table == there.table)
            for at_one, at_two in pairs:
                seen = [
                    [{**each, "now": 0} for each in client.heard if each["type"] == "update"][-1]
                    for client in (at_one, at_two)
                ]
                assert seen[0]["table"] == seen[1]["table"] and seen[0]["you"] == seen[1]["you"]
            assert list(here.news) == list(there.news)

    run(test())


def test_a_lost_notice_costs_seconds_and_no_move(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    deafen(monkeypatch, "moved")
    monkeypatch.setattr(others_module, "COMPARE_SECONDS", 0.2)

    async def test() -> None:
        async with process(config) as one, process(config) as two:
            here, there = await both(one, two, new_table())
            ann = Listener(ANN)
            two.rooms.tables.join(there, ann)
            done = await play(one, here)
            assert done is not None
            await until(lambda: ann.heard[-1].get("seq") == done["seq"])

    run(test())


def test_a_game_that_cannot_follow_its_events_keeps_no_other_table_waiting(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    deafen(monkeypatch, "moved")

    async def test() -> None:
        async with process(config) as one, process(config) as two:
            resting, _ = await both(one, two, new_table())
            here, there = await both(one, two, new_table())
            take_in = two.rooms.tables.take_in

            def follow(live: LiveTable, stored: list[StoredEvent]) -> None:
                if live.table.id == resting.table.id:
                    raise Refused("busy", retry_after=600)
                take_in(live, stored)

            monkeypatch.setattr(two.rooms.tables, "take_in", follow)
            for live in (resting, here):
                await play(one, live)
            two.others._linked()
            await until(lambda: there.table == here.table)

    run(test())


def test_a_table_that_cannot_be_driven_keeps_no_other_one_waiting(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with process(config) as one:
            broken, sound = [await one.rooms.setup.create(new_table(), ANN) for _ in range(2)]
            driven: list[LiveTable] = []

            async def compensate(live: LiveTable) -> None:
                if live is broken:
                    raise KeyError("an event that nobody knows")

            monkeypatch.setattr(one.rooms.tables, "before_use", compensate)
            monkeypatch.setattr(one.rooms.tables, "on_change", driven.append)
            monkeypatch.setattr(one.others.leases, "holds", lambda table: True)
            one.others._leases_changed([broken.table.id, sound.table.id], True)
            await until(lambda: sound in driven)
            assert broken not in driven

    run(test())


def test_a_game_that_ended_at_another_process_has_its_record(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    deafen(monkeypatch, "moved")

    async def test() -> None:
        async with process(config) as one, process(config) as two:
            seats = {"kind": "me", "name": "Ann"}, OPEN
            here, _ = await both(one, two, new_table(*seats, game="six", public=True))
            await send(one, here, "sit", BOB, seat=1, name="Bob")
            await send(one, here, "start")
            await send(one, here, "resign", seat=0)
            assert here.table.status == "over"
            keeper = Keeper(two.rooms.tables, two.store, two.pool)
            await keeper.complete(here.table.id)
            (game,) = await keeper.games.all(ANN)
            assert game.record

    run(test())


def test_after_a_lost_connection_the_tables_in_memory_are_compared_with_the_store(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(others_module, "COMPARE_SECONDS", 1000.0)

    async def test() -> None:
        async with process(config) as one, process(config) as two:
            here, there = await both(one, two, new_table())
            deaf = asyncio.Event()
            handlers, moved = two.others.handlers, two.others.handlers["moved"]
            handlers["moved"] = lambda *_: deaf.set()
            # What is read when the table is loaded may have the first move.
            while there.table.seq == here.table.seq:
                await play(one, here)
                await asyncio.wait_for(deaf.wait(), PATIENCE)
                deaf.clear()
            handlers["moved"] = moved

            def cut(connection: Any) -> None:
                connection.exec_driver_sql(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE query LIKE 'LISTEN%%' AND datname = current_database()"
                )

            await one.store.run(cut)
            await until(lambda: there.table.seq == here.table.seq)

    run(test())


def test_listening_takes_no_connection_of_the_pool(config: ServerConfig) -> None:
    async def test() -> None:
        async with process(config) as one:
            pool: Any = one.store.engine.pool
            # The writer keeps one for itself.
            await until(lambda: pool.checkedout() == 1)
            assert one.others.linked

    run(test())


def test_a_process_that_did_not_hear_of_a_move_decides_again_instead_of_refusing(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    deafen(monkeypatch, "moved")

    async def test() -> None:
        async with process(config) as one, process(config) as two:
            here, there = await both(one, two, new_table(game="six"))
            await play(one, here)
            assert here.table.seq > there.table.seq
            (seat,) = here.table.owes
            assert here.table.state is not None
            move = str(here.table.state.legal(seat)[0])
            # The other process still waits for the first seat.
            done = await send(two, there, "play", seat=seat, move=move)
            assert done is not None and done["seq"] > here.table.seq

    run(test())


def test_a_repeated_command_is_answered_but_runs_once_at_any_process(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    deafen(monkeypatch, "moved")

    async def test() -> None:
        async with process(config) as one, process(config) as two, process(config) as three:
            here, there = await both(one, two, new_table())
            third = await three.rooms.tables.get(here.table.id)
            first = await play(two, there, id="once")
            again: Json = {"seat": 0, "move": "-", "id": "once"}
            assert await send(one, here, "play", **again) == first
            assert await send(three, third, "play", **again) == first

    run(test())


def test_the_same_command_at_all_processes_at_once_runs_once(config: ServerConfig) -> None:
    async def test() -> None:
        async with process(config) as one, process(config) as two:
            here, there = await both(one, two, new_table())
            for number in range(10):
                seat = min(here.table.owes)
                assert here.table.state is not None
                move = str(here.table.state.legal(seat)[-1])
                same: Json = {"seat": seat, "move": move, "id": f"same {number}"}
                answers = await asyncio.gather(
                    send(one, here, "play", **same),
                    send(two, there, "play", **same),
                    send(two, there, "play", **same),
                )
                assert len({answer["seq"] for answer in answers if answer}) == 1
                await until(lambda: there.table == here.table)

    run(test())


def test_hidden_choices_stay_hidden_at_other_processes(config: ServerConfig) -> None:
    async def test() -> None:
        async with process(config) as one, process(config) as two:
            new = new_table({"kind": "me", "name": "Ann"}, OPEN, public=True)
            here, there = await both(one, two, new)
            await send(two, there, "sit", by=BOB, seat=1, name="Bob")
            await send(one, here, "start")
            await until(lambda: there.table == here.table)
            bob, eve = Listener(BOB), Listener(EVE)
            two.rooms.tables.join(there, bob)
            two.rooms.tables.join(there, eve)
            await play(one, here)
            await until(lambda: there.table == here.table)
            for client in (bob, eve):
                (update,) = [each for each in client.heard if each["type"] == "update"]
                assert [each["type"] for each in update["news"]] == ["chose"]
                assert "move" not in update["news"][0]
                assert update["you"]["chosen"] == []

    run(test())


def test_rematches_asked_for_everywhere_lead_to_one_table(config: ServerConfig) -> None:
    async def test() -> None:
        async with process(config) as one, process(config) as two:
            for number in range(10):
                here, there = await both(one, two, new_table(game="six"))
                await send(one, here, "resign", seat=0)
                asking = [
                    send(at, live, "rematch", share=str(number))
                    for at, live in ((two, there), (one, here), (two, there))
                ]
                answers = await asyncio.gather(*asking)
                (table,) = {answer["table"] for answer in answers if answer}
                await two.rooms.tables.get(table)

    run(test())


def test_a_rematch_that_another_event_overtakes_is_made_all_the_same(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with process(config) as one, process(config) as two:
            here, there = await both(one, two, new_table(game="six"))
            await send(one, here, "resign", seat=0)
            await until(lambda: there.table == here.table)
            write: Any = two.store.write

            async def outrun(added: Append) -> None:
                monkeypatch.setattr(two.store, "write", write)
                await send(one, here, "configure", pace=700)
                await write(added)

            monkeypatch.setattr(two.store, "write", outrun)
            answer = await send(two, there, "rematch", share="")
            assert answer is not None and answer["table"] == there.table.rematch is not None
            assert there.table.settings.pace == 700
            assert await two.store.count() == 2, "no table is left over"

    run(test())


def test_events_that_are_written_one_by_one_are_told_as_well(config: ServerConfig) -> None:
    async def test() -> None:
        async with process(config) as one, process(config) as two:
            here, there = await both(one, two, new_table(game="six"))

            def broken(connection: Any) -> None:
                raise ValueError

            # It shares a transaction with the move, which then has to be written again.
            failing = one.store.write(broken)
            await play(one, here)
            await asyncio.gather(failing, return_exceptions=True)
            await until(lambda: there.table == here.table)

    run(test())


def test_a_foreign_notice_is_ignored(
    config: ServerConfig, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with process(config) as one, process(config) as two:
            here, there = await both(one, two, new_table())
            one.store.tell("nobody knows this")
            one.store.tell("moved", 3)
            one.store.tell("here", [["x"]])
            await until(lambda: "a notice could not be handled" in caplog.text)
            await play(one, here)
            await until(lambda: there.table == here.table)

    run(test())


# -- who is here, and who may be


def test_a_person_connected_elsewhere_cannot_be_taken_over(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_module, "GRACE_SECONDS", 0.0)

    async def test() -> None:
        async with process(config) as one, process(config) as two:
            new = new_table({"kind": "me", "name": "Ann"}, OPEN, public=True)
            here, there = await both(one, two, new)
            await send(two, there, "sit", by=BOB, seat=1, name="Bob")
            await send(one, here, "start")
            await until(lambda: there.table == here.table)
            bob = Listener(BOB)
            two.rooms.tables.join(there, bob)
            await until(lambda: 1 in here.present)
            with pytest.raises(Refused, match="not-absent"):
                await send(one, here, "takeover", seat=0, absent=1)
            two.rooms.tables.leave(there, bob)
            await until(lambda: 1 not in here.present)
            await send(one, here, "takeover", seat=0, absent=1)
            assert here.table.seats[1].plays_by

    run(test())


def test_a_table_that_is_loaded_learns_who_is_connected_elsewhere(config: ServerConfig) -> None:
    async def test() -> None:
        async with process(config) as one, process(config) as two:
            here = await one.rooms.setup.create(new_table(), ANN)
            one.rooms.tables.join(here, Listener(ANN))
            one.rooms.tables.join(here, Listener(EVE))
            there = await two.rooms.tables.get(here.table.id)
            await until(lambda: there.present == {0, 1} and there.watchers == 1)

    run(test())


def test_who_was_at_a_process_that_died_is_forgotten(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(others_module, "REPEAT_SECONDS", 0.1)

    async def test() -> None:
        async with process(config) as one, process(config) as two:
            here, there = await both(one, two, new_table())
            watcher = Listener(EVE)
            two.rooms.tables.join(there, watcher)
            one.rooms.tables.join(here, Listener(ANN))
            await until(lambda: there.present == {0, 1})
            (first,) = there._remote.values()
            await until(lambda: [*there._remote.values()] > [first])  # It is repeated.
            assert there.present == {0, 1}
            await one.die()
            monkeypatch.setattr(live_module, "SILENT_SECONDS", 0.0)
            await until(lambda: not there.present)
            await until(lambda: watcher.heard[-1].get("present") == [])

    run(test())


def test_a_deleted_table_closes_its_connections_everywhere(config: ServerConfig) -> None:
    async def test() -> None:
        async with process(config) as one, process(config) as two:
            here, there = await both(one, two, new_table())
            clients = [Listener(ANN), Listener(EVE)]
            two.rooms.tables.join(there, clients[0])
            two.rooms.tables.join(there, clients[1])
            await one.rooms.tables.remove(here.table.id)
            await until(lambda: [client.closed for client in clients] == [4410, 4410])
            for each in (one, two):
                with pytest.raises(Refused, match="unknown-table"):
                    await each.rooms.tables.visit(here.table.id, ANN, None)

    run(test())


def test_a_table_that_is_used_elsewhere_is_not_removed_as_idle(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: object) -> int:
        return 0

    # The processes do this by themselves, too, soon after their start.
    remove = LiveTables.remove_idle
    monkeypatch.setattr(LiveTables, "remove_idle", nothing)

    async def removed_by(at: Process) -> int:
        return await remove(at.rooms.tables)

    async def test() -> None:
        async with process(config) as one, process(config) as two:
            here = await one.rooms.setup.create(new_table(), ANN)
            one.rooms.tables.join(here, Listener(ANN))

            def age(connection: Any) -> None:
                connection.exec_driver_sql("UPDATE uptimes SET ran = 0")
                connection.exec_driver_sql("UPDATE tables SET used = -100 * 86400000::bigint")

            await one.store.write(age)
            assert await removed_by(one) == 0
            assert await removed_by(two) == 0
            await one.store.write(age)
            assert await removed_by(two) == 1

    run(test())


def test_a_person_who_may_no_longer_watch_is_disconnected_everywhere(config: ServerConfig) -> None:
    async def test() -> None:
        async with process(config) as one, process(config) as two:
            here, there = await both(one, two, new_table())
            await send(one, here, "link", kind="watch", on=True)
            await until(lambda: there.table == here.table)
            eve, ann = Listener(EVE, there.table.watch), Listener(ANN)
            two.rooms.tables.join(there, eve)
            two.rooms.tables.join(there, ann)
            await send(one, here, "link", kind="watch", on=False)
            await until(lambda: eve.closed)
            assert eve.closed == 4403 and ann.closed is None

    run(test())


def test_a_visit_asks_for_newer_events_first(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    deafen(monkeypatch, "moved")

    async def test() -> None:
        async with process(config) as one, process(config) as two:
            here, _ = await both(one, two, new_table())
            await send(one, here, "link", kind="watch", on=True)
            link = here.table.watch
            await two.rooms.tables.visit(here.table.id, EVE, link)
            await send(one, here, "link", kind="watch", on=False)
            with pytest.raises(Refused, match="no-access"):
                await two.rooms.tables.visit(here.table.id, EVE, link)

    run(test())


# -- bots and clocks


def test_the_process_at_which_people_arrive_drives_a_table(config: ServerConfig) -> None:
    async def test() -> None:
        async with process(config) as one, process(config) as two:
            here, there = await both(one, two, new_table(time=30))
            assert not drive(one, here) and not drive(two, there)
            two.rooms.tables.join(there, Listener(ANN))
            await until(lambda: drive(two, there))
            one.rooms.tables.join(here, Listener(ANN))
            await asyncio.sleep(0.2)
            assert not drive(one, here)

    run(test())


def test_tables_of_a_dead_process_are_driven_elsewhere_watched_or_not(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases_module, "UNCLAIMED_MS", 0)

    async def test() -> None:
        async with process(config, bots=1) as one:
            here = await one.rooms.setup.create(new_table(*BOTS, pace=200), ANN)
            await until(lambda: here.table.seq > 5)
            async with process(config, bots=1) as two:
                assert here.table.id not in two.rooms.tables.loaded
                await one.die()
                seq = here.table.seq
                await until(lambda: here.table.id in two.rooms.tables.loaded)
                there = two.rooms.tables.loaded[here.table.id]
                await until(lambda: there.table.seq > seq)

    run(test())


def test_tables_of_a_process_that_stops_are_driven_elsewhere_at_once(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases_module, "DEAD_SECONDS", 1000.0)

    async def test() -> None:
        async with process(config) as two:
            async with process(config) as one:
                here, there = await both(one, two, new_table(time=30))
                one.rooms.tables.join(here, Listener(ANN))
                await until(lambda: drive(one, here))
            await until(lambda: drive(two, there))

    run(test())


def test_heartbeats_go_on_while_a_process_loads_many_tables(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(leases_module, "UNCLAIMED_MS", 0)
    monkeypatch.setattr(leases_module, "BEAT_SECONDS", 0.2)
    monkeypatch.setattr(leases_module, "SURE_SECONDS", 2.0)
    load = LiveTable.load

    def slowly(*given: Any) -> LiveTable:
        time.sleep(0.3)
        return load(*given)

    async def test() -> None:
        async with process(config) as one:
            made = [await one.rooms.setup.create(new_table(time=30), ANN) for _ in range(8)]
        monkeypatch.setattr(LiveTable, "load", slowly)
        async with process(config) as two:

            def driven() -> bool:
                tables = two.rooms.tables.loaded
                return all(each.table.id in tables for each in made) and all(
                    drive(two, tables[each.table.id]) for each in made
                )

            await until(driven)

    run(test())
    assert not [each for each in caplog.records if each.message == "leases were lost"]


def test_a_table_that_a_hanging_process_has_locked_keeps_no_lease_of_another_waiting(
    config: ServerConfig,
) -> None:
    async def test() -> None:
        async with process(config) as one:
            locked = await one.rooms.setup.create(new_table(time=30), ANN)
            free = await one.rooms.setup.create(new_table(time=30), ANN)
            hanging = one.store.engine.connect()
            query = "SELECT id FROM tables WHERE id = %s FOR UPDATE"
            hanging.exec_driver_sql(query, (locked.table.id,))
            try:
                one.rooms.tables.join(locked, Listener(ANN))
                one.rooms.tables.join(free, Listener(ANN))
                begun = one.supervisor.report()
                await until(lambda: drive(one, free))
                assert not drive(one, locked)
                restarts = {each.name: each.restarts for each in begun}
                now = {each.name: each.restarts for each in one.supervisor.report()}
                assert now == restarts, "and no task has failed"
            finally:
                hanging.close()

    run(test())


def test_a_heartbeat_that_took_too_long_gives_the_leases_up(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases_module, "SURE_SECONDS", 0.2)

    async def test() -> None:
        store, changes = Store(config.db_url), list[tuple[Any, bool]]()
        leases = Leases(store, lambda tables, taken: changes.append((set(tables), taken)))
        await leases.beat()
        leases._held.add("table")
        assert leases.holds("table")
        run_now = store.run

        async def run_slowly(work: Any) -> Any:
            await asyncio.sleep(0.3)
            monkeypatch.setattr(store, "run", run_now)
            return await run_now(work)

        monkeypatch.setattr(store, "run", run_slowly)
        await leases.beat()
        # Meanwhile no bot was asked and no clock was watched: somebody has to begin again.
        assert changes[-1] == ({"table"}, False) and not leases.holds("table")
        leases._held.add("other")
        assert leases.holds("other")
        await store.close()

    run(test())


def test_a_process_that_was_silent_comes_back_without_its_leases(config: ServerConfig) -> None:
    async def test() -> None:
        async with process(config) as one, process(config) as two:
            here, there = await both(one, two, new_table(time=30))
            one.rooms.tables.join(here, Listener(ANN))
            await until(lambda: drive(one, here))
            # It hangs: its heartbeat stops, and it no longer acts on its leases.
            (task,) = [each for each in one.supervisor._tasks if each.name == "leases"]
            await task.stop()
            await until(lambda: drive(two, there))
            assert not drive(one, here)
            await one.others.leases.beat()
            assert not drive(one, here) and drive(two, there)

    run(test())


def test_a_question_is_asked_by_one_process_only(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases_module, "UNCLAIMED_MS", 0)
    asked: list[tuple[str, int, int]] = []

    def note(at: Process, name: str) -> None:
        choose = at.pool.choose

        async def noted(bot: str, state: Any, seat: int, table: str, *rest: Any) -> str:
            asked.append((name, seat, at.rooms.tables.loaded[table].table.asked))
            return await choose(bot, state, seat, table, *rest)

        monkeypatch.setattr(at.pool, "choose", noted)

    async def test() -> None:
        async with process(config, bots=1) as one, process(config, bots=1) as two:
            note(one, "one")
            note(two, "two")
            here, there = await both(one, two, new_table(*BOTS))
            one.rooms.tables.join(here, Listener(ANN))
            two.rooms.tables.join(there, Listener(ANN))
            await until(lambda: here.table.status == "over" and there.table.status == "over")

    run(test())
    questions = [each[1:] for each in asked]
    assert len(questions) == len(set(questions)) > 20
    assert len({name for name, _, _ in asked}) == 1


def test_a_request_without_a_table_takes_no_lease(config: ServerConfig) -> None:
    async def test() -> None:
        async with process(config) as one:
            await one.rooms.setup.create(new_table(time=30), ANN)
            await asyncio.sleep(0.1)

            def drivers(connection: Any) -> list[Any]:
                return list(connection.exec_driver_sql("SELECT driver FROM tables").scalars())

            assert await one.store.run(drivers) == [None]

    run(test())
