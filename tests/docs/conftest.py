"""Running the tutorial takes a minute and needs Jupyter's kernel: only `make test-all` does it."""

import os

if os.environ.get("CROSSHEX_TEST_ALL") != "1":
    collect_ignore = ["test_tutorial.py"]
