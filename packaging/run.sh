#!/bin/sh
# Usage: run.sh MODEL
# Opens the editor on a model. Without a screen it runs the model on a virtual one and leaves the
# results in out/.
set -eu
cd "$(dirname "$0")/.."
model=$1

if [ "$(uname)" = Darwin ] || [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    screen=yes
    packaging/setup.sh run window
else
    screen=no
    echo "No display here (DISPLAY and WAYLAND_DISPLAY are not set): the editor will run on a virtual one."
    packaging/setup.sh run window display
fi

missing=$(packaging/missing-libraries.sh | tr '\n' ' ')
if [ -n "$missing" ]; then
    echo "Qt does not find these libraries: $missing" >&2
    [ -n "${WAYLAND_DISPLAY:-}" ] || exit 1 # Wayland can do without some of them
fi

if [ $screen = yes ]; then
    exec .venv/bin/kanevas "$model"
elif command -v xvfb-run >/dev/null; then
    exec packaging/on-virtual-display.sh .venv/bin/kanevas --snapshot out "$model"
else
    echo "Stopped: no display, and no xvfb-run to make a virtual one." >&2
    exit 1
fi
