#!/bin/sh
# Shortens the log of `swift build` while it is written; what is said about code is left as it is. `build-log.sh terminal` shows progress as one line
# that changes; else it gets a line for each tenth of the steps, of which SwiftPM finds more on the way.
# No awk, since Debian's reads whole pages, and progress would come late.
last=0
open=""
while IFS= read -r line || [ -n "$line" ]; do
  case $line in
    # The driver says so of every module, since SwiftPM asks it for what cannot be had together with whole modules.
    "remark: Incremental compilation has been disabled"*) ;;
    "["[0-9]*/[1-9]*"] "*)
      step=${line%%]*}
      step=${step#[}
      case $step in *[!0-9/]* | */*/*) step=0/1 ;; esac
      tenth=$((10 * ${step%/*} / ${step#*/}))
      if [ "${1:-}" = terminal ]; then
        printf '\r%.100s\033[K' "$line"
        open=yes
      else
        [ "$tenth" -le "$last" ] || printf '%s\n' "$line"
        last=$tenth
      fi
      ;;
    *)
      [ -z "$open" ] || echo
      open=""
      printf '%s\n' "$line"
      ;;
  esac
done
