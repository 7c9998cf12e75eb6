// Literals, and expressions in brackets.
extension ExpressionReader {
  /// Reads a tuple, or a value in parentheses, which are transparent.
  mutating func group() throws(NotPlain) -> Int32 {
    let start = position
    position += 1
    let (count, numbers) = try arguments(until: ")")
    if count == 1, numbers[0] == 0 { return numbers[1] }
    return writer.node(.tuple, place(start), rows: count, numbers)
  }

  /// Reads an array or dictionary literal.
  mutating func collection() throws(NotPlain) -> Int32 {
    let start = position
    position += 1
    if skip("]") { return writer.node(.list, place(start), 0) }
    if skip(":") {
      try expect("]")
      return writer.node(.pairs, place(start), 0)
    }
    var items = [try expression()]
    let isPairs = skip(":")
    if isPairs { items.append(try expression()) }
    while skip(","), !isAtEnd("]") {
      items.append(try expression())
      if isPairs {
        try expect(":")
        items.append(try expression())
      }
    }
    try expect("]")
    return writer.node(
      isPairs ? .pairs : .list, place(start), rows: isPairs ? items.count / 2 : items.count, items)
  }

  private func isAtEnd(_ close: Unicode.Scalar) -> Bool { next.byte == UInt8(ascii: close) }

  mutating func number() throws(NotPlain) -> Int32 {
    let start = position
    let isPlain = second != UInt8(ascii: "x") && second != UInt8(ascii: "b") && second != UInt8(ascii: "o")
    while byte.isPartOfWord || isPlain && byte == UInt8(ascii: ".") && second.isDigit {
      position += 1
      let isExponent = bytes[position - 1] | 0x20 == UInt8(ascii: "e")
      if isPlain, isExponent, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { position += 1 }
    }
    let text = text(from: start, to: position)
    // Hexadecimal fractions are rare and left to the parser.
    guard isPlain || byte != UInt8(ascii: ".") || !second.isDigit else { throw NotPlain() }
    return writer.node(.literal, place(start), writer.name(text))
  }

  /// Reads `\Model.pages.first` as the names of its properties.
  mutating func keyPath() throws(NotPlain) -> Int32 {
    let start = position
    position += 1
    var root: Int32 = -1
    if byte.isStartOfWord {
      guard let name = word() else { throw NotPlain() }
      var types: [Int32] = []
      if byte == UInt8(ascii: "<") {
        guard let found = generics() else { throw NotPlain() }
        types = found
      }
      root = writer.node(.namedType, writer.name(name.text), rows: types.count, types)
    }
    var names: [Int32] = []
    while try keyPathPart(&names, isFirst: names.isEmpty && root < 0) {}
    return writer.node(.keyPath, place(start), root, rows: names.count, names)
  }

  private mutating func keyPathPart(_ names: inout [Int32], isFirst: Bool) throws(NotPlain) -> Bool {
    switch byte {
    case UInt8(ascii: "."):
      position += 1
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") { return true }
      let name = try memberName()
      guard name.plain == name.labelled, byte != UInt8(ascii: "(") else { throw NotPlain() }
      names.append(writer.name(name.plain))
    case UInt8(ascii: "["):
      if isFirst { throw NotPlain() }
      skipGroup()
    case UInt8(ascii: "?"), UInt8(ascii: "!"): position += 1
    default: return false
    }
    return true
  }

  /// Reads `#selector(Page.close)`; expansions of other macros are unknown.
  mutating func macro() throws(NotPlain) -> Int32 {
    position += 1
    guard let name = word(), byte == UInt8(ascii: "(") || Self.plainMacros.contains(name.text) else {
      throw NotPlain()
    }
    guard byte == UInt8(ascii: "(") else { return writer.node(.nothing) }
    guard name.text == "selector" else {
      guard name.text == "keyPath" || name.text == "localized" else { throw NotPlain() }
      skipGroup()
      return writer.node(.nothing)
    }
    return try selector()
  }

  private static let plainMacros: Set<String> = [
    "function", "file", "fileID", "filePath", "line", "column", "dsohandle",
  ]

  private mutating func selector() throws(NotPlain) -> Int32 {
    position += 1
    var path: [String] = []
    var start = position
    repeat {
      skipBlanks()
      start = position
      path.append(try memberName().plain)
    } while skip(".")
    if skip(word: "as") { while byte != UInt8(ascii: ")"), position < end { try skipTypeByte() } }
    guard let last = path.popLast(), skip(")") else { throw NotPlain() }
    mention(selected: writer.name(last), of: path)
    return writer.node(.selector, place(start), writer.name(last))
  }

  private func mention(selected name: Int32, of path: [String]) {
    let base = path.first == "self" ? Array(path.dropFirst()) : path
    if base.isEmpty { return mention(name, .called) }
    mention(name, .calledMember, of: base.count == 1 ? writer.name(base[0]) : -1)
  }

  private mutating func skipTypeByte() throws(NotPlain) {
    if byte == UInt8(ascii: "(") { skipGroup() } else { position += 1 }
  }
}

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
