/// A few words that most words of a file are not among: a table tells that of nearly all others without a hash.
struct WordGroup {
  private let words: Set<Word>
  private var isTaken = [Bool](repeating: false, count: 256)

  /// Takes words with blanks between them.
  init(_ text: String) {
    words = Set(text.split(whereSeparator: \.isWhitespace).map { Word($0) })
    for word in words { isTaken[word.place] = true }
  }

  func contains(_ word: Word) -> Bool { isTaken[word.place] && words.contains(word) }
}
