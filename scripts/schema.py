"""Writes what the types of the browser app are made from: its messages and its requests.

    python scripts/schema.py            write web/schema.json and web/rest.json
    python scripts/schema.py --check    exit with 1 if they are not what the server says

`schema.json` has the messages of REST and the socket, for the games of this package only: the app
does not read the messages of games from other packages. `rest.json` has the requests, as OpenAPI
describes them: the queries, and the names of the messages that are the body and the answer.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any
from unittest import mock

WEB = Path(__file__).resolve().parent.parent / "web"
NAMED = ("properties", "$defs")
"""Under these keys stand our own names, not keywords of JSON schema."""
UNUSED = ("title", "discriminator", "minItems", "maxItems")


def files() -> dict[Path, str]:
    """The content of both files."""
    # Other installed packages must not change what the app knows.
    with mock.patch("importlib.metadata.entry_points", return_value=()):
        from crosshex.server.api.schema import message_schema
        from crosshex.server.app import create_app
        from crosshex.server.config import ServerConfig

        schema = message_schema()
        described = create_app(ServerConfig(db="sqlite://")).openapi()
    messages = for_types({**schema, "required": list(schema["properties"])})
    return {
        WEB / "schema.json": f"{json.dumps(messages, indent=1)}\n",
        WEB / "rest.json": f"{json.dumps(requests(described), indent=1)}\n",
    }


def requests(described: dict[str, Any]) -> dict[str, Any]:
    """What can be asked of the server, from its OpenAPI description."""
    return {
        f"{method.upper()} {path.removeprefix('/api')}": {
            "query": [
                parameter["name"]
                for parameter in operation.get("parameters", ())
                if parameter["in"] == "query"
            ],
            "body": _message(operation["requestBody"]) if "requestBody" in operation else None,
            "answer": _message(next(iter(operation["responses"].values()))),
        }
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    }


def _message(part: dict[str, Any]) -> str:
    """The name of the message in a body; `unknown` if it is not one message."""
    schema = part.get("content", {}).get("application/json", {}).get("schema", {})
    return str(schema.get("$ref", "unknown")).rpartition("/")[2]


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
    parser = argparse.ArgumentParser(description="Write web/schema.json and web/rest.json.")
    parser.add_argument(
        "--check", action="store_true", help="only check that the files are up to date"
    )
    asked, wanted = parser.parse_args(), files()
    if not asked.check:
        for path, text in wanted.items():
            path.write_text(text, "utf-8")
        return 0
    old = [path.name for path, text in wanted.items() if path.read_text("utf-8") != text]
    if old:
        print(f"{', '.join(old)}: out of date; run python scripts/schema.py", file=sys.stderr)
    return 1 if old else 0


if __name__ == "__main__":
    sys.exit(main())
