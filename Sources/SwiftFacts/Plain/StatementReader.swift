/// Reads statements.
struct StatementReader: PlainReading {
  var state: PlainState

  /// Reads statements up to the closing brace, starting after the opening one.
  mutating func block() throws(NotPlain) -> Int32 {
    let nodes = try statements { $0.byte == UInt8(ascii: "}") }
    position += 1
    return writer.node(.block, rows: nodes.count, nodes)
  }

  /// Reads `{`, statements and `}`.
  mutating func bracedBlock() throws(NotPlain) -> Int32 {
    try expect("{")
    return try deeper { (reader) throws(NotPlain) -> Int32 in try reader.block() }
  }

  /// Reads statements up to an end, which is tested before each.
  mutating func statements(until isEnd: (StatementReader) -> Bool) throws(NotPlain) -> [Int32] {
    var found: [Int32] = []
    var isSeparated = true
    while true {
      let lead = position
      if skipBlanks() { isSeparated = true }
      if isEnd(self) { return found }
      guard position < end else { throw NotPlain() }
      if byte == UInt8(ascii: ";") {
        position += 1
        isSeparated = true
        continue
      }
      guard isSeparated else { throw NotPlain() }
      try statement(after: lead, &found)
      isSeparated = false
    }
  }

  private mutating func statement(after lead: Int, _ found: inout [Int32]) throws(NotPlain) {
    guard byte.isStartOfWord else {
      guard byte != UInt8(ascii: "#") else { throw NotPlain() }
      guard byte == UInt8(ascii: "@") else { return found.append(try expression()) }
      return try wrapped(&found)
    }
    let start = position
    guard let word = word() else { throw NotPlain() }
    if let node = try control(word.text, from: start) { return found.append(node) }
    switch word.text {
    case "let", "var": try locals(&found)
    case "func":
      position = start
      found.append(writer.node(.localFunction, try localFunction(after: lead)))
    case "repeat":
      found.append(try bracedBlock())
      guard skip(word: "while") else { throw NotPlain() }
      try without { (reader) throws(NotPlain) in _ = try reader.expression() }
    case "do": try attempt(from: start, &found)
    case "fallthrough": break
    case "typealias":
      // The parser's tree does not represent it either.
      guard self.word() != nil, skip("=") else { throw NotPlain() }
      try without { (reader) throws(NotPlain) in _ = try reader.writtenType() }
    case "lazy", "weak", "unowned", "async":
      guard startsLocal else { return try plainStatement(word.text, from: start, &found) }
      if byte == UInt8(ascii: "(") { skipGroup() }
      guard skip(word: "let") || skip(word: "var") else { throw NotPlain() }
      try locals(&found)
    default: try plainStatement(word.text, from: start, &found)
    }
  }

  /// Reads a variable with attributes, which are irrelevant for its value.
  private mutating func wrapped(_ found: inout [Int32]) throws(NotPlain) {
    while skip("@") {
      guard word() != nil, byte != UInt8(ascii: "<"), byte != UInt8(ascii: ".") else { throw NotPlain() }
      if byte == UInt8(ascii: "(") { skipGroup() }
    }
    guard skip(word: "let") || skip(word: "var") else { throw NotPlain() }
    try locals(&found)
  }

  /// Whether the word just read begins a local variable.
  private var startsLocal: Bool {
    var next = self
    if next.byte == UInt8(ascii: "(") { next.skipGroup() }
    next.skipBlanks()
    return next.isAt(word: "let") || next.isAt(word: "var")
  }

  /// Reads an expression, or a label of a loop.
  private mutating func plainStatement(
    _ word: String, from start: Int, _ found: inout [Int32]
  ) throws(NotPlain) {
    if byte == UInt8(ascii: ":"), second == 0x20, !Self.declaring.contains(word) {
      position += 1
      skipBlanks()
      guard isAt(word: "for") || isAt(word: "while") || isAt(word: "repeat") || isAt(word: "switch") else {
        throw NotPlain()
      }
      return try statement(after: position, &found)
    }
    guard !Self.declaring.contains(word) || !next.byte.isStartOfWord else { throw NotPlain() }
    position = start
    found.append(try expression())
  }

  /// Words that begin a declaration left to the parser, or have a meaning of their own.
  private static let declaring: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "extension", "import", "init", "subscript",
    "deinit", "static", "final", "private", "fileprivate", "internal", "public", "override", "mutating",
    "nonisolated", "indirect", "macro", "yield", "discard", "then", "operator", "precedencegroup",
    "associatedtype", "open", "convenience", "required", "optional", "dynamic", "infix", "prefix", "postfix",
    "distributed", "nonmutating",
  ]

  /// Reads statements that choose or end a path through the code.
  private mutating func control(_ word: String, from start: Int) throws(NotPlain) -> Int32? {
    switch word {
    case "if": return try ifBranch(from: start)
    case "guard": return try gate(from: start)
    case "switch": return try switchBranch(from: start)
    case "for": return try loop(from: start)
    case "while":
      let conditions = try conditions()
      let body = try bracedBlock()
      return reader.branch(at: place(start), .loop, isExhaustive: false, [(conditions, body)])
    case "defer": return try bracedBlock()
    case "return", "throw":
      let value = try valueBehind()
      return writer.node(word == "return" ? .result : .leave, place(start), value)
    case "break", "continue":
      var next = self
      if !next.skipBlanks(), next.byte.isStartOfWord, !next.isAt(word: "case"), !next.isAt(word: "default") {
        position = next.position
        _ = self.word()
      }
      return writer.node(.leave, place(start), -1)
    default: return nil
    }
  }

  /// Reads the value of `return` or `throw`; -1 if there is none.
  private mutating func valueBehind() throws(NotPlain) -> Int32 {
    var next = self
    let isNewLine = next.skipBlanks()
    if next.byte == UInt8(ascii: "}") || next.byte == UInt8(ascii: ";") { return -1 }
    if isNewLine {
      if next.isAt(word: "case") || next.isAt(word: "default") { return -1 }
      // A value on the next line would be returned, or the code is unusual.
      throw NotPlain()
    }
    return try expression()
  }

  private mutating func attempt(from start: Int, _ found: inout [Int32]) throws(NotPlain) {
    if skip(word: "throws") {
      skipBlanks()
      guard byte == UInt8(ascii: "(") else { throw NotPlain() }
      skipGroup()
    }
    found.append(try bracedBlock())
    var arms: [([Int32], Int32)] = []
    while next.isAt(word: "catch") {
      _ = skip(word: "catch")
      try skipCaught()
      let otherwise = writer.node(.otherwise)
      arms.append(([otherwise], try bracedBlock()))
    }
    if !arms.isEmpty {
      found.append(reader.branch(at: place(start), .caught, isExhaustive: false, arms))
    }
  }

  /// Skips the pattern of a `catch`, which is irrelevant for navigation.
  private mutating func skipCaught() throws(NotPlain) {
    var lexer = OutlineLexer(bytes)
    lexer.position = position
    lexer.skipBlanks()
    while !lexer.isAtEnd, lexer.byte() != UInt8(ascii: "{") {
      guard lexer.byte() != UInt8(ascii: "}"), lexer.byte() != UInt8(ascii: "#") else { throw NotPlain() }
      lexer.skipToken()
      lexer.skipBlanks()
    }
    position = min(lexer.position, end)
  }

  private mutating func loop(from start: Int) throws(NotPlain) -> Int32 {
    _ = skip(word: "try")
    let isStream = skip(word: "await")
    let pattern = skip(word: "case") ? try pattern() : try bindingPattern()
    if skip(":") { try without { (reader) throws(NotPlain) in _ = try reader.writtenType() } }
    guard skip(word: "in") else { throw NotPlain() }
    let sequence = try expression(.condition)
    let demand = skip(word: "where") ? writer.node(.holds, try expression(.condition)) : nil
    let elements = isStream ? writer.stream(sequence, place(start)) : sequence
    var body = try bracedBlock()
    if let demand {
      let test = reader.branch(at: place(start), .condition, isExhaustive: false, [([demand], body)])
      body = writer.node(.block, rows: 1, [test])
    }
    return writer.node(.loop, place(start), pattern, elements, body)
  }
}
