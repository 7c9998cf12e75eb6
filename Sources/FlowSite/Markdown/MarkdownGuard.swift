/// Keeps away from cmark what it takes time for that grows with the square of the length.
///
/// Its costs are bounded by the length of a paragraph, by the rows in it that may be the second of a table, and by how deep a line
/// begins. Texts beyond the bounds get blank lines and backslashes, which nobody will see who did not write such a text.
enum MarkdownGuard {
  private static let longestParagraph = 1 << 15
  private static let mostTableRules = 16
  private static let mostMarkers = 100

  /// The text as UTF-8 within the bounds.
  static func tamed(_ text: String) -> [UInt8] {
    var tamed: [UInt8] = []
    tamed.reserveCapacity(text.utf8.count)
    var length = 0
    var rules = 0
    for line in lines(of: text) {
      if line.allSatisfy(isBlank) { (length, rules) = (0, 0) }
      length += line.count + 1
      rules += line.allSatisfy(mayRule) ? 1 : 0
      if length > longestParagraph || rules > mostTableRules {
        tamed.append(UInt8(ascii: "\n"))
        (length, rules) = (line.count, 0)
      }
      append(line, to: &tamed)
      tamed.append(UInt8(ascii: "\n"))
    }
    return tamed
  }

  /// The lines, whatever ends them.
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

  private static func append(_ line: ArraySlice<UInt8>, to tamed: inout [UInt8]) {
    var rest = line
    if let deep = firstMarkerTooMany(in: line) {
      tamed += rest[..<deep]
      tamed.append(UInt8(ascii: "\\"))
      rest = rest[deep...]
    }
    while rest.count > longestParagraph {
      let end = rest.prefix(longestParagraph).lastIndex { $0 & 0xC0 != 0x80 } ?? rest.startIndex
      let cut = rest[..<end].lastIndex(of: UInt8(ascii: " ")) ?? end
      tamed += rest[..<max(cut, rest.startIndex + 1)]
      tamed += [UInt8(ascii: "\n"), UInt8(ascii: "\n")]
      rest = rest[max(cut, rest.startIndex + 1)...].drop(while: isBlank)
    }
    tamed += rest
  }

  /// Where a line that begins quotes and lists in each other begins one too many.
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

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// Whether a byte may stand in the row below the header of a table.
  private static func mayRule(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "|") || byte == UInt8(ascii: ":")
      || byte == UInt8(ascii: ">")
  }
}
