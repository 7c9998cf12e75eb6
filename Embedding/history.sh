#!/bin/sh
# Brings what a comparison needs into a clone that is not deep enough: `history.sh origin/main`, a tag, or a commit. For a graph file,
# as file:main.graph.json, there is nothing to bring.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"

against=$1
case $against in
  file:*) exit 0 ;;
  refs/remotes/origin/*) wanted="+refs/heads/${against#refs/remotes/origin/}:$against" ;;
  origin/*) wanted="+refs/heads/${against#origin/}:refs/remotes/$against" ;;
  refs/*) wanted="+$against:$against" ;;
  *[!0-9a-f]*) wanted="+refs/tags/$against:refs/tags/$against" ;;
  *) wanted=$against ;;
esac

meets() { # whether the clone knows where both parted
  there=$(git rev-parse --verify --quiet --end-of-options "$against^{commit}") && git merge-base "$there" HEAD >/dev/null
}

bring() { # bring --depth=1: one commit of the other side; bring --deepen=50: so many more of both
  refuse_included_settings || return 1
  if [ "$(git rev-parse --is-shallow-repository)" = true ]; then
    run TERM git fetch --quiet --no-tags "$1" origin "$wanted"
  else
    run TERM git fetch --quiet --no-tags origin "$wanted"
  fi
}

# The tip alone at first: git would bring all that a branch has which is new to the clone.
meets || bring --depth=1 || true
for commits in 1 50 1000 1000000; do
  ! meets || exit 0
  bring "--deepen=$commits" || break
done
meets || {
  printf '%s\n' "flowdoc does not see where HEAD and '$against' parted. Make the clone deeper: 'fetch-depth: 0' of" \
    "actions/checkout, 'GIT_DEPTH: 0' on GitLab; or fetch what is to be compared with before." >&2
  exit 1
}
