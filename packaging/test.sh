#!/bin/sh
# Usage: test.sh [PYTEST ARGUMENT...]
# Runs the tests: first the engine's, with Qt out of reach, then the program's, in a real window on
# a virtual display.
set -eu
cd "$(dirname "$0")/.."
packaging/setup.sh dev window display

ran=no
failed=

# pytest ends with 5 if its arguments leave no test, as -k may well do in one of the two parts.
run_tests() {
    part=$1
    shift
    status=0
    "$@" || status=$?
    case $status in
        0) ran=yes ;;
        5) ;;
        *) failed="$failed $part" ;;
    esac
}

run_tests engine .venv/bin/python -m pytest -p no:pytest-qt -p tests.without_qt \
    tests/engine tests/exact tests/architecture tests/bench "$@"

missing=$(packaging/missing-libraries.sh | tr '\n' ' ')
command -v xvfb-run >/dev/null || missing="xvfb-run $missing"
if [ "$(uname)" = Darwin ]; then
    run_tests app .venv/bin/python -m pytest tests/app tests/flows "$@"
elif [ -z "$missing" ]; then
    run_tests app packaging/on-virtual-display.sh \
        .venv/bin/python -m pytest tests/app tests/flows "$@"
else
    echo "NOT RUN: the app tests, tests/app and tests/flows. This machine lacks: $missing" >&2
    failed="$failed app"
fi

if [ -n "$failed" ]; then
    echo "Not passed:$failed" >&2
    exit 1
elif [ $ran = no ]; then
    echo "No test is called that." >&2
    exit 1
fi
