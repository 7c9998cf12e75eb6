#!/bin/sh
# Asks `flowdoc check` with what is configured: `check.sh FORMAT [REVISION]`. What it ends with is the job's answer.
set -eu
. "$(dirname "$0")/common.sh"

against=${2:-}
flowdoc check --format "$1" ${against:+--against "$against"} ${FLOWDOC_REPORT:+--output "$FLOWDOC_REPORT"}
