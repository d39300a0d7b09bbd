#!/bin/sh
# Prints the shared libraries that Qt wants for a window under X11 and does not find, whatever the
# system and its packages are called.
set -eu
cd "$(dirname "$0")/.."
command -v ldd >/dev/null || exit 0
find .venv/lib/ \( -name 'libqxcb*.so' -o -name 'libQt6OpenGLWidgets.so.6' \) -exec ldd {} + 2>/dev/null |
    awk '/not found/ { print $1 }' | sort -u
