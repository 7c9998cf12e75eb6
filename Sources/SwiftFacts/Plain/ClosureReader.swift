/// Reads closures.
struct ClosureReader: PlainReading {
  var state: PlainState

  /// The part of a closure before `in`.
  private struct Signature {
    var parameters: [Int32] = []
    var captures: [Int32] = []

    var names: [Int32] { stride(from: 0, to: parameters.count, by: 2).map { parameters[$0] } }
  }

  mutating func closure() throws(NotPlain) -> Int32 {
    try deeper { (reader) throws(NotPlain) -> Int32 in try reader.closureHere() }
  }

  private mutating func closureHere() throws(NotPlain) -> Int32 {
    try expect("{")
    let place = place(position - 1)
    let before = mark
    var signature = Signature()
    if let found = try self.signature() { signature = found } else { goBack(to: before) }
    let body = try hiding(signature.names) { (reader) throws(NotPlain) -> Int32 in try reader.block() }
    var operands = [place, Int32(signature.parameters.count / 2)] + signature.parameters
    operands.append(Int32(signature.captures.count / 3))
    operands += signature.captures
    operands.append(body)
    return writer.node(.closure, list: operands)
  }

  /// Reads the captures and parameters; nil if the closure has none.
  private mutating func signature() throws(NotPlain) -> Signature? {
    var found = Signature()
    skipBlanks()
    guard
      byte.isStartOfWord || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(")
        || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "`")
    else { return nil }
    while skip("@") {
      guard word() != nil else { return nil }
      if byte == UInt8(ascii: "(") { skipGroup() }
    }
    if skip("[") {
      guard let captures = try captures() else { return nil }
      found.captures = captures
    }
    if let parameters = isAtIn ? [] : skip("(") ? parameters() : names(), endsSignature() {
      found.parameters = parameters
      return found
    }
    // Reading values a second time as code would double the time per level.
    let hasValues = stride(from: 2, to: found.captures.count, by: 3).contains { found.captures[$0] >= 0 }
    if hasValues { throw NotPlain() }
    return nil
  }

  /// Skips the part between the parameters and the code.
  private mutating func endsSignature() -> Bool {
    skipClosureEffects()
    // The result type is not used; only the code tells what a closure returns.
    if skip("->") {
      let before = writer.mark
      guard type() != nil else { return false }
      writer.undo(to: before)
    }
    return skip(word: "in")
  }

  private var isAtIn: Bool {
    let next = next
    return next.isAt(word: "in") || next.isAt("->") || next.isAt(word: "async") || next.isAt(word: "throws")
  }

  private mutating func skipClosureEffects() {
    _ = skip(word: "async")
    if skip(word: "throws") {
      skipBlanks()
      if byte == UInt8(ascii: "(") { skipGroup() }
    }
  }

  /// Reads plain names: `a, b`.
  private mutating func names() -> [Int32]? {
    var found: [Int32] = []
    repeat {
      skipBlanks()
      let isProjected = byte == UInt8(ascii: "$")
      if isProjected { position += 1 }
      guard let name = word() else { return nil }
      found += [writer.name(isProjected ? "$" + name.text : name.text), -1]
    } while skip(",")
    return found
  }

  /// Reads names with types: `a: A, _ b: B)`.
  private mutating func parameters() -> [Int32]? {
    var found: [Int32] = []
    while !skip(")") {
      guard let first = word() else { return nil }
      let second = word()
      var type: Int32 = -1
      if skip(":") {
        guard let written = self.type() else { return nil }
        type = written.node
        _ = skip("...")
      }
      found += [writer.name((second ?? first).text), type]
      guard skip(",") || next.byte == UInt8(ascii: ")") else { return nil }
    }
    return found
  }

  /// Reads captures: `weak self, page = make()]`.
  private mutating func captures() throws(NotPlain) -> [Int32]? {
    var found: [Int32] = []
    while !skip("]") {
      guard var name = word() else { return nil }
      var isWeak: Int32 = 0
      if name.text == "weak" || name.text == "unowned", next.byte != UInt8(ascii: ","),
        next.byte != UInt8(ascii: "]"), next.byte != UInt8(ascii: "=")
      {
        isWeak = 1
        if byte == UInt8(ascii: "(") { skipGroup() }
        guard let more = word() else { return nil }
        name = more
      }
      var value: Int32 = -1
      if next.byte == UInt8(ascii: "="), next.second != UInt8(ascii: "=") {
        _ = skip("=")
        value = try expression()
      }
      found += [writer.name(name.text), isWeak, value]
      if skip(",") || next.byte == UInt8(ascii: "]") { continue }
      if value >= 0 { throw NotPlain() }
      return nil
    }
    return found
  }
}
