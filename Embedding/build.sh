#!/bin/sh
# Leaves flowdoc in FLOWDOC_FOLDER/bin, built from the sources beside this script. One that is there already, made of the same,
# is left as it is.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"
# Tools of Swift look for files beside them, as .swift-version; those of the checkout are not meant.
cd "$here/.."

Scripts/setup.sh ci
key=$("$here/key.sh")
bin=$FLOWDOC_FOLDER/bin
if [ "$(cat "$bin/key" 2>/dev/null)" = "$key" ] && "$bin/flowdoc" --version >/dev/null 2>&1; then
  echo "flowdoc is there already."
  exit 0
fi

# Its compilers only end with it where it is interrupted.
build() {
  trap '' HUP TERM
  exec swift build --package-path "$here/.." --scratch-path "$FLOWDOC_FOLDER/build" --configuration release --product flowdoc
}
run INT build
mkdir -p "$bin"
cp -f "$FLOWDOC_FOLDER/build/release/flowdoc" "$bin/flowdoc"
printf '%s\n' "$key" >"$bin/key"
rm -rf "$FLOWDOC_FOLDER/build"
