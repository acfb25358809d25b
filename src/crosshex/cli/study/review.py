"""``crosshex review``: what every throw gained and every choice cost, as text or as JSON."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from rich.table import Table
from rich.text import Text

from crosshex.cli.progress import progress_bar
from crosshex.cli.screen import Screen
from crosshex.cli.study.amounts import amount_text
from crosshex.cli.study.replay import read_file, report_fault
from crosshex.locale.games import name_game
from crosshex.record import Record, RecordError
from crosshex.review import GradedDecision, OnProgress, Review, ThrowLuck, review_found
from crosshex.review.grades import GRADES, THRESHOLDS

BLOCKS = "▁▂▃▄▅▆▇█"
WIDTH = 48
"""About how many blocks a course has at most."""
MOMENTS = 6
"""How many moments are listed at most."""
SERIOUS = GRADES.index("mistake") - 1
"""The index of the threshold from which a loss or a throw is listed as a moment."""


def review(screen: Screen, name: str, *, as_json: bool, seconds: float | None) -> int:
    """Review every record of a file, and return the exit status: 1 if any of them is faulty.

    Raises:
        OptionError: the file cannot be read.
        NoReview: a game cannot be reviewed.
    """
    status, number = 0, 0
    for number, entry in enumerate(read_file(name), 1):
        with _bar(screen, number) as move_on:
            found = review_found(entry, number, seconds=seconds, progress=move_on)
        record = entry.partial if isinstance(entry, RecordError) else entry
        if isinstance(entry, RecordError):
            status = 1
            report_fault(screen, name, entry)
        if as_json:
            sys.stdout.write(json.dumps(found.to_json(), ensure_ascii=False) + "\n")
        elif record is not None:
            show(screen, found, record)
    if not number:
        sys.stderr.write(f"crosshex: {screen.texts('replay-none')}\n")
        return 1
    return status


@contextmanager
def _bar(screen: Screen, number: int) -> Iterator[OnProgress]:
    """A bar on standard error, if it is a terminal; yields a function to update it."""
    with progress_bar(only_watched=True) as bar:
        task = bar.add_task(screen.texts("review-working", number=number), total=None)
        yield lambda done, total, _: bar.update(task, completed=done, total=total)


def show(screen: Screen, review: Review, record: Record) -> None:
    """Print the review of one game."""
    texts = screen.texts
    game = name_game(record.game, texts)
    screen.title(texts("review-title", number=review.record, game=game))
    if review.error is not None:
        screen.say("replay-good-part")
    screen.say("replay-players", names=", ".join(record.names))
    screen.say("review-exact" if review.exact else "review-learnt", values=review.values)
    points = review.unit == "points"
    screen.say("review-course-points" if points else "review-course")
    screen.show(_course(screen, review, record))
    screen.say("review-parts")
    screen.show(_parts(screen, review, record))
    if review.decisions:
        screen.say("review-grades")
        screen.show(_grades(screen, review, record))
    screen.say("review-moments")
    moments = [_told(screen, review, record, each) for each in moments_of(review)]
    for line in moments or [Text(texts("review-no-moments"))]:
        screen.show(line)


def moments_of(review: Review) -> list[ThrowLuck | GradedDecision]:
    """The decisive moments: the largest losses and the most lucky throws, in game order."""
    least = THRESHOLDS[review.unit][SERIOUS]
    weighed: list[tuple[float, ThrowLuck | GradedDecision]] = [
        (decision.loss, decision)
        for decision in review.decisions
        if decision.loss >= least or decision.missed is not None
    ]
    weighed += [(max(map(abs, throw.luck)), throw) for throw in review.throws]
    largest = sorted((each for each in weighed if each[0] >= least), key=lambda each: -each[0])
    return sorted((moment for _, moment in largest[:MOMENTS]), key=lambda moment: moment.ply)


def _course(screen: Screen, review: Review, record: Record) -> Table:
    """A line of blocks for each seat, from the start to the end."""
    table = Table.grid(padding=(0, 2))
    count = len(review.course)
    places = sorted({round(k * (count - 1) / WIDTH) for k in range(WIDTH + 1)})
    values = [value for point in review.course for value in point.values]
    high = max(values) if review.unit == "points" else 1.0
    for seat, name in enumerate(record.names):
        course = [review.course[place].values[seat] / (high or 1.0) for place in places]
        blocks = "".join(BLOCKS[min(7, max(0, int(8 * value)))] for value in course)
        ends = [
            amount_text(screen.texts, value, review.unit)
            for value in (review.start[seat], review.result[seat])
        ]
        table.add_row(Text(name), Text(ends[0], justify="right"), blocks, Text(ends[1]))
    return table


def _table(screen: Screen, *headings: str) -> Table:
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    table.add_column(screen.texts("review-seat"), overflow="fold")
    for heading in headings:
        table.add_column(screen.texts(heading), justify="right")
    return table


def _parts(screen: Screen, review: Review, record: Record) -> Table:
    """The parts of the result of each seat; luck only if there were throws."""
    thrown = bool(review.throws)
    parts = ["luck"] * thrown + ["own", "others", "error"]
    headings = ["start", *parts, "result", *["adjusted"] * thrown]
    table = _table(screen, *(f"review-{heading}" for heading in headings))
    shown = partial(amount_text, screen.texts, unit=review.unit)
    ends = zip(record.names, review.start, review.totals, review.result, strict=True)
    for name, start, totals, result in ends:
        row = [shown(start)]
        row += [shown(getattr(totals, part), signed=True) for part in parts]
        row += [shown(result)]
        row += [shown(totals.adjusted)] * thrown
        table.add_row(Text(name), *row)
    return table


def _grades(screen: Screen, review: Review, record: Record) -> Table:
    """How many choices of each seat have each grade; a forced move does not count."""
    table = _table(screen, *(f"review-grade-{grade}" for grade in GRADES))
    for seat, name in enumerate(record.names):
        mine = [each.grade for each in review.decisions if each.seat == seat and each.moves[1:]]
        table.add_row(Text(name), *(str(mine.count(grade)) for grade in GRADES))
    return table


def _told(
    screen: Screen, review: Review, record: Record, moment: ThrowLuck | GradedDecision
) -> Text:
    texts = screen.texts
    shown = partial(amount_text, texts, unit=review.unit, signed=True)
    if isinstance(moment, ThrowLuck):
        # The seat that the throw helped most; in a game for one, the only seat.
        seat = max(range(len(moment.luck)), key=lambda seat: moment.luck[seat])
        name, luck = record.names[seat], shown(moment.luck[seat])
        return Text(texts("review-throw", ply=moment.ply, roll=moment.roll, name=name, luck=luck))
    line = texts(
        "review-choice",
        ply=moment.ply,
        name=record.names[moment.seat],
        move=moment.move,
        best=moment.best,
        loss=shown(-moment.loss),
    )
    if missed := moment.missed:
        kind = "missed" if missed.proven else "likely"
        line += "\n    " + texts(f"review-{kind}-{missed.what}", line=" ".join(missed.line))
    return Text(line)
