"""The program that runs `jobs` for the server: a long one must not hold up the tables.

Each message is a job, as `pipes` writes it; the answer is what the client is sent. Only the server
that started the program talks to it. A job that needs too much CPU time ends the whole program, in
whatever it is doing, and the server starts another one.
"""

import os
import signal
import sys

from crosshex.server.jobs import carry_out
from crosshex.server.pipes import read_message, write_message


def main() -> None:
    """Do jobs until there are no more."""
    asked_by = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    # Not a handler of ours, which could not run in the middle of a long call: the default ends us.
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
