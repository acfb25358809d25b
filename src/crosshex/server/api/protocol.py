"""The commands of all games, as one type."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, get_args

from pydantic import Field, TypeAdapter

from crosshex.table.adapter import every_adapter
from crosshex.table.commands import Command

if TYPE_CHECKING:
    AnyCommand = Command
else:
    _SHARED = get_args(get_args(Command)[0])
    _QUERIES = [query for adapter in every_adapter() for query in adapter.queries]
    AnyCommand = Annotated[
        reduce(or_, dict.fromkeys([*_SHARED, *_QUERIES])), Field(discriminator="type")
    ]
    """A command of any game that is installed."""

COMMAND: TypeAdapter[Command] = TypeAdapter(AnyCommand)
