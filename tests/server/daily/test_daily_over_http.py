"""The Daily as clients meet it: what is public, what is refused, and what one may see."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from crosshex.cli.verify import check_record
from crosshex.record import RecordError, read_records
from crosshex.server.api.security import LIMITS
from crosshex.server.config import DAY_MS, ServerConfig
from crosshex.server.daily import daily as daily_module
from crosshex.server.ops import clock
from tests.server.harness import Json, Player, RunningServer, running

CHECKER = Path(__file__).parents[3] / "examples" / "check_daily.py"
ME = {"name": "Ann"}


def play(player: Player, table: str) -> None:
    """Cross nothing until the game is over."""
    player.connect(table)
    you = player.inbox[-1]["you"]
    while you["asks"]:
        words = [each["move"] for each in you["asks"][0]["choices"]]
        move = next((word for word in words if word in "-x"), words[0])
        you = player.command("play", seat=0, move=move)["you"]
    player.disconnect()


def begin(player: Player) -> str:
    answer = player.http.post("/daily", json=ME)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def record_of(player: Player, table: str) -> str:
    return player.http.get(f"/tables/{table}/record").text


def check(
    folder: Path, record: str, seed: str, commitment: str
) -> "subprocess.CompletedProcess[str]":
    file = folder / "game.txt"
    file.write_text(record, "utf-8")
    return subprocess.run(
        [sys.executable, "-I", str(CHECKER), str(file), seed, commitment],
        capture_output=True,
        text=True,
        check=False,
    )


def verdict(record: str, commit: str = "") -> Json:
    (found,) = read_records(record)
    assert not isinstance(found, RecordError)
    return check_record(found, commit)


@pytest.fixture
def shift_clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int], None]]:
    """Sets the clock of this process forward by some milliseconds."""

    def shift(ms: int) -> None:
        monkeypatch.setattr(clock.CLOCK, "wall", lambda: time.time_ns() + ms * 1_000_000)
        clock.CLOCK.follow()

    yield shift
    monkeypatch.undo()
    clock.CLOCK.follow()


def test_a_program_that_knows_only_what_is_public_checks_the_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shift_clock: Callable[[int], None]
) -> None:
    monkeypatch.setattr(daily_module, "DUE_SECONDS", -1.0)
    monkeypatch.setattr(daily_module, "LOOK_SECONDS", 0.05)
    config = ServerConfig(db=f"sqlite:///{tmp_path}/tables.db", rate_limits=False, daily="unsolved")
    with running(config) as server, Player(server) as ann:
        ahead = {one["day"]: one["commit"] for one in ann.http.get("/daily").json()["coming"]}
        # The day before, the commitment is known; then the game is played.
        shift_clock(DAY_MS)
        today = ann.http.get("/daily").json()["today"]
        commitment = ahead[today["day"]]
        assert today["commit"] == commitment and today["seed"] is None
        table = begin(ann)
        play(ann, table)
        record = record_of(ann, table)
        assert '[Dice "daily"]' in record and "DiceSeed" not in record and "Share" not in record
        secret = verdict(record)
        assert not secret["ok"] and "a day after its own ends" in secret["error"]
        assert ann.http.get(f"/daily/{today['day']}").json()["seed"] is None
        # Two days later the seed is public, in the answer and in the record.
        shift_clock(3 * DAY_MS)
        while "DiceSeed" not in (record := record_of(ann, table)):
            time.sleep(0.02)
        seed = ann.http.get(f"/daily/{today['day']}").json()["seed"]
    assert check(tmp_path, record, seed, commitment).returncode == 0
    found = verdict(record, commitment)
    assert (found["ok"], found["proof"]) == (True, "daily")
    assert any("not proven: that nobody was told" in note for note in found["notes"])
    assert not verdict(record, "ff" * 32)["ok"]
    # A throw was bent, or another seed is shown.
    first = next(line for line in record.splitlines() if line.startswith("1. "))
    bent = record.replace(first, first[:3] + str(int(first[3]) % 6 + 1) + first[4:])
    assert "throw 1" in check(tmp_path, bent, seed, commitment).stdout
    assert not verdict(bent)["ok"]
    assert check(tmp_path, record, "00" * 32, commitment).returncode == 1


def test_only_the_person_who_plays_sees_their_game(ann: Player, bob: Player) -> None:
    table = begin(ann)
    assert bob.http.get(f"/tables/{table}").json()["error"]["code"] == "no-access"
    move = {"type": "play", "id": "1", "seat": 0, "move": "-"}
    for who, sent in ((bob, move), (bob, {"type": "remove", "id": "2", "seat": 0})):
        answer = who.http.post(f"/tables/{table}/commands", json=sent)
        assert answer.json()["error"]["code"] == "no-access"
    assert bob.http.delete(f"/tables/{table}").json()["error"]["code"] == "no-access"
    theirs = bob.http.get("/daily").json()
    assert table not in str(theirs) and theirs["today"]["status"] == "none"


def test_a_game_that_is_deleted_as_soon_as_it_is_over_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily_module, "LOOK_SECONDS", 3600.0)
    config = ServerConfig(db=f"sqlite:///{tmp_path}/tables.db", rate_limits=False, daily="unsolved")
    with running(config) as server, Player(server) as ann:
        table = begin(ann)
        play(ann, table)
        assert ann.http.delete(f"/tables/{table}").status_code == 204
        today = ann.http.get("/daily").json()["today"]
        assert (today["status"], today["points"], today["table"]) == ("done", -20, None)


def test_two_devices_at_once_get_one_game(ann: Player, server: RunningServer) -> None:
    others = [Player(server, ann.cookie) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        tables = set(pool.map(begin, others))
    assert len(tables) == 1
    for other in others:
        other.close()


def test_a_decision_is_not_taken_back_and_the_next_throw_not_told(ann: Player) -> None:
    table = begin(ann)
    first = ann.connect(table)
    assert first["table"]["takebacks"] is False
    seen = str(ann.http.get(f"/tables/{table}").json()) + record_of(ann, table)
    assert first["table"]["dice"]["seed"] is None and '"seed": \'' not in seen
    ann.command("play", seat=0, move="-")
    assert ann.fault("takeback", seat=0)["code"] == "not-now"


@pytest.mark.parametrize(
    "day", ["2026-13-01", "today", "1970-01-01", "9999-12-31", "%00", "1" * 99]
)
def test_other_days_are_unknown(day: str, ann: Player) -> None:
    for answer in (ann.http.get(f"/daily/{day}"), ann.http.post(f"/daily/{day}", json=ME)):
        assert answer.status_code in (400, 404, 422)


def test_the_host_can_switch_it_off(tmp_path: Path) -> None:
    with (
        running(ServerConfig(db=f"sqlite:///{tmp_path}/tables.db", daily="off")) as server,
        Player(server) as ann,
    ):
        assert ann.http.get("/daily").json()["error"]["code"] == "unknown-page"
        assert ann.http.post("/daily", json=ME).json()["error"]["code"] == "unknown-page"
        assert ann.http.get("/tables").status_code == 200


@pytest.mark.usefixtures("stopped_limits")
def test_a_flood_of_games_from_one_address_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, "dailies", (1 / 10, 3.0))
    monkeypatch.setitem(LIMITS, "requests", (10.0, 1e6))
    with running(ServerConfig(db=f"sqlite:///{tmp_path}/tables.db")) as server:
        codes = []
        for _ in range(5):
            with Player(server) as stranger:
                codes.append(stranger.http.post("/daily", json=ME).status_code)
        assert codes == [201, 201, 201, 429, 429]
        with Player(server) as ann:
            assert ann.http.get("/daily").status_code == 200
