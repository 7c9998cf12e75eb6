/// The words that begin a declaration.
enum Words {
  enum Keyword { case `import`, function, variable, enumCase, other, type(TypeKind) }

  static let `class` = Word("class")
  static let directives = words("if elseif else endif sourceLocation warning error")
  static let afterClass = words("func var let subscript init")
  static let modifiers = words(
    "public private fileprivate internal open package static final override mutating nonmutating lazy weak unowned "
      + "dynamic optional required convenience nonisolated isolated indirect prefix postfix infix distributed "
      + "consuming borrowing")

  /// Words that continue an expression or a type from the line before.
  static let continuing = words("as is in where else catch throws rethrows async reasync")
  /// Words after which an expression, a type or a declaration goes on.
  static let unfinished = words(
    "try await unsafe copy consume borrow repeat each some any inout sending as is in where throws return let var func case "
      + "typealias associatedtype operator precedencegroup macro")

  static let keywords: [Word: Keyword] = [
    Word("import"): .import, Word("func"): .function, Word("init"): .function,
    Word("subscript"): .function, Word("deinit"): .function, Word("var"): .variable,
    Word("let"): .variable, Word("case"): .enumCase, Word("typealias"): .variable,
    Word("associatedtype"): .variable, Word("operator"): .other, Word("precedencegroup"): .other,
    Word("macro"): .other, Word("class"): .type(.class), Word("struct"): .type(.struct),
    Word("enum"): .type(TypeKind.enum), Word("actor"): .type(.actor), Word("protocol"): .type(.protocol),
    Word("extension"): .type(.extension),
  ]

  private static func words(_ text: String) -> Set<Word> { Set(text.split(separator: " ").map { Word($0) }) }
}

extension OutlineLexer {
  /// Tells whether an expression or a type may end with the last token.
  var isAfterWhole: Bool {
    guard tokenEnd > 1 else { return false }
    switch bytes[tokenEnd - 1] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""): return true
    // After a blank, these are operators.
    case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ">"):
      return bytes[tokenEnd - 2] > 0x20 && bytes[tokenEnd - 2] != UInt8(ascii: "-")
    case let byte: return byte.isPartOfWord && !Words.unfinished.contains(lastWord)
    }
  }

  private var lastWord: Word {
    var start = tokenEnd
    while start > 0, bytes[start - 1].isPartOfWord { start -= 1 }
    return bytes[start..<tokenEnd].reduce(into: Word()) { $0.add($1) }
  }

  mutating func skipLine() {
    while position < bytes.count, bytes[position] != 0x0A { position += 1 }
  }

  /// Skips generic arguments.
  mutating func skipAngles() {
    var open = 0
    repeat {
      if byte() == UInt8(ascii: "<") { open += 1 }
      if byte() == UInt8(ascii: ">") { open -= 1 }
      position += 1
    } while open > 0 && position < bytes.count
  }
}
