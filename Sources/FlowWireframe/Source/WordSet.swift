/// Words that are searched for in texts all at once: most bytes of a text begin none of them.
struct WordSet {
  private let byFirst: [[[UInt8]]]

  init(_ words: [[UInt8]]) {
    var byFirst = [[[UInt8]]](repeating: [], count: 256)
    for word in words { word.first.map { byFirst[Int($0)].append(word) } }
    self.byFirst = byFirst
  }

  /// Whether a text contains one of the words.
  func occurs(in text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { text in
      byFirst.withUnsafeBufferPointer { byFirst in
        text.indices.contains { start in
          byFirst[Int(text[start])].contains { Self.begins(text, at: start, with: $0) }
        }
      }
    }
  }

  private static func begins(_ text: UnsafeBufferPointer<UInt8>, at start: Int, with word: [UInt8]) -> Bool {
    guard text.count - start >= word.count else { return false }
    return word.indices.allSatisfy { text[start + $0] == word[$0] }
  }
}
