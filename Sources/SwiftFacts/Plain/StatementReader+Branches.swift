// Conditions and branches.
extension StatementReader {
  mutating func ifBranch(from start: Int) throws(NotPlain) -> Int32 {
    var arms: [([Int32], Int32)] = []
    var isExhaustive = false
    repeat {
      let conditions = try conditions()
      arms.append((conditions, try bracedBlock()))
      guard skip(word: "else") else { break }
      if skip(word: "if") { continue }
      let otherwise = writer.node(.otherwise)
      arms.append(([otherwise], try bracedBlock()))
      isExhaustive = true
    } while !isExhaustive
    return reader.branch(at: place(start), .condition, isExhaustive: isExhaustive, arms)
  }

  mutating func gate(from start: Int) throws(NotPlain) -> Int32 {
    let conditions = try conditions()
    guard skip(word: "else") else { throw NotPlain() }
    let passed = writer.node(.block, 0)
    let otherwise = writer.node(.otherwise)
    let body = try bracedBlock()
    return reader.branch(
      at: place(start), .gate, isExhaustive: false, [(conditions, passed), ([otherwise], body)])
  }

  mutating func conditions() throws(NotPlain) -> [Int32] {
    var found: [Int32] = []
    repeat {
      if let node = try condition() { found.append(node) }
    } while skip(",")
    return found
  }

  private mutating func condition() throws(NotPlain) -> Int32? {
    skipBlanks()
    if byte == UInt8(ascii: "#") {
      guard skip("#available") || skip("#unavailable"), byte == UInt8(ascii: "(") else { throw NotPlain() }
      skipGroup()
      return nil
    }
    if skip(word: "case") {
      let pattern = try pattern()
      try expect("=")
      return writer.node(.matches, try expression(.condition), 1, pattern)
    }
    let start = position
    guard skip(word: "let") || skip(word: "var") else {
      return writer.node(.holds, try expression(.condition))
    }
    return try optionalBinding(from: start)
  }

  /// Reads `let page = page` or `let page`.
  private mutating func optionalBinding(from start: Int) throws(NotPlain) -> Int32? {
    let pattern = try bindingPattern()
    let name = number(at: pattern) == Op.binding.rawValue ? number(at: pattern + 2) : nil
    if skip(":") { try without { (reader) throws(NotPlain) in _ = try reader.writtenType() } }
    if skip("=") { return writer.node(.matches, try expression(.condition), 1, pattern) }
    guard let name else { return nil }
    return writer.node(.matches, writer.node(.name, place(start), name), 1, pattern)
  }

  // MARK: - Switches

  mutating func switchBranch(from start: Int) throws(NotPlain) -> Int32 {
    try deeper { (reader) throws(NotPlain) -> Int32 in try reader.switchHere(from: start) }
  }

  private mutating func switchHere(from start: Int) throws(NotPlain) -> Int32 {
    let subject = try expression(.condition)
    try expect("{")
    var arms: [([Int32], Int32)] = []
    while !skip("}") {
      let conditions = try label(of: subject)
      let nodes = try statements { $0.isAtArm }
      arms.append((conditions, writer.node(.block, rows: nodes.count, nodes)))
    }
    return reader.branch(at: place(start), .choice, isExhaustive: true, arms)
  }

  private var isAtArm: Bool {
    switch byte {
    case UInt8(ascii: "}"): return true
    case UInt8(ascii: "@"): return isAt("@unknown")
    case UInt8(ascii: "c"): return isAt(word: "case")
    case UInt8(ascii: "d"):
      guard isAt(word: "default") else { return false }
      var next = self
      next.position += 7
      return next.skip(":")
    default: return false
    }
  }

  /// Reads the label of a case: `case .a, .b where c:` or `default:`.
  private mutating func label(of subject: Int32) throws(NotPlain) -> [Int32] {
    if skip("@unknown") {}
    if skip(word: "default") {
      try expect(":")
      return [writer.node(.otherwise)]
    }
    guard skip(word: "case") else { throw NotPlain() }
    var (patterns, demands): ([Int32], [Int32]) = ([], [])
    repeat {
      patterns.append(try pattern())
      if skip(word: "where") { demands.append(writer.node(.holds, try expression())) }
    } while skip(",")
    try expect(":")
    return [writer.node(.matches, subject, rows: patterns.count, patterns)] + demands
  }
}
