"""Builds the site of the documentation into build/site.

    python scripts/docs.py            (`make docs`; needs the extra `docs`)
    python scripts/docs.py --pages    only write the pages, into build/pages

The pages are those of `docs` as they are, README and CONTRIBUTING. Two parts are made: the
reference of the protocol from the schema of the messages and from OpenAPI, and the reference of the
library from the docstrings of the modules that docs/stable.md lists. `zensical.toml` has the menu.
"""

import argparse
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from unittest import mock

ROOT: Final = Path(__file__).resolve().parent.parent
PAGES: Final = ROOT / "build" / "pages"
NAMED: Final = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}
"""Pages outside of docs, and what the site calls them."""

_LINK: Final = re.compile(r"(\]\()([^)\s#]+)(#[^)\s]*)?(\))")
_CODE: Final = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)


def write_pages(folder: Path = PAGES) -> None:
    """Write all pages, and what they link to."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", folder)
    names = {ROOT / name: folder / called for name, called in NAMED.items()}
    names |= {path: folder / path.relative_to(ROOT / "docs") for path in ROOT.glob("docs/**/*.md")}
    for page, target in names.items():
        target.write_text(_with_links(page, target, names, folder), "utf-8")
    made = folder / "reference"
    made.mkdir()
    (made / "protocol.md").write_text(protocol_page(), "utf-8")
    for module, _ in public_modules():
        (made / f"{module}.md").write_text(f"# {module}\n\n::: {module}\n", "utf-8")
    modules = "".join(f"- [{name}]({name}.md): {what}\n" for name, what in public_modules())
    (made / "index.md").write_text(f"# The library, by module\n\n{modules}", "utf-8")


def _with_links(page: Path, target: Path, names: dict[Path, Path], folder: Path) -> str:
    """A page with its links as the site needs them; files outside of docs are copied."""

    def link(found: re.Match[str]) -> str:
        opened, address, anchor, closed = found.groups()
        if "://" in address or address.startswith("mailto:"):
            return found[0]
        source = (page.parent / address).resolve()
        if source in names:
            there = names[source]
        elif source.is_relative_to(ROOT / "docs"):
            there = folder / source.relative_to(ROOT / "docs")
        else:
            there = folder / "files" / f"{source.relative_to(ROOT)}"
            there = there if there.suffix else there.with_suffix(".txt")
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, there)
        return f"{opened}{_between(target.parent, there)}{anchor or ''}{closed}"

    text = page.read_text("utf-8")
    parts, at = [], 0
    for code in _CODE.finditer(text):
        parts += [_LINK.sub(link, text[at : code.start()]), code[0]]
        at = code.end()
    return "".join([*parts, _LINK.sub(link, text[at:])])


def _between(folder: Path, file: Path) -> str:
    up = 0
    while not file.is_relative_to(folder):
        folder, up = folder.parent, up + 1
    return "../" * up + file.relative_to(folder).as_posix()


def public_modules() -> Iterator[tuple[str, str]]:
    """The modules that docs/stable.md lists, and what it says about them."""
    text = (ROOT / "docs" / "stable.md").read_text("utf-8")
    for found in re.finditer(r"^\| `(crosshex[\w.]*)` \| (.+?) \|$", text, re.MULTILINE):
        yield found[1], found[2]


# -- the protocol


def protocol_page() -> str:
    """The reference of the protocol: every request and every message."""
    schema = json.loads((ROOT / "web" / "schema.json").read_text("utf-8"))
    kinds: dict[str, Any] = schema["$defs"]
    commands = _members(schema["properties"]["Command"])
    sent = _members(schema["properties"]["FromServer"])
    news = [name for name in kinds if name.endswith("News")]
    rest = [name for name in kinds if name not in {*commands, *sent, *news}]
    groups = (
        ("Commands", commands),
        ("What the server sends over the socket", sent),
        ("News", news),
        ("Everything in them, and the bodies of requests and answers", rest),
    )
    lines = [
        "# The protocol: every request and every message",
        "",
        "This page is made from the server's types. [The protocol](../protocol.md) explains them.",
        "",
        "## Requests",
        "",
        *_requests(kinds),
    ]
    for title, names in groups:
        lines += ["", f"## {title}"]
        for name in names:
            lines += ["", *_message(name, kinds[name])]
    return "\n".join(lines) + "\n"


def _requests(kinds: dict[str, Any]) -> Iterator[str]:
    """A line for each request, from the description that the server gives as OpenAPI."""
    # Other installed packages must not change the page.
    with mock.patch("importlib.metadata.entry_points", return_value=()):
        from crosshex.server.app import create_app
        from crosshex.server.config import ServerConfig

        described = create_app(ServerConfig(db="sqlite://")).openapi()
    yield "| request | | in the query | body | answer |"
    yield "|---|---|---|---|---|"
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            queries = [
                f"`{each['name']}`: {spell(each['schema'])}"
                for each in operation.get("parameters", ())
                if each["in"] == "query"
            ]
            body = _body(operation.get("requestBody", {}), kinds)
            status, answer = next(iter(operation["responses"].items()))
            said = f"{status} {_body(answer, kinds)}".strip()
            about = " ".join(str(operation.get("summary", "")).split()).replace("|", "\\|")
            cells = [f"`{method.upper()} {path}`", about, "; ".join(queries), body, said]
            yield f"| {' | '.join(cells)} |"


def _body(part: dict[str, Any], kinds: dict[str, Any]) -> str:
    for kind, content in part.get("content", {}).items():
        schema = content.get("schema", {})
        if len(names := _members(schema)) > 10:
            return "[a command](#commands)"
        names = names or [str(schema.get("$ref", "")).rpartition("/")[2]]
        return ", ".join(_reference(name) if name in kinds else f"`{kind}`" for name in names)
    return ""


def _members(union: dict[str, Any]) -> list[str]:
    options = union.get("oneOf") or union.get("anyOf") or []
    return [option["$ref"].rpartition("/")[2] for option in options if "$ref" in option]


def _message(name: str, schema: dict[str, Any]) -> Iterator[str]:
    """The heading of a message, what it is, and its fields."""
    yield f"### {name}"
    if about := schema.get("description"):
        yield from ("", about)
    fields = schema.get("properties", {})
    if not fields:
        return
    needed = schema.get("required", ())
    yield from ("", "| field | type | |", "|---|---|---|")
    for field, kind in fields.items():
        told = [] if field in needed else ["may be missing"]
        if kind.get("default") is not None:
            told = [f"by default `{json.dumps(kind['default'])}`"]
        if about := kind.get("description"):
            told.append(about)
        yield f"| `{field}` | {spell(kind)} | {'; '.join(told)} |".replace("\n", " ")


def spell(kind: dict[str, Any]) -> str:
    """A type of JSON schema in a few words, with links to the messages.

    >>> spell({"anyOf": [{"type": "integer", "minimum": 5, "maximum": 9}, {"type": "null"}]})
    'whole number, 5 to 9, or null'
    """
    if "$ref" in kind:
        return _reference(kind["$ref"].rpartition("/")[2])
    if options := kind.get("anyOf") or kind.get("oneOf"):
        return ", or ".join(map(spell, options))
    if "const" in kind:
        return f"`{json.dumps(kind['const'])}`"
    if "enum" in kind:
        return " ".join(f"`{json.dumps(value)}`" for value in kind["enum"])
    match kind.get("type"):
        case "array":
            items = kind.get("items", {})
            if isinstance(items, list):
                return f"[{', '.join(map(spell, items))}]"
            return f"list of {spell(items)}"
        case "object":
            values = kind.get("additionalProperties")
            return f"object of {spell(values)}" if isinstance(values, dict) else "object"
        case "integer":
            return _bounded("whole number", kind, "minimum", "maximum", "")
        case "string":
            return _bounded("text", kind, "minLength", "maxLength", " characters")
        case str() as simple:
            return {"boolean": "true or false"}.get(simple, simple)
    return "anything"


def _bounded(word: str, kind: dict[str, Any], low: str, high: str, unit: str) -> str:
    if high in kind:
        return f"{word}, {kind.get(low, 0)} to {kind[high]}{unit}"
    return f"{word}, at least {kind[low]}{unit}" if low in kind else word


def _reference(name: str) -> str:
    return f"[{name}](#{name.lower()})"


def main() -> int:
    """Do what the command line says; return the exit status."""
    parser = argparse.ArgumentParser(description="Build the site of the documentation.")
    parser.add_argument("--pages", action="store_true", help="only write the pages")
    asked = parser.parse_args()
    write_pages()
    if asked.pages:
        return 0
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    status = subprocess.run(command, cwd=ROOT).returncode
    if status == 0:
        print(f"The site is in {ROOT / 'build' / 'site'}: open index.html there.")
    return status


if __name__ == "__main__":
    sys.exit(main())
