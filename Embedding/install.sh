#!/bin/sh
# Leaves flowdoc in FLOWDOC_FOLDER/bin: the release that these scripts are of, held against its sum, or, where there is none for this
# machine, one that build.sh builds. FLOWDOC_RELEASES names another place that has the releases.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"
. "$here/release.sh"

[ -n "$archive" ] || exec "$here/build.sh"

bin=$FLOWDOC_FOLDER/bin
if [ "$(cat "$bin/key" 2>/dev/null)" = "$sum" ] && "$bin/flowdoc" --version >/dev/null 2>&1; then
  echo "flowdoc $version is there already."
  exit 0
fi

(cd "$here/.." && Scripts/setup.sh fetch)
address=${FLOWDOC_RELEASES:-https://github.com/flowdoc/flowdoc/releases/download}/v$version/$archive
mkdir -p "$FLOWDOC_FOLDER"
parcel=$(mktemp -d "$FLOWDOC_FOLDER/parcel.XXXXXX")
trap 'rm -rf "$parcel"' EXIT

run TERM curl --fail --location --silent --show-error --retry 3 --max-time 600 --output "$parcel/$archive" "$address" ||
  refuse "$address could not be fetched. FLOWDOC_RELEASES names another place that has it; with FLOWDOC_BUILD=true flowdoc is built."
found=$(if command -v sha256sum >/dev/null; then sha256sum "$parcel/$archive"; else shasum -a 256 "$parcel/$archive"; fi)
[ "${found%% *}" = "$sum" ] ||
  refuse "$address is not what was released: its SHA-256 sum is ${found%% *} in place of $sum. Nothing of it is run."

tar -xJf "$parcel/$archive" -C "$parcel"
rm -rf "$bin"
mkdir "$bin"
mv "$parcel/${archive%.tar.xz}" "$bin/release"
ln -s release/bin/flowdoc "$bin/flowdoc"
printf '%s\n' "$sum" >"$bin/key"
echo "flowdoc $version: $address"
