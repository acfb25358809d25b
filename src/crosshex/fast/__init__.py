"""The rules a second time, written for the machine: kernels, simulation and the exact solver.

Nothing here shares code with :mod:`crosshex.rules`; a differential test compares the two.
Importing this package is cheap. Its modules need NumPy and Numba.
"""
