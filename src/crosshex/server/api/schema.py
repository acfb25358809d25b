"""The JSON schema of all messages, made from the types that are built and sent."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import orjson
from pydantic import TypeAdapter

from crosshex.server.api import catalogue, lessons, puzzles, responses, study_views, tables
from crosshex.server.api.protocol import AnyCommand
from crosshex.server.jobs.uploads import UploadedText
from crosshex.server.pads import views as pad_views
from crosshex.table import history, messages
from crosshex.table.commands import NewTable

SOCKET: Sequence[tuple[str, Any]] = (("Command", AnyCommand), ("FromServer", messages.FromServer))
"""The messages of the WebSocket."""
REST: Sequence[tuple[str, Any]] = (
    ("NewTable", NewTable),
    ("DiceTicket", messages.DiceTicket),
    ("Session", tables.SessionView),
    ("Catalogue", catalogue.Catalogue),
    ("TableList", tables.TableList),
    ("Snapshot", messages.Snapshot),
    ("Followed", tables.Followed),
    ("ReplayView", history.ReplayView),
    ("Replays", tables.Replays),
    ("AskBoard", study_views.AskBoard),
    ("BoardView", study_views.BoardView),
    ("AskAnalysis", study_views.AskAnalysis),
    ("StudyLine", study_views.StudyLine),
    ("UploadedText", UploadedText),
    ("CourseView", lessons.CourseView),
    ("Answered", lessons.Answered),
    ("VerdictView", lessons.VerdictView),
    ("PuzzleList", puzzles.PuzzleList),
    ("PuzzleView", puzzles.PuzzleView),
    ("PuzzleAnswer", puzzles.PuzzleAnswer),
    ("JudgedView", puzzles.JudgedView),
    ("NewPad", pad_views.NewPad),
    ("PadLogs", pad_views.PadLogs),
    ("PadLink", pad_views.PadLink),
    ("NextPad", pad_views.NextPad),
    ("PadView", pad_views.PadView),
    ("Failure", responses.Failure),
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
