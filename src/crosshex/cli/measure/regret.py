"""``crosshex regret``: what the decisions of bots cost, as text, as JSON or as a page."""

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from crosshex.bots import need
from crosshex.bots.programs import split_bots
from crosshex.cli.game_options import make_game
from crosshex.cli.options import FIRST, NAMES, AsJson, Seats, Workers, with_game_options
from crosshex.record import Record
from crosshex.rules import OptionError, find_game

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

    from crosshex.arena.estimates import Estimate
    from crosshex.review.regret import Regret


@with_game_options()
def regret(
    bots: Annotated[
        str | None,
        typer.Argument(metavar="BOT", help="A bot, or several separated by commas."),
    ] = None,
    game: Annotated[str, typer.Option(metavar="GAME", help=f"One of {NAMES}.")] = FIRST,
    seats: Seats = None,
    games: Annotated[
        int, typer.Option(metavar="N", min=1, max=1_000_000, help="Games of each bot.")
    ] = 100,
    against: Annotated[
        str, typer.Option(metavar="BOT", help="Who plays on the other seats.")
    ] = "master",
    movetime: Annotated[
        int | None,
        typer.Option(metavar="MS", min=1, help="Milliseconds per decision, for bots that search."),
    ] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same dice.")] = 1,
    workers: Workers = 0,
    records: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Play nothing: score the games in this file."),
    ] = None,
    seat: Annotated[
        int, typer.Option(metavar="SEAT", min=1, help="Whose decisions in those games, from 1.")
    ] = 1,
    page: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page (HTML) with pictures.")
    ] = None,
    as_json: AsJson = False,
    *,
    options: dict[str, str],
) -> None:
    """Let a bot play alone, and add up what its decisions cost beside perfect play.

    The luck of the dice is not in it, so a hundred games of a good bot say more than thousands
    of scores. Alone the losses are exact where the game is solved (crosshex solve). With --seats
    they are those of the learnt values of the review, in shares of the win, against --against.
    Ctrl-C stops and shows the bots that are done.

    \b
    Examples:
      crosshex regret greedy,hard,master,perfect
      crosshex regret mybot.py:Mine --games 1000 --page regret.html
      crosshex regret "external:./mybot" --json
      crosshex regret hard --seats 2 --against master
      crosshex regret --records games.txt --seat 1
    """
    need("regret", "numpy", "numba")
    if (bots is None) == (records is None):
        raise OptionError("name a bot, or --records FILE")
    found, interrupted = list["Regret"](), False
    if records is not None:
        found.append(_recorded(records, seat))
    else:
        assert bots is not None
        if seats is None and 1 in find_game(game).seats:
            seats = 1
        from crosshex.cli.progress import games_bar
        from crosshex.review.regret import regret as measure

        chosen, seconds = make_game(game, seats, options), movetime and movetime / 1000
        try:
            for bot in split_bots(bots):
                with games_bar() as bar:
                    move_on = partial(_move_on, bar, bar.add_task(bot, total=games))
                    done = measure(
                        chosen,
                        bot,
                        games,
                        against=against,
                        seconds=seconds,
                        seed=seed,
                        draws=chosen.description.is_drawn(options),
                        workers=workers,
                        progress=move_on,
                    )
                found.append(done)
        except KeyboardInterrupt:
            interrupted = True
    if page is not None and found:
        from crosshex.cli.measure.regret_page import regret_page

        try:
            page.write_text(regret_page(found), encoding="utf-8")
        except OSError as error:
            raise OptionError(f"page: {page} cannot be written: {error.strerror}") from None
    if as_json:
        print(json.dumps([each.to_json() for each in found]))
    elif found:
        show(found)
    if interrupted:
        raise typer.Exit(130)


def _move_on(bar: "Progress", task: "TaskID", done: int) -> None:
    bar.update(task, completed=done)


def _recorded(path: Path, seat: int) -> "Regret":
    """The regret of a seat in all games of a file."""
    from crosshex.cli.study.replay import read_file
    from crosshex.review.regret import regret_of, summed

    records = []
    for entry in read_file(str(path)):
        if not isinstance(entry, Record):
            raise OptionError(f"{path}, line {entry.line}: {entry.message}")
        entry.game.check_seat(seat - 1)
        records.append(entry)
    if len({(record.game.name, record.game.seats) for record in records}) != 1:
        raise OptionError(f"{path} must hold records of one game with the same number of seats")
    names = {record.names[seat - 1] for record in records}
    others = {name for record in records for name in record.names} - names
    done = [regret_of(record, seat - 1) for record in records]
    return summed(done, records[0].game, ", ".join(sorted(names)), ", ".join(sorted(others)))


def show(found: Sequence["Regret"]) -> None:
    """Print the figures for people, with 95 % intervals."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console, first = Console(), found[0]
    for line in explained(first):
        console.print(Text(line))
    table = Table(box=None, padding=(0, 1), pad_edge=False, collapse_padding=True)
    table.add_column(HEADINGS[0], min_width=12, overflow="fold")
    for heading in HEADINGS[1:]:
        table.add_column(heading, justify="right", no_wrap=True)
    for each in found:
        table.add_row(*row_of(each))
    console.print(table)
    for each in found:
        if each.worst:
            one = each.worst[0]
            loss = amount(one.loss, each)
            console.print(
                Text(f"{each.bot}: worst {one.move} ({one.best}), {loss}: {one.position}")
            )


HEADINGS = ("bot", "regret a game", "a decision", "result", "without luck", "best %")


def explained(first: "Regret") -> list[str]:
    """What was measured, in lines."""
    seats = f"{first.seats} seats" if first.seats > 1 else "1 seat"
    others = f" against {first.against}" if first.against else ", alone"
    worth = f"the start is worth {amount(first.start, first)}"
    lines = [f"{first.game}, {seats}{others}: {first.games:,} games; {worth}"]
    if first.exact:
        lines.append(f"losses are exact, by {first.values}")
    else:
        lines.append(f"losses are estimates, by the learnt values {first.values}")
        if first.seats == 1:
            lines.append("crosshex solve makes them exact")
    return lines


def row_of(each: "Regret") -> list[str]:
    """A line of the table."""
    best = each.grades["best"] / each.decisions if each.decisions else 1.0
    return [
        each.bot,
        spell(each.per_game, each),
        spell(each.per_decision, each, digits=3),
        spell(each.result, each),
        spell(each.adjusted, each),
        f"{100 * best:.1f}",
    ]


def amount(value: float, each: "Regret", digits: int = 2) -> str:
    """Points, or a share in percent."""
    if each.unit == "points":
        return f"{value:.{digits}f} points"
    return f"{100 * value:.{digits}f} %"


def spell(estimate: "Estimate", each: "Regret", digits: int = 2) -> str:
    """A mean with half the width of its interval, in points or percent."""
    times = 1 if each.unit == "points" else 100
    text = f"{times * estimate.mean:.{digits}f}"
    if estimate.interval is None:
        return text
    half = times * (estimate.interval.high - estimate.interval.low) / 2
    return f"{text} ± {half:.{digits}f}"
