"""Two checkouts of `master` can be played against each other."""

import re
from random import Random

import pytest

from training.six import versus
from training.six.versus import HERE, opening


def test_a_checkout_plays_itself_both_ways(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ["--games", "2", "--nodes", "20", "--sprt", "0,40"]
    monkeypatch.setattr("sys.argv", ["versus", str(HERE.parents[2]), *arguments])
    versus.main()
    told = capsys.readouterr().out
    assert re.match(r"(1-1, 0|0-0, 2) drawn: 0\.500 .* ratio -?0\.\d\d\n", told)
    assert "the other: " in told


def test_an_opening_may_lead_to_the_moving_phase() -> None:
    early, late = (opening("advanced", late, Random("1")) for late in (False, True))
    assert (early.moving, late.moving) == (False, True)
    assert len(late.all_hexagons) == 42
