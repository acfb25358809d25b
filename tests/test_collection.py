"""Which tests run, and how often: no file is skipped silently, and second tries are rare."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
TIERS = {(): 1, ("-m", "not long"): 2}
"""Options of the Makefile, and how many of three tests run: one of each kind."""
SECOND_TRY = """
import pytest

tried = set()


@pytest.mark.clock("it fails at the first try")
@pytest.mark.parametrize("number", range({tests}))
def test_late(number):
    tried.add(number) if number not in tried else tried.remove(number)
    assert number not in tried
"""


def run(folder: Path, name: str, text: str, *options: str) -> "subprocess.CompletedProcess[str]":
    """Run a file of tests with the settings of this repository."""
    shutil.copy(ROOT / "tests" / "conftest.py", folder)
    (folder / name).write_text(text)
    config = [f"--config-file={ROOT / 'pyproject.toml'}", f"--rootdir={folder}"]
    command = [sys.executable, "-m", "pytest", *config, "-p", "no:cacheprovider", *options]
    return subprocess.run(
        [*command, str(folder)], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_a_test_file_that_cannot_be_imported_fails(tmp_path: Path) -> None:
    ended = run(tmp_path, "test_broken.py", "import a_module_that_does_not_exist\n")
    assert "1 error" in ended.stdout, ended.stdout


def test_a_test_with_a_real_clock_has_a_second_try(tmp_path: Path) -> None:
    ended = run(tmp_path, "test_tries.py", SECOND_TRY.format(tests=3))
    assert ended.returncode == 0 and "3 passed, 3 rerun" in ended.stdout, ended.stdout


def test_any_other_test_has_one_try(tmp_path: Path) -> None:
    text = SECOND_TRY.format(tests=1).replace("@pytest.mark.clock", "#")
    ended = run(tmp_path, "test_tries.py", text)
    assert ended.returncode == 1 and "1 failed" in ended.stdout, ended.stdout


def test_a_second_try_needs_a_reason(tmp_path: Path) -> None:
    text = SECOND_TRY.format(tests=1).replace('"it fails at the first try"', "")
    ended = run(tmp_path, "test_tries.py", text)
    assert ended.returncode != 0 and "needs one reason" in ended.stdout + ended.stderr


def test_many_second_tries_make_a_run_fail(tmp_path: Path) -> None:
    ended = run(tmp_path, "test_tries.py", SECOND_TRY.format(tests=4), "-n2")
    assert ended.returncode == 1 and "4 passed, 4 rerun" in ended.stdout, ended.stdout
    assert "4 tests had a second try" in ended.stdout


def test_slow_and_long_tests_wait_for_their_own_commands(tmp_path: Path) -> None:
    text = "import pytest\n\ndef test_it(): ...\n" + "".join(
        f"@pytest.mark.{mark}\ndef test_{mark}(): ...\n" for mark in ("slow", "long")
    )
    for tier, passed in TIERS.items():
        said = run(tmp_path, "test_tiers.py", text, *tier).stdout
        assert f"{passed} passed" in said, said
