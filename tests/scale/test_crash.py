import asyncio
from pathlib import Path

from tests.scale.crash import Acknowledged, Report, compare, torment


def test_no_acknowledged_move_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    db = tmp_path / "crash.db"
    report = asyncio.run(torment(db, seconds=0, tables=8, seed=1, kills=3))
    assert report.kills == 3
    assert len(report.acknowledged) > 20
    assert compare(db, report) == []
    # The comparison itself must notice a move that is not there, or another one in its place.
    told = report.acknowledged[0]
    for lie in (
        Acknowledged(told.table, "unheard of", told.seq, told.seat, told.move),
        Acknowledged(told.table, told.key, told.seq + 1, told.seat, told.move),
        Acknowledged(told.table, told.key, told.seq, told.seat, "r99"),
    ):
        assert len(compare(db, Report(acknowledged=[lie]))) == 1
