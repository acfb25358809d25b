"""`crosshex verify`: checks the dice of recorded games against their commitments."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from crosshex.record import Record, RecordError, read_records
from crosshex.rules import OptionError

if TYPE_CHECKING:
    from crosshex.table.fair_dice import Finding


def verify(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="A file of records."),
    ],
    commit: Annotated[
        str,
        typer.Option(metavar="HEX", help="The commitment that you saw before you gave your share."),
    ] = "",
    share: Annotated[str, typer.Option(metavar="HEX", help="The share that you gave.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object per record.")] = False,
) -> None:
    """Check the dice of every game in a file; exit status 1 if any cannot be confirmed.

    A file shows that the throws follow from a seed and the shares. Only the commitment, if you kept
    it, proves that the seed was fixed before the shares were known: compare it with --commit. The
    throws of a Daily have no shares: they are the same for everybody, and fixed beforehand.

    \b
    Examples:
      crosshex verify game.txt
      crosshex verify --commit 630dcd29… --share c0ffee game.txt
      crosshex verify --json games.txt
    """
    good = True
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise OptionError(f"{file} is not UTF-8 text") from None
    records = list(read_records(text))
    if not records:
        typer.echo(f"crosshex: {file} holds no record", err=True)
        raise typer.Exit(1)
    for number, found in enumerate(records, 1):
        verdict = check_record(found, commit, share)
        good = good and bool(verdict["ok"])
        if as_json:
            typer.echo(json.dumps({"record": number, **verdict}))
        else:
            for line in _lines(verdict):
                typer.echo(f"Game {number}: {line}")
    raise typer.Exit(0 if good else 1)


def check_record(found: Record | RecordError, commit: str = "", share: str = "") -> dict[str, Any]:
    """The result of checking the dice of a record, and the commitment and share that a person kept.

    The keys are `ok`, `error`, `checked`, `wrong`, `notes`, `dice` (their stated origin), and
    `proof`: what is proven, for a game whose draws could be repeated.
    """
    from crosshex.table.fair_dice import Kept, Verdict, claim_of, doubts_of, proof_of, verify_dice

    checked = Verdict(str(found)) if isinstance(found, RecordError) else verify_dice(found)
    notes = [_note(each) for each in checked.named]
    if not isinstance(found, RecordError) and not found.game.description.dice:
        notes = ["no dice in this game"]
    if not isinstance(found, RecordError) and (takebacks := dict(found.extras).get("Takebacks")):
        notes.append(f"decisions that were taken back at the table: {takebacks}")
    wrong = [_spell(finding) for finding in checked.wrong]
    proof = None
    if not isinstance(found, RecordError) and found.game.description.dice:
        claim, kept = claim_of(found), Kept(commit.lower(), (share.lower(),))
        if checked.error is None:
            proof = proof_of(claim, kept)
            doubts = doubts_of(claim, kept)
        else:  # The seed may not even be a number.
            doubts = doubts_of(claim._replace(seed=""), kept)
        if "commit" in doubts:
            wrong.append(f"commit: the record says {claim.commit or None}, you kept {commit}")
        if "share" in doubts:
            wrong.append(f"share: the record does not have {share}")
        if proof == "server":
            wrong.append(_SERVER)
        elif proof in _NOTES:
            notes.append(_NOTES[proof])
    return {
        "ok": checked.ok and not wrong,
        "error": checked.error,
        "checked": len(checked.findings),
        "wrong": wrong,
        "notes": notes,
        "dice": checked.origin,
        "proof": proof,
    }


_SERVER = "not proven: the server chose its seed when it may have known every share"
_COMMITTED = (
    "the record says that the server committed before it knew any share;"
    " a player who kept the commitment and gave a share can compare both with --commit and --share"
)
_UNKNOWN = "not proven: the record does not say that the server committed before it knew the shares"
_DAILY = (
    "the throws of a day: the same for everybody who played it, and fixed before the day if its"
    " commitment was published then (compare one that you kept with --commit);"
    " not proven: that nobody was told them"
)
_NOTES = {"said": _COMMITTED, "unknown": _UNKNOWN, "daily": _DAILY}


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
    elif verdict["wrong"] == [_SERVER]:
        yield f"the draws follow from seed and shares ({verdict['checked']} draws checked)"
    else:
        yield "THE DICE ARE NOT AS COMMITTED"
    yield from verdict["wrong"]
    yield from verdict["notes"]
