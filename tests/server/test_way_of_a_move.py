"""The way of a move through the server is the one that CONTRIBUTING.md shows."""

import re
import sys
from pathlib import Path
from types import FrameType

from crosshex.server.api.protocol import COMMAND
from crosshex.server.rooms.rooms import Rooms
from tests.server.processes import ANN, Listener, new_table, play_scene

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "crosshex"
IN_BROWSER = re.compile(r"(?:games|shell)/[\w/.]+\.(?:svelte\.ts|svelte|ts)")
BESIDE = ("shell/lib/tapGuard.ts",)
"""What the page names besides, which a move does not pass."""


def shown() -> tuple[int, list[str]]:
    """The number of modules and those of the server, as the page has them."""
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("The way of a move, ")[2]
    page = page.partition("tests/server/test_way_of_a_move.py")[0]
    (count,) = re.findall(r"passes (\d+) modules", page)
    rows = [line for line in page.splitlines() if line.startswith("| `")]
    return int(count), [name for row in rows for name in re.findall(r"`([\w/]+/[\w/]+)`", row)]


def test_the_modules_of_the_way_are_counted_and_there() -> None:
    count, ours = shown()
    page = (ROOT / "web" / "README.md").read_text("utf-8").partition("## The way of a click")[2]
    steps = page.partition("\nIn Six")[0].replace("`Play.svelte`", "").replace("(`games", "`games")
    theirs = set(IN_BROWSER.findall(steps)) - set(BESIDE)
    assert all((ROOT / "web" / "src" / name).is_file() for name in theirs)
    assert all((PACKAGE / f"{name}.py").is_file() for name in ours)
    assert len(theirs) == 8 and len(ours) == len(set(ours)) and count == len(ours) + len(theirs)


def test_a_move_passes_the_modules_of_the_way(tmp_path: Path) -> None:
    passed: set[str] = set()
    is_on = False

    def note(frame: FrameType, event: str, _: object) -> None:
        if is_on and event == "call":
            passed.add(frame.f_code.co_filename)

    async def scene(rooms: Rooms) -> None:
        nonlocal is_on
        live = await rooms.setup.create(new_table(), ANN)
        rooms.tables.join(live, client := Listener(ANN))
        fields = {"type": "play", "id": "one", "seat": 0, "move": "-"}
        command = COMMAND.validate_python(fields)
        sys.setprofile(note)
        is_on = True
        await rooms.commands.command(live, command, ANN, client)
        is_on = False
        sys.setprofile(None)
        assert client.heard[-1]["type"] == "update"

    try:
        play_scene(tmp_path, scene)
    finally:
        sys.setprofile(None)
    # The routes and sockets need a server, types run no code of their own, and events are written
    # in the thread of the store.
    wanted = {name for name in shown()[1] if not name.startswith("server/api/")}
    missing = {name for name in wanted if str(PACKAGE / f"{name}.py") not in passed}
    in_the_store = {"server/store/rows", "server/store/writes", "table/events"}
    assert missing <= {"table/commands", *in_the_store}
