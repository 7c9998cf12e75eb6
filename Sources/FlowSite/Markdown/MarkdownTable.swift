/// The tags of a table, row by row.
struct MarkdownTable {
  /// The alignment of each column: `l`, `c`, `r` or zero.
  var alignments: [UInt8] = []
  private var isInHeader = false
  private var hasBody = false
  private var column = 0

  init(alignments: [UInt8] = []) {
    self.alignments = alignments
  }

  mutating func beginRow(isHeader: Bool) -> String {
    isInHeader = isHeader
    column = 0
    guard !isHeader else { return "<thead>\n<tr>\n" }
    defer { hasBody = true }
    return hasBody ? "<tr>\n" : "<tbody>\n<tr>\n"
  }

  func endRow() -> String { isInHeader ? "</tr>\n</thead>\n" : "</tr>\n" }

  mutating func beginCell() -> String {
    defer { column += 1 }
    let tag = isInHeader ? "th" : "td"
    return switch column < alignments.count ? alignments[column] : 0 {
    case UInt8(ascii: "l"): "<\(tag) class=\"to-left\">"
    case UInt8(ascii: "c"): "<\(tag) class=\"centred\">"
    case UInt8(ascii: "r"): "<\(tag) class=\"to-right\">"
    default: "<\(tag)>"
    }
  }

  func endCell() -> String { isInHeader ? "</th>\n" : "</td>\n" }

  func end() -> String { hasBody ? "</tbody>\n</table>\n" : "</table>\n" }
}
