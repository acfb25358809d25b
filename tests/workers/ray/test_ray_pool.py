"""A real Ray cluster on this machine: the same results as one core, even if workers are killed."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

from crosshex.simulate import SimulationPlan, count
from crosshex.workers import RayError, in_order, open_ray

pytestmark = pytest.mark.slow

CROSSHEX = [sys.executable, "-m", "crosshex"]
COMMAND = [*CROSSHEX, "simulate"]
KERNELS = ["qwixx", "--bots", "greedy-1,conservative", "--seed", "7"]
LOCAL = ["--ray", "local"]
BOTS = ["six", "--bots", "greedy,random", "--seed", "7"]


def simulated(*arguments: str) -> dict[str, object]:
    """The output of `crosshex simulate --json`, without what depends on the machine."""
    run = subprocess.run([*COMMAND, *arguments, "--json"], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return without_speed(run.stdout)


def without_speed(text: str) -> dict[str, object]:
    report = json.loads(text)
    for key in ("seconds", "games_per_second", "workers", "machines"):
        report.pop(key, None)
    assert isinstance(report, dict)
    return report


def descendants(process: int) -> Iterator[int]:
    """All descendants of a process."""
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            yield child
            yield from descendants(child)


def busy_workers(process: int) -> list[int]:
    """The worker processes of a driver's own cluster that are executing a call."""
    found = []
    for child in descendants(process):
        try:
            title = Path(f"/proc/{child}/cmdline").read_bytes().split(b"\0")[0]
        except OSError:
            continue
        if title.startswith(b"ray::_called"):
            found.append(child)
    return found


@pytest.mark.parametrize(
    ("plan", "games"), [(KERNELS, "70000"), (BOTS, "12")], ids=["kernels", "bots"]
)
def test_a_cluster_gives_the_same_results_as_one_core_bit_for_bit(
    plan: list[str], games: str, tmp_path: Path
) -> None:
    here, there = tmp_path / "here.parquet", tmp_path / "there.parquet"
    run = [*plan, "--games", games, "--workers"]
    alone = simulated(*run, "1", "--out", str(here))
    assert simulated(*run, "3", "--ray", "local", "--out", str(there)) == alone
    assert here.read_bytes() == there.read_bytes()
    assert simulated(*run, "2", "--ray", "local") == alone, "only counts travel without --out"


def test_the_arena_plays_the_same_games_on_a_cluster(tmp_path: Path) -> None:
    told = []
    for name, place in (("here", ["--workers", "1"]), ("there", ["--workers", "3", *LOCAL])):
        run = [*CROSSHEX, "arena", "qwixx", "--bots", "greedy,conservative,random", *place]
        done = subprocess.run(
            [*run, "--games", "10", "--records", str(tmp_path / name), "--json"],
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        report = without_speed(done.stdout)
        told.append((report["duels"], (tmp_path / name).read_text()))
    assert told[0] == told[1]


def test_killed_workers_cost_time_but_no_game(tmp_path: Path) -> None:
    rows = tmp_path / "games.parquet"
    run = [*KERNELS, "--games", "3000000", "--workers", "3", "--ray", "local", "--json"]
    killed = 0
    with subprocess.Popen(
        [*COMMAND, *run, "--out", str(rows)], stdout=subprocess.PIPE, text=True
    ) as driver:
        deadline = time.monotonic() + 120
        while driver.poll() is None and killed < 2 and time.monotonic() < deadline:
            # Once rows arrive, the first calls are done and more games are running.
            if rows.exists() and rows.stat().st_size and (busy := busy_workers(driver.pid)):
                os.kill(busy[0], signal.SIGKILL)
                killed += 1
                time.sleep(0.5)
            time.sleep(0.02)
        assert driver.stdout is not None
        told = driver.stdout.read()
    assert driver.returncode == 0
    assert killed == 2, "the run was over before two workers could be killed"
    plan = SimulationPlan.of("qwixx", ("greedy-1", "conservative"), seed=7)
    assert without_speed(told)["seats"] == count(plan, 3_000_000, workers=2).report()["seats"]
    numbers = parquet.read_table(rows, columns=["game"])["game"].to_numpy()
    assert (numbers == range(3_000_000)).all(), "each game once, in order"


def test_errors_in_calls_and_clusters_are_reported() -> None:
    with pytest.raises(RayError, match="there is no Ray cluster at 'localhost:1'"):
        open_ray("localhost:1")
    pool = open_ray("local", 1)
    assert (pool.cores, len(pool.machines)) == (1, 1)
    assert str(pool).startswith("1 cores of 1 machine (")
    with pytest.raises(ZeroDivisionError):
        list(in_order(pool, divmod, [(1, 1), (1, 0)], in_flight=2))
    assert sum(pool.done.values()) == 1


def test_a_lost_machine_costs_time_but_no_result() -> None:
    from ray.cluster_utils import Cluster

    cluster = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    try:
        other = cluster.add_node(num_cpus=2)
        pool = open_ray(cluster.address)
        assert pool.cores == 3
        done = in_order(pool, slow_square, [(n,) for n in range(60)], lambda: 4 * pool.cores)
        squares = [next(done) for _ in range(10)]
        cluster.remove_node(other, allow_graceful=False)
        squares += done
        assert squares == [n * n for n in range(60)]
    finally:
        cluster.shutdown()


def slow_square(number: int) -> int:
    """A call that takes long enough to be interrupted."""
    time.sleep(0.2)
    return number * number
