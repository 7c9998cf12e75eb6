#!/bin/sh
# Tries what `make dist` left in FOLDER in roots that have nothing else: `roots.sh FOLDER SUITE…`, as in bookworm or trixie. Each root is made
# by debootstrap, which needs to be root. In the last one the steps of the Dockerfile are taken as well. FLOWDOC is the program that the folder was made
# of (.build/release/flowdoc), APP the folder of an app to try it with (the Shop's sources).
set -eu
folder=$1
shift
root=$(cd "$(dirname "$0")/../.." && pwd)
dist=$(ls -d "$folder"/flowdoc-*-linux-"$(uname -m | sed 's/aarch64/arm64/')")

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# A site without a name is called after the folder.
app=$work/app
cp -R "${APP:-$root/Examples/Shop/Sources}" "$app"
(cd "$app" && XDG_CACHE_HOME="$work/cache" "${FLOWDOC:-$root/.build/release/flowdoc}" generate --output "$work/site" >/dev/null 2>&1)

in_root() { # in_root ROOT COMMAND…: with /proc, from which a program knows where it lies
  place=$1
  shift
  unshare --mount --pid --fork sh -c 'mount -t proc proc "$0/proc" && exec chroot "$0" "$@"' "$place" "$@"
}

take_steps() { # take_steps ROOT: what the Dockerfile does
  cp /etc/resolv.conf "$1/etc/resolv.conf"
  sed -n 's/^RUN //p' "$root/Dockerfile" | while read -r step; do in_root "$1" sh -euc "$step" </dev/null >"$work/log" 2>&1 || { cat "$work/log" && exit 1; }; done
  cp -R "$dist/." "$1/usr/local/"
  mkdir -p "$1/app" && cp -R "$app/." "$1/app/" && chown -R 1000 "$1/app"
  in_root "$1" setpriv --reuid=1000 --regid=1000 --clear-groups env -i XDG_CACHE_HOME=/tmp/cache PATH=/usr/local/bin:/usr/bin:/bin \
    sh -c 'cd /app && flowdoc generate --output site && git --version' >/dev/null 2>&1
  diff -r --exclude=.flowdoc "$work/site" "$1/app/site"
  echo "ok: as a container"
}

for suite in "$@"; do
  echo "$suite:"
  debootstrap --variant=minbase "$suite" "$work/$suite" >"$work/log" 2>&1 || { cat "$work/log" && exit 1; }
  mkdir "$work/$suite/given"
  cp -R "$dist" "$app" "$work/site" "$root/Scripts/dist/try.sh" "$work/$suite/given/"
  in_root "$work/$suite" sh /given/try.sh "/given/$(basename "$dist")" /given/app /given/site
done
take_steps "$work/$suite"
