#!/bin/sh
# Usage: setup.sh run|dev|site [GROUP...]
# Makes .venv with Kanevas in it (dev: and with the tools that test and check it, site: and with those
# that make the site, too), and sees to the groups of system packages. Where all is in place it only looks. PYTHON names another Python.
set -eu
cd "$(dirname "$0")/.."
here=$(pwd -P)
kind=$1
shift
export PIP_DISABLE_PIP_VERSION_CHECK=1

version_of() { "$1" -c 'import sys; print("{}.{}".format(*sys.version_info))' 2>/dev/null; }
new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
    for python in ${PYTHON:-python3 python3.13 python3.12 python3.11}; do
        if new_enough "$python"; then return; fi
    done
    python=${PYTHON:-python3}
    echo "Kanevas needs Python 3.11 or newer; $python here is $(version_of "$python" || echo missing)." >&2
    echo "Please install one, or say where it is: make PYTHON=/path/to/python3.12 run" >&2
    exit 1
}

# It runs, has pip, has not been moved from another folder, and is of the Python asked for.
venv_is_good() {
    new_enough .venv/bin/python && grep -qsF "$here/.venv/bin/python" .venv/bin/pip &&
        [ "$(version_of .venv/bin/python)" = "$(version_of "${PYTHON:-.venv/bin/python}")" ]
}

has_venv_module() { "$python" -c 'import ensurepip, venv' 2>/dev/null; }

if venv_is_good; then
    # Without its system packages the program still does much of its work.
    [ $# = 0 ] || packaging/system.sh "$@" || true
else
    find_python
    # Debian packs this part of Python by itself.
    has_venv_module || set -- "$@" "python$(version_of "$python")-venv"
    [ $# = 0 ] || packaging/system.sh "$@" || true
    has_venv_module || {
        echo "Stopped: $python cannot make virtual environments, its modules venv and ensurepip are missing." >&2
        exit 1
    }
    echo "Making .venv with Python $(version_of "$python"), some seconds."
    rm -rf .venv
    "$python" -m venv .venv
fi

wanted=$(cat pyproject.toml packaging/setup.sh | cksum)
case $kind in
    run) enough='ready-run ready-dev ready-site' ;;
    dev) enough='ready-dev ready-site' ;;
    *) enough=ready-$kind ;;
esac
for ready in $enough; do
    if grep -qsxF "$wanted" ".venv/$ready"; then exit 0; fi
done

pip() {
    .venv/bin/python -m pip install -qq "$@" || {
        echo "Stopped: pip could not fetch or install the libraries. Is this machine online?" >&2
        exit 1
    }
}
echo "Installing Kanevas and the libraries it needs into .venv, a minute or two the first time."
pip 'pip>=25.1' # the first that knows dependency groups
case $kind in
    run) pip --editable . ;;
    dev) pip --editable . --group dev ;;
    site) pip --editable . --group dev --group site ;;
esac
echo "$wanted" >.venv/"ready-$kind"
