"""What all kernels share; importing it says if Numba is missing."""

from importlib.util import find_spec

if find_spec("numba") is None:
    raise ModuleNotFoundError("compiled games need Numba: pip install numba", name="numba")
