"""Time and memory of the exact solver."""

from __future__ import annotations

import json
import subprocess
import sys

from benchmarks.report import Report
from crosshex.rules import LONGO, QWIXX, SHEETS

_SOLVE = """
import json, resource, tempfile, time
from pathlib import Path
from crosshex.fast.qwixx.sheet import NO_LUCK, read_notation
from crosshex.workers import cores
from crosshex.fast.solver.solution import solve
with tempfile.TemporaryDirectory() as folder:
    start = time.perf_counter()
    sheet = read_notation({sheet!r})
    solved = solve(sheet, {lucky}, workers=cores(), folder=Path(folder))
    wall = time.perf_counter() - start
usage = resource.getrusage(resource.RUSAGE_SELF)
print(json.dumps(dict(value=solved.value, seconds=solved.seconds, wall=wall,
                      memory=usage.ru_maxrss / 1024)))
"""


def run(report: Report) -> None:
    jobs = [("qwixx", QWIXX.notation, "NO_LUCK", 90.0, 1024.0)]
    if not report.quick:
        # Two cores need no more than a minute for a Mixx sheet; values and their file are mapped.
        mixx = [name for name in SHEETS if name != "qwixx"]
        jobs += [(name, SHEETS[name].notation, "NO_LUCK", 60.0, 1024.0) for name in mixx]
        jobs.append(("longo, lucky 5 and 8", LONGO.notation, "(5, 8)", 900.0, 3072.0))
    for name, sheet, lucky, seconds, memory in jobs:
        report.section(f"solving {name} on all cores")
        done = json.loads(
            subprocess.run(
                [sys.executable, "-c", _SOLVE.format(sheet=sheet, lucky=lucky)],
                check=True,
                capture_output=True,
                text=True,
            ).stdout
        )
        report.figure("value of perfect play", done["value"], "points")
        report.figure("time", done["seconds"], "s", goal=f"under {seconds:.0f}")
        report.figure("largest memory", done["memory"], "MB", goal=f"under {memory:.0f}")
