// The head of a type declaration.
extension PlainReader {
  /// Reads a type declaration with its members; nil if it is not plain.
  mutating func declared(
    _ type: FileOutline.Declared, members: [Int32], summary: String
  ) -> Int32? {
    let begin = position
    guard let attributes = try? attributes(), let (flags, _, _) = modifiers(before: Self.kinds),
      let name = word()
    else { return nil }
    while byte == UInt8(ascii: ".") {
      position += 1
      guard word() != nil else { return nil }
    }
    // An extension of a type with arguments counts as one of the type; a protocol declares its primary types inside.
    let isBound = (type.kind == .extension || type.kind == .protocol) && byte == UInt8(ascii: "<")
    guard !isBound || generics() != nil, let generics = bounds(), let inherits = inherited(),
      let demands = demands(), isAtBody,
      demands.isEmpty || type.kind == .extension
    else { return nil }
    let place = self.place(type.kind == .extension ? begin : name.start)
    let operands = Operands(
      place, type.kind.rawValue, writer.name(type.name), flags.rawValue, writer.name(summary)
    )
    .list(inherits).rows(generics).list(attributes).list(members).rows(demands)
    return writer.node(.typeDeclaration, list: operands.numbers)
  }

  private static let kinds: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "extension",
  ]

  private var isAtBody: Bool {
    var copy = self
    copy.skipBlanks()
    return copy.byte == UInt8(ascii: "{")
  }

  /// Reads `<Item: Hashable, Value>`, if present.
  mutating func bounds() -> [[Int32]]? {
    guard byte == UInt8(ascii: "<") else { return [] }
    position += 1
    var rows: [[Int32]] = []
    repeat {
      guard let name = word() else { return nil }
      var bound: Int32 = -1
      if skip(":") {
        guard let type = type() else { return nil }
        bound = type.node
      }
      rows.append([writer.name(name.text), bound])
    } while skip(",")
    return skip(">") ? rows : nil
  }

  private mutating func inherited() -> [Int32]? {
    guard skip(":") else { return [] }
    var found: [Int32] = []
    repeat {
      if skip(word: "class") {
        found.append(writer.node(.namedType, writer.name("AnyObject"), 0))
        continue
      }
      guard let type = type() else { return nil }
      found.append(type.node)
    } while skip(",")
    return found
  }

  mutating func demands() -> [[Int32]]? {
    guard skip(word: "where") else { return [] }
    var rows: [[Int32]] = []
    repeat {
      skipBlanks()
      let start = position
      guard word() != nil else { return nil }
      while byte == UInt8(ascii: ".") {
        position += 1
        guard word() != nil else { return nil }
      }
      let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
      guard skip("==") || skip(":"), let type = type() else { return nil }
      rows.append([writer.name(text), type.node])
    } while skip(",")
    return rows
  }
}
