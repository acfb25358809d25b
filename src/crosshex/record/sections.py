"""Caches the headers of records, so that they are read only once even if reading restarts.

After a fault, reading continues at a later line, often in the middle of headers that were read
before. A *run* holds the tokens that were new when it was read, and a link to the older run that
follows. Without this cache, a hostile text would take quadratic time.
"""

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from crosshex.record.errors import RecordError
from crosshex.record.tokens import Break, CommentSpan, Cursor, Header, Location, Tokenizer, Word


class End(NamedTuple):
    """What ends the headers of a record.

    Attributes:
        next_line: the line, from 0, at which the next record begins.
        done: whether an empty line followed the headers.
        word: the place of the first word of the moves, if there is one.
        fault: place, message and code of a text that is not a token.
    """

    next_line: int
    done: bool
    word: Cursor | None = None
    fault: tuple[Location, str, str] | None = None


@dataclass(slots=True)
class _Run:
    """Headers and comments up to the end of the headers, or up to a run in the cache."""

    tokens: list[Header | CommentSpan] = field(default_factory=list)
    where: dict[str, list[int]] = field(default_factory=dict)
    twice: list[Header | None] = field(default_factory=list)
    onward: "Section | None" = None
    end: End | None = None

    def close(self) -> None:
        """Index the names, and for each token the first header after it whose name is repeated."""
        for index, token in enumerate(self.tokens):
            if isinstance(token, Header):
                self.where.setdefault(token.name, []).append(index)
        twice = self.onward.twice if self.onward else None
        self.twice = [twice]
        for index in reversed(range(len(self.tokens))):
            token = self.tokens[index]
            if isinstance(token, Header):
                again = Section(self, index + 1).find(token.name)
                if again and (twice is None or again.place < twice.place):
                    twice = again
            self.twice.append(twice)
        self.twice.reverse()


class Section(NamedTuple):
    """The headers of a record: a run, beginning at one of its tokens."""

    run: _Run
    start: int

    @property
    def end(self) -> End:
        """What ends the headers."""
        assert self.run.end is not None
        return self.run.end

    @property
    def twice(self) -> Header | None:
        """The first header whose name was used before."""
        return self.run.twice[self.start]

    @property
    def first(self) -> Header | None:
        """The first header."""
        return next((token for token in self.tokens() if isinstance(token, Header)), None)

    def find(self, name: str) -> Header | None:
        """The first header of a name."""
        section: Section | None = self
        while section:
            known = section.run.where.get(name, ())
            place = bisect_left(known, section.start)
            if place < len(known):
                found = section.run.tokens[known[place]]
                assert isinstance(found, Header)
                return found
            section = section.run.onward
        return None

    def tokens(self) -> Iterator[Header | CommentSpan]:
        """The headers and comments in the order of the text."""
        section: Section | None = self
        while section:
            run, start = section
            yield from (run.tokens[i] for i in range(start, len(run.tokens)))
            section = run.onward


class Sections:
    """The headers of all records of a text."""

    def __init__(self, tokens: Tokenizer) -> None:
        self._tokens = tokens
        # Key: the cursor, whether there was a header, and whether an empty line followed.
        self._known: dict[tuple[Cursor, bool, bool], Section] = {}

    def at(self, line: int) -> Section:
        """The headers of the record that begins on a line, which counts from 0."""
        run = _Run()
        cursor, some, done = self._tokens.cursor(line), False, False
        while (known := self._known.get((cursor, some, done))) is None:
            self._known[cursor, some, done] = Section(run, len(run.tokens))
            try:
                token, after = self._tokens.read(cursor)
            except RecordError as error:
                run.end = self._broken(error, done)
                break
            match token:
                case None:
                    run.end = End(len(self._tokens.lines), done)
                    break
                case Word():
                    run.end = End(len(self._tokens.lines), done, word=cursor)
                    break
                case Header() if done:
                    run.end = End(token.place.line - 1, done)
                    break
                case Break(empty):
                    done = done or (empty and some)
                case _:
                    run.tokens.append(token)
                    some = some or isinstance(token, Header)
            cursor = after
        else:
            run.onward, run.end = known, known.end
        run.close()
        return Section(run, 0)

    def _broken(self, error: RecordError, done: bool) -> End:
        if done and self._tokens.lines[error.line - 1].lstrip().startswith("["):
            return End(error.line - 1, done)  # the broken header belongs to the next record
        fault = Location(error.line, error.column), error.message, error.what
        return End(len(self._tokens.lines), done, fault=fault)
