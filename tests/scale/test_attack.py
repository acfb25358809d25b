import os
from pathlib import Path

from tests.scale.attack import MOST, attack, serving

HALF_REQUESTS = 1500 if os.environ.get("CROSSHEX_TEST_ALL") == "1" else 150


def test_a_server_under_attack_stays_healthy_small_and_gets_rid_of_everything(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as (process, port):
        report = attack(process, port, HALF_REQUESTS)
    assert report.half_open == 0
    assert report.healthy > 3
    assert {name: taken for name, taken in report.taken.items() if taken >= MOST} == {}
    # It was 950 MB when the length of a header had no limit.
    assert report.grown_mb < 64
