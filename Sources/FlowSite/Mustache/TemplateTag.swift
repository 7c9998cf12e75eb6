/// A tag of a template as it stands there.
struct TemplateTag {
  enum Kind {
    case value, rawValue, section, inverted, close, partial, comment, delimiters
  }

  let kind: Kind
  let content: String
  /// From the first of the opening to the last of the closing delimiter.
  let range: Range<Int>

  /// Whether the line goes away when nothing else stands in it.
  var mayStandAlone: Bool { kind != .value && kind != .rawValue }
}

/// The two words that tags stand between.
struct TemplateDelimiters {
  var open = Array("{{".utf8)
  var close = Array("}}".utf8)

  init() {}

  /// Reads what stands between the `=` of a tag that sets delimiters.
  init?(_ content: String) {
    let words = content.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, !content.contains("=") else { return nil }
    open = Array(words[0].utf8)
    close = Array(words[1].utf8)
  }
}

extension TemplateDelimiters {
  /// The next tag from an offset on; nil where there is none.
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

  /// What the sign after the opening delimiter means, how long it is, and what ends the tag.
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

  /// Thrown where a tag has no end.
  struct UnclosedTag: Error {
    let start: Int
    let expected: String
  }
}

extension [UInt8] {
  /// Where a word begins, from an offset on.
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
