#!/bin/sh
# Usage: on-virtual-display.sh COMMAND...
# Runs a command that opens windows on a machine without a screen, with OpenGL in software.
set -eu
unset WAYLAND_DISPLAY
export QT_QPA_PLATFORM=xcb LIBGL_ALWAYS_SOFTWARE=1 LANG="${LANG:-C.UTF-8}"
exec xvfb-run -a -s "-screen 0 1600x1000x24" "$@"
