"""`crosshex replay`: reads records, and shows how they end, how they went, or both as JSON."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from crosshex.cli.draw_dice import draw_dice
from crosshex.cli.draw_hexagons import board_of, draw_board
from crosshex.cli.draw_sheet import draw_scores, draw_table
from crosshex.cli.screen import Leave, Screen
from crosshex.record import Record, RecordError, read_json, read_records, write_position
from crosshex.rules import OptionError, QwixxState, SixState, State

_BELOW_BOARD = 8


def read_file(name: str) -> Iterator[Record | RecordError]:
    """The records of a file, `-` for standard input; the JSON twin is read as well.

    Raises:
        OptionError: the file cannot be read.
    """
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise OptionError(f"cannot read {name}: {error.strerror}") from None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        good = data[: error.start].decode("utf-8")
        line, column = good.count("\n") + 1, len(good) - (good.rfind("\n") + 1) + 1
        yield RecordError(line, column, "this is no UTF-8 text")
        return
    if text.lstrip().startswith("{"):
        try:
            yield read_json(text)
        except RecordError as error:
            yield error
        return
    yield from read_records(text)


def describe(entry: Record | RecordError) -> dict[str, Any]:
    """What `--json` says about a record, or about the good part of a faulty one."""
    record, error = (None, entry) if isinstance(entry, RecordError) else (entry, None)
    if error is not None:
        record = error.partial
    game = record.game.name if record else error.game if error else None
    return {
        "game": game,
        "ok": error is None,
        "turns": record.turns if record else 0,
        "result": record.result if record else None,
        "ending": record.ending if record else None,
        "position": write_position(record.state) if record else None,
        "error": error and {"line": error.line, "column": error.column, "message": error.message},
    }


def replay(screen: Screen, name: str, *, as_json: bool = False, step: bool = False) -> int:
    """Show every record of a file, and return the exit status: 1 if any of them is faulty."""
    entries = list(read_file(name))
    if not entries:
        sys.stderr.write(f"crosshex: {screen.texts('replay-none')}\n")
        return 1
    for number, entry in enumerate(entries, 1):
        if isinstance(entry, RecordError):
            fault = screen.texts(
                "replay-fault",
                line=str(entry.line),
                column=str(entry.column),
                message=entry.message,
            )
            sys.stderr.write(f"crosshex: {name}: {fault}\n")
        if as_json:
            sys.stdout.write(json.dumps(describe(entry), ensure_ascii=False) + "\n")
        else:
            _show(screen, number, entry, step)
    return 1 if any(isinstance(entry, RecordError) for entry in entries) else 0


def _show(screen: Screen, number: int, entry: Record | RecordError, step: bool) -> None:
    record = entry.partial if isinstance(entry, RecordError) else entry
    if record is None:
        return
    texts = screen.texts
    screen.title(texts("replay-title", number=number, game=texts(f"game-{record.game.name}")))
    if isinstance(entry, RecordError):
        screen.say("replay-good-part")
    screen.say("replay-players", names=", ".join(record.names))
    if step:
        _step_through(screen, record)
    _show_final(screen, record)


def _show_final(screen: Screen, record: Record) -> None:
    state = record.state
    screen.show(*draw_state(state, record, len(record.steps), screen))
    if isinstance(state, QwixxState):
        screen.show(draw_scores(state, record.names, screen.texts))
    screen.say(
        "replay-moves" if isinstance(state, SixState) else "replay-turns", turns=record.turns
    )
    if record.ending:
        screen.say(f"ending-{record.ending.replace(' ', '-')}")
        screen.say("replay-result", result=record.result)
    else:
        screen.say("replay-unfinished")
    screen.say_whole("replay-position", position=write_position(state))


def _step_through(screen: Screen, record: Record) -> None:
    """Show one state after the other, forwards and back, until the end or until told to stop."""
    states = list(record.states())
    index = 0
    while index < len(record.steps):
        screen.title(_move_told(record, index, screen))
        screen.show(*draw_state(states[index], record, index, screen))
        try:
            answer = screen.ask("ask-step").lower()
        except Leave as leave:
            if leave.interrupted:
                raise
            return
        match answer[:1]:
            case "b":
                index = max(0, index - 1)
            case "e":
                return
            case "q":
                raise Leave
            case _:
                index += 1


def _move_told(record: Record, index: int, screen: Screen) -> str:
    """What led to a state: the actor and the move in notation."""
    if index == 0:
        return screen.texts("replay-start")
    actor, move = record.steps[index - 1]
    who = record.names[actor] if isinstance(actor, int) else "·"
    return f"{index}/{len(record.steps)} {who} {move}"


def draw_state(state: State, record: Record, index: int, screen: Screen) -> list[RenderableType]:
    """A state of a record after so many steps."""
    if isinstance(state, QwixxState):
        table = draw_table(state, record.names, screen.texts, plain=screen.plain)
        return [draw_dice(state.roll, screen.plain), table] if state.roll else [table]
    assert isinstance(state, SixState)
    last = record.steps[index - 1].move if index else None
    height = screen.console.height - _BELOW_BOARD
    board = draw_board(board_of(state, last=last), height=height, plain=screen.plain)
    legend = "board-legend-winning" if state.winning_shapes else "board-legend-plain"
    return [board, Text(screen.texts(legend))]
