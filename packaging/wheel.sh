#!/bin/sh
# Usage: wheel.sh [PYTHON...]
# Makes a wheel in dist/ for each Python (this machine's python3 if none is named), with the solver compiled for all
# processors of this one's kind: on x86-64 for level 3 of the architecture. It works for some minutes.
set -eu
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || set -- "${PYTHON:-python3}"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for python in "$@"; do
    rm -rf "$work"/*
    "$python" -m venv "$work/venv"
    "$work/venv/bin/python" -m pip install -qq . 'build>=1.2' 'hatchling>=1.26'
    XDG_CACHE_HOME="$work/cache" "$work/venv/bin/kane" prepare
    KANEVAS_KERNELS=$(echo "$work"/cache/kanevas/kernels-*) \
        "$work/venv/bin/python" -m build --wheel --no-isolation --outdir dist .
done
