extension StringProtocol {
  /// Whether the text contains a word, compared byte by byte: conditions are searched for dozens of words.
  func mentions(_ word: String) -> Bool {
    var (text, word) = (String(self), word)
    return text.withUTF8 { text in
      word.withUTF8 { word in
        guard let first = word.first, text.count >= word.count else { return word.isEmpty }
        return (0...(text.count - word.count)).contains { start in
          text[start] == first && text[start..<(start + word.count)].elementsEqual(word)
        }
      }
    }
  }
}
