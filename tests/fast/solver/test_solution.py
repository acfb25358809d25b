"""Solution files: loaded, checked, rebuilt, resumed, mirrored."""

from pathlib import Path

import numpy as np
import pytest

from crosshex.fast.qwixx.sheet import LONGO, NO_LUCK, QWIXX, read_notation, straight_sheet
from crosshex.fast.solver import solution as module
from crosshex.fast.solver.rowspace import FAILED_THROWS, count_states, row_space
from crosshex.fast.solver.solution import (
    DamagedSolution,
    load,
    solution,
    solution_name,
    solve,
)
from tests.random_sheets import MIXX

SMALL = straight_sheet(faces=3, locking=1, needed=2)
LUCKY = (3, 4)


def path_of(folder: Path, lucky: tuple[int, int] = NO_LUCK) -> Path:
    return folder / f"{solution_name(SMALL, lucky)}.solution"


def test_a_stored_solution_is_loaded_without_solving(tmp_path: Path) -> None:
    first = solve(SMALL, folder=tmp_path)
    written = path_of(tmp_path).stat().st_mtime_ns
    again = solution(SMALL, folder=tmp_path)
    assert again.value == first.value
    assert isinstance(again.points, np.memmap)
    assert path_of(tmp_path).stat().st_mtime_ns == written


@pytest.mark.parametrize("place", [10, 5000, -3])
def test_a_damaged_file_is_noticed_and_rebuilt(tmp_path: Path, place: int) -> None:
    value = solve(SMALL, folder=tmp_path).value
    path = path_of(tmp_path)
    content = bytearray(path.read_bytes())
    content[place] ^= 0x40
    path.write_bytes(content)
    with pytest.raises(DamagedSolution):
        load(path)
    assert solution(SMALL, folder=tmp_path).value == value
    assert load(path).value == value


def test_a_truncated_file_is_noticed(tmp_path: Path) -> None:
    solve(SMALL, folder=tmp_path)
    path = path_of(tmp_path)
    path.write_bytes(path.read_bytes()[:-100])
    with pytest.raises(DamagedSolution):
        load(path)
    path.write_bytes(b"")
    with pytest.raises(DamagedSolution):
        load(path)


def test_an_interrupted_run_continues_where_it_stopped(tmp_path: Path) -> None:
    whole = solve(SMALL, LUCKY, folder=tmp_path / "whole")
    folder = tmp_path / "parts"
    seen: list[int] = []
    with pytest.raises(KeyboardInterrupt):
        solve(SMALL, LUCKY, folder=folder, stop_after=12)
    done = solve(SMALL, LUCKY, folder=folder, progress=lambda now, total: seen.append(now))
    assert seen[0] > whole.states // 100
    assert (done.value, done.states) == (whole.value, whole.states)
    assert np.array_equal(done.points, whole.points)
    assert [path.name for path in folder.iterdir()] == [path_of(folder, LUCKY).name]


def test_a_checkpoint_of_another_game_is_not_used(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        solve(SMALL, LUCKY, folder=tmp_path, stop_after=12)
    note = next(tmp_path.glob("*.progress"))
    note.write_text(note.read_text().replace('"lucky": [3, 4]', '"lucky": [2, 4]'))
    seen: list[int] = []
    solve(SMALL, LUCKY, folder=tmp_path, progress=lambda now, total: seen.append(now))
    assert seen[0] < 100


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    one = solve(SMALL, LUCKY, folder=tmp_path / "1")
    three = solve(SMALL, LUCKY, folder=tmp_path / "3", workers=3)
    assert np.array_equal(one.points, three.points)


def test_mirrored_lucky_pairs_are_worth_the_same(tmp_path: Path) -> None:
    # On this sheet the mirror image of a sum s is 8 - s.
    for lucky in ((2, 3), (3, 4)):
        twin = tuple(sorted(8 - number for number in lucky))
        one, other = solve(SMALL, lucky, folder=tmp_path), solve(SMALL, twin, folder=tmp_path)  # type: ignore[arg-type]
        assert one.value == pytest.approx(other.value, abs=1e-12)
        pairs = row_space(SMALL).counts[0]
        square = (pairs, pairs, FAILED_THROWS)
        turned = other.points.reshape(square).transpose(1, 0, 2)
        assert np.allclose(one.points.reshape(square), turned, atol=1e-5)


def test_progress_ends_at_the_number_of_states(tmp_path: Path) -> None:
    seen: list[tuple[int, int]] = []
    solved = solve(SMALL, folder=tmp_path, progress=lambda *now: seen.append(now))
    assert seen[-1] == (solved.states, solved.states)


def test_the_numbers_of_states_of_both_games() -> None:
    assert count_states(QWIXX, NO_LUCK) == 5_455_128
    assert count_states(LONGO, (5, 8)) == 76_353_744
    numbers, colours = (read_notation(sheet.notation) for sheet in MIXX[::-1])
    assert count_states(numbers, NO_LUCK) == 42_147_840
    # The colours of this sheet are its own mirror image, as those of Qwixx are.
    assert count_states(colours, NO_LUCK) == 21_080_192


def test_longo_is_solved_by_the_mirrored_pair(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LONGO", SMALL)
    monkeypatch.setattr(module, "mirror", lambda pair: (8 - pair[1], 8 - pair[0]))
    solved = solve(SMALL, (2, 3), folder=tmp_path)
    twin = solution(SMALL, (5, 6), folder=tmp_path)
    assert twin.flipped
    assert twin.value == solved.value
