"""Worker pools behind one interface: threads, processes or a Ray cluster.

Each is an ordinary `concurrent.futures.Executor`; `in_order` submits calls to it and yields the
results in order, with only a few calls in flight. Results must not depend on where a call runs: it
gets everything it needs as arguments, including its random seed.

>>> from concurrent.futures import ThreadPoolExecutor
>>> list(in_order(ThreadPoolExecutor(2), pow, [(2, 3), (3, 2)], in_flight=2))
[8, 9]
"""

from crosshex.workers.pools import cores, in_order, open_processes
from crosshex.workers.ray_pool import RayError, RayPool, open_ray

__all__ = ["RayError", "RayPool", "cores", "in_order", "open_processes", "open_ray"]
