"""Makes `store.sqlite` and `store.json`: a real server with tables in every state.

They are never replaced: `python -m tests.golden.make_store` writes them only if they are missing.
"""

import json
import shutil
import sqlite3
import tempfile
import time
from pathlib import Path
from typing import Any

from crosshex.server.config import ServerConfig
from crosshex.server.security import fingerprint
from tests.golden.make import FOLDER
from tests.golden.make_tables import loaded
from tests.golden.writing import text_of
from tests.server.harness import ME, OPEN, Json, Player, running

MORE = {"kind": "me", "name": "Bea", "share": "be"}
BOT = {"kind": "bot", "bot": "random"}
LONG_AGO_DAYS = 100_000.0


class People:
    """Ann, who sets up the tables, and Bob, who comes by a link."""

    def __init__(self, ann: Player, bob: Player) -> None:
        self.ann, self.bob = ann, bob
        self.requests: Json = {}

    def table(self, game: str, *seats: Json, **options: Any) -> str:
        """Set up a table and remember the request."""
        body = {"game": game, "seats": list(seats), "pace": 0, **options}
        answer = self.ann.http.post("/tables", json=body)
        assert answer.status_code == 201, answer.text
        table = str(answer.json()["table"]["id"])
        self.requests[table] = body
        return table

    def ask(self, who: Player, table: str, type: str, **fields: Any) -> Json:
        """Send a command that must succeed."""
        body = {"type": type, "id": f"c{time.monotonic_ns()}", **fields}
        answer = who.http.post(f"/tables/{table}/commands", json=body)
        assert answer.status_code == 200, answer.text
        done: Json = answer.json()
        return done

    def sit(self, table: str, seat: int) -> None:
        """Let Bob take a seat by the link."""
        link = self.see(self.ann, table)["you"]["links"]["invite"]
        self.ask(self.bob, table, "sit", seat=seat, name="Bob", share="0b", link=link)

    def see(self, who: Player, table: str) -> Json:
        """The table as a client sees it."""
        seen: Json = who.http.get(f"/tables/{table}").json()
        return seen

    def play(self, table: str, moves: int = 1_000) -> None:
        """Let Ann and Bob play a bot's moves; bots play by themselves."""
        while moves > 0:
            for who in (self.ann, self.bob):
                you = self.see(who, table).get("you", {"asks": []})
                for ask in you["asks"][:1]:
                    hint = self.ask(who, table, "hint", seat=ask["seat"], bot="greedy")
                    self.ask(who, table, "play", seat=ask["seat"], move=hint["move"])
                    moves -= 1
            if self.see(self.ann, table)["table"]["status"] == "over":
                return


def set_tables(people: People) -> None:
    """Make tables in every state."""
    ann, bob = people.ann, people.bob
    # In the lobby.
    lobby = people.table("qwixx", ME, OPEN, OPEN, public=True, time=60)
    people.ask(ann, lobby, "link", kind="watch", on=True)
    people.table("longo", ME, OPEN, lucky=[[8, 5], [6, 11]])
    limits = {"repetition": None, "move_limit": 50}
    people.table("six", OPEN, ME, BOT, OPEN, variant="advanced", claim="manual", **limits)
    # Being played.
    pending = people.table("qwixx", {**ME, "share": "aa"}, OPEN, public=True)
    people.sit(pending, 1)
    people.ask(ann, pending, "start")
    people.ask(bob, pending, "play", seat=1, move="-")
    three = people.table("longo", {**ME, "share": "aa"}, OPEN, BOT, pace=5_000)
    people.sit(three, 1)
    people.ask(ann, three, "start")
    people.ask(ann, three, "play", seat=0, move="-")
    four = people.table("six", ME, OPEN, BOT, BOT, variant="advanced", time=86_400)
    people.sit(four, 1)
    people.ask(ann, four, "start")
    people.play(four, 8)
    people.ask(bob, four, "offer-draw", seat=1)
    alone = people.table("qwixx", ME)
    people.play(alone, 5)
    absent = people.table("longo", ME, MORE, lucky=[[4, 9], [5, 8]])
    people.play(absent, 6)
    people.ask(ann, absent, "leave", seat=1)
    # Over.
    for game in ("qwixx", "longo"):
        over = people.table(game, ME, BOT)
        people.play(over)
        people.ask(ann, over, "rematch", share="cc")
    won = people.table("six", ME, BOT, repetition=5)
    people.play(won)
    resigned = people.table("six", ME, OPEN, claim="manual")
    people.sit(resigned, 1)
    people.ask(ann, resigned, "start")
    people.play(resigned, 5)
    people.ask(bob, resigned, "resign", seat=1)
    people.ask(bob, resigned, "rematch")
    drawn = people.table("six", ME, OPEN)
    people.sit(drawn, 1)
    people.ask(ann, drawn, "start")
    people.play(drawn, 4)
    people.ask(ann, drawn, "offer-draw", seat=0)
    people.ask(bob, drawn, "answer-draw", seat=1, accept=True)


def main() -> None:
    """Make the store, and write what loading it gives."""
    store, told = FOLDER / "store.sqlite", FOLDER / "store.json"
    if store.exists() or told.exists():
        return
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        config = ServerConfig(
            db=f"sqlite:///{file}", rate_limits=False, idle_days=LONG_AGO_DAYS, workers=1
        )
        with running(config) as server, Player(server) as ann, Player(server) as bob:
            people = People(ann, bob)
            set_tables(people)
            holders = [fingerprint(ann.cookie), fingerprint(bob.cookie), None]
        with sqlite3.connect(file) as rows:
            rows.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        rows.close()
        with sqlite3.connect(file, isolation_level=None) as rows:
            rows.execute("PRAGMA journal_mode=DELETE")
            rows.execute("VACUUM")
        rows.close()
        shutil.copy(file, store)
        found = {"holders": holders, "requests": people.requests, **loaded(file, holders)}
        told.write_text(text_of(json.loads(json.dumps(found))), encoding="utf-8")


if __name__ == "__main__":
    main()
