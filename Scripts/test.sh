#!/bin/sh
# Runs `swift test` with the arguments given, and prints of its log what matters. Failures are printed once more at the end, or, with
# `--part NAME`, left in .build/NAME.failures for whoever runs several parts side by side.
set -eu
part=tests
[ "${1:-}" = --part ] && { part=$2; shift 2; }
mkdir -p .build
log=.build/$part.log
status=.build/$part.status
failures=.build/$part.failures

{ swift test --disable-xctest "$@" 2>&1 && echo 0 >"$status" || echo "$?" >"$status"; } | tee "$log" | awk -v log_file="$log" -f Scripts/test-log.awk
grep -q 'Test run with 0 tests' "$log" && { echo "There is no such test." | tee "$failures" >&2; exit 1; }
[ "$(cat "$status")" = 0 ] && exit 0
{
  echo
  echo "What failed, of which $log has more:"
  grep -E '^(✘|.*: error:|↳)|recorded an issue|Fatal error' "$log" | grep -vE '^↳ (Testing Library|Target Platform)' | awk '!seen[$0]++' | tail -n 200
} >"$failures"
[ "$part" != tests ] || cat "$failures"
exit 1
