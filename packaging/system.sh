#!/bin/sh
# Usage: system.sh NAME...
# Sees to it that Debian packages are there; a NAME is a group of system-packages.txt or a package.
# Installs what is missing if that takes no password, else prints the line for an administrator and
# fails. On other systems than Debian and its relatives it does nothing.
set -u
list=$(dirname "$0")/system-packages.txt

command -v apt-get >/dev/null && command -v dpkg-query >/dev/null || exit 0

wanted=$(for name; do
    awk -v name="$name" '$1 == name { print $2; found = 1 } END { if (!found) print name }' "$list"
done)

# A package may be there under another name that provides this one: libglib2.0-0t64.
# shellcheck disable=SC2016 # the ${...} are dpkg-query's
present=$(dpkg-query -W -f '${db:Status-Status} ${Package} ${Provides}\n' |
    sed -n 's/([^)]*)//g; s/^installed //p' | tr -s ', ' '\n')
missing=$(for package in $wanted; do
    printf '%s\n' "$present" | grep -qxF "$package" || printf ' %s' "$package"
done)
[ -n "$missing" ] || exit 0

install_as() {
    # Lists first: on a fresh machine there are none, and old ones name files that are gone.
    for step in update "install -y --no-install-recommends $missing"; do
        # shellcheck disable=SC2086 # words
        "$@" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=120 $step
    done </dev/null >"$log" 2>&1
}

may_install=yes
if [ "$(id -u)" = 0 ]; then
    set --
elif sudo -n true 2>/dev/null; then
    set -- sudo -n
else
    may_install=no
fi

if [ $may_install = yes ]; then
    echo "Installing system packages, about a minute:$missing"
    log=$(mktemp)
    trap 'rm -f "$log"' EXIT
    install_as "$@" && exit 0
    echo "That did not work; apt-get ended with:" >&2
    tail -n 5 "$log" >&2
fi

echo "System packages are missing. Please let an administrator run this line:" >&2
echo "apt-get install$missing" >&2
exit 1
