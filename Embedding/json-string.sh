#!/bin/sh
# Standard input as a JSON string, whatever bytes it has: what is no UTF-8 and what no document may have is left out. There is
# neither jq nor Python in Swift's containers.
set -eu
export LC_ALL=C
tab=$(printf '\t')
cr=$(printf '\r')

tr -d '\000-\010\013\014\016-\037' |
  { iconv -c -f UTF-8 -t UTF-8 2>/dev/null || true; } |
  sed -e 's/\\/&&/g' -e 's/"/\\&/g' -e "s/$tab/\\\\t/g" -e "s/$cr/\\\\r/g" |
  awk 'BEGIN { ORS = "\\n"; printf "\"" } { print } END { printf "\"" }'
