import random
from typing import Any

import pytest

from benchmarks import load, load_measure
from benchmarks.load_peer import FIELDS, MOST_SKIPPED, qwixx_turn
from crosshex.rules import CHANCE, COLOURS, Colour, Cross, Nothing, Qwixx, QwixxState

STAGES = {True: "choosing", False: "acting"}


@pytest.fixture(autouse=True)
def short_warm_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load_measure, "WARM_UP_SECONDS", 0.2)


def test_a_small_load_is_played_and_measured() -> None:
    figures = load.run_ours(tables=3, rate=None, seconds=1.0)
    assert figures["moves"] > 0
    assert figures["errors"] == 0
    assert 0 < figures["p50_ms"] <= figures["p99_ms"] <= figures["max_ms"]


@pytest.mark.slow
def test_the_processor_time_of_every_process_is_measured() -> None:
    shape = load.Shape(2, "players", "postgres")
    figures = load.run_ours(tables=2, rate=None, seconds=1.0, shape=shape)
    assert figures["errors"] == 0
    cost = figures["cpu_ms_per_move"]
    assert list(cost) == ["server 1", "server 2", "postgresql", "all"]
    assert cost["server 1"] > 0 and cost["server 2"] > 0 and cost["postgresql"] > 0
    table = load.scaling_table([figures])
    assert table.splitlines()[-1].startswith("| crosshex, 2 processes, players split")


def peer_state(state: QwixxState) -> dict[str, Any]:
    """Our position in the format of boardgame.io."""
    assert state.roll is not None and isinstance(state.to_act, tuple)
    sheets = [
        {
            "rows": [
                [bool(marks.rows[row] >> field & 1) for field in range(FIELDS)] for row in COLOURS
            ],
            "failed": marks.failed,
        }
        for marks in state.marks
    ]
    stage = STAGES[bool(state.chosen)]
    return {
        "G": {
            "sheets": sheets,
            "locked": [row in state.locked for row in COLOURS],
            "dice": [*state.roll.white, *state.roll.colours],
            "crossed": bool(state.crossed),
        },
        "ctx": {"activePlayers": {str(seat): stage for seat in state.to_act}},
    }


@pytest.mark.parametrize("seed", range(20))
def test_the_player_at_the_peer_keeps_to_our_rules(seed: int) -> None:
    rng = random.Random(seed)
    state = Qwixx(2).start()
    while state.to_act:
        if state.to_act is CHANCE:
            rolls = state.legal(CHANCE)
            state = state.play(CHANCE, rolls[rng.randrange(len(rolls))])
            continue
        turn = qwixx_turn(peer_state(state))
        assert turn is not None and turn.player == min(state.to_act)
        assert turn.move == ("choose" if state.chosen else "act")
        legal = state.legal(turn.player)
        row, number = turn.arguments
        if row is None or number is None:
            (nothing,) = [move for move in legal if isinstance(move, Nothing)]
            state = state.play(turn.player, nothing)
        else:
            state = state.play(turn.player, Cross(Colour(row), number))
    over = {"G": {}, "ctx": {"gameover": {"scores": list(state.scores)}}}
    assert qwixx_turn(over) is None


def test_a_cross_that_skips_too_many_fields_is_not_made() -> None:
    state = Qwixx(2).start()
    game = peer_state(state.play(CHANCE, Qwixx().parse("6 1 1 1 6 6")))
    assert game["G"]["dice"][0] + game["G"]["dice"][1] - 2 > MOST_SKIPPED
    turn = qwixx_turn(game)
    assert turn is not None and turn.arguments == [None, None]


def test_rounds_are_summed_up_as_medians_and_ratios() -> None:
    rates = [("ours", 30.0), ("a", 10.0), ("b", 60.0), ("ours", 50.0), ("a", 20.0), ("b", 100.0)]
    rates += [("ours", 10.0), ("a", 10.0), ("b", 10.0)]
    found = load.summary([{"server": name, "moves_per_second": rate} for name, rate in rates])
    assert found["rounds"] == 3
    assert found["median_moves_per_second"] == {"ours": 30.0, "a": 10.0, "b": 60.0}
    assert found["median_ratio"] == {"a": 2.5, "b": 0.5}
    assert found["lowest_ratio"] == {"a": 1.0, "b": 0.5}
