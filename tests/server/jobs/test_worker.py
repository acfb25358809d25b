"""The program of the worker processes, without the server."""

import pickle
import subprocess
import sys
from collections.abc import Iterator
from typing import IO, Any, NamedTuple

import pytest

from crosshex.rules import Six
from crosshex.server.jobs.bot_jobs import Advise, Choose
from crosshex.server.jobs.documents import Upload
from crosshex.server.jobs.messages import HURRY, LENGTH, Asked, Reply, packed, read_message
from tests.record.hostile import SIX, quiet_game
from tests.server import scripted_worker

START = Six().start()
PATIENCE = 60.0


class Program(NamedTuple):
    """A worker process and its pipes."""

    process: "subprocess.Popen[bytes]"
    asked_by: IO[bytes]
    answers: IO[bytes]

    def send(self, data: bytes) -> None:
        self.asked_by.write(data)
        self.asked_by.flush()

    def reply(self) -> Reply:
        data = read_message(self.answers)
        assert data
        reply: Reply = pickle.loads(data)
        return reply

    def ask(self, job: Any, **named: Any) -> Reply:
        self.send(packed(Asked(job, **named)))
        return self.reply()


@pytest.fixture
def program() -> Iterator[Program]:
    command = (sys.executable, scripted_worker.__file__)
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None and process.stdout is not None
        yield Program(process, process.stdin, process.stdout)
        process.kill()


def test_every_job_is_done_by_the_same_program(program: Program) -> None:
    key = ("table", 0)
    first = program.ask(Choose("counting", START, 0), key=key).value
    assert b'"-1,0"' in program.ask(Upload(SIX + "1. -1,0\n")).value
    assert program.ask(Advise("easy", START, 0)).value.move == str(START.legal(0)[0])
    again = program.ask(Choose("counting", START, 0), key=key).value
    assert first.split()[:2] == again.split()[:2] and again.split()[2] == "2"


def test_a_message_that_cannot_be_read_is_answered_with_an_error(program: Program) -> None:
    program.send(LENGTH.pack(3) + b"???")
    assert program.reply().kind == "error"
    assert program.ask(Advise("easy", START, 0)).kind == "answer"


def test_an_error_while_hurrying_does_not_end_the_program(program: Program) -> None:
    program.send(packed(Asked(Advise("sulking", START, 0))) + HURRY)
    assert program.reply().kind == "answer"
    program.send(HURRY)  # It comes too late for any job.
    assert program.ask(Advise("easy", START, 0)).kind == "answer"


def test_too_much_cpu_time_ends_the_program(program: Program) -> None:
    program.send(packed(Asked(Upload(quiet_game(1600)), cpu_seconds=0.01)))
    assert read_message(program.answers) is None


def test_a_busy_program_ends_with_the_server(program: Program) -> None:
    program.send(packed(Asked(Advise("deaf", START, 0))))
    program.asked_by.close()
    assert program.process.wait(PATIENCE) == 0
