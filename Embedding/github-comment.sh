#!/bin/sh
# Says on a pull request what it changes: `github-comment.sh changes.md`. Its own comment of an earlier run is written anew, so that
# there is one alone; an empty file makes none. A job never fails by it: what could not be said stands in the log and the summary.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
changes=$1

[ -n "${PULL_REQUEST:-}" ] || exit 0
# Without a file there was no comparison, and what was said before may still be true.
[ -f "$changes" ] || exit 0

token_header="Authorization: Bearer ${FLOWDOC_TOKEN:-}"
. "$here/notes.sh"
repository=$GITHUB_API_URL/repos/$GITHUB_REPOSITORY

give_up() {
  # Not echo: it would make lines, and so commands, of what a server says.
  printf '%s\n' "::warning title=flowdoc::The comment was not $1 ($status $(reason)). What changed stands in the job's summary. A token may comment with 'permissions: pull-requests: write'; that of a fork's pull request may not."
  exit 0
}

# The token of a job is no user's: then the note is a bot's.
ask GET "$GITHUB_API_URL/user"
key=user.type
value='"Bot"'
if [ "$status" = 200 ]; then
  key=user.login
  value=$(values | sed -n 's/^login	//p')
fi

find_note "$repository/issues/$PULL_REQUEST/comments" "$key" "$value" || give_up "looked for"
if [ -n "$note" ]; then
  ask PATCH "$repository/issues/comments/$note" "$(body "$changes")"
  [ "$status" = 200 ] || give_up "written anew"
elif [ -s "$changes" ]; then
  ask POST "$repository/issues/$PULL_REQUEST/comments" "$(body "$changes")"
  [ "$status" = 201 ] || give_up "written"
fi
