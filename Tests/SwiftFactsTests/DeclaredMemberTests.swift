import Testing

@testable import SwiftFacts

/// The members of a type, each found and named without parsing the others.
@Suite struct DeclaredMemberTests {
  private static let source = """
    import UIKit

    /// A screen.
    final class Screen: Base<Int>, Shown {
      // A note.
      @IBOutlet private weak var label: UILabel!
      static let `default` = 1, other = 2
      lazy var list: [Int] = { [1, 2] }()
      override init(frame: CGRect) { super.init(frame: frame) }
      enum Kind { case first, second(Int) }
      func show<A, B>(_ a: A, b: B) where A: P { let c = 1 }
      static func == (a: Screen, b: Screen) -> Bool { true }
      subscript(index: Int) -> Int { index }
      #Preview { Screen() }
      typealias Item = Int
    }
    """

  @Test func membersHaveKindsAndNames() throws {
    let types = try #require(DeclaredTypes(Self.source))
    let told = (0..<types.count).map { type in
      types.head(type) + "\n"
        + types.members(of: type).map { "  \($0.kind) \($0.name ?? "-")\n" }.joined()
    }
    #expect(
      told == [
        """
        final class Screen: Base<Int>, Shown {}
          property label
          property -
          property list
          initializer -
          function show
          function -
          other -
          other -
          other -

        """,
        """
        enum Kind {}
          enumCase -

        """,
      ])
  }

  @Test func eachMemberHasATextOfItsOwn() throws {
    let types = try #require(DeclaredTypes(Self.source))
    let members = types.members(of: 0)
    #expect(
      types.text(members[0]) == "@IBOutlet private weak var label: UILabel!")
    #expect(
      types.text(members[3]) == "override init(frame: CGRect) { super.init(frame: frame) }")
  }

  @Test(arguments: [
    ("private func show() {}", "func show() {}"),
    ("public final override var a: Int { 1 }", "override var a: Int { 1 }"),
    ("fileprivate static let a = 1", "static let a = 1"),
    ("private(set) var a = 1", "private(set) var a = 1"),
    ("@objc private func tap() {}", "@objc private func tap() {}"), ("lazy var a = 1", "lazy var a = 1"),
  ])
  func textsLackModifiersOfAccess(_ member: String, _ text: String) throws {
    let types = try #require(DeclaredTypes("class Screen {\n  \(member)\n}"))
    #expect(types.members(of: 0).map(types.text) == [text])
  }

  @Test(arguments: [
    ("{ label.text = name }", true), ("{ let a = 1 }", false), ("{ if case .on = state { go() } }", false),
    ("{ go(a == b) }", false), ("{ if let a = b { title=a } }", true), ("{ sum += 1 }", true),
    ("{ switch a { case .on(let b): c = b; default: go() } }", true),
    ("{ go(a <= b, c != d) }", false), ("{\n let a = 1\n title = a\n}", true),
  ])
  func tellsAssignments(_ body: String, _ assigns: Bool) throws {
    let types = try #require(DeclaredTypes("class Screen {\n  func show() \(body)\n}"))
    #expect(types.members(of: 0).map(types.assigns) == [assigns])
  }

  @Test(arguments: [
    ("required init?(coder: NSCoder) { fatalError(\"No file\") }", true),
    ("required init?(coder: NSCoder) {\n\t\tfatalError(\"No file\")\n\t}", true),
    ("init() { super.init(frame: .zero); fatalError() }", false),
    ("init(done: () -> Void = {}) { self.done = done }", false),
    ("func show() { fatalError(\"Not here\") }", false),
  ])
  func initializersThatOnlyEndTheAppAreTold(member: String, endsApp: Bool) throws {
    let types = try #require(DeclaredTypes("class Screen {\n\(member)\n}"))
    let found = try #require(types.members(of: 0).first)
    #expect(types.endsApp(found) == endsApp)
  }
}
