# The id of the first note that begins with `marker` and whose `key` has the `value`; reads what json-lines.awk writes of a list
# of notes. Whoever quotes the marker does not begin with it, and whoever imitates it is somebody else.

BEGIN { FS = "\t" }

{
  note = $1
  sub(/\..*/, "", note)
  field = substr($1, length(note) + 2)
  if (field == "id") id[note] = $2
  if (field == key && $2 == value) isOwn[note] = 1
  if (field == "body" && index(plain($2), "\"" marker) == 1) isMarked[note] = 1
  if (note + 0 > last) last = note + 0
}

END {
  for (note = 0; note <= last; note++) {
    if (isOwn[note] && isMarked[note]) {
      print id[note]
      exit
    }
  }
}

# Some servers write angle brackets as escapes.
function plain(text) {
  gsub(/\\u003[cC]/, "<", text)
  gsub(/\\u003[eE]/, ">", text)
  gsub(/\\\//, "/", text)
  return text
}
