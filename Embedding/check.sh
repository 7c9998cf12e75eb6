#!/bin/sh
# Asks `flowdoc check` with what is configured: `check.sh FORMAT [REVISION]`, or file:PATH for a graph file. What it ends with is the
# job's answer.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"

against=${2:-}
own "${FLOWDOC_REPORT:-}"
flowdoc check --format "$1" ${against:+--against "$against"} ${FLOWDOC_REPORT:+--output "$FLOWDOC_REPORT"}
