"""The Daily with a clock that the test holds: nothing is lost, and nothing is counted twice."""

import asyncio
from pathlib import Path

import pytest

from crosshex.server.api.table_sockets import COMMAND
from crosshex.server.config import DAY_MS
from crosshex.server.daily import daily as daily_module
from crosshex.server.daily import store as daily_store
from crosshex.server.daily.daily import AHEAD, CURVE_FROM
from crosshex.server.daily.days import day_name
from crosshex.table.decide import BotTrouble
from crosshex.table.fair_dice import commitment
from crosshex.table.faults import Refused
from tests.server.daily.scenes import (
    ANN,
    BLUE,
    BOB,
    CAT,
    EVEN,
    HOUR_MS,
    RED,
    SEED,
    TODAY,
    Scene,
    idle,
    on_stage,
)


def test_three_people_with_different_locks_get_the_same_throws(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(stage: Scene) -> None:
        played = []
        for holder, player in ((ANN, RED), (BOB, BLUE), (CAT, EVEN)):
            table = await stage.play_today(holder, player)
            played.append([roll.split() for roll in await stage.throws(table)])
        # Each was without a die that another one had,
        gone = [{roll.index(".") - 2 for roll in rolls if "." in roll} for rolls in played]
        assert gone == [{2}, {3}, set()]
        for mine, theirs in ((0, 1), (0, 2), (1, 2)):
            # and what both threw is the same.
            for one, other in zip(played[mine], played[theirs], strict=False):
                both = zip(one, other, strict=True)
                assert all(a == b for a, b in both if "." not in (a, b))

    on_stage(tmp_path, monkeypatch, scene)


def test_commitments_are_public_before_their_day_and_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(stage: Scene) -> None:
        monkeypatch.undo()  # Every day has a seed of its own.
        first = await stage.daily.view(ANN)
        coming = {one["day"]: one["commit"] for one in first["coming"]}
        assert list(coming) == [day_name(TODAY + n) for n in range(1, AHEAD + 1)]
        assert len({*coming.values(), first["today"]["commit"]}) == AHEAD + 1
        for _ in range(3):
            stage.now += DAY_MS
            stage.open()
            await stage.daily.look()
            now = (await stage.daily.view(ANN))["today"]
            assert now["commit"] == coming[now["day"]] and now["seed"] is None
            assert len((await stage.daily.view(ANN))["coming"]) == AHEAD

    on_stage(tmp_path, monkeypatch, scene)


def test_two_devices_at_once_begin_one_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(stage: Scene) -> None:
        begun = await asyncio.gather(*(stage.daily.start("Ann", ANN) for _ in range(8)))
        assert len({one["table"] for one in begun}) == 1 == await stage.tables()
        other = await stage.daily.start("Bob", BOB)
        assert other["table"] != begun[0]["table"] and await stage.tables() == 2

    on_stage(tmp_path, monkeypatch, scene)


def test_a_game_is_resumed_where_it_was_and_counts_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(stage: Scene) -> None:
        table = (await stage.daily.start("Ann", ANN))["table"]
        await stage.play(table, ANN, idle, most=3)
        stage.open()  # Crashed, and started again.
        view = (await stage.daily.view(ANN))["today"]
        assert (view["status"], view["table"], view["points"]) == ("playing", table, None)
        assert (await stage.daily.start("Ann", ANN))["table"] == table
        await stage.play(table, ANN)
        for _ in range(2):
            view = (await stage.daily.view(ANN))["today"]
            assert (view["status"], view["points"]) == ("done", -20)
            await stage.daily.look()
        assert view["players"] == 1
        assert (await stage.daily.start("Ann", ANN))["table"] == table

    on_stage(tmp_path, monkeypatch, scene)


def test_midnight_in_mid_game_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(stage: Scene) -> None:
        stage.now = (TODAY + 1) * DAY_MS - 1
        begun = await stage.daily.start("Ann", ANN)
        await stage.play(begun["table"], ANN, idle, most=3)
        stage.now += 1
        await stage.daily.look()
        view = await stage.daily.view(ANN)
        assert view["today"]["day"] == day_name(TODAY + 1) and view["today"]["status"] == "none"
        await stage.play(begun["table"], ANN)
        before = await stage.daily.read(TODAY, ANN)
        assert (before["status"], before["points"], before["seed"]) == ("done", -20, None)
        # The new day is another game.
        assert (await stage.daily.start("Ann", ANN))["table"] != begun["table"]
        await stage.daily.look()
        assert (await stage.daily.view(ANN))["past"][0]["points"] == -20
        assert (await stage.daily.view(ANN))["streak"] == 1

    on_stage(tmp_path, monkeypatch, scene)


def test_open_games_are_closed_a_day_later_and_then_the_seed_is_revealed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(stage: Scene) -> None:
        done = await stage.play_today(ANN)
        late = (await stage.daily.start("Bob", BOB))["table"]
        lost = (await stage.daily.start("Cat", CAT))["table"]
        assert late and lost
        await stage.play(lost, CAT, idle, most=3)
        stage.now = (TODAY + 2) * DAY_MS - 1
        await stage.daily.look()
        await stage.play(late, BOB)  # In the last moment.
        assert (await stage.rooms.tables.get(done)).table.seed is None
        assert (await stage.daily.read(TODAY, ANN))["seed"] is None
        with pytest.raises(Refused, match="not-now"):
            await stage.daily.practise(TODAY, "Ann", ANN)
        stage.now += 1
        await stage.daily.look()
        closed = await stage.daily.read(TODAY, BOB)
        assert (closed["status"], closed["points"], closed["players"]) == ("done", -20, 2)
        assert closed["seed"] == SEED.hex() and commitment(SEED) == closed["commit"]
        for table in (done, late, lost):
            assert (await stage.rooms.tables.get(table)).table.seed == SEED.hex()
        # What is played later is for practice: it does not count.
        await stage.play(lost, CAT)
        await stage.daily.look()
        assert (await stage.daily.read(TODAY, CAT))["status"] == "none"
        assert (await stage.daily.read(TODAY, ANN))["players"] == 2

    on_stage(tmp_path, monkeypatch, scene)


def test_a_day_before_is_practised_with_its_throws_and_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(stage: Scene) -> None:
        counted = await stage.play_today(ANN, RED)
        stage.now = (TODAY + 2) * DAY_MS
        await stage.daily.look()
        for _ in range(2):
            table = (await stage.daily.practise(TODAY, "Ann", ANN))["table"]
            assert table and (await stage.rooms.tables.get(table)).table.seed == SEED.hex()
            await stage.play(table, ANN, RED)
            assert await stage.throws(table) == await stage.throws(counted)
        assert (await stage.rooms.tables.get(counted)).table.outcome
        await stage.daily.look()
        assert (await stage.daily.read(TODAY, ANN))["players"] == 1
        with pytest.raises(Refused, match="unknown-page"):
            await stage.daily.practise(stage.daily.today + 1, "Ann", ANN)
        with pytest.raises(Refused, match="unknown-page"):
            await stage.daily.read(stage.daily.today + 1, ANN)

    on_stage(tmp_path, monkeypatch, scene)


@pytest.mark.parametrize("hours", [-30, 30, 24 * 400, -24 * 400])
def test_a_changed_clock_loses_nothing_and_counts_nothing_twice(
    hours: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(stage: Scene) -> None:
        monkeypatch.setattr(daily_module, "DUE_SECONDS", 600.0)
        await stage.daily.look()
        table = await stage.play_today(ANN)
        waits = (await stage.daily.start("Bob", BOB))["table"]
        right = stage.now
        for _ in range(3):  # Somebody sets the clock, and sets it right again.
            stage.now = right + hours * HOUR_MS
            await stage.daily.look()
            stage.open()
            await stage.daily.look()
            await stage.play_today(CAT)
            stage.now = right
            await stage.daily.look()
        mine = (await stage.daily.view(ANN))["today"]
        assert (mine["status"], mine["table"], mine["seed"]) == ("done", table, None)
        assert (await stage.daily.start("Bob", BOB))["table"] == waits
        await stage.play(waits, BOB)
        await stage.daily.look()
        assert (await stage.daily.read(TODAY, BOB))["players"] == 2
        assert (await stage.daily.view(ANN))["streak"] == 1
        assert await stage.tables() == 3

    on_stage(tmp_path, monkeypatch, scene)


def test_a_day_that_was_closed_too_early_takes_no_more_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(stage: Scene) -> None:
        await stage.daily.look()
        stage.now += 3 * DAY_MS
        await stage.daily.look()
        stage.now -= 3 * DAY_MS
        view = (await stage.daily.view(ANN))["today"]
        assert view["seed"] == SEED.hex() and view["status"] == "none"
        with pytest.raises(Refused, match="not-now"):
            await stage.daily.start("Ann", ANN)
        assert await stage.tables() == 0
        stage.now += 4 * DAY_MS  # The days after that are as secret as ever.
        assert (await stage.daily.view(ANN))["today"]["seed"] is None

    on_stage(tmp_path, monkeypatch, scene)


def test_a_deleted_table_is_the_one_try_of_the_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(stage: Scene) -> None:
        table = (await stage.daily.start("Ann", ANN))["table"]
        assert table
        await stage.rooms.tables.remove(table)
        assert await stage.daily.start("Ann", ANN) == {"day": day_name(TODAY), "table": None}
        assert (await stage.daily.view(ANN))["today"]["status"] == "gone"
        # What was counted stays, whatever becomes of the table.
        done = await stage.play_today(BOB)
        await stage.daily.look()
        await stage.rooms.tables.remove(done)
        view = (await stage.daily.view(BOB))["today"]
        assert (view["status"], view["points"], view["table"]) == ("done", -20, None)
        stage.now += 2 * DAY_MS
        await stage.daily.look()  # Nothing hangs on tables that are gone.
        assert (await stage.daily.read(TODAY, BOB))["points"] == -20

    on_stage(tmp_path, monkeypatch, scene)


def test_a_game_that_a_bot_played_to_its_end_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(stage: Scene) -> None:
        table = (await stage.daily.start("Ann", ANN))["table"]
        assert table
        live = await stage.rooms.tables.get(table)
        leave = COMMAND.validate_python({"type": "leave", "id": "1", "seat": 0})
        await stage.rooms.commands.command(live, leave, ANN)
        while live.table.status != "over":
            await stage.rooms.commands.system(live, BotTrouble(0, "crash", live.table.asked))
        await stage.daily.look()
        view = (await stage.daily.view(ANN))["today"]
        assert (view["status"], view["points"]) == ("gone", None)

    on_stage(tmp_path, monkeypatch, scene)


def test_a_simulated_week_with_streaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = {ANN: "0123456", BOB: "01 3456", CAT: "01  456"}

    async def scene(stage: Scene) -> None:
        monday = TODAY - 3
        for place in range(7):
            for hour in range(0, 24, 8):
                stage.now = (monday + place) * DAY_MS + hour * HOUR_MS
                await stage.daily.look()
                if hour == 8:
                    for holder, days in plan.items():
                        if days[place] != " ":
                            await stage.play_today(holder)
            stage.open()  # Restarted every night.
        streaks = {holder: (await stage.daily.view(holder))["streak"] for holder in plan}
        assert streaks == {ANN: 7, BOB: 6, CAT: 3}
        view = await stage.daily.view(BOB)
        assert [one["points"] for one in view["past"]] == [-20, -20, -20, None, -20, -20]
        closed = [one["seed"] is not None for one in view["past"]]
        assert closed == [False] + [True] * 5
        assert [(await stage.daily.read(monday + n, ANN))["players"] for n in range(7)] == [
            3, 3, 1, 2, 3, 3, 3,
        ]  # fmt: skip

    on_stage(tmp_path, monkeypatch, scene)


def test_others_are_a_curve_without_names_from_ten_people_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(stage: Scene) -> None:
        people = [f"{n:032x}" for n in range(CURVE_FROM)]
        for holder in people:
            waiting = (await stage.daily.view(holder))["today"]
            # Before their own game they hear nothing of others.
            assert all(
                value is None for value in (waiting["players"], waiting["curve"], waiting["best"])
            )
            await stage.play_today(holder)
            await stage.daily.look()
            view = (await stage.daily.view(holder))["today"]
            enough = view["players"] == CURVE_FROM
            assert view["curve"] == ([(-20, CURVE_FROM)] if enough else None)
        assert enough

    on_stage(tmp_path, monkeypatch, scene)


def test_perfect_play_is_found_once_somebody_has_played_first_roughly_then_exactly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(stage: Scene) -> None:
        async def look() -> None:
            await stage.daily.look()
            await stage.daily.find_best()

        await look()
        assert stage.workers.jobs == []  # Nobody has played.
        await stage.play_today(ANN)
        await look()
        assert stage.workers.jobs == ["BestOfDay", "SolveGame", "BestOfDay"]
        view = (await stage.daily.view(ANN))["today"]
        assert (view["best"], view["exact"]) == (71, True)
        await look()
        assert len(stage.workers.jobs) == 3
        other = (await stage.daily.view(BOB))["today"]
        assert other["best"] is None  # Not before they have played.

    on_stage(tmp_path, monkeypatch, scene)


def test_the_game_is_solved_later_if_all_workers_are_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(stage: Scene) -> None:
        await stage.play_today(ANN)
        await stage.daily.look()
        for stage.workers.busy in (True, False):
            await stage.daily.find_best()
        view = (await stage.daily.view(ANN))["today"]
        assert (view["best"], view["exact"]) == (71, True)

    on_stage(tmp_path, monkeypatch, scene)


def test_all_that_is_kept_of_a_person_is_forgotten_but_no_second_try_is_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(stage: Scene) -> None:
        await stage.play_today(ANN)
        stage.now += 2 * DAY_MS
        await stage.daily.look()
        await stage.play_today(ANN)
        await stage.daily.look()
        assert (await stage.daily.view(ANN))["past"][1]["points"] == -20
        await stage.store.write(lambda link: daily_store.forget(link, ANN))
        view = await stage.daily.view(ANN)
        assert [one["points"] for one in view["past"]] == [None, None]
        assert view["today"]["status"] == "done"

    on_stage(tmp_path, monkeypatch, scene)


def test_only_so_many_days_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(stage: Scene) -> None:
        monkeypatch.setattr(daily_store, "MOST_DAYS", AHEAD + 3)
        await stage.play_today(ANN)
        for _ in range(6):
            stage.now += DAY_MS
            await stage.daily.look()
        assert len((await stage.daily.view(ANN))["past"]) == 2
        with pytest.raises(Refused, match="unknown-page"):
            await stage.daily.read(TODAY, ANN)

    on_stage(tmp_path, monkeypatch, scene)


def test_two_servers_on_one_database_begin_one_game_and_close_one_day(
    postgres_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(stage: Scene) -> None:
        other = Scene(postgres_store)
        both = (stage, other)
        for day in range(2):
            await asyncio.gather(*(each.daily.look() for each in both))
            begun = await asyncio.gather(
                *(each.daily.start("Ann", ANN) for each in both for _ in range(3))
            )
            assert len({one["table"] for one in begun}) == 1
            assert await stage.tables() == day + 1
            await both[day].play(begun[0]["table"], ANN)
            for each in both:
                each.now += 2 * DAY_MS
        await asyncio.gather(*(each.daily.look() for each in both))
        for each in both:
            read = await each.daily.read(TODAY, ANN)
            assert (read["points"], read["players"], read["seed"]) == (-20, 1, SEED.hex())
        await other.store.close()

    on_stage(postgres_store, monkeypatch, scene)
