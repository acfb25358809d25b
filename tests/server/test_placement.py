"""Tables and their home processes, with a real PostgreSQL and a real Redis."""

import asyncio
import json
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, NamedTuple, NoReturn

import pytest
import redis as client

from crosshex.server import lease_keeper as homes_module
from crosshex.server import peers as peers_module
from crosshex.server.bot_pool import BotPool
from crosshex.server.bus import RedisBus, process_channel, table_channel
from crosshex.server.config import ServerConfig
from crosshex.server.downtime import clocks_run, compensate_all
from crosshex.server.driver import Driver
from crosshex.server.heartbeat import Heartbeat
from crosshex.server.hub import Hub
from crosshex.server.lease_keeper import LeaseKeeper
from crosshex.server.live import LiveTable
from crosshex.server.peers import Peers
from crosshex.server.protocol import COMMAND
from crosshex.server.shared_limits import SharedLimits
from crosshex.server.store import Store
from crosshex.server.supervise import Supervisor
from crosshex.server.table_removal import delete_for_owner
from crosshex.server.writes import Append
from crosshex.table.commands import NewTable
from crosshex.table.decide import TimeUp
from crosshex.table.faults import Refused
from crosshex.table.table import Table
from tests.server.services import Redis, redis_server

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(redis_server() is None, reason="there is no Redis"),
]

ANN, BOB, EVE = "a" * 32, "b" * 32, "e" * 32
PATIENCE = 20.0
Json = dict[str, Any]


@pytest.fixture
def config(postgres_store: str, redis: Redis) -> ServerConfig:
    """The configuration of processes that share a fresh database."""
    return ServerConfig(db=postgres_store, redis=redis.url)


class Process(NamedTuple):
    """A server process without its sockets; one test runs several."""

    hub: Hub
    peers: Peers
    leases: LeaseKeeper
    bus: RedisBus
    supervisor: Supervisor

    async def die(self) -> None:
        """Stop without telling the other processes, like a killed process."""
        await self.supervisor.stop()


@asynccontextmanager
async def process(config: ServerConfig, bots: int = 0) -> AsyncIterator[Process]:
    """Run a process for the duration of the block."""
    store, supervisor, me = Store(config.db_url), Supervisor(), secrets.token_hex(8)
    pool = BotPool(bots, 10.0)
    hub = Hub(config, store, pool, supervisor)
    assert config.redis is not None
    bus, leases = RedisBus(config.redis, me, supervisor), LeaseKeeper(store, me)
    hub.peers = peers = Peers(hub, bus, leases, SharedLimits(config.limits.connections))
    driver = Driver(hub, Heartbeat(store, partial(clocks_run, hub), partial(compensate_all, hub)))
    await peers.start()
    await driver.start()
    await until(lambda: bus.linked)
    try:
        yield Process(hub, peers, leases, bus, supervisor)
    finally:
        await driver.stop()
        await peers.leave()
        await supervisor.stop()
        await pool.close()
        await hub.snapshots.close()
        await store.close()


async def until(wanted: Callable[[], object]) -> None:
    """Wait until a condition is met."""
    deadline = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < deadline, "it never came"
        await asyncio.sleep(0.01)


class Listener:
    """A client that keeps the messages it gets."""

    def __init__(self, holder: str | None, link: str | None = None) -> None:
        self.holder = holder
        self.link = link
        self.address = ""
        self.heard: list[Json] = []
        self.closed: int | None = None

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def close(self, code: int) -> None:
        self.closed = code


def new_table(*seats: Json, **options: Any) -> NewTable:
    two = list(seats) or [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bea"}]
    return NewTable.model_validate({"game": "qwixx", "seats": two, "pace": 0, **options})


async def send(
    to: Process,
    live: LiveTable,
    type: str,
    by: str = ANN,
    at: Listener | None = None,
    **fields: Any,
) -> Json | None:
    """The answer of a process to a command."""
    command = COMMAND.validate_python({"type": type, "id": secrets.token_hex(4), **fields})
    return await to.hub.command(live, command, by, at)


def now(live: LiveTable) -> Table:
    """The table with all events that its process knows."""
    live.settle()
    return live.table


async def play(to: Process, live: LiveTable, **fields: Any) -> Json | None:
    """Let a seat that owes a decision cross nothing."""
    live.settle()
    seat = min(live.table.owes)
    assert live.table.state is not None
    move = str(live.table.state.legal(seat)[-1])
    return await send(to, live, "play", seat=seat, move=move, **fields)


async def both(one: Process, two: Process, new: NewTable) -> tuple[LiveTable, LiveTable]:
    """Make a table whose home is the first process, and which is in memory at both."""
    home = await one.hub.setup.create(new, ANN)
    away = await two.hub.get(home.table.id)
    assert one.peers.holds(home) and not two.peers.holds(away)
    assert (away.home, away.fence) == (one.leases.me, 1)
    return home, away


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 100))


def forbid(monkeypatch: pytest.MonkeyPatch, store: Store, *names: str) -> None:
    """Make these methods of the store fail from now on."""

    async def refuse(*_: object) -> NoReturn:
        raise AssertionError("the store was asked")

    for name in names:
        monkeypatch.setattr(store, name, refuse)


# -- forwarding


def test_a_command_runs_at_the_home_and_is_seen_everywhere_without_reading_the_store(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with process(config) as one, process(config) as two:
            home, away = await both(one, two, new_table())
            client = Listener(ANN)
            two.hub.join(away, client)
            forbid(monkeypatch, two.hub.store, "append", "load")
            for _ in range(8):
                seq = home.table.seq
                assert await play(two, away, at=client) is None
                assert home.table.seq > seq and now(away) == now(home)
                assert client.heard[-1]["seq"] == home.table.seq
                assert client.heard[-1]["re"] is not None
            answer = await play(two, away)
            assert answer is not None and answer["seq"] == home.table.seq
            with pytest.raises(Refused) as refused:
                await send(two, away, "play", seat=0, move="what")
            assert refused.value.code == "invalid-move" and refused.value.params == {"move": "what"}
            await play(one, home)
            await until(lambda: now(away) == now(home))
            assert client.heard[-1]["type"] == "update"

    run(test())


def test_commands_for_a_home_that_receives_none_are_decided_here(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers_module, "ANSWER_SECONDS", 1000.0)

    async def test() -> None:
        async with process(config) as one, process(config) as two:
            _, first = await both(one, two, new_table())
            _, second = await both(one, two, new_table())
            _, third = await both(one, two, new_table())
            await play(two, first)
            monkeypatch.setattr(peers_module, "PROBE_SECONDS", 1000.0)
            await one.die()
            unprobed = asyncio.create_task(play(two, second))
            await asyncio.sleep(0.2)
            assert not unprobed.done()
            # The next command asks Redis, which knows that the home has no subscription.
            monkeypatch.setattr(peers_module, "PROBE_SECONDS", 0.1)
            assert await play(two, first) and await unprobed
            # So does every command after a reply that nobody received the last one.
            monkeypatch.setattr(peers_module, "PROBE_SECONDS", 1000.0)
            async with asyncio.timeout(20):
                assert await play(two, third)

    run(test())


def test_commands_under_way_are_decided_here_when_the_link_is_lost(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers_module, "ANSWER_SECONDS", 1000.0)
    monkeypatch.setattr(peers_module, "PROBE_SECONDS", 1000.0)

    async def test() -> None:
        with Redis() as redis:
            apart = ServerConfig(db=config.db, redis=redis.url)
            async with process(apart) as one, process(apart) as two:
                _, away = await both(one, two, new_table())
                await play(two, away)
                await one.die()
                under_way = asyncio.create_task(play(two, away))
                await asyncio.sleep(0.2)
                assert not under_way.done()
                redis.stop()
                assert await under_way

    run(test())


def test_a_process_that_lost_its_link_decides_when_the_home_no_longer_trusts_it(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers_module, "LOOK_SECONDS", 0.1)

    async def test() -> None:
        async with process(config) as one, process(config) as two:
            home, away = await both(one, two, new_table())
            await until(lambda: one.peers.told_all)
            two.bus._url = "redis://127.0.0.1:1"
            assert two.bus._subscriber is not None
            two.bus._subscriber.close()
            await play(two, away)
            assert one.bus.linked and not one.peers.told_all
            await one.hub.visit(home.table.id, ANN, None)
            assert now(home) == now(away)

    run(test())


def test_a_gap_in_the_messages_is_filled_from_the_store(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers_module, "LOOK_SECONDS", 1000.0)

    async def test() -> None:
        async with process(config) as one, process(config) as two:
            home, away = await both(one, two, new_table())
            with monkeypatch.context() as deaf:
                deaf.setattr(one.peers, "publish", lambda *_: None)
                await play(one, home)
            await asyncio.sleep(0.1)
            assert away.table.seq < home.table.seq
            await play(one, home)
            await until(lambda: now(away) == now(home))

    run(test())


def test_a_repeated_command_is_answered_but_runs_once_at_any_process(
    config: ServerConfig,
) -> None:
    async def test() -> None:
        async with process(config) as one, process(config) as two, process(config) as three:
            home, away = await both(one, two, new_table())
            first = await play(two, away, id="once")
            assert first is not None
            again: Json = {"seat": 0, "move": "-", "id": "once"}
            third = await three.hub.get(home.table.id)
            assert await send(one, home, "play", **again) == first
            assert await send(two, away, "play", **again) == first
            assert await send(three, third, "play", **again) == first
            await one.die()
            assert await send(two, away, "play", **again) == first
            assert await send(three, third, "play", **again) == first
            assert now(away).seq == first["seq"]

    run(test())


def test_the_same_command_at_all_processes_at_once_runs_once(
    config: ServerConfig,
) -> None:
    async def test() -> None:
        async with process(config) as one, process(config) as two:
            home, away = await both(one, two, new_table())
            for number in range(10):
                seat = min(now(home).owes)
                assert home.table.state is not None
                move = str(home.table.state.legal(seat)[-1])
                same: Json = {"seat": seat, "move": move, "id": f"same {number}"}
                answers = await asyncio.gather(
                    send(one, home, "play", **same),
                    send(two, away, "play", **same),
                    send(two, away, "play", **same),
                )
                assert len({answer["seq"] for answer in answers if answer}) == 1
                await until(lambda: now(away) == now(home))

    run(test())


def test_hidden_choices_stay_hidden_at_other_processes(config: ServerConfig) -> None:
    async def test() -> None:
        async with process(config) as one, process(config) as two:
            new = new_table({"kind": "me", "name": "Ann"}, {"kind": "open"}, public=True)
            home, away = await both(one, two, new)
            await send(two, away, "sit", by=BOB, seat=1, name="Bob")
            await send(one, home, "start")
            await until(lambda: now(away) == now(home))
            bob, eve = Listener(BOB), Listener(EVE)
            two.hub.join(away, bob)
            two.hub.join(away, eve)
            await play(one, home)
            await until(lambda: now(away) == now(home))
            assert home.table.state is not None and 0 in home.table.state.pending
            for client in (bob, eve):
                assert [each["type"] for each in client.heard[-1]["news"]] == ["chose"]
                assert "move" not in client.heard[-1]["news"][0]
                assert client.heard[-1]["you"]["chosen"] == []

    run(test())


def test_clients_at_other_processes_get_the_same_messages_as_at_home(
    config: ServerConfig,
) -> None:
    async def test() -> None:
        async with process(config) as one, process(config) as two:
            home, away = await both(one, two, new_table(public=True))
            pairs = [(Listener(who), Listener(who)) for who in (ANN, EVE, None)]
            for here, there in pairs:
                one.hub.join(home, here)
                two.hub.join(away, there)
            await until(lambda: home.has_others)
            for number in range(12):
                at, live = ((one, home), (two, away))[number % 2]
                await play(at, live)
                await until(lambda: away.seq == home.seq)
                if number % 5 == 4:  # This changes more than a move.
                    await send(one, home, "configure", pace=number)
                    await until(lambda: away.seq == home.seq)
                for here, there in pairs:
                    assert {**here.heard[-1], "now": 0} == {**there.heard[-1], "now": 0}
            assert away.behind, "and nobody has needed the table itself"
            assert all(b"update" not in kept for _, kept in away.behind)
            live = await two.hub.visit(home.table.id, ANN, None)
            assert not live.behind and live.table == home.table
            assert list(live.news) == list(home.news)

    run(test())


def test_a_table_is_deleted_by_its_home_wherever_its_owner_is(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with process(config) as one, process(config) as two, process(config) as three:
            home, away = await both(one, two, new_table(public=True))
            third = await three.hub.get(home.table.id)
            clients = [Listener(ANN), Listener(EVE), Listener(BOB)]
            for at, live, client in zip(
                (one, two, three), (home, away, third), clients, strict=True
            ):
                at.hub.join(live, client)
            forbid(monkeypatch, two.hub.store, "delete")
            with pytest.raises(Refused, match="not-owner"):
                await delete_for_owner(two.hub, away, EVE)
            async with home.lock:  # A command is being decided at the home.
                deleting = asyncio.create_task(delete_for_owner(two.hub, away, ANN))
                await asyncio.sleep(0.2)
                assert not deleting.done() and not home.gone
                assert await one.hub.store.seed(home.table.id)
            await deleting
            assert home.gone and away.gone and await one.hub.store.seed(home.table.id) is None
            await until(lambda: third.gone)
            channel = table_channel(home.table.id)
            assert all(channel not in each.bus._subscribed for each in (one, two, three))
            # A table that does not exist leaves no subscription either.
            with pytest.raises(Refused):
                await two.hub.get("nowhere")
            assert table_channel("nowhere") not in two.bus._subscribed
            assert [client.closed for client in clients] == [4410, 4410, 4410]
            for each in (one, two, three):
                with pytest.raises(Refused, match="unknown-table"):
                    await each.hub.get(home.table.id)

    run(test())


def test_a_home_that_cannot_be_asked_learns_later_that_its_table_is_deleted(
    config: ServerConfig,
) -> None:
    async def test() -> None:
        async with process(config) as one, process(config) as two:
            home, away = await both(one, two, new_table())
            two.peers._silent[one.leases.me] = time.monotonic() + PATIENCE
            await delete_for_owner(two.hub, away, ANN)
            await until(lambda: home.gone)
            assert home.table.id not in one.hub.tables

    run(test())


# -- a home goes away


async def seconds_until(wanted: Callable[[], Awaitable[bool]]) -> float:
    began = time.monotonic()
    while not await wanted():
        assert time.monotonic() < began + PATIENCE, "it never came"
        await asyncio.sleep(0.05)
    return time.monotonic() - began


def test_when_a_process_dies_its_tables_continue_elsewhere_with_their_bots(
    config: ServerConfig, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with process(config, bots=1) as two:
            bot = {"kind": "bot", "bot": "random"}
            async with process(config, bots=1) as one:
                # No client is connected, and no other process has the table in memory.
                live = await one.hub.setup.create(new_table(bot, bot, pace=400), ANN)
                await until(lambda: live.table.seq > 4)
                await one.die()
                one.hub.on_change = lambda live: None
                left = live.table.seq
                one.leases._sure_until = float("-inf")

                async def goes_on() -> bool:
                    other = two.hub.tables.get(live.table.id)
                    return other is not None and other.table.seq > left + 2

                assert await seconds_until(goes_on) < 10
                other = two.hub.tables[live.table.id]
                assert (other.home, other.fence) == (two.leases.me, 2)

    run(test())
    assert "another process has died" in caplog.messages
    assert "a task failed" not in caplog.messages


def test_when_a_process_shuts_down_its_tables_move_at_once(config: ServerConfig) -> None:
    async def test() -> None:
        async with process(config) as two:
            async with process(config) as one:
                _, away = await both(one, two, new_table())
            await until(lambda: two.peers.holds(away))
            assert away.fence == 2
            await play(two, away)

    run(test())


def test_commands_do_not_wait_for_a_dead_home(config: ServerConfig) -> None:
    async def test() -> None:
        async with process(config) as one, process(config) as two:
            home, away = await both(one, two, new_table())
            await one.die()
            channel = process_channel(one.leases.me)
            with client.Redis.from_url(str(config.redis)) as asking:
                await until(lambda: asking.pubsub_numsub(channel)[0][1] == 0)
            began = time.monotonic()
            await play(two, away)
            assert time.monotonic() - began < 1, "nobody heard it, which Redis says at once"
            assert away.table.seq > home.table.seq

    run(test())


def test_a_stale_home_cannot_write_over_others(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(homes_module, "BEAT_SECONDS", 0.1)
    monkeypatch.setattr(homes_module, "DEAD_SECONDS", 0.6)

    async def test() -> None:
        async with process(config) as one, process(config) as two:
            home, away = await both(one, two, new_table(time=10))
            await one.die()  # It is suspended, and keeps its state.
            await until(lambda: two.peers.holds(away))
            assert away.fence == 2
            seen = home.table.seq
            for _ in range(3):
                await play(two, away)
            latest = away.table
            # It resumes with its old state, and for a moment still believes to be the home.
            assert home.table.seq == seen and one.peers.holds(home)
            await one.hub.system(home, TimeUp())
            await play(one, home, id="late")
            assert home.table.seq >= latest.seq
            events = await two.hub.store.load(home.table.id)
            assert [stored.seq for stored in events] == list(range(1, len(events) + 1))
            async with away.lock:
                await two.hub.refresh(away)
            assert now(away) == now(home)
            # At its next heartbeat it learns that it is no longer the home.
            one.leases._sure_until = float("-inf")
            await one.leases.beat()
            await until(lambda: home.home == two.leases.me)
            assert home.fence == 2 and not one.peers.holds(home)

    run(test())


def test_without_redis_any_process_decides_and_the_home_finds_it_in_the_store(
    config: ServerConfig,
) -> None:
    async def test() -> None:
        with Redis() as redis:
            apart = ServerConfig(db=config.db, redis=redis.url)
            async with process(apart) as one, process(apart) as two:
                home, away = await both(one, two, new_table())
                one.hub.join(home, Listener(ANN))
                two.hub.join(away, Listener(ANN))
                redis.stop()
                await until(lambda: not one.bus.linked and not two.bus.linked)
                began = time.monotonic()
                await play(two, away)
                await until(lambda: now(home) == now(away))
                assert time.monotonic() - began < 5
                await play(one, home)
                await until(lambda: now(home) == now(away))
                redis.start()
                await until(lambda: one.bus.linked and two.bus.linked)
                await play(two, away)
                assert now(home) == now(away) and one.peers.holds(home)

    run(test())


def test_a_home_without_clients_hands_its_table_on(config: ServerConfig) -> None:
    async def test() -> None:
        async with process(config) as one, process(config) as two:
            home, away = await both(one, two, new_table())
            two.hub.join(away, Listener(ANN))
            await until(lambda: home.has_others)
            one.peers.placement.hand_over()
            await until(lambda: two.peers.holds(away))
            await until(lambda: home.home == two.leases.me)
            await play(one, home)
            assert now(home) == now(away)

    run(test())


# -- the same as with one process


def test_rematches_asked_for_everywhere_lead_to_one_table(config: ServerConfig) -> None:
    async def test() -> None:
        async with process(config) as one, process(config) as two:
            for number in range(25):
                new = new_table(game="six", options={"move_limit": 1})
                home, away = await both(one, two, new)
                await send(one, home, "resign", seat=0)
                asking = [
                    send(at, live, "rematch", share=str(number))
                    for at, live in ((two, away), (one, home), (two, away))
                ]
                answers = await asyncio.gather(*asking)
                (table,) = {answer["table"] for answer in answers if answer}
                assert table is not None
                await two.hub.get(table)

    run(test())


def test_a_rematch_that_another_event_overtakes_is_made_all_the_same(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with process(config) as one, process(config) as two:
            home, away = await both(one, two, new_table(game="six"))
            await send(one, home, "resign", seat=0)
            await until(lambda: now(away) == now(home))
            await one.die()
            # The other process has stored another event, and its message was lost.
            append = two.hub.store.append

            async def outrun(added: Append) -> None:
                if not added.new:
                    monkeypatch.setattr(two.hub.store, "append", append)
                    await send(one, home, "configure", pace=700)
                await append(added)

            one.leases._sure_until = time.monotonic() + 100
            monkeypatch.setattr(two.hub.store, "append", outrun)
            answer = await send(two, away, "rematch", share="")
            assert answer is not None and answer["table"] == away.table.rematch is not None
            assert away.table.settings.pace == 700
            assert await two.hub.store.count() == 2, "no table is left over"

    run(test())


def test_a_person_who_may_no_longer_watch_is_disconnected_everywhere(config: ServerConfig) -> None:
    async def test() -> None:
        async with process(config) as one, process(config) as two:
            home, away = await both(one, two, new_table())
            await send(one, home, "link", kind="watch", on=True)
            await until(lambda: now(away) == now(home))
            eve, ann = Listener(EVE, away.table.watch), Listener(ANN)
            two.hub.join(away, eve)
            two.hub.join(away, ann)
            await send(one, home, "link", kind="watch", on=False)
            await until(lambda: eve.closed)
            assert eve.closed == 4403 and ann.closed is None

    run(test())


def test_a_removed_person_is_disconnected_everywhere_even_if_messages_are_lost(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with process(config) as one, process(config) as two:
            open_seat = {"kind": "open"}
            home, away = await both(one, two, new_table({"kind": "me", "name": "Ann"}, open_seat))
            link = home.table.invite
            await send(two, away, "sit", by=BOB, seat=1, name="Bob", link=link)
            await until(lambda: now(away) == now(home))
            bob, ann = Listener(BOB), Listener(ANN)
            two.hub.join(away, bob)
            two.hub.join(away, ann)
            monkeypatch.setattr(one.peers, "publish", lambda *_: None)
            monkeypatch.setattr(type(two.peers), "told_all", False)
            await send(one, home, "remove", seat=1)
            for code in (None, link):
                with pytest.raises(Refused, match="no-access"):
                    await two.hub.visit(home.table.id, BOB, code)
            await until(lambda: bob.closed)
            assert bob.closed == 4403 and ann.closed is None

    run(test())
