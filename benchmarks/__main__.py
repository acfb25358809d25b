"""Run the benchmarks: every module of this folder that has a function ``run(report)``.

python -m benchmarks                 all of them
python -m benchmarks kernels         those whose name contains a word
python -m benchmarks --quick --json  a moment each, as JSON
"""

from __future__ import annotations

import argparse
import importlib
import json
from pathlib import Path

import benchmarks
from benchmarks.report import Report, machine


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=benchmarks.__doc__)
    parser.add_argument("only", nargs="*", help="parts of module names")
    parser.add_argument("--quick", action="store_true", help="measure for a moment only")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    options = parser.parse_args()
    report = Report(quick=options.quick, quiet=options.json)
    if not options.json:
        about = machine()
        print(f"{about['cpu']}, {about['cores']} cores, Python {about['python']}", end="")
        print(f", load {about['load']:.1f}" if about["load"] is not None else "")
    for source in sorted(Path(__file__).parent.glob("*.py")):
        # Other programs live here too, with needs of their own: only what has run() is imported.
        if "\ndef run(report" not in source.read_text(encoding="utf-8"):
            continue
        if not options.only or any(word in source.stem for word in options.only):
            importlib.import_module(f"benchmarks.{source.stem}").run(report)
    if options.json:
        print(json.dumps(report.as_dict(), indent=1))


if __name__ == "__main__":
    main()
