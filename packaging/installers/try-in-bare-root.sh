#!/bin/bash
# Usage: try-in-bare-root.sh FILE.AppImage|FILE.deb [FOLDER]
# Tries what an installer made in a Debian without Python, screen, fonts or OpenGL: installs it, runs
# an example, times that, draws a small picture, takes it off again and fails if something is left. An
# AppImage is tried by one who is not root, too, who can mount nothing there. Pictures and numbers go
# to FOLDER (out/installed). For root; the group "trial" of system-packages.txt is needed. SUITE names
# another Debian than bookworm. The bare root is made once, in build/.
set -eu
cd "$(dirname "$0")/../.."
file=$(readlink -f "$1")
out=${2:-out/installed}
suite=${SUITE:-bookworm}
mkdir -p "$out" build
[ "$(id -u)" = 0 ] || { echo "This needs root, for chroot." >&2; exit 1; }

bare=build/bare-$suite
if [ ! -e "$bare.tar" ]; then
    echo "Making a bare root."
    rm -rf "$bare"
    debootstrap --variant=minbase "$suite" "$bare" >"$out/debootstrap.log"
    tar -C "$bare" -cf "$bare.tar.part" .
    mv "$bare.tar.part" "$bare.tar"
    rm -rf "$bare"
fi

root=$(mktemp -d)
chmod 755 "$root"
number=77
while [ -e /tmp/.X$number-lock ]; do number=$((number + 1)); done
Xvfb :$number -screen 0 1280x800x24 >/dev/null 2>&1 &
screen=$!
clean() {
    for place in proc dev tmp/.X11-unix; do umount "$root/$place" 2>/dev/null || true; done
    kill $screen 2>/dev/null || true
    rm -rf --one-file-system "$root"
}
trap clean EXIT

tar -C "$root" -xpf "$bare.tar"
mkdir -p "$root/tmp/.X11-unix"
mount --bind /proc "$root/proc"
mount --bind /dev "$root/dev"
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
chroot "$root" useradd --create-home someone
for home in root home/someone; do cp models/four_bar_massless.json "$root/$home/example.kanevas"; done

within() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root DISPLAY=:$number "$@"; }
by_someone() { chroot --userspec=someone "$root" env -i PATH=/usr/bin:/bin HOME=/home/someone DISPLAY=:$number "$@"; }
files() { (cd "$root" && find . -xdev \( -path ./proc -o -path ./dev -o -path ./tmp/.X11-unix \) -prune -o -print | sort); }
timed() { # WHAT COMMAND...: says how long it took, for CI's sake also without what else the machine did
    local what=$1 TIMEFORMAT='%R s, %U s of a processor and %S s of its system'
    shift
    printf '%s: ' "$what"
    { time "$@" >"$out/said.txt" 2>&1; } 2>&1 || { tail -n 20 "$out/said.txt" >&2; exit 1; }
    grep -q 'time reached  *1 s of 1 s' "$out/said.txt" || { echo "It did not run to its end." >&2; exit 1; }
}
within sh -c '! command -v python3' || { echo "This root has a Python." >&2; exit 1; }

files >"$out/before.txt"
case $file in
    *.AppImage)
        cp "$file" "$root/opt/kanevas"
        program=/opt/kanevas
        ;;
    *.deb)
        cp "$file" "$root/tmp/kanevas.deb"
        within apt-get update -qq
        within env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends \
            /tmp/kanevas.deb >"$out/install.log" 2>&1 || { tail -n 20 "$out/install.log"; exit 1; }
        rm "$root/tmp/kanevas.deb"
        program=kanevas
        ;;
    *) echo "$file is neither an AppImage nor a Debian package." >&2; exit 1 ;;
esac
echo "To download: $(du -h --apparent-size "$file" | cut -f1)"

timed "First start, run and pictures" within $program --snapshot /root/out /root/example.kanevas
cp "$root"/root/out/* "$out"
timed "Second time" within $program --snapshot /root/out /root/example.kanevas
timed "The first time by one who is not root" by_someone $program --snapshot /home/someone/out /home/someone/example.kanevas
within $program /root/example.kanevas --thumbnail /root/out/thumbnail.png --size 256
cp "$root"/root/out/thumbnail.png "$out"
within $program --forget
by_someone $program --forget

case $file in
    *.AppImage) rm "$root/opt/kanevas" ;;
    *.deb)
        within apt-get purge -qq -y kanevas >/dev/null 2>&1
        within env DEBIAN_FRONTEND=noninteractive apt-get autoremove -qq -y --purge >/dev/null 2>&1
        ;;
esac
rm -r "$root/root/out" "$root/home/someone/out"
files >"$out/after.txt"
# what apt and dpkg note of all packages, and what Mesa and fontconfig keep of all programs
left=$(comm -13 "$out/before.txt" "$out/after.txt" |
    grep -Ev '^\./(var/(cache|lib|log)/|etc/|(root|home/someone)/(\.cache|\.config|\.local|\.local/(share|state)|\.cache/(mesa_shader_cache|fontconfig).*)$)' || true)
[ -z "$left" ] || { printf 'Left behind:\n%s\n' "$left" >&2; exit 1; }
! grep -i kanevas "$out/after.txt" | grep -v '/example\.kanevas$' || { echo "Left behind." >&2; exit 1; }
echo "Nothing is left behind."
