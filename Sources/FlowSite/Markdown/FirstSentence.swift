/// Finds the first sentence of a text.
enum FirstSentence {
  /// Abbreviations, whose full stop does not end a sentence.
  private static let abbreviations: Set<String> = [
    "e.g", "i.e", "cf", "vs", "approx", "Mr", "Mrs", "Dr", "St",
  ]

  /// The words up to the first mark that ends a sentence; all of them if there is none.
  static func of(_ words: String) -> String {
    // Compares bytes first: finding the end of each character takes longer, and few are marks.
    for index in words.utf8.indices
    where Self.beginsMark(words.utf8[index]) && ".!?。！？".contains(words[index]) {
      if let end = end(at: index, in: words) { return String(words[..<end]) }
    }
    return words
  }

  private static func beginsMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), 0xE3, 0xEF: true
    default: false
    }
  }

  /// The end of the sentence, after closing brackets and quotes; nil if the mark ends none.
  private static func end(at mark: String.Index, in words: String) -> String.Index? {
    let behind = words[words.index(after: mark)...]
    if "。！？".contains(words[mark]) { return behind.startIndex }
    let rest = behind.drop { ")]\"'”’»".contains($0) }
    guard let next = rest.first else { return rest.startIndex }
    guard next.isWhitespace, !isAbbreviation(words[..<mark]) else { return nil }
    return rest.dropFirst().first?.isLowercase == true ? nil : rest.startIndex
  }

  private static func isAbbreviation(_ words: Substring) -> Bool {
    let word = words.reversed().prefix { $0.isLetter || $0 == "." }.reversed()
    return abbreviations.contains(String(word))
  }
}
