/// A tag in the text of a template.
struct TemplateTag {
  enum Kind {
    case value, rawValue, section, inverted, close, partial, comment, delimiters
  }

  let kind: Kind
  let content: String
  /// The range from the opening to the closing delimiter, including both.
  let range: Range<Int>

  /// Whether a line that contains nothing else is removed.
  var mayStandAlone: Bool { kind != .value && kind != .rawValue }
}

/// The two delimiters of tags.
struct TemplateDelimiters {
  var open = Array("{{".utf8)
  var close = Array("}}".utf8)

  init() {}

  /// Parses the text between the `=` of a tag that sets delimiters.
  init?(_ content: String) {
    let words = content.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, !content.contains("=") else { return nil }
    open = Array(words[0].utf8)
    close = Array(words[1].utf8)
  }
}

extension TemplateDelimiters {
  /// The next tag from an offset on; nil if there is none.
  func nextTag(in source: [UInt8], from offset: Int) throws(UnclosedTag) -> TemplateTag? {
    guard let start = source.firstIndex(of: open, from: offset) else { return nil }
    let signed = start + open.count
    let (kind, width, ending) = form(after: signed < source.count ? source[signed] : 0)
    guard let end = source.firstIndex(of: ending, from: signed + width) else {
      throw UnclosedTag(start: start, expected: String(decoding: ending, as: UTF8.self))
    }
    let content = String(decoding: source[(signed + width)..<end], as: UTF8.self)
    return TemplateTag(
      kind: kind, content: kind == .comment ? "" : content.trimmed, range: start..<(end + ending.count))
  }

  /// The kind of tag that the sign after the opening delimiter means, the length of the sign, and the end of the tag.
  private func form(after sign: UInt8) -> (TemplateTag.Kind, Int, [UInt8]) {
    switch sign {
    case UInt8(ascii: "#"): (.section, 1, close)
    case UInt8(ascii: "^"): (.inverted, 1, close)
    case UInt8(ascii: "/"): (.close, 1, close)
    case UInt8(ascii: ">"): (.partial, 1, close)
    case UInt8(ascii: "!"): (.comment, 1, close)
    case UInt8(ascii: "&"): (.rawValue, 1, close)
    case UInt8(ascii: "{"): (.rawValue, 1, [UInt8(ascii: "}")] + close)
    case UInt8(ascii: "="): (.delimiters, 1, [UInt8(ascii: "=")] + close)
    default: (.value, 0, close)
    }
  }

  /// Thrown for a tag without an end.
  struct UnclosedTag: Error {
    let start: Int
    let expected: String
  }
}

extension [UInt8] {
  /// The position of a word, from an offset on.
  fileprivate func firstIndex(of word: [UInt8], from offset: Int) -> Int? {
    guard let first = word.first else { return nil }
    var index = offset
    while index + word.count <= count {
      if self[index] == first, self[index..<(index + word.count)].elementsEqual(word) { return index }
      index += 1
    }
    return nil
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    let end = start.reversed().prefix(while: \.isWhitespace).count
    return String(start.dropLast(end))
  }
}
