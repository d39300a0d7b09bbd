#!/bin/sh
# Usage: try-versions.sh [lowest|newest|next|PYTHON]...
# Tries Kanevas with other versions of its libraries, on every Python named, such as 3.12: installs
# its wheel, runs the examples, opens the window on a virtual display, and runs the tests that meet
# the libraries most. Without arguments it tries all. Each takes some ten minutes, the first
# compilation included; what is said goes to out/versions/.
#
# lowest: the lowest versions that pyproject.toml allows and that have wheels for a Python.
# newest: the newest that it allows.
# next: the newest, and a Numba beyond its upper bound, where there is one, be it a release candidate.
set -eu
cd "$(dirname "$0")/.."

which= pythons=
for word; do
    case $word in
        lowest | newest | next) which="$which $word" ;;
        *) pythons="$pythons $word" ;;
    esac
done
: "${which:=lowest newest next}" "${pythons:=3.11 3.12 3.13}"

told=$(pwd)/out/versions
mkdir -p "$told"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export UV_NO_PROGRESS=1 UV_PYTHON_DOWNLOADS=never UV_CACHE_DIR="$work/uv"

# pip cannot ask for lowest versions; uv can, and comes from the same place.
python3 -m venv "$work/tools"
"$work/tools/bin/pip" install -qq uv
uv() { "$work/tools/bin/uv" "$@"; }
uv build -q --wheel --out-dir "$work/wheel"

TOOLS="pytest pytest-qt hypothesis sympy"
ENGINE_TESTS="tests/engine/cli tests/engine/analyses tests/engine/kernels
    tests/engine/results tests/engine/solve/test_methods.py"
WINDOW_TESTS="tests/app/exports tests/app/help tests/app/inspector tests/app/plots tests/app/units
    tests/app/view3d tests/app/test_menus.py tests/app/test_settings.py tests/app/test_start.py
    tests/flows/test_exports.py tests/flows/test_runs.py"

bound=$(sed -n 's/.*"numba>=.*,<\(.*\)".*/\1/p' pyproject.toml)
echo "numba>=$bound.dev0" >"$work/next"

# Whether there is a Numba for this Python that nobody has tried.
has_next() { uv pip compile -q --python-version "$1" --only-binary :all: "$work/next" >/dev/null 2>&1; }

install() {
    case $2 in
        lowest) set -- "$1" --resolution lowest-direct ;;
        newest) set -- "$1" --resolution highest ;;
        next) set -- "$1" --resolution highest --override "$work/next" ;;
    esac
    uv venv -q --python "$1" "$env" && shift &&
        uv pip compile -q --no-header --no-annotate --python "$env" --only-binary :all: \
            "$@" --extra cluster pyproject.toml -o "$env/versions" &&
        cat "$env/versions" &&
        uv pip install -q --python "$env" --only-binary :all: -r "$env/versions" $TOOLS &&
        uv pip install -q --python "$env" --no-deps "$work"/wheel/*.whl
}

run_examples() {
    for model in models/*.json; do
        "$env/bin/kane" run "$model" --hdf5 "$env/run.h5" --csv "$env/run.csv" || return 1
    done
}

open_window() {
    packaging/on-virtual-display.sh "$env/bin/kanevas" --snapshot "$env/window" models/andrews.json
}

test_engine() {
    "$env/bin/python" -m pytest -q -m "not slow" -p no:pytest-qt -p tests.without_qt $ENGINE_TESTS
}

test_window() {
    packaging/on-virtual-display.sh "$env/bin/python" -m pytest -q -m "not slow" $WINDOW_TESTS
}

# All steps are taken, though one has failed; without the first there is nothing to try.
try() {
    env=$work/$1-$2
    log=$told/$1-$2.log
    failed=
    home=$work/home # nothing compiled before, no settings
    export XDG_CACHE_HOME="$home/cache" XDG_CONFIG_HOME="$home/config" XDG_STATE_HOME="$home/state"
    install "$1" "$2" >"$log" 2>&1 || failed=" install"
    [ -n "$failed" ] || for step in run_examples open_window test_engine test_window; do
        printf '\n== %s\n' "$step" >>"$log"
        $step >>"$log" 2>&1 || failed="$failed $step"
    done
    rm -rf "$env" "$home"
    if [ -n "$failed" ]; then
        echo "Python $1, $2: FAILED in$failed; see $log"
        return 1
    fi
    echo "Python $1, $2: all well"
}

renice -n 10 $$ >/dev/null # it takes long, and has time
all_well=yes
for python in $pythons; do
    for versions in $which; do
        if [ "$versions" = next ] && ! has_next "$python"; then
            echo "Python $python, next: there is no Numba from $bound on yet"
        else
            try "$python" "$versions" || all_well=no
        fi
    done
done
[ $all_well = yes ]
