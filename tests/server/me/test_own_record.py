"""The record of a person: every finished game once, for nobody else, until it is deleted."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from crosshex.record import Record, read_records
from crosshex.server.api.security import fingerprint
from crosshex.server.config import DAY_MS, ServerConfig
from crosshex.server.jobs.pool import WorkerPool
from crosshex.server.me import keeping
from crosshex.server.me.rows import KEPT_MS, MOST_GAMES, OwnGames
from crosshex.server.store.schema import finished, uptimes
from crosshex.server.store.store import Store
from crosshex.table.faults import Refused
from tests.server.harness import BOT, ME, OPEN, Json, Player, RunningServer, first_move, running


@pytest.fixture(scope="module", autouse=True)
def quick() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(keeping, "LOOK_SECONDS", 0.05)
        yield


def play_out(player: Player, table: str, query: str = "") -> None:
    """Play a person's seats to the end of the game."""
    message = player.connect(table, query)
    while message["table"]["status"] != "over":
        move = first_move(message["you"])
        if move is None:
            message = player.receive_until(type="update")
            continue
        message = player.command("play", seat=move[0], move=move[1])
        assert message["type"] == "update", message
    player.disconnect()


def resign_six(ann: Player, bob: Player | None = None) -> str:
    """A finished game of Six, against a bot or between two people."""
    other = OPEN if bob else BOT
    snapshot = ann.create("six", ME, other)
    table: str = snapshot["table"]["id"]
    if bob:
        link = snapshot["you"]["links"]["invite"]
        bob.connect(table, f"?link={link}")
        bob.command("sit", seat=1, name="Bob", link=link)
        bob.disconnect()
    ann.connect(table)
    if bob:
        ann.command("start")
    ann.command("resign", seat=0)
    ann.disconnect()
    return table


def record_of(player: Player, until: Callable[[Json], bool] = lambda found: True) -> Json:
    """The record of a person, once it is as expected."""
    deadline = time.monotonic() + 150
    while True:
        found: Json = player.http.get("/me").json()
        if until(found):
            return found
        assert time.monotonic() < deadline, found
        time.sleep(0.1)


def complete(found: Json) -> bool:
    return all(game["record"] for game in found["latest"])


def test_a_new_person_has_an_empty_record(ann: Player) -> None:
    found = record_of(ann)
    assert (found["games"], found["latest"], found["played"], found["mistakes"]) == (0, [], [], 0)


def test_a_finished_game_is_kept_for_each_person_once(new_player: Callable[[], Player]) -> None:
    ann, bob, eve = new_player(), new_player(), new_player()
    table = resign_six(ann, bob)
    mine, his = record_of(ann, complete), record_of(bob, complete)
    assert [game["id"] for game in mine["latest"]] == [table] == [g["id"] for g in his["latest"]]
    assert [game["won"] for game in (mine["latest"][0], his["latest"][0])] == [0.0, 1.0]
    assert his["latest"][0]["people"] == [
        {"kind": "person", "name": "Ann", "me": False},
        {"kind": "person", "name": "Bob", "me": True},
    ]
    [played] = his["played"]
    assert (played["key"], played["games"], played["won"]) == ("six-2-basic", 1, 1.0)
    assert played["options"] == his["latest"][0]["options"] == {"variant": "basic"}
    assert played["opponents"] == [{"kind": "person", "name": "Ann", "games": 1, "won": 1.0}]
    assert played["points"] is None and played["deciding"] is None
    text = bob.http.get(f"/me/games/{table}/record").text
    assert '[Seat2 "Bob"]' in text and '[Result "0-1"]' in text
    for path in (f"/me/games/{table}/record", f"/me/mistakes/{table}.1"):
        assert eve.http.get(path).status_code == 404, "nobody sees another's record"
    assert eve.http.post(f"/me/games/{table}/review").status_code == 404
    assert record_of(eve)["games"] == 0


def test_games_on_different_sheets_are_told_apart(ann: Player) -> None:
    for sheet in ("qwixx", "mixx-colours", "faces=2 needed=0 r2-4 / y4-2"):
        play_out(ann, ann.create("qwixx", ME, options={"sheet": sheet})["table"]["id"])
    named = {"sheet": "mixx-colours"}
    own = {"sheet": "faces=2,needed=0,r2-4/y4-2"}
    found = record_of(ann)
    assert [game["options"] for game in found["latest"]] == [own, named, {}]
    assert [kind["options"] for kind in found["played"]] == [own, named, {}]


def test_a_game_with_dice_is_reviewed_for_who_opens_the_record(ann: Player) -> None:
    table = ann.create("qwixx", ME, BOT)["table"]["id"]
    play_out(ann, table)
    found = record_of(ann, lambda found: found["latest"][0]["review"] == "done")
    [game] = found["latest"]
    assert game["unit"] == "share" and game["luck"] != 0 and game["own"] <= 0
    assert found["reviewed_today"] == 1
    [played] = found["played"]
    assert played["points"]["mean"] == played["points"]["best"] == game["points"]
    assert sum(played["points"]["counts"]) == 1
    assert played["deciding"]["games"] == 1 and played["deciding"]["rate"] is None
    [dice] = found["dice"]
    assert dice["faces"] == 6 and sum(dice["counts"]) > 20 and 0 < dice["chance"] <= 1
    # First legal moves are seldom good: there is something to practise, and it counts once.
    assert found["mistakes"] == found["due"] == game["mistakes"] > 0
    due = ann.http.get("/me/mistakes").json()["due"]
    name = next(each["mistake"] for each in due if each["mistake"])
    puzzle = ann.http.get(f"/me/mistakes/{name}").json()
    assert puzzle["game"] == "qwixx" and "answers" not in puzzle and len(puzzle["moves"]) > 1
    shown = ann.http.post(f"/me/mistakes/{name}", json={"answer": None}).json()
    assert shown["verdict"] == "shown" and shown["answers"][0] in puzzle["moves"]
    again = ann.http.post(f"/me/mistakes/{name}", json={"answer": shown["answers"][0]}).json()
    assert again["verdict"] == "right"
    after = ann.http.get("/me/mistakes").json()
    assert name not in [each["name"] for each in after["due"]]
    exported = ann.http.get("/me/export?format=json").json()["games"]
    assert exported[0]["practised"][name.partition(".")[2]][0] == 0, "the second try did not count"
    assert ann.http.post(f"/me/games/{table}/review").status_code == 409


def test_everything_is_exported_and_deleted(new_player: Callable[[], Player]) -> None:
    ann, bob = new_player(), new_player()
    shared = resign_six(ann, bob)
    alone = resign_six(ann)
    record_of(ann, complete)
    text = ann.http.get("/me/export").text
    records = [found for found in read_records(text) if isinstance(found, Record)]
    assert [record.names for record in records] == [("Ann", "random"), ("Ann", "Bob")]
    assert len(ann.http.get("/me/export?format=json").json()["games"]) == 2

    assert ann.http.delete("/me").json() == {"games": 2, "tables": 1}

    assert record_of(ann)["games"] == 0
    assert ann.http.get(f"/tables/{alone}").status_code == 404
    assert ann.http.get(f"/tables/{shared}").status_code == 200, "it is Bob's game, too"
    [kept] = record_of(bob)["latest"]
    assert [each["name"] for each in kept["people"]] == ["", "Bob"]
    text = bob.http.get(f"/me/games/{shared}/record").text
    assert "Ann" not in text and '[Seat1 "Seat 1"]' in text


def test_points_in_the_daily_are_deleted_with_everything_else(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    config = ServerConfig(db=f"sqlite:///{file}", rate_limits=False, daily="unsolved")
    with running(config) as server, Player(server) as ann, Player(server) as bob:
        with closing(sqlite3.connect(file)) as rows, rows:
            rows.execute("INSERT INTO daily_days VALUES (20000, 'ab', 0, 1, NULL, 0)")
            for player in (ann, bob):
                mine = fingerprint(player.cookie)
                row = (20000, mine, mine, 0, 70, True)
                rows.execute("INSERT INTO daily_tries VALUES (?, ?, ?, ?, ?, ?)", row)
        assert ann.http.delete("/me").status_code == 200
        with closing(sqlite3.connect(file)) as rows:
            left = rows.execute("SELECT holder FROM daily_tries").fetchall()
    assert left == [(fingerprint(bob.cookie),)]


def test_a_game_whose_table_is_deleted_at_once_keeps_its_record(ann: Player) -> None:
    table = resign_six(ann)
    assert ann.http.delete(f"/tables/{table}").status_code == 204
    assert record_of(ann)["latest"][0]["record"]


def test_a_game_keeps_its_record_though_all_workers_are_busy_when_its_table_is_deleted(
    ann: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_: object) -> bytes:
        raise Refused("too-many-requests", retry_after=5)

    with monkeypatch.context() as patch:
        patch.setattr(WorkerPool, "read", refuse)
        table = resign_six(ann)
        assert ann.http.delete(f"/tables/{table}").status_code == 429
    assert ann.http.delete(f"/tables/{table}").status_code == 204
    assert record_of(ann)["latest"][0]["record"]


def test_six_is_reviewed_on_request_only(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = resign_six(ann), resign_six(ann)
    record_of(ann, complete)
    assert ann.http.post(f"/me/games/{second}/review").status_code == 204
    # The review itself compiles the search, which takes a minute on a fresh machine.
    states = {game["id"]: game["review"] for game in record_of(ann)["latest"]}
    assert states[first] == "none" and states[second] in ("wanted", "done")
    monkeypatch.setattr("crosshex.server.me.api.REVIEWS_A_DAY", 0)
    refused = ann.http.post(f"/me/games/{first}/review")
    assert refused.json()["error"]["code"] == "too-often"


def test_a_server_may_keep_no_records(tmp_path: Path) -> None:
    config = ServerConfig(db=f"sqlite:///{tmp_path}/t.db", rate_limits=False, records=False)
    with running(config) as server, Player(server) as ann:
        resign_six(ann)
        assert not ann.http.get("/games").json()["records"]
        for path in ("/me", "/me/mistakes", "/me/export"):
            assert ann.http.get(path).status_code == 404
        assert ann.http.delete("/me").json()["games"] == 0


def test_nothing_is_lost_or_counted_twice_when_the_server_stops(tmp_path: Path) -> None:
    config = ServerConfig(db=f"sqlite:///{tmp_path}/t.db", rate_limits=False)

    async def nothing(games: OwnGames, most: int) -> list[str]:
        return []

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(OwnGames, "incomplete", nothing)
        with running(config) as server, Player(server) as ann:
            table, cookie = resign_six(ann), ann.cookie
    for _ in range(2):
        with running(config) as server, Player(server, cookie) as ann:
            found = record_of(ann, complete)
            assert [game["id"] for game in found["latest"]] == [table]


# -- the store, with a clock that the test holds


def row(holder: str, game: str, at: int = 0) -> Json:
    data = {"people": [{"kind": "person", "name": holder}], "dice": None, "stood_in": []}
    return {"holder": holder, "id": game, "at": at, "seats": "0", "data": json.dumps(data)}


def test_rows_are_kept_for_a_year_without_use_and_never_more_than_some(tmp_path: Path) -> None:
    async def try_it() -> None:
        store = Store(f"sqlite:///{tmp_path}/t.db")
        games = OwnGames(store)

        async def add(*rows: Json, used: int = 0) -> None:
            await store.write(
                lambda db: db.execute(finished.insert().values(used=used), list(rows))
            )

        async def ran(ms: int) -> None:
            await store.write(lambda db: db.execute(uptimes.update().values(ran=ms)))

        await ran(DAY_MS * 10)
        await add(row("ann", "a"), row("bob", "b"))
        await ran(KEPT_MS)
        await games.use("ann")
        assert await games.expire() == 0
        await ran(KEPT_MS + 1)
        assert await games.expire() == 1, "it counts how long servers ran, not what a clock says"
        assert (len(await games.all("ann")), len(await games.all("bob"))) == (1, 0)
        await add(*[row("cleo", f"g{n}", at=n) for n in range(MOST_GAMES + 5)], used=KEPT_MS)
        await games.use("cleo")
        kept = await games.all("cleo")
        assert (len(kept), kept[0].id, kept[-1].id) == (MOST_GAMES, f"g{MOST_GAMES + 4}", "g5")
        await store.close()

    asyncio.run(try_it())


def test_two_answers_at_once_are_one_after_the_other(tmp_path: Path) -> None:
    async def try_it() -> None:
        store = Store(f"sqlite:///{tmp_path}/t.db")
        games = OwnGames(store)
        await store.write(lambda db: db.execute(finished.insert().values(used=0), [row("a", "g")]))
        seen: list[tuple[int, int]] = []

        def change(box: int, due: int) -> tuple[int, int]:
            seen.append((box, due))
            return box + 1, due + 10

        await asyncio.gather(*(games.practise("a", "g", "7", change) for _ in range(5)))
        found = await games.find("a", "g")
        assert found and found.boxes == {"7": (5, 50)} and len(seen) == 5
        await games.practise("a", "other", "7", change)
        await store.close()

    asyncio.run(try_it())


def test_the_server_is_never_asked_for_another_person(server: RunningServer, ann: Player) -> None:
    table = resign_six(ann)
    record_of(ann, complete)
    with Player(server) as eve:
        listed = [eve.http.get("/me"), eve.http.get("/me/export"), eve.http.get("/me/mistakes")]
    assert all(table not in answer.text for answer in listed)
