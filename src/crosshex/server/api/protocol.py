"""The protocol as types: all commands, including those of single games, and the JSON schema."""

from collections.abc import Sequence
from functools import cache, reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, get_args

import orjson
from pydantic import Field, TypeAdapter

from crosshex.server.api import lessons as lesson_api
from crosshex.server.api import puzzles as puzzle_api
from crosshex.server.api import study_views
from crosshex.server.jobs.uploads import UploadedText
from crosshex.server.pads import views as pad_views
from crosshex.table import messages, rest_messages
from crosshex.table.adapter import every_adapter
from crosshex.table.commands import Command, NewTable

if TYPE_CHECKING:
    AnyCommand = Command
else:
    _SHARED = get_args(get_args(Command)[0])
    _QUERIES = [query for adapter in every_adapter() for query in adapter.messages.queries]
    AnyCommand = Annotated[
        reduce(or_, dict.fromkeys([*_SHARED, *_QUERIES])), Field(discriminator="type")
    ]
    """A command of any game that is installed."""

COMMAND: TypeAdapter[Command] = TypeAdapter(AnyCommand)

SOCKET: Sequence[tuple[str, Any]] = (("Command", AnyCommand), ("FromServer", messages.FromServer))
"""The messages of the WebSocket."""
REST: Sequence[tuple[str, Any]] = (
    ("NewTable", NewTable),
    ("DiceTicket", messages.DiceTicket),
    ("Session", rest_messages.SessionView),
    ("Catalogue", rest_messages.Catalogue),
    ("TableList", rest_messages.TableList),
    ("Snapshot", messages.Snapshot),
    ("Followed", rest_messages.Followed),
    ("ReplayView", rest_messages.ReplayView),
    ("Replays", rest_messages.Replays),
    ("AskBoard", study_views.AskBoard),
    ("BoardView", study_views.BoardView),
    ("AskAnalysis", study_views.AskAnalysis),
    ("StudyLine", study_views.StudyLine),
    ("UploadedText", UploadedText),
    ("CourseView", lesson_api.CourseView),
    ("Answered", lesson_api.Answered),
    ("VerdictView", lesson_api.VerdictView),
    ("PuzzleList", puzzle_api.PuzzleList),
    ("PuzzleView", puzzle_api.PuzzleView),
    ("PuzzleAnswer", puzzle_api.PuzzleAnswer),
    ("JudgedView", puzzle_api.JudgedView),
    ("NewPad", pad_views.NewPad),
    ("PadLogs", pad_views.PadLogs),
    ("PadLink", pad_views.PadLink),
    ("NextPad", pad_views.NextPad),
    ("PadView", pad_views.PadView),
    ("Failure", rest_messages.Failure),
)
"""The bodies of REST requests and answers."""


@cache
def message_schema() -> dict[str, Any]:
    """The JSON schema of all messages between clients and server; made once."""
    adapters = [(name, TypeAdapter(kind)) for name, kind in (*SOCKET, *REST)]
    refs, schema = TypeAdapter.json_schemas(
        [(name, "serialization", adapter) for name, adapter in adapters], title="Crosshex messages"
    )
    schema["properties"] = {name: refs[name, "serialization"] for name, _ in adapters}
    return schema


@cache
def message_schema_text() -> bytes:
    """The schema as JSON text; written once."""
    return orjson.dumps(message_schema())
