"""A Ray cluster as an executor: the same calls, on other machines.

A call whose worker or machine dies is made again elsewhere. A call depends only on its arguments,
so that costs time but changes no result.
"""

import os
import socket
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, Future
from contextlib import redirect_stdout
from typing import Any, Final, TypeVar

from crosshex import __version__

T = TypeVar("T")

LOCAL: Final = "local"
RETRIES: Final = 8
"""How often a call is retried before the call itself counts as faulty."""
_ANSWER_WITHIN: Final = 10.0
_LOOK_EVERY: Final = 1.0
"""Seconds between two queries for the machines of the cluster."""


class RayError(ValueError):
    """The cluster cannot be used; the message says why and what would help."""


def open_ray(address: str, workers: int | None = None) -> "RayPool":
    """Connect to a cluster: `auto` for the one this machine is part of, or its address.

    `local` starts one on this machine for this run alone, with `workers` worker processes.

    >>> open_ray("127.0.0.1:9")  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
    RayError: there is no Ray cluster at '127.0.0.1:9': Connection refused

    Raises:
        RayError: Ray is not installed, or there is no such cluster.
    """
    # Ray sends no usage statistics, unless the user has turned them on.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    # Workers without a GPU keep their machine's environment variables: Ray's future default.
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ModuleNotFoundError:
        raise RayError("--ray needs Ray: pip install 'crosshex[ray]'") from None
    _check_reachable(address)
    options: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    try:
        if address == LOCAL:
            ray.init(num_cpus=workers, include_dashboard=False, address=LOCAL, **options)
        else:
            ray.init(address=address, **options)
    except (ConnectionError, ValueError, RuntimeError) as fault:
        reason = str(fault).strip().splitlines()[0] if str(fault).strip() else "no answer"
        raise RayError(f"there is no Ray cluster at {address!r}: {reason}") from None
    return RayPool(ray)


def _check_reachable(address: str) -> None:
    """Refuse an address that does not answer; Ray itself would try for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), timeout=_ANSWER_WITHIN).close()
    except OSError as fault:
        reason = fault.strerror or str(fault)
        raise RayError(f"there is no Ray cluster at {address!r}: {reason}") from None


class RayPool(Executor):
    """The cluster that this process is connected to.

    Attributes:
        done: how many calls each machine has finished.
    """

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._call = ray.remote(num_cpus=1, max_retries=RETRIES)(_called)
        self._pending: dict[Future[Any], Any] = {}
        # Ray reports dead workers on standard output, which is reserved for the results.
        self._aside = redirect_stdout(sys.stderr)
        self._aside.__enter__()
        self._looked = float("-inf")
        self._machines: Counter[str] = Counter()
        self.done: Counter[str] = Counter()

    @property
    def machines(self) -> Mapping[str, int]:
        """The machines that are up, with their cores; clusters grow and shrink."""
        if time.monotonic() - self._looked >= _LOOK_EVERY:
            self._looked = time.monotonic()
            self._machines = Counter()
            for node in self._ray.nodes():
                if node["Alive"]:
                    cores = int(node["Resources"].get("CPU", 0))
                    self._machines[node["NodeManagerHostname"]] += cores
        return self._machines

    @property
    def cores(self) -> int:
        """How many calls can run at once."""
        return max(1, sum(self.machines.values()))

    def __str__(self) -> str:
        machines = list(self.machines)
        named = ", ".join(machines[:3]) + (" …" if len(machines) > 3 else "")
        some = "machine" if len(machines) == 1 else "machines"
        return f"{self.cores} cores of {len(machines)} {some} ({named})"

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Make a call somewhere in the cluster."""
        promised: Future[T] = Future()
        promised.set_running_or_notify_cancel()
        reference = self._call.remote(__version__, fn, args, kwargs)
        self._pending[promised] = reference
        reference.future().add_done_callback(lambda answer: self._settle(promised, answer))
        return promised

    def _settle(self, promised: "Future[T]", answer: "Future[tuple[str, T]]") -> None:
        self._pending.pop(promised, None)
        if fault := answer.exception():
            promised.set_exception(getattr(fault, "cause", None) or fault)
            return
        machine, result = answer.result()
        self.done[machine] += 1
        promised.set_result(result)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Cancel unfinished calls if told to, and leave the cluster."""
        if not self._ray.is_initialized():
            return
        if cancel_futures:
            for reference in list(self._pending.values()):
                self._ray.cancel(reference)
        elif wait:
            self._ray.wait(list(self._pending.values()), num_returns=len(self._pending))
        self._ray.shutdown()
        self._aside.__exit__(None, None, None)


def _called(version: str, fn: Callable[..., T], args: Any, kwargs: Any) -> tuple[str, T]:
    """Runs in the cluster: makes the call, and returns the machine's name with the result."""
    machine = os.uname().nodename
    if version != __version__:
        # Another version may play other games without any error.
        raise RayError(f"{machine} has crosshex {__version__}, but {version} is needed there")
    return machine, fn(*args, **kwargs)
