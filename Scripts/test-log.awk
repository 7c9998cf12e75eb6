# Shortens the log of `swift test` while it is written: failures with their reasons, known issues by number,
# a line of progress for every 25 suites, the summary. Tests that start or pass are left out, with the arguments
# that stand in their lines, which may be long and of several lines; so is what is compiled, and with what.

function keep(line) {
  if (shown++ < 40) print substr(line, 1, 2000)
  else if (shown == 41) print "  … the rest is in " log_file
  fflush()
}

/^\[[0-9]+\/[0-9]+\]/ || /^Another instance of SwiftPM/ { next }
/^remark: Incremental compilation has been disabled/ || /^↳ (Testing Library|Target Platform)/ { next }
/^◇ (Suite|Test)/ { kind = "start"; next }
/^✔ Suite/ {
  kind = "pass"
  if (++suites % 25 == 0) { print suites " suites have passed"; fflush() }
  next
}
/^(✔|✘|━) Test run/ { kind = "summary"; print; next }
/^✔/ { kind = "pass"; next }
/^━ .*recorded a known issue/ { kind = "known"; known++; next }
/^━/ { kind = "pass"; next }
/^✘/ { kind = "failure"; shown = 0 }
kind == "start" || kind == "pass" || kind == "known" { next }
kind == "failure" { keep($0); next }
{ print substr($0, 1, 2000); fflush() }
END { if (known) print known " known issues; " log_file " says which" }
