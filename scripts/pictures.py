"""Takes the pictures of the README: real tables in mid-game, in a real Chromium.

python scripts/pictures.py        writes docs/pictures/*.png
"""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402

from crosshex.bots import make_bot  # noqa: E402
from crosshex.record import read_record  # noqa: E402
from tests.browser.chromium import ARGUMENTS, find_chromium  # noqa: E402
from tests.browser.harness import Guest, Server  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
CHOICES = 3
ANN = {"kind": "me", "name": "Ann"}


def call(guest: Guest, path: str, body: dict[str, Any] | None = None) -> str:
    """The text of the server's answer to a request from the guest's browser."""
    answer: str = guest.page.evaluate(
        """async ([path, body]) => (await fetch(path, body && {
            method: "POST", headers: { "Content-Type": "application/json" }, body,
        })).text()""",
        [path, body and json.dumps(body)],
    )
    return answer


def play(guest: Guest, table: str, bot: str, decisions: int) -> bool:
    """Let a bot decide for the guest, as a program at the same table would.

    It stops at a question with more than one choice, so that the picture shows a decision; false
    if the game ends before that.
    """
    number = 0
    while True:
        snapshot = json.loads(call(guest, f"/api/tables/{table}"))
        if snapshot["table"]["status"] == "over":
            return False
        if not snapshot["you"]["asks"]:
            guest.page.wait_for_timeout(100)
            continue
        [ask] = snapshot["you"]["asks"]
        if number >= decisions and len(ask.get("choices", ask.get("put"))) >= CHOICES:
            return True
        record = read_record(call(guest, f"/api/tables/{table}/record"))
        move = make_bot(bot, record.game, number).choose(record.state.view(0), 0)
        command = {"type": "play", "id": f"picture-{number}", "seat": 0, "move": str(move)}
        call(guest, f"/api/tables/{table}/commands", command)
        number += 1


def take(guest: Guest, name: str) -> None:
    """Write a picture of the guest's page, once it is their turn and nothing moves any more."""
    guest.page.wait_for_timeout(1500)
    guest.page.screenshot(path=PICTURES / f"{name}.png")
    print(f"docs/pictures/{name}.png")


def bot(level: str) -> dict[str, str]:
    """A seat for a bot."""
    return {"kind": "bot", "bot": level}


def main() -> None:
    """A table of each kind."""
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        path = find_chromium(playwright)
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        server = Server(Path(folder))
        server.start()
        try:
            desk = Guest.arrive(browser, server, (1280, 800))
            three = ANN, bot("medium"), bot("hard")
            while not play(desk, desk.make_table("qwixx", *three), "medium", 16):
                pass
            take(desk, "qwixx")
            advanced = {"variant": "advanced"}
            two = ANN, bot("easy")
            while not play(desk, desk.make_table("six", *two, options=advanced), "easy", 9):
                pass
            take(desk, "six")
            phone = Guest.arrive(browser, server, (390, 844), color_scheme="dark")
            while not play(phone, phone.make_table("longo", ANN, bot("medium")), "medium", 14):
                pass
            take(phone, "longo-phone")
        finally:
            server.stop()
            browser.close()


if __name__ == "__main__":
    main()
