"""Killed servers lose nothing that they acknowledged."""

import asyncio
from pathlib import Path

from tests.scale.crash import compare, torment


def test_no_acknowledged_move_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/crash.db"
    history, kills = asyncio.run(torment(db, seconds=0, tables=8, seed=1, faults=3))
    assert kills == 3
    assert len(history.acknowledged) > 20
    assert compare(db, history) == []
