#!/bin/sh
# Says on a merge request what it changes: `gitlab-note.sh changes.md`, with a token of the scope `api` in FLOWDOC_TOKEN. As
# github-comment.sh it keeps to one note, and no job fails by it.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
changes=$1

[ -n "${CI_MERGE_REQUEST_IID:-}" ] || exit 0
[ -f "$changes" ] || exit 0
if [ -z "${FLOWDOC_TOKEN:-}" ]; then
  echo "No note was written: there is no FLOWDOC_TOKEN."
  exit 0
fi

token_header="PRIVATE-TOKEN: $FLOWDOC_TOKEN"
. "$here/notes.sh"
notes=$CI_API_V4_URL/projects/$CI_MERGE_REQUEST_PROJECT_ID/merge_requests/$CI_MERGE_REQUEST_IID/notes

give_up() {
  printf '%s\n' "The note was not $1 ($status $(reason)). FLOWDOC_TOKEN needs the scope 'api' and the role of a reporter."
  exit 0
}

ask GET "$CI_API_V4_URL/user"
[ "$status" = 200 ] || give_up "looked for"
user=$(values | sed -n 's/^id	//p')

find_note "$notes" author.id "$user" || give_up "looked for"
if [ -n "$note" ]; then
  ask PUT "$notes/$note" "$(body "$changes")"
  [ "$status" = 200 ] || give_up "written anew"
elif [ -s "$changes" ]; then
  ask POST "$notes" "$(body "$changes")"
  [ "$status" = 201 ] || give_up "written"
fi
