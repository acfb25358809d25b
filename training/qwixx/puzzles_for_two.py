"""Puzzles of Qwixx and Longo with two seats: found by the values, confirmed by rollouts.

    python -m training.qwixx.puzzles_for_two find qwixx candidates.jsonl --workers 16
    python -m training.qwixx.puzzles_for_two confirm qwixx candidates.jsonl found.jsonl
    python -m training.qwixx.puzzles_for_two ship qwixx found.jsonl

`find` searches games of `master` with itself. `confirm` plays out every candidate, best on a GPU,
and writes a line with what it measured for each; if it is interrupted, the lines so far remain.
`ship` puts the confirmed puzzles into the package, in place of the earlier ones with two seats.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from crosshex.review import MoveValue
from crosshex.review.puzzle import Puzzle, read_puzzles, write_puzzles
from crosshex.rules import QwixxState
from training.qwixx.checkpoints import SHEETS
from training.qwixx.network import Weights
from training.qwixx.puzzle_candidates import SEATS, find
from training.qwixx.puzzles import FOLDER, MARGIN, seats_of
from training.qwixx.rollouts import Question, compare
from training.qwixx.values_commands import master_weights

ROLLOUTS = (2048, 8192)
"""How many rollouts every choice gets, and how many the choices get that may still be the best."""
HOPELESS = 0.1
"""A choice this far behind the best after the first rollouts gets no more rollouts. If the answer
is not the best choice by then, no choice gets more."""
ERRORS = 5.0
"""By how many standard errors the best choice must beat every other."""
GROUP = 32
"""How many candidates are played out together."""


@dataclass(frozen=True)
class Measured:
    """What a choice is worth by rollouts.

    Attributes:
        move: the choice.
        share: the share of the win.
        rollouts: how many rollouts.
        behind: how much less than the best choice, with the same dice.
        error: the standard error of `behind`.
    """

    move: str
    share: float
    rollouts: int
    behind: float
    error: float


@dataclass(frozen=True)
class Finding:
    """The result of the rollouts of a candidate.

    Attributes:
        puzzle: the candidate, with the shares by the values.
        measured: every choice, the best first.
    """

    puzzle: Puzzle
    measured: tuple[Measured, ...]

    @property
    def is_confirmed(self) -> bool:
        """Whether the answer is clearly better than every other choice."""
        best, *others = self.measured
        return best.move == self.puzzle.answers[0] and all(
            each.behind >= max(MARGIN["share"], ERRORS * each.error) for each in others
        )

    def as_puzzle(self) -> Puzzle:
        """The puzzle with the measured shares."""
        return replace(
            self.puzzle,
            moves=tuple(MoveValue(each.move, each.share, 0.0) for each in self.measured),
        )

    def to_json(self) -> dict[str, Any]:
        """Plain values for the file."""
        measured = [
            [each.move, round(each.share, 4), each.rollouts, round(each.behind, 4),
             round(each.error, 5)]
            for each in self.measured
        ]  # fmt: skip
        return {**self.puzzle.to_json(), "measured": measured}

    @classmethod
    def from_json(cls, written: dict[str, Any]) -> Finding:
        """What `to_json` wrote."""
        measured = tuple(Measured(*each) for each in written["measured"])
        return cls(Puzzle.from_json(written), measured)


def confirm(
    weights: Weights, candidates: Sequence[Puzzle], rollouts: tuple[int, int] = ROLLOUTS
) -> list[Finding]:
    """Play out candidates of one game.

    Args:
        weights: of `master` with two seats.
        candidates: the puzzles to confirm.
        rollouts: how many every choice gets, and how many the choices that may still be the best.
    """
    first, most = rollouts
    shares = [
        dict(zip(question.moves, found, strict=True))
        for question, found in _compared(weights, [_question(each) for each in candidates], first)
    ]
    again = []
    for index, (puzzle, found) in enumerate(zip(candidates, shares, strict=True)):
        means = {move: share.mean() for move, share in found.items()}
        best = max(means, key=lambda move: means[move])
        near = tuple(move for move, mean in means.items() if means[best] - mean < HOPELESS)
        if best == puzzle.answers[0]:
            again.append((index, _question(puzzle, near)))
    more = _compared(weights, [question for _, question in again], most - first)
    for (index, _), (question, found) in zip(again, more, strict=True):
        for move, share in zip(question.moves, found, strict=True):
            shares[index][move] = torch.cat([shares[index][move], share])
    return [
        Finding(puzzle, _measured(found)) for puzzle, found in zip(candidates, shares, strict=True)
    ]


def _question(puzzle: Puzzle, moves: tuple[str, ...] = ()) -> Question:
    state = puzzle.state
    assert isinstance(state, QwixxState)
    return Question(state, puzzle.seat, moves or tuple(each.move for each in puzzle.moves))


def _compared(
    weights: Weights, questions: Sequence[Question], rollouts: int
) -> list[tuple[Question, Tensor]]:
    if not questions:
        return []
    with torch.no_grad():
        return list(zip(questions, compare(weights, questions, rollouts), strict=True))


def _measured(shares: dict[str, Tensor]) -> tuple[Measured, ...]:
    """Means, and differences from the best choice over the rollouts that both had."""
    ordered = sorted(shares.items(), key=lambda each: -float(each[1].double().mean()))
    best = ordered[0][1].double()
    found = []
    for move, share in ordered:
        both = min(len(best), len(share))
        behind = best[:both] - share[:both].double()
        error = float(behind.std()) / both**0.5
        found.append(
            Measured(move, float(share.double().mean()), len(share), float(behind.mean()), error)
        )
    return tuple(found)


def read_findings(path: Path) -> Iterator[Finding]:
    """What `confirm` wrote."""
    for line in path.read_text(encoding="utf-8").splitlines():
        yield Finding.from_json(json.loads(line))


def _confirm(arguments: argparse.Namespace) -> None:
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(arguments.seed)
    # The precision of the bot, so that the rollouts are played by the same player.
    torch.backends.cuda.matmul.allow_tf32 = False
    weights = master_weights(SHEETS[arguments.game], (SEATS,), device)
    candidates = read_puzzles(arguments.file.read_text(encoding="utf-8"))
    begin, kept, done = time.perf_counter(), 0, 0
    with arguments.out.open("w", encoding="utf-8") as out:
        for first in range(0, len(candidates), GROUP):
            if time.perf_counter() - begin > arguments.seconds:
                break
            findings = confirm(weights, candidates[first : first + GROUP], arguments.rollouts)
            for finding in findings:
                out.write(json.dumps(finding.to_json()) + "\n")
            out.flush()
            done += len(findings)
            kept += sum(finding.is_confirmed for finding in findings)
            seconds = time.perf_counter() - begin
            print(f"{done} candidates, {kept} confirmed, {seconds:.0f} s", flush=True)


def _ship(arguments: argparse.Namespace) -> None:
    findings = list(read_findings(arguments.file))
    found = [finding.as_puzzle() for finding in findings if finding.is_confirmed]
    file = FOLDER / f"{arguments.game}.jsonl"
    kept = read_puzzles(file.read_text(encoding="utf-8")) if file.exists() else ()
    others = [puzzle for puzzle in kept if seats_of(puzzle) != SEATS]
    file.write_text(write_puzzles([*found, *others]), encoding="utf-8")
    print(f"{len(findings)} candidates, {len(found)} confirmed")
    _tell(found)


def _find(arguments: argparse.Namespace) -> None:
    found = find(
        arguments.game, arguments.count, arguments.seed, arguments.games, arguments.workers
    )
    # In the order of the search, so that every part of the file has all kinds.
    lines = [json.dumps(puzzle.to_json()) + "\n" for puzzle in found]
    arguments.file.write_text("".join(lines), encoding="utf-8")
    print(f"{len(found)} candidates")
    _tell(found)


def _tell(puzzles: Sequence[Puzzle]) -> None:
    kinds = Counter((puzzle.themes[0], puzzle.level) for puzzle in puzzles)
    for kind, count in sorted(kinds.items()):
        print(*kind, count)


def main() -> None:
    """Parse the command line and run the command."""
    parser = argparse.ArgumentParser(
        prog="python -m training.qwixx.puzzles_for_two",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True)
    for name, does in (("find", _find), ("confirm", _confirm), ("ship", _ship)):
        command = commands.add_parser(name)
        command.set_defaults(does=does)
        command.add_argument("game", choices=SHEETS)
        command.add_argument("file", type=Path)
        if name == "confirm":
            command.add_argument("out", type=Path)
            command.add_argument(
                "--seconds", type=float, default=1e9, help="start no new group after this time"
            )
            command.add_argument(
                "--rollouts", type=int, nargs=2, default=ROLLOUTS, metavar=("FIRST", "MOST")
            )
        if name == "find":
            command.add_argument("--count", type=int, default=320)
            command.add_argument("--games", type=int, default=4000, help="at most")
            command.add_argument("--workers", type=int, default=1)
        if name != "ship":
            command.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    arguments.does(arguments)


if __name__ == "__main__":
    main()
