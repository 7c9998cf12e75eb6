import FlowTestSupport
import Foundation
import Testing

/// What a clone that is not deep enough fetches for a comparison, and what it says where that cannot be had.
@Suite struct HistoryTests {
  private func history(_ against: String, in folder: Folder) throws -> Shell.Result {
    try Shell.run(
      Repository.file("Embedding/history.sh").path, [against], in: folder.url("clone"),
      environment: ["GIT_CONFIG_NOSYSTEM": "1", "HOME": folder.path("home")])
  }

  private func repository(_ main: String = "main") throws -> AppRepository {
    try AppRepository(in: Folder.temporary(), main: main, after: ["cart"])
  }

  /// The common commit, by its message.
  private func parting(_ against: String, in repository: AppRepository) throws -> String {
    let base = try repository.run(["merge-base", against, "HEAD"], in: "clone")
    return try repository.run(["show", "--no-patch", "--format=%s", base], in: "clone")
  }

  @Test(arguments: ["main", "release/2.0", "a;b'\"$(x)"]) func aCloneOfOneCommit(main: String) throws {
    let repository = try repository(main)
    defer { repository.folder.remove() }
    try repository.clone()
    let result = try history("origin/\(main)", in: repository.folder)
    #expect((result.output, result.errors, result.status) == ("", "", 0))
    #expect(try parting("origin/\(main)", in: repository) == "Three")
  }

  /// What is not asked for is not fetched: the history of an app may have gigabytes.
  @Test func theRestOfTheHistoryStaysWhereItIs() throws {
    let repository = try repository()
    defer { repository.folder.remove() }
    for number in 1...60 { try repository.git("commit", "--quiet", "--allow-empty", "-m", "Old \(number)") }
    try repository.git("branch", "--quiet", "--force", "work")
    try repository.git("commit", "--quiet", "--allow-empty", "-m", "Five")
    try repository.git("checkout", "--quiet", "work")
    for number in 1...5 { try repository.git("commit", "--quiet", "--allow-empty", "-m", "New \(number)") }
    try repository.clone("refs/heads/work")
    #expect(try history("origin/main", in: repository.folder).status == 0)
    #expect(try parting("origin/main", in: repository) == "Old 60")
    let old = try repository.git("rev-parse", "work~64")
    #expect(throws: AppRepository.Failure.self) { try repository.run(["cat-file", "-t", old], in: "clone") }
  }

  @Test func aBranchThatIsFarBehind() throws {
    let repository = try repository()
    defer { repository.folder.remove() }
    try repository.git("checkout", "--quiet", "work")
    for number in 1...60 { try repository.git("commit", "--quiet", "--allow-empty", "-m", "Work \(number)") }
    try repository.clone("refs/heads/work")
    #expect(try history("origin/main", in: repository.folder).status == 0)
    #expect(try parting("origin/main", in: repository) == "One")
  }

  @Test func aBranchByItsWholeName() throws {
    let repository = try repository()
    defer { repository.folder.remove() }
    try repository.clone()
    #expect(try history("refs/remotes/origin/main", in: repository.folder).status == 0)
    #expect(try parting("origin/main", in: repository) == "Three")
  }

  /// Tools like to keep hooks in the checkout, and people their settings.
  @Test func nothingOfTheCheckoutIsRunByAFetch() throws {
    let repository = try repository()
    defer { repository.folder.remove() }
    try repository.clone()
    let trap = "touch '\(repository.folder.path("ran"))'"
    for hook in ["reference-transaction", "post-checkout", "pre-auto-gc"] {
      try repository.folder.write("#!/bin/sh\n\(trap)\n", to: "clone/.hooks/\(hook)")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: repository.folder.path("clone/.hooks/\(hook)"))
    }
    try repository.run(["config", "core.hooksPath", ".hooks"], in: "clone")
    #expect(try history("origin/main", in: repository.folder).status == 0)
    #expect(try parting("origin/main", in: repository) == "Three")

    try FileManager.default.removeItem(at: repository.folder.url("clone"))
    try repository.clone()
    try repository.folder.write("[remote \"origin\"]\n\tuploadpack = \(trap) #\n", to: "clone/.gitconfig")
    try repository.run(["config", "include.path", "../.gitconfig"], in: "clone")
    let refused = try history("origin/main", in: repository.folder)
    #expect(refused.status == 1)
    #expect(
      refused.errors.contains("which the checkout has: nothing is fetched with it"), "\(refused.errors)")
    #expect(!FileManager.default.fileExists(atPath: repository.folder.path("ran")))
  }

  @Test func tagsAndCommits() throws {
    let repository = try repository()
    defer { repository.folder.remove() }
    try repository.git("tag", "v1.0", "main~2")
    try repository.clone()
    #expect(try history("v1.0", in: repository.folder).status == 0)
    #expect(try parting("v1.0", in: repository) == "One")
    let commit = try repository.git("rev-parse", "main")
    try FileManager.default.removeItem(at: repository.folder.url("clone"))
    try repository.clone()
    #expect(try history(commit, in: repository.folder).status == 0)
    #expect(try parting(commit, in: repository) == "Three")
  }

  @Test func whatIsThereIsNotFetched() throws {
    let repository = try repository()
    defer { repository.folder.remove() }
    try repository.clone(depth: 100)
    try repository.run(["remote", "set-url", "origin", "https://nowhere.invalid"], in: "clone")
    try repository.folder.write("{}", to: "clone/main.graph.json")
    for against in ["HEAD~1", "file:main.graph.json"] {
      let result = try history(against, in: repository.folder)
      #expect((result.errors, result.status) == ("", 0))
    }
  }

  @Test(arguments: ["origin/gone", "gone", "--upload-pack=touch owned", "0123456789"])
  func whatIsNotToBeHadIsSaid(against: String) throws {
    let repository = try repository()
    defer { repository.folder.remove() }
    try repository.clone()
    let result = try history(against, in: repository.folder)
    #expect(result.status == 1)
    #expect(
      result.errors.contains("flowdoc does not see where HEAD and '\(against)' parted."), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: repository.folder.path("clone/owned")))
  }

  @Test func branchesThatHaveNothingInCommon() throws {
    let repository = try repository()
    defer { repository.folder.remove() }
    try repository.git("checkout", "--quiet", "--orphan", "other")
    try repository.git("commit", "--quiet", "--allow-empty", "-m", "Other")
    try repository.clone()
    #expect(try history("origin/other", in: repository.folder).status == 1)
  }
}
