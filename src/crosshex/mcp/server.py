"""The MCP server on standard input and output: the games of a `Session` as tools.

    server_of(Session(), rules).run("stdio")

It needs the extra `mcp`.
"""

from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, ParamSpec

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from crosshex import __version__
from crosshex.mcp.session import MOST_TEXT, Session
from crosshex.rules import CrosshexError

P = ParamSpec("P")
Text = Annotated[str, Field(max_length=MOST_TEXT)]
Number = Annotated[int, Field(ge=1, le=1_000_000)]
"""A game or a seat, from 1."""

INSTRUCTIONS = """Play board games. new_game begins one and shows a position with its legal moves;
decide plays one of them, and the dice and the other seats go on until you have to decide again.
rules explains a game and its notation. Games are won by points or by shapes: the rules say which.
When games are over, regret says what your decisions cost beside the best ones."""


def server_of(session: Session, rules: Callable[[str], str]) -> MCPServer[Any]:
    """A server with the tools of a session.

    Args:
        session: the games.
        rules: the rules of a game as text, by its name.
    """
    server: MCPServer[Any] = MCPServer(
        "crosshex", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING"
    )

    def tool(call: Callable[P, dict[str, Any]]) -> Callable[P, dict[str, Any]]:
        """Add a tool; our errors become its answer."""

        @wraps(call)
        def answer(*args: P.args, **kwargs: P.kwargs) -> dict[str, Any]:
            try:
                return call(*args, **kwargs)
            except CrosshexError as error:
                raise ToolError(str(error)) from None

        server.add_tool(answer)
        return answer

    @tool
    def list_games() -> dict[str, Any]:
        """The games that can be played, with their seats, options and bots; and your games."""
        return session.games()

    @tool
    def new_game(
        name: Text,
        seats: Annotated[int, Field(ge=1, le=64)] | None = None,
        seat: Number = 1,
        bots: Annotated[list[Text], Field(max_length=64)] = [],  # noqa: B006 - never changed
        options: Annotated[dict[Text, Text], Field(max_length=32)] = {},  # noqa: B006
    ) -> dict[str, Any]:
        """Begin a game, alone if it allows that; bots sit on the other seats. Seats count from 1.

        Answers the game's number, the position as a person would draw it and on one line, and your
        legal moves in the notation of the rules.
        """
        return session.new_game(name, seats=seats, seat=seat, bots=bots, options=options)

    @tool
    def position(game: Number) -> dict[str, Any]:
        """The position of a game as you see it, and your legal moves."""
        return session.position(game)

    @tool
    def decide(game: Number, move: Text) -> dict[str, Any]:
        """Play one of your legal moves; answers the next position in which you have to decide.

        `news` says what happened in between: throws and the moves of the others.
        """
        return session.decide(game, move)

    @tool
    def show_rules(name: Text) -> dict[str, Any]:
        """The rules of a game in plain words."""
        return {"rules": rules(name)}

    @tool
    def regret() -> dict[str, Any]:
        """What your decisions cost in your games that are over, beside the best ones."""
        return session.regret()

    return server
