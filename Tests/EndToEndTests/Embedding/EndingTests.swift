import FlowTestSupport
import Foundation
import Testing

/// Scripts that are told to end while something costly runs: nothing of it is left over.
@Suite struct EndingTests {
  /// As SwiftPM: its compilers are groups of their own, and end with it only where it is interrupted.
  private static let swift = """
    [ "$1" != --version ] || exit 0
    exec perl -e '
      $SIG{INT} = sub { kill "KILL", $compiler; waitpid $compiler, 0; exit 1 };
      $compiler = fork;
      if (!$compiler) { setpgrp; exec "sleep", 600 }
      open my $file, ">", "$ENV{WORLD}/new";
      print $file $compiler;
      close $file;
      rename "$ENV{WORLD}/new", "$ENV{WORLD}/running";
      waitpid $compiler, 0;
    '
    """

  private func machine() throws -> CIMachine {
    let machine = try CIMachine()
    try AppRepository(in: machine.folder, after: ["cart"]).clone()
    return machine
  }

  /// Starts ci.sh, tells it or its whole group to end once something runs, and says what became of both.
  private static let end = """
    perl -e 'setpgrp; exec @ARGV' "$0" >/dev/null 2>&1 &
    while [ ! -f "$WORLD/running" ] && kill -0 $!; do sleep 0.1; done
    kill -s TERM -- "$1$!"
    ended=0
    wait $! || ended=$?
    running=$(cat "$WORLD/running")
    left=nothing
    ! kill -s KILL "$running" || left=something
    echo "$ended, $left is left"
    """

  /// A CI that knows no better tells a whole group.
  @Test(arguments: ["", "-"]) func compilers(sign: String) throws {
    let machine = try machine()
    defer { machine.folder.remove() }
    try machine.program("swift", Self.swift)
    #expect(try end(machine, sign: sign) == "143, nothing is left\n")
  }

  @Test(arguments: ["", "-"]) func flowdoc(sign: String) throws {
    let machine = try machine()
    defer { machine.folder.remove() }
    try machine.program(
      "slow",
      """
      [ "$1" != --version ] || exit 0
      echo $$ >"$WORLD/new"
      mv "$WORLD/new" "$WORLD/running"
      exec sleep 600
      """)
    let slow = ["FLOWDOC_UNDER_TEST": machine.folder.path("bin/slow")]
    #expect(try end(machine, sign: sign, variables: slow) == "143, nothing is left\n")
  }

  private func end(_ machine: CIMachine, sign: String, variables: [String: String] = [:]) throws -> String {
    try Shell.run(
      "/bin/sh", ["-c", Self.end, machine.folder.path("flowdoc/Embedding/ci.sh"), sign],
      in: machine.folder.url("clone"), environment: machine.environment.merging(variables) { $1 }
    ).output
  }
}
