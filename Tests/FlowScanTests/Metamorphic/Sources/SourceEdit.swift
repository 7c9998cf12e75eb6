import SwiftSyntax

/// Other text in place of some bytes of a source.
struct SourceEdit {
  let range: Range<Int>
  let text: String

  /// Text in place of a piece of syntax, without what stands around it.
  static func replace(_ node: some SyntaxProtocol, by text: String) -> SourceEdit {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return SourceEdit(range: start..<node.endPositionBeforeTrailingTrivia.utf8Offset, text: text)
  }

  /// Text right after a piece of syntax.
  static func insert(_ text: String, after node: some SyntaxProtocol) -> SourceEdit {
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    return SourceEdit(range: end..<end, text: text)
  }

  /// Text before a piece of syntax and what is said of it.
  static func insert(_ text: String, beforeCommentsOf node: some SyntaxProtocol) -> SourceEdit {
    SourceEdit(range: node.position.utf8Offset..<node.position.utf8Offset, text: text)
  }

  /// Text right before a piece of syntax.
  static func insert(_ text: String, before node: some SyntaxProtocol) -> SourceEdit {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return SourceEdit(range: start..<start, text: text)
  }
}

extension String {
  /// The text after edits that do not overlap.
  func applying(_ edits: [SourceEdit]) -> String {
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var end = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[end..<edit.range.lowerBound] + Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  /// The text after edits of its syntax.
  func edited(_ edits: (SourceParts) -> [SourceEdit]) -> String { applying(edits(SourceParts(self))) }
}
