#!/bin/sh
# Usage: test.sh [PYTEST ARGUMENT...]
# Runs the tests: the engine's, with Qt out of reach, and beside them the program's, in real windows
# on virtual displays. Three rows take one part after the other: tests of windows wait for timers and
# other processes, so that two would not keep two cores busy.
set -eu
cd "$(dirname "$0")/.."
packaging/setup.sh dev window display

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

without_windows() {
    part=$1
    shift
    run_tests "$part" .venv/bin/python -m pytest -p no:pytest-qt -p tests.without_qt "$@"
}

with_windows() {
    part=$1
    shift
    if [ "$(uname)" = Darwin ]; then
        run_tests "$part" .venv/bin/python -m pytest "$@"
    elif [ -z "$missing" ]; then
        run_tests "$part" packaging/on-virtual-display.sh .venv/bin/python -m pytest "$@"
    else
        echo "NOT RUN: tests of $part. This machine lacks: $missing" >&2
        echo lacking >"$results/$part"
    fi
}

# Those of the architecture run no kernel. The others wait, or all rows would compile the same ones.
without_windows architecture tests/architecture "$@" >"$results/first" 2>&1 &
.venv/bin/kane prepare
wait

missing=$(packaging/missing-libraries.sh | tr '\n' ' ')
command -v xvfb-run >/dev/null || missing="xvfb-run $missing"

run_part() {
    part=$1
    shift
    case $part in
        engine-1) without_windows engine-1 tests/engine/[a-e]*/ "$@" ;;
        engine-2) without_windows engine-2 tests/engine/[f-z]*/ tests/engine/test_*.py "$@" ;;
        exact) without_windows exact tests/exact tests/bench "$@" ;;
        app-1) with_windows app-1 tests/app/[a-h]*/ "$@" ;;
        app-2) with_windows app-2 tests/app/[i-z]*/ tests/app/test_*.py "$@" ;;
        flows-1) with_windows flows-1 tests/flows/test_[a-f]*.py "$@" ;;
        flows-2) with_windows flows-2 tests/flows/test_[g-m]*.py "$@" ;;
        flows-3) with_windows flows-3 tests/flows/test_[n-z]*.py "$@" ;;
    esac
}

# Runs those of the named parts that no other row has begun, one after the other.
row() {
    named=$1
    shift
    for each in $named; do
        if mkdir "$results/begun-$each" 2>/dev/null; then run_part "$each" "$@"; fi
    done
}

row "engine-2 flows-1 flows-3 flows-2 exact engine-1 app-2 app-1" "$@" >"$results/output" 2>&1 &
row "app-2 exact flows-3 flows-2 flows-1 engine-1 engine-2 app-1" "$@" >"$results/more" 2>&1 &
echo "Three rows of tests run side by side; what the others say follows at the end."
row "app-1 engine-1 flows-2 flows-3 flows-1 exact engine-2 app-2" "$@"
wait
cat "$results/first" "$results/output" "$results/more"

# pytest ends with 5 if its arguments leave no test, as -k may well do in one of the parts. A part
# that left no status was ended.
ran=no
failed=
for part in architecture engine-1 engine-2 exact app-1 app-2 flows-1 flows-2 flows-3; do
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
