// The first part of an expression: a name, a literal, or a bracketed expression.
extension ExpressionReader {
  mutating func primary(_ flavor: Flavor) throws(NotPlain) -> Value {
    let start = position
    switch byte {
    case UInt8(ascii: "\""): return value(try text(), from: start)
    case UInt8(ascii: "("): return value(try group(), from: start)
    case UInt8(ascii: "["): return value(try collection(), from: start)
    case UInt8(ascii: "{"):
      guard flavor == .basic else { throw NotPlain() }
      return value(try closure(), from: start)
    case UInt8(ascii: "."): return try implicitMember(flavor)
    case UInt8(ascii: "\\"): return value(try keyPath(), from: start)
    case UInt8(ascii: "$"): return try projected(flavor)
    case UInt8(ascii: "#"): return value(try macro(), from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return value(try number(), from: start)
    default: return try named(flavor)
    }
  }

  /// Makes a value without modifiers.
  private func value(_ node: Int32, from start: Int) -> Value {
    Value(node: node, start: start, begin: writer.mark)
  }

  // MARK: - Names

  private mutating func named(_ flavor: Flavor) throws(NotPlain) -> Value {
    let isQuoted = byte == UInt8(ascii: "`")
    guard let word = word() else { throw NotPlain() }
    if !isQuoted, let value = try keyword(word.text, word.start, flavor) { return value }
    let labels = compoundLabels()
    return try named(word.text, labels, from: word.start, flavor)
  }

  private mutating func named(
    _ text: String, _ labels: String, from start: Int, _ flavor: Flavor
  ) throws(NotPlain) -> Value {
    let name = writer.name(text)
    let begin = writer.mark
    if !reader.isHidden(name) { mention(name, try isUsed(flavor) ? .called : .bare) }
    var value = Value(
      node: writer.node(.name, place(start), labels.isEmpty ? name : writer.name(text + labels)),
      start: start, begin: begin, plain: name, isSelf: text == "self")
    try specialize(&value)
    return value
  }

  /// Reads words that are not names.
  private mutating func keyword(
    _ text: String, _ start: Int, _ flavor: Flavor
  ) throws(NotPlain) -> Value? {
    switch text {
    case "true", "false":
      return value(writer.node(.literal, place(start), writer.name(text)), from: start)
    case "nil", "_": return value(writer.node(.nothing), from: start)
    case "if":
      return value(try branch { (code) throws(NotPlain) in try code.ifBranch(from: start) }, from: start)
    case "switch":
      return value(try branch { (code) throws(NotPlain) in try code.switchBranch(from: start) }, from: start)
    case "super":
      let begin = writer.mark
      return Value(
        node: writer.node(.name, place(start), writer.name("super")), start: start, begin: begin,
        isSuper: true)
    case "Any":
      let type = writer.node(.namedType, writer.name("Any"), 0)
      return value(writer.node(.typeName, place(start), type), from: start)
    case "self", "Self", "init": return nil
    case "any", "some", "each", "repeat", "consume", "copy", "borrow", "unsafe", "do", "package", "actor":
      // Each of these may also be a name.
      let next = self.next
      if next.byte.isStartOfWord, !next.isAt(word: "in"), !next.isAt(word: "as"), !next.isAt(word: "is"),
        !next.isAt(word: "else")
      {
        throw NotPlain()
      }
      if text == "repeat" || text == "do" { throw NotPlain() }
      return nil
    default:
      if Self.reserved.contains(text) { throw NotPlain() }
      return nil
    }
  }

  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "else", "enum", "extension", "fallthrough", "fileprivate", "for", "func", "guard", "import", "in",
    "inout", "internal", "is", "let", "operator", "precedencegroup", "private", "protocol", "public",
    "rethrows", "return", "static", "struct", "subscript", "throw", "throws", "typealias", "var", "where",
    "while", "try",
  ]

  private mutating func projected(_ flavor: Flavor) throws(NotPlain) -> Value {
    let start = position
    position += 1
    while byte.isPartOfWord { position += 1 }
    guard position > start + 1 else { throw NotPlain() }
    return try named(text(from: start, to: position), "", from: start, flavor)
  }

  private mutating func implicitMember(_ flavor: Flavor) throws(NotPlain) -> Value {
    let start = position
    position += 1
    skipBlanks()
    let nameStart = position
    let name = try memberName()
    guard name.plain != "self" else { throw NotPlain() }
    let begin = writer.mark
    mention(writer.name(name.plain), .implicit)
    let place = place(nameStart)
    var value = Value(
      node: writer.node(.member, place, -1, writer.name(name.labelled)), start: start, begin: begin,
      memberPlace: place)
    try specialize(&value)
    return value
  }
}

// Parts that have a reader of their own.
extension ExpressionReader {
  mutating func closure() throws(NotPlain) -> Int32 {
    try with(ClosureReader.self) { (closures) throws(NotPlain) in try closures.closure() }
  }

  private mutating func text() throws(NotPlain) -> Int32 {
    try with(TextReader.self) { (texts) throws(NotPlain) in try texts.text() }
  }

  private mutating func branch(
    _ body: (inout StatementReader) throws(NotPlain) -> Int32
  ) throws(NotPlain) -> Int32 {
    try with(StatementReader.self, body)
  }
}
