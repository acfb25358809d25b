"""Kernels on disk: a changed one is compiled again, and without a place for them all goes on."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np

import crosshex
from crosshex.fast.core.jit import Array, Int, inline

PROGRAM = """
from crosshex.fast.six.outer import outer
print(outer())
"""
OUTER = """
from crosshex.fast.core.jit import njit
from crosshex.fast.six.search.inner import inner

@njit
def outer():
    return inner() + 1
"""
INNER = """
from crosshex.fast.core.jit import njit

@njit
def inner():
    return {number}
"""


def test_a_changed_kernel_in_a_subfolder_is_compiled_again(tmp_path: Path) -> None:
    package = tmp_path / "crosshex"
    fast = package / "fast"
    shutil.copytree(Path(crosshex.__file__).parent / "fast", fast)
    (package / "__init__.py").touch()
    (fast / "six" / "outer.py").write_text(OUTER)
    inner = fast / "six" / "search" / "inner.py"
    environment = {
        **os.environ,
        "PYTHONPATH": str(tmp_path),
        "NUMBA_CACHE_DIR": str(tmp_path / "cache"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }

    def run() -> tuple[str, bool]:
        """The output of the kernels, and whether one was compiled."""
        command = [sys.executable, "-c", PROGRAM]
        done = subprocess.run(
            command, env=environment, check=True, capture_output=True, text=True, cwd=tmp_path
        )
        return done.stdout.strip(), "compiling" in done.stderr

    inner.write_text(INNER.format(number=41))
    assert run() == ("42", True)
    assert run() == ("42", False)
    inner.write_text(INNER.format(number=99))
    assert run() == ("100", True)


def test_where_nothing_can_be_kept_kernels_are_compiled_and_kept_nowhere(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "probe.py").write_text(
        "import os\nfrom crosshex.fast.core.jit import njit\n\n@njit\ndef double(x):\n"
        "    return 2 * x\n\nprint(double(21), os.environ['NUMBA_CACHE_DIR'])\n"
    )
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "file" / "cache")}
    environment.pop("CROSSHEX_QUIET", None)
    done = subprocess.run(
        [sys.executable, tmp_path / "probe.py"],
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    answer, place = done.stdout.split()
    assert answer == "42" and not Path(place).exists()
    assert "kernels cannot be kept in" in done.stderr and "NUMBA_CACHE_DIR names" in done.stderr


def test_numbers_that_are_written_out_or_narrow_need_no_compilation_of_their_own() -> None:
    @inline
    def double(number: Int) -> Int:
        return number * 2

    @inline
    def caller(numbers: Array, number: Int) -> Int:
        return double(1) + double(2) + double(number) + double(numbers[0])

    assert caller(np.array([4], np.int32), 3) == 20
    assert len(double.signatures) == 1  # type: ignore[attr-defined]
