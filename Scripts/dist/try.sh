#!/bin/sh
# Tries what `make dist` made, as root of a machine that has nothing else: `try.sh FOLDER APP SITE`. FOLDER is the unpacked archive, APP the
# source of an app, SITE what the same flowdoc made of it where it was built. It needs a shell and coreutils.
set -eu
folder=$1
app=$2
expected=$3

work=$(mktemp -d)
chmod 755 "$work"
trap 'rm -rf "$work"' EXIT
mkdir "$work/a folder" "$work/bin"
cp -R "$folder" "$work/a folder/flowdoc"
flowdoc="$work/a folder/flowdoc/bin/flowdoc"

alone() { # alone PROGRAM [ARGUMENT…]: in an environment with nothing in it, as in the folder of the app
  (cd "$app" && env -i PATH=/usr/bin:/bin XDG_CACHE_HOME="$(mktemp -d "$work/cache.XXXXXX")" "$@")
}

same() { # same HOW: the site is the one that was made elsewhere
  diff -r --exclude=.flowdoc "$expected" "$work/site"
  rm -rf "$work/site"
  echo "ok: $1"
}

alone "$flowdoc" --version
alone "$flowdoc" generate --output "$work/site" >"$work/log" 2>&1 || { cat "$work/log" && exit 1; }
same "from a folder with a space"

ln -s "$flowdoc" "$work/bin/flowdoc"
alone "$work/bin/flowdoc" generate --output "$work/site" >/dev/null 2>&1
same "through a link"

chmod -R a-w "$work/a folder"
mkdir -m 777 "$work/open"
[ "$(id -u)" != 0 ] || {
  # Without a home, and without the right to write beside the program.
  (cd "$app" && env -i PATH=/usr/bin:/bin setpriv --reuid=65534 --regid=65534 --clear-groups "$flowdoc" generate --output "$work/open/site") >/dev/null 2>&1
  mv "$work/open/site" "$work/site"
  same "read-only, as another user, without a home"
}
chmod -R u+w "$work/a folder"
