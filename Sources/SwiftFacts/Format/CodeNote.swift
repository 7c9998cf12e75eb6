/// A comment with a fact that a scan cannot see: `// flowdoc:shows ReceiptScreen push on paid`.
package struct CodeNote: Hashable, Sendable {
  /// The text after `flowdoc:`.
  package var text: String
  package var line: Int32
  /// The type that contains the comment, or whose body follows it; empty if there is none.
  package var type = ""
  /// Whether the comment comes before the type's body, and so is about the type.
  package var isOfType = false
  /// The name of the member that contains or follows the comment; empty if there is none.
  package var member = ""
}

extension CodeNote {
  /// Encodes notes as numbers and texts.
  static func flat(_ notes: [CodeNote]) -> (numbers: [Int32], texts: [String]) {
    (notes.flatMap { [$0.line, $0.isOfType ? 1 : 0] }, notes.flatMap { [$0.text, $0.type, $0.member] })
  }

  /// Decodes notes; nil if the data is damaged.
  static func notes(_ numbers: [Int32], _ texts: [String]) -> [CodeNote]? {
    guard numbers.count % 2 == 0, numbers.count / 2 * 3 == texts.count else { return nil }
    return (0..<numbers.count / 2).map { index in
      CodeNote(
        text: texts[index * 3], line: numbers[index * 2], type: texts[index * 3 + 1],
        isOfType: numbers[index * 2 + 1] == 1, member: texts[index * 3 + 2])
    }
  }
}
