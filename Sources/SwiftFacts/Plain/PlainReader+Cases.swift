// Enum cases and type aliases.
extension PlainReader {
  /// Reads cases, such as `first, second(Page, at: Int = 1), third = "c"`.
  mutating func cases(_ text: String) throws(NotPlain) -> [Int32] {
    let summary = writer.name(text)
    var found: [Int32] = []
    repeat {
      guard let name = word() else { throw NotPlain() }
      var rows: [Int32] = []
      if byte == UInt8(ascii: "(") {
        position += 1
        rows = try associatedValues()
      }
      let raw = skip("=") ? try expression() : -1
      let operands =
        [place(name.start), writer.name(name.text), summary, Int32(rows.count / 5)] + rows + [raw]
      found.append(writer.node(.enumCaseDeclaration, list: operands))
    } while skip(",")
    return found
  }

  private mutating func associatedValues() throws(NotPlain) -> [Int32] {
    var rows: [Int32] = []
    while !skip(")") {
      let before = position
      var (first, second) = (word()?.text, word()?.text)
      if !skip(":") { (position, first, second) = (before, nil, nil) }
      guard let type = type() else { throw NotPlain() }
      let label = first ?? ""
      let value = skip("=") ? try expression() : -1
      rows += [
        writer.name(label), writer.name(second ?? label), type.node,
        type.isOptional ? CodeFlags.isOptional.rawValue : 0, value,
      ]
      if skip(",") { continue }
      try expect(")")
      break
    }
    return rows
  }

  mutating func alias(isAssociated: Bool) throws(NotPlain) -> Int32 {
    guard let name = word(), byte != UInt8(ascii: "<") else { throw NotPlain() }
    var type: Int32 = -1
    if skip(isAssociated ? ":" : "=") { type = try writtenType() } else if !isAssociated { throw NotPlain() }
    return writer.node(.alias, place(name.start), writer.name(name.text), type, isAssociated ? 1 : 0)
  }
}
