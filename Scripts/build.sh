#!/bin/sh
# Runs `swift build` with the arguments given, and prints of its log what matters.
set -eu
status=$(mktemp)
trap 'rm -f "$status"' EXIT
[ -t 1 ] && place=terminal || place=file

{ swift build "$@" 2>&1 && echo 0 >"$status" || echo "$?" >"$status"; } | Scripts/build-log.sh "$place"
exit "$(cat "$status")"
