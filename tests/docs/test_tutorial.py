"""The tutorial is up to date: if it runs again, every cell prints and draws what it shows."""

import runpy
from pathlib import Path
from typing import Any

import nbformat
import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
NOTEBOOK = ROOT / "docs" / "tutorial.ipynb"


def shown(cell: Any) -> list[str]:
    """The output of a cell that is the same everywhere: text and our own pictures, no pixels."""
    found = []
    for output in cell.get("outputs", []):
        data = output.get("data", {})
        text = output.get("text", "") if not data else data.get("image/svg+xml", "")
        if not data or "image/png" not in data:
            found.append(text or data.get("text/plain", ""))
    return found


# Jupyter's own packages warn about each other.
@pytest.mark.filterwarnings("default")
def test_every_cell_shows_the_same_when_it_runs_again() -> None:
    stored = nbformat.read(NOTEBOOK, as_version=4)
    run = runpy.run_path(str(ROOT / "scripts" / "tutorial.py"))["run"]
    again = run(nbformat.read(NOTEBOOK, as_version=4))
    cells = [cell for cell in stored.cells if cell.cell_type == "code"]
    assert len(cells) > 8 and all(shown(cell) or cell.outputs for cell in cells)
    for before, after in zip(stored.cells, again.cells, strict=True):
        assert shown(after) == shown(before), before.source
