"""Supervises tasks that must not die: logs failures, restarts tasks, reports to health checks."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy.exc import SQLAlchemyError

log = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = 0.1, 2.0
"""The back-off in seconds before a task is restarted; it doubles with each failure."""
STEADY_SECONDS = 5.0
"""After this long without a failure a task counts as healthy again."""

EXPIRE_SECONDS = 600.0
"""How often what nobody has used for long is removed."""

OUTAGE = (OSError, SQLAlchemyError)
"""The errors of an outage of the store; they are logged without a traceback."""

Work = Callable[[], Awaitable[None]]


class Health(NamedTuple):
    """The health of a task.

    Attributes:
        name: what it is for.
        alive: whether it runs and has not failed recently.
        restarts: how often it was restarted.
        error: its recent error, or None.
    """

    name: str
    alive: bool
    restarts: int
    error: str | None


@dataclass
class SupervisedTask:
    """A task that is restarted after failures until it is stopped or its work returns."""

    name: str
    work: Work
    restarts: int = 0
    error: str | None = None
    failed_at: float = 0.0
    stopped: bool = False
    task: asyncio.Task[None] | None = None

    @property
    def health(self) -> Health:
        """The health of the task now."""
        alive = self.task is not None and not self.task.done()
        error = self.error if self._fails() else None
        return Health(self.name, alive and error is None, self.restarts, error)

    def _fails(self) -> bool:
        return self.error is not None and time.monotonic() < self.failed_at + STEADY_SECONDS

    async def run(self) -> None:
        """Do the work; after a failure, do it again with exponential back-off."""
        wait = FIRST_WAIT
        while True:
            try:
                await self.work()
            except (Exception, asyncio.CancelledError) as error:
                # A cancelled future inside the work is a failure, too.
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
        if isinstance(error, OUTAGE):
            log.warning("a task failed", extra=extra)
        else:
            log.error("a task failed", exc_info=error, extra=extra)

    async def stop(self) -> None:
        """End the task."""
        self.stopped = True
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)


class Supervisor:
    """All tasks of a process that must not die."""

    def __init__(self) -> None:
        self._tasks: list[SupervisedTask] = []
        self._others: list[Callable[[], Health]] = []

    def start(self, name: str, work: Work) -> SupervisedTask:
        """Start a task and keep it running; it ends when its work returns."""
        supervised = SupervisedTask(name, work)
        supervised.task = asyncio.create_task(supervised.run(), name=name)
        supervised.task.add_done_callback(lambda _: self._tasks.remove(supervised))
        self._tasks.append(supervised)
        return supervised

    def every(
        self, seconds: float, name: str, work: Callable[[], Awaitable[object]]
    ) -> SupervisedTask:
        """Do something now, and again after so many seconds, for ever."""

        async def repeat() -> None:
            while True:
                await work()
                await asyncio.sleep(seconds)

        return self.start(name, repeat)

    def report_also(self, health: Callable[[], Health]) -> None:
        """Add something else to the report, such as a thread."""
        self._others.append(health)

    def report(self) -> list[Health]:
        """The health of all tasks."""
        return [supervised.health for supervised in self._tasks] + [
            health() for health in self._others
        ]

    async def stop(self) -> None:
        """End all tasks."""
        await asyncio.gather(*(supervised.stop() for supervised in list(self._tasks)))
