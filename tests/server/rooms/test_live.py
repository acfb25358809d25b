"""A table in memory."""

import asyncio
from unittest.mock import Mock

import orjson
import pytest

from crosshex.server.rooms import live as live_module
from crosshex.server.rooms.live import CROWD, LiveTable
from tests.table.play import two_handed


def test_a_crowd_that_comes_at_once_hears_of_each_other_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(live_module, "PRESENCES_PER_SECOND", 10_000)

    async def work() -> None:
        live = LiveTable(two_handed("six")[-1].after, bytes(32), 1000)
        crowd = [Mock(holder=None) for _ in range(10 * CROWD)]
        for client in crowd:
            live.clients[client] = None
            live.publish_presence()
        await asyncio.sleep(0.2)
        sent = [client.send.call_args_list for client in crowd]
        assert sum(map(len, sent)) <= CROWD * CROWD + 2 * len(crowd)
        for heard in sent:
            assert orjson.loads(heard[-1].args[0])["watchers"] == len(crowd)

    asyncio.run(work())
