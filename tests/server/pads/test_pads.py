"""Shared score pads: each sheet has one writer, its log only grows, and nothing is lost."""

import asyncio
import secrets
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshex.server.api.security import LIMITS
from crosshex.server.config import ServerConfig
from crosshex.server.ops.clock import now_ms
from crosshex.server.pads import pads as pads_module
from crosshex.server.pads import store as pad_store
from crosshex.server.pads.pads import Pads
from crosshex.server.pads.store import StoredSheet, grown
from crosshex.server.pads.views import MOST_SHEETS, MOST_WORDS, NewPad, PadLog, PadSheet
from crosshex.server.store import store as store_module
from crosshex.server.store.channel import Channel
from crosshex.server.store.store import Store
from crosshex.table.faults import Refused
from tests.server.harness import PATIENCE, Json, Player, running

OWNER, GUEST = "a" * 32, "b" * 32


def new_id() -> str:
    return secrets.token_hex(9)


def sheet(name: str, *log: str, **fields: Any) -> Json:
    return {"id": new_id(), "name": name, "log": list(log), **fields}


def share(player: Player, *sheets: Json, game: str = "qwixx") -> Json:
    body = {"id": new_id(), "game": game, "sheets": list(sheets) or [sheet("Ann")]}
    answer = player.http.post("/pads", json=body)
    assert answer.status_code == 201, answer.text
    view: Json = answer.json()
    return view


def join(player: Player, pad: Json, name: str, *log: str, **fields: Any) -> Json:
    path = f"/pads/{pad['id']}/sheets?link={pad['link']}"
    return good(player.http.post(path, json=sheet(name, *log, **fields)))


def write(player: Player, pad: Json, *log: str, sheet: str | None = None) -> httpx.Response:
    body = {"sheets": [{"id": sheet or pad["yours"][0], "log": list(log)}]}
    return player.http.post(f"/pads/{pad['id']}/logs", json=body)


def read(player: Player, pad: Json, query: str = "") -> httpx.Response:
    return player.http.get(f"/pads/{pad['id']}{query}")


def good(answer: httpx.Response) -> Json:
    assert answer.status_code == 200, answer.text
    view: Json = answer.json()
    return view


def refused(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    code: str = answer.json()["error"]["code"]
    return code


def logs(view: Json) -> dict[str, list[str]]:
    return {each["name"]: each["log"] for each in view["sheets"]}


# -- together


def test_people_join_by_the_link_and_see_each_other(ann: Player, bob: Player) -> None:
    pad = share(ann, sheet("Ann", "r5", "x"), game="longo")
    assert (pad["pad"], pad["owner"], pad["yours"]) == (1, True, [pad["sheets"][0]["id"]])
    assert good(read(bob, pad, f"?link={pad['link']}"))["yours"] == []
    theirs = join(bob, pad, "Bob", lucky=[5, 8])
    assert logs(theirs) == {"Ann": ["r5", "x"], "Bob": []}
    assert (theirs["owner"], theirs["link"]) == (False, pad["link"])
    write(bob, theirs, "g12")
    seen = good(read(ann, pad))
    assert logs(seen) == {"Ann": ["r5", "x"], "Bob": ["g12"]}
    assert [each["lucky"] for each in seen["sheets"]] == [None, [5, 8]]


def test_every_word_has_the_number_of_the_change_that_added_it(ann: Player, bob: Player) -> None:
    pad = share(ann, sheet("Ann", "r5"))
    theirs = join(bob, pad, "Bob", "y2")
    write(ann, pad, "r5", "r6")
    write(bob, theirs, "y2", "undo", "y3")
    first, second = good(read(ann, pad))["sheets"]
    assert (first["stored"], second["stored"]) == ([1, 3], [2, 4, 4])


def test_a_request_that_is_repeated_changes_nothing(ann: Player, bob: Player) -> None:
    mine = sheet("Ann", "r5")
    body = {"id": new_id(), "game": "qwixx", "sheets": [mine]}
    pad = ann.http.post("/pads", json=body).json()
    assert ann.http.post("/pads", json=body).json() == pad
    theirs = sheet("Bob")
    path = f"/pads/{pad['id']}/sheets?link={pad['link']}"
    joined = good(bob.http.post(path, json=theirs))
    assert good(bob.http.post(path, json=theirs)) == joined
    written = good(write(bob, joined, "x", sheet=theirs["id"]))
    assert good(write(bob, joined, "x", sheet=theirs["id"])) == written


def test_a_log_that_does_not_go_on_from_the_stored_one_changes_nothing(ann: Player) -> None:
    pad = share(ann, sheet("Ann", "r5", "r6", "undo"))
    assert logs(good(write(ann, pad, "r5")))["Ann"] == ["r5", "r6", "undo"]
    # Two devices of one person: what the first one stored is not replaced by the other.
    assert logs(good(write(ann, pad, "r5", "b11", "b10", "b9")))["Ann"] == ["r5", "r6", "undo"]
    longer = good(write(ann, pad, "r5", "r6", "undo", "b9"))
    assert logs(longer)["Ann"] == ["r5", "r6", "undo", "b9"]
    assert longer["sheets"][0]["stored"] == [1, 1, 1, 2]


@given(st.lists(st.lists(st.sampled_from(["r5", "x", "undo"]), max_size=6), max_size=8))
def test_a_log_only_grows_and_every_word_is_numbered(brought: list[list[str]]) -> None:
    now = StoredSheet("a", "ann", "Ann", (), (), ())
    for number, log in enumerate(brought, 1):
        before, now = now, grown(now, log, number)
        assert now.stored == tuple(sorted(now.stored)) and len(now.stored) == len(now.log)
        assert now is before or list(now.log) == log
        assert now.log[: len(before.log)] == before.log and len(now.log) >= len(before.log)


# -- permissions


def test_only_its_writer_writes_on_a_sheet(ann: Player, bob: Player) -> None:
    pad = share(ann)
    join(bob, pad, "Bob")
    assert refused(write(bob, pad, "x", sheet=pad["yours"][0]), 403) == "not-your-sheet"
    stolen = {**sheet("Bob"), "id": pad["yours"][0]}
    answer = bob.http.post(f"/pads/{pad['id']}/sheets?link={pad['link']}", json=stolen)
    assert refused(answer, 403) == "not-your-sheet"
    assert logs(good(read(ann, pad)))["Ann"] == []


def test_a_wrong_link_opens_nothing(ann: Player, bob: Player) -> None:
    pad, other = share(ann), share(ann)
    assert refused(read(bob, pad), 403) == "no-access"
    assert refused(read(bob, pad, f"?link={other['link']}"), 404) == "unknown-link"
    assert refused(read(bob, {"id": "nothing"}, "?link=x"), 404) == "unknown-pad"
    assert refused(write(bob, pad, "x"), 403) == "no-access"
    body = {"id": pad["id"], "game": "qwixx", "sheets": [sheet("Bob")]}
    assert refused(bob.http.post("/pads", json=body), 403) == "no-access"


def test_a_revoked_link_admits_no_more_people_and_those_who_joined_stay(
    ann: Player, bob: Player, new_player: Any
) -> None:
    eve = new_player()
    pad = share(ann)
    theirs = join(bob, pad, "Bob")
    assert refused(bob.http.post(f"/pads/{pad['id']}/link", json={"on": True}), 403) == "not-owner"
    renewed = good(ann.http.post(f"/pads/{pad['id']}/link", json={"on": True}))
    assert renewed["link"] not in (None, pad["link"])
    answer = eve.http.post(f"/pads/{pad['id']}/sheets?link={pad['link']}", json=sheet("Eve"))
    assert refused(answer, 404) == "unknown-link"
    off = good(ann.http.post(f"/pads/{pad['id']}/link", json={"on": False}))
    assert off["link"] is None
    assert refused(read(eve, pad, f"?link={renewed['link']}"), 404) == "unknown-link"
    assert logs(good(write(bob, theirs, "x")))["Bob"] == ["x"]


def test_a_person_whom_the_owner_removes_cannot_come_back_by_the_old_link(
    ann: Player, bob: Player
) -> None:
    pad = share(ann)
    theirs = join(bob, pad, "Bob", "r5")
    path = f"/pads/{pad['id']}/sheets/"
    assert refused(bob.http.delete(path + pad["yours"][0]), 403) == "not-owner"
    left = good(ann.http.delete(path + theirs["yours"][0]))
    assert logs(left) == {"Ann": []} and left["link"] != pad["link"]
    assert refused(read(bob, pad, f"?link={pad['link']}"), 404) == "unknown-link"
    assert refused(write(bob, theirs, "r5", "x"), 403) == "no-access"


def test_a_person_may_leave_and_an_owner_ends_the_pad_for_all(ann: Player, bob: Player) -> None:
    pad = share(ann)
    theirs = join(bob, pad, "Bob")
    assert logs(good(bob.http.delete(f"/pads/{pad['id']}/sheets/{theirs['yours'][0]}"))) == {
        "Ann": []
    }
    theirs = join(bob, pad, "Bob")
    assert refused(bob.http.delete(f"/pads/{pad['id']}"), 403) == "not-owner"
    assert ann.http.delete(f"/pads/{pad['id']}").status_code == 204
    assert refused(write(bob, theirs, "x"), 404) == "unknown-pad"
    assert refused(ann.http.delete(f"/pads/{pad['id']}"), 404) == "unknown-pad"


# -- the next game


def test_a_rematch_is_made_once_with_the_same_people(ann: Player, bob: Player) -> None:
    pad = share(ann, sheet("Ann", "r5"))
    theirs = join(bob, pad, "Bob", "x", lucky=[5, 8])
    ours = good(bob.http.post(f"/pads/{pad['id']}/rematch", json={"id": new_id()}))
    assert logs(ours) == {"Ann": [], "Bob": []} and ours["sheets"][1]["lucky"] == [5, 8]
    assert (ours["owner"], ours["yours"]) == (False, theirs["yours"])
    assert good(read(ann, pad))["next"] == ours["id"]
    again = good(ann.http.post(f"/pads/{pad['id']}/rematch", json={"id": new_id()}))
    assert again["id"] == ours["id"] and again["owner"]
    # Words that were written offline still reach the game to which they belong.
    assert logs(good(write(bob, theirs, "x", "g12")))["Bob"] == ["x", "g12"]
    ann.http.delete(f"/pads/{ours['id']}")
    assert good(ann.http.post(f"/pads/{pad['id']}/rematch", json={"id": new_id()}))["owner"]


def test_a_rematch_is_for_those_who_joined(ann: Player, bob: Player) -> None:
    pad = share(ann)
    path = f"/pads/{pad['id']}/rematch"
    assert refused(bob.http.post(path, json={"id": new_id()}), 403) == "no-access"
    assert refused(ann.http.post(path, json={"id": pad["id"]}), 403) == "no-access"


# -- long polling


def test_an_answer_waits_for_news(ann: Player, bob: Player) -> None:
    pad = share(ann)
    theirs = join(bob, pad, "Bob")
    seen: list[Json] = []
    waiting = threading.Thread(
        target=lambda: seen.append(good(read(ann, pad, f"?since={theirs['seq']}")))
    )
    waiting.start()
    time.sleep(0.2)
    assert not seen
    write(bob, theirs, "x")
    waiting.join(PATIENCE)
    assert logs(seen[0])["Bob"] == ["x"]
    assert logs(good(read(ann, pad, "?since=0")))["Bob"] == ["x"], "what is old comes at once"


def test_an_answer_does_not_wait_for_ever(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pads_module, "WAIT_SECONDS", 0.05)
    pad = share(ann)
    assert good(read(ann, pad, f"?since={pad['seq']}")) == pad


def test_a_server_that_stops_answers_waiting_requests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pads_module, "WAIT_SECONDS", 1000.0)
    config = ServerConfig(db=f"sqlite:///{tmp_path}/tables.db")
    with running(config) as server, Player(server) as ann:
        pad = share(ann)
        waiting = threading.Thread(target=lambda: good(read(ann, pad, f"?since={pad['seq']}")))
        waiting.start()
        time.sleep(0.2)
        server.server.should_exit = True
        waiting.join(PATIENCE)
        assert not waiting.is_alive()


# -- bounds


def test_a_log_of_a_million_words_is_refused_and_nothing_is_lost(ann: Player) -> None:
    pad = share(ann, sheet("Ann", "r5"))
    assert refused(write(ann, pad, *["x"] * (MOST_WORDS + 1)), 413) == "log-too-long"
    with httpx.Client(base_url=ann.http.base_url, cookies=ann.http.cookies) as client:
        body = {"sheets": [{"id": pad["yours"][0], "log": ["x"] * 1_000_000}]}
        try:
            answer = client.post(f"/pads/{pad['id']}/logs", json=body)
        except httpx.WriteError:
            pass  # The server answered and closed the connection during the upload.
        else:
            assert refused(answer, 413) == "too-large"
    assert logs(good(read(ann, pad)))["Ann"] == ["r5"]
    longest = good(write(ann, pad, "r5", *["abcdefghijkl"] * (MOST_WORDS - 1)))
    assert len(logs(longest)["Ann"]) == MOST_WORDS, "every log that is short enough can be sent"


@pytest.mark.parametrize("word", ["", "r 5", "r5\n", "<b>", "ü", "abcdefghijklm", 5, None])
def test_a_word_is_a_few_visible_ascii_characters(ann: Player, word: Any) -> None:
    pad = share(ann)
    expected = 200 if word == "<b>" else 400
    assert write(ann, pad, word).status_code == expected


def test_the_number_of_sheets_on_a_pad_is_limited(ann: Player, bob: Player) -> None:
    pad = share(ann, *(sheet(f"P{number}") for number in range(MOST_SHEETS)))
    path = f"/pads/{pad['id']}/sheets?link={pad['link']}"
    assert refused(bob.http.post(path, json=sheet("Bob")), 409) == "pad-full"


@pytest.mark.parametrize(
    ("field", "value"), [("id", "short"), ("id", "UPPER" * 5), ("game", "nothing"), ("sheets", [])]
)
def test_an_invalid_pad_is_refused(ann: Player, field: str, value: Any) -> None:
    body = {"id": new_id(), "game": "qwixx", "sheets": [sheet("Ann")]}
    assert ann.http.post("/pads", json={**body, field: value}).status_code == 400


def test_a_name_on_a_pad_is_checked_like_one_at_a_table(ann: Player) -> None:
    body = {"id": new_id(), "game": "qwixx", "sheets": [sheet("a\nb")]}
    assert refused(ann.http.post("/pads", json=body), 400) == "bad-name"


@pytest.mark.usefixtures("stopped_limits")
def test_an_address_may_share_only_a_few_pads_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, "new pads", (1 / 60, 2.0))
    config = ServerConfig(db=f"sqlite:///{tmp_path}/tables.db")
    with running(config) as server, Player(server) as ann, Player(server) as bob:
        pad = share(ann)
        share(bob)
        body = {"id": new_id(), "game": "qwixx", "sheets": [sheet("Ann")]}
        assert refused(ann.http.post("/pads", json=body), 429) == "too-many-requests"
        rematch = ann.http.post(f"/pads/{pad['id']}/rematch", json={"id": new_id()})
        assert refused(rematch, 429) == "too-many-requests"


# -- in the store


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return str(request.getfixturevalue("postgres_store"))


def new_pad(*log: str) -> NewPad:
    return NewPad.model_validate({"id": new_id(), "game": "qwixx", "sheets": [sheet("Ann", *log)]})


def test_pads_are_limited_and_expire(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now = now_ms()
    monkeypatch.setattr(store_module, "now_ms", lambda: now)
    monkeypatch.setattr(pad_store, "now_ms", lambda: now)

    async def scene() -> None:
        nonlocal now
        store = Store(address)
        shared = Pads(store, kept_ms=1000, most=2)
        made = []
        for _ in range(3):
            now += 1
            made.append((await shared.create(new_pad(), OWNER))["id"])
        theirs = (await shared.create(new_pad(), GUEST))["id"]
        with pytest.raises(Refused, match="unknown-pad"):
            await shared.read(made[0], OWNER, None, None)
        now += 900
        await store.beat(1000)
        await shared.set_link(made[2], True, OWNER)
        now += 200
        await store.beat(1000)
        assert await shared.expire() == 2, "two pads were not used for long"
        assert (await shared.read(made[2], OWNER, None, None))["id"] == made[2]
        with pytest.raises(Refused, match="unknown-pad"):
            await shared.read(theirs, GUEST, None, None)
        assert await shared.expire() == 0
        await store.close()

    asyncio.run(scene())


def test_processes_that_write_at_once_lose_nothing(address: str) -> None:
    async def scene() -> None:
        stores = [Store(address), Store(address)]
        here, there = (Pads(store, kept_ms=10**9) for store in stores)
        made = await here.create(new_pad(), OWNER)
        pad, link = made["id"], made["link"]
        guest = sheet_of(pad, "Bob")
        await there.join(pad, guest, GUEST, link)
        for length in range(1, 6):
            brought = [
                PadLog(id=number, log=["x"] * length) for number in (made["yours"][0], guest.id)
            ]
            await asyncio.gather(
                here.write(pad, brought[:1], OWNER), there.write(pad, brought[1:], GUEST)
            )
        seen = await here.read(pad, OWNER, None, None)
        assert [each["log"] for each in seen["sheets"]] == [["x"] * 5] * 2
        assert seen["seq"] == 2 + 10, "each change has a number of its own"
        twice = new_pad()
        both = await asyncio.gather(here.create(twice, OWNER), there.create(twice, OWNER))
        assert both[0]["link"] == both[1]["link"]
        for store in stores:
            await store.close()

    asyncio.run(scene())


def test_a_change_at_one_process_wakes_requests_at_another(postgres_store: str) -> None:
    async def scene() -> None:
        stores = [Store(postgres_store), Store(postgres_store)]
        here, there = (Pads(store, kept_ms=10**9) for store in stores)
        channel = Channel(stores[0], {"pad": lambda sender, pad: here.wake(pad)}, lambda: None)
        hearing = asyncio.create_task(channel.run())
        made = await here.create(new_pad(), OWNER)
        pad, link = made["id"], made["link"]
        waiting = asyncio.create_task(here.read(pad, OWNER, None, made["seq"]))
        while not (channel.works and pad in here._news):
            await asyncio.sleep(0.01)
        await there.join(pad, sheet_of(pad, "Bob"), GUEST, link)
        assert [each["name"] for each in (await waiting)["sheets"]] == ["Ann", "Bob"]
        hearing.cancel()
        await asyncio.gather(hearing, return_exceptions=True)
        for store in stores:
            await store.close()

    asyncio.run(scene())


def sheet_of(pad: str, name: str) -> PadSheet:
    new = NewPad.model_validate({"id": pad, "game": "qwixx", "sheets": [sheet(name)]})
    return new.sheets[0]


def test_pads_survive_a_restart(tmp_path: Path) -> None:
    config = ServerConfig(db=f"sqlite:///{tmp_path}/tables.db", rate_limits=False)
    with running(config) as server, Player(server) as ann:
        pad, cookie = share(ann, sheet("Ann", "r5", lucky=[4, 9])), ann.cookie
    with running(config) as server, Player(server, cookie) as ann:
        assert good(read(ann, pad)) == pad
