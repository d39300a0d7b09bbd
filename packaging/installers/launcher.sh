#!/bin/sh
# Starts Kanevas from the tree that this file lies in, by whatever link it was called.
here=$(dirname "$(dirname "$(readlink -f "$0")")")

# The machine's own libraries of screen, fonts and OpenGL; the tree's where it has none.
known=$(/sbin/ldconfig -p 2>/dev/null || true)
for folder in "$here"/lib/where-missing/*; do
    case $known in
        *"${folder##*/} ("*) ;;
        *) LD_LIBRARY_PATH=${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$folder
            # without a driver behind it OpenGL aborts the program when it is asked what it can do
            [ "${folder##*/}" != libGLX.so.0 ] || export QT_XCB_GL_INTEGRATION=none ;;
    esac
done
[ -z "${LD_LIBRARY_PATH:-}" ] || export LD_LIBRARY_PATH

if [ ! -e /etc/fonts/fonts.conf ] && [ -e "$here/share/fonts/fonts.conf" ]; then
    export FONTCONFIG_FILE="$here/share/fonts/fonts.conf"
fi

# -I: a Python of the user's own, its libraries and its variables, have no say in this one
exec "$here/bin/@PYTHON@" -I -m @MODULE@ "$@"
