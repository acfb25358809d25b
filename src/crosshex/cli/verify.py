"""`crosshex verify`: check the dice of recorded games against what was committed to."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from crosshex.record import Record, RecordError
    from crosshex.table.fair_dice import Finding


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
    from crosshex.table.fair_dice import Verdict, verify_dice

    checked = Verdict(str(found)) if isinstance(found, RecordError) else verify_dice(found)
    notes = [_note(each) for each in checked.named]
    if not isinstance(found, RecordError) and not found.game.description.dice:
        notes = ["no dice in this game"]
    if not isinstance(found, RecordError) and (takebacks := dict(found.extras).get("Takebacks")):
        notes.append(f"decisions that were taken back at the table: {takebacks}")
    return {
        "ok": checked.ok,
        "error": checked.error,
        "checked": len(checked.findings),
        "wrong": [_spell(finding) for finding in checked.wrong],
        "notes": notes,
    }


def _spell(finding: "Finding") -> str:
    what = f"throw {finding.number}" if finding.number else finding.what
    return f"{what}: the record says {finding.found}, the seed says {finding.expected}"


def _note(finding: "Finding") -> str:
    if finding.what == "first":
        return f"seat {finding.found} begins by choice, not by lot"
    return f"the {finding.what} numbers were not drawn with these dice"


def _lines(verdict: dict[str, Any]) -> Iterator[str]:
    if verdict["error"]:
        yield verdict["error"]
    elif verdict["ok"]:
        yield f"the dice are as committed ({verdict['checked']} draws checked)"
    else:
        yield "THE DICE ARE NOT AS COMMITTED"
    yield from verdict["wrong"]
    yield from verdict["notes"]
