"""Checks a game of the Daily with nothing but what is public, and without Crosshex.

    python examples/check_daily.py RECORD SEED COMMITMENT

RECORD is the file of the game. The server publishes the commitment a week before the day, and the
seed a day after it (`GET /api/daily/2026-11-19`). docs/fair-dice.md has the derivation.
"""

import hashlib
import hmac
import re
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path


def numbers_below_six(seed: bytes, throw: int) -> Iterator[int]:
    """The numbers of one throw: bytes that would favour a number are left out."""
    key = hmac.digest(seed, b"crosshex daily 1\n", "sha256")
    for block in count():
        for byte in hmac.digest(key, f"{throw}:{block}".encode("ascii"), "sha256"):
            if byte < 252:
                yield byte % 6


def faults(record: str, seed: str, commitment: str) -> list[str]:
    """What is wrong with a record; nothing, if its throws are those of the day."""
    found = []
    secret = bytes.fromhex(seed)
    if hashlib.sha256(secret).hexdigest() != commitment:
        found.append("the seed does not fit the commitment")
    if f'[DiceCommit "{commitment}"]' not in record:
        found.append("the record names another commitment")
    thrown = re.findall(r"^([0-9]+)\. ([0-9. ]+?) /", record, re.MULTILINE)
    if not thrown:
        found.append("there is no throw")
    for number, words in thrown:
        drawn = numbers_below_six(secret, int(number))
        # All six dice are drawn, also those that have left.
        dice = [(word, str(1 + next(drawn))) for word in words.split()]
        if any(word not in (die, ".") for word, die in dice):
            found.append(f"throw {number}: {words}")
    return found


if __name__ == "__main__":
    wrong = faults(Path(sys.argv[1]).read_text("utf-8"), *sys.argv[2:4])
    print("\n".join(wrong) or "The throws are those of the day.")
    sys.exit(1 if wrong else 0)
