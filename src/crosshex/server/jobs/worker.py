"""The program of every worker process: carries out one job after the other.

Only the server that started it talks to it, over pipes. A job may print: its output goes to the
error stream. A job that uses up its CPU time ends the whole program at once, and so does the end of
the input: then the server is gone.
"""

import contextlib
import os
import pickle
import queue
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import Any, BinaryIO, Final

from crosshex.bots.threads import use_one_thread
from crosshex.server.jobs.messages import Asked, MemoryKey, Paused, Reply, packed, read_message
from crosshex.table.faults import Refused

MOST_KEPT: Final = 32
"""How many bots and studies a process keeps in memory; `master` in Six needs about 20 MB."""
AGAIN_SECONDS: Final = 0.01
"""How often a job is hurried: a bot that has just begun to think may miss the first call."""


class Worker:
    """Carries out jobs in the main thread; another thread reads the messages of the server.

    The server sends no job before it has the answer to the last one.

    Attributes:
        is_hurried: whether the server wants the job to end soon.
    """

    def __init__(self, asked_by: BinaryIO, answers: BinaryIO) -> None:
        self._asked_by = asked_by
        self._answers = answers
        self._inbox: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._is_busy = False
        self._kept: dict[MemoryKey, Any] = {}
        self._asked: Asked | None = None
        self._said = 0
        self._hurry: Callable[[], None] = lambda: None
        self.is_hurried = False

    # -- what a job finds here

    def when_hurried(self, hurry: Callable[[], None]) -> None:
        """Call this when the server says so, again and again, from another thread."""
        self._hurry = hurry

    def say(self, line: bytes) -> None:
        """Send a line before the answer; those that the server has already are left out."""
        assert self._asked is not None
        self._said += 1
        if self._said > self._asked.heard:
            self._send(packed(Reply("line", line)))

    def take(self) -> Any:
        """Take what the last job with the same key has left here, or None."""
        assert self._asked is not None and self._asked.key is not None
        return self._kept.pop(self._asked.key, None)

    def keep(self, thing: Any) -> None:
        """Leave something for the next job with the same key; the oldest makes room for it."""
        assert self._asked is not None and self._asked.key is not None
        self._kept[self._asked.key] = thing
        if len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]

    # -- the program

    def serve(self) -> None:
        """Carry out jobs for ever."""
        threading.Thread(target=self._listen, daemon=True).start()
        while True:
            reply = self._carry_out(self._inbox.get())
            self._is_busy = False
            self._send(reply)

    def _listen(self) -> None:
        while (message := read_message(self._asked_by)) is not None:
            if message:
                self._is_busy, self.is_hurried, self._hurry = True, False, lambda: None
                self._inbox.put(message)
            while not message and self._is_busy:
                self.is_hurried = True
                with contextlib.suppress(Exception):  # It has a deadline, too.
                    self._hurry()
                time.sleep(AGAIN_SECONDS)
        os._exit(0)

    def _carry_out(self, message: bytes) -> bytes:
        """The last message about a job; every error becomes one."""
        self._asked, self._said = None, 0
        try:
            self._asked = asked = pickle.loads(message)
            _limit_cpu(asked.cpu_seconds)
            return packed(Reply("answer", asked.job.run(self)))
        except Paused:
            return packed(Reply("paused"))
        except Refused as refused:
            found = refused.code, tuple(refused.legal), refused.params
            return packed(Reply("refused", found))
        except Exception as error:
            job = type(self._asked.job).__name__ if self._asked else "a job"
            print(f"{job}: {error!r}", file=sys.stderr, flush=True)
            return packed(Reply("error", repr(error)))
        finally:
            _limit_cpu(0)

    def _send(self, data: bytes) -> None:
        self._answers.write(data)
        self._answers.flush()


def _limit_cpu(seconds: float) -> None:
    """End the process when it has used so much more CPU time; 0: never."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def main() -> None:
    """Carry out jobs until the server ends."""
    asked_by = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    use_one_thread()
    if hasattr(signal, "SIGPROF"):
        # The default ends the process at once; a Python handler would wait for a long C call.
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
    Worker(asked_by, answers).serve()


if __name__ == "__main__":
    main()
