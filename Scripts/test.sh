#!/bin/sh
# Runs `swift test` with the arguments given, and prints of its log what matters. Failures are printed once more at the end.
set -eu
mkdir -p .build
log=.build/tests.log
status=.build/tests.status
{ swift test "$@" 2>&1 && echo 0 >"$status" || echo "$?" >"$status"; } | tee "$log" | awk -f Scripts/test-log.awk
grep -q 'Test run with 0 tests' "$log" && { echo "There is no such test." >&2; exit 1; }
[ "$(cat "$status")" = 0 ] && exit 0
echo
echo "What failed:"
grep -E '^(✘|.*: error:|↳)|recorded an issue|Fatal error' "$log" | grep -vE '^↳ (Testing Library|Target Platform)' | awk '!seen[$0]++' | tail -n 200
exit 1
