"""Compiles kernels while a server starts, so that the first player does not wait for a compiler.

They are kept on disk: it is done once after an installation, in a process that steps back. It ends
with the server, however that ends: then its input is closed.
"""

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from importlib.util import find_spec

from crosshex.server.bot_process import NICE

COMMAND = (sys.executable, "-m", "crosshex.server.warm_up")


@contextlib.contextmanager
def warm_up_kernels() -> Iterator[None]:
    """Compile in the background what is not compiled yet, for as long as this lasts at the most."""
    if find_spec("numba") is None:
        yield
        return
    quiet = subprocess.DEVNULL
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, start_new_session=True
    ):
        yield


def main() -> None:
    """Compile, until it is done or the server has gone."""
    threading.Thread(target=_end_with_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICE)
    from crosshex.fast.core.jit import kernel_cache

    if not (kernel_cache() / "complete").exists():
        from crosshex.fast.warm import warm_side_by_side

        warm_side_by_side()


def _end_with_server() -> None:
    sys.stdin.buffer.read()
    if hasattr(os, "killpg"):  # With the processes of its own.
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


if __name__ == "__main__":
    main()
