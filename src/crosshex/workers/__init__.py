"""Where work is done: threads, processes or a Ray cluster, behind one interface.

Each is an ordinary `concurrent.futures.Executor`; `in_order` hands it calls and gives the results
back in order, never holding more than a few. What is computed must not depend on where: a call gets
everything it needs as arguments, its random seed too.

>>> from concurrent.futures import ThreadPoolExecutor
>>> list(in_order(ThreadPoolExecutor(2), pow, [(2, 3), (3, 2)], in_flight=2))
[8, 9]
"""

from crosshex.workers.pools import cores, in_order, open_processes
from crosshex.workers.ray_pool import RayError, RayPool, open_ray

__all__ = ["RayError", "RayPool", "cores", "in_order", "open_processes", "open_ray"]
