import FlowTestSupport
import Foundation
import Testing

/// The set-up script on machines that lack something, played with programs that only write down how they were called.
@Suite struct SetupTests {
  private static let libraries = "libcmark-gfm-dev libcmark-gfm-extensions-dev libgraphviz-dev"

  @Test func whatIsThereIsNotInstalledAgain() throws {
    let machine = try Machine(programs: ["swift", "pkg-config", "git", "chromium", "apt-get"])
    defer { machine.folder.remove() }
    let result = try machine.setUp("test")
    #expect((result.output, result.errors, result.status) == ("", "", 0))
    #expect(machine.calls == [])
  }

  @Test func asRootItInstallsWhatIsMissing() throws {
    let machine = try Machine(programs: ["swift", "apt-get"], id: "0")
    defer { machine.folder.remove() }
    let result = try machine.setUp("test")
    #expect((result.errors, result.status) == ("", 0))
    #expect(
      machine.calls == [
        "apt-get update -qq",
        "apt-get install -y -qq --no-install-recommends chromium git \(Self.libraries) pkg-config",
      ])
  }

  @Test func othersAskForTheRightToInstall() throws {
    let machine = try Machine(programs: ["swift", "apt-get", "sudo"], id: "1000")
    defer { machine.folder.remove() }
    #expect(try machine.setUp("build").output == "Installing: \(Self.libraries) pkg-config\n")
    #expect(
      machine.calls == [
        "sudo apt-get update -qq",
        "sudo DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \(Self.libraries) pkg-config",
      ])
  }

  @Test func whereItMayNotInstallItPrintsTheLineToRun() throws {
    let machine = try Machine(programs: ["swift", "apt-get"], id: "1000")
    defer { machine.folder.remove() }
    let result = try machine.setUp("build")
    #expect(
      (result.errors, result.status) == (
        "flowdoc needs: \(Self.libraries) pkg-config. As root, run: apt-get install -y \(Self.libraries) pkg-config\n",
        1
      ))
    #expect(machine.calls == [])
  }

  @Test func onAMacItAsksHomebrew() throws {
    let machine = try Machine(programs: ["swift", "brew"], system: "Darwin")
    defer { machine.folder.remove() }
    #expect(try machine.setUp("build").status == 0)
    #expect(machine.calls == ["brew install cmark-gfm graphviz pkgconf"])
  }

  @Test func withoutSwiftItSaysWhereToGetIt() throws {
    let machine = try Machine(programs: [])
    defer { machine.folder.remove() }
    let result = try machine.setUp("build")
    #expect(result.errors.hasPrefix("flowdoc needs Swift 6.1 or newer"))
    #expect(result.status == 1)
  }
}

/// A PATH on which there are only a few programs.
private struct Machine {
  let folder: Folder

  init(programs: [String], id: String = "0", system: String = "Linux") throws {
    folder = try Folder.temporary()
    for program in programs { try add(program, "echo \"\(program) $*\" >> \"$CALLS\"") }
    if programs.contains("pkg-config") {
      try add("pkg-config", "exit 0")
      try add("find", "echo header.h")
    }
    try add("id", "echo \(id)")
    try add("uname", "echo \(system)")
    // The build that these tests are part of is not to be touched.
    try add("rm", "exit 0")
    for tool in ["sh", "sort", "tr", "sed", "printf"] {
      guard let path = Shell.find(tool) else { continue }
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("bin/\(tool)"), withDestinationPath: path)
    }
  }

  var calls: [String] {
    (try? folder.read("calls"))?.split(separator: "\n").map(String.init) ?? []
  }

  func setUp(_ goal: String) throws -> Shell.Result {
    let script = Repository.file("Scripts/setup.sh").path
    return try Shell.run(
      folder.path("bin/sh"), [script, goal],
      environment: ["PATH": folder.path("bin"), "CALLS": folder.path("calls")])
  }

  private func add(_ program: String, _ line: String) throws {
    try folder.write("#!/bin/sh\n\(line)\n", to: "bin/\(program)")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/\(program)"))
  }
}
