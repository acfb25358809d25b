"""`crosshex arena` as a user sees it."""

import json
from pathlib import Path

import pytest

from crosshex.arena import BotFailed, play, tournament
from crosshex.record import Record, read_records
from tests.bots.line_bots import good_bot
from tests.cli.terminal import Terminal

QUICK = ("arena", "qwixx", "--bots", "greedy,random", "--games", "6", "--workers", "1")


def test_json_is_one_object_with_ratings_and_duels(terminal: Terminal) -> None:
    run = terminal(*QUICK, "--seed", "3", "--anchor", "random", "--json")
    assert run.status == 0
    report = json.loads(run.out)
    assert (report["game"], report["seats"], report["games"]) == ("qwixx", 2, 6)
    assert [bot["bot"] for bot in report["bots"]] == ["greedy", "random"]
    assert report["bots"][1]["rating"] == 1500
    (duel,) = report["duels"]
    assert duel["wins"] + duel["ties"] + duel["losses"] == duel["games"] == 6
    assert {"win_rate_ci", "share_ci", "margin_ci", "seatings", "endings"} <= duel.keys()


def test_the_same_seed_gives_the_same_results_and_another_one_does_not(terminal: Terminal) -> None:
    def margin(seed: str) -> float:
        report = json.loads(terminal(*QUICK, "--seed", seed, "--json").out)
        return float(report["duels"][0]["margin"])

    assert margin("1") == margin("1") != margin("2")


def test_the_output_for_people_has_a_ranking_and_a_list_of_duels(terminal: Terminal) -> None:
    run = terminal(*QUICK, "--sprt", "0,400")
    assert "qwixx, 2 seats: 6 games" in run.out
    assert "rating" in run.out
    assert "won–tied–lost" in run.out
    assert "greedy against random: not settled yet" in run.out


def test_every_game_is_saved_as_a_record_that_replays(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    six = ("arena", "six", "--bots", "greedy,random", "--games", "4", "--workers", "1")
    assert terminal(*six, "--opening", "2", "--records", str(file)).status == 0
    records = list(read_records(file.read_text(encoding="utf-8")))
    assert len(records) == 4
    assert all(isinstance(record, Record) and record.ending for record in records)
    assert terminal("replay", str(file)).status == 0
    again = terminal(*six, "--records", str(file))
    assert again.status == 2
    assert "exists already" in again.err


def test_programs_play_every_kind_of_game(terminal: Terminal, tmp_path: Path) -> None:
    command, _ = good_bot(tmp_path, "-")
    run = terminal(*QUICK[:2], "--bots", f"external:{command},greedy", "--workers", "1")
    assert run.status == 2
    assert "seat 1: - is not legal: nothing was crossed in action 1" in run.err


def test_an_interrupt_keeps_the_finished_games(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*arguments: object) -> object:
        deals = play(*arguments)  # type: ignore[arg-type]
        yield next(deals)
        deals.close()
        raise KeyboardInterrupt

    monkeypatch.setattr(tournament, "play", interrupted)
    run = terminal(*QUICK, "--json")
    assert run.status == 130
    report = json.loads(run.out)
    assert report["interrupted"] is True
    assert report["games"] == 2


def test_a_bot_that_fails_ends_the_run_and_the_rest_is_shown(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*arguments: object) -> object:
        deals = play(*arguments)  # type: ignore[arg-type]
        yield next(deals)
        deals.close()
        raise BotFailed("greedy failed on seat 1")

    monkeypatch.setattr(tournament, "play", failing)
    run = terminal(*QUICK)
    assert run.status == 2
    assert "2 games" in run.out
    assert run.err == "crosshex: greedy failed on seat 1\n"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--bots", "greedy"), "two bots or more"),
        (("--bots", "greedy,nobody"), "no bot 'nobody' plays qwixx"),
        (("--bots", "greedy,random", "--seats", "1"), "one seat"),
        (("--bots", "greedy,random", "--variant", "basic"), "--variant is for six only"),
        (("--bots", "greedy,random", "--lucky", "5,8"), "--lucky is for longo only"),
        (("--bots", "greedy,random", "--anchor", "easy"), "easy is not one of the bots"),
        (
            ("--bots", "greedy,random", "--sprt", "9"),
            "two Elo differences, the lower first, such as 0,20",
        ),
        (("--bots", "greedy,external:/no/bot"), "external:/no/bot cannot be started"),
    ],
)
def test_options_that_do_not_fit_are_refused_in_one_line(
    terminal: Terminal, options: tuple[str, ...], message: str
) -> None:
    run = terminal("arena", "qwixx", *options)
    assert (run.status, run.out) == (2, "")
    assert message in run.err
    assert run.err.count("\n") == 1


def test_adjusted_shares_come_after_the_other_results(terminal: Terminal) -> None:
    run = terminal(*QUICK[:2], "--bots", "greedy,hard", "--games", "4", *QUICK[-2:], "--adjusted")
    assert run.status == 0
    assert "greedy against hard, without luck: " in run.out


def test_a_game_without_dice_cannot_be_adjusted_for_luck(terminal: Terminal) -> None:
    run = terminal("arena", "six", "--bots", "greedy,random", "--adjusted")
    assert (run.status, run.out) == (2, "")
    assert run.err == "crosshex: Six has no dice, so there is no luck to remove\n"
