#!/bin/sh
# Installs what flowdoc needs, and tells the next steps of the action where it will lie, whether it must be built, what its cache is
# called, and with what to compare: what is asked for, else the branch that a pull request wants to be merged into.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/.."
. "$here/release.sh"

if [ -n "$archive" ]; then
  Scripts/setup.sh fetch
  build=false
  key=$sum
else
  Scripts/setup.sh ci
  build=true
  key=$("$here/key.sh")
fi
# By its whole name, so that nothing else can be called like the branch.
against=${FLOWDOC_AGAINST:-${GITHUB_BASE_REF:+refs/remotes/origin/$GITHUB_BASE_REF}}
# One line, so that it cannot pretend to be another output.
against=$(printf '%s' "$against" | tr -d '\r\n')
printf '%s\n' "folder=$RUNNER_TEMP/flowdoc" "build=$build" "key=flowdoc-$key" "against=$against" >>"$GITHUB_OUTPUT"
