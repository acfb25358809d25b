"""Runs the tutorial, docs/tutorial.ipynb, and keeps what it prints and draws.

python scripts/tutorial.py        needs pip install 'crosshex[tutorial]'
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import nbformat
from nbclient import NotebookClient

ROOT: Final = Path(__file__).resolve().parents[1]
NOTEBOOK: Final = ROOT / "docs" / "tutorial.ipynb"


def run(notebook: Any) -> Any:
    """The notebook after running all its cells, in an empty folder and with this Python."""
    # The notebook starts its programs as `python …`; that must be this Python.
    os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    with tempfile.TemporaryDirectory() as folder:
        client = NotebookClient(
            notebook,
            timeout=900,
            kernel_name="python3",
            coalesce_streams=True,
            resources={"metadata": {"path": folder}},
        )
        client.execute()
    for cell in notebook.cells:
        # The time of execution changes with every run.
        cell.metadata.pop("execution", None)
        if cell.cell_type == "code":
            # A first run prints messages on the side, for example that it compiles kernels.
            cell.outputs = [one for one in cell.outputs if one.get("name") != "stderr"]
    return notebook


def main() -> None:
    """Run it and write it back."""
    notebook = run(nbformat.read(NOTEBOOK, as_version=4))
    nbformat.write(notebook, NOTEBOOK)


if __name__ == "__main__":
    main()
