#!/bin/sh
# Usage: try-in-bare-root.sh FILE.AppImage|FILE.deb [FOLDER]
# Tries what an installer made in a Debian without Python, screen, fonts or OpenGL: installs it, runs
# an example, times that, draws a small picture, takes it off again and says what is left. Pictures
# and numbers go to FOLDER (out/installed). For root; debootstrap and Xvfb are needed. SUITE names
# another Debian than bookworm.
set -eu
cd "$(dirname "$0")/../.."
file=$(readlink -f "$1")
out=${2:-out/installed}
mkdir -p "$out"
[ "$(id -u)" = 0 ] || { echo "This needs root, for chroot." >&2; exit 1; }

root=$(mktemp -d)
number=77
Xvfb :$number -screen 0 1280x800x24 >/dev/null 2>&1 &
screen=$!
clean() {
    for place in proc dev tmp/.X11-unix; do umount "$root/$place" 2>/dev/null || true; done
    kill $screen 2>/dev/null || true
    rm -rf --one-file-system "$root"
}
trap clean EXIT

echo "Making a bare root."
debootstrap --variant=minbase "${SUITE:-bookworm}" "$root" >"$out/debootstrap.log"
mkdir -p "$root/tmp/.X11-unix"
mount --bind /proc "$root/proc"
mount --bind /dev "$root/dev"
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
cp models/four_bar_massless.json "$root/root/example.kanevas"
within() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root DISPLAY=:$number "$@"; }
files() { (cd "$root" && find . -xdev -path ./proc -prune -o -path ./dev -prune -o -type f -print | sort); }
within sh -c '! command -v python3' || { echo "This root has a Python." >&2; exit 1; }

case $file in
    *.AppImage)
        cp "$file" "$root/opt/kanevas"
        program=/opt/kanevas
        ;;
    *.deb)
        files >"$out/before.txt"
        cp "$file" "$root/tmp/kanevas.deb"
        within apt-get update -qq
        within env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends \
            /tmp/kanevas.deb >"$out/install.log" 2>&1 || { tail -n 20 "$out/install.log"; exit 1; }
        rm "$root/tmp/kanevas.deb"
        program=kanevas
        ;;
    *) echo "$file is neither an AppImage nor a Debian package." >&2; exit 1 ;;
esac

begun=$(date +%s.%N)
within $program --snapshot /root/out /root/example.kanevas
echo "First start, run and pictures: $(echo "$(date +%s.%N) - $begun" | bc) s"
begun=$(date +%s.%N)
within $program --snapshot /root/out /root/example.kanevas >/dev/null
echo "Second time: $(echo "$(date +%s.%N) - $begun" | bc) s"
within $program /root/example.kanevas --thumbnail /root/out/thumbnail.png --size 256
cp "$root"/root/out/* "$out"
du -sh "$file" | cut -f1 | sed 's/$/ to download/'

within $program --forget
case $file in
    *.AppImage) rm "$root/opt/kanevas" ;;
    *.deb)
        within apt-get purge -qq -y kanevas >/dev/null 2>&1
        within env DEBIAN_FRONTEND=noninteractive apt-get autoremove -qq -y --purge >/dev/null 2>&1
        rm -rf "$root/root/out"
        files >"$out/after.txt"
        ;;
esac
echo "Left behind, but for caches and logs of apt and dpkg:"
find "$root" -xdev -iname '*kanevas*' -not -name example.kanevas -not -path '*/var/*' || true
