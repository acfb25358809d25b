"""What the catalogue's routes say beside the games: how far the bots are prepared."""

import pytest

from crosshex.server.api import catalogue
from crosshex.server.ops.warm_up import Progress
from tests.server.harness import Player


def test_people_are_told_how_far_the_bots_are_prepared(
    ann: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ann.http.get("/preparing").json() == {"done": 0, "total": 0}

    monkeypatch.setattr(catalogue, "progress", lambda: Progress(2, 7))

    assert ann.http.get("/preparing").json() == {"done": 2, "total": 7}
