"""The devices of a person: one joins by a code that the other one shows, and can be put out."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from crosshex.server.config import DAY_MS, ServerConfig
from crosshex.server.me import devices as devices_module
from crosshex.server.me.devices import ALPHABET, GOOD_MS, MOST_DEVICES, Devices, read_code
from crosshex.server.me.rows import KEPT_MS
from crosshex.server.store.schema import device_codes, devices, uptimes
from crosshex.server.store.store import Store
from crosshex.table.faults import Refused
from tests.server.harness import BOT, ME, Json, Player, running
from tests.server.me.test_own_record import resign_six

NewPlayer = Callable[[], Player]


@pytest.fixture(autouse=True, scope="module")
def quick() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(devices_module, "LOOK_SECONDS", 0.05)
        yield


def seen(player: Player) -> Json:
    found: Json = player.http.get("/devices").json()
    return found


def code_of(old: Player) -> str:
    answer = old.http.post("/devices/code", json={"name": "Phone"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"]["code"])


def join(new: Player, code: str) -> Json:
    found: Json = new.http.post("/devices/join", json={"code": code, "name": "Tablet"}).json()
    return found


def say(old: Player, code: str, yes: bool = True) -> Json:
    found: Json = old.http.post("/devices/answer", json={"code": code, "yes": yes}).json()
    return found


def refused(answer: Json) -> str:
    return str(answer["error"]["code"])


def linked(old: Player, new: Player) -> None:
    code = code_of(old)
    join(new, code)
    assert "error" not in say(old, code)


def test_a_second_device_has_the_seats_and_the_record_of_the_first(new_player: NewPlayer) -> None:
    phone, tablet = new_player(), new_player()
    table = phone.create("six", ME, BOT)["table"]["id"]
    done = resign_six(phone)
    own = tablet.create("six", ME, BOT)["table"]["id"]
    assert seen(phone) == {"devices": [], "code": None, "joining": None}

    code = code_of(phone)
    assert len(code) == 8 and set(code) <= set(ALPHABET)
    typed = f"{code[:4]}-{code[4:]}".lower()
    waiting = join(tablet, typed)["joining"]
    asks = seen(phone)["code"]["asks"]
    assert asks == {"name": "Tablet", "number": waiting["number"]} and not waiting["refused"]
    assert tablet.http.get(f"/tables/{table}").status_code == 403, "nobody has said yes yet"
    shown = say(phone, code)

    assert [(each["name"], each["here"]) for each in shown["devices"]] == [
        ("Phone", True),
        ("Tablet", False),
    ]
    assert shown["code"] is None and seen(tablet)["joining"] is None
    assert tablet.http.get(f"/tables/{table}").json()["you"]["seats"] == [0]
    assert [game["id"] for game in tablet.http.get("/me").json()["latest"]] == [done]
    tablet.connect(table)
    assert tablet.command("resign", seat=0)["table"]["status"] == "over"
    tablet.disconnect()
    assert tablet.http.get(f"/tables/{own}").status_code == 403
    assert len(phone.http.get("/me").json()["latest"]) == 2


def test_a_device_that_is_put_out_is_who_it_was_before(new_player: NewPlayer) -> None:
    phone, tablet = new_player(), new_player()
    table = phone.create("six", ME, BOT)["table"]["id"]
    own = tablet.create("six", ME, BOT)["table"]["id"]
    linked(phone, tablet)
    assert tablet.connect(table)["you"]["seats"] == [0]
    name = next(each["id"] for each in seen(phone)["devices"] if not each["here"])
    assert tablet.http.delete(f"/devices/{name}").status_code == 404, "it is this device"

    assert [each["name"] for each in phone.http.delete(f"/devices/{name}").json()["devices"]] == [
        "Phone"
    ]

    assert tablet.closed_with() == 1012
    assert tablet.http.get(f"/tables/{table}").status_code == 403
    assert tablet.http.get(f"/tables/{own}").json()["you"]["seats"] == [0]


def test_a_lost_first_device_is_put_out_and_its_cookie_is_not_taken_any_more(
    new_player: NewPlayer,
) -> None:
    phone, tablet = new_player(), new_player()
    table = phone.create("six", ME, BOT)["table"]["id"]
    linked(phone, tablet)
    lost = phone.cookie
    [name] = [each["id"] for each in seen(tablet)["devices"] if each["name"] == "Phone"]
    phone.connect(table)

    assert len(tablet.http.delete(f"/devices/{name}").json()["devices"]) == 1

    assert phone.closed_with() == 1012
    assert phone.connect(table)["type"] == "error", "its socket is nobody's"
    assert phone.http.get(f"/tables/{table}").status_code == 403
    assert phone.http.get("/session").json()["tables"] == []
    assert phone.cookie != lost, "it is a new person with a new cookie"
    assert tablet.http.get(f"/tables/{table}").json()["you"]["seats"] == [0]
    linked(tablet, phone)
    assert phone.http.get(f"/tables/{table}").json()["you"]["seats"] == [0]


def test_a_code_is_for_one_device_and_can_be_refused_or_ended(new_player: NewPlayer) -> None:
    phone, tablet, other = new_player(), new_player(), new_player()
    assert refused(join(tablet, "00000000")) == "unknown-code"
    assert refused(join(tablet, "\0")) == "unknown-code"
    code = code_of(phone)
    assert refused(say(phone, code)) == "unknown-code", "nobody waits"
    assert refused(join(phone, code)) == "device-joined"
    join(tablet, code)
    assert refused(join(other, code)) == "unknown-code", "it is used"
    assert refused(say(other, code)) == "unknown-code", "only its owner answers"

    assert say(phone, code, yes=False)["code"] is None

    assert seen(tablet)["joining"]["refused"]
    assert refused(say(phone, code)) == "unknown-code"
    assert refused(join(other, code)) == "unknown-code"
    first, second = code_of(phone), code_of(phone)
    assert refused(join(tablet, first)) == "unknown-code", "there is one code at a time"
    assert phone.http.delete("/devices/code").json()["code"] is None
    assert refused(join(tablet, second)) == "unknown-code"
    linked(phone, tablet)
    assert refused(join(tablet, code_of(other))) == "device-joined"


@pytest.mark.usefixtures("stopped_limits")
def test_typed_codes_are_few_for_one_address(tmp_path: Path) -> None:
    with running(ServerConfig(db=f"sqlite:///{tmp_path}/t.db")) as server, Player(server) as eve:
        answers = [
            eve.http.post("/devices/join", json={"code": f"0000000{n % 10}", "name": "Eve"})
            for n in range(12)
        ]
        assert [answer.status_code for answer in answers] == [404] * 10 + [429] * 2
        assert int(answers[-1].headers["Retry-After"]) >= 10
        with Player(server) as again:
            assert refused(join(again, "00000000")) == "too-many-requests", "not by the cookie"
            assert code_of(again), "showing a code is something else"


@pytest.mark.parametrize(
    "body",
    [
        {"code": "A" * 33, "name": "Eve"},
        {"code": "", "name": "Eve"},
        {"code": "AAAAAAAA", "name": ""},
        {"code": "AAAAAAAA", "name": "n" * 200},
        {"code": "AAAAAAAA"},
    ],
)
def test_a_malformed_request_is_refused(ann: Player, body: Json) -> None:
    assert ann.http.post("/devices/join", json=body).status_code == 400


def test_other_sites_cannot_let_a_device_join(ann: Player) -> None:
    foreign = {"Origin": "https://evil.example"}
    for path in ("code", "join", "answer"):
        answer = ann.http.post(f"/devices/{path}", json={}, headers=foreign)
        assert answer.status_code in (400, 403)
    body = {"code": "AAAAAAAA", "name": "Eve"}
    answer = ann.http.post("/devices/join", json=body, headers=foreign)
    assert answer.json()["error"]["code"] == "foreign-origin"


def test_deleting_everything_puts_the_other_devices_out(new_player: NewPlayer) -> None:
    phone, tablet = new_player(), new_player()
    done = resign_six(phone)
    linked(phone, tablet)
    assert tablet.http.delete("/me").json()["games"] == 1
    assert [each["name"] for each in seen(tablet)["devices"]] == ["Tablet"]
    assert seen(phone)["devices"] == []
    assert phone.http.get(f"/tables/{done}").status_code == 404

    old, new = new_player(), new_player()
    linked(old, new)
    old.http.delete("/me")
    assert seen(old)["devices"] == [] == seen(new)["devices"]


def test_a_cookie_is_renewed_by_each_visit(ann: Player) -> None:
    before = ann.cookie
    answer = ann.http.get("/session")
    assert f"crosshex={before}; HttpOnly; Max-Age=31536000" in answer.headers["Set-Cookie"]
    assert "Set-Cookie" not in ann.http.get("/games").headers


# -- the store, with a clock that the test holds

Scene = Callable[[Devices, Store], Awaitable[None]]
PHONE, TABLET, OTHER = "a" * 32, "b" * 32, "c" * 32


def play(url: str, scene: Scene) -> None:
    async def play_it() -> None:
        store = Store(url)
        try:
            await scene(Devices(store), store)
        finally:
            await store.close()

    asyncio.run(asyncio.wait_for(play_it(), 60))


async def shown(found: Devices, person: str) -> str:
    await found.offer(person, "Phone")
    code = (await found.view(person, person))["code"]
    assert code
    return code["code"]


async def joined(found: Devices, new: str, person: str = PHONE) -> None:
    code = await shown(found, person)
    await found.join(new, new, code, "Tablet")
    await found.answer(person, code, True)


async def fails(code: str, work: Awaitable[object]) -> None:
    with pytest.raises(Refused) as refusal:
        await work
    assert refusal.value.code == code


def test_a_code_is_good_for_five_minutes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 10 * DAY_MS
    monkeypatch.setattr(devices_module, "now_ms", lambda: now)

    async def scene(found: Devices, store: Store) -> None:
        nonlocal now
        code = await shown(found, PHONE)
        now += GOOD_MS + 1
        await fails("unknown-code", found.join(TABLET, TABLET, code, "Tablet"))
        assert (await found.view(PHONE, PHONE))["code"] is None
        code = await shown(found, PHONE)
        now += GOOD_MS
        await found.join(TABLET, TABLET, code, "Tablet")
        now += 1
        await fails("unknown-code", found.answer(PHONE, code, True))
        assert (await found.view(TABLET, TABLET))["joining"] is None
        now -= DAY_MS
        await fails("unknown-code", found.answer(PHONE, code, True))
        await found.offer(OTHER, "Other")
        left = await store.run(lambda db: len(db.execute(device_codes.select()).all()))
        assert left == 1, "old codes are removed"

    play(f"sqlite:///{tmp_path}/t.db", scene)


def test_a_person_has_few_devices_and_one_code_whatever_they_ask_for(tmp_path: Path) -> None:
    async def scene(found: Devices, store: Store) -> None:
        await asyncio.gather(*(found.offer(PHONE, "Phone") for _ in range(50)))
        rows = await store.run(lambda db: len(db.execute(device_codes.select()).all()))
        assert rows == 1
        for number in range(MOST_DEVICES - 1):
            await joined(found, f"{number:032}")
        code = await shown(found, PHONE)
        await found.join(TABLET, TABLET, code, "Tablet")
        await fails("too-many-devices", found.answer(PHONE, code, True))
        assert len((await found.view(PHONE, PHONE))["devices"]) == MOST_DEVICES

    play(f"sqlite:///{tmp_path}/t.db", scene)


def test_devices_are_forgotten_after_a_year_without_use(tmp_path: Path) -> None:
    async def scene(found: Devices, store: Store) -> None:
        async def ran(ms: int) -> None:
            await store.write(lambda db: db.execute(uptimes.update().values(ran=ms)))

        await ran(0)
        await joined(found, TABLET)
        await joined(found, "d" * 32, OTHER)
        await ran(KEPT_MS)
        assert await found.person(TABLET) == PHONE
        await ran(KEPT_MS + 1)
        await found.expire()
        assert await found.person(TABLET) == PHONE, "a visit keeps all devices of a person"
        assert await found.person("d" * 32) == "d" * 32
        left = await store.run(lambda db: len(db.execute(devices.select()).all()))
        assert left == 2

    play(f"sqlite:///{tmp_path}/t.db", scene)


def test_what_is_typed_is_read_as_it_was_meant() -> None:
    assert read_code(" k7mq 2xro ") == "K7MQ2XR0"
    assert read_code("iIlL-0oO1") == "11110001"


@pytest.mark.parametrize("url", ["sqlite", "postgres"])
def test_of_two_at_once_one_comes_first(
    url: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Two devices with one code, two answers, and two devices that put each other out."""
    if url == "postgres":
        first_url: str = request.getfixturevalue("postgres_store")
    else:
        first_url = f"sqlite:///{tmp_path}/t.db"

    async def scene(here: Devices, store: Store) -> None:
        # On PostgreSQL the second of each pair comes from another process.
        other = Store(first_url) if store.is_shared else store
        there = Devices(other)
        try:
            code = await shown(here, PHONE)
            both = await asyncio.gather(
                here.join(TABLET, TABLET, code, "Tablet"),
                there.join(OTHER, OTHER, code, "Other"),
                return_exceptions=True,
            )
            assert sorted(map(str, both))[0] == "None" and sum(each is None for each in both) == 1
            both = await asyncio.gather(
                here.answer(PHONE, code, True),
                there.answer(PHONE, code, True),
                return_exceptions=True,
            )
            assert sum(each is None for each in both) == 1
            new = TABLET if await there.person(TABLET) == PHONE else OTHER
            assert await there.person(new) == PHONE == await here.person(new)
            both = await asyncio.gather(
                here.put_out(PHONE, PHONE, new[:12]),
                there.put_out(PHONE, new, PHONE[:12]),
                return_exceptions=True,
            )
            assert sum(each is None for each in both) == 1
            left = [await here.person(PHONE), await there.person(new)]
            assert left.count(PHONE) == 1, "one device stays"
        finally:
            if other is not store:
                await other.close()

    play(first_url, scene)
