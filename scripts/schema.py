"""Writes the schema of the protocol, from which the types of the browser app are made.

    python scripts/schema.py            write web/schema.json
    python scripts/schema.py --check    exit with 1 if that file is not what the server says

The file covers REST and the socket for the games of this package only: the app does not read the
messages of games from other packages.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any
from unittest import mock

FILE = Path(__file__).resolve().parent.parent / "web" / "schema.json"
NAMED = ("properties", "$defs")
"""Under these keys stand our own names, not keywords of JSON schema."""
UNUSED = ("title", "discriminator", "minItems", "maxItems")


def schema_text() -> str:
    """The content of the file."""
    # Other installed packages must not change what the app knows.
    with mock.patch("importlib.metadata.entry_points", return_value=()):
        from crosshex.server.api.protocol import message_schema

        schema = message_schema()
    text = json.dumps(for_types({**schema, "required": list(schema["properties"])}), indent=1)
    return f"{text}\n"


def for_types(value: Any, named: bool = False) -> Any:
    """A schema without what types do not need, in the form that the type generator knows.

    A title would give every property its own type, and a limit would give every length one. A pair
    becomes an array with a list of items.
    """
    if isinstance(value, list):
        return [for_types(each) for each in value]
    if not isinstance(value, dict):
        return value
    if named:
        return {name: for_types(inner) for name, inner in value.items()}
    if "prefixItems" in value:
        items, length = for_types(value["prefixItems"]), len(value["prefixItems"])
        return {"type": "array", "items": items, "minItems": length, "maxItems": length}
    return {
        word: for_types(inner, named=word in NAMED)
        for word, inner in value.items()
        if word not in UNUSED
    }


def main() -> int:
    """Do what the command line says; return the exit status."""
    parser = argparse.ArgumentParser(description="Write web/schema.json.")
    parser.add_argument(
        "--check", action="store_true", help="only check that the file is up to date"
    )
    asked, wanted = parser.parse_args(), schema_text()
    if asked.check:
        if FILE.read_text("utf-8") == wanted:
            return 0
        print("web/schema.json is out of date: run python scripts/schema.py", file=sys.stderr)
        return 1
    FILE.write_text(wanted, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
