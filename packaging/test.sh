#!/bin/sh
# Usage: test.sh [PYTEST ARGUMENT...]
# Runs the tests: the engine's, with Qt out of reach, and beside them the program's, in real windows
# on virtual displays. There are two rows of tests, one for each of two cores.
set -eu
cd "$(dirname "$0")/.."
packaging/setup.sh dev window display
.venv/bin/kane prepare # or both rows would compile the same kernels

results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT
trap 'trap - TERM; kill 0' INT TERM # what runs in the background would go on

# A part's status goes into a file named after it, since rows run in processes of their own.
run_tests() {
    part=$1
    shift
    status=0
    "$@" || status=$?
    echo $status >"$results/$part"
}

with_windows() {
    part=$1
    shift
    if [ "$(uname)" = Darwin ]; then
        run_tests "$part" .venv/bin/python -m pytest "$@"
    elif [ -z "$missing" ]; then
        run_tests "$part" packaging/on-virtual-display.sh .venv/bin/python -m pytest "$@"
    else
        echo "NOT RUN: tests/$part. This machine lacks: $missing" >&2
        echo lacking >"$results/$part"
    fi
}

missing=$(packaging/missing-libraries.sh | tr '\n' ' ')
command -v xvfb-run >/dev/null || missing="xvfb-run $missing"

{
    run_tests engine .venv/bin/python -m pytest -p no:pytest-qt -p tests.without_qt \
        tests/engine tests/exact tests/architecture tests/bench "$@"
    with_windows flows tests/flows "$@"
} >"$results/output" 2>&1 &
echo "The engine's tests and the flows run beside these; what they say follows at the end."
with_windows app tests/app "$@"
wait
cat "$results/output"

# pytest ends with 5 if its arguments leave no test, as -k may well do in one of the parts. A part
# that left no status was ended.
ran=no
failed=
for part in engine flows app; do
    case $(cat "$results/$part" || true) in
        0) ran=yes ;;
        5) ;;
        *) failed="$failed $part" ;;
    esac
done
if [ -n "$failed" ]; then
    echo "Not passed:$failed" >&2
    exit 1
elif [ $ran = no ]; then
    echo "No test is called that." >&2
    exit 1
fi
