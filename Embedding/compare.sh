#!/bin/sh
# Writes what HEAD changes against a revision as a comment: `compare.sh origin/main changes.md`. The file is empty where nothing
# changed, and is not there where the comparison could not be made: then the log says why, and the job goes on.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"

against=$1
changes=$2
own "$changes"
rm -f "$changes"
case $against in
  # It is held against what is there.
  file:*) sides=$against ;;
  *) sides="$against...HEAD" ;;
esac

status=0
flowdoc diff --format markdown --fail-on any --output "$changes" -- "$sides" || status=$?
case $status in
  0) : >"$changes" ;;
  1) ;;
  *) rm -f "$changes" && printf '%s\n' "flowdoc could not compare with '$against'." >&2 ;;
esac
