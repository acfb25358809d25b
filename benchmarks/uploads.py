"""How long the server needs for the worst uploads: 256 KiB of each kind of hostile text."""

from __future__ import annotations

import time

from benchmarks.report import Report
from crosshex.server.api.study_views import LARGEST_RECORD
from crosshex.server.jobs.documents import MOST_TURNS, Upload
from crosshex.table.faults import Refused
from tests.record.hostile import FULLEST, HOSTILE

GOAL = 1.0


def seconds_for(text: str) -> tuple[float, str]:
    """The CPU time of one upload, and the answer."""
    began = time.process_time()
    try:
        answer = f"{len(Upload(text).run()):,} bytes"
    except Refused as refused:
        answer = f"refused: {refused.params['what']}"
    return time.process_time() - began, answer


def run(report: Report) -> None:
    """Measure every kind at the upload limit, and the longest games that are not refused."""
    report.section("POST /api/replay, CPU time of the worker, 256 KiB")
    size = 16_000 if report.quick else LARGEST_RECORD
    texts = {kind: make(size) for kind, make in HOSTILE.items()}
    turns = 100 if report.quick else MOST_TURNS
    texts |= {kind: make(turns) for kind, make in FULLEST.items()}
    worst = 0.0
    for kind, text in texts.items():
        spent, answer = seconds_for(text)
        worst = max(worst, spent)
        report.figure(kind, spent, "s", answer=answer)
    report.figure("the worst", worst, "s", goal=f"under {GOAL:.0f}")
