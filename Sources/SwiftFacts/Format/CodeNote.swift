/// A comment that tells a scan what it cannot see: `// flowdoc:shows ReceiptScreen push on paid`.
package struct CodeNote: Hashable, Sendable {
  /// What follows `flowdoc:`.
  package var text: String
  package var line: Int32
  /// The type before whose body it stands, or in which; empty where it stands in none.
  package var type = ""
  /// Whether it stands before the type's body, and so speaks of the type.
  package var isOfType = false
  /// The name of the member in or before which it stands; empty where there is none.
  package var member = ""
}

extension CodeNote {
  /// Notes as numbers and texts, to be kept.
  static func flat(_ notes: [CodeNote]) -> (numbers: [Int32], texts: [String]) {
    (notes.flatMap { [$0.line, $0.isOfType ? 1 : 0] }, notes.flatMap { [$0.text, $0.type, $0.member] })
  }

  /// Notes from what was kept; nil where it is damaged.
  static func notes(_ numbers: [Int32], _ texts: [String]) -> [CodeNote]? {
    guard numbers.count % 2 == 0, numbers.count / 2 * 3 == texts.count else { return nil }
    return (0..<numbers.count / 2).map { index in
      CodeNote(
        text: texts[index * 3], line: numbers[index * 2], type: texts[index * 3 + 1],
        isOfType: numbers[index * 2 + 1] == 1, member: texts[index * 3 + 2])
    }
  }
}
