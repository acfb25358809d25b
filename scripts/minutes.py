"""Print where the time of a test run goes: minutes and tests by folder, and by the slowest files.

    make test ARGS=--junitxml=build/tests.xml
    python scripts/minutes.py build/tests.xml

The minutes are those of all workers together, with the fixtures of each test.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

FILES = 15
"""How many files are listed."""


def main(report: Path) -> None:
    """Print the table of a report in JUnit's form, as pytest writes it."""
    folders: Counter[str] = Counter()
    files: Counter[str] = Counter()
    tests: Counter[str] = Counter()
    for case in ElementTree.parse(report).iter("testcase"):
        parts = case.get("classname", "").split(".")
        while parts and parts[-1][:1].isupper():  # The classes in a file.
            parts.pop()
        folder, file = "/".join(parts[:2]), "/".join(parts)
        if parts[-1] == file.rpartition("/")[2] and len(parts) == 2:
            folder = parts[0]
        folders[folder] += seconds(case)
        files[file] += seconds(case)
        tests[folder] += 1
        tests[file] += 1
    for counts, most in ((folders, None), (files, FILES)):
        for name, spent in counts.most_common(most):
            print(f"{spent / 60:6.2f} min {tests[name]:5} tests  {name}")
        print()
    print(f"{folders.total() / 60:6.2f} min {sum(tests[name] for name in folders):5} tests  in all")


def seconds(case: ElementTree.Element) -> float:
    """How long a test took."""
    return float(case.get("time", 0))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
