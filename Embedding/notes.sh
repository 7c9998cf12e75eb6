# How github-comment.sh and gitlab-note.sh talk to their servers and find their own note; they read it with `.`.
# `here` is the folder of the scripts, `token_header` the line that a server wants to see.

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# In a file, since arguments of programs can be read by everybody on the machine.
printf 'header = "%s"\n' "$(printf '%s' "$token_header" | tr -d '\r\n"\\')" >"$work/curl"
answer=$work/answer

marker() { # begins each note: it is not shown, and tells two apps of one repository apart
  printf '<!-- flowdoc %s -->' "$(printf '%s' "${FLOWDOC_CONFIG:-.flowdoc.json}" | LC_ALL=C tr -c 'A-Za-z0-9._/' '_')"
}

ask() { # ask METHOD ADDRESS [FILE]: the answer lands in $answer, its status in $status
  : >"$answer"
  status=$(curl --silent --show-error --max-time 60 --config "$work/curl" --request "$1" \
    --header 'Content-Type: application/json' ${3:+--data-binary "@$3"} \
    --output "$answer" --write-out '%{http_code}' "$2") || status=${status:-000}
}

values() { awk -f "$here/json-lines.awk" "$answer"; }

find_note() { # find_note ADDRESS KEY VALUE: the own note's id in $note, if there is one; fails where nobody can tell
  note=
  page=1
  while [ "$page" -lt 1000 ]; do
    ask GET "$1?per_page=100&page=$page"
    [ "$status" = 200 ] || return 1
    values >"$work/notes"
    [ -s "$work/notes" ] || return 0
    note=$(awk -v marker="$(marker)" -v key="$2" -v value="$3" -f "$here/own-note.awk" "$work/notes")
    [ -z "$note" ] || return 0
    page=$((page + 1))
  done
  return 1
}

body() { # body FILE: what to send, in a file
  {
    marker
    printf '\n'
    if [ -s "$1" ]; then cat "$1"; else echo "Nothing changes in the navigation any more."; fi
  } | "$here/json-string.sh" >"$work/string"
  { printf '{"body": ' && cat "$work/string" && printf '}'; } >"$work/body"
  printf '%s' "$work/body"
}

reason() { # what the server said, for a log
  values 2>/dev/null | sed -n 's/^message	//p' | cut -c 1-300
}
