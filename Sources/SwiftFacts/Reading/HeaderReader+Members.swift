// Functions and properties without bodies, and what stands before the body of a type.
extension HeaderReader {
  /// A member whose body is left out; nil where it is not plain.
  mutating func member(_ member: FileOutline.Member, isInProtocol: Bool, summary: String) -> Int32? {
    let begin = Int32(writer.file.code.count)
    guard let attributes = attributes(), let (flags, keyword, start) = modifiers(before: Self.keywords) else {
      return nil
    }
    switch keyword {
    case "func", "init": return function(keyword, start, flags, attributes, summary, begin)
    case "var", "let":
      return variable(keyword == "let", flags, attributes, summary, begin, isInProtocol: isInProtocol)
    default: return nil
    }
  }

  private static let keywords: Set<String> = ["func", "init", "var", "let"]

  private mutating func function(
    _ keyword: String, _ start: Int, _ modifiers: CodeFlags, _ attributes: [Int32], _ summary: String,
    _ begin: Int32
  ) -> Int32? {
    var flags = modifiers
    var (name, place) = ("init", start)
    if keyword == "func" {
      guard let found = word() else { return nil }
      (name, place) = (found.text, found.start)
    } else if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") {
      position += 1
    }
    guard byteAfterName == UInt8(ascii: "("), let rows = parameters() else { return nil }
    var result: Int32 = -1
    if skip("->") || effects() {
      guard let type = type() else { return nil }
      result = type.node
    }
    skipBlanks()
    guard byte == 0 || byte == UInt8(ascii: "{") else { return nil }
    if byte != 0 { flags.insert(.hasBody) }
    let body = byte == 0 ? -1 : writer.node(.block, 0)
    let operands = Operands(self.place(place), writer.name(name), flags.rawValue, writer.name(summary))
      .rows(rows).rows([]).adding(result).adding(body).list(attributes).adding(begin)
    return writer.node(.function, list: operands.numbers)
  }

  private var byteAfterName: UInt8 {
    var copy = self
    copy.skipBlanks()
    return copy.byte
  }

  /// Whether an arrow follows what a function may do besides; steps over both.
  private mutating func effects() -> Bool {
    _ = skip(word: "async")
    if skip(word: "throws") || skip(word: "rethrows") {
      skipBlanks()
      if byte == UInt8(ascii: "(") { skipGroup() }
    }
    return skip("->")
  }

  private mutating func parameters() -> [[Int32]]? {
    guard skip("(" as Unicode.Scalar) else { return nil }
    var rows: [[Int32]] = []
    if skip(")" as Unicode.Scalar) { return rows }
    repeat {
      guard let row = parameter() else { return nil }
      rows.append(row)
    } while skip("," as Unicode.Scalar)
    return skip(")" as Unicode.Scalar) ? rows : nil
  }

  private mutating func parameter() -> [Int32]? {
    skipBlanks()
    // What stands before a parameter's name says nothing of its type.
    while byte == UInt8(ascii: "@") {
      position += 1
      guard word() != nil, byte != UInt8(ascii: "("), byte != UInt8(ascii: "<") else { return nil }
      skipBlanks()
    }
    guard let first = word() else { return nil }
    let second = word()
    guard skip(":" as Unicode.Scalar), let type = type() else { return nil }
    var flags: CodeFlags = type.isOptional ? .isOptional : []
    if skip("...") { flags.insert(.isVariadic) }
    var value: Int32 = -1
    if skip("=" as Unicode.Scalar) {
      guard let found = literal() else { return nil }
      value = found
    }
    return [
      writer.name(first.text == "_" ? "" : first.text), writer.name(second?.text ?? first.text), type.node,
      flags.rawValue, value,
    ]
  }

  /// A value that is nothing but itself, up to the end of the parameter.
  private mutating func literal() -> Int32? {
    skipBlanks()
    let start = position
    var node: Int32?
    if skip(word: "nil") {
      node = writer.node(.nothing)
    } else if skip(word: "true") || skip(word: "false") || skipsNumber() {
      let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
      node = writer.node(.literal, place(start), writer.name(text))
    } else if skip("[]") {
      node = writer.node(.list, place(start), 0)
    } else if skip("[:]") {
      node = writer.node(.pairs, place(start), 0)
    } else if byte == UInt8(ascii: "."), second.isStartOfWord {
      position += 1
      guard let name = word() else { return nil }
      reader.mention(writer.name(name.text), .implicit)
      node = writer.node(.member, place(name.start), -1, writer.name(name.text))
    }
    skipBlanks()
    return byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") ? node : nil
  }

  private mutating func skipsNumber() -> Bool {
    let start = position
    while byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      || byte == UInt8(ascii: ".") && position > start
    {
      position += 1
    }
    return position > start
  }

  private mutating func variable(
    _ isConstant: Bool, _ modifiers: CodeFlags, _ attributes: [Int32], _ summary: String, _ begin: Int32,
    isInProtocol: Bool
  ) -> Int32? {
    var flags = modifiers
    guard let name = word(), skip(":" as Unicode.Scalar), let type = type() else { return nil }
    skipBlanks()
    if type.isOptional { flags.insert(.isOptional) }
    var getter: Int32 = -1
    if byte == UInt8(ascii: "{"), !isInProtocol {
      getter = writer.node(.block, 0)
      flags.insert(.isComputed)
    } else if byte != 0, !isInProtocol {
      return nil
    }
    if isConstant { flags.insert(.isConstant) }
    let operands = Operands(
      place(name.start), writer.name(name.text), flags.rawValue, writer.name(summary), type.node, -1, getter,
      -1
    ).list(attributes).adding(begin)
    return writer.node(.variable, list: operands.numbers)
  }
}
