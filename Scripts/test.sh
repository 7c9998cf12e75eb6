#!/bin/sh
# Runs `swift test` with the arguments given. What failed is said once more at the end, where a long log would hide it.
set -eu
mkdir -p .build
log=.build/tests.log
status=.build/tests.status
{ swift test "$@" 2>&1 && echo 0 >"$status" || echo "$?" >"$status"; } | tee "$log"
[ "$(cat "$status")" = 0 ] && exit 0
echo
echo "What failed:"
grep -E '^(✘|.*: error:|↳)|recorded an issue|Fatal error' "$log" | grep -vE '^↳ (Testing Library|Target Platform)' | awk '!seen[$0]++' | tail -n 200
exit 1
