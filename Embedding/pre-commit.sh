#!/bin/sh
# A git hook that asks `flowdoc check` before a commit that touches what flowdoc reads. To install it, copy it to
# .git/hooks/pre-commit. `git commit --no-verify` goes past it once.
set -eu

# Git tells a hook its own folder and index; flowdoc asks git itself.
touched=$(git diff --cached --name-only -- '*.swift' '*.storyboard' '*.xib' '*.plist' '*.entitlements' '*.json' | head -n 1)
unset $(git rev-parse --local-env-vars)
[ -n "$touched" ] || exit 0

flowdoc=${FLOWDOC:-flowdoc}
if ! command -v "$flowdoc" >/dev/null 2>&1; then
  echo "flowdoc is not on the PATH: the navigation was not checked. CI does it." >&2
  exit 0
fi

status=0
"$flowdoc" check || status=$?
if [ "$status" = 1 ]; then
  cat >&2 <<'HELP'

flowdoc refuses this commit. Where the graph file is old: `flowdoc check --write`, then `git add` it.
A finding that is accepted can be named in the code: `// flowdoc:ignore RULE why`.
HELP
fi
exit "$status"
