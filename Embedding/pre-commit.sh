#!/bin/sh
# A git hook that asks `flowdoc check` before a commit that touches what flowdoc reads. To install it, copy it to
# .git/hooks/pre-commit. It looks at the files as they lie there, and does what it is given on to `flowdoc check`.
set -eu

touched=$(git -c core.fsmonitor=false diff --cached --name-only --no-ext-diff -- '*.swift' '*.storyboard' '*.xib' '*.plist' '*.entitlements' '*.json' | head -n 1)
[ -n "$touched" ] || exit 0
# Git tells its hooks where the repository and the index are; whoever asks git elsewhere would be led astray.
unset $(git rev-parse --local-env-vars)

if ! flowdoc=$(command -v flowdoc); then
  echo "flowdoc is not on the PATH: https://github.com/flowdoc/flowdoc#install. git commit --no-verify goes on without." >&2
  exit 1
fi
# A branch of somebody else may bring a program of that name.
case $(cd "$(dirname "$flowdoc")" && pwd -P)/ in
  "$(pwd -P)"/*)
    echo "The first flowdoc on the PATH is $flowdoc, which lies in this repository; it is not run. Put another before it, or say git commit --no-verify." >&2
    exit 1
    ;;
esac

status=0
"$flowdoc" check "$@" || status=$?
if [ "$status" = 1 ]; then
  echo >&2
  echo "flowdoc refuses this commit. Where the graph file is old, bring it up to date and commit it, too:" >&2
  echo "  flowdoc check --write" >&2
  echo "A finding is accepted by a comment, as // flowdoc:ignore RULE; git commit --no-verify asks nobody." >&2
fi
exit "$status"
