import FlowTestSupport
import Foundation
import Testing

/// Programs, caches and links that a branch brings where the scripts keep theirs: nothing of them is run, read or written through.
@Suite struct PlantedProgramTests {
  private func machine(_ files: [String: String] = [:]) throws -> CIMachine {
    let machine = try CIMachine()
    try AppRepository(in: machine.folder, after: ["cart", "news"], files: files).clone(
      "refs/heads/work", depth: 100)
    return machine
  }

  private func ci(_ machine: CIMachine, _ variables: [String: String] = [:]) throws -> Shell.Result {
    try Shell.run(
      machine.folder.path("flowdoc/Embedding/ci.sh"), [], in: machine.folder.url("clone"),
      environment: machine.environment.merging(variables) { $1 })
  }

  @Test func whatIsRunLiesOutsideOfTheCheckout() throws {
    let machine = try machine()
    defer { machine.folder.remove() }
    try machine.plantPrograms()
    #expect(try ci(machine, ["FLOWDOC_CHECK": "false"]).status == 0)
    #expect(machine.calls.contains { $0.hasPrefix("swift build") } && !machine.hasRunPlanted)
    #expect(
      FileManager.default.isExecutableFile(atPath: machine.folder.path("home/.cache/flowdoc-ci/bin/flowdoc")))
  }

  @Test(arguments: [".flowdoc", ".Flowdoc"]) func aCommittedFolderOfPrograms(name: String) throws {
    let machine = try machine()
    defer { machine.folder.remove() }
    try machine.plantPrograms()
    let result = try ci(machine, ["FLOWDOC_FOLDER": machine.folder.path("clone/\(name)")])
    #expect(
      result.status == 2 && result.errors.contains("is committed, and nothing of it is run"),
      "\(result.errors)")
    #expect(machine.calls == [] && !machine.hasRunPlanted)
  }

  /// As a cache of GitLab brings it.
  @Test func aFolderOfWhichGitKnowsNothing() throws {
    let machine = try machine()
    defer { machine.folder.remove() }
    for _ in 1...2 {
      #expect(
        try ci(machine, ["FLOWDOC_FOLDER": machine.folder.path("clone/.flowdoc"), "FLOWDOC_CHECK": "false"])
          .status == 0)
    }
    #expect(machine.calls.filter { $0.hasPrefix("swift build") }.count == 1)
  }

  @Test func aFolderDeepInTheCheckout() throws {
    let machine = try machine(["tools/README.md": "Tools\n"])
    defer { machine.folder.remove() }
    let result = try ci(machine, ["FLOWDOC_FOLDER": "tools/flowdoc"])
    #expect(result.status == 2 && result.errors.contains("lies deep in the checkout"), "\(result.errors)")
  }

  @Test func aFolderBehindALinkOfTheCheckout() throws {
    let machine = try machine()
    defer { machine.folder.remove() }
    try machine.folder.write("mine\n", to: "outside/mine")
    try FileManager.default.createSymbolicLink(
      atPath: machine.folder.path("clone/tools"), withDestinationPath: machine.folder.path("outside"))
    for folder in ["tools/flowdoc", machine.folder.path("clone/tools/flowdoc")] {
      #expect(try ci(machine, ["FLOWDOC_FOLDER": folder]).status == 2)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: machine.folder.path("outside")) == ["mine"])
  }

  @Test(arguments: [
    ("flowdoc-site", [:]), ("flowdoc-changes.md", [:]), ("out", ["FLOWDOC_REPORT": "out/report.json"]),
    ("report.json", ["FLOWDOC_REPORT": "report.json"]),
  ])
  func nothingIsWrittenThroughALink(name: String, variables: [String: String]) throws {
    let machine = try machine()
    defer { machine.folder.remove() }
    try machine.folder.write("mine\n", to: "outside/report.json")
    try FileManager.default.createSymbolicLink(
      atPath: machine.folder.path("clone/\(name)"),
      withDestinationPath: machine.folder.path("outside/\(name == "out" ? "" : "report.json")"))
    let result = try ci(machine, ["FLOWDOC_AGAINST": "HEAD~1"].merging(variables) { $1 })
    #expect(
      result.status == 2 && result.errors.contains("\(name) is a link, and nothing is written through it"),
      "\(result.errors)")
    #expect(try machine.folder.read("outside/report.json") == "mine\n")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: machine.folder.path("outside")) == ["report.json"])
  }

  /// A file that is called like the branch has the graph of now.
  @Test func theGateIsNotAskedAboutAFile() throws {
    let machine = try CIMachine.withPullRequest(
      after: [], files: [".flowdoc.json": "{}", "origin/main": "{}"])
    defer { machine.folder.remove() }
    let result = try ActionRunner(machine: machine).run()
    #expect(result.isFailed)
    #expect(machine.calls.last == "flowdoc check --format github --against refs/remotes/origin/main")
    #expect(result.log.contains("shop://cart"), "\(result.log)")
  }
}
