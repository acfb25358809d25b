"""What a check has found."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

from crosshex.rules import CrosshexError


class Verdict(StrEnum):
    """How a check ended.

    >>> Verdict("fault").is_fault
    True
    """

    OK = "ok"
    FAULT = "fault"
    MISSING = "missing"
    SKIPPED = "skipped"

    @property
    def is_fault(self) -> bool:
        """Whether the game breaks a promise."""
        return self is Verdict.FAULT


class Finding(NamedTuple):
    """What one check says.

    >>> print(Finding("laws", Verdict.OK, "12 games"))
    ok       laws: 12 games

    Attributes:
        check: its name.
        verdict: how it ended.
        text: what was checked, is wrong, is missing, or must be installed first.
    """

    check: str
    verdict: Verdict
    text: str

    def __str__(self) -> str:
        return f"{self.verdict:8} {self.check}: {self.text}"


@dataclass(frozen=True)
class Report:
    """What all checks of a game say.

    >>> Report("dots", (Finding("laws", Verdict.FAULT, "no legal move"),)).is_sound
    False

    Attributes:
        game: its name.
        findings: in the order of the checks.
    """

    game: str
    findings: tuple[Finding, ...]

    @property
    def is_sound(self) -> bool:
        """Whether no check has found a fault."""
        return not any(found.verdict.is_fault for found in self.findings)

    def to_json(self) -> dict[str, Any]:
        """The same as plain JSON."""
        return {
            "game": self.game,
            "sound": self.is_sound,
            "findings": [found._asdict() for found in self.findings],
        }


class Fault(CrosshexError):
    """The game breaks a promise; the message says which one, and where."""


class Skipped(CrosshexError):
    """A check cannot be made here; the message says what it needs."""


class Lacking(CrosshexError):
    """The game works, but something is missing; the message says what."""
