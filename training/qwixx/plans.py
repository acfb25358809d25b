"""What the plans of all training runs share: their numbers, and options on the command line."""

import argparse
from dataclasses import dataclass, fields, replace
from typing import TypeVar


@dataclass(frozen=True)
class RunPlan:
    """How to run a training.

    Attributes:
        tables: how many games with 2, 3, 4 and 5 seats are played at once.
        turns: how many turns of them make one iteration.
        batch: how many positions one step of the optimiser sees.
        rate: the learning rate at the start; it falls along a cosine to `last_rate`.
        last_rate: the learning rate at the end.
        trace: lambda, how far results reach back.
        margin_share: the weight of the margin in the loss.
        memory: over how many steps of the optimiser the resulting weights are averaged.
        warm_up: over how many of those steps the learning rate rises at first.
    """

    tables: tuple[int, ...] = (40960, 20480, 20480, 16384)
    turns: int = 8
    batch: int = 65536
    rate: float = 1.5e-3
    last_rate: float = 1e-5
    trace: float = 0.7
    margin_share: float = 0.5
    memory: int = 500
    warm_up: int = 200


Plan = TypeVar("Plan", bound=RunPlan)


def add_options(parser: argparse.ArgumentParser, kind: type[RunPlan]) -> None:
    """Add an option for each number of a plan."""
    for option in fields(kind):
        is_list = isinstance(option.default, tuple)
        name = "--" + option.name.replace("_", "-")
        parser.add_argument(name, type=numbers if is_list else type(option.default))


def changed(plan: Plan, arguments: argparse.Namespace) -> Plan:
    """The plan with the changes of the command line."""
    named = {option.name: getattr(arguments, option.name) for option in fields(plan)}
    return replace(plan, **{name: value for name, value in named.items() if value is not None})


def numbers(text: str) -> tuple[int, ...]:
    """Parse integers separated by commas."""
    return tuple(int(part) for part in text.split(","))
