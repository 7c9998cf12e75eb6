import FlowTestSupport
import Foundation
import Testing

/// The action as pull requests and pushes see it: what it calls, what it says, and how it ends.
@Suite(.enabled(if: Shell.find("git") != nil && Shell.find("bash") != nil, "needs git and bash"))
struct ActionTests {
  private static let cache = "actions/cache"

  @Test func aPullRequest() throws {
    let machine = try CIMachine.withPullRequest(after: ["cart", "news"])
    defer { machine.folder.remove() }
    let result = try ActionRunner(machine: machine).run()
    #expect(!result.isFailed, "\(result.log)")
    #expect(
      machine.calls == [
        "swift build --package-path /flowdoc/Embedding/.. --scratch-path /temp/flowdoc/build --configuration release --product flowdoc",
        "flowdoc generate --output flowdoc-site",
        "flowdoc diff --format markdown --fail-on any --output /temp/flowdoc/changes.md -- refs/remotes/origin/main...HEAD",
        "GET /user",
        "GET /repos/shop/app/issues/7/comments?per_page=100&page=1",
        "POST /repos/shop/app/issues/7/comments",
        "flowdoc check --format github --against refs/remotes/origin/main",
      ])
    #expect(
      result.steps == [
        "Install what flowdoc needs", "\(Self.cache)/restore /temp/flowdoc/bin", "Get flowdoc",
        "\(Self.cache)/save /temp/flowdoc/bin", "\(Self.cache)/restore /temp/flowdoc/cache",
        "Make the site", "Tell what changes", "Comment on the pull request", "Check",
        "\(Self.cache)/save /temp/flowdoc/cache",
      ])
    // Nothing but what the branch itself did: neither what `main` did before the merge nor after it.
    #expect(result.summary.hasPrefix("**flowdoc diff:** 3 harmless changes"), "\(result.summary)")
    for path in ["clone/flowdoc-site/index.html", "temp/flowdoc/cache/flowdoc"] {
      #expect(FileManager.default.fileExists(atPath: machine.folder.path(path)))
    }
  }

  @Test func aPlantedProgramIsNotRun() throws {
    let machine = try CIMachine.withPullRequest(after: ["cart", "news"])
    defer { machine.folder.remove() }
    try machine.plantPrograms()
    let result = try ActionRunner(machine: machine).run()
    #expect(!result.isFailed, "\(result.log)")
    #expect(machine.calls.contains { $0.hasPrefix("swift build") } && !machine.hasRunPlanted)
  }

  @Test func aPullRequestThatChangesNothing() throws {
    let machine = try CIMachine.withPullRequest(after: ["cart"])
    defer { machine.folder.remove() }
    let result = try ActionRunner(machine: machine).run()
    #expect(!result.isFailed, "\(result.log)")
    #expect(machine.calls.contains { $0.hasPrefix("flowdoc diff") })
    #expect(!machine.calls.contains { $0.hasPrefix("POST") })
    #expect(result.summary == "")
  }

  /// A graph file may be called anything.
  @Test func aGraphFileToCompareWith() throws {
    let machine = try CIMachine.withPullRequest(
      after: ["cart"],
      files: ["the old graph.json": #"{"format": "flowdoc.graph", "version": 1, "name": "App"}"#])
    defer { machine.folder.remove() }
    let result = try ActionRunner(machine: machine, inputs: ["against": "file:the old graph.json"]).run()
    #expect(!result.isFailed, "\(result.log)")
    #expect(result.summary.contains("| + | harmless | link `shop://cart` | is new |"))
    #expect(machine.calls.last == "flowdoc check --format github --against file:the old graph.json")
  }

  @Test func aPushIsPublishedAndNothingIsSaid() throws {
    let machine = try CIMachine.withPullRequest(after: ["cart"])
    defer { machine.folder.remove() }
    let result = try ActionRunner(machine: machine, event: "push").run()
    #expect(!result.isFailed, "\(result.log)")
    #expect(
      machine.calls.dropFirst() == [
        "flowdoc generate --output flowdoc-site", "flowdoc check --format github",
      ])
    #expect(result.steps.contains("actions/upload-pages-artifact flowdoc-site"))
    #expect(result.summary == "")
  }

  @Test func whatIsNotWantedIsLeftOut() throws {
    let machine = try CIMachine.withPullRequest(after: ["cart", "news"])
    defer { machine.folder.remove() }
    var runner = ActionRunner(
      machine: machine, inputs: ["comment": "false", "check": "false", "output": "build/the site"])
    let result = try runner.run()
    #expect(!result.isFailed, "\(result.log)")
    #expect(machine.calls.dropFirst().map { $0.prefix(13) } == ["flowdoc gener", "flowdoc diff "])
    #expect(FileManager.default.fileExists(atPath: machine.folder.path("clone/build/the site/index.html")))
    runner.event = "push"
    runner.inputs["pages"] = "false"
    #expect(try !runner.run().steps.contains { $0.contains("upload") })
  }

  @Test func flowdocIsBuiltOnceForTheSameSources() throws {
    let machine = try CIMachine.withPullRequest(after: ["cart"])
    defer { machine.folder.remove() }
    let runner = ActionRunner(machine: machine, event: "push")
    func builds() -> Int { machine.calls.filter { $0.hasPrefix("swift build") }.count }
    for _ in 1...2 { #expect(try !runner.run().isFailed) }
    #expect(builds() == 1)
    try machine.folder.write("b\n", to: "flowdoc/Sources/a.swift")
    #expect(try !runner.run().isFailed)
    #expect(builds() == 2)
    // A program that a cache has brought from another machine may not start.
    try machine.folder.write("#!/bin/sh\nexit 127\n", to: "temp/flowdoc/bin/flowdoc")
    #expect(try !runner.run().isFailed)
    #expect(builds() == 3)
  }

  @Test func aProjectWithoutAConfiguration() throws {
    let machine = try CIMachine.withPullRequest(after: ["cart", "news"], files: [:])
    defer { machine.folder.remove() }
    let result = try ActionRunner(machine: machine).run()
    #expect(!result.isFailed, "\(result.log)")
    #expect(machine.calls.contains("POST /repos/shop/app/issues/7/comments"))
  }

  @Test func anAppInAFolder() throws {
    let machine = try CIMachine.withPullRequest(
      after: ["cart", "news"], path: "apps/the shop",
      files: [
        "apps/the shop/.flowdoc.json": "{\"sources\": [\".\"]}",
        "other/App.swift": AppRepository.app(["other"]),
      ])
    defer { machine.folder.remove() }
    let result = try ActionRunner(machine: machine, inputs: ["config": "apps/the shop/.flowdoc.json"]).run()
    #expect(!result.isFailed, "\(result.log)")
    #expect(result.summary.hasPrefix("**flowdoc diff:** 3 harmless changes"), "\(result.summary)")
    #expect(try machine.comment().hasPrefix("<!-- flowdoc apps/the_shop/.flowdoc.json -->\n"))
    let pages = try machine.folder.read("clone/flowdoc-site/index.html")
    #expect(!pages.contains("OtherScreen"))
  }

  @Test func whatCannotBeComparedSaysWhatToDo() throws {
    let machine = try CIMachine.withPullRequest(after: ["cart"])
    defer { machine.folder.remove() }
    let result = try ActionRunner(machine: machine, inputs: ["against": "origin/gone"]).run()
    #expect(result.isFailed)
    #expect(result.log.contains("does not see where HEAD and 'origin/gone' parted"), "\(result.log)")
    #expect(!machine.calls.contains { $0.hasPrefix("POST") })
  }

  // MARK: - The gate

  @Test func aBreakingChangeFailsTheJobAfterItWasSaid() throws {
    let machine = try CIMachine.withPullRequest(after: [])
    defer { machine.folder.remove() }
    let result = try ActionRunner(machine: machine).run()
    #expect(result.isFailed)
    #expect(
      machine.calls.suffix(2) == [
        "POST /repos/shop/app/issues/7/comments",
        "flowdoc check --format github --against refs/remotes/origin/main",
      ])
    #expect(try machine.comment().contains("`shop://cart` opened CartScreen"))
    #expect(result.steps.last == "\(Self.cache)/save /temp/flowdoc/cache")
    #expect(try !ActionRunner(machine: machine, inputs: ["check": "false"]).run().isFailed)
  }

  // MARK: - Names that are programs

  private static let hostile = "a\"b;touch${IFS}owned;'`touch${IFS}owned`$(touch${IFS}owned)"

  @Test func aBranchNameIsOnlyAName() throws {
    let machine = try CIMachine.withPullRequest(after: [], main: Self.hostile)
    defer { machine.folder.remove() }
    let result = try ActionRunner(machine: machine, base: Self.hostile).run()
    #expect(machine.calls.contains("POST /repos/shop/app/issues/7/comments"), "\(result.log)")
    #expect(
      machine.calls.contains("flowdoc check --format github --against refs/remotes/origin/\(Self.hostile)"))
    #expect(try owned(machine) == [])
  }

  private static let program = "$(touch owned) \"; touch owned; '`touch owned`"

  @Test(arguments: [
    ("config", program), ("output", program), ("against", program), ("token", program),
    ("output", "--output=owned"), ("against", "--output=owned"), ("against", "origin/main\nfolder=owned"),
  ])
  func anInputIsOnlyAText(input: String, text: String) throws {
    let machine = try CIMachine.withPullRequest(after: ["cart", "news"])
    defer { machine.folder.remove() }
    _ = try ActionRunner(machine: machine, inputs: [input: text]).run()
    #expect(try owned(machine) == [])
  }

  private func owned(_ machine: CIMachine) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: machine.folder.root.path).filter {
      $0.hasSuffix("/owned") || $0.contains("owned/")
    }
  }
}

extension CIMachine {
  /// A machine with the clone of a pull request, and a server that knows no comment yet.
  static func withPullRequest(
    after: [String], main: String = "main", path: String = ".",
    files: [String: String] = [".flowdoc.json": "{}"]
  ) throws -> CIMachine {
    let machine = try CIMachine()
    try AppRepository(in: machine.folder, main: main, after: after, path: path, files: files).clone()
    try machine.answer("GET /user", 403, #"{"message": "Resource not accessible by integration"}"#)
    try machine.answer("GET /repos/shop/app/issues/7/comments?per_page=100&page=1", 200, "[]")
    try machine.answer("POST /repos/shop/app/issues/7/comments", 201, "{}")
    return machine
  }

  /// The comment that was sent last.
  func comment() throws -> String {
    struct Sent: Decodable { let body: String }
    let bodies = try sent().filter { !$0.isEmpty }
    return try JSONDecoder().decode(Sent.self, from: Data((bodies.last ?? "").utf8)).body
  }
}
