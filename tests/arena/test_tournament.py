"""A whole arena from Python."""

from pathlib import Path

import pytest

from crosshex.arena import ArenaPlan, ArenaProgress, run_plan
from crosshex.record import read_records
from crosshex.rules import OptionError, Qwixx

PLAN = ArenaPlan(Qwixx(2), ("greedy", "random"))


def test_progress_is_reported_after_every_deal_and_every_game_is_written(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []

    def note(progress: ArenaProgress) -> None:
        told.append((progress.standings.games, progress.total))

    file = tmp_path / "games.txt"
    report = run_plan(PLAN, 5, workers=1, records=file, on_progress=note)
    assert told == [(2, 6), (4, 6), (6, 6)], "deals are whole"
    assert len(list(read_records(file.read_text(encoding="utf-8")))) == report["games"] == 6


def test_an_interrupt_keeps_the_finished_games() -> None:
    def interrupt(progress: ArenaProgress) -> None:
        raise KeyboardInterrupt

    report = run_plan(PLAN, 100, workers=1, on_progress=interrupt)
    assert (report["interrupted"], report["games"]) == (True, 2)


def test_options_that_do_not_fit_are_named(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="easy is not one of the bots"):
        run_plan(PLAN, anchor="easy")
    with pytest.raises(OptionError, match="cannot be written"):
        run_plan(PLAN, 1, workers=1, records=tmp_path / "none" / "games.txt")
