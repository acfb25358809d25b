"""Messages between the server and its worker processes: each is its length and then a pickle."""

import pickle
import struct
from typing import Any, BinaryIO

LENGTH = struct.Struct(">I")


def read_message(stream: BinaryIO) -> Any:
    """The next message, or None at the end of the input."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    return pickle.loads(stream.read(length))


def write_message(stream: BinaryIO, message: Any) -> None:
    """Write one message, and flush the stream."""
    data = pickle.dumps(message)
    stream.write(LENGTH.pack(len(data)) + data)
    stream.flush()
