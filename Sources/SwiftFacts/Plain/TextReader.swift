/// Reads string literals, in the pieces between interpolations.
struct TextReader: PlainReading {
  var state: PlainState

  mutating func text() throws(NotPlain) -> Int32 {
    let start = position
    let rows = isAt("\"\"\"") ? try longText() : try shortText()
    return writer.node(.text, place(start), rows: rows.count / 2, rows)
  }

  /// Reads a string on one line.
  private mutating func shortText() throws(NotPlain) -> [Int32] {
    position += 1
    var rows: [Int32] = []
    var from = position
    while byte != UInt8(ascii: "\"") {
      guard position < end, byte != 0x0A, byte != 0x0D else { throw NotPlain() }
      if byte == UInt8(ascii: "\\") { try escape(&rows, &from) } else { position += 1 }
    }
    rows += piece(from)
    position += 1
    return rows
  }

  private func piece(_ from: Int) -> [Int32] { [0, writer.name(text(from: from, to: position))] }

  /// Reads a backslash and its escape.
  private mutating func escape(_ rows: inout [Int32], _ from: inout Int) throws(NotPlain) {
    switch second {
    case UInt8(ascii: "("):
      rows += piece(from)
      position += 2
      rows += [1, try inserted()]
      from = position
    case UInt8(ascii: "n"), UInt8(ascii: "r"):
      // The parser also begins a new piece after a line.
      position += 2
      rows += piece(from)
      from = position
    // A line break may be written by its number.
    case UInt8(ascii: "u") where isAt("\\u{0") || isAt("\\u{a") || isAt("\\u{A"): throw NotPlain()
    default: position += 2
    }
  }

  /// Reads an interpolated value; further arguments are skipped.
  private mutating func inserted() throws(NotPlain) -> Int32 {
    _ = label()
    let value = try expression()
    if skip(",") {
      try without { (reader) throws(NotPlain) in _ = try reader.arguments(until: ")") }
    } else {
      try expect(")")
    }
    return value
  }

  /// Reads a multi-line string: each line is a piece, without the indentation of the closing quotes.
  private mutating func longText() throws(NotPlain) -> [Int32] {
    position += 3
    guard byte == 0x0A else { throw NotPlain() }
    position += 1
    let margin = try margin()
    var rows: [Int32] = []
    while true {
      skipMargin(margin)
      var from = position
      if isAt("\"\"\"") { break }
      while byte != 0x0A {
        guard position < end, byte != 0x0D, !isAt("\"\"\"") else { throw NotPlain() }
        guard byte == UInt8(ascii: "\\") else {
          position += 1
          continue
        }
        guard second != 0x0A, second != 0x20, second != UInt8(ascii: "n"), second != UInt8(ascii: "r")
        else { throw NotPlain() }
        try escape(&rows, &from)
      }
      position += 1
      rows += piece(from)
    }
    try dropLastLine(&rows)
    position += 3
    return rows
  }

  /// Removes the line break before the closing quotes.
  private func dropLastLine(_ rows: inout [Int32]) throws(NotPlain) {
    guard rows.count >= 2, rows[rows.count - 2] == 0 else { throw NotPlain() }
    let last = writer.file.names[Int(rows[rows.count - 1])]
    rows[rows.count - 1] = writer.name(String(last.dropLast()))
  }

  /// The indentation of the closing quotes.
  private func margin() throws(NotPlain) -> Int {
    var lexer = OutlineLexer(bytes)
    lexer.position = position - 4
    lexer.skipString(pounds: 0)
    var place = lexer.position - 4
    while place > position, bytes[place] == 0x20 || bytes[place] == 0x09 { place -= 1 }
    guard place >= position - 1, bytes[place] == 0x0A else { throw NotPlain() }
    return lexer.position - 4 - place
  }

  private mutating func skipMargin(_ count: Int) {
    for _ in 0..<count where byte == 0x20 || byte == 0x09 { position += 1 }
  }
}
