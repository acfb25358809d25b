"""An agent over standard input and output, as a model's host would start it; a script decides."""

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("mcp", reason="the extra mcp is not installed")

import anyio
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

from crosshex.cli.mcp import rules_text
from crosshex.mcp.server import server_of
from crosshex.mcp.session import Session
from crosshex.record import Record, read_records
from crosshex.review.regret import regret_of
from tests.plugin.test_pips import environment

TOOLS = {"list_games", "new_game", "position", "decide", "show_rules", "regret"}


async def asked(client: Client, tool: str, **arguments: Any) -> dict[str, Any]:
    """What a tool answers."""
    answer = await client.call_tool(tool, arguments)
    assert not answer.is_error, answer.content
    assert answer.structured_content is not None
    # A model that reads only text gets the same.
    assert json.loads(answer.content[0].text) == answer.structured_content  # type: ignore[union-attr]
    return dict(answer.structured_content)


async def refused(client: Client, tool: str, **arguments: Any) -> str:
    """Why a tool refuses."""
    answer = await client.call_tool(tool, arguments)
    assert answer.is_error
    return str(answer.content[0].text)  # type: ignore[union-attr]


async def agent(client: Client) -> dict[str, Any]:
    """Reads the rules, and takes the first legal move to the end of a game."""
    assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
    assert "qwixx" in [game["name"] for game in (await asked(client, "list_games"))["games"]]
    assert "red" in (await asked(client, "show_rules", name="qwixx"))["rules"]
    seen = await asked(client, "new_game", name="qwixx")
    assert await asked(client, "position", game=seen["game"]) == seen
    while not seen["over"]:
        seen = await asked(client, "decide", game=seen["game"], move=seen["legal"][0])
    return seen


def test_a_scripted_agent_plays_a_whole_game_over_stdio(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    command = ["-m", "crosshex", "mcp", "--seed", "1", "--records", str(file)]
    server = StdioServerParameters(command=sys.executable, args=command, env=dict(os.environ))

    async def play() -> tuple[dict[str, Any], dict[str, Any]]:
        with open(tmp_path / "errors", "w", encoding="utf-8") as errors:
            async with Client(stdio_client(server, errors)) as client:
                return await agent(client), await asked(client, "regret")

    seen, score = anyio.run(play)
    assert seen["result"] == str(seen["scores"][0])
    (told,) = score["regret"]
    (record,) = read_records(file.read_text("utf-8"))
    assert isinstance(record, Record) and str(record) == seen["record"]
    assert regret_of(record).loss == told["per_game"]["mean"]


def test_a_game_of_throws_after_throws_from_another_package_is_played_over_stdio() -> None:
    command = ["-m", "crosshex", "mcp", "--seed", "1"]
    server = StdioServerParameters(command=sys.executable, args=command, env=environment())

    async def play() -> tuple[list[dict[str, Any]], dict[str, Any]]:
        async with Client(stdio_client(server)) as client:
            seen = [await asked(client, "new_game", name="lots", seats=2, bots=["random"])]
            while not seen[-1]["over"]:
                made = await asked(client, "decide", game=seen[0]["game"], move="high")
                seen.append(made)
            return seen, await asked(client, "regret")

    seen, score = anyio.run(play)
    assert all(each["legal"] == ["high", "low"] for each in seen[:-1])
    assert len(seen) == 4 and seen[-1]["ending"] == "lots drawn"
    # The throw that settles a bid, and those that fall until their sum is even.
    assert all(each["news"][-1].startswith("dice: ") for each in seen)
    (told,) = score["regret"]
    assert told["game"] == "lots" and "it has no room 'review'" in told["fault"]


def test_what_an_agent_gets_wrong_is_said_and_stops_nothing() -> None:
    async def play() -> None:
        async with Client(server_of(Session(seed=1), rules_text)) as client:
            seen = await asked(client, "new_game", name="qwixx")
            assert "legal: " in await refused(client, "decide", game=1, move="r12")
            assert "there is no game 4" in await refused(client, "decide", game=4, move="-")
            assert "at most 400" in await refused(client, "decide", game=1, move="r" * 100_000)
            assert "less than or equal" in await refused(client, "position", game=10**40)
            many = ["greedy"] * 10_000
            assert "at most 64" in await refused(
                client, "new_game", name="qwixx", seats=2, bots=many
            )
            assert await refused(client, "show_rules", name="chess")
            assert await refused(client, "decide", move=["r5"], game=None)
            assert await asked(client, "position", game=1) == seen

    anyio.run(play)
