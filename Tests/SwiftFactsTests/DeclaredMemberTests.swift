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
}
