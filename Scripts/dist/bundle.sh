#!/bin/sh
# Makes an artifact bundle for SwiftPM of what `make dist` left: `bundle.sh FOLDER DIST…` leaves flowdoc-VERSION.artifactbundle in FOLDER, and the
# same as .zip. Each DIST is an unpacked archive, as flowdoc-0.1.0-linux-x86_64. Equal input gives equal bytes.
set -eu
export LC_ALL=C TZ=UTC
umask 022
folder=$1
shift
version=$(basename "$1" | sed 's/^flowdoc-\(.*\)-[a-z]*-[a-z0-9_]*$/\1/')
name=flowdoc-$version.artifactbundle
bundle=$folder/$name
: "${SOURCE_DATE_EPOCH:=1577836800}"

triples() { # triples DIST: as SwiftPM calls the systems that it runs on
  case $1 in
    *-linux-x86_64) echo '"x86_64-unknown-linux-gnu"' ;;
    *-linux-arm64) echo '"aarch64-unknown-linux-gnu"' ;;
    *-macos-*) echo '"arm64-apple-macosx", "x86_64-apple-macosx"' ;;
  esac
}

variants() { # the rows of info.json
  comma=
  for dist in "$@"; do
    printf '%s        { "path": "%s/bin/flowdoc", "supportedTriples": [%s] }' "$comma" "$(basename "$dist")" "$(triples "$dist")"
    comma=',
'
  done
}

rm -rf "$bundle" "$bundle.zip"
mkdir -p "$bundle"
for dist in "$@"; do cp -R "$dist" "$bundle/"; done
cat >"$bundle/info.json" <<JSON
{
  "schemaVersion": "1.0",
  "artifacts": {
    "flowdoc": {
      "version": "$version",
      "type": "executable",
      "variants": [
$(variants "$@")
      ]
    }
  }
}
JSON
cd "$folder"
find "$name" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
find "$name" -type f | sort | zip -X -q -9 "$name.zip" -@
sha256sum "$name.zip" >"$name.zip.sha256"
echo "$folder/$name.zip: $(($(wc -c <"$name.zip") / 1000)) kB"
