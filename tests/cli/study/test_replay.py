"""`crosshex replay` on good, faulty and odd files."""

import json
from pathlib import Path
from typing import Any

import pytest

from crosshex.cli.study.replay import spell_fault
from crosshex.locale import Texts, languages
from crosshex.record import Record, RecordError, read_records, write_position
from crosshex.rules import CHANCE, Game, Longo, Qwixx, Roll, Six
from tests.cli.terminal import Terminal
from tests.games import random_record
from tests.golden import faulty

KEYS = ["game", "ok", "turns", "result", "ending", "position", "error"]


def two_turns() -> Record:
    record = Record.start(Qwixx(), names=("North", "East"))
    for roll, first, second, last in (
        ("4 1 6 3 5 6", "r5", "y5", "b10"),
        ("6 6 1 1 2 1", "-", "-", "x"),
    ):
        record = record.played(CHANCE, Roll.parse(roll))
        for seat, word in ((0, first), (1, second), (len(record.steps) > 4, last)):
            record = record.played(int(seat), record.state.parse(int(seat), word))
    return record


def replayed(
    terminal: Terminal, file: Path, *options: str
) -> tuple[int, list[dict[str, Any]], str]:
    shown = terminal("replay", str(file), "--json", *options)
    objects = [json.loads(line) for line in shown.out.splitlines()]
    assert all(list(entry) == KEYS for entry in objects)
    return shown.status, objects, shown.err


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.txt"


def test_an_unfinished_game_is_described(terminal: Terminal, file: Path) -> None:
    record = two_turns()
    file.write_text(str(record), "utf-8")
    status, objects, messages = replayed(terminal, file)
    assert (status, messages) == (0, "")
    assert objects == [
        {
            "game": "qwixx",
            "ok": True,
            "turns": 2,
            "result": "*",
            "ending": None,
            "position": write_position(record.state),
            "error": None,
        }
    ]


@pytest.mark.parametrize("game", [Qwixx(3), Longo(2), Six(move_limit=5), Six(4, "advanced")])
def test_a_finished_game_is_described(terminal: Terminal, file: Path, game: Game) -> None:
    record = random_record(game, seed=1)
    file.write_text(str(record), "utf-8")
    status, (entry,), _ = replayed(terminal, file)
    assert (status, entry["ok"], entry["game"]) == (0, True, game.name)
    assert (entry["result"], entry["ending"]) == (record.result, record.ending)
    assert entry["turns"] == record.turns > 0


def test_an_incomplete_turn_is_not_counted(terminal: Terminal, file: Path) -> None:
    record = two_turns().played(CHANCE, Roll.parse("1 2 3 4 5 6"))
    file.write_text(str(record), "utf-8")
    assert replayed(terminal, file)[1][0]["turns"] == 2


def test_a_faulty_record_keeps_its_good_part_and_the_next_is_read(
    terminal: Terminal, file: Path
) -> None:
    good = two_turns()
    file.write_text(f"{str(good).replace('/ - - /', '/ - r4 /')}\n{good}", "utf-8")
    status, (faulty, fine), messages = replayed(terminal, file)
    assert status == 1
    assert (faulty["ok"], faulty["game"], faulty["turns"], fine["ok"]) == (False, "qwixx", 1, True)
    assert (faulty["error"]["line"], faulty["error"]["column"]) == (9, 20)
    assert "r4" in faulty["error"]["message"]
    assert faulty["position"].startswith("qwixx")
    assert "line 9, column 20" in messages


@pytest.mark.parametrize("header", ['[Result "1 2"]', '[Ending "rows locked"]'])
def test_a_header_that_contradicts_the_game_is_an_error(
    terminal: Terminal, file: Path, header: str
) -> None:
    text = str(two_turns())
    changed = (
        text.replace('[Result "*"]', header)
        if "Result" in header
        else text.replace('[Result "*"]', f'[Result "*"]\n{header}')
    )
    file.write_text(changed, "utf-8")
    status, (entry,), _ = replayed(terminal, file)
    assert (status, entry["ok"]) == (1, False)
    assert entry["result"] == "*"


def test_a_file_without_headers_is_described_as_not_a_game(terminal: Terminal, file: Path) -> None:
    file.write_text("hello\n", "utf-8")
    status, (entry,), _ = replayed(terminal, file)
    assert status == 1
    assert (entry["game"], entry["turns"], entry["position"]) == (None, 0, None)
    assert (entry["error"]["line"], entry["error"]["column"]) == (1, 1)


def test_bytes_that_are_not_text_are_an_error_with_their_place(
    terminal: Terminal, file: Path
) -> None:
    file.write_bytes(b'[Game "qwixx"]\n[R\xff"]\n')
    status, (entry,), _ = replayed(terminal, file)
    assert status == 1
    assert (entry["error"]["line"], entry["error"]["column"]) == (2, 3)


def test_an_empty_file_holds_no_record(terminal: Terminal, file: Path) -> None:
    file.write_text("\n\n", "utf-8")
    status, objects, messages = replayed(terminal, file)
    assert (status, objects) == (1, [])
    assert "no record" in messages


def test_standard_input_and_the_json_form_are_read_too(terminal: Terminal, file: Path) -> None:
    record = two_turns()
    from_input = terminal("replay", "-", "--json", typed=str(record))
    file.write_text(record.to_json(), "utf-8")
    status, objects, _ = replayed(terminal, file)
    assert status == 0
    assert objects == [json.loads(from_input.out)]
    file.write_text("{", "utf-8")
    status, (entry,), _ = replayed(terminal, file)
    assert (status, entry["ok"]) == (1, False)


def test_people_see_the_final_position_scores_and_ending(terminal: Terminal, file: Path) -> None:
    qwixx, six = random_record(Qwixx(2), seed=1), random_record(Six(move_limit=5), seed=1)
    file.write_text(f"{qwixx}\n{six}", "utf-8")
    shown = terminal("replay", str(file))
    assert shown.status == 0
    flat = " ".join(shown.out.split())
    assert f"Result: {qwixx.result}" in flat
    assert " ".join(write_position(six.state).split())[:60] in flat
    assert "Too many moves without a removal." in flat
    assert "Record 2 · Six" in flat


def test_a_game_can_be_stepped_through_both_ways(terminal: Terminal, file: Path) -> None:
    file.write_text(str(two_turns()), "utf-8")
    shown = terminal("replay", str(file), "--step", typed="\n\nb\n\n\nend\n")
    assert shown.status == 0
    assert shown.out.count("2/8 North r5") == 2
    assert "3/8 East y5" in shown.out
    assert "Not finished." in shown.out
    left = terminal("replay", str(file), "--step", typed="q\n")
    assert left.status == 0
    assert "Not finished." not in left.out


def test_a_long_position_is_printed_in_one_line(terminal: Terminal, file: Path) -> None:
    record = random_record(Six(), seed=4, most=40)
    file.write_text(str(record), "utf-8")
    assert write_position(record.state) in terminal("replay", str(file)).out


@pytest.mark.parametrize("language", languages())
def test_the_fault_of_a_record_is_described_in_every_language(language: str) -> None:
    texts, said = Texts(language), set()
    changed = [
        text.replace(*change, 1) for text, changes in faulty.FAULTS.items() for change in changes
    ]
    faults = [each for text in changed for each in read_records(text)]
    for error in faults:
        if isinstance(error, RecordError):
            assert error.what != "other", error.message
            spelled = spell_fault(error, texts)
            assert (spelled == error.message) == (language == "en"), spelled
            said.add(error.what)
    assert len(said) >= 10
