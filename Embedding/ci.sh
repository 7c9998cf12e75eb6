#!/bin/sh
# flowdoc in any CI, run in the root of the app's clone: gets it, makes the site, tells what a branch changes, and asks the gate.
# It ends with 0 where all is well, 1 where the gate refuses, 2 where the work could not be done. What may be said in variables:
#
#   FLOWDOC_AGAINST  the revision to compare with, as origin/main, or a graph file as file:main.graph.json; without one nothing is
#                    compared
#   FLOWDOC_CONFIG   the configuration (.flowdoc.json)
#   FLOWDOC_OUTPUT   the folder for the site (flowdoc-site)
#   FLOWDOC_FORMAT   how findings are written, as gitlab, junit or sarif (text), and FLOWDOC_REPORT the file for them
#   FLOWDOC_CHANGES  the file for what changed, as Markdown (flowdoc-changes.md)
#   FLOWDOC_FOLDER   where flowdoc lies, outside of the clone; keep its `bin` and `cache` from run to run (~/.cache/flowdoc-ci)
#   FLOWDOC_CHECK    `false` asks no gate
#   FLOWDOC_BUILD    `true` builds flowdoc, also where there is a release of it
#   FLOWDOC_RELEASES where the releases lie, if not on GitHub
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"
: "${FLOWDOC_AGAINST:=}" "${FLOWDOC_CHANGES:=flowdoc-changes.md}"

run TERM "$here/install.sh"
run TERM "$here/site.sh" "${FLOWDOC_OUTPUT:-flowdoc-site}"

if [ -n "$FLOWDOC_AGAINST" ]; then
  run TERM "$here/history.sh" "$FLOWDOC_AGAINST"
  run TERM "$here/compare.sh" "$FLOWDOC_AGAINST" "$FLOWDOC_CHANGES"
  # Where there is no merge request, or no token, it says so and goes on.
  run TERM "$here/gitlab-note.sh" "$FLOWDOC_CHANGES"
fi

[ "${FLOWDOC_CHECK:-true}" = false ] || run TERM "$here/check.sh" "${FLOWDOC_FORMAT:-text}" "$FLOWDOC_AGAINST"
