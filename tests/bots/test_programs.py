import shlex
import sys
from pathlib import Path

import pytest

from crosshex.bots import ProgramFailed, Programs, UnknownBot, make_bot, programs
from crosshex.bots.programs import PREFIX, Program, setup_words, split_bots
from crosshex.rules import CHANCE, Game, Longo, Qwixx, Roll, Six
from tests.bots.line_bots import command_of, good_bot, program

READY = "import sys; print('id name X'); print('ugiok', flush=True)\n"


def test_a_program_is_asked_with_position_seat_and_time(tmp_path: Path) -> None:
    command, log = good_bot(tmp_path, "r5")
    game = Qwixx(2)
    state = game.start().play(CHANCE, Roll.parse("4 1 6 3 5 6"))
    with Programs() as started:
        bot = make_bot(PREFIX + command, game, seconds=0.25, programs=started)
        assert str(bot.choose(state.view(1), 1)) == "r5"
    assert log.read_text().splitlines() == [
        "ugi",
        "new seats=2",
        "isready",
        "load qwixx 1 action-1 4 1 6 3 5 6 | r- y- g- b- x0 | r- y- g- b- x0",
        "go seat 2 movetime 250",
        "quit",
    ]


def test_a_program_never_learns_what_another_seat_has_chosen(tmp_path: Path) -> None:
    command, log = good_bot(tmp_path, "y5")
    game = Qwixx(2)
    thrown = game.start().play(CHANCE, Roll.parse("4 1 6 3 5 6"))
    with Programs() as started:
        bot = make_bot(PREFIX + command, game, programs=started)
        for secret in ("r5", "g5", "-"):
            # The whole state, not only the view: even then no choice leaks.
            bot.choose(thrown.play(0, thrown.parse(0, secret)), 1)
    loaded = [line for line in log.read_text().splitlines() if line.startswith("load")]
    assert len(loaded) == 3
    assert len(set(loaded)) == 1


def test_programs_keep_running_between_games_and_end_with_the_context(tmp_path: Path) -> None:
    command, log = good_bot(tmp_path, "-1,0")
    with Programs() as started:
        for _ in range(3):
            make_bot(PREFIX + command, Six(), programs=started)
            started.game_over()
    heard = log.read_text().splitlines()
    assert heard.count("ugi") == 1
    assert heard.count("new seats=2 variant=basic claim=auto") == 3
    assert heard[-1] == "quit"


def test_two_seats_of_one_game_have_separate_programs(tmp_path: Path) -> None:
    command, log = good_bot(tmp_path, "-1,0")
    with Programs() as started:
        for _ in range(2):
            make_bot(PREFIX + command, Six(), programs=started)
    assert log.read_text().splitlines().count("ugi") == 2


def test_a_bot_name_alone_never_starts_a_program(tmp_path: Path) -> None:
    command, log = good_bot(tmp_path, "-1,0")
    with pytest.raises(UnknownBot, match="in the terminal and in the arena only"):
        make_bot(PREFIX + command, Six())
    assert not log.exists()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("import sys; sys.exit(3)", r"ended \(status 3\) instead of answering 'ugi'"),
        ("raise KeyError('oh')", r"ended \(status 1: KeyError: 'oh'\)"),
        (READY, "instead of answering 'isready'"),
        (READY + "print('error I play chess', flush=True); input(); input()", "I play chess"),
    ],
)
def test_a_program_that_fails_is_named_with_the_reason(
    tmp_path: Path, text: str, message: str
) -> None:
    command = program(tmp_path, text)
    with Programs() as started, pytest.raises(ProgramFailed, match=message) as failure:
        make_bot(PREFIX + command, Six(), programs=started)
    assert str(failure.value).startswith(PREFIX + command)


def test_a_program_that_does_not_answer_is_stopped(tmp_path: Path) -> None:
    command = program(tmp_path, "import time; time.sleep(100)")
    with pytest.raises(ProgramFailed, match=r"did not answer 'ugi' within 0\.2 s"):
        Program(command, start_seconds=0.2)


def test_output_while_thinking_does_not_stop_the_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "GRACE_SECONDS", 0.2)
    monkeypatch.setattr(Program.close, "__defaults__", (0.0,))
    talkative = (
        READY
        + "import time\n"
        + "for line in sys.stdin:\n"
        + "    if line == 'isready\\n': print('readyok', flush=True)\n"
        + "    for _ in range(2000 * line.startswith('go')):\n"
        + "        print('info', flush=True); time.sleep(0.02)\n"
    )
    with Programs() as started:
        bot = make_bot(PREFIX + program(tmp_path, talkative), Six(), seconds=0.1, programs=started)
        with pytest.raises(ProgramFailed, match="did not answer 'go seat 1 movetime 100'"):
            bot.choose(Six().start(), 0)


@pytest.mark.parametrize("move", ["5,5", "castle", ""])
def test_an_illegal_move_is_the_programs_fault(tmp_path: Path, move: str) -> None:
    command, _ = good_bot(tmp_path, move)
    with Programs() as started:
        bot = make_bot(PREFIX + command, Six(), programs=started)
        with pytest.raises(ProgramFailed, match=r"^external:.*good\.py"):
            bot.choose(Six().start(), 0)


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("", "needs the command"),
        ("/no/such/program", "cannot be started: No such file"),
        ("'open", "cannot be read: No closing quotation"),
    ],
)
def test_a_command_that_cannot_be_started_is_explained(command: str, message: str) -> None:
    with pytest.raises(ProgramFailed, match=message):
        Program(command)


def test_a_list_of_bots_keeps_commas_within_quotation_marks() -> None:
    assert split_bots("a,b") == ("a", "b")
    assert split_bots("""external:x "1,2" '3,"4',b""") == ("""external:x "1,2" '3,"4'""", "b")


def test_the_description_of_a_game_has_all_unusual_options() -> None:
    assert setup_words(Qwixx(3)) == ["seats=3"]
    assert setup_words(Longo(1, lucky=((6, 11),))) == ["seats=1", "lucky1=6,11"]
    assert setup_words(Six(4, "advanced", "manual", None, 50)) == [
        *("seats=4", "variant=advanced", "claim=manual", "repetition=off", "limit=50")
    ]


def test_our_own_engine_can_be_run_as_a_program() -> None:
    command = shlex.join((sys.executable, "-m", "crosshex", "engine", "longo", "--bot", "greedy"))
    game = Longo(2, lucky=((5, 8), (6, 11)))
    state = game.start(1).play(CHANCE, Roll.parse("2 1 6 3 5 6"))
    with Programs() as started:
        bot = make_bot(PREFIX + command, game, programs=started)
        for seat in range(2):
            ours = make_bot("greedy", game).choose(state.view(seat), seat)
            assert bot.choose(state.view(seat), seat) == ours


@pytest.mark.parametrize("game", [Six(), Qwixx(2)])
def test_a_program_that_wants_them_is_sent_the_legal_moves(game: Game) -> None:
    file = Path(__file__).parents[2] / "examples" / "last.py"
    page = (file.parents[1] / "docs" / "engine.md").read_text("utf-8")
    assert file.read_text("utf-8").partition('"""\n\n')[2] in page
    state = game.start()
    if state.to_act is CHANCE:
        state = state.play(CHANCE, state.parse(CHANCE, "4 1 6 3 5 6"))
    with Programs() as started:
        bot = make_bot(PREFIX + command_of(file), game, programs=started)
        assert bot.choose(state.view(0), 0) == state.legal(0)[-1]


def test_a_program_that_wants_something_unknown_is_refused(tmp_path: Path) -> None:
    greedy = "input()\nprint('wants the-dice', flush=True)\nprint('ugiok', flush=True)\ninput()"
    with Programs() as started, pytest.raises(ProgramFailed, match="wants 'the-dice', and there"):
        make_bot(PREFIX + program(tmp_path, greedy), Six(), programs=started)
