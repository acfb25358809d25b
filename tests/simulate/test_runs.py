"""A whole run from Python: progress, interrupts, rows, and clear errors."""

import subprocess
import sys
from pathlib import Path

import pytest
from pyarrow import parquet

from crosshex.bots import UnknownBot
from crosshex.rules import OptionError
from crosshex.simulate import SimulationPlan, SimulationProgress, count, run

PLAN = SimulationPlan.of("six", ("random", "random"), seed=2, variant="advanced")


def test_progress_is_reported_until_all_games_are_counted() -> None:
    told: list[SimulationProgress] = []
    report = run(PLAN, 300, workers=1, on_progress=told.append)
    assert [progress.games for progress in told] == [128, 256, 300]
    assert {(progress.total, progress.place) for progress in told} == {(300, "")}
    assert (report["variant"], report["lucky"]) == ("advanced", None)
    assert count(PLAN, 300, workers=1).report()["seats"] == report["seats"]


def test_an_interrupt_keeps_the_finished_games_in_report_and_file(tmp_path: Path) -> None:
    def interrupt(progress: SimulationProgress) -> None:
        if progress.games >= 256:
            raise KeyboardInterrupt

    rows = tmp_path / "games.parquet"
    report = run(PLAN, 10_000, workers=1, out=rows, on_progress=interrupt)
    assert (report["interrupted"], report["games"]) == (True, 256)
    assert parquet.read_table(rows).num_rows == 256


def test_unusual_options_are_reported() -> None:
    report = run(SimulationPlan.of("six", ("random", "random"), move_limit=20), 2, workers=1)
    assert report["move_limit"] == 20
    assert "repetition" not in report


def test_every_fault_is_one_of_our_errors(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot):
        run(SimulationPlan.of("qwixx", ("nobody",)), 1, workers=1)
    with pytest.raises(OptionError, match=r"must be a \.parquet file"):
        run(PLAN, 1, workers=1, out=tmp_path / "games.csv")
    with pytest.raises(OptionError, match="cannot be written"):
        run(PLAN, 1, workers=1, out=tmp_path / "none" / "games.parquet")


def test_without_the_extra_the_error_says_what_to_install() -> None:
    program = (
        "import sys; sys.modules['numba'] = None;"
        "from crosshex.simulate import SimulationPlan, run;"
        "run(SimulationPlan.of('six', ('random', 'random')), 1)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    last = done.stderr.splitlines()[-1]
    assert last.endswith("MissingExtra: simulation needs Numba: pip install numba")
