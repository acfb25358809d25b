"""Compiles kernels while people play already, so that nobody waits long for a compiler.

Compiled kernels are cached on disk, so this happens once after an installation, in a process of low
priority. It ends with the process that plays or serves, even after a crash: its input is closed
then.
"""

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from importlib.util import find_spec
from typing import IO, NamedTuple

from crosshex.server.jobs.process import NICE

COMMAND = (sys.executable, "-m", "crosshex.server.ops.warm_up")

TELLING_SECONDS = 1.0


class Progress(NamedTuple):
    """How many parts of the kernels are compiled, and of how many."""

    done: int
    total: int


NOTHING = Progress(0, 0)

_running: "subprocess.Popen[bytes] | None" = None
_progress = NOTHING


def is_compiling() -> bool:
    """Whether this process has kernels compiled in the background at the moment."""
    return _running is not None and _running.poll() is None


def progress() -> Progress:
    """How far the kernels are compiled in the background; a total of 0: nobody has to wait."""
    return _progress if is_compiling() else NOTHING


@contextlib.contextmanager
def warm_up_kernels() -> Iterator[None]:
    """Compile missing kernels in the background, at most until the context ends."""
    global _running
    if find_spec("numba") is None:
        yield
        return
    pipe = subprocess.PIPE
    process = subprocess.Popen(
        COMMAND, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, start_new_session=True
    )
    assert process.stdin is not None and process.stdout is not None
    # Waits for its end, too, or it would stay in the process list.
    threading.Thread(target=_listen, args=(process, process.stdout), daemon=True).start()
    _running = process
    try:
        yield
    finally:
        _running = None
        process.stdin.close()
        process.wait()


def _listen(process: "subprocess.Popen[bytes]", told: IO[bytes]) -> None:
    global _progress
    _progress = NOTHING
    with told:
        for line in told:
            done, total = map(int, line.split())
            _progress = Progress(done, total)
    process.wait()


def main() -> None:
    """Compile until all is done or the server has ended."""
    threading.Thread(target=_end_with_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICE)
    from crosshex.fast.core.jit import is_compiled

    if not is_compiled("complete"):
        from crosshex.fast.warm import warm_side_by_side

        threading.Thread(target=_tell_progress, daemon=True).start()
        warm_side_by_side()


def _tell_progress() -> None:
    """Print how many parts are compiled. At the end all are called once more: that is one more."""
    from crosshex.fast.core.jit import is_compiled
    from crosshex.fast.warm import PARTS

    while True:
        done = sum(is_compiled(part.__name__) for part in PARTS)
        print(done, len(PARTS) + 1, flush=True)
        time.sleep(TELLING_SECONDS)


def _end_with_server() -> None:
    # Not `sys.stdin`: a thread that reads it at the end of the program would abort Python.
    while os.read(0, 1024):
        pass
    if hasattr(os, "killpg"):  # Also ends the child processes.
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


if __name__ == "__main__":
    main()
