#!/bin/sh
# Makes the reference of what apps link, with the documentation compiler of the toolchain: `reference.sh MODULES FOLDER BASE`. MODULES is the folder of the
# built modules, BASE where a server will have the pages, as flowdoc/reference: unlike flowdoc's own they read from no other place, and need JavaScript. A warning is an error: a name that
# a comment misspells, a parameter that it leaves out.
set -eu
modules=$1
folder=$2
base=$3
case $(uname -s) in
  Darwin)
    target=$(uname -m)-apple-macosx13.0
    set -- -sdk "$(xcrun --show-sdk-path)"
    tool="xcrun"
    ;;
  *)
    target=$(uname -m)-unknown-linux-gnu
    set --
    tool=""
    ;;
esac

graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT
for module in FlowModel FlowAnalysis FlowExport FlowKit; do
  $tool swift-symbolgraph-extract -module-name "$module" -I "$modules" -target "$target" "$@" -output-dir "$graphs" \
    -minimum-access-level public -skip-synthesized-members
done
rm -rf "$folder"
mkdir -p "$(dirname "$folder")"
$tool docc convert --warnings-as-errors --fallback-display-name FlowKit --fallback-bundle-identifier flowdoc.flowdoc --additional-symbol-graph-dir "$graphs" \
  --output-path "$folder" --transform-for-static-hosting --hosting-base-path "$base"
