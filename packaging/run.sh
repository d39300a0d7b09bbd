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
[ $screen = yes ] || command -v xvfb-run >/dev/null || missing="xvfb-run $missing"

# Under Wayland Qt can do without some of these.
if [ -z "$missing" ] || [ -n "${WAYLAND_DISPLAY:-}" ]; then
    case $screen in
        yes) exec .venv/bin/kanevas "$model" ;;
        no) exec packaging/on-virtual-display.sh .venv/bin/kanevas --snapshot out "$model" ;;
    esac
fi

echo "The editor cannot open: this machine lacks $missing" >&2
echo "Running the model without it." >&2
mkdir -p out
table=out/$(basename "$model" .json).csv
.venv/bin/kane run "$model" --csv "$table"
echo "The motion is in $table; there is no plot and no picture." >&2
exit 1
