"""The job of a study: a review of a record, or an analysis of a position.

It says a line for each step of a review. Soon it pauses between two steps, so that others have a
turn, and goes on where it was when it is asked for again. The modules that studies need are
imported when one begins: the server itself never loads them.
"""

import time
from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

import orjson

from crosshex.rules import CrosshexError
from crosshex.server.jobs.messages import Paused
from crosshex.server.me.jobs import own_review
from crosshex.table.faults import Refused

if TYPE_CHECKING:
    from crosshex.server.jobs.worker import Worker

Kind: TypeAlias = Literal["review", "analysis", "rollout", "sheet", "own"]
Lines: TypeAlias = Generator[bytes, None, bytes]
"""The lines before the answer, and the answer; an empty line is a moment to pause."""

TURN_SECONDS: Final = 0.5
"""After how long a study pauses, and others have a turn; a hint waits no longer than that."""
ROLLOUT_GAMES: Final = 200
ROLLOUT_SECONDS: Final = 10.0
"""How many games may follow each move of a rollout, and how long all may take."""
ROLLOUT_BOT: Final = "medium"
"""Who plays them, in games that have this level; else chance does."""
LIVE_SECONDS: Final = 2.0
"""How long the search for the values of a position may take, while a person waits."""


class _Begun(NamedTuple):
    """A study that is not done, and its lines so far: another client may want all of them."""

    rest: Lines
    said: list[bytes]


class Study(NamedTuple):
    """A review of a record, or an analysis of a position or games from it: the `subject`."""

    kind: Literal["review", "analysis", "rollout", "own"]
    subject: str

    def run(self, desk: "Worker") -> bytes:
        """The last line for clients.

        Raises:
            Refused: it cannot be studied.
            Paused: the study has had its turn.
        """
        until = time.monotonic() + TURN_SECONDS
        begun: _Begun = desk.take() or _Begun(begin(self), [])
        for line in begun.said:
            desk.say(line)
        try:
            while True:
                if line := next(begun.rest):
                    begun.said.append(line)
                    desk.say(line)
                if desk.is_hurried or time.monotonic() >= until:
                    desk.keep(begun)
                    raise Paused
        except StopIteration as end:
            answer: bytes = end.value
            return answer
        except CrosshexError as error:
            raise Refused("no-review", message=str(error)) from None


class SheetStudy(NamedTuple):
    """What a sheet is worth; `subject` is its notation.

    It says how far it is, in per cent. Nothing is kept of one that nobody waits for any more.
    """

    subject: str
    kind: Literal["sheet"] = "sheet"

    def run(self, desk: "Worker") -> bytes:
        """The last line for clients.

        Raises:
            Paused: the study was hurried, because nobody waits for it.
        """
        from crosshex.strategy.sheet_worth import worth_of

        said: tuple[str, int] | None = None

        def progress(part: str, done: int, total: int) -> None:
            nonlocal said
            if desk.is_hurried:
                raise Paused
            if (now := (part, 100 * done // total)) != said:
                said = now
                line = {"type": "working", "part": part, "done": now[1], "total": 100}
                desk.say(orjson.dumps(line))

        found = worth_of(self.subject, progress)
        return orjson.dumps({"type": "sheet", "sheet": found.to_json()})


def study_of(kind: Kind, subject: str) -> Study | SheetStudy:
    """The study of this kind."""
    return SheetStudy(subject) if kind == "sheet" else Study(kind, subject)


def begin(study: Study) -> Lines:
    """A study from its start."""
    work = {"review": _review, "analysis": _analysis, "rollout": _rollout, "own": own_review}
    return work[study.kind](study.subject)


def _review(record: str) -> Lines:
    from crosshex.record import read_record
    from crosshex.review import review_steps

    steps = review_steps(read_record(record))
    while True:
        try:
            done, total, part = next(steps)
        except StopIteration as end:
            found = end.value
            break
        line = {"type": "progress", "done": done, "total": total, "part": part.to_json()}
        yield orjson.dumps(line)
    course = [point.to_json() for point in found.course]
    return orjson.dumps({"type": "review", "review": {**found.to_json(), "course": course}})


def _analysis(position: str) -> Lines:
    from crosshex.record import read_position
    from crosshex.review import analyse

    found = analyse(read_position(position), seconds=LIVE_SECONDS)
    yield from ()
    return orjson.dumps({"type": "analysis", "analysis": found.to_json()})


def rollout_subject(position: str, seat: int, moves: Sequence[str]) -> str:
    """What is played on, as the text of a study."""
    return orjson.dumps([position, seat, *moves]).decode()


def _rollout(subject: str) -> Lines:
    from crosshex.arena.rollout import rollout_steps
    from crosshex.bots import bot_names
    from crosshex.record import read_position

    position, seat, *words = orjson.loads(subject)
    state = read_position(position)
    moves = [state.parse(seat, word) for word in words]
    bot = ROLLOUT_BOT if ROLLOUT_BOT in bot_names(state.game) else "random"
    steps = rollout_steps(state, moves, bot, ROLLOUT_GAMES, seat=seat, seconds=ROLLOUT_SECONDS)
    said = -1
    while True:
        try:
            done, total = next(steps)
        except StopIteration as end:
            found = end.value
            break
        line = {"type": "working", "part": "play", "done": done, "total": total}
        yield b"" if done == said else orjson.dumps(line)
        said = done
    told = {"bot": bot, "unit": state.game.description.unit, **found.to_json()}
    return orjson.dumps({"type": "rollout", "rollout": told})
