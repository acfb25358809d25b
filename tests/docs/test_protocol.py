"""The pages of the protocol say what the server's types say."""

import importlib.util
import json
import re
import sys
from types import ModuleType

import pytest

from crosshex.cli.serve import PORT
from crosshex.server.jobs.fair_queue import Rank
from crosshex.server.jobs.pool import WorkerPool
from tests.docs.pages import ROOT

SCHEMA = json.loads((ROOT / "web" / "schema.json").read_text("utf-8"))
REQUESTS = json.loads((ROOT / "web" / "rest.json").read_text("utf-8"))
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")


@pytest.fixture(scope="module")
def docs() -> ModuleType:
    """The script that builds the site."""
    spec = importlib.util.spec_from_file_location("site_docs", ROOT / "scripts" / "docs.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["site_docs"] = module
    spec.loader.exec_module(module)
    return module


def test_the_page_of_metrics_names_every_kind_of_job_and_every_group_of_workers() -> None:
    page = (ROOT / "docs" / "metrics.md").read_text("utf-8")
    for rank in Rank:
        assert f"`{rank.name.lower()}`" in page
    told = re.findall(r"^\| `crosshex_bot_thinking` \| `workers`: (.+?) \|", page, re.MULTILINE)
    assert told == [", ".join(WorkerPool(0, 1.0).thinking())]


def test_examples_ask_the_port_at_which_a_server_listens() -> None:
    pages = [ROOT / "README.md", *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/*.py")]
    ports = {
        port for page in pages for port in re.findall(r"localhost:(\d+)", page.read_text("utf-8"))
    }
    assert ports == {str(PORT), "5173"}, "5173 is the one of `make dev`"


def test_the_reference_has_every_request_and_every_message(docs: ModuleType) -> None:
    made = docs.protocol_page()
    headings = set(re.findall(r"^### (\w+)$", made, re.MULTILINE))
    assert headings == set(SCHEMA["$defs"])
    for request in REQUESTS:
        method, path = request.split(" ")
        assert f"| `{method} /api{path}` |" in made or f"| `{method} {path}` |" in made, request
    links = set(re.findall(r"\]\(#([\w-]+)\)", made))
    assert links <= {heading.lower() for heading in headings} | {"commands"}
    for each in ("text, 1 to 64 characters", "| `move` |", "by default `600`", "[a command]"):
        assert each in made


def test_types_are_told_in_words(docs: ModuleType) -> None:
    pair = {"type": "array", "items": [{"type": "integer"}, {"type": "integer"}]}
    assert (
        docs.spell({"anyOf": [pair, {"type": "null"}]}) == "[whole number, whole number], or null"
    )
    assert docs.spell({"enum": ["put", "take"]}) == '`"put"` `"take"`'
    assert docs.spell({"$ref": "#/$defs/Fault"}) == "[Fault](#fault)"
    assert docs.spell({"type": "object", "additionalProperties": {}}) == "object of anything"


def test_the_page_names_only_messages_that_there_are_and_every_command() -> None:
    text = re.sub(r"^```.*?^```", "", PAGE, flags=re.MULTILINE | re.DOTALL)
    named = set(re.findall(r"`([A-Z][a-z]+[A-Za-z]*)`", text)) - {"Origin", "Host"}
    assert named <= set(SCHEMA["$defs"]) and "NewTable" in named
    kinds = [kind["$ref"].rpartition("/")[2] for kind in SCHEMA["properties"]["Command"]["oneOf"]]
    commands = {SCHEMA["$defs"][kind]["properties"]["type"]["const"] for kind in kinds}
    assert commands <= set(re.findall(r"`([a-z-]+)`", text))
