"""Runs the state machines of the tests for as long as one wants, and prints how many steps it was.

python -m tests.machines --minutes 60
"""

import argparse
import time
from dataclasses import dataclass

from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.server.pad_machine import PadMachine
from tests.server.uptime_machine import UptimeMachine
from tests.table.table_machine import TableMachine

MACHINES: dict[str, type[TableMachine | PadMachine | UptimeMachine]] = {
    "tables": TableMachine,
    "pads": PadMachine,
    "clocks": UptimeMachine,
}
QUIET = list(HealthCheck)


@dataclass(frozen=True)
class Run:
    """What a run has done."""

    machine: str
    steps: int
    seconds: float


def run(name: str, examples: int, steps: int, derandomize: bool = False) -> int:
    """Let a machine run; how many steps it did. A finding is raised, with the steps to it."""
    machine = MACHINES[name]
    before = machine.steps_done
    given = settings(
        max_examples=examples,
        stateful_step_count=steps,
        derandomize=derandomize,
        deadline=None,
        database=None,
        suppress_health_check=QUIET,
        print_blob=True,
        phases=[Phase.generate, Phase.shrink],
    )
    try:
        run_state_machine_as_test(machine, settings=given)
    finally:
        machine.finish()
    return machine.steps_done - before


def run_for(name: str, seconds: float) -> Run:
    """Let a machine run again and again, each time with other steps, until the time is up."""
    began, done = time.monotonic(), 0
    while time.monotonic() < began + seconds:
        done += run(name, 20, 60)
    return Run(name, done, time.monotonic() - began)


def main() -> None:
    """Run all machines, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="for all machines together")
    parser.add_argument("--machine", choices=sorted(MACHINES), action="append")
    asked = parser.parse_args()
    names = asked.machine or list(MACHINES)
    total = 0
    for name in names:
        found = run_for(name, 60 * asked.minutes / len(names))
        total += found.steps
        print(f"{name}: {found.steps:,} steps in {found.seconds:,.0f} s, no finding", flush=True)
    print(f"all: {total:,} steps")


if __name__ == "__main__":
    main()
