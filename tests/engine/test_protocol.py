"""The line protocol: every command, its errors, and the page that explains it."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosshex.bots import Bot, make_bot
from crosshex.engine import Engine, protocol, serve
from crosshex.engine.help import explain_commands
from crosshex.engine.setup import GameSetup, read_setup
from crosshex.record import write_position
from crosshex.rules import (
    CHANCE,
    SHEETS,
    CrosshexError,
    Game,
    Longo,
    Move,
    Qwixx,
    QwixxState,
    Six,
)
from crosshex.rules.qwixx_moves import HIDDEN
from tests.games import ALL_GAMES, label, random_record

PAGE = Path(__file__).parents[2] / "docs" / "engine.md"
ROLL = "roll 4 1 6 3 5 6"


def ask(engine: Engine, *lines: str) -> list[str]:
    """The engine's answers to all these lines."""
    return [answer for line in lines for answer in engine.answer(line)]


def error_of(engine: Engine, line: str) -> str:
    """The text of the only error that a line causes; the game stays as it was."""
    before = ask(engine, "position", "toact", "result")
    (answer,) = ask(engine, line)
    assert answer.startswith("error ")
    assert ask(engine, "position", "toact", "result") == before
    return answer.removeprefix("error ")


def test_the_engine_reports_its_name_and_that_it_is_ready() -> None:
    first, *rest = ask(Engine(Qwixx()), "ugi", "isready")
    assert first.startswith("id name Crosshex")
    assert rest == ["ugiok", "readyok"]


def test_a_turn_of_qwixx_is_a_roll_and_choices() -> None:
    engine = Engine(Qwixx(), "greedy")
    assert ask(engine, "toact", "legal") == ["toact dice", "legal"]
    assert ask(engine, ROLL, "toact", "legal 1") == ["toact 1 2", "legal r5 y5 g5 b5 -"]
    assert ask(engine, "choose 2 r5", "toact", "legal 2", "legal") == [
        *("toact 1", "legal", "legal r5 y5 g5 b5 -")
    ]
    assert ask(engine, "choose 1 -", "toact", "legal") == [
        *("toact 1", "legal r10 r7 y7 y4 g9 g6 b10 b7 x")
    ]
    assert ask(engine, "choose 1 x", "toact", "result") == ["toact dice", "result *"]
    assert ask(engine, "position") == ["qwixx 2 throw | r- y- g- b- x1 | r5 y- g- b- x0"]


def test_six_plays_several_moves_in_a_row_all_or_none() -> None:
    engine = Engine(Six(), "greedy")
    assert ask(engine, "play -1,0 0,1", "toact") == ["toact 1"]
    assert "the cell is taken" in error_of(engine, "play 0,-1 2,-1 0,-1")
    assert ask(engine, "undo", "position") == ["six basic auto 2/2 placing | -1,0 1,0 | 0,0"]


def test_the_bots_move_is_not_played_until_the_client_plays_it() -> None:
    engine = Engine(Qwixx(), "greedy")
    ask(engine, ROLL)
    before = ask(engine, "position", "toact")
    info, best = ask(engine, "go seat 2 movetime 50")
    assert re.fullmatch(r"info time \d+", info)
    assert best in ("bestmove r5", "bestmove y5", "bestmove g5", "bestmove b5", "bestmove -")
    assert ask(engine, "position", "toact") == before


def test_the_bot_sees_only_what_its_seat_may_see(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = Engine(Qwixx(), "greedy")
    ask(engine, ROLL, "choose 1 r5")
    seen: list[QwixxState] = []

    def choose(state: QwixxState, seat: int) -> Move:
        seen.append(state)
        move: Move = state.legal(seat)[-1]
        return move

    monkeypatch.setattr(engine.prepare_bot(), "choose", choose)
    assert ask(engine, "go seat 2")[-1] == "bestmove -"
    assert seen[0].chosen == (HIDDEN, None)


def test_a_game_is_set_up_by_keys_and_values() -> None:
    engine = Engine(Longo())
    ask(engine, "new seats=3 first=2 lucky1=5,8 lucky2=11,6 lucky3=4,9")
    assert ask(engine, "position") == [
        "longo 2 throw | r- y- g- b- x0 *5,8 | r- y- g- b- x0 *6,11 | r- y- g- b- x0 *4,9"
    ]
    engine = Engine(Six())
    ask(engine, "new seats=4 variant=advanced claim=manual repetition=off limit=50")
    assert ask(engine, "position") == [
        "six advanced manual 1/4 repetition=off limit=50 placing | 1,0 | 0,0"
    ]


def test_new_starts_from_the_options_of_the_command_line_not_of_the_last_new() -> None:
    engine = Engine(Six(variant="advanced"))
    ask(engine, "new variant=basic", "new seats=4")
    assert ask(engine, "position") == ["six advanced auto 1/4 placing | 1,0 | 0,0"]


def test_undo_takes_back_one_step_and_no_more_than_there_are() -> None:
    engine = Engine(Qwixx())
    ask(engine, ROLL, "choose 1 r5", "choose 2 y5", "undo")
    assert ask(engine, "toact") == ["toact 2"]
    ask(engine, "undo", "undo")
    assert ask(engine, "toact") == ["toact dice"]
    assert "nothing to undo" in error_of(engine, "undo")


@pytest.mark.parametrize(
    ("lines", "line", "message"),
    [
        ([], "castle", "there is no command 'castle'; there are: ugi isready new"),
        ([], "play r5", "qwixx is played with roll and choose"),
        ([], "roll 1 2 3", "six dice"),
        ([], "roll 7 1 1 1 1 1", "a die cannot show this number"),
        ([], "choose 1 r5", "has nothing to decide now"),
        ([], "go", "dice must be thrown first"),
        ([ROLL], ROLL, "nothing to decide now"),
        ([ROLL], "go", "several seats must act: 1 2"),
        ([ROLL], "legal", "several seats must act: 1 2"),
        ([ROLL], "legal 3", "no seat 3"),
        ([ROLL], "legal 0", "no seat 0"),
        ([ROLL], "legal one", "a seat is a number from 1 to 2"),
        ([ROLL], "legal 1 2", r"expected: legal \[SEAT\]"),
        ([ROLL], "choose r5", "expected: choose SEAT MOVE"),
        ([ROLL], "choose 1 r6", "the dice do not make this number; legal: r5"),
        ([ROLL], "choose 1 " + "r" * 5000, "is not a move"),
        ([ROLL], "choose " + "9" * 5000 + " r5", "a seat is a number"),
        ([ROLL, "choose 1 r5"], "go seat 1", "seat 1 has nothing to decide now"),
        ([ROLL], "go seat", r"expected: go \[seat N\] \[movetime MS\]"),
        ([ROLL], "go seat 1 seat 2", r"expected: go \[seat N\] \[movetime MS\]"),
        ([ROLL], "go seat 1 movetime 0", "a number of milliseconds"),
        ([ROLL], "go depth 3", r"expected: go \[seat N\] \[movetime MS\]"),
        ([], "load", "a position begins with"),
        ([], "load qwixx 1 throw", "sheet|seats"),
        ([], "load six basic auto 1/2 placing | 1,0 | 0,0", "plays qwixx, not six"),
        ([], "new seats", "KEY=VALUE"),
        ([], "new seats=two", "seats is a number"),
        ([], "new seats=9", "1 to 5 seats"),
        ([], "new seats=2 seats=3", "given twice"),
        ([], "new first=3", "no seat 3"),
        ([], "new lucky1=5,8", "no option 'lucky1'; there are: first, seats, sheet$"),
        ([], "position now", "expected: position"),
    ],
)
def test_an_invalid_line_is_an_error_and_changes_nothing(
    lines: list[str], line: str, message: str
) -> None:
    engine = Engine(Qwixx(), "greedy")
    ask(engine, *lines)
    assert re.search(message, error_of(engine, line))


@pytest.mark.parametrize(
    ("game", "line", "message"),
    [
        (Six(), ROLL, "six is played with play"),
        (Six(), "play", "expected: play MOVE"),
        (Six(), "new first=2", "seat 1 is black and begins"),
        (Six(), "new variant=hard", "variant|basic"),
        (Six(), "new limit=x", "limit is 'x', legal: off, or a number"),
        (Longo(), "new lucky1=5", "lucky1: .* two such as 5,8"),
        (Longo(), "new lucky1=5,5", "two different lucky numbers"),
        (Longo(), "new lucky3=5,8", "no seat 3 for lucky3"),
    ],
)
def test_options_that_do_not_fit_are_errors(game: Game, line: str, message: str) -> None:
    assert re.search(message, error_of(Engine(game), line))


def test_a_bot_that_raises_an_exception_is_an_error_too(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = Engine(Six(), "greedy")

    def broken(state: object, seat: int) -> None:
        raise RuntimeError("out\nof order")

    monkeypatch.setattr(engine.prepare_bot(), "choose", broken)
    assert error_of(engine, "go") == "the bot failed: RuntimeError: out of order"


def test_a_bot_that_cannot_play_says_so_when_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CROSSHEX_SOLUTIONS", str(tmp_path))
    engine = Engine(Qwixx(), "perfect")
    assert ask(engine, "new seats=1", "isready", ROLL) == ["readyok"]
    assert "crosshex solve qwixx" in error_of(engine, "go")


def test_the_time_is_passed_to_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[float | None] = []

    def make(name: str, game: Game, seed: int, seconds: float | None) -> Bot:
        made.append(seconds)
        return make_bot(name, game, seed, seconds)

    monkeypatch.setattr(protocol, "make_bot", make)
    ask(Engine(Six(), "greedy"), "go movetime 250", "go movetime 250", "go")
    assert made == [0.25, None]


def test_lines_are_served_until_quit() -> None:
    said: list[str] = []
    serve(["toact\n", ROLL, "legal 2\n", "quit", "result"], said.append, Qwixx(), bot="greedy")
    assert said == ["toact dice", "legal r5 y5 g5 b5 -"]
    with pytest.raises(CrosshexError, match="no bot 'deep'"):
        serve([], said.append, Qwixx(), bot="deep")


def test_help_names_the_games_of_the_catalogue() -> None:
    told = explain_commands()
    assert told["new [KEY=VALUE …]"].startswith(
        "start a new game: seats, first, sheet (qwixx); lucky1 … (longo); "
        "variant, claim, repetition, limit (six)"
    )
    assert told["roll W W R Y G B"] == "qwixx, longo: enter a throw, with . for a die that has left"


def test_after_the_end_no_seat_acts_and_the_result_stays() -> None:
    record = random_record(Qwixx(2), seed=5)
    engine = Engine(Qwixx())
    ask(engine, f"load {write_position(record.state)}")
    assert ask(engine, "toact", "legal", "legal 1", "result") == [
        *("toact none", "legal", "legal", f"result {record.result}")
    ]
    assert "the game is over" in error_of(engine, "go")
    assert "the game is over" in error_of(engine, ROLL)


@pytest.mark.parametrize("game", ALL_GAMES, ids=label)
def test_whole_games_can_be_sent_and_the_engine_agrees_at_every_step(game: Game) -> None:
    record = random_record(game, seed=2, most=60)
    engine = Engine(game, first=record.first)
    states = record.states()
    for (actor, move), state in zip(record.steps, states, strict=False):
        assert ask(engine, "position", "result") == [
            write_position(state),
            f"result {state.result}",
        ]
        if actor is CHANCE:
            assert ask(engine, "toact", f"roll {move}") == ["toact dice"]
            continue
        assert isinstance(actor, int)
        listed = ask(engine, f"legal {actor + 1}")[0].split()[1:]
        assert listed == [str(legal) for legal in state.legal(actor)]
        assert len(set(listed)) == len(listed)
        told = f"play {move}" if isinstance(game, Six) else f"choose {actor + 1} {move}"
        assert ask(engine, told) == []


WORDS = st.one_of(
    st.sampled_from([name.split()[0] for name in explain_commands()]),
    st.sampled_from(["seat", "1", "2", "r5", "-", "x", "."]),
    st.sampled_from(["seats=2", "lucky1=5,8", "4", "-1,0", "0,1>3,3", "|", "!", "six", "="]),
    st.text(max_size=8),
)


@settings(max_examples=150)
@given(
    game=st.sampled_from([Qwixx(), Longo(3), Six(), Six(4, "advanced", "manual")]),
    lines=st.lists(st.lists(WORDS, max_size=7).map(" ".join), max_size=12),
)
def test_no_line_breaks_the_engine(game: Game, lines: list[str]) -> None:
    engine = Engine(game, "random")
    for line in lines:
        before = ask(engine, "position", "toact")
        answers = ask(engine, line)
        assert not any("\n" in answer or not answer for answer in answers)
        if answers and answers[0].startswith("error"):
            assert len(answers) == 1
            assert ask(engine, "position", "toact") == before


def test_the_options_of_new_are_read_strictly() -> None:
    assert read_setup(["first=2"], GameSetup(Qwixx(3))) == GameSetup(Qwixx(3), 1)
    with pytest.raises(CrosshexError, match="KEY=VALUE"):
        read_setup(["seats="], GameSetup(Qwixx(3)))


def timeless(line: str) -> str:
    """A line without the parts that differ between runs and versions."""
    return re.sub(r"(info time|id name Crosshex) \S+", r"\1 …", line)


def test_the_transcript_on_the_page_matches_the_engine() -> None:
    """Lines that begin with > are input; the others are the answers, apart from times."""
    block = re.compile(r"^    \$ crosshex engine (\w+)(.*)\n((?:    .*\n)+)", re.MULTILINE)
    blocks = block.findall(PAGE.read_text(encoding="utf-8"))
    assert {name for name, _, _ in blocks} == {"qwixx", "six"}
    for name, options, text in blocks:
        assert options == " --bot greedy"
        engine = Engine(Qwixx() if name == "qwixx" else Six(), "greedy")
        shown, said = [], []
        for line in text.splitlines():
            if line.startswith("    > "):
                said += ask(engine, line[6:])
            else:
                shown.append(line[4:])
        assert list(map(timeless, shown)) == list(map(timeless, said))


def test_the_page_explains_every_command() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert all(f"| `{command}` |" in text for command in explain_commands())


# -- sheets


def test_new_takes_a_sheet_in_both_forms_and_load_refuses_another_one() -> None:
    engine = Engine(Qwixx(1))
    sheet = SHEETS["mixx-colours"]
    for text in ("mixx-colours", sheet.word, sheet.notation, f"{sheet.notation} seats=1"):
        (position,) = ask(engine, f"new sheet={text}", "position")
        assert position == "qwixx sheet=mixx-colours 1 throw | r- y- g- b- x0"
    refused = error_of(engine, f"load {CLASSIC}")
    assert "plays sheet=mixx-colours, not sheet=qwixx" in refused
    assert ask(engine, "new sheet=qwixx", f"load {CLASSIC}", "position") == [CLASSIC]
    assert "row 2, field 12" in error_of(engine, "new sheet=r2-12/y2-13")


CLASSIC = "qwixx 1 throw | r- y- g- b- x0"
