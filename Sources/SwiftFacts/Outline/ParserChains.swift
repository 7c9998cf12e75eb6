/// The lengths of chains without brackets in which each link makes a parser recurse or look back: `try try …`, `let let …`, `if if …`,
/// `a ? b ? …`, `else if … else if …`, `a.b().c()…`, `1 + 1 + …`.
struct ParserChains {
  /// The number of links in the longest chain that makes the parser recurse.
  private(set) var deepest = 0
  /// For each token of an expression, the number of earlier ones that the parser may look back at, counting a bracketed group as one.
  private(set) var work = 0

  /// The state of each open bracket.
  private var levels = [Level()]
  /// The number of consecutive prefix words, with signs that the parser skips between them.
  private var prefixes = 0
  /// The number of conditions with a question mark and no colon: each may be in the branch of the previous one.
  private var questions = 0
  /// The number of `if` and `switch` since the last curly bracket: each may be in the condition of the previous one.
  private var conditions = 0
  private var isAfterElse = false
  private var isAfterBrace = false
  private var isAfterOperator = false

  private struct Level {
    /// The number of consecutive branches.
    var branches = 0
    /// The number of consecutive tokens that may form one expression.
    var tokens = 0
  }

  private static let prefixWords = WordTable(
    "try await unsafe copy consume borrow repeat each some any inout let var")
  /// The signs after which a chain of prefix words cannot continue.
  private static let chainEnds = ByteTable("([{\"`")
  /// Words that continue an expression from the previous line.
  private static let infixWords = WordTable("as is else in where")
  private static let conditionWords = WordTable("if switch")
  private static let `else` = Word("else")
  private static let `if` = Word("if")
  /// Tokens of an expression that do not count, since people write as many.
  private static let usual = 100
  private static let operators = ByteTable("+-*/%=&|^~:.")

  private var here: Level {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  /// Adds a word; `isLineStart` tells whether it is the first token of its line.
  mutating func add(_ word: Word, isLineStart: Bool) {
    if isLineStart, !isAfterOperator, !Self.infixWords.contains(word) { here.tokens = 0 }
    prefixes = Self.prefixWords.contains(word) ? prefixes + 1 : 0
    if Self.conditionWords.contains(word) { conditions += 1 }
    if isAfterBrace, word != Self.else { here.branches = 0 }
    if isAfterElse, word == Self.if { here.branches += 1 }
    isAfterElse = word == Self.else
    (isAfterBrace, isAfterOperator) = (false, false)
    count()
  }

  /// Adds any other token, by its first byte; `isQuestion` tells whether it is the sign between a condition and what holds then.
  mutating func add(_ byte: UInt8, isLineStart: Bool, isQuestion: Bool) {
    if Self.chainEnds.contains(byte) { prefixes = 0 }
    if isQuestion { questions += 1 }
    if byte == UInt8(ascii: ":") { questions = max(0, questions - 1) }
    let begins = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#")
    if begins, isLineStart, !isAfterOperator { here.tokens = 0 }
    isAfterElse = false
    isAfterBrace = byte == UInt8(ascii: "}")
    isAfterOperator = Self.operators.contains(byte)
    // A member is no further part of a sequence: the parser goes on from its base.
    if byte != UInt8(ascii: ".") { count() }
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ";"): here.tokens = 0
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
      if byte == UInt8(ascii: "{") { (conditions, questions) = (0, 0) }
      levels.append(Level())
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
      if levels.count > 1 { levels.removeLast() }
    default: return
    }
  }

  private mutating func count() {
    here.tokens += 1
    work += max(0, here.tokens - Self.usual)
    deepest = max(deepest, prefixes, conditions, questions, here.branches)
  }
}
