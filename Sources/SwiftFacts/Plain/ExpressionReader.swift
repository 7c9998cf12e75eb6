/// Reads expressions: values with operators between them.
struct ExpressionReader: PlainReading {
  var state: PlainState

  /// The context of an expression: before a block, a brace does not begin a closure.
  enum Flavor { case basic, condition }

  mutating func expression(_ flavor: Flavor = .basic) throws(NotPlain) -> Int32 {
    try deeper { (reader) throws(NotPlain) -> Int32 in
      let first = try reader.operand(flavor)
      guard var part = try reader.sign() else { return first.node }
      var parts = [first]
      while true {
        try reader.grow()
        if part.kind == .ternary { try reader.middle(of: &part) }
        parts.append(part)
        if part.kind == .cast || part.kind == .test {
          parts.append(Part(kind: .type, node: try reader.writtenType(), place: -1))
        } else {
          parts.append(try reader.operand(flavor))
        }
        guard let next = try reader.sign() else { break }
        part = next
      }
      return try OperatorFolding(reader: reader.reader).fold(parts[...])
    }
  }

  /// Reads the part between `?` and `:`.
  private mutating func middle(of part: inout Part) throws(NotPlain) {
    part.node = try expression()
    try expect(":")
  }

  /// Reads an operator that continues the expression, if there is one.
  private mutating func sign() throws(NotPlain) -> Part? {
    let next = self.next
    let start = next.position
    switch next.byte {
    case UInt8(ascii: "a") where next.isAt(word: "as"): return take(.cast, from: start, "as")
    case UInt8(ascii: "i") where next.isAt(word: "is"): return take(.test, from: start, "is")
    case UInt8(ascii: "?") where start > position && !next.second.isSign:
      position = start + 1
      return Part(kind: .ternary, place: place(start))
    default: break
    }
    guard let found = try next.operatorHere() else { return nil }
    guard found.fix == .infix else {
      // Before a value on the next line, it begins that; on the same line, the code is unusual.
      if next.skipsLine(since: position) { return nil }
      throw NotPlain()
    }
    let text = text(from: start, to: found.end)
    if text == "=", state.isInPattern { return nil }
    guard text != "->" else { throw NotPlain() }
    position = found.end
    if !StandardOperators.contains(text) { mention(writer.name(text), .called) }
    return Part(kind: text == "=" ? .assignment : .sign, place: place(start), sign: text)
  }

  private func skipsLine(since start: Int) -> Bool { bytes[start..<position].contains(0x0A) }

  private mutating func take(_ kind: Part.Kind, from start: Int, _ word: StaticString) -> Part {
    position = start + word.utf8CodeUnitCount
    if kind == .cast, byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") { position += 1 }
    return Part(kind: kind, place: place(start))
  }

  /// Reads a value with its prefixes; its place is that of the first token.
  private mutating func operand(_ flavor: Flavor) throws(NotPlain) -> Part {
    skipBlanks()
    let start = position
    let place = place(start)
    try skipEffects()
    if let found = try operatorHere() { return try prefixed(found, at: place, flavor) }
    return Part(kind: .value, node: try postfixed(flavor), place: place)
  }

  /// Skips `try`, `try?` and `await`, which do not change where a value goes.
  private mutating func skipEffects() throws(NotPlain) {
    while true {
      if byte == UInt8(ascii: "t"), isAt(word: "try") {
        position += 3
        if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") { position += 1 }
      } else if byte == UInt8(ascii: "a"), isAt(word: "await") {
        position += 5
        guard byte == 0x20, second.isStartOfWord || second == UInt8(ascii: ".") || second == UInt8(ascii: "!")
        else { throw NotPlain() }
      } else {
        return
      }
      skipBlanks()
    }
  }

  private mutating func prefixed(
    _ found: CodeCursor.Operator, at place: Int32, _ flavor: Flavor
  ) throws(NotPlain) -> Part {
    let sign = text(from: position, to: found.end)
    let start = self.place(position)
    position = found.end
    // An operator passed as an argument is on its own.
    if found.fix != .prefix || byte == UInt8(ascii: ")") || byte == UInt8(ascii: ",") {
      guard byte == UInt8(ascii: ")") || byte == UInt8(ascii: ","), sign != "->", sign != "=" else {
        throw NotPlain()
      }
      mention(writer.name(sign), .bare)
      return Part(kind: .value, node: writer.node(.name, start, writer.name(sign)), place: place)
    }
    guard sign != "/" else { throw NotPlain() }
    let value = try postfixed(flavor)
    let node = sign == "!" ? writer.node(.binary, start, writer.name("!"), value, -1) : value
    return Part(kind: .value, node: node, place: place)
  }
}
