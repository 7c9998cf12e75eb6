/// Reads patterns, with the names bound in them.
struct PatternReader: PlainReading {
  var state: PlainState

  /// Reads the pattern of a variable: a name, `_`, or several in parentheses.
  mutating func bindingPattern() throws(NotPlain) -> Int32 {
    skipBlanks()
    if byte == UInt8(ascii: "(") {
      position += 1
      let parts = try patterns(until: ")") { (reader) throws(NotPlain) in try reader.bindingPattern() }
      return tuple(parts)
    }
    guard let name = word() else { throw NotPlain() }
    if name.text == "_", bytes[name.start] == UInt8(ascii: "_") { return writer.node(.anything) }
    return writer.node(.binding, place(name.start), writer.name(name.text))
  }

  private func tuple(_ parts: [Int32]) -> Int32 {
    parts.count == 1 ? parts[0] : writer.node(.tuplePattern, rows: parts.count, parts)
  }

  /// Reads a pattern; in `let .some(x)` each bare name is a binding, not a value to compare with.
  mutating func pattern(binds: Bool = false) throws(NotPlain) -> Int32 {
    try deeper { (reader) throws(NotPlain) -> Int32 in try reader.patternHere(binds) }
  }

  private mutating func patternHere(_ binds: Bool) throws(NotPlain) -> Int32 {
    skipBlanks()
    if skip(word: "is") { return writer.node(.typePattern, try writtenType()) }
    let begin = mark
    var node = try known(binds)
    if node == nil {
      goBack(to: begin)
      node = writer.node(.valuePattern, try value())
    }
    guard let node else { throw NotPlain() }
    if byte == UInt8(ascii: "?") { position += 1 }
    guard skip(word: "as") else { return node }
    guard byte != UInt8(ascii: "?"), byte != UInt8(ascii: "!") else { throw NotPlain() }
    return writer.node(.castPattern, node, try writtenType())
  }

  /// Reads a value to compare with; a following assignment is not part of it.
  private mutating func value() throws(NotPlain) -> Int32 {
    let wasInPattern = state.isInPattern
    state.isInPattern = true
    defer { state.isInPattern = wasInPattern }
    let isPlain = try operatorHere() == nil && !isAt(word: "try") && !isAt(word: "await")
    let node = try expression(.condition)
    guard isPlain else { return node }
    // A value in the form of an enum case is mentioned as one.
    let last = bytes[position - 1]
    if last != UInt8(ascii: "."), !last.isSign || last == UInt8(ascii: "?"), let name = memberName(of: node) {
      mention(name, .pattern)
    }
    return node
  }

  /// The name of the member that a node refers to or calls.
  private func memberName(of node: Int32) -> Int32? {
    let isCall = number(at: node) == Op.call.rawValue
    let member = isCall ? number(at: node + 2) : node
    return number(at: member) == Op.member.rawValue ? number(at: member + 3) : nil
  }

  /// Reads the patterns that are not values; nil if there is none.
  private mutating func known(_ binds: Bool) throws(NotPlain) -> Int32? {
    switch byte {
    case UInt8(ascii: "("):
      position += 1
      return tuple(try patterns(until: ")") { (reader) throws(NotPlain) in try reader.pattern(binds: binds) })
    case UInt8(ascii: "."): return try enumCase(binds)
    case _ where byte.isStartOfWord || byte == UInt8(ascii: "`"): return try named(binds)
    default: return nil
    }
  }

  private mutating func patterns(
    until close: StaticString, _ part: (inout PatternReader) throws(NotPlain) -> Int32
  ) throws(NotPlain) -> [Int32] {
    var found: [Int32] = []
    while !skip(close) {
      _ = label()
      found.append(try part(&self))
      if skip(",") { continue }
      try expect(close)
      break
    }
    return found
  }

  private mutating func named(_ binds: Bool) throws(NotPlain) -> Int32? {
    if skip(word: "let") || skip(word: "var") { return try pattern(binds: true) }
    let start = position
    guard let name = word() else { throw NotPlain() }
    if name.text == "_" { return writer.node(.anything) }
    if byte == UInt8(ascii: ".") {
      position = start
      return try enumCase(binds)
    }
    guard binds, !isOperand else { return nil }
    guard byte != UInt8(ascii: "("), byte != UInt8(ascii: "["), byte != UInt8(ascii: "<"),
      name.text != "nil", name.text != "true", name.text != "false"
    else { return nil }
    return writer.node(.binding, place(name.start), writer.name(name.text))
  }

  /// Whether a value continues after the part that was read.
  private var isOperand: Bool {
    if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") { return second == UInt8(ascii: ".") }
    let next = next
    if next.byte.isSign { return !(next.byte == UInt8(ascii: "=") && !next.second.isSign) }
    return next.byte == UInt8(ascii: ".") || next.byte == UInt8(ascii: "[")
  }

  /// Reads `.name`, `Type.name` or `Type.name(parts)`; nil if that is a value.
  private mutating func enumCase(_ binds: Bool) throws(NotPlain) -> Int32? {
    let start = position
    let isImplicit = byte == UInt8(ascii: ".")
    guard let path = try dottedPath(), let name = path.last else { return nil }
    let isInType = path.count > 1 && path[path.count - 2].first?.isUppercase == true
    if isImplicit, isInType { throw NotPlain() }
    guard isImplicit ? path.count == 1 : isInType else { return nil }
    mention(writer.name(name), .pattern)
    let outer = path.dropLast().joined(separator: ".")
    let type = isImplicit ? -1 : writer.node(.namedType, writer.name(outer), 0)
    guard byte == UInt8(ascii: "(") else {
      return isOperand ? nil : writer.node(.enumCase, place(start), type, writer.name(name), 0)
    }
    position += 1
    let parts = try patterns(until: ")") { (reader) throws(NotPlain) in try reader.pattern(binds: binds) }
    // Reading it again as a value would double the time per level.
    guard !isOperand else { throw NotPlain() }
    return writer.node(.enumCase, place(start), type, writer.name(name), rows: parts.count, parts)
  }

  /// Reads words separated by dots, optionally with a leading dot.
  private mutating func dottedPath() throws(NotPlain) -> [String]? {
    var path: [String] = []
    if byte == UInt8(ascii: ".") { position += 1 }
    while true {
      guard let word = word() else { return nil }
      path.append(word.text)
      guard byte == UInt8(ascii: "."), second.isStartOfWord || second == UInt8(ascii: "`") else { break }
      position += 1
    }
    return byte == UInt8(ascii: "<") ? nil : path
  }
}
