"""Run the benchmarks that are registered in ``benchmarks/__init__.py``, and print their figures."""

from __future__ import annotations

import argparse
import importlib
import json

from benchmarks import BENCHMARKS, PROGRAMS
from benchmarks.report import Report, machine
from crosshex.bots.threads import use_one_thread


def _help() -> str:
    width = max(map(len, (*BENCHMARKS, *PROGRAMS))) + 2
    lines = ["benchmarks:"]
    lines += [f"  {name:{width}}{about}" for name, about in BENCHMARKS.items()]
    lines += ["", "other programs, see python -m benchmarks.NAME --help:"]
    lines += [f"  {name:{width}}{about}" for name, about in PROGRAMS.items()]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks",
        description=__doc__,
        epilog=_help(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="a benchmark; by default all")
    parser.add_argument("--quick", action="store_true", help="measure briefly")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    # As in every command: the networks are small, and their threads would wait for each other.
    use_one_thread()
    if unknown := [name for name in options.names if name not in BENCHMARKS]:
        parser.error(f"no benchmark is named {unknown[0]}; there are {', '.join(BENCHMARKS)}")
    report = Report(quick=options.quick, quiet=options.json)
    if not options.json:
        about = machine()
        print(f"{about['cpu']}, {about['cores']} cores, Python {about['python']}", end="")
        print(f", load {about['load']:.1f}" if about["load"] is not None else "")
    for name in options.names or BENCHMARKS:
        # Imported late: their requirements differ.
        importlib.import_module(f"benchmarks.{name}").run(report)
    if options.json:
        print(json.dumps(report.as_dict(), indent=1))


if __name__ == "__main__":
    main()
