"""`crosshex replay`: shows how recorded games end, steps through them, or writes JSON."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.text import Text

from crosshex.cli.screen import Leave, Screen
from crosshex.cli.sessions.terminal import terminal_of
from crosshex.locale import Texts
from crosshex.locale.games import name_game
from crosshex.locale.texts import FALLBACK
from crosshex.record import Record, RecordError, read_json, read_records, write_position
from crosshex.rules import OptionError


def read_file(name: str) -> Iterator[Record | RecordError]:
    """The records of a file, `-` for standard input; the JSON form is read as well.

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
        yield RecordError(line, column, "this is not UTF-8 text")
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


def spell_fault(error: RecordError, texts: Texts) -> str:
    """What is wrong with a record; in English the reader's own message, which says the most."""
    message = f"fault-{error.what}"
    if texts.language == FALLBACK or not texts.has(message):
        return error.message
    params = {name: value or "none" for name, value in error.params.items()}
    if "reason" in params:
        params["reason"] = texts.word(f"reason-{params['reason']}", params["why"])
    return texts(message, **params)


def report_fault(screen: Screen, name: str, error: RecordError) -> None:
    """Write to standard error where a record of a file is faulty, and why."""
    message = spell_fault(error, screen.texts)
    place = {"line": str(error.line), "column": str(error.column)}
    fault = screen.texts("replay-fault", **place, message=message)
    sys.stderr.write(f"crosshex: {name}: {fault}\n")


def replay(screen: Screen, name: str, *, as_json: bool = False, step: bool = False) -> int:
    """Show every record of a file, and return the exit status: 1 if any of them is faulty."""
    entries = list(read_file(name))
    if not entries:
        sys.stderr.write(f"crosshex: {screen.texts('replay-none')}\n")
        return 1
    for number, entry in enumerate(entries, 1):
        if isinstance(entry, RecordError):
            report_fault(screen, name, entry)
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
    screen.title(texts("replay-title", number=number, game=name_game(record.game, texts)))
    if isinstance(entry, RecordError):
        screen.say("replay-good-part")
    screen.say("replay-players", names=", ".join(record.names))
    if step:
        _step_through(screen, record)
    _show_final(screen, record)


def _show_final(screen: Screen, record: Record) -> None:
    description, terminal = record.game.description, terminal_of(record.game.description)
    screen.show(*terminal.draw_state(record.state, record, len(record.steps), screen))
    screen.show(*terminal.draw_scores(record, screen))
    screen.say("replay-turns" if description.dice else "replay-moves", turns=record.turns)
    if record.ending:
        screen.show(Text(screen.texts.ending(record.ending)))
        screen.say("replay-result", result=record.result)
    else:
        screen.say("replay-unfinished")
    screen.say_whole("replay-position", position=write_position(record.state))


def _step_through(screen: Screen, record: Record) -> None:
    """Show one state after another, forwards and back, until the end or until the person stops."""
    terminal, states = terminal_of(record.game.description), list(record.states())
    index = 0
    while index < len(record.steps):
        screen.title(_move_told(record, index, screen))
        screen.show(*terminal.draw_state(states[index], record, index, screen))
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
