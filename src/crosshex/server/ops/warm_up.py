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
from collections.abc import Iterator
from importlib.util import find_spec

from crosshex.server.jobs.process import NICE

COMMAND = (sys.executable, "-m", "crosshex.server.ops.warm_up")

_running: "subprocess.Popen[bytes] | None" = None


def is_compiling() -> bool:
    """Whether this process has kernels compiled in the background at the moment."""
    return _running is not None and _running.poll() is None


@contextlib.contextmanager
def warm_up_kernels() -> Iterator[None]:
    """Compile missing kernels in the background, at most until the context ends."""
    global _running
    if find_spec("numba") is None:
        yield
        return
    quiet = subprocess.DEVNULL
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, start_new_session=True
    ) as process:
        # Waits for its end, or it would stay in the process list.
        threading.Thread(target=process.wait, daemon=True).start()
        _running = process
        try:
            yield
        finally:
            _running = None


def main() -> None:
    """Compile until all is done or the server has ended."""
    threading.Thread(target=_end_with_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICE)
    from crosshex.fast.core.jit import is_compiled

    if not is_compiled("complete"):
        from crosshex.fast.warm import warm_side_by_side

        warm_side_by_side()


def _end_with_server() -> None:
    # Not `sys.stdin`: a thread that reads it at the end of the program would abort Python.
    while os.read(0, 1024):
        pass
    if hasattr(os, "killpg"):  # Also ends the child processes.
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


if __name__ == "__main__":
    main()
