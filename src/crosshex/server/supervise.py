"""Tasks that must not die: one that fails is logged, started again, and shown by health checks."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import NamedTuple

log = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = 0.1, 2.0
"""Seconds before a task is started anew; they double with each failure."""
STEADY_SECONDS = 5.0
"""After so long without a failure a task is well again."""

Work = Callable[[], Awaitable[None]]


class Health(NamedTuple):
    """How a task does.

    Attributes:
        name: what it is for.
        alive: whether it runs and has not failed lately.
        restarts: how often it was started anew.
        error: why it failed lately, or None.
    """

    name: str
    alive: bool
    restarts: int
    error: str | None


@dataclass
class SupervisedTask:
    """A task that is started anew until it is stopped, or has nothing left to do."""

    name: str
    work: Work
    expected: tuple[type[Exception], ...]
    restarts: int = 0
    error: str | None = None
    failed_at: float = 0.0
    stopped: bool = False
    task: asyncio.Task[None] | None = None

    @property
    def health(self) -> Health:
        """How it does now."""
        alive = self.task is not None and not self.task.done()
        error = self.error if self._fails() else None
        return Health(self.name, alive and error is None, self.restarts, error)

    def _fails(self) -> bool:
        return self.error is not None and time.monotonic() < self.failed_at + STEADY_SECONDS

    async def run(self) -> None:
        """Do the work; after a failure wait, longer each time, and do it again."""
        wait = FIRST_WAIT
        while True:
            try:
                await self.work()
            except (Exception, asyncio.CancelledError) as error:
                # A cancelled future inside of the work is a failure like any other.
                if self.stopped:
                    raise
                wait = min(2 * wait, LONGEST_WAIT) if self._fails() else FIRST_WAIT
                self._note(error, wait)
                await asyncio.sleep(wait)
                self.restarts += 1
            else:
                return

    def _note(self, error: BaseException, wait: float) -> None:
        self.error, self.failed_at = f"{type(error).__name__}: {error}", time.monotonic()
        extra = {"task": self.name, "error": self.error, "restarts": self.restarts, "wait": wait}
        if isinstance(error, self.expected):
            log.warning("a task failed", extra=extra)
        else:
            log.error("a task failed", exc_info=error, extra=extra)

    async def stop(self) -> None:
        """End it for good."""
        self.stopped = True
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)


class Supervisor:
    """All tasks of a process that must not die."""

    def __init__(self) -> None:
        self._tasks: list[SupervisedTask] = []
        self._others: list[Callable[[], Health]] = []

    def start(
        self, name: str, work: Work, expected: tuple[type[Exception], ...] = ()
    ) -> SupervisedTask:
        """Start a task and keep it running; it ends when its work returns.

        Args:
            name: what it is for.
            work: what it does.
            expected: the errors that an outage brings; they are logged without a traceback.
        """
        supervised = SupervisedTask(name, work, expected)
        supervised.task = asyncio.create_task(supervised.run(), name=name)
        supervised.task.add_done_callback(lambda _: self._tasks.remove(supervised))
        self._tasks.append(supervised)
        return supervised

    def report_also(self, health: Callable[[], Health]) -> None:
        """Report on something else as well, such as a thread."""
        self._others.append(health)

    def report(self) -> list[Health]:
        """How all tasks do."""
        return [supervised.health for supervised in self._tasks] + [
            health() for health in self._others
        ]

    async def stop(self) -> None:
        """End all tasks."""
        await asyncio.gather(*(supervised.stop() for supervised in list(self._tasks)))
