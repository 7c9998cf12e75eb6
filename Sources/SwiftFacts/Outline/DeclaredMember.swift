/// A member of a type, found without parsing it.
package struct DeclaredMember: Sendable {
  package enum Kind: Sendable { case function, initializer, property, enumCase, other }

  package let kind: Kind
  /// The name; nil if only a parser can tell which names it declares.
  package let name: String?
  package let isStatic: Bool
  let range: Range<Int>
  /// The start of the word that says what it is, such as `func`.
  let keyword: Int

  init(_ member: FileOutline.Member, in bytes: UnsafeBufferPointer<UInt8>) {
    range = Int(member.begin)..<Int(member.end)
    keyword = Int(member.keyword)
    var lexer = OutlineLexer(UnsafeBufferPointer(rebasing: bytes[range]))
    lexer.position = Int(member.keyword - member.begin)
    isStatic = DeclaredTypes.occurs(
      "static", in: UnsafeBufferPointer(rebasing: lexer.bytes[..<lexer.position]))
    kind = member.kind == .other ? .other : Self.kinds[lexer.word()] ?? .other
    lexer.skipBlanks()
    name =
      switch kind {
      case .function: Self.name(&lexer)
      case .property: Self.name(&lexer).flatMap { Self.hasComma(&lexer) ? nil : $0 }
      default: nil
      }
  }

  private static let kinds: [Word: Kind] = [
    Word("func"): .function, Word("init"): .initializer, Word("var"): .property, Word("let"): .property,
    Word("case"): .enumCase,
  ]

  private static func name(_ lexer: inout OutlineLexer) -> String? {
    let isQuoted = lexer.byte() == UInt8(ascii: "`")
    if isQuoted { lexer.position += 1 }
    guard lexer.byte().isStartOfWord else { return nil }
    let start = lexer.position
    lexer.skipWord()
    let name = String(decoding: lexer.bytes[start..<lexer.position], as: UTF8.self)
    if isQuoted { lexer.position += 1 }
    return name
  }

  /// Whether other names may follow, as in `let a = 1, b = 2`.
  private static func hasComma(_ lexer: inout OutlineLexer) -> Bool {
    while true {
      lexer.skipBlanks()
      if lexer.isAtEnd { return false }
      if lexer.byte() == UInt8(ascii: ",") { return true }
      lexer.skipToken()
    }
  }
}
