#!/usr/bin/env python3
"""A client of the server: sets up a table against a bot, and plays the first legal move.

    pip install websockets
    python examples/client.py http://localhost:8600 qwixx

It plays games on a sheet and games without a board of their own; Six asks in another form.
"""

import json
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def main(server: str, game: str) -> None:
    """Play one game, and print its result."""
    with urlopen(f"{server}/api/session") as answer:  # The cookie is who we are.
        cookie = answer.headers["Set-Cookie"].partition(";")[0]
    seats = [{"kind": "me", "name": "Script"}, {"kind": "bot", "bot": "random"}]
    body = json.dumps({"game": game, "seats": seats, "pace": 0}).encode()
    headers = {"Cookie": cookie, "Content-Type": "application/json"}
    with urlopen(Request(f"{server}/api/tables", body, headers)) as answer:
        table = json.load(answer)["table"]["id"]
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Cookie": cookie}) as socket:
        answered = -1  # The newest question that we have answered.
        while True:
            message = json.loads(socket.recv())
            if message["type"] == "error":
                raise SystemExit(message["error"]["code"])
            if message["type"] not in ("welcome", "update"):
                continue
            if outcome := message["table"]["outcome"]:
                return print(outcome["result"])
            asked = message["table"]["asked"]
            for ask in message["you"]["asks"] if asked > answered else ():
                offers = ask["choices"] if ask["kind"] == "qwixx" else ask["moves"]
                play = {"type": "play", "id": f"{asked}", "seat": ask["seat"]}
                socket.send(json.dumps({**play, "move": offers[0]["move"]}))
                answered = asked


if __name__ == "__main__":
    main(*sys.argv[1:])
