"""Worker pools behind one interface: threads, processes or a Ray cluster.

Each is an ordinary `concurrent.futures.Executor`; `in_order` submits calls to it and yields the
results in order, with only a few calls in flight. Results must not depend on where a call runs: it
gets everything it needs as arguments, including its random seed.
"""

from crosshex.workers.pools import cores, in_order, open_processes, spread, workers_of
from crosshex.workers.ray_pool import RayError, open_ray

__all__ = [
    "RayError",
    "cores",
    "in_order",
    "open_processes",
    "open_ray",
    "spread",
    "workers_of",
]
