/// The attributes that no declaration or type follows, as in `@a; @b;`: from each of them, the parser searches the rest of the code for a
/// declaration.
struct StrayAttributes {
  private(set) var count = 0

  private enum State {
    case none, sign, name
    /// The arguments, with the number of open brackets.
    case arguments(Int)
    case end
  }

  private var state = State.none
  /// Whether the last token may come before a type, as in `f: @escaping F`.
  private var isBeforeType = false
  /// Whether the attribute belongs to a type.
  private var isOfType = false

  private static let followers = WordTable(
    """
    actor associatedtype async borrowing case class consuming convenience default deinit distributed dynamic enum extension fileprivate
    final func import in indirect infix init internal isolated lazy let macro mutating nonisolated nonmutating open operator optional
    override package postfix precedencegroup prefix private protocol public required rethrows sending static struct subscript throws
    typealias unowned var weak
    """)
  private static let typeWords = WordTable("any as inout is some")
  private static let typeSigns = ByteTable(":,(<&=->[|")
  /// An arrow, generic arguments, the list of a closure, a condition of the build.
  private static let followingSigns = ByteTable("-<>.[#?!")

  mutating func add(_ word: Word) {
    switch state {
    case .sign: state = .name
    case .name, .end:
      if !isOfType, !Self.followers.contains(word) { count += 1 }
      state = .none
    case .arguments, .none: break
    }
    isBeforeType = Self.typeWords.contains(word)
  }

  /// Adds any other token, by its first byte.
  mutating func add(_ byte: UInt8) {
    switch (state, byte) {
    case (.arguments(let open), UInt8(ascii: "(")): state = .arguments(open + 1)
    case (.arguments(let open), UInt8(ascii: ")")): state = open > 1 ? .arguments(open - 1) : .end
    case (.arguments, _): break
    case (_, UInt8(ascii: "@")):
      if case .none = state { isOfType = isBeforeType }
      state = .sign
    case (.name, UInt8(ascii: "(")): state = .arguments(1)
    case (.name, UInt8(ascii: ".")): state = .sign
    case (.none, _): break
    default:
      if !Self.followingSigns.contains(byte) { count += 1 }
      state = .none
    }
    isBeforeType = Self.typeSigns.contains(byte)
  }
}
