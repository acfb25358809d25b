"""For any text, the readers return a value or raise their documented errors."""

from hypothesis import example, given, settings
from hypothesis import strategies as st

from crosshex.record import (
    InvalidPosition,
    Record,
    RecordError,
    read_json,
    read_position,
    read_record,
    read_records,
    write_position,
    write_records,
)
from crosshex.rules import InvalidMove, Longo, Qwixx, Six
from tests.games import ALL_GAMES, random_record
from tests.record import naive_reader

RECORDS = [str(random_record(game, seed=2, most=40)) for game in ALL_GAMES]
POSITIONS = [
    write_position(state)
    for game in ALL_GAMES
    for state in list(random_record(game, seed=2, most=60).states())[::7]
]
PIECES = st.sampled_from(
    [
        *('[Game "qwixx"]', '[Game "six"]', '[Rules "1"]', '[Seat1 "a"]', '[Result "*"]', "[", "]"),
        *(
            "\n",
            "\n\n",
            " ",
            "/",
            "{",
            "}",
            ";",
            '"',
            "\\",
            "1.",
            "2.",
            "4 1 6 3 5 6",
            "r5",
            "*g16",
        ),
        *(
            "-",
            "x",
            "0,1",
            "-1,0",
            "1,0>2,0",
            "=1,1",
            "!",
            "pass",
            "|",
            "off",
            "throw",
            "over",
            "\r",
        ),
        *("²", "٣", "\u2028", "\x00", "\ufeff", "9" * 5000, "-0,0", "00,1", "moving", "6/6"),
    ]
)


@st.composite
def mutations(draw: st.DrawFn, texts: list[str]) -> str:
    """A good text with a few pieces put in, taken out or replaced."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 6)))
        text = text[:start] + draw(st.one_of(PIECES, st.text(max_size=3))) + text[end:]
    return text


def told(found: Record | RecordError) -> tuple[object, ...]:
    """Everything that a reader says about one record."""
    if isinstance(found, Record):
        return found, str(found), found.state
    good = found.partial
    rest = (good, str(good), good and good.state)
    return found.line, found.column, found.message, found.game, *rest


def check_records(text: str) -> None:
    everything = list(read_records(text))
    assert list(map(told, everything)) == list(map(told, naive_reader.read_records(text)))
    for found in everything:
        if isinstance(found, RecordError):
            lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
            assert 1 <= found.line <= len(lines)
            assert 1 <= found.column <= len(lines[found.line - 1]) + 1
            good = found.partial
        else:
            good = found
        if good is not None:
            written = str(good)
            assert str(read_record(written)) == written


@given(st.one_of(st.text(), st.lists(PIECES, max_size=30).map("".join), mutations(RECORDS)))
@example("{")
@example('[Game "six"]')
def test_the_record_reader_survives_any_text(text: str) -> None:
    check_records(text)


@given(st.lists(mutations(RECORDS), min_size=2, max_size=4).map("\n".join))
def test_the_record_reader_survives_many_faulty_records(text: str) -> None:
    check_records(text)


@given(st.one_of(st.text(), st.lists(PIECES, max_size=20).map(" ".join), mutations(POSITIONS)))
def test_the_position_reader_survives_any_text(text: str) -> None:
    try:
        state = read_position(text)
    except InvalidPosition:
        return
    assert read_position(write_position(state)) == state


@given(st.one_of(st.text(), st.lists(PIECES, max_size=4).map("".join)))
def test_the_move_readers_survive_any_text(text: str) -> None:
    for game in (Qwixx(), Longo(), Six()):
        try:
            move = game.parse(text)
        except InvalidMove:
            continue
        assert game.parse(str(move)) == move


@given(
    st.one_of(st.text(), mutations([random_record(game, 1, 30).to_json() for game in ALL_GAMES]))
)
def test_the_json_reader_survives_any_text(text: str) -> None:
    try:
        record = read_json(text)
    except RecordError:
        return
    assert read_json(record.to_json()) == record


HOSTILE = st.lists(
    st.one_of(
        PIECES,
        st.sampled_from(
            [
                *('[Game "x"]', '[Game "six"] {', "[Game", "[bad", '[A "1"]', '[B "1"] {', "}\n{"),
                *("; } {", '} [A "2"]', '{ } [Game "qwixx"] {', "{}", "{}\n", ";\n", " \n"),
                *(record.split("1.")[0] for record in RECORDS[::5]),
                *(record.replace('[Result "*"]', '[Result "1-0"] {') for record in RECORDS[::5]),
            ]
        ),
    ),
    max_size=40,
)


@settings(deadline=None)  # The naive reader is slow.
@given(HOSTILE.map("\n".join))
@example('[Game "six"]\n[Foo "a"]\n[Foo "a"]\n[bad\n\n[bad\n[Game "six"]')
@example('[Game "six"] { } [A1 "1"] {\n' * 3 + "}")
@example('[Seat3 "a"]\n[Seat5 "b"]\n[Game "six"]\n[Rules "1"]\n[Seat1 "c"]')
@example('[Game "six"]\n\n{\n[ } 1. [bad\n')
def test_the_record_reader_finds_what_the_naive_one_finds(text: str) -> None:
    check_records(text)


@given(st.lists(st.sampled_from(RECORDS), max_size=4))
def test_several_records_in_one_text_are_all_read(texts: list[str]) -> None:
    records = [read_record(text) for text in texts]
    found = list(read_records(write_records(records)))
    assert found == records
    assert all(isinstance(record, Record) for record in found)
