#!/bin/sh
# Draws an app: `demo.sh FLOWDOC GRAPH FOLDER`. One picture of the whole, one of each flow, and the text twin of both.
set -eu
flowdoc=$1
graph=$2
folder=$3

mkdir -p "$folder"
"$flowdoc" export "$graph" --format svg --collapse --output "$folder/map.svg"
"$flowdoc" export "$graph" --format svg --output "$folder/whole.svg"
"$flowdoc" export "$graph" --format markdown --output "$folder/shop.md"
for flow in $("$flowdoc" export "$graph" --format csv | sed -n 's/^route,[^,]*,\([^,]*\),.*/\1/p' | sort -u); do
  "$flowdoc" export "$graph" --flow "$flow" --format svg --output "$folder/$flow.svg"
done

"$flowdoc" export "$graph" --format tree
echo
echo "$(ls "$folder"/*.svg | wc -l | tr -d ' ') pictures in $folder: open $folder/map.svg in a browser, then $folder/CheckoutFlow.svg"
