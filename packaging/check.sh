#!/bin/sh
# Runs every check, also after one has failed.
set -eu
cd "$(dirname "$0")/.."
packaging/setup.sh dev
failed=0

check() {
    echo "$*"
    PATH="$PWD/.venv/bin:$PATH" "$@" || failed=1
}

check ruff check .
check ruff format --check .
check mypy --num-workers 2
check lint-imports --no-logo
exit $failed
