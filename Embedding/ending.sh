# Ends what a script runs when the script is ended; others read it with `.`. A shell alone leaves it running, and compilers that
# nobody waits for go on for minutes.

run() { # run SIGNAL COMMAND [ARGUMENT…]: a command that gets SIGNAL where this script is told to end
  ending=$1
  shift
  trap 'end_running 129' HUP
  trap 'end_running 130' INT
  trap 'end_running 143' TERM
  "$@" &
  ended_with=0
  # A shell that waits hears signals; one with a command in front of it does not.
  wait "$!" || ended_with=$?
  trap - HUP INT TERM
  return "$ended_with"
}

end_running() { # end_running STATUS
  trap '' HUP INT TERM
  # More than once: a program that has only just begun may not listen yet.
  for second in 1 2 3 4 5 6 7 8 9 10; do
    kill -s "$ending" "$!" 2>/dev/null || break
    sleep 1
  done
  exit "$1"
}
