#!/bin/sh
# Shows an app: `demo.sh FLOWDOC GRAPH FOLDER`. Its tree in the terminal, two pictures, and its site with the drawings of its screens.
set -eu
flowdoc=$1
graph=$2
folder=$3
wireframes=$(dirname "$graph")/wireframes

mkdir -p "$folder"
"$flowdoc" export "$graph" --format svg --collapse --output "$folder/map.svg"
"$flowdoc" export "$graph" --format svg --flow CheckoutFlow --output "$folder/checkout.svg"
"$flowdoc" export "$graph" --format tree
echo
set -- --graph "$graph" --output "$folder/site"
[ ! -d "$wireframes" ] || set -- "$@" --screenshots "$wireframes"
"$flowdoc" generate "$@"
echo "Open $folder/site/index.html in a browser; $folder/map.svg and $folder/checkout.svg are pictures by themselves."
