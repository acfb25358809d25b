"""The worker process that runs `jobs`, so that long ones do not hold up the tables.

Each message is a job, as `pipes` writes it; the answer is sent to the client. Only the server that
started the program talks to it. A job that needs too much CPU time ends the whole program at once,
and the server starts another one.
"""

import os
import signal
import sys

from crosshex.server.jobs.jobs import carry_out
from crosshex.server.jobs.pipes import read_message, write_message


def main() -> None:
    """Do jobs until there are no more."""
    asked_by = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    # The default ends the process at once; a Python handler would wait for a long C call to end.
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    while (asked := read_message(asked_by)) is not None:
        signal.setitimer(signal.ITIMER_PROF, asked.seconds)
        try:
            answer = carry_out(asked.job)
        except Exception as error:
            print(f"{type(asked.job).__name__}: {error!r}", file=sys.stderr, flush=True)
            raise
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
        write_message(answers, answer)


if __name__ == "__main__":
    main()
