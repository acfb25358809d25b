"""OpenSpiel and Stable-Baselines3 are large: only `make test-all` runs their tests."""

import os

HEAVY = ["test_examples.py", "test_openspiel.py", "test_stable_baselines.py"]
collect_ignore = [] if os.environ.get("CROSSHEX_TEST_ALL") == "1" else HEAVY
