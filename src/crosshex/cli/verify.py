"""`crosshex verify`: check the dice of recorded games against what was committed to."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from crosshex.record import Record, RecordError
    from crosshex.table.fair_dice import Finding

_SEED = re.compile(r"[0-9a-f]{64}")


def verify(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="Recorded games.")],
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object per record.")] = False,
) -> None:
    """Check the dice of every game in a file; exit status 1 if any cannot be confirmed.

    \b
    Examples:
      crosshex verify game.txt
      crosshex verify --json games.txt
    """
    from crosshex.record import read_records
    from crosshex.rules import OptionError

    good = True
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise OptionError(f"{file} is no text in UTF-8") from None
    for number, found in enumerate(read_records(text), 1):
        verdict = check_record(found)
        good = good and bool(verdict["ok"])
        if as_json:
            typer.echo(json.dumps({"record": number, **verdict}))
        else:
            for line in _lines(verdict):
                typer.echo(f"Game {number}: {line}")
    raise typer.Exit(0 if good else 1)


def check_record(found: "Record | RecordError") -> dict[str, Any]:
    """What can be said about the dice of a record: `ok`, `error`, `checked`, `wrong`, `notes`."""
    from crosshex.record import RecordError

    verdict: dict[str, Any] = {"ok": False, "error": None, "checked": 0, "wrong": [], "notes": []}
    if isinstance(found, RecordError):
        return {**verdict, "error": str(found)}
    if not found.game.description.dice:
        return {**verdict, "ok": True, "notes": ["no dice in this game"]}
    return verdict | _check_dice(found)


def _check_dice(record: "Record") -> dict[str, Any]:
    """What is to be said about the dice of a game that has some."""
    from crosshex.rules import Qwixx, Roll
    from crosshex.table.fair_dice import FairDice, check_dice, is_share

    assert isinstance(record.game, Qwixx)
    headers = dict(record.extras)
    seed, commit = headers.get("DiceSeed", ""), headers.get("DiceCommit", "")
    shares = tuple(headers.get(f"DiceShare{n}", "") for n in range(1, record.game.seats + 1))
    if not commit:
        return {"error": "no DiceCommit header: these dice were not committed to"}
    if not _SEED.fullmatch(seed):
        return {"error": "no DiceSeed header: the seed is revealed when a game ends"}
    if not all(map(is_share, shares)):
        return {"error": "a DiceShare is at most 64 hexadecimal digits"}
    findings = check_dice(
        FairDice(bytes.fromhex(seed), shares),
        commit,
        record.game.sheet,
        record.first,
        record.game.lucky,
        [move for _, move in record.steps if isinstance(move, Roll)],
    )
    # A table may name its lucky numbers; then they are not drawn, and that is no fraud.
    named = [finding for finding in findings if finding.what == "lucky" and not finding.ok]
    wrong = [finding for finding in findings if not finding.ok and finding not in named]
    return {
        "ok": not wrong,
        "checked": len(findings) - len(named),
        "wrong": [_spell(finding) for finding in wrong],
        "notes": ["the lucky numbers were not drawn with these dice" for _ in named],
    }


def _spell(finding: "Finding") -> str:
    what = f"throw {finding.number}" if finding.number else finding.what
    return f"{what}: the record says {finding.found}, the seed says {finding.expected}"


def _lines(verdict: dict[str, Any]) -> Iterator[str]:
    if verdict["error"]:
        yield verdict["error"]
    elif verdict["ok"]:
        yield f"the dice are as committed ({verdict['checked']} draws checked)"
    else:
        yield "THE DICE ARE NOT AS COMMITTED"
    yield from verdict["wrong"]
    yield from verdict["notes"]
