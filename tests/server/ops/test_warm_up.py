"""A server compiles its kernels ahead, once, in a process that ends with the server."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from crosshex.fast import warm
from crosshex.fast.core import jit
from crosshex.server.ops import warm_up
from tests.server.harness import PATIENCE


@pytest.mark.skipif(not hasattr(os, "nice"), reason="processes have no priorities here")
def test_kernels_are_compiled_once_with_the_lowest_priority(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(warm, "warm_side_by_side", lambda: done.append("warm"))
    monkeypatch.setattr(os, "nice", lambda steps: done.append(f"nice {steps > 0}"))
    monkeypatch.setattr(warm_up, "_end_with_server", lambda: None)
    warm_up.main()
    assert done == ["nice True", "warm"]

    complete = jit.kernel_cache() / "complete"
    complete.parent.mkdir(parents=True)
    complete.touch()
    warm_up.main()
    assert done == ["nice True", "warm", "nice True"]


CHILD = """
import os, pathlib, sys, threading, time
from crosshex.server.ops.warm_up import _end_with_server
threading.Thread(target=_end_with_server, daemon=True).start()
pathlib.Path(sys.argv[1]).write_text(str(os.getpid()))
time.sleep(600)
"""
SERVER = """
import os, pathlib, signal, sys, time
from crosshex.server.ops import warm_up
from tests.server.harness import PATIENCE
_, how, file, child = sys.argv
warm_up.COMMAND = (sys.executable, "-c", child, file)
with warm_up.warm_up_kernels():
    while not pathlib.Path(file).exists() or not pathlib.Path(file).read_text():
        time.sleep(0.02)
    if how == "killed":
        os.kill(os.getpid(), signal.SIGKILL)
"""


def lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="there are no groups of processes here")
@pytest.mark.parametrize("how", ["killed", pytest.param("stopped", marks=pytest.mark.slow)])
def test_the_compiling_process_ends_with_the_server(tmp_path: Path, how: str) -> None:
    file = tmp_path / "pid"
    command = (sys.executable, "-c", SERVER, how, str(file), CHILD)
    subprocess.run(command, timeout=60)
    child, deadline = int(file.read_text()), time.monotonic() + PATIENCE
    while lives(child):
        assert time.monotonic() < deadline
        time.sleep(0.02)


ENDED = """
import os, sys, time
from crosshex.server.ops import warm_up
from tests.server.harness import PATIENCE
warm_up.COMMAND = (sys.executable, "-c", "")
with warm_up.warm_up_kernels():
    try:
        while True:
            os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
            time.sleep(0.02)
    except ChildProcessError:
        print("no child is left")
"""


@pytest.mark.skipif(not hasattr(os, "waitid"), reason="processes do not wait for children here")
def test_the_compiling_process_leaves_the_process_list_when_it_is_done() -> None:
    command = (sys.executable, "-c", ENDED)
    done = subprocess.run(command, timeout=60, capture_output=True, text=True)
    assert done.stdout == "no child is left\n"


def test_the_compiling_process_ends_well_while_the_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    complete = jit.kernel_cache() / "complete"
    complete.parent.mkdir(parents=True)
    complete.touch()
    with subprocess.Popen(warm_up.COMMAND, stdin=subprocess.PIPE) as process:
        assert process.wait(60) == 0


TELLING = "import sys; print('2 7', flush=True); sys.stdin.read()"


def test_a_server_knows_how_far_the_kernels_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm_up, "COMMAND", (sys.executable, "-c", TELLING))
    assert warm_up.progress() == warm_up.NOTHING
    with warm_up.warm_up_kernels():
        deadline = time.monotonic() + PATIENCE
        while warm_up.progress() == warm_up.NOTHING:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        assert warm_up.progress() == (2, 7)
    assert warm_up.progress() == warm_up.NOTHING


def test_the_compiling_process_tells_how_many_parts_are_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    jit.note_compiled(warm.PARTS[0].__name__)
    program = "from crosshex.server.ops import warm_up; warm_up._tell_progress()"
    command = (sys.executable, "-c", program)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as telling:
        assert telling.stdout is not None
        told = telling.stdout.readline()
        telling.kill()
    assert told == f"1 {len(warm.PARTS) + 1}\n"
