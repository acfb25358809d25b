"""A game from another package, known only by its entry point, works everywhere.

The package is in the folder `package`, as an installer would have put it on Python's path. Every
program runs with this folder on the path; nothing in `src/` or `web/` knows the game.
"""

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.harness import Server
from tests.server.harness import ME, PATIENCE, Player, RunningServer

PACKAGE = Path(__file__).parent / "package"
ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "docs" / name for name in ("adding-a-game.md", "adding-a-variant.md")]
BOT = {"kind": "bot", "bot": "random"}
MAIN = ("-m", "crosshex")


def environment() -> dict[str, str]:
    """The environment of a process in which the package is installed."""
    path = os.pathsep.join(filter(None, (str(PACKAGE), os.environ.get("PYTHONPATH"))))
    return {**os.environ, "PYTHONPATH": path, "LC_ALL": "C", "COLUMNS": "100"}


def python(*arguments: str, typed: str = "") -> str:
    """Run Python with the package installed; its output."""
    done = subprocess.run(
        [sys.executable, *arguments],
        input=typed,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def crosshex(*arguments: str, typed: str = "") -> str:
    """Run a command."""
    return python(*MAIN, *arguments, typed=typed)


ONE_AFTER_THE_OTHER = """
import contextlib, io, json, sys
from crosshex.cli.app import run
printed = []
for words, typed in json.load(sys.stdin):
    sys.stdin = io.TextIOWrapper(io.BytesIO(typed.encode()))
    with contextlib.redirect_stdout(io.StringIO()) as out:
        try:
            run(words)
        except SystemExit as left:
            if left.code:
                raise
    printed.append(out.getvalue())
print(json.dumps(printed))
"""


def commands(*lines: str | tuple[str, str]) -> list[str]:
    """Run several commands, some with what is typed, in one process; their outputs."""
    given = [line if isinstance(line, tuple) else (line, "") for line in lines]
    asked = [(shlex.split(line), typed) for line, typed in given]
    printed: list[str] = json.loads(python("-c", ONE_AFTER_THE_OTHER, typed=json.dumps(asked)))
    return printed


@pytest.mark.parametrize("game", ["pips", "mini", "lots"])
def test_the_game_is_played_in_the_terminal_saved_and_replayed(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    where = shlex.quote(str(file))
    _, replayed = commands(
        f"play {game} --players random,random --seed 7 --save {where}", f"replay {where} --json"
    )
    told = json.loads(replayed)
    assert (told["game"], told["error"]) == (game, None)
    assert told["ending"] and told["position"].startswith(f"{game} ")
    program = (
        "import sys; from crosshex import read_record; from crosshex.record import read_json;"
        "text = open(sys.argv[1]).read(); record = read_record(text);"
        "print(str(record) == text and read_json(record.to_json()) == record)"
    )
    assert python("-c", program, str(file)).strip() == "True"


def test_a_person_plays_the_game_in_the_terminal() -> None:
    throw = "\n"
    screen = crosshex(
        "play", "pips", "--bot", "random", "--seed", "3", "--first", "1", "--lang", "en",
        typed=throw + "?\nodd\nb\n" * 2 + "quit\n\n",
    )  # fmt: skip
    assert "Pips" in screen
    assert "odd even" in screen
    assert "seat 1 is active" in screen


def test_a_faulty_record_is_refused_with_the_place_of_the_fault(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    crosshex("play", "pips", "--players", "random,random", "--seed", "7", "--save", str(file))
    text = re.sub(r"(?m)^1\. (\d \d) / \w+ ", r"1. \1 / maybe ", file.read_text("utf-8"))
    file.write_text(text, "utf-8")
    done = subprocess.run(
        [sys.executable, *MAIN, "replay", str(file)],
        env=environment(),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert "line 10, column 10" in done.stderr and "'maybe' is not a move" in done.stderr


def test_the_game_works_with_the_line_protocol() -> None:
    lines = "roll 3 4\nlegal 1\nchoose 1 odd\nchoose 2 even\nlegal\nchoose 1 a\nposition\nquit\n"
    said = crosshex("engine", "pips", typed=lines).splitlines()
    assert said == ["legal odd even", "legal a b", "pips short 2 turn 1 throw | 4 0"]


def test_the_game_is_simulated() -> None:
    arguments = ("simulate", "pips", "--bots", "random,random,random", "--games", "30", "--json")
    report = json.loads(crosshex(*arguments, "--workers", "1"))
    assert report["games"] == 30
    assert report["endings"] == {"rounds played": 30}
    assert report["length"]["mean"] == 6
    again = json.loads(crosshex(*arguments, "--workers", "2"))
    assert again["seats"] == report["seats"]


def test_a_game_of_throws_after_throws_is_simulated_rated_drawn_and_asked_by_lines() -> None:
    lines = "roll 3 4\nroll 3 5\nlegal 1\nchoose 1 high\nchoose 2 low\nposition\nroll 300 300\n"
    simulated, rated, drawn, said, screen = commands(
        "simulate lots --bots random,random --games 8 --workers 1 --json",
        "arena lots --bots random,random@1 --games 4 --workers 1 --json",
        "draw 'lots turn 1 bid 17 203 | 1 0'",
        ("engine lots", f"{lines}position\nquit\n"),
        ("play lots --seats 1 --own-dice --lang en", "5 9\nhigh\n300 1\nquit\n\n"),
    )
    assert json.loads(simulated)["endings"] == {"lots drawn": 8}
    assert json.loads(rated)["games"] == 4
    assert drawn.startswith("<svg")
    legal, *positions = said.splitlines()
    assert legal == "legal high low"
    assert positions == ["lots turn 0 bid 3 5 high low | 0 0", "lots turn 1 throw | 1 0"]
    assert "Turn 2 · 300 1" in screen


def test_the_regret_of_a_game_without_values_is_refused_with_a_sentence() -> None:
    command = [*MAIN, "regret", "random", "--game", "lots", "--seats", "2", "--games", "2"]
    done = subprocess.run(
        [sys.executable, *command, "--against", "random"],
        env=environment(),
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "crosshex: Lots cannot be reviewed: it has no room 'review'\n"


def test_the_game_is_rated_in_the_arena(tmp_path: Path) -> None:
    records = tmp_path / "games.txt"
    report = json.loads(
        crosshex(
            "arena", "pips", "--bots", "random,random@1", "--games", "6", "--length", "long",
            "--workers", "1", "--records", str(records), "--json",
        )
    )  # fmt: skip
    assert report["games"] == 6
    assert {bot["bot"] for bot in report["bots"]} == {"random", "random@1"}
    assert records.read_text("utf-8").count('[Length "long"]') == 6


def test_the_game_is_drawn_and_counted(tmp_path: Path) -> None:
    svg, counted = commands(
        "draw 'pips short 1 turn 2 keep 3 4 odd even | 5 7'", "perft pips 4 --json"
    )
    assert svg.startswith("<svg") and "Player 2: 7" in svg
    assert json.loads(counted)["nodes"] == 36 * 2 * 2 * 2


def test_the_texts_of_the_game_are_found_in_every_language() -> None:
    program = (
        "from crosshex.locale import Texts;"
        "print([Texts(code)('game-pips') for code in ('en', 'de', 'pl')], Texts('de')('game-mini'))"
    )
    assert python("-c", program).strip() == "['Pips', 'Augen', 'Pips'] Mini"


ENVIRONMENTS = """
import warnings
import gymnasium
import crosshex.envs
from crosshex.envs.pettingzoo import env, parallel_env
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test

warnings.simplefilter("ignore")
for game in ("pips", "lots"):
    api_test(env(game, seats=3), num_cycles=60)
    parallel_api_test(parallel_env(game, seats=2), num_cycles=60)
    parallel_api_test(parallel_env(game, seats=1), num_cycles=60)
check_env(gymnasium.make("crosshex/Lots-v0", illegal="terminate").unwrapped)
alone = gymnasium.make("crosshex/Pips-v0", opponents=["random"], illegal="terminate")
check_env(alone.unwrapped)
total = 0.0
seen, info = alone.reset(seed=7)
over = False
while not over:
    seen, paid, over, _, info = alone.step(alone.action_space.sample(info["action_mask"]))
    total += paid
print("played", total in (0.0, 0.5, 1.0))
"""


def test_the_game_is_wrapped_for_pettingzoo_and_gymnasium() -> None:
    assert python("-c", ENVIRONMENTS).splitlines()[-1] == "played True"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the package installed in its process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment()["PYTHONPATH"])
        running = Server(tmp_path_factory.mktemp("server"))
        running.start()
        yield running
        running.stop()


SHARING = {**ME, "share": "c0ffee"}


class Visitor(Player):
    """A player whose messages are not in our own schema."""

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        assert self.socket is not None
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.inbox.append(message)
        return message

    def play_out(self, message: dict[str, Any]) -> dict[str, Any]:
        """Answer every question until the game is over; the last message."""
        while message["table"]["status"] == "playing":
            for ask in message["you"]["asks"]:
                self.send("play", seat=ask["seat"], move=ask["moves"][0]["move"])
            message = self.receive_until(type="update")
        return message


def visitor(server: Server) -> Visitor:
    """A new client of the server."""
    return Visitor(RunningServer(server.port, server=None))  # type: ignore[arg-type]


@pytest.fixture
def ann(server: Server) -> Iterator[Visitor]:
    player = visitor(server)
    yield player
    player.close()


def test_the_catalogue_offers_the_game_with_its_options(ann: Visitor) -> None:
    found = {entry["game"]: entry for entry in ann.http.get("/games").json()["games"]}
    assert list(found) == ["qwixx", "longo", "six", "lots", "mini", "pips"]
    assert found["pips"]["kind"] == "plain"
    assert found["pips"]["bots"] == ["random"]
    assert found["pips"]["options"] == [
        {"name": "length", "type": "choice", "values": ["short", "long"], "default": "short"}
    ]
    assert found["mini"]["kind"] == "qwixx"
    assert found["mini"]["room"]["layout"]["rows"][0]["numbers"] == [2, 3, 4, 5, 6, 7, 8]
    assert "Augen" in ann.http.get("/games/pips/texts/de").text
    picture = ann.http.get("/picture.svg", params={"position": "pips short 1 turn 0 throw | 0 0"})
    assert picture.headers["Content-Type"].startswith("image/svg+xml")
    assert "sandbox" in picture.headers["Content-Security-Policy"]


def test_choices_are_withdrawn_decisions_taken_back_and_reasons_given(
    ann: Visitor,
) -> None:
    made = ann.create("pips", ME, ME)
    table = ann.connect(made["table"]["id"])["table"]
    first = table["state"]["last"]
    ann.command("play", seat=0, move="odd")
    assert ann.command("withdraw", seat=0)["table"]["owes"] == [0, 1]
    ann.command("play", seat=0, move="even")
    ann.command("play", seat=1, move="odd")
    assert ann.command("why", seat=0, move="odd")["reason"]
    back = ann.command("takeback", seat=1)
    assert back["news"][0] == {
        "seq": back["seq"], "at": back["news"][0]["at"], "type": "taken-back", "seat": 1,
        "to": table["asked"],
    }  # fmt: skip
    assert (back["table"]["owes"], back["table"]["state"]["last"]) == ([1], first)
    record = ann.http.get(f"/tables/{made['table']['id']}/record").text
    assert '[Takebacks "1"]' in record


def test_the_game_is_played_over_the_socket_to_its_end(ann: Visitor) -> None:
    made = ann.create("pips", ME, BOT, options={"length": "long"})
    message = ann.connect(made["table"]["id"])
    assert message["table"]["options"] == {"length": "long"}
    message = ann.play_out(message)
    assert message["table"]["outcome"]["ending"] == "rounds-played"
    assert message["table"]["dice"]["seed"]
    news = [each for one in ann.inbox for each in one.get("news", ())]
    kinds = {each["type"] for each in news}
    assert {"plain-thrown", "plain-revealed", "plain-moved", "chose", "ended"} <= kinds
    record = ann.http.get(f"/tables/{made['table']['id']}/record").text
    assert '[Length "long"]' in record and '[Ending "rounds played"]' in record
    replay = ann.http.get(f"/tables/{made['table']['id']}/replay").json()
    assert len(replay["plies"]) == 1 + 3 * 8


def test_throws_follow_throws_over_the_socket_and_can_be_verified(
    ann: Visitor, tmp_path: Path
) -> None:
    made = ann.create("lots", SHARING, BOT, dice=ann.ticket())
    message = ann.play_out(ann.connect(made["table"]["id"]))
    assert message["table"]["outcome"]["ending"] == "lots-drawn"
    text = ann.http.get(f"/tables/{made['table']['id']}/record").text
    file = tmp_path / "game.txt"
    file.write_text(text, "utf-8")
    assert "the dice are as committed" in crosshex("verify", str(file))
    replay = ann.http.get(f"/tables/{made['table']['id']}/replay").json()
    # Three times two bids and a throw, after a first throw; any odd throw makes it longer.
    assert len(replay["plies"]) >= 1 + 3 * (2 + 1)
    picture = ann.http.get("/picture.svg", params={"position": "lots turn 0 throw | 0 0"})
    assert picture.status_code == 200


def test_any_seat_may_be_chosen_to_begin_and_the_next_one_begins_a_rematch(
    ann: Visitor, tmp_path: Path
) -> None:
    for first in (0, 1):
        made = ann.create("pips", SHARING, BOT, first=first, dice=ann.ticket())
        ann.play_out(ann.connect(made["table"]["id"]))
        file = tmp_path / "game.txt"
        file.write_text(ann.http.get(f"/tables/{made['table']['id']}/record").text, "utf-8")
        assert f"seat {first + 1} begins by choice" in crosshex("verify", str(file))
        following = ann.http.get(f"/tables/{ann.command('rematch')['table']}").json()
        assert following["table"]["first"] == 1 - first


def test_the_dice_of_the_game_can_be_verified(ann: Visitor, tmp_path: Path) -> None:
    made = ann.create("pips", SHARING, dice=ann.ticket())
    message = ann.connect(made["table"]["id"])
    while message["table"]["status"] == "playing":
        (ask,) = message["you"]["asks"]
        message = ann.command("play", seat=0, move=ask["moves"][-1]["move"])
    file = tmp_path / "game.txt"
    file.write_text(ann.http.get(f"/tables/{made['table']['id']}/record").text, "utf-8")
    assert "the dice are as committed" in crosshex("verify", str(file))


def test_a_hidden_choice_is_hidden_from_all_others(ann: Visitor, server: Server) -> None:
    with visitor(server) as ben:
        made = ann.create("pips", {**ME, "share": "aa"}, {"kind": "open"}, public=True)
        table = made["table"]["id"]
        ann.connect(table)
        ben.connect(table)
        ben.command("sit", seat=1, name="Ben")
        started = ann.command("start")
        assert started["table"]["state"]["phase"] == "together"
        ben.receive_until(seq=started["seq"])
        before = len(ben.inbox)
        mine = ann.command("play", seat=0, move="even")
        assert mine["you"]["chosen"] == [{"seat": 0, "choice": {"move": "even"}}]
        heard = ben.receive_until(seq=mine["seq"])
        assert [each["type"] for each in heard["news"]] == ["chose"]
        assert "even" not in json.dumps([heard["table"], heard["news"], heard["you"]["chosen"]])
        assert "even" not in ben.http.get(f"/tables/{table}/record").text
        answer = ben.command("play", seat=1, move="odd")
        assert "plain-revealed" in {each["type"] for each in answer["news"]}
        assert len(ben.inbox) > before


def test_a_wrong_move_or_option_is_refused_with_a_reason(ann: Visitor) -> None:
    made = ann.create("pips", ME)
    ann.connect(made["table"]["id"])
    fault = ann.fault("play", seat=0, move="a")
    assert (fault["code"], fault["params"]["reason"]) == ("illegal-move", "not-now")
    assert fault["legal"] == ["odd", "even"]
    assert ann.fault("resign", seat=0)["code"] == "not-this-game"
    assert ann.fault("take", seat=0, cell=[0, 0])["code"] == "not-this-game"
    body = {"game": "pips", "seats": [ME], "options": {"length": "endless"}}
    answer = ann.http.post("/tables", json=body)
    assert answer.status_code == 400
    assert "legal: short or long" in answer.json()["error"]["params"]["message"]
    body["options"] = {"colour": "red"}
    assert ann.http.post("/tables", json=body).status_code == 400


def pieces(page: Path) -> list[tuple[str, str]]:
    """The code blocks of a page that claim to be from a file of the package."""
    form = re.compile(r"<!-- file: (\S+) -->\n```text\n(.*?)```", re.DOTALL)
    return form.findall(page.read_text("utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_pages_show_the_files_of_the_package(page: Path) -> None:
    shown = pieces(page)
    assert shown
    for name, piece in shown:
        assert piece in (PACKAGE / name).read_text("utf-8"), name
