"""OpenSpiel and Stable-Baselines3 are large: without them, their tests are left out."""

from importlib.util import find_spec

HEAVY = ["test_examples.py", "test_openspiel.py", "test_stable_baselines.py"]
collect_ignore = [] if find_spec("pyspiel") and find_spec("sb3_contrib") else HEAVY
