"""What the routes of all modules share: parameters, and functions that make responses."""

from typing import Annotated, Any, Final

import orjson
from fastapi import Query, Response
from typing_extensions import TypedDict

from crosshex.rules import State
from crosshex.table.adapter import adapter_for
from crosshex.table.messages import Fault, StateView
from crosshex.table.view import state_view

JSON = "application/json"
LinkCode = Annotated[str | None, Query(max_length=64)]
Language = Annotated[str, Query(max_length=16)]


class Failure(TypedDict):
    """The answer to a request that was refused."""

    error: Fault


REFUSED: Final[dict[int | str, dict[str, Any]]] = {"4XX": {"model": Failure}}
"""The answer of every route to what it refuses."""


class Json(Response):
    """A response that orjson serialises; it may contain fragments that are JSON already."""

    media_type = JSON

    def render(self, content: Any) -> bytes:
        """The answer as bytes."""
        return orjson.dumps(content)


def json_response(content: bytes) -> Response:
    """A response whose content is JSON already."""
    return Response(content, headers={"Cache-Control": "no-store"}, media_type=JSON)


def position_view(state: State) -> StateView:
    """A position as clients draw it, without the moves before it."""
    return state_view(state, adapter_for(state.game).recent())
