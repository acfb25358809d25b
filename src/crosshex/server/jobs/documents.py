"""Jobs about texts and games: uploads, records, replays, pictures, printed sheets."""

import re
from collections.abc import Callable
from typing import Final, NamedTuple

import orjson

from crosshex.draw import draw_svg
from crosshex.draw.pdf import can_print
from crosshex.locale import FALLBACK, Texts, languages
from crosshex.record import Record, RecordError, read_records
from crosshex.rules import OptionError, find_game
from crosshex.table.events import Event
from crosshex.table.faults import Refused, refused_option
from crosshex.table.history import record_of, replay_view, replays_of_text
from crosshex.table.table import Table

UPLOAD_SECONDS: Final = 3.0
"""How much CPU time reading an uploaded text may take."""
TABLE_SECONDS: Final = 20.0
"""How much CPU time reading the game at a table may take."""
MOST_GAMES: Final = 100
MOST_LINES: Final = 10_000
MOST_HEADERS: Final = 2_000
MOST_COMMENTS: Final = 2_000
MOST_TURNS: Final = 800
"""The limits of an uploaded text. The library and the command line read longer ones."""
MOST_PLIES: Final = MOST_GAMES + 4 * MOST_TURNS
LARGEST_ANSWER: Final = 16 * 1024 * 1024
"""How many bytes the positions of an upload may have; records without errors stay below 8 MB."""
MOST_REVIEWED: Final = 300
"""How many turns a game to review may have: a review lists every move of every turn."""

_LINE: Final = re.compile(r"\r|\n")
_HEADER: Final = re.compile(r"\[")
_COMMENT: Final = re.compile(r"[{;]")
_TURN: Final = re.compile(r"[0-9]\.")


class Upload(NamedTuple):
    """Every position of every record of a text."""

    text: str

    def run(self, desk: object = None) -> bytes:
        """The answer to the client.

        Raises:
            Refused: the text holds too much.
        """
        _check_size(self.text)
        records, plies, size = [], 0, 0
        for replay in replays_of_text(self.text):
            records.append(orjson.Fragment(written := orjson.dumps(replay)))
            plies += len(replay["plies"])
            size += len(written)
            if len(records) > MOST_GAMES:
                raise Refused("too-large", what="games", limit=MOST_GAMES)
            # Faulty records that begin in a comment have the same moves and comments after them.
            if plies > MOST_PLIES:
                raise Refused("too-large", what="turns", limit=MOST_TURNS)
            if size > LARGEST_ANSWER:
                raise Refused("too-large", limit=LARGEST_ANSWER)
        return orjson.dumps({"records": records})


def _check_size(text: str) -> None:
    """Refuse a text that would take too long to read."""
    for what, mark, most in (
        ("lines", _LINE, MOST_LINES),
        ("headers", _HEADER, MOST_HEADERS),
        ("comments", _COMMENT, MOST_COMMENTS),
        ("turns", _TURN, MOST_TURNS),
    ):
        if sum(1 for _ in mark.finditer(text)) > most:
            raise Refused("too-large", what=what, limit=most)


class FirstRecord(NamedTuple):
    """The first record of a text, or its part before the first error, in our notation."""

    text: str

    def run(self, desk: object = None) -> bytes:
        """The record.

        Raises:
            Refused: there is no record, or the text or the record holds too much.
        """
        _check_size(self.text)
        found = next(iter(read_records(self.text)), None)
        if isinstance(found, RecordError):
            if found.partial is None:
                line, column, message = found.line, found.column, found.message
                raise Refused("bad-record", line=line, column=column, message=message)
            found = found.partial
        if found is None:
            raise Refused("bad-record", line=1, column=1, message="there is no record")
        return _reviewable(found)


def _reviewable(record: Record) -> bytes:
    """The text of a record to review.

    Raises:
        Refused: the game is too long.
    """
    if len(record.lines()) > MOST_REVIEWED:
        raise Refused("too-large", what="turns", limit=MOST_REVIEWED)
    return str(record).encode()


class TableGame(NamedTuple):
    """The game at a table, in one of `FORMATS`."""

    table: Table
    events: tuple[Event, ...]
    form: str
    language: str = FALLBACK

    def run(self, desk: object = None) -> bytes:
        """The answer to the client.

        Raises:
            Refused: the game has not begun, or it is too long to review.
        """
        form = FORMATS[self.form]
        record = record_of(self.table, self.events)
        if record is None:
            raise Refused("not-now", command=form.command, status=self.table.status)
        return form.write(record, self)


GUEST: Final = "Guest"
"""What the app calls who has typed no name; each reader sees the word of their own language."""


class Format(NamedTuple):
    """What a client asked for, and the function that writes it."""

    command: str
    write: Callable[[Record, TableGame], bytes]


FORMATS: Final = {
    "positions": Format("replay", lambda record, _: orjson.dumps(replay_view(record))),
    "text": Format("record", lambda record, _: str(record).encode()),
    "review": Format("review", lambda record, _: _reviewable(record)),
    "json": Format("record", lambda record, _: record.to_json().encode()),
    "light": Format("picture", lambda record, asked: _picture(record, False, asked)),
    "dark": Format("picture", lambda record, asked: _picture(record, True, asked)),
}


def _picture(record: Record, dark: bool, asked: TableGame) -> bytes:
    """The game as SVG; its texts and its names for bots and guests are in the client's language."""
    texts = Texts(asked.language)
    bots = [seat.bot for seat in asked.table.seats]
    names = list(record.names)
    for place, bot in enumerate(bots):
        if bot is not None:
            name = texts.bot(bot)
            twins = bots.count(bot) > 1
            names[place] = texts("web-bot-seat", bot=name, seat=place + 1) if twins else name
        elif names[place] == GUEST:
            names[place] = texts("web-default-name")
    svg = draw_svg(
        record, dark=dark, names=names, language=asked.language, stood_in=asked.table.stood_in
    )
    return svg.encode()


class Sheets(NamedTuple):
    """Empty sheets of a game to print, as PDF; `options` are the client's text, not parsed yet."""

    game: str
    sheets: int
    per_page: int
    paper: str
    ink: bool
    options: tuple[tuple[str, str], ...]
    seed: str
    language: str

    def run(self, desk: object = None) -> bytes:
        """The answer to the client.

        Raises:
            Refused: there are no such sheets, or the package that makes PDFs is missing.
        """
        from crosshex.draw.printing import print_sheets

        if not can_print():
            raise Refused("no-printer")
        try:
            description = find_game(self.game)
            read = {name: description.option(name).read_all(text) for name, text in self.options}
            return print_sheets(
                self.game,
                self.sheets,
                per_page=self.per_page,
                paper=self.paper,
                ink=self.ink,
                options=read,
                seed=self.seed,
                texts=Texts(self.language if self.language in languages() else FALLBACK),
            )
        except OptionError as error:
            raise refused_option(error) from None
