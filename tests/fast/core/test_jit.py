"""A changed kernel is compiled again, wherever its file is: a stale one would be a silent fault."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import crosshex

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
