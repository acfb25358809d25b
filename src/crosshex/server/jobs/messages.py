"""What a job is, and the messages between the server and its worker processes.

Each message is its length in four bytes, and then a pickle. The server sends a job, and may then
send an empty message: hurry. The process sends lines, if the job says some, and then its end.
"""

import pickle
import struct
from typing import IO, TYPE_CHECKING, Any, Final, Literal, NamedTuple, Protocol, TypeAlias

if TYPE_CHECKING:
    from crosshex.server.jobs.worker import Worker

MemoryKey: TypeAlias = tuple[str, int]
"""What a process keeps in memory: the bot of a table and seat, or a study."""
LENGTH: Final = struct.Struct(">I")
HURRY: Final = LENGTH.pack(0)


class Job(Protocol):
    """Work for a process, which pickles take there."""

    def run(self, desk: "Worker") -> Any:
        """The answer.

        Raises:
            Refused: there is none, for a reason that the client should know.
            Paused: what is left of the job was kept, and it has to be asked for again.
        """


class Paused(Exception):
    """A job has had its turn, and goes on when it is asked for again."""


class Asked(NamedTuple):
    """What the server asks of a process.

    Attributes:
        job: the work.
        key: under which something of it stays in memory; None: nothing does.
        heard: how many lines of the job the server has already.
        cpu_seconds: after how much CPU time the process ends itself; 0: never.
    """

    job: Job
    key: MemoryKey | None = None
    heard: int = 0
    cpu_seconds: float = 0.0


class Reply(NamedTuple):
    """What a process sends.

    Attributes:
        kind: a line of the job; or its end: an answer, a refusal, a pause, or an error.
        value: the line or the answer; code, legal moves and parameters; nothing; what went wrong.
    """

    kind: Literal["line", "answer", "refused", "paused", "error"]
    value: Any = None


def packed(message: Asked | Reply) -> bytes:
    """A message as bytes."""
    data = pickle.dumps(message)
    return LENGTH.pack(len(data)) + data


def read_message(stream: IO[bytes]) -> bytes | None:
    """The next pickle, empty for `HURRY`; None at the end of the input."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return stream.read(LENGTH.unpack(head)[0])
