/// How long the chains are that take a parser deeper with each link, or that it looks at again with each, without a bracket:
/// `try try …`, `else if … else if …`, `a.b().c()…`, `1 + 1 + …`.
struct ParserChains {
  /// The links of the longest chain of `try` or `else if`.
  private(set) var deepest = 0
  /// The tokens of the longest expression, brackets counted as one.
  private(set) var longest = 0

  /// What is known of each bracket that is open.
  private var levels = [Level()]
  /// How many words before a value follow each other.
  private var prefixes = 0
  private var isAfterElse = false
  private var isAfterBrace = false
  private var isAfterOperator = false

  private struct Level {
    /// How many branches have followed each other.
    var branches = 0
    /// How many tokens have followed each other of what may be one expression.
    var tokens = 0
  }

  private static let prefixWords: Set<Word> = words(
    "try await unsafe copy consume borrow repeat each some any inout")
  /// Words that go on with what stands on the line before.
  private static let infixWords: Set<Word> = words("as is else in where")
  private static let `else` = Word("else")
  private static let `if` = Word("if")
  private static let operators = Set("+-*/%=&|^~:.".utf8)

  private static func words(_ text: String) -> Set<Word> { Set(text.split(separator: " ").map { Word($0) }) }

  private var here: Level {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  /// Takes in a word, and whether it is the first token of its line.
  mutating func add(_ word: Word, isLineStart: Bool) {
    if isLineStart, !isAfterOperator, !Self.infixWords.contains(word) { here.tokens = 0 }
    prefixes = Self.prefixWords.contains(word) ? prefixes + 1 : 0
    if isAfterBrace, word != Self.else { here.branches = 0 }
    if isAfterElse, word == Self.if { here.branches += 1 }
    isAfterElse = word == Self.else
    (isAfterBrace, isAfterOperator) = (false, false)
    count()
  }

  /// Takes in a token that is no word, by its first byte.
  mutating func add(_ byte: UInt8, isLineStart: Bool) {
    // A mark behind `try` does not end a chain of them.
    if byte != UInt8(ascii: "!"), byte != UInt8(ascii: "?") { prefixes = 0 }
    let begins = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#")
    if begins, isLineStart, !isAfterOperator { here.tokens = 0 }
    isAfterElse = false
    isAfterBrace = byte == UInt8(ascii: "}")
    isAfterOperator = Self.operators.contains(byte)
    count()
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ";"): here.tokens = 0
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): levels.append(Level())
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
      if levels.count > 1 { levels.removeLast() }
    default: return
    }
  }

  private mutating func count() {
    here.tokens += 1
    longest = max(longest, here.tokens)
    deepest = max(deepest, prefixes, here.branches)
  }
}
