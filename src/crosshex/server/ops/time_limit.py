"""Ends what a game does once it takes too long: a game may come from another package.

The event loop asks games all the time, what is legal and what a client sees. Each question is put
inside `asking`. A thread looks at how much CPU time they take, and raises an error in the thread
that asks too long; the client gets a refusal. Then the game rests: without that, the next question
would stop the server again. Nothing ends a question that sleeps or runs in C: Python offers no way.
"""

import asyncio
import contextlib
import ctypes
import logging
import threading
import time
from collections.abc import Callable
from functools import cache
from types import TracebackType
from typing import Final, TypeVar

from crosshex.table.faults import Refused

log = logging.getLogger(__name__)

T = TypeVar("T")

LOOP_SECONDS: Final = 5.0
"""How much CPU time a question in the event loop may take: far more than any of ours."""
THREAD_SECONDS: Final = 20.0
"""How much it may take in a thread, where it delays nobody."""
REST_SECONDS: Final = 600.0
"""For how long a game is not asked after it took too long."""
POLL_SECONDS: Final = 0.25

_questions: "dict[int, asking]" = {}
"""The questions that are being asked, one for each thread."""
_resting: dict[str, float] = {}
"""The games that took too long, and until when each is not asked."""
_lock = threading.Lock()


class _TooLong(BaseException):
    """A question takes too long. Not an `Exception`, so that no game takes it for an error."""


class asking:  # noqa: N801
    """Limits the time that a block takes, in which a game is asked; it must not await.

    Inside another such block it changes nothing.

    Args:
        game: the name of the game; empty: any game, none of which rests after it.
        seconds: the limit; None: that of the event loop.

    Raises:
        Refused: the game took too long, now or shortly before.

    >>> with asking("six"):
    ...     pass
    """

    __slots__ = ("game", "is_ended", "seconds", "thread", "until")

    def __init__(self, game: str, seconds: float | None = None) -> None:
        self.game = game
        self.seconds = seconds
        self.thread = 0
        self.until: float | None = None
        self.is_ended = False

    def __enter__(self) -> None:
        if _resting and (left := _resting.get(self.game, 0.0) - time.monotonic()) > 0:
            raise Refused("busy", retry_after=round(left) + 1)
        me = threading.get_ident()
        if me not in _questions:
            self.thread = me
            _questions[me] = self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        if not self.thread:
            return
        if self.until is None:  # Nobody has looked at it yet: it took less than two looks.
            _questions.pop(self.thread, None)
            return
        self._end(came=kind is _TooLong)
        if kind is _TooLong:
            if self.game:
                _resting[self.game] = time.monotonic() + REST_SECONDS
            log.error("a game took too long", exc_info=error, extra={"game": self.game})
            raise Refused("busy", retry_after=round(REST_SECONDS)) from None

    def _end(self, came: bool) -> None:
        """Watch no longer; an error that did not come yet is taken back.

        Only then: after one is taken back, Python 3.11 looks for more at every step, for ever.
        """
        while True:
            with contextlib.suppress(_TooLong), _lock:
                _questions.pop(self.thread, None)
                if self.is_ended and not came:
                    _raise_in(self.thread, None)
                return

    def check(self) -> None:
        """End the question if it has taken too long; called again and again, with the lock.

        The lock keeps its thread from leaving it, and so from ending, meanwhile.
        """
        spent = _spent_by(self.thread)
        if self.until is None:
            self.until = spent + (LOOP_SECONDS if self.seconds is None else self.seconds)
        elif spent > self.until:
            self.is_ended = True
            _raise_in(self.thread, _TooLong)


async def in_thread(game: str, work: Callable[..., T], *given: object) -> T:
    """The result of work that asks a game, done in a thread.

    Raises:
        Refused: it took too long.
    """

    def limited() -> T:
        with asking(game, THREAD_SECONDS):
            return work(*given)

    return await asyncio.to_thread(limited)


def _watch() -> None:
    """Check all questions for ever."""
    while True:
        time.sleep(POLL_SECONDS)
        for question in list(_questions.values()):
            with _lock:
                if _questions.get(question.thread) is question:
                    question.check()


def _spent_by(thread: int) -> float:
    """The CPU time that a thread has spent, which a busy machine does not move."""
    if hasattr(time, "pthread_getcpuclockid"):
        return time.clock_gettime(time.pthread_getcpuclockid(thread))
    return time.monotonic()


def _raise_in(thread: int, error: type[BaseException] | None) -> None:
    """Raise an error in a thread as soon as it runs Python code; None: take it back."""
    given = None if error is None else ctypes.py_object(error)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), given)


@cache
def watch() -> threading.Thread:
    """Begin to watch the questions of this process, if nobody does yet."""
    watching = threading.Thread(target=_watch, name="time limit", daemon=True)
    watching.start()
    return watching
