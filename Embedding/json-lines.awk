# Each value of a JSON text on a line: where it stands, a tab, and the value as it is written. Strings keep their escapes.
#
#   [{"id": 7, "user": {"login": "a\"b"}}]   →   0.id	7
#                                                0.user.login	"a\"b"

# JSON has no control characters but white space, so that the whole text is one record, and two of them can stand for escapes.
BEGIN { RS = "\001" }

{
  # Some awks split at the ends of lines, too.
  gsub(/\n/, " ")
  gsub(/\\\\/, "\002")
  gsub(/\\"/, "\003")
  count = split($0, part, "\"")
  for (i = 1; i <= count; i++) {
    if (i % 2 == 0) string(part[i])
    else between(part[i])
  }
}

function string(text) {
  text = replaced(replaced(text, "\002", "\\\\"), "\003", "\\\"")
  if (kind[depth] == "{" && isKey) place[depth] = text
  else line("\"" text "\"")
}

# What gsub makes of backslashes differs from awk to awk.
function replaced(text, sign, with, pieces, count, i, result) {
  count = split(text, pieces, sign)
  result = pieces[1]
  for (i = 2; i <= count; i++) result = result with pieces[i]
  return result
}

function between(text, i, sign) {
  for (i = 1; i <= length(text); i++) {
    sign = substr(text, i, 1)
    if (sign == "{" || sign == "[") open(sign)
    else if (sign == "}" || sign == "]") { scalar(); depth-- }
    else if (sign == ",") { scalar(); next_place() }
    else if (sign == ":") isKey = 0
    else if (sign !~ /[ \t\r\n]/) word = word sign
  }
}

function open(sign) {
  kind[++depth] = sign
  place[depth] = 0
  isKey = 1
}

function next_place() {
  if (kind[depth] == "[") place[depth]++
  isKey = 1
}

function scalar() {
  if (word != "") line(word)
  word = ""
}

function line(value, path, i) {
  path = place[1]
  for (i = 2; i <= depth; i++) path = path "." place[i]
  print path "\t" value
}
