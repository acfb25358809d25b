"""Compiled policies are read from their names."""

import pytest

from crosshex.fast.qwixx.policies import CONSERVATIVE, GREEDY, PERFECT, RANDOM, Policy, parse_policy


@pytest.mark.parametrize(
    ("name", "policy"),
    [
        ("random", Policy(RANDOM)),
        ("greedy-0", Policy(GREEDY, 0)),
        ("greedy-12", Policy(GREEDY, 12)),
        ("conservative", Policy(CONSERVATIVE)),
        ("perfect", Policy(PERFECT)),
        ("greedy", None),
        ("greedy--1", None),
        ("master", None),
    ],
)
def test_a_policy_is_read_from_its_name(name: str, policy: Policy | None) -> None:
    assert parse_policy(name) == policy
