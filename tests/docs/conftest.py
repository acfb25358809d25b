"""Running the tutorial takes a minute and Jupyter's kernel: `make test-all` has both."""

import os

if os.environ.get("CROSSHEX_TEST_ALL") != "1":
    collect_ignore = ["test_tutorial.py"]
