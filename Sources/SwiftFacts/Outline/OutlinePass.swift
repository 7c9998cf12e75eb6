/// The pass over a file's bytes that computes its outline.
///
/// It knows just enough of Swift's grammar to find where each member of each type begins and ends.
struct OutlinePass {
  var lexer: OutlineLexer
  var outline = FileOutline()
  /// The enclosing types, and whether each is an enum.
  var scopes: [Scope] = []
  /// The start of the blanks and comments before the next declaration.
  var lead = 0
  /// The start of the word that says what the declaration is.
  var keyword = 0

  struct Scope {
    var type: Int32
    var name: String
    var isEnum: Bool
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) { lexer = OutlineLexer(bytes) }

  static func outline(_ bytes: UnsafeBufferPointer<UInt8>) -> FileOutline {
    var pass = OutlinePass(bytes)
    while true {
      pass.lead = pass.lexer.position
      pass.lexer.skipBlanks()
      if pass.lexer.isAtEnd { break }
      let before = pass.lexer.position
      pass.step()
      // Ensures progress for any input.
      if pass.lexer.position == before { pass.lexer.position += 1 }
    }
    if !pass.scopes.isEmpty || !pass.lexer.isClear { pass.outline.isClear = false }
    return pass.outline
  }

  /// Reads one declaration, or the code between two.
  private mutating func step() {
    let begin = lexer.position
    switch lexer.byte() {
    case UInt8(ascii: "}"): close()
    case UInt8(ascii: ";"): lexer.position += 1
    case UInt8(ascii: "#"): directive(begin)
    default: declaration(begin)
    }
  }

  private mutating func close() {
    lexer.position += 1
    guard let scope = scopes.popLast() else {
      lexer.isClear = false
      return
    }
    outline.types[Int(scope.type)].end = Int32(lexer.position)
  }

  /// Reads a macro as a member; a file with conditional compilation is left to the parser.
  private mutating func directive(_ begin: Int) {
    lexer.position += 1
    let word = lexer.byte().isStartOfWord ? lexer.word() : Word()
    if Words.directives.contains(word) { lexer.isClear = false }
    keyword = begin
    member(.other, begin)
  }

  /// Reads attributes and modifiers, then the keyword.
  private mutating func declaration(_ begin: Int) {
    while true {
      lexer.skipBlanks()
      if lexer.byte() == UInt8(ascii: "@") {
        attribute()
        continue
      }
      guard lexer.byte().isStartOfWord else { return stray() }
      let start = lexer.position
      let word = lexer.word()
      if Words.modifiers.contains(word) {
        if lexer.byte() == UInt8(ascii: "(") { lexer.skipGroup() }
        continue
      }
      if word == Words.class, isModifier() { continue }
      if let kind = Words.keywords[word] {
        keyword = start
        return declare(kind, begin)
      }
      lexer.position = start
      return stray()
    }
  }

  private mutating func attribute() {
    lexer.position += 1
    while lexer.byte().isPartOfWord || lexer.byte() == UInt8(ascii: ".") { lexer.position += 1 }
    if lexer.byte() == UInt8(ascii: "<") { lexer.skipAngles() }
    if lexer.byte() == UInt8(ascii: "(") { lexer.skipGroup() }
  }

  /// Tells whether `class` is a modifier, as in `class func`.
  private mutating func isModifier() -> Bool {
    let before = (lexer.position, lexer.isLineStart)
    lexer.skipBlanks()
    let word = lexer.byte().isStartOfWord ? lexer.word() : Word()
    (lexer.position, lexer.isLineStart) = before
    return Words.modifiers.contains(word) || Words.afterClass.contains(word)
  }

  /// Handles code that is not a declaration: statements at the top of a file, or unknown syntax.
  private mutating func stray() {
    lexer.isClear = false
    let begin = lexer.position
    if lexer.position < lexer.bytes.count { lexer.skipToken() }
    if !scopes.isEmpty { outline.strays.append(Int32(begin)..<Int32(lexer.position)) }
  }

  private mutating func declare(_ kind: Words.Keyword, _ begin: Int) {
    // The following token is not the first of its line any more, and begins no declaration.
    lexer.isLineStart = false
    switch kind {
    case .import: imports()
    case .type(let kind): type(kind, begin)
    case .function: function(begin)
    case .enumCase: member(.enumCase, begin)
    case .variable: member(.code, begin)
    case .other: member(.other, begin)
    }
  }

  private mutating func imports() {
    lexer.skipBlanks()
    let start = lexer.position
    while lexer.position < lexer.bytes.count, lexer.byte() != 0x0A, lexer.byte() != UInt8(ascii: ";"),
      lexer.byte() != UInt8(ascii: "/")
    {
      lexer.position += 1
    }
    outline.imports.append(String(decoding: lexer.bytes[start..<lexer.position], as: UTF8.self))
  }
}
