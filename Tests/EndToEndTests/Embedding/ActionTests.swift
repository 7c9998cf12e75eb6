import FlowTestSupport
import Foundation
import Testing

/// The action as a pull request and a push see it: what it calls, what it says, and how it ends.
@Suite(.enabled(if: Shell.find("git") != nil && Shell.find("bash") != nil, "needs git and bash"))
struct ActionTests {
  private static let gate = #"{"check": {"breaking": true}}"#

  private func machine(
    after: [String], main: String = "main", files: [String: String] = [".flowdoc.json": "{}"],
    path: String = "."
  ) throws -> CIMachine {
    let machine = try CIMachine()
    try AppRepository(in: machine.folder, main: main, after: after, path: path, files: files).clone()
    try machine.answer("GET /user", 403, #"{"message": "Resource not accessible by integration"}"#)
    try machine.answer("GET /repos/shop/app/issues/7/comments?per_page=100&page=1", 200, "[]")
    try machine.answer("POST /repos/shop/app/issues/7/comments", 201, "{}")
    return machine
  }

  @Test func aPullRequestWithoutACommentGetsOne() throws {
    let machine = try machine(after: ["cart", "news"])
    defer { machine.folder.remove() }
    let result = try ActionRunner(machine: machine).run()
    #expect(!result.isFailed, "\(result.log)")
    #expect(
      machine.calls == [
        "swift build --package-path /flowdoc/Embedding/.. --scratch-path /temp/flowdoc/build --configuration release --product flowdoc",
        "flowdoc generate --output flowdoc-site",
        "flowdoc diff --format markdown --fail-on any --output /temp/flowdoc/changes.md -- origin/main...HEAD",
        "GET /user",
        "GET /repos/shop/app/issues/7/comments?per_page=100&page=1",
        "POST /repos/shop/app/issues/7/comments",
        "flowdoc check --format github --against origin/main",
      ])
  }
}
