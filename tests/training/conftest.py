"""Tests of `training/` need PyTorch, which playing does not: only `make test-all` runs them."""

import os

collect_ignore_glob = [] if os.environ.get("CROSSHEX_TEST_ALL") == "1" else ["*/test_*.py"]
