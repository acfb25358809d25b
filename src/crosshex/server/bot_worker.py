"""The program that bots think in: reads a question, writes a move, until its input ends.

Each message is a pickle after its length in four bytes. Only the server that started the program
talks to it, over pipes. A bot may print what it likes: its output goes to the error stream.
"""

import os
import pickle
import struct
import sys
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
    """Write one message and send it off."""
    data = pickle.dumps(message)
    stream.write(LENGTH.pack(len(data)) + data)
    stream.flush()


def main() -> None:
    """Answer questions until there are no more."""
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    from crosshex.bots import make_bot
    from crosshex.bots.threads import use_one_thread

    use_one_thread()
    while (question := read_message(questions)) is not None:
        name, state, seat, seed = question
        try:
            move = make_bot(name, state.game, seed).choose(state, seat)
            answer = (True, str(move))
        except Exception as error:
            print(f"bot {name}: {error!r}", file=sys.stderr, flush=True)
            answer = (False, repr(error))
        write_message(answers, answer)


if __name__ == "__main__":
    main()
