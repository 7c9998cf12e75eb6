// Types and their members.
extension OutlinePass {
  private var owner: Int32 { scopes.last?.type ?? -1 }

  mutating func type(_ kind: TypeKind, _ begin: Int) {
    lexer.skipBlanks()
    let start = lexer.position
    while lexer.byte().isPartOfWord || lexer.byte() == UInt8(ascii: ".") || lexer.byte() == UInt8(ascii: "`")
    {
      lexer.position += 1
    }
    let plain = String(decoding: lexer.bytes[start..<lexer.position], as: UTF8.self).filter { $0 != "`" }
    guard !plain.isEmpty, scopes.count < 60 else {
      lexer.isClear = false
      return
    }
    while !lexer.isAtEnd, lexer.byte() != UInt8(ascii: "{"), lexer.byte() != UInt8(ascii: "}") {
      lexer.skipBlanks()
      if lexer.isAtEnd || lexer.byte() == UInt8(ascii: "{") || lexer.byte() == UInt8(ascii: "}") { break }
      lexer.skipToken()
    }
    guard lexer.byte() == UInt8(ascii: "{") else {
      lexer.isClear = false
      return
    }
    let open = lexer.position
    lexer.position += 1
    lexer.isLineStart = true
    let name = scopes.last.map { $0.name + "." + plain } ?? plain
    outline.types.append(
      FileOutline.Declared(
        kind: kind, name: name, outer: owner, lead: Int32(lead), begin: Int32(begin), open: Int32(open)))
    scopes.append(
      Scope(type: Int32(outline.types.count - 1), name: name, isEnum: kind == .enum || kind == .extension))
  }

  /// Tells whether a member ends at the current position.
  private mutating func isAtEnd() -> Bool {
    lexer.skipBlanks()
    let byte = lexer.byte()
    if lexer.isAtEnd || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") { return true }
    // Nothing that opened this bracket is left: the parser takes what follows for declarations, one by one.
    if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]"), !scopes.isEmpty { return true }
    guard lexer.isLineStart else { return false }
    if byte == UInt8(ascii: "@") { return true }
    var copy = lexer
    if byte == UInt8(ascii: "#") {
      copy.position += 1
      // A macro can only be free-standing at the top of a file.
      return scopes.isEmpty && copy.byte() >= UInt8(ascii: "A") && copy.byte() <= UInt8(ascii: "Z")
        || Words.directives.contains(copy.word())
    }
    guard byte.isStartOfWord else { return false }
    let word = copy.word()
    if Words.modifiers.contains(word) { return true }
    guard let keyword = Words.keywords[word] else { return isStray(word, before: copy) }
    if case .enumCase = keyword { return scopes.last?.isEnum ?? false }
    return true
  }

  /// Tells whether a line that begins with a word is no part of the member before it, which is whole: to the parser, each of its tokens is
  /// a search for the next declaration.
  private func isStray(_ word: Word, before next: OutlineLexer) -> Bool {
    guard !scopes.isEmpty, !Words.continuing.contains(word), lexer.isAfterWhole else { return false }
    var next = next
    next.skipBlanks()
    // A further closure of a call has a label.
    return lexer.bytes[lexer.tokenEnd - 1] != UInt8(ascii: "}") || next.byte() != UInt8(ascii: ":")
  }

  /// Reads a member up to the start of the next.
  mutating func member(_ kind: FileOutline.Kind, _ begin: Int) {
    lexer.tokenEnd = lexer.position
    while !isAtEnd() { lexer.skipToken() }
    add(kind, begin)
  }

  /// Reads a function up to the end of its body.
  mutating func function(_ begin: Int) {
    lexer.tokenEnd = lexer.position
    var isAtBody = false
    while !isAtBody, !isAtEnd() {
      isAtBody = lexer.byte() == UInt8(ascii: "{")
      lexer.skipToken()
    }
    add(.code, begin)
  }

  private mutating func add(_ kind: FileOutline.Kind, _ begin: Int) {
    let end = max(begin, lexer.tokenEnd)
    outline.members.append(
      FileOutline.Member(
        kind: kind, type: owner, lead: Int32(lead), begin: Int32(begin), keyword: Int32(keyword),
        end: Int32(end)))
    // Blanks and comments after it belong to the next declaration.
    lexer.position = end
    lexer.isLineStart = true
  }
}
