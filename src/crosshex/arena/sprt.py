"""A sequential probability ratio test (SPRT) on deals: stops a duel when it is settled.

The question is whether a bot is `elo1` points stronger rather than `elo0`. The test looks at its
part of the wins in every deal. Games of one deal are not independent, so the test takes deals as
normally distributed, with their observed variance. With two games a deal this is the pentanomial
test by which chess engines are tuned.
"""

import math
from dataclasses import dataclass
from typing import Any, Final

from crosshex.arena.estimates import RunningStats
from crosshex.arena.ratings import ELO
from crosshex.rules import OptionError

ERROR_RATE: Final = 0.05
"""How often each of the two hypotheses may be rejected although it is true."""


@dataclass(frozen=True)
class Sprt:
    """A test between two differences of strength.

    Attributes:
        elo0: the difference that would not interest us, such as 0.
        elo1: the difference that would.
        odds: for each game of a deal, the ratio of the sides of both bots.

    >>> Sprt.parse("0,20", (1.0, 1.0)).elo1
    20.0
    """

    elo0: float
    elo1: float
    odds: tuple[float, ...]

    @classmethod
    def parse(cls, text: str, odds: tuple[float, ...]) -> "Sprt":
        """Read `ELO0,ELO1`.

        Raises:
            OptionError: the text is not such a pair.
        """
        try:
            elo0, elo1 = map(float, text.split(","))
        except ValueError:
            elo0 = elo1 = math.nan
        if not (elo0 < elo1 and math.isfinite(elo1 - elo0)):
            raise OptionError(
                f"--sprt needs two Elo differences, the lower first, such as 0,20, not {text!r}"
            )
        return cls(elo0, elo1, odds)

    @property
    def bound(self) -> float:
        """How large the logarithm of the ratio must become, in either direction."""
        return math.log((1 - ERROR_RATE) / ERROR_RATE)

    def expected(self, elo: float) -> float:
        """Our expected part of the wins in a deal if we are `elo` points stronger."""
        strength = math.exp(elo / ELO)
        return sum(odds * strength / (odds * strength + 1) for odds in self.odds) / len(self.odds)

    def log_ratio(self, shares: RunningStats) -> float:
        """The logarithm of how much more likely the deals are under `elo1` than under `elo0`."""
        if not shares.count:
            return 0.0
        variance = shares.with_one_each().variance
        low, high = self.expected(self.elo0), self.expected(self.elo1)
        middle = (low + high) / 2
        return (high - low) * (shares.total - shares.count * middle) / variance

    def verdict(self, shares: RunningStats) -> str | None:
        """`elo1` or `elo0` once one of them is settled, else None."""
        ratio = self.log_ratio(shares)
        if abs(ratio) < self.bound:
            return None
        return "elo1" if ratio > 0 else "elo0"

    def report(self, shares: RunningStats) -> dict[str, Any]:
        """The test as plain values, ready for JSON."""
        return {
            "elo0": self.elo0,
            "elo1": self.elo1,
            "log_ratio": round(self.log_ratio(shares), 3),
            "bounds": [round(-self.bound, 3), round(self.bound, 3)],
            "accepted": self.verdict(shares),
        }
