"""Runs a whole arena: plays and rates every duel, writes the records, makes a report."""

import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TextIO

from crosshex.arena.rooms import OPENINGS
from crosshex.arena.run import check, play
from crosshex.arena.schedule import ArenaPlan
from crosshex.arena.sprt import Sprt
from crosshex.arena.standings import Standings, odds_of
from crosshex.rules import CrosshexError, OptionError
from crosshex.workers import open_ray, workers_of


class ArenaProgress(NamedTuple):
    """How far an arena is.

    Attributes:
        standings: the results so far.
        total: how many games there will be, unless duels are settled early.
        place: the cluster that plays, as text for people; empty on this machine.

    >>> from crosshex.rules import Qwixx
    >>> plan = ArenaPlan(Qwixx(seats=2), ("greedy", "random"))
    >>> report = run_plan(plan, 4, workers=1, on_progress=lambda at: print(at.standings.games))
    2
    4
    """

    standings: Standings
    total: int
    place: str = ""


def run_plan(
    plan: ArenaPlan,
    games: int = 100,
    *,
    workers: int = 0,
    ray: str | None = None,
    sprt: str | None = None,
    anchor: str | None = None,
    records: Path | None = None,
    on_progress: Callable[[ArenaProgress], None] = lambda progress: None,
) -> dict[str, Any]:
    """Play a plan and report; after an interrupt or a bot's failure, finished deals still count.

    Args:
        plan: what is played.
        games: how many games of every two bots, in whole deals.
        workers: how many processes play; 0 for one on each core.
        ray: the address of a Ray cluster that plays instead, `auto`, or `local`.
        sprt: two differences of strength such as `0,20`: a duel ends once the test has decided
            between them.
        anchor: the bot that has 1500 points; without it the mean of all is 1500.
        records: a new file for the records of all games.
        on_progress: called after every deal.

    Returns:
        What `crosshex arena --json` prints. `interrupted` and `fault` say how the run ended.

    >>> from crosshex.rules import find_game
    >>> plan = ArenaPlan(find_game("qwixx").make(2), ("greedy", "random"))
    >>> run_plan(plan, 10, workers=1)["bots"][0]["bot"]
    'greedy'

    Raises:
        CrosshexError: the options do not fit, or a bot cannot be made.
        RayError: there is no such cluster.
    """
    if type(games) is not int or games < 1:
        raise OptionError(f"games is a number from 1, not {games!r}")
    if anchor is not None and anchor not in plan.bots:
        raise OptionError(f"anchor: {anchor} is not one of the bots")
    test = Sprt.parse(sprt, odds_of(plan)) if sprt is not None else None
    workers, deals = workers_of(workers), plan.deals_for(games)
    total = deals * len(plan.seatings) * len(plan.duels)
    standings = Standings(plan, test)
    interrupted, fault = False, None
    start = time.perf_counter()
    check(plan)
    cluster = open_ray(ray, workers) if ray else None
    with _records_file(records) as file:
        try:
            with closing(play(plan, deals, workers, standings.is_open, cluster)) as done:
                for deal in done:
                    standings.add(deal)
                    workers = cluster.cores if cluster else workers
                    if file is not None:
                        file.writelines(f"{game.record}\n" for game in deal.games)
                        file.flush()
                    on_progress(ArenaProgress(standings, total, str(cluster or "")))
        except KeyboardInterrupt:
            interrupted = True
        except CrosshexError as error:
            fault = str(error)
    game = plan.game
    return {
        "game": game.name,
        "variant": game.options.get("variant"),
        **game.others,
        "seats": game.seats,
        "seed": plan.seed,
        "movetime_ms": None if plan.seconds is None else round(1000 * plan.seconds),
        "opening": plan.opening if game.description in OPENINGS else None,
        "workers": workers,
        **({"machines": dict(cluster.done)} if cluster else {}),
        "seconds": time.perf_counter() - start,
        "interrupted": interrupted,
        "fault": fault,
        **standings.report(anchor),
    }


@contextmanager
def _records_file(path: Path | None) -> Iterator[TextIO | None]:
    if path is None:
        yield None
        return
    try:
        file = path.open("x", encoding="utf-8")
    except FileExistsError:
        raise OptionError(f"records: {path} exists already: choose another name") from None
    except OSError as error:
        raise OptionError(f"records: {path} cannot be written: {error.strerror}") from None
    with file:
        yield file
