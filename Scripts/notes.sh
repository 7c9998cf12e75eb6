#!/bin/sh
# Prints what CHANGELOG.md says of a version: `notes.sh 0.1.0`. A version of which it says nothing is an error.
set -eu
awk -v version="$1" '
  /^## / { inside = $2 == version; next }
  inside && (found || NF) { found = 1; print }
  END { if (!found) { print "CHANGELOG.md has no section \"## " version "\"." > "/dev/stderr"; exit 1 } }
' "$(dirname "$0")/../CHANGELOG.md"
