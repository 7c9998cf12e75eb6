#!/bin/sh
# Installs what flowdoc needs, and tells the next steps of the action where it will lie, what its cache is called, and with what to
# compare: what is asked for, else the branch that a pull request wants to be merged into.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/.."

Scripts/setup.sh ci
# By its whole name, so that nothing else can be called like the branch.
against=${FLOWDOC_AGAINST:-${GITHUB_BASE_REF:+refs/remotes/origin/$GITHUB_BASE_REF}}
key=$("$here/key.sh")
# One line, so that it cannot pretend to be another output.
against=$(printf '%s' "$against" | tr -d '\r\n')
printf '%s\n' "folder=$RUNNER_TEMP/flowdoc" "key=flowdoc-$key" "against=$against" >>"$GITHUB_OUTPUT"
