import SwiftFacts
import Testing

@testable import ValueFlow

/// The values of statements are collected where a result builder or an expression needs them, and nowhere else.
@Suite struct StatementValueTests {
  @Test(arguments: [
    (copies: 0, body: "func run() { first(); second(); third() }"),
    (copies: 1, body: "func run() -> Int { first(); second(); return third() }"),
    (copies: 1, body: "func run() -> Int { third() }"),
    (copies: 3, body: "func run() -> some View { first(); second() }"),
    (copies: 0, body: "func run() { if isNew { first() } else { second() } }"),
    (copies: 3, body: "func run() { let page = if isNew { first() } else { second() }; show(page) }"),
    (copies: 2, body: "func run() -> Int { if isNew { return first() }; second(); return third() }"),
    (copies: 2, body: "func run() -> Int { for _ in rows { return first() }; second(); return third() }"),
    (
      copies: 1,
      body: "func run() -> Int { guard isNew else { first(); second(); third(); return 0 }; fatalError() }"
    ),
  ])
  func valuesOfStatementsAreCopiedWhereTheyAreOfUse(copies: Int, body: String) throws {
    let program = Program([SourceReader.read(body, path: "Main.swift")])
    let template = try #require(Bodies(program).template(of: 0))
    let found = template.steps.joined().count { if case .copy = $0 { true } else { false } }
    #expect(found == copies, "\(body)")
  }
}
