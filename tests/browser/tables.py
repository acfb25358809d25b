"""A client of the server's tables with the cookie of a guest's browser, typed by the protocol."""

import secrets
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import APIRequestContext

from crosshex.table.messages import Snapshot

WAIT_SECONDS = 0.02
"""How long a script waits before it asks again whether it is its turn."""
Ask = dict[str, Any]
"""A question, as each game asks it."""


def nothing(ask: Ask) -> str:
    """The choice to cross nothing."""
    move: str = ask["choices"][-1]["move"]
    return move


def plainest(ask: Ask) -> str:
    """Nothing at dice, and any free cell at hexagons."""
    if "choices" in ask:
        return nothing(ask)
    put: list[list[int]] = ask["put"]
    q, r = put[len(put) // 2]
    return f"{q},{r}"


class Tables:
    """What a guest does at tables without opening them."""

    def __init__(self, request: APIRequestContext, address: str = "") -> None:
        """`address` is that of the server, if the guest reached it by another one than usual."""
        self._request = request
        self._api = f"{address}/api"

    def create(self, game: str, *seats: dict[str, str], **options: Any) -> str:
        """Set up a table whose bots answer at once; its id."""
        self._request.get(f"{self._api}/session")
        body = {"game": game, "seats": list(seats), "pace": 0, **options}
        answer = self._request.post(f"{self._api}/tables", data=body)
        assert answer.ok, answer.text()
        table: str = answer.json()["table"]["id"]
        return table

    def look(self, table: str) -> Snapshot:
        """The table as this guest sees it."""
        answer = self._request.get(f"{self._api}/tables/{table}")
        assert answer.ok, answer.text()
        found: Snapshot = answer.json()
        return found

    def command(self, table: str, link: str = "", /, **command: Any) -> None:
        """Send a command; `link` is the code of an invitation."""
        path = f"{self._api}/tables/{table}/commands" + (f"?link={link}" if link else "")
        answer = self._request.post(path, data={"id": secrets.token_hex(8), **command})
        assert answer.ok, answer.text()

    def delete(self, table: str) -> None:
        """Delete a table of this guest."""
        assert self._request.delete(f"{self._api}/tables/{table}").ok

    def hurry(self, table: str, moves: int = 1000, words: list[str] | None = None) -> None:
        """Decide for my seats: these moves first, then the plainest ones."""
        given = iter(words or [])
        while moves:
            seen = self.look(table)
            if seen["table"]["status"] == "over":
                return
            thrown: Any = seen["table"].get("throw")
            asks: list[Any] = list(seen["you"]["asks"])
            if asks:
                move = next(given, None) or plainest(asks[0])
                self.command(table, type="play", seat=asks[0]["seat"], move=move)
                moves -= 1
            elif thrown and not thrown["again"]:
                # Dice of one's own all show one.
                roll = " ".join("1" for die in thrown["dice"] if die)
                self.command(table, type="throw", seat=thrown["seats"][0], roll=roll)
            else:
                time.sleep(WAIT_SECONDS)

    def lead(
        self, table: str, until: Callable[[Ask], bool], choose: Callable[[Ask], str] = nothing
    ) -> bool:
        """Decide for my seats until a question comes that I want to see.

        False if the game was over before.
        """
        while True:
            seen = self.look(table)
            if seen["table"]["status"] == "over":
                return False
            asks: list[Any] = list(seen["you"]["asks"])
            if not asks:
                time.sleep(WAIT_SECONDS)
                continue
            if until(asks[0]):
                return True
            self.command(table, type="play", seat=asks[0]["seat"], move=choose(asks[0]))
