"""Does what no client asks for: asks bots for moves, and watches clocks."""

import asyncio
import logging
from collections.abc import Coroutine, Iterable

from sqlalchemy.exc import SQLAlchemyError

from crosshex.server.jobs.pool import WorkerPool
from crosshex.server.jobs.process import JobFailed
from crosshex.server.ops.clock import now_ms
from crosshex.server.ops.counts import Counts
from crosshex.server.ops.logs import ThrottledLog
from crosshex.server.rooms.command_handler import CommandHandler
from crosshex.server.rooms.heartbeat import Heartbeat
from crosshex.server.rooms.live import LiveTable
from crosshex.server.rooms.live_tables import LiveTables
from crosshex.table.decide import BotMove, BotTrouble, SystemCommand, TimeUp
from crosshex.table.faults import Refused

log = logging.getLogger(__name__)

RETRY_SECONDS = 1.0


def _is_of_the_game(error: Exception) -> bool:
    """Whether a game, not the store, is to blame: then trying again does not help."""
    if isinstance(error, Refused):
        return error.code not in ("internal", "busy")
    return not isinstance(error, SQLAlchemyError | OSError)


class Driver:
    """Asks bots and watches clocks for all tables of one process.

    Args:
        tables: the tables in memory.
        commands: what carries out the moves of bots and the ends of times.
        pool: who thinks.
        counts: where errors of bots are counted.
        heartbeat: says whether clocks can be trusted; if not, it is about to move deadlines.
    """

    def __init__(
        self,
        tables: LiveTables,
        commands: CommandHandler,
        pool: WorkerPool,
        counts: Counts,
        heartbeat: Heartbeat,
    ) -> None:
        self._tables = tables
        self._commands = commands
        self._pool = pool
        self._counts = counts
        self._heartbeat = heartbeat
        # For each table the tasks of its thinking bots, by question and seat; None: the bot has
        # chosen, and its move is being stored and must not be cancelled.
        self._thinking: dict[str, dict[tuple[int, int], asyncio.Task[None] | None]] = {}
        self._clocks: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False
        self._unstored = ThrottledLog()

    async def resume(self, driven: Iterable[str]) -> None:
        """Load the tables that a restart interrupted."""
        for table in driven:
            try:
                await self._tables.get(table)
            except Refused:
                continue
            except SQLAlchemyError:
                raise
            except Exception:
                log.exception("a table could not be resumed", extra={"table": table})

    def watched(self, live: LiveTable) -> None:
        """Let the bots of a table think first: a person has come."""
        self._pool.watch(live.table.owner, live.table.id, live.address)

    def drive(self, live: LiveTable) -> None:
        """Ask the bots that have to act, and set a timer for the table's deadline."""
        if self._stopped:
            return
        table = live.table
        if clock := self._clocks.pop(table.id, None):
            clock.cancel()
        over = self._is_over(live)
        if table.id in self._thinking:
            self._cancel_bots(live, over)
        if over:
            return
        for seat in table.owes:
            if table.bot_for(seat):
                self._think(live, seat)
        if table.deadline is not None:
            seconds = max(0.0, (table.deadline - now_ms()) / 1000)
            loop = asyncio.get_running_loop()
            self._clocks[table.id] = loop.call_later(seconds + 0.05, self._deadline_passed, live)

    def _is_over(self, live: LiveTable) -> bool:
        """Whether this process has nothing to do at a table, for now or for ever."""
        table = live.table
        if table.status != "playing" or table.is_halted:
            return True
        return self._tables.loaded.get(table.id) is not live or not self._tables.drives(live)

    def _cancel_bots(self, live: LiveTable, over: bool) -> None:
        """Cancel questions that the table no longer asks: this frees their workers."""
        table = live.table
        thinking = self._thinking[table.id]
        for (asked, seat), task in list(thinking.items()):
            if task and (over or asked != table.asked or not table.bot_for(seat)):
                task.cancel()
                # Remove it now: the same question may be asked again at once.
                del thinking[asked, seat]

    def _think(self, live: LiveTable, seat: int) -> None:
        table, question = live.table.id, (live.table.asked, seat)
        thinking = self._thinking.setdefault(table, {})
        if question not in thinking:
            thinking[question] = task = self._spawn(self._ask(live, seat, live.table.asked))

            def forget(_: asyncio.Task[None]) -> None:
                if thinking.get(question) in (task, None):
                    thinking.pop(question, None)
                if not thinking and self._thinking.get(table) is thinking:
                    del self._thinking[table]

            task.add_done_callback(forget)

    async def _ask(self, live: LiveTable, seat: int, asked: int) -> None:
        # A single step that a person asked for has no pause before it.
        await asyncio.sleep(0 if live.table.halted is not None else live.table.settings.pace / 1000)
        table = live.table
        bot = table.bot_for(seat)
        if live.gone or table.asked != asked or seat not in table.owes or not bot:
            return
        if table.is_halted:
            return
        assert table.state is not None
        command: BotMove | BotTrouble
        others: list[bytes] = []
        try:
            word = await self._pool.choose(
                bot,
                table.state,
                seat,
                table.id,
                table.owner,
                live.is_watched,
                live.address,
                others.append,
            )
            command = BotMove(seat, word, asked, by=others[-1].decode() if others else None)
        except JobFailed as error:
            command = BotTrouble(seat, error.why, asked)
        except Exception:  # No seat may wait for ever: the fallback plays.
            self._note_fault(live, seat)
            command = BotTrouble(seat, "crash", asked)
        self._thinking[table.id][asked, seat] = None
        await self._carry_out(live, command)

    def _deadline_passed(self, live: LiveTable) -> None:
        self._clocks.pop(live.table.id, None)
        self._spawn(self._time_up(live))

    async def _time_up(self, live: LiveTable) -> None:
        while not self._heartbeat.steady:
            # There was a stall: the heartbeat is about to move the deadline.
            await asyncio.sleep(RETRY_SECONDS)
        await self._carry_out(live, TimeUp())
        if live.table.id not in self._clocks:
            self.drive(live)

    async def _carry_out(self, live: LiveTable, command: SystemCommand) -> None:
        """Carry out a command; retry until it succeeds or the table is deleted."""
        while True:
            try:
                return await self._commands.system(live, command)
            except Exception as error:
                if live.gone:
                    return None
                if isinstance(command, BotMove | BotTrouble) and _is_of_the_game(error):
                    if isinstance(command, BotTrouble):
                        log.exception("a game cannot go on", extra={"table": live.table.id})
                        return None
                    # The game cannot take the move: the fallback plays.
                    self._note_fault(live, command.seat)
                    command = BotTrouble(command.seat, "crash", command.asked)
                    continue
                self._unstored.warn(log, "a command could not be stored", error=str(error))
            await asyncio.sleep(RETRY_SECONDS)

    def _note_fault(self, live: LiveTable, seat: int) -> None:
        """Log and count an error of a bot or of its game."""
        self._counts.failures["crash"].inc()
        game = live.table.settings.game
        log.exception("a bot failed", extra={"table": live.table.id, "seat": seat, "game": game})

    def _spawn(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(self._guard(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _guard(self, work: Coroutine[object, object, None]) -> None:
        try:
            await work
        except Refused as error:
            log.info("a command was not needed", extra={"reason": error.code})
        except Exception:
            log.exception("a background task of a table failed")

    async def stop(self) -> None:
        """Stop all tasks; open questions are asked again after the next start."""
        self._stopped = True
        for clock in self._clocks.values():
            clock.cancel()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
