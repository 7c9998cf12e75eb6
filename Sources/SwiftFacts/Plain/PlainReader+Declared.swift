// The head of a type declaration, and the comments before any declaration.
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

/// The comments before a declaration, as the parser would find them.
struct LeadingComments {
  /// The text of the documentation between two offsets.
  static func documentation(_ bytes: UnsafeBufferPointer<UInt8>, from lead: Int32, to begin: Int32) -> String
  {
    var start = Int(lead)
    // A comment on the line of the previous declaration belongs to that one.
    if start > 0 {
      while start < Int(begin), bytes[start] != 0x0A { start += 1 }
    }
    guard start < Int(begin), bytes[start..<Int(begin)].contains(UInt8(ascii: "/")) else { return "" }
    return documentation(of: pieces(of: bytes, from: start, to: Int(begin)))
  }

  enum Piece {
    case newlines(Int)
    case line(String)
    case block(String)
    case other
  }

  private static func pieces(of bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> [Piece] {
    var pieces: [Piece] = []
    var place = start
    while place < end {
      let first = place
      if bytes[place] == 0x0A {
        while place < end, bytes[place] == 0x0A { place += 1 }
        pieces.append(.newlines(place - first))
      } else if bytes[place] == UInt8(ascii: "/"), place + 1 < end {
        let isBlock = bytes[place + 1] == UInt8(ascii: "*")
        place = isBlock ? endOfBlock(bytes, place, end) : endOfLine(bytes, place, end)
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[first..<place]), as: UTF8.self)
        pieces.append(isBlock ? .block(text) : .line(text))
      } else {
        place += 1
      }
    }
    return pieces
  }

  private static func endOfLine(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
    var place = start
    while place < end, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
    return place
  }

  private static func endOfBlock(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
    var (place, level) = (start, 0)
    repeat {
      let next = place + 1 < end ? bytes[place + 1] : 0
      if bytes[place] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        (level, place) = (level + 1, place + 2)
      } else if bytes[place] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        (level, place) = (level - 1, place + 2)
      } else {
        place += 1
      }
    } while level > 0 && place < end
    return min(place, end)
  }
}
