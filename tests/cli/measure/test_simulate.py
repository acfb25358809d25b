"""``crosshex simulate`` and ``crosshex plot`` as a user sees them."""

import json
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal


def test_json_is_one_object_with_the_promised_keys(terminal: Terminal) -> None:
    code, out, _ = terminal(
        "simulate", "qwixx", "--bots", "random,greedy-1", "--games", "500", "--seed", "3", "--json"
    )
    assert code == 0
    report = json.loads(out)
    assert report["games"] == 500
    for key in ("seconds", "games_per_second", "turns_per_game", "mean_score"):
        assert report[key] > 0
    assert [seat["bot"] for seat in report["seats"]] == ["random", "greedy-1"]
    wins = sum(seat["wins"] for seat in report["seats"])
    assert wins + report["seats"][0]["shared_wins"] == 500


def test_the_number_of_workers_changes_only_the_time(terminal: Terminal) -> None:
    reports = []
    for workers in ("1", "2", "4"):
        _, out, _ = terminal(
            *("simulate", "longo", "--bots", "random,random", "--games", "40000"),
            *("--workers", workers, "--json"),
        )
        report = json.loads(out)
        for key in ("seconds", "games_per_second", "workers"):
            del report[key]
        reports.append(report)
    assert reports[0] == reports[1] == reports[2]


def test_the_output_for_people_has_a_line_for_each_seat(terminal: Terminal) -> None:
    code, out, _ = terminal(
        "simulate", "six", "--bots", "random,random", "--games", "20", "--variant", "advanced"
    )
    assert code == 0
    assert "six, advanced" in out
    assert "the seat that begins wins" in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("qwixx", "--bots", "random,nobody"), "'nobody'"),
        (("chess", "--bots", "random"), "no game 'chess'"),
        (("six", "--bots", "random"), "2 or 4 seats"),
        (("longo", "--bots", "random", "--lucky", "5"), "a pair for each seat such as 5,8/6,11"),
        (("qwixx", "--bots", "random", "--out", "games.csv"), "a .parquet file, not games.csv"),
        (("qwixx", "--bots", ""), "''"),
    ],
)
def test_bad_input_is_reported_without_a_traceback(
    terminal: Terminal, arguments: tuple[str, ...], words: str
) -> None:
    code, out, error = terminal("simulate", *arguments, "--games", "10")
    assert code == 2
    assert not out
    assert error.startswith("crosshex: ")
    assert words in error


def test_an_interrupt_keeps_the_finished_games(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    import crosshex.simulate.tally as tally

    count = tally.Tally.add
    calls = 0

    def interrupted(self: tally.Tally, batch: tally.GameResults) -> None:
        nonlocal calls
        calls += 1
        if calls == 4:  # the first call compiles
            raise KeyboardInterrupt
        count(self, batch)

    monkeypatch.setattr(tally.Tally, "add", interrupted)
    out = tmp_path / "games.parquet"
    code, text, _ = terminal(
        *("simulate", "qwixx", "--bots", "random", "--games", "1000000", "--workers", "1"),
        *("--json", "--out", str(out)),
    )
    assert code == 130
    report = json.loads(text)
    assert report["interrupted"]
    assert report["games"] == 2 * 16384
    from pyarrow import parquet

    assert parquet.read_table(out).num_rows == report["games"]


def test_results_have_a_row_for_each_game_and_can_be_plotted(
    terminal: Terminal, tmp_path: Path
) -> None:
    from pyarrow import parquet

    out = tmp_path / "games.parquet"
    _, text, _ = terminal(
        *("simulate", "qwixx", "--bots", "random,greedy-1", "--games", "3000", "--json"),
        *("--out", str(out)),
    )
    table = parquet.read_table(out)
    report = json.loads(text)
    assert table.num_rows == 3000
    assert table["game"].to_pylist() == list(range(3000))
    assert table["first"].to_pylist()[:3] == [1, 2, 1]
    for seat in (1, 2):
        mean = sum(table[f"score{seat}"].to_pylist()) / 3000
        assert mean == pytest.approx(report["seats"][seat - 1]["mean_score"])
    assert set(table["ending"].to_pylist()) <= {"failed throws", "rows locked"}

    code, listing, _ = terminal("plot", str(out), "--to", str(tmp_path / "pictures"))
    assert code == 0
    for name in ("scores", "length", "wins"):
        assert (tmp_path / f"pictures/games-{name}.svg").read_text().startswith("<?xml")
        assert (tmp_path / f"pictures/games-{name}.png").read_bytes().startswith(b"\x89PNG")
        assert f"games-{name}.svg" in listing.replace("\n", "")


def test_plot_refuses_other_files(terminal: Terminal, tmp_path: Path) -> None:
    assert "there is no file" in terminal("plot", str(tmp_path / "none.parquet"))[2]
    other = tmp_path / "other.parquet"
    other.write_text("nothing")
    code, _, error = terminal("plot", str(other))
    assert code == 2
    assert "was not written by crosshex simulate" in error


def test_bots_without_kernels_play_too_with_any_number_of_workers(terminal: Terminal) -> None:
    reports = []
    for workers in ("1", "2"):
        code, out, _ = terminal(
            *("simulate", "six", "--bots", "greedy,random", "--games", "6", "--json"),
            *("--workers", workers),
        )
        assert code == 0
        reports.append(json.loads(out))
    assert reports[0]["seats"] == reports[1]["seats"]
    assert reports[0]["seats"][0]["wins"] == 6
