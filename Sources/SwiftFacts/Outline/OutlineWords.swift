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
