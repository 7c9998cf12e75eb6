/// A set of a few words, with a table that rules out most others without a hash.
struct WordTable {
  private let words: Set<Word>
  private var mayContain = [Bool](repeating: false, count: 256)

  /// Takes words with blanks between them.
  init(_ text: String) {
    words = Set(text.split(whereSeparator: \.isWhitespace).map { Word($0) })
    for word in words { mayContain[word.place] = true }
  }

  func contains(_ word: Word) -> Bool { mayContain[word.place] && words.contains(word) }
}
