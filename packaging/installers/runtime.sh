#!/bin/sh
# Usage: runtime.sh FILE: make the small program that an AppImage begins with, out of its sources, and
# FILE.licences with those of its parts.
# They are fetched at the commits named here. What is linked in besides comes of Debian's packages
# (the group "runtime" of system-packages.txt). The patch lets an AppImage run where there is no FUSE:
# it unpacks itself for that run, and clears away.
set -eu
target=$(readlink -m "$1")
here=$(dirname "$(readlink -f "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fetch() { # REPOSITORY COMMIT: the commit is the digest of all that is fetched
    git init -q "$work/${1##*/}"
    cd "$work/${1##*/}"
    git fetch -q --depth 1 "https://github.com/$1" "$2" 2>"$work/told" || {
        echo "Stopped: the sources of github.com/$1 could not be fetched. Is this machine online?" >&2
        tail -n 1 "$work/told" >&2
        exit 1
    }
    git checkout -q FETCH_HEAD
}

quietly() { "$@" >"$work/told" 2>&1 || { tail -n 20 "$work/told" >&2; exit 1; }; }

fetch vasi/squashfuse 775b4cc72ab47641637897f11ce0da15d5c1f115 # 0.5.2
quietly ./autogen.sh
quietly ./configure CFLAGS="-Os -ffunction-sections -fdata-sections" \
    --without-lzo --without-lz4 --without-xz --disable-demo --enable-static --disable-shared
quietly make -j2
mkdir -p "$work/include/squashfuse"
cp ./*.h "$work/include/squashfuse"

fetch AppImage/type2-runtime caf24f9f712084686bfc24a70b75e50df0aefb9c
quietly git apply "$here/runtime.patch"
cd src/runtime
libraries=$work/squashfuse/.libs
quietly cc -std=gnu99 -Os -D_FILE_OFFSET_BITS=64 -DGIT_COMMIT='"caf24f9"' -ffunction-sections -fdata-sections \
    -I"$work/include" -I"$work/include/squashfuse" -I/usr/include/fuse3 -T data_sections.ld -Wl,--gc-sections \
    -static-pie runtime.c -L"$libraries" -lsquashfuse_ll -lfuseprivate -lsquashfuse -lfuse3 -lzstd -lz \
    -o runtime
strip --strip-debug --strip-unneeded runtime
printf 'AI\002' | dd of=runtime bs=1 seek=8 conv=notrunc status=none
mkdir -p "$(dirname "$target")"
{
    cat "$work/type2-runtime/LICENSE"
    for part in "$work/squashfuse/LICENSE" /usr/share/doc/libfuse3-dev/copyright \
        /usr/share/doc/libzstd-dev/copyright /usr/share/doc/zlib1g-dev/copyright /usr/share/doc/libc6-dev/copyright; do
        printf '\n\n---- %s, linked into it\n\n' "$(basename "${part%/*}")"
        cat "$part"
    done
} >"$target.licences"
mv runtime "$target"
