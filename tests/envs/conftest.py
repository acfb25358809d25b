"""OpenSpiel and Stable-Baselines3 are heavy: `make test-all` asks for their tests."""

import os

HEAVY = ["test_examples.py", "test_openspiel.py", "test_stable_baselines.py"]
collect_ignore = [] if os.environ.get("CROSSHEX_TEST_ALL") == "1" else HEAVY
