/// Keeps input from cmark that would take it quadratic time.
///
/// Its time is bounded by the length of a paragraph, by the lines in it that may be the second of a table, by the cells that a wide
/// header adds to short rows, by the `@` in a word, and by the nesting at the beginning of a line. Texts beyond the bounds get blank lines and backslashes,
/// which only authors of such texts will notice.
enum MarkdownGuard {
  private static let longestParagraph = 1 << 15
  private static let mostColumns = 500
  private static let mostMarkers = 100
  /// The number of `@` in a word: cmark searches the rest of the word for an address after each of them.
  private static let mostAts = 50

  /// The text as UTF-8, within the bounds.
  static func bounded(_ text: String) -> [UInt8] {
    var bounded: [UInt8] = []
    bounded.reserveCapacity(text.utf8.count)
    var paragraph = Paragraph()
    for line in lines(of: text) {
      if line.allSatisfy(isBlank) { paragraph = Paragraph() }
      paragraph.add(line)
      if paragraph.isTooMuch {
        bounded.append(UInt8(ascii: "\n"))
        paragraph = Paragraph()
        paragraph.add(line)
      }
      append(line, to: &bounded)
      bounded.append(UInt8(ascii: "\n"))
    }
    return bounded
  }

  /// Lines without a blank one between them.
  private struct Paragraph {
    var length = 0
    var lines = 0
    /// Lines that may follow the header of a table.
    var rules = 0
    /// The most bars in a line.
    var columns = 0

    mutating func add(_ line: ArraySlice<UInt8>) {
      length += line.count + 1
      lines += 1
      rules += line.allSatisfy { isBlank($0) || "-|:>".utf8.contains($0) } ? 1 : 0
      columns = max(columns, line.reduce(0) { $1 == UInt8(ascii: "|") ? $0 + 1 : $0 })
    }

    /// Rows that are written in full have no more cells than bytes.
    var isTooMuch: Bool {
      length > longestParagraph || rules > 16 || min(columns, mostColumns) * lines > length + 2000
    }
  }
}

// MARK: Lines

extension MarkdownGuard {
  /// The lines, with any kind of line ending.
  private static func lines(of text: String) -> [ArraySlice<UInt8>] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var wasReturn = false
    for byte in text.utf8 {
      if byte != UInt8(ascii: "\n") || !wasReturn {
        bytes.append(byte == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : byte)
      }
      wasReturn = byte == UInt8(ascii: "\r")
    }
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  private static func append(_ line: ArraySlice<UInt8>, to bounded: inout [UInt8]) {
    var rest = line
    while let end = endTooLong(in: rest) {
      appendPiece(rest[..<end], to: &bounded)
      bounded += [UInt8(ascii: "\n"), UInt8(ascii: "\n")]
      rest = rest[end...].drop(while: isBlank)
    }
    appendPiece(rest, to: &bounded)
  }

  private static func appendPiece(_ piece: ArraySlice<UInt8>, to bounded: inout [UInt8]) {
    let deep = firstMarkerTooMany(in: piece) ?? piece.endIndex
    bounded += piece[..<deep]
    if deep < piece.endIndex { bounded.append(UInt8(ascii: "\\")) }
    bounded += piece[deep...]
  }

  /// The position in a line that begins one quote or list too many, nested in each other.
  private static func firstMarkerTooMany(in line: ArraySlice<UInt8>) -> Int? {
    var count = 0
    for index in line.indices {
      let byte = line[index]
      guard isBlank(byte) || ">-+*.)0123456789".utf8.contains(byte) else { return nil }
      let isListMarker = "-+*.)".utf8.contains(byte) && line[(index + 1)...].first.map(isBlank) ?? false
      count += byte == UInt8(ascii: ">") || isListMarker ? 1 : 0
      if count > mostMarkers { return index }
    }
    return nil
  }

  /// The end of the part of a line that is not too long and has not too many columns, between words if possible.
  private static func endTooLong(in line: ArraySlice<UInt8>) -> Int? {
    var (columns, ats) = (0, 0)
    for index in line.indices.dropFirst() {
      columns += line[index] == UInt8(ascii: "|") ? 1 : 0
      ats = isBlank(line[index]) ? 0 : ats + (line[index] == UInt8(ascii: "@") ? 1 : 0)
      guard columns > mostColumns || ats > mostAts || index - line.startIndex > longestParagraph else {
        continue
      }
      let within = line[(line.startIndex + 1)..<index]
      let letter = within.lastIndex { $0 & 0xC0 != 0x80 } ?? index
      return within.lastIndex(of: UInt8(ascii: " ")) ?? letter
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
