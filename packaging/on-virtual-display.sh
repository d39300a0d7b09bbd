#!/bin/sh
# Usage: on-virtual-display.sh COMMAND...
# Runs a command that opens windows on a machine without a screen, with OpenGL in software. SCREEN may
# say how large the screen is, as in 1280x800.
set -eu
unset WAYLAND_DISPLAY
export QT_QPA_PLATFORM=xcb LIBGL_ALWAYS_SOFTWARE=1 LANG="${LANG:-C.UTF-8}"
exec xvfb-run -a -s "-screen 0 ${SCREEN:-1600x1000}x24" "$@"
