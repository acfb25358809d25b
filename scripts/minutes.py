"""Print where the time of a test run goes, by folder and by file: CPU seconds, minutes and tests.

    make test ARGS=--junitxml=build/tests.xml
    python scripts/minutes.py build/tests.xml

The seconds are those of all cores together, with all processes that a test or a fixture started
(`tests/cpu.py`); they hardly depend on what else runs on the machine. The minutes are those of all
workers together, with waiting.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

FILES = 40
"""How many files are listed."""


@dataclass
class Spent:
    """What some tests took."""

    tests: int = 0
    cpu: float = 0
    seconds: float = 0

    def add(self, other: Spent) -> None:
        """Count other tests, too."""
        self.tests += other.tests
        self.cpu += other.cpu
        self.seconds += other.seconds

    def __str__(self) -> str:
        return f"{self.cpu:7.1f} s of CPU {self.seconds / 60:6.2f} min {self.tests:5} tests"


def main(report: Path) -> None:
    """Print the table of a report in JUnit's form, as pytest writes it."""
    folders: defaultdict[str, Spent] = defaultdict(Spent)
    files: defaultdict[str, Spent] = defaultdict(Spent)
    total = Spent()
    for case in ElementTree.parse(report).iter("testcase"):
        parts = case.get("classname", "").split(".")
        while parts and parts[-1][:1].isupper():  # The classes in a file.
            parts.pop()
        one = spent(case)
        folders["/".join(parts[:-1][:2])].add(one)
        files["/".join(parts)].add(one)
        total.add(one)
    for table, most in ((folders, None), (files, FILES)):
        for name, each in sorted(table.items(), key=lambda one: -one[1].cpu)[:most]:
            print(f"{each}  {name}")
        print()
    print(f"{total}  in all")


def spent(case: ElementTree.Element) -> Spent:
    """What a test took."""
    noted = case.find("properties/property[@name='cpu']")
    cpu = 0 if noted is None else float(noted.get("value", 0))
    return Spent(1, cpu, float(case.get("time", 0)))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
