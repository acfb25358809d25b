from benchmarks.compare import ratios, turned


def test_a_ratio_above_one_is_better_whatever_the_unit() -> None:
    before = [{"games": turned(100.0, "games/s"), "wait": turned(8.0, "ms")}]
    now = [{"games": turned(200.0, "games/s"), "wait": turned(4.0, "ms"), "new": 1.0}]
    assert ratios(before, now) == {"games": [2.0], "wait": [2.0]}
