"""Collects the figures of a benchmark in sections, prints them and keeps them for ``--json``."""

from __future__ import annotations

import os
import platform
import sys
from dataclasses import dataclass, field
from importlib import metadata
from typing import Any


@dataclass
class Report:
    """The figures of one run.

    A benchmark is a module in this folder with a function ``run(report)``; it opens a section and
    adds figures, ratios and remarks.
    """

    quick: bool = False
    """Measure only briefly, to check that everything runs."""
    quiet: bool = False
    sections: list[dict[str, Any]] = field(default_factory=list)

    def section(self, title: str) -> None:
        """Begin a section."""
        self.sections.append({"title": title, "figures": []})
        self._print(f"\n{title}")

    def figure(self, name: str, value: float, unit: str, **more: Any) -> None:
        """Add a measured figure."""
        self.sections[-1]["figures"].append({"name": name, "value": value, "unit": unit, **more})
        digits = 0 if abs(value) >= 1000 else 3
        notes = "".join(f"  {key} {text}" for key, text in more.items())
        self._print(f"  {name:<52} {value:>14,.{digits}f} {unit}{notes}")

    def ratio(self, name: str, ours: float, theirs: float, goal: float | None = None) -> None:
        """Add the ratio of ours to theirs, and its goal."""
        more = {} if goal is None else {"goal": goal}
        self.figure(name, ours / theirs, "×", **more)

    def remark(self, text: str) -> None:
        """Add a sentence."""
        self.sections[-1].setdefault("remarks", []).append(text)
        self._print(f"  {text}")

    def as_dict(self) -> dict[str, Any]:
        """Everything, with a description of the machine."""
        return {"machine": machine(), "sections": self.sections}

    def _print(self, line: str) -> None:
        if not self.quiet:
            print(line, flush=True)


def machine() -> dict[str, Any]:
    """The machine and the relevant versions."""
    versions = {}
    for package in ("crosshex", "numba", "numpy", "open_spiel", "pettingzoo"):
        try:
            versions[package] = metadata.version(package)
        except metadata.PackageNotFoundError:
            continue
    return {
        "cpu": _cpu(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        "versions": versions,
    }


def _cpu() -> str:
    if sys.platform == "linux":
        with open("/proc/cpuinfo", encoding="utf-8") as info:
            for line in info:
                if line.startswith("model name"):
                    return line.split(":", 1)[1].strip()
    return platform.processor() or "unknown"
