"""Reading is strict, reports the place of a fault, and keeps everything before it."""

import pytest

from crosshex.record import Record, RecordError, read_record, read_records, write_records
from crosshex.rules import CHANCE, Ending, Game, Roll, Shift, SixState
from tests.games import ALL_GAMES, label, random_record
from tests.golden.faulty import LONGO, QWIXX, SIX


def fault(text: str) -> RecordError:
    found = list(read_records(text))
    assert len(found) == 1
    assert isinstance(found[0], RecordError), "this should have been refused"
    return found[0]


@pytest.mark.parametrize("text", [QWIXX, LONGO, SIX], ids=["qwixx", "longo", "six"])
def test_the_examples_of_the_notation_survive_reading_and_writing(text: str) -> None:
    assert str(read_record(text)) == text


@pytest.mark.parametrize("game", ALL_GAMES, ids=label)
def test_random_games_survive_as_text_with_an_identical_state(game: Game) -> None:
    for seed in range(3):
        record = random_record(game, seed)
        again = read_record(str(record))
        assert again == record
        assert again.state == record.state
        assert str(again) == str(record)


def test_an_unfinished_game_may_stop_after_the_roll_or_after_action_1() -> None:
    for stop in ("1. 4 1 6 3 5 6", "1. 4 1 6 3 5 6 / r5 y5", "1. 4 1 6 3 5 6 / r5 y5 / b10"):
        text = QWIXX.split("\n1. ")[0] + f"\n{stop}\n"
        assert str(read_record(text)) == text


def test_pending_choices_are_never_written() -> None:
    thrown = read_record(QWIXX).played(CHANCE, Roll.parse("5 5 1 1 1 1"))
    chosen = thrown.played(1, thrown.state.legal(1)[0])
    assert str(chosen) == str(thrown)


def test_unusual_text_is_normalised() -> None:
    loose = "\ufeff\r\n  " + QWIXX.replace(" / ", "   /\t").replace("\n", "\r\n") + "\r\n\r\n"
    assert str(read_record(loose)) == QWIXX


def test_headers_are_read_in_any_order_and_unknown_ones_are_kept_at_the_end() -> None:
    lines = QWIXX.split("\n")
    shuffled = "\n".join(['[Event "Sunday"]', *reversed(lines[:6]), *lines[6:]])
    wanted = QWIXX.replace('[Result "*"]\n', '[Result "*"]\n[Event "Sunday"]\n')
    assert str(read_record(shuffled)) == wanted


def test_fair_dice_headers_come_before_unknown_ones() -> None:
    extra = '[Zoo "1"]\n[DiceShare1 "c"]\n[DiceSeed "b"]\n[DiceCommit "a"]\n'
    record = read_record(QWIXX.replace("\n\n", "\n" + extra + "\n", 1))
    assert [name for name, _ in record.extras] == ["DiceCommit", "DiceSeed", "DiceShare1", "Zoo"]


def test_quotes_and_backslashes_in_names_survive() -> None:
    record = Record.start(read_record(SIX).game, names=('Ann "the ace"', "back\\slash"))
    assert read_record(str(record)).names == ('Ann "the ace"', "back\\slash")


def test_limits_are_written_in_headers_only_if_they_are_not_the_default() -> None:
    text = SIX.replace('"auto"]\n', '"auto"]\n[Repetition "off"]\n[MoveLimit "50"]\n')
    record = read_record(text)
    assert str(record) == text
    assert "Repetition" not in read_record(SIX).headers()


class TestComments:
    def test_comments_stay_after_their_word(self) -> None:
        text = QWIXX.replace("3 5 6 /", "3 {three} 5 6 {wow} {twice} /").replace(
            "b10\n", "b10 {a} ; b\n; c\n{d}\n"
        )
        record = read_record(text)
        assert str(record) == text
        assert [comment.text for _, comment in record.comments] == [
            *("three", "wow", "twice", "a", " b", " c", "d")
        ]

    def test_comments_after_headers_and_before_everything_stay_there(self) -> None:
        text = "; a file\n{of mine}\n" + QWIXX.replace('"East"]', '"East"] ; the host')
        assert str(read_record(text)) == text

    def test_a_comment_may_span_lines_and_columns_still_count(self) -> None:
        text = QWIXX.replace("r5 y5", "r5 {two\nlines} z5")
        error = fault(text)
        assert (error.line, error.column) == (9, 8)

    def test_a_comment_may_hold_what_looks_like_a_header(self) -> None:
        text = QWIXX.replace("/ x\n", '/ x {[Game "chess"]}\n')
        assert str(read_record(text)) == text

    def test_a_line_comment_is_put_in_braces_when_the_game_continues_after_it(self) -> None:
        record = read_record(QWIXX.replace("\n2. 6 6 1 1 2 1 / - - / x", "\n2. 6 6 1 1 2 1 ; hm}"))
        record = record.played(0, record.state.legal(0)[-1])
        record = record.played(1, record.state.legal(1)[-1])
        assert "2. 6 6 1 1 2 1 { hm)} / - -\n" in str(record)

    def test_an_unclosed_comment_is_a_fault_at_its_start(self) -> None:
        error = fault(QWIXX.replace("/ x", "/ x {never"))
        assert (error.line, error.column) == (9, 26)
        assert error.partial is not None
        assert error.partial.turns == 2

    def test_comments_are_added_after_the_last_word(self) -> None:
        record = read_record(SIX).commented("sharp}")
        assert str(record).endswith("2. 0,-1 2,-1 { sharp) }\n")
        assert read_record(str(record)) == record


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "says"),
    [
        ("r5 y5", "r6 y5", 8, 18, "the dice do not make this number"),
        ("r5 y5", "r5 y6", 8, 21, "legal: r5 y5 g5 b5 -"),
        ("r5 y5", "r5", 8, 21, "'/' is not a move"),
        ("r5 y5", "r5 y5 g5", 8, 24, "expected /"),
        ("b10\n", "q10\n", 8, 26, "'q10' is not a move"),
        ("b10\n", "b10 x\n", 8, 30, "the turn is complete"),
        ("/ x", "/ -", 9, 24, "failed throw"),
        ("4 1 6 3", "4 1 7 3", 8, 8, "found '7', legal: a die from 1 to 6"),
        ("4 1 6 3", "4 1 . 3", 8, 8, "legal: a die from 1 to 6"),
        ("1. 4", "2. 4", 8, 1, "expected the turn number 1."),
        ("1. 4", "4", 8, 1, "expected the turn number 1."),
        (" / r5 y5 / b10", "", 8, 15, "the turn is not finished"),
        (" / b10", "", 8, 23, "the turn is not finished"),
        ('"East"]', '"East"', 4, 1, '[Name "value"]'),
        ('First "1"', 'First "3"', 5, 9, "legal: 1 or 2"),
        ('[First "1"]\n', "", 1, 1, "First is missing"),
        ('[Seat2 "East"]\n', '[Seat2 "East"]\n[Seat2 "West"]\n', 5, 1, "twice"),
        ('[Seat2 "East"]\n', '[Seat3 "East"]\n', 4, 1, "without Seat2"),
        ('"qwixx"', '"chess"', 1, 8, "legal: qwixx or longo or six"),
        ('Rules "1"', 'Rules "2"', 2, 9, "legal: 1"),
        ('Result "*"', 'Result "5 0"', 6, 10, "the moves make it '*'"),
        ('[Result "*"]', '[Result "*"]\n[Ending "rows locked"]', 7, 10, "not finished"),
    ],
)
def test_a_fault_is_reported_with_its_place(
    old: str, new: str, line: int, column: int, says: str
) -> None:
    assert old in QWIXX
    error = fault(QWIXX.replace(old, new, 1))
    assert (error.line, error.column) == (line, column), error
    assert says in error.message


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "says"),
    [
        ("0,1\n", "5,5\n", 9, 9, "touches no hexagon"),
        ("0,1\n", "0,1 1,1\n", 9, 13, "a move of each seat"),
        (" 0,1\n", "\n", 9, 8, "ends early"),
        ("2,-1\n", "2,-1>3,3\n", 10, 9, "hexagons move only when"),
        ("2,-1\n", "2,-1!\n", 10, 9, "claimed automatically"),
        ("-1,0", "1,1", 9, 4, "legal: -1,0 -1,1 0,-1"),
        ("-1,0", "01,1", 9, 4, "a cell is two whole numbers"),
        ('"advanced"', '"expert"', 3, 11, "legal: basic or advanced"),
        ('[Seat2 "East"]\n', '[Seat2 "East"]\n[Seat3 "South"]\n', 7, 1, "2 or 4 seats"),
        ('"auto"]\n', '"auto"]\n[MoveLimit "0"]\n', 5, 13, "legal: off, or a number from 1"),
        ('Result "*"', 'Result "1-0"', 7, 10, "the moves make it '*'"),
        ('"*"]', '"1-0"]\n[Ending "agreement"]', 7, 10, "agreement means 1/2-1/2"),
        ('"*"]', '"*"]\n[Ending "resignation"]', 7, 10, "resignation means 1-0 or 0-1"),
    ],
)
def test_a_fault_in_six_is_reported_with_its_place(
    old: str, new: str, line: int, column: int, says: str
) -> None:
    assert old in SIX
    error = fault(SIX.replace(old, new, 1))
    assert (error.line, error.column) == (line, column), error
    assert says in error.message


@pytest.mark.parametrize(
    ("result", "ending"), [("1-0", "resignation"), ("0-1", "resignation"), ("1/2-1/2", "agreement")]
)
def test_players_may_end_a_game_of_six_after_any_move(result: str, ending: str) -> None:
    text = SIX.replace('[Result "*"]', f'[Result "{result}"]\n[Ending "{ending}"]')
    record = read_record(text)
    assert (record.result, record.ending) == (result, Ending(ending))
    assert str(record) == text


def test_a_finished_game_needs_its_ending_and_the_right_one() -> None:
    record = random_record(ALL_GAMES[1], seed=1)
    text = str(record)
    ending = f'[Ending "{record.ending}"]\n'
    missing = fault(text.replace(ending, ""))
    assert "Ending is missing" in missing.message
    wrong = fault(text.replace(ending, '[Ending "line"]\n'))
    assert wrong.line == 7
    running = fault(text.replace(f'[Result "{record.result}"]', '[Result "*"]'))
    assert f"the moves make it {record.result!r}" in running.message
    assert running.partial == record


def test_nothing_may_follow_the_end_of_a_game() -> None:
    record = random_record(ALL_GAMES[1], seed=1)
    error = fault(f"{record}{record.turns + 1}. 1 1 1 1 1 1\n")
    assert "the game is over: failed throws" in error.message
    assert error.column == 1


def test_the_good_part_can_still_be_opened() -> None:
    error = fault(QWIXX.replace("- - / x", "- - / r3"))
    assert error.game == "qwixx"
    assert error.partial is not None
    assert error.partial.turns == 1
    assert str(error.partial).endswith("2. 6 6 1 1 2 1 / - -\n")
    broken_action_1 = fault(QWIXX.replace("- - / x", "- r3 / x"))
    assert str(broken_action_1.partial).endswith("2. 6 6 1 1 2 1\n")


def test_without_a_game_there_is_no_good_part() -> None:
    error = fault(QWIXX.replace('"qwixx"', '"chess"'))
    assert error.partial is None
    assert error.game is None


def test_after_a_fault_reading_continues_at_the_next_game_line() -> None:
    bad = QWIXX.replace("/ x", "/ y99")
    found = list(read_records("\n".join([bad, SIX, bad.replace("]", "", 1), LONGO])))
    kinds = [type(record) for record in found]
    assert kinds == [RecordError, Record, RecordError, Record]
    assert isinstance(found[2], RecordError)
    assert found[2].line == 22
    assert str(found[3]) == LONGO


def test_an_open_comment_does_not_hide_the_records_after_it() -> None:
    found = list(read_records(QWIXX.replace("/ x", "/ x {") + "\n" + SIX))
    assert [type(record) for record in found] == [RecordError, Record]


def test_a_fault_in_a_header_above_the_game_line_is_reported_once() -> None:
    lines = QWIXX.split("\n")
    text = "\n".join([lines[5].replace("*", "7 7"), *lines[:5], *lines[6:]])
    found = list(read_records(text + "\n" + SIX))
    assert [type(record) for record in found] == [RecordError, Record]


def test_a_file_may_hold_many_records_even_without_moves() -> None:
    empty = str(Record.start(ALL_GAMES[0]))
    text = write_records([read_record(QWIXX), read_record(empty), read_record(SIX)])
    found = list(read_records(text))
    assert all(isinstance(record, Record) for record in found)
    assert write_records(record for record in found if isinstance(record, Record)) == text


@pytest.mark.parametrize("text", ["", "\n\n", "  \n"])
def test_an_empty_text_holds_no_record(text: str) -> None:
    assert list(read_records(text)) == []
    with pytest.raises(RecordError, match="found 0"):
        read_record(text)


def test_other_text_is_a_fault_at_its_first_word() -> None:
    error = fault("dear diary\ntoday")
    assert (error.line, error.column) == (1, 1)
    assert "begins with its headers" in error.message


def test_any_cell_of_a_group_names_it_and_the_smallest_is_written() -> None:
    for seed in range(400):
        record = random_record(ALL_GAMES[-6], seed)
        assert isinstance(record.state, SixState)
        for number, (state, step) in enumerate(zip(record.states(), record.steps, strict=False)):
            word = str(step.move)
            if "=" in word:
                assert isinstance(state, SixState)
                assert isinstance(step.move, Shift)
                head, keep = word.split("=")
                other = str(
                    max(state.play(step.actor, step.move).all_hexagons - {step.move.target})
                )
                assert other != keep
                assert str(state.parse(step.actor, f"{head}={other}")) == word
                text = str(record).replace(word, f"{head}={other}")
                assert read_record(text) == record, number
                return
    raise AssertionError("no random game had equal groups")
