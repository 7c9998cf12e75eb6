#!/bin/sh
# Makes what a release has of the archives in BUILT: `publish.sh BUILT FOLDER` leaves the archives, the lists of what they link, the bundle for SwiftPM,
# the formula for Homebrew and the sums in FOLDER.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
version=$("$here/../version.sh")
built=$1
mkdir -p "$2"
folder=$(cd "$2" && pwd)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
systems=
for system in linux-x86_64 linux-arm64 macos-universal; do
  cp "$built/flowdoc-$version-$system.tar.xz" "$folder/"
  tar -xJf "$folder/flowdoc-$version-$system.tar.xz" -C "$work"
  systems="$systems $work/flowdoc-$version-$system"
done
for list in "$built"/flowdoc-"$version"-*.spdx.json; do [ ! -f "$list" ] || cp "$list" "$folder/"; done
"$here/bundle.sh" "$work" $systems
mv "$work/flowdoc-$version.artifactbundle.zip" "$folder/"

cd "$folder"
sha256sum flowdoc-* >SHA256SUMS
"$here/formula.sh" "$version" SHA256SUMS >flowdoc.rb
