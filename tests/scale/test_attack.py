from pathlib import Path

import pytest

from tests.scale.attack import MOST, attack, serving


# A server gives a half request ten seconds; tests/server/api/test_connections.py has short cases.
@pytest.mark.slow
@pytest.mark.parametrize("half_requests", [150, 1500])
def test_a_server_under_attack_stays_healthy_small_and_gets_rid_of_everything(
    tmp_path: Path, half_requests: int
) -> None:
    with serving(tmp_path) as (process, port):
        report = attack(process, port, half_requests)
    assert report.half_open == 0
    assert report.healthy > 3
    assert {name: taken for name, taken in report.taken.items() if taken >= MOST} == {}
    # It was 950 MB when the length of a header had no limit.
    assert report.grown_mb < 64
