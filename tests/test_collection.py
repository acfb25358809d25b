"""A file of tests that cannot be imported is an error, and is not skipped."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_a_test_file_that_cannot_be_imported_fails(tmp_path: Path) -> None:
    shutil.copy(ROOT / "tests" / "conftest.py", tmp_path)
    (tmp_path / "test_broken.py").write_text("import a_module_that_does_not_exist\n")
    config = f"--config-file={ROOT / 'pyproject.toml'}"
    command = [sys.executable, "-m", "pytest", config, f"--rootdir={tmp_path}", str(tmp_path)]

    run = subprocess.run(
        [*command, "-p", "no:cacheprovider"], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert "1 error" in run.stdout, run.stdout
