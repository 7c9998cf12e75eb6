import FlowTestSupport
import Foundation
import Testing

/// The comment on a pull request: one alone, whoever else writes there, and no job fails by it.
@Suite struct CommentTests {
  private static let marker = "<!-- flowdoc .flowdoc.json -->"
  private static let comments = "/repos/shop/app/issues/7/comments"

  private func machine(_ pages: [String], changes: String? = "# Changes\n") throws -> CIMachine {
    let machine = try CIMachine()
    if let changes { try machine.folder.write(changes, to: "changes.md") }
    try machine.answer("GET /user", 403, "{}")
    for (page, text) in (pages + ["[]"]).enumerated() {
      try machine.answer("GET \(Self.comments)?per_page=100&page=\(page + 1)", 200, text)
    }
    try machine.answer("POST \(Self.comments)", 201, "{}")
    try machine.answer("PATCH /repos/shop/app/issues/comments/4242", 200, "{}")
    return machine
  }

  private func write(_ machine: CIMachine, pullRequest: String = "7") throws -> Shell.Result {
    try Shell.run(
      machine.folder.path("flowdoc/Embedding/github-comment.sh"), [machine.folder.path("changes.md")],
      in: machine.folder.root,
      environment: machine.environment.merging([
        "PULL_REQUEST": pullRequest, "FLOWDOC_TOKEN": "secret", "GITHUB_API_URL": "https://api.example",
        "GITHUB_REPOSITORY": "shop/app",
      ]) { $1 })
  }

  /// A comment as GitHub lists it, with what else stands in one.
  private func comment(_ id: Int, _ body: String, login: String = "ann", type: String = "User") throws
    -> String
  {
    let text = String(decoding: try JSONEncoder().encode(body), as: UTF8.self)
    return """
      {"url": "https://api.example/\(id)", "id": \(id), "user": {"login": "\(login)", "id": 1, "type": "\(type)"},
       "body": \(text), "reactions": {"+1": 0, "total_count": 0}, "performed_via_github_app": null}
      """
  }

  private func list(_ comments: [String]) -> String { "[\n" + comments.joined(separator: ",\n") + "]\n" }

  @Test func theFirstTimeItIsNew() throws {
    let machine = try machine([])
    defer { machine.folder.remove() }
    let result = try write(machine)
    #expect((result.output, result.errors, result.status) == ("", "", 0))
    #expect(
      machine.calls == ["GET /user", "GET \(Self.comments)?per_page=100&page=1", "POST \(Self.comments)"])
    #expect(try machine.comment() == "\(Self.marker)\n# Changes\n")
    #expect(try machine.folder.read("headers").contains("header = \"Authorization: Bearer secret\""))
  }

  /// The own comment is on the second page; before it stand those who quote it, imitate it or speak of it.
  @Test func itsOwnIsWrittenAnew() throws {
    let others = try (1...97).map { try comment($0, "Comment \($0) says \"id\": 5, {\\ [") }
    let strangers = [
      try comment(98, "> \(Self.marker)\n> quoted", login: "github-actions[bot]", type: "Bot"),
      try comment(99, "\(Self.marker)\nimitated"),
      try comment(
        100, "<!-- flowdoc apps/other/.flowdoc.json -->\n", login: "github-actions[bot]", type: "Bot"),
    ]
    let own = try comment(4242, "\(Self.marker)\nOld", login: "github-actions[bot]", type: "Bot")
    let machine = try machine([list(others + strangers), list([comment(101, "Hello"), own])])
    defer { machine.folder.remove() }
    let result = try write(machine)
    #expect((result.output, result.errors, result.status) == ("", "", 0))
    #expect(
      machine.calls.suffix(2).map { $0 } == [
        "GET \(Self.comments)?per_page=100&page=2", "PATCH /repos/shop/app/issues/comments/4242",
      ])
    #expect(try machine.comment() == "\(Self.marker)\n# Changes\n")
  }

  @Test func aTokenOfAUserKnowsItsOwner() throws {
    let machine = try machine([
      list([
        try comment(1, "\(Self.marker)\nOf a job", login: "github-actions[bot]", type: "Bot"),
        try comment(4242, "\(Self.marker)\nOf Bob", login: "bob"),
      ])
    ])
    defer { machine.folder.remove() }
    try machine.answer("GET /user", 200, #"{"login": "bob", "id": 2}"#)
    #expect(try write(machine).status == 0)
    #expect(machine.calls.last == "PATCH /repos/shop/app/issues/comments/4242")
  }

  @Test func whereNothingChangedItSaysSoOnlyIfItHadSaidOtherwise() throws {
    let silent = try machine([], changes: "")
    defer { silent.folder.remove() }
    #expect(try write(silent).status == 0)
    #expect(silent.calls.allSatisfy { $0.hasPrefix("GET") })
    let own = try comment(4242, "\(Self.marker)\nOld", login: "github-actions[bot]", type: "Bot")
    let spoken = try machine([list([own])], changes: "")
    defer { spoken.folder.remove() }
    #expect(try write(spoken).status == 0)
    #expect(try spoken.comment() == "\(Self.marker)\nNothing changes in the navigation any more.\n")
  }

  @Test func withoutAComparisonOrAPullRequestNothingIsSaid() throws {
    let machine = try machine([], changes: nil)
    defer { machine.folder.remove() }
    #expect(try write(machine).status == 0)
    try machine.folder.write("# Changes\n", to: "changes.md")
    #expect(try write(machine, pullRequest: "").status == 0)
    #expect(machine.calls == [])
  }

  @Test func aTokenThatMayNotWriteFailsNoJob() throws {
    let machine = try machine([])
    defer { machine.folder.remove() }
    try machine.answer(
      "POST \(Self.comments)", 403, "{\"message\": \"Resource not accessible\\n::error::by integration\"}")
    let result = try write(machine)
    #expect((result.errors, result.status) == ("", 0))
    #expect(
      result.output.hasPrefix(
        "::warning title=flowdoc::The comment was not written (403 \"Resource not accessible\\n::error::by integration\"). "
      ), "\(result.output)")
    #expect(result.output.split(separator: "\n").count == 1)
  }

  /// Who cannot see whether there is a comment already writes no second one.
  @Test func whereTheListIsNotToBeHadNothingIsWritten() throws {
    for status in [403, 500] {
      let machine = try machine([])
      defer { machine.folder.remove() }
      try machine.answer("GET \(Self.comments)?per_page=100&page=1", status, "<html>")
      let result = try write(machine)
      #expect(result.status == 0)
      #expect(result.output.contains("was not looked for (\(status) )"), "\(result.output)")
      #expect(!machine.calls.contains { $0.hasPrefix("POST") })
    }
  }

  @Test func aServerThatDoesNotAnswerFailsNoJob() throws {
    let machine = try machine([])
    defer { machine.folder.remove() }
    try machine.program("curl", "echo 'curl: (6) Could not resolve host' >&2; printf 000; exit 6")
    let result = try write(machine)
    #expect(result.status == 0)
    #expect(result.output.contains("was not looked for (000 )"), "\(result.output)")
  }
}
