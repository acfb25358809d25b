"""How golden values are written and shortened."""

import json
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

FIRST_IN_FULL, LAST_IN_FULL = 6, 2
Json = dict[str, Any]


def written(value: object) -> str:
    """A value as JSON; the order of keys matters."""
    return json.dumps(value, ensure_ascii=False)


def hashed(value: object) -> str:
    """The hash of a value that is too long to keep."""
    return "sha256 " + sha256(written(value).encode()).hexdigest()


def shortened(values: Iterable[object]) -> list[object]:
    """The first and the last values in full, and a hash of those between."""
    found = list(values)
    last = len(found) - LAST_IN_FULL
    return [v if i < FIRST_IN_FULL or i >= last else hashed(v) for i, v in enumerate(found)]


def text_of(golden: Json) -> str:
    """A golden value in the format of its file: a line for each case."""
    lines = [f"{written(name)}: {written(value)}" for name, value in golden.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"
