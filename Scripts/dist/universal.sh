#!/bin/sh
# Puts the folders that `make dist` made on a Mac with Apple's processor and on one with Intel's together: `universal.sh ARM INTEL FOLDER` leaves
# flowdoc-VERSION-macos-universal in FOLDER, and the same as .tar.xz. It has not been run yet.
set -eu
arm=$1
intel=$2
name=$(basename "$arm" | sed 's/-macos-.*/-macos-universal/')
mkdir -p "$3"
folder=$(cd "$3" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
: "${SOURCE_DATE_EPOCH:=1577836800}"
. "$here/macos.sh"

rm -rf "$folder/$name"
cp -R "$arm" "$folder/$name"
(cd "$arm" && find bin lib -type f) | while read -r file; do
  lipo -create "$arm/$file" "$intel/$file" -output "$folder/$name/$file"
  codesign --force --sign - "$folder/$name/$file"
done
cd "$folder"
archive "$name" | xz --threads=1 >"$name.tar.xz"
sum "$name.tar.xz" >"$name.tar.xz.sha256"
