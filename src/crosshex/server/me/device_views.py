"""The messages about the devices of a person."""

from typing import Annotated

from pydantic import StringConstraints
from typing_extensions import TypedDict

from crosshex.table.commands import Message, Name

TypedCode = Annotated[str, StringConstraints(min_length=1, max_length=32)]


class NewCode(Message):
    """A request for a code, with the name of the device that asks."""

    name: Name


class JoinDevice(Message):
    """A code that was shown on another device, and the name of this one."""

    code: TypedCode
    name: Name


class AnswerDevice(Message):
    """Whether the device that waits with this code may join."""

    code: TypedCode
    yes: bool


class DeviceView(TypedDict):
    """A device of a person; `here`: it is the one that asks."""

    id: str
    name: str
    since: int
    here: bool


class AskingView(TypedDict):
    """A device that has typed the code; the number is shown on both."""

    name: str
    number: int


class CodeView(TypedDict):
    """The code for another device, and the device that waits with it."""

    code: str
    ends: int
    asks: AskingView | None


class JoiningView(TypedDict):
    """This device has typed a code, and waits; or the other one has said no."""

    number: int
    refused: bool


class DevicesView(TypedDict):
    """The devices of a person (none: only this one), and what is under way."""

    devices: list[DeviceView]
    code: CodeView | None
    joining: JoiningView | None
