"""`crosshex verify` distinguishes honest dice from others."""

import json
from pathlib import Path

import pytest

from crosshex.table.commands import Throw
from crosshex.table.decide import BotMove, decide
from crosshex.table.history import record_of
from tests.cli.terminal import Terminal
from tests.table.play import ANN, CONTEXT, me, new_table, play_out, two_handed


def record_text(game: str, ticket: str | None = "ticket") -> str:
    steps = play_out(two_handed(game, dice=ticket), 1)
    return str(record_of(steps[-1].after, [step.event for step in steps]))


@pytest.mark.parametrize("game", ["qwixx", "longo", "six"])
def test_the_record_of_a_table_is_confirmed(terminal: Terminal, tmp_path: Path, game: str) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record_text(game), encoding="utf-8")
    checked = terminal("verify", str(file))
    assert checked.status == 0
    assert ("no dice" if game == "six" else "as committed") in checked.out


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (('DiceSeed "00', 'DiceSeed "01'), "commit: the record says"),
        (('DiceShare1 "aa"', 'DiceShare1 "ab"'), "throw 1: the record says"),
        (('DiceShare1 "aa"', 'DiceShare1 "xx"'), "64 hexadecimal digits"),
        (("[DiceSeed", "[Seed"), "no DiceSeed header"),
        (("[DiceCommit", "[Commit"), "no DiceCommit header"),
        (('[Game "qwixx"]', '[Game "chess"]'), "line 1"),
    ],
)
def test_dice_that_cannot_be_confirmed_end_with_status_1(
    terminal: Terminal, tmp_path: Path, change: tuple[str, str], told: str
) -> None:
    file = tmp_path / "game.txt"
    text = record_text("qwixx")
    assert change[0] in text
    file.write_text(text.replace(*change), encoding="utf-8")
    checked = terminal("verify", str(file))
    assert checked.status == 1
    assert told in checked.out


def test_a_file_without_records_is_not_confirmed(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "empty.txt"
    file.touch()
    checked = terminal("verify", str(file))
    assert (checked.status, checked.out) == (1, "") and "holds no record" in checked.err


def test_dice_that_people_entered_cannot_be_verified(terminal: Terminal, tmp_path: Path) -> None:
    steps = new_table("qwixx", me(), dice="own")
    throw = Throw(type="throw", id="x", seat=0, roll="4 1 6 3 5 6")
    steps += decide(steps[-1].after, throw, ANN, CONTEXT)
    file = tmp_path / "game.txt"
    record = record_of(steps[-1].after, [step.event for step in steps])
    file.write_text(str(record), encoding="utf-8")
    checked = terminal("verify", str(file))
    assert checked.status == 1
    assert "people entered their own dice: there is nothing to verify" in checked.out


def test_chosen_lucky_numbers_are_noted_and_are_no_fraud(
    terminal: Terminal, tmp_path: Path
) -> None:
    steps = play_out(two_handed("longo", options={"lucky": [[5, 8], [5, 8]]}, dice="ticket"), 1)
    file = tmp_path / "game.txt"
    record = record_of(steps[-1].after, [step.event for step in steps])
    file.write_text(str(record), encoding="utf-8")
    checked = terminal("verify", "--json", str(file))
    verdict = json.loads(checked.out)
    assert (checked.status, verdict["ok"], len(verdict["notes"])) == (0, True, 2)


@pytest.mark.parametrize(
    ("ticket", "change", "status", "told"),
    [
        ("ticket", None, 0, "the record says that the server committed before it knew any share"),
        (None, None, 1, "not proven: the server chose its seed when it may have known every share"),
        (None, ('[Dice "server"]\n', ""), 0, "not proven: the record does not say"),
        (None, ('[Dice "server"]', '[Dice "entered"]'), 1, "people entered their own dice"),
    ],
)
def test_verify_says_what_is_proven_and_what_is_not(
    terminal: Terminal,
    tmp_path: Path,
    ticket: str | None,
    change: tuple[str, str] | None,
    status: int,
    told: str,
) -> None:
    file, text = tmp_path / "game.txt", record_text("qwixx", ticket)
    file.write_text(text.replace(*change) if change else text, encoding="utf-8")
    checked = terminal("verify", str(file))
    assert checked.status == status
    assert told in checked.out
    assert "NOT AS COMMITTED" not in checked.out


def test_verify_compares_with_what_its_reader_has_kept(terminal: Terminal, tmp_path: Path) -> None:
    file, text = tmp_path / "game.txt", record_text("qwixx")
    file.write_text(text, encoding="utf-8")
    commit = text.split('[DiceCommit "')[1][:64]
    kept = terminal("verify", "--commit", commit, "--share", "aa", str(file))
    assert (kept.status, "--commit" in kept.out) == (0, False)
    for option, value in (("--commit", "0" * 64), ("--share", "ab")):
        other = terminal("verify", option, value, str(file))
        assert other.status == 1
        assert "NOT AS COMMITTED" in other.out and value in other.out


def test_a_kept_commitment_and_share_prove_what_the_header_does_not_say(
    terminal: Terminal, tmp_path: Path
) -> None:
    file, text = tmp_path / "game.txt", record_text("qwixx", None)
    file.write_text(text, encoding="utf-8")
    commit = text.split('[DiceCommit "')[1][:64]
    for options, proof, status in (
        (("--commit", commit, "--share", "aa"), "kept", 0),
        (("--commit", commit), "server", 1),
        (("--share", "aa"), "server", 1),
        ((), "server", 1),
    ):
        checked = terminal("verify", "--json", *options, str(file))
        assert (json.loads(checked.out)["proof"], checked.status) == (proof, status)


def test_a_game_of_bots_is_not_proven_by_a_commitment_without_a_share(
    terminal: Terminal, tmp_path: Path
) -> None:
    bots = ({"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})
    steps = new_table("qwixx", *bots, dice="ticket")
    while steps[-1].after.status == "playing":
        table = steps[-1].after
        assert table.state is not None
        seat = table.owes[0]
        word = str(table.state.legal(seat)[-1])
        steps += decide(table, BotMove(seat, word, table.asked), None, CONTEXT)
    file = tmp_path / "game.txt"
    text = str(record_of(steps[-1].after, [step.event for step in steps]))
    file.write_text(text, encoding="utf-8")
    commit = text.split('[DiceCommit "')[1][:64]
    checked = terminal("verify", "--commit", commit, str(file))
    assert checked.status == 1 and "not proven" in checked.out
