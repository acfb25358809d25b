"""Running the tutorial needs Jupyter's kernel: without it, that test is left out."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("nbclient") else ["test_tutorial.py"]
