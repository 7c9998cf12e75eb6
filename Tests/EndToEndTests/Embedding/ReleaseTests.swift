import FlowTestSupport
import Foundation
import Testing

/// Where flowdoc comes from in CI: the release of the version that the scripts are of, and nothing else unless there is none.
@Suite struct ReleaseTests {
  private static let fetched =
    "GET /flowdoc/flowdoc/releases/download/v1.2.3/flowdoc-1.2.3-linux-x86_64.tar.xz"

  private func machine() throws -> CIMachine {
    let machine = try CIMachine()
    try AppRepository(in: machine.folder, after: ["cart"]).clone("refs/heads/work", depth: 100)
    return machine
  }

  private func ci(_ machine: CIMachine, _ variables: [String: String] = [:]) throws -> Shell.Result {
    try Shell.run(
      machine.folder.path("flowdoc/Embedding/ci.sh"), [], in: machine.folder.url("clone"),
      environment: machine.environment.merging(["FLOWDOC_CHECK": "false"]) { $1 }.merging(variables) { $1 })
  }

  /// The first job fetches 20 MB, the second finds them there; neither needs a compiler.
  @Test func aReleaseIsFetchedOnce() throws {
    let machine = try machine()
    defer { machine.folder.remove() }
    try machine.release()
    try machine.program("swift", "echo swift >> \"$CALLS\"")
    for _ in 1...2 {
      let result = try ci(machine)
      #expect(result.status == 0, "\(result.errors)")
    }
    let site = "flowdoc generate --output flowdoc-site"
    #expect(machine.calls == [Self.fetched, site, site])
    let left = try FileManager.default.contentsOfDirectory(
      atPath: machine.folder.path("home/.cache/flowdoc-ci"))
    #expect(left.sorted() == ["bin", "cache"])
  }

  @Test func theActionFetchesARelease() throws {
    let machine = try CIMachine.withPullRequest(after: ["cart", "news"])
    defer { machine.folder.remove() }
    try machine.release()
    let result = try ActionRunner(machine: machine).run()
    #expect(!result.isFailed, "\(result.log)")
    #expect(
      machine.calls.prefix(2) == [
        Self.fetched, "flowdoc generate --output flowdoc-site",
      ])
    #expect(!machine.calls.contains { $0.hasPrefix("swift") || $0.hasPrefix("apt-get") })
    #expect(
      result.steps == [
        "Install what flowdoc needs", "Get flowdoc", "actions/cache/restore /temp/flowdoc/cache",
        "Make the site", "Tell what changes", "Comment on the pull request", "Check",
        "actions/cache/save /temp/flowdoc/cache",
      ])
  }

  /// Each job has a machine of its own, to which a cache brings what was scanned, and not the release.
  @Test func theNextJobOfTheActionBuildsNothingEither() throws {
    let machine = try CIMachine.withPullRequest(after: ["cart"])
    defer { machine.folder.remove() }
    try machine.release()
    let runner = ActionRunner(machine: machine, event: "push")
    #expect(try runner.run().log.contains("parsing 1 file"))
    for path in ["temp/flowdoc/bin", "clone/flowdoc-site"] {
      try FileManager.default.removeItem(at: machine.folder.url(path))
    }
    let next = try runner.run()
    #expect(!next.isFailed && !next.log.contains("parsing"), "\(next.log)")
    let job = [Self.fetched, "flowdoc generate --output flowdoc-site", "flowdoc check --format github"]
    #expect(machine.calls == job + job)
  }

  @Test func anotherArchiveThanTheReleasedIsNotRun() throws {
    let machine = try machine()
    defer { machine.folder.remove() }
    try machine.release(sum: String(repeating: "0", count: 64))
    let result = try ci(machine)
    #expect(
      result.status == 2 && result.errors.contains("is not what was released: its SHA-256 sum is "),
      "\(result.errors)")
    #expect(machine.calls == [Self.fetched])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: machine.folder.path("home/.cache/flowdoc-ci")) == []
    )
  }

  @Test func aReleaseThatCannotBeFetchedIsNoReasonToBuild() throws {
    let machine = try machine()
    defer { machine.folder.remove() }
    try machine.release()
    try FileManager.default.removeItem(at: machine.folder.url("releases"))
    let result = try ci(machine)
    #expect(
      result.status == 2 && result.errors.contains("could not be fetched. FLOWDOC_RELEASES names another"),
      "\(result.errors)")
    #expect(machine.calls == [Self.fetched])
  }

  @Test func anotherPlaceMayHaveTheReleases() throws {
    let machine = try machine()
    defer { machine.folder.remove() }
    try machine.release()
    #expect(try ci(machine, ["FLOWDOC_RELEASES": "https://mirror.example/releases"]).status == 0)
    #expect(machine.calls.first == "GET /releases/v1.2.3/flowdoc-1.2.3-linux-x86_64.tar.xz")
  }

  /// There is no release for it, none runs on it, none is wanted.
  @Test(arguments: ["uname", "getconf", "FLOWDOC_BUILD", "version"]) func elseFlowdocIsBuilt(why: String)
    throws
  {
    let machine = try machine()
    defer { machine.folder.remove() }
    try machine.release()
    switch why {
    case "uname": try machine.program("uname", "[ \"$1\" = -sm ] && echo Linux riscv64 || echo Linux")
    case "getconf": try machine.program("getconf", "echo glibc 2.31")
    case "version":
      try machine.folder.write(
        "  static let version = \"1.2.4\"\n", to: "flowdoc/Sources/flowdoc/Commands/Flowdoc.swift")
    default: break
    }
    let result = try ci(machine, why == "FLOWDOC_BUILD" ? ["FLOWDOC_BUILD": "true"] : [:])
    #expect(result.status == 0, "\(result.errors)")
    #expect(machine.calls.map { $0.prefix(11) } == ["swift build", "flowdoc gen"], "\(machine.calls)")
  }

  /// What the clone says of releases is not asked.
  @Test func aBranchNamesNoRelease() throws {
    let machine = try machine()
    defer { machine.folder.remove() }
    try machine.release()
    try machine.folder.write(
      "\(String(repeating: "0", count: 64))  flowdoc-1.2.3-linux-x86_64.tar.xz\n",
      to: "clone/Embedding/release.sums")
    try machine.folder.write("#!/bin/sh\ntouch \"$WORLD/ran\"\n", to: "clone/Scripts/setup.sh")
    try machine.folder.write(
      "  static let version = \"6.6.6\"\n", to: "clone/Sources/flowdoc/Commands/Flowdoc.swift")
    #expect(try ci(machine).status == 0)
    #expect(machine.calls.first == Self.fetched)
    #expect(!FileManager.default.fileExists(atPath: machine.folder.path("ran")))
  }

  /// The list of sums has a line for each archive of the version that the sources are of, or nothing at all.
  @Test func theSumsAreThoseOfThisVersion() throws {
    let version = try Shell.run(Repository.file("Scripts/version.sh").path, []).output
      .trimmingCharacters(in: .newlines)
    #expect(version.wholeMatch(of: /\d+\.\d+\.\d+(-\w+)?/) != nil)
    for line in try Repository.text("Embedding/release.sums").split(separator: "\n") {
      let isSum = line.wholeMatch(of: /[0-9a-f]{64}  flowdoc-(\d+\.\d+\.\d+)-[\w-]+\.tar\.xz/)
      #expect(isSum != nil, "\(line)")
    }
  }
}
