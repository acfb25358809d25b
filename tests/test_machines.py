"""State machines: whatever happens in whatever order, the laws of tables, pads and clocks hold.

`python -m tests.machines --minutes 60` lets them run for as long as one wants.
"""

import pytest

from tests.machines import MACHINES, run, run_for

SHORT = {"tables": (60, 40), "pads": (15, 25), "clocks": (40, 25)}
"""How many examples there are in a short run, and of how many steps."""
LONG_MINUTES = 20.0


@pytest.mark.parametrize("name", MACHINES)
def test_no_order_of_steps_breaks_a_law(name: str) -> None:
    examples, steps = SHORT[name]
    assert run(name, examples, steps, derandomize=True) >= examples


@pytest.mark.long
@pytest.mark.parametrize("name", MACHINES)
def test_an_hour_of_steps_breaks_no_law(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = run_for(name, 60 * LONG_MINUTES)
    with capsys.disabled():
        print(f"\n{name}: {found.steps:,} steps in {found.seconds:,.0f} s")
    assert found.steps > 0
