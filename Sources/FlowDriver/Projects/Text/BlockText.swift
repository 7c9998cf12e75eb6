/// Reads the part of YAML that `project.yml` files are written in: nested blocks of keys and lists, quoted words, short lists, comments.
///
/// Anchors, tags and texts over several lines are read as plain words; they do not occur where sources are listed.
struct BlockText {
  private struct Line {
    var indent: Int
    var text: Substring
  }

  private var lines: [Line]
  private var index = 0
  private var depth = 0

  static func value(_ text: String) -> ProjectValue {
    var reader = BlockText(text)
    return reader.block(from: 0)
  }

  private init(_ text: String) {
    lines = text.split(whereSeparator: \.isNewline).compactMap { line in
      let content = Self.withoutComment(line.drop { $0 == " " })
      guard !content.isEmpty, content != "---" else { return nil }
      return Line(indent: line.prefix { $0 == " " }.count, text: content)
    }
  }

  private static let deepest = 64

  /// Reads the lines from an indentation on, as long as they are not further out.
  private mutating func block(from indent: Int) -> ProjectValue {
    guard index < lines.count, lines[index].indent >= indent, depth < Self.deepest else { return .text("") }
    depth += 1
    defer { depth -= 1 }
    let own = lines[index].indent
    return Self.isElement(lines[index].text) ? list(at: own) : fields(at: own)
  }

  private mutating func fields(at indent: Int) -> ProjectValue {
    var fields: [String: ProjectValue] = [:]
    while index < lines.count, lines[index].indent >= indent {
      let line = lines[index]
      guard line.indent == indent, !Self.isElement(line.text), let (key, rest) = Self.parted(line.text) else {
        if line.indent == indent, Self.isElement(line.text) { break }
        index += 1
        continue
      }
      index += 1
      fields[key] = rest.isEmpty ? inner(of: indent) : Self.plain(rest)
    }
    return .fields(fields)
  }

  /// The value below a key: a block further in, or a list at the same indentation.
  private mutating func inner(of indent: Int) -> ProjectValue {
    guard index < lines.count else { return .text("") }
    if lines[index].indent == indent, Self.isElement(lines[index].text) { return list(at: indent) }
    return block(from: indent + 1)
  }

  private mutating func list(at indent: Int) -> ProjectValue {
    var list: [ProjectValue] = []
    while index < lines.count, lines[index].indent == indent, Self.isElement(lines[index].text) {
      let rest = lines[index].text.dropFirst().drop { $0 == " " }
      if rest.isEmpty {
        index += 1
        list.append(block(from: indent + 1))
      } else if Self.isElement(rest) || Self.parted(rest) != nil {
        // The element's first key stands behind the dash, its other keys below it.
        let width = lines[index].text.count - rest.count
        lines[index] = Line(indent: indent + width, text: rest)
        list.append(block(from: indent + 1))
      } else {
        index += 1
        list.append(Self.plain(rest))
      }
      skipInner(of: indent)
    }
    return .list(list)
  }

  /// Skips lines that no rule has read, so that reading always goes on.
  private mutating func skipInner(of indent: Int) {
    while index < lines.count, lines[index].indent > indent { index += 1 }
  }
}

extension BlockText {
  private static func isElement(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  /// The key of a line and what follows; nil if the line has none.
  private static func parted(_ text: Substring) -> (String, Substring)? {
    if let quote = text.first, quote == "\"" || quote == "'" {
      guard let end = text.dropFirst().firstIndex(of: quote), text[end...].dropFirst().hasPrefix(":") else {
        return nil
      }
      return (
        String(text[..<end].dropFirst()), text[end...].dropFirst(2).drop { $0 == " " }
      )
    }
    guard !text.hasPrefix("["), !text.hasPrefix("{") else { return nil }
    guard let colon = text.indices.first(where: { isColon(text, $0) }) else { return nil }
    return (String(text[..<colon]), text[colon...].dropFirst().drop { $0 == " " })
  }

  private static func isColon(_ text: Substring, _ index: Substring.Index) -> Bool {
    guard text[index] == ":" else { return false }
    let next = text.index(after: index)
    return next == text.endIndex || text[next] == " "
  }

  private static func plain(_ text: Substring) -> ProjectValue {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return .text(unquoted(text)) }
    let inner = text.dropFirst().dropLast()
    return .list(inner.split(separator: ",").map { .text(unquoted($0)) })
  }

  private static func unquoted(_ text: Substring) -> String {
    let word = trimmed(text.drop { $0 == " " })
    guard let quote = word.first, quote == "\"" || quote == "'", word.count > 1, word.last == quote else {
      return String(word)
    }
    return String(word.dropFirst().dropLast())
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var quote: Character?
    var previous: Character = " "
    for index in line.indices {
      let sign = line[index]
      if let open = quote {
        if sign == open { quote = nil }
      } else if sign == "\"" || sign == "'" {
        if previous == " " || previous == "[" || previous == "," { quote = sign }
      } else if sign == "#", previous == " " {
        return trimmed(line[..<index])
      }
      previous = sign
    }
    return trimmed(line)
  }

  private static func trimmed(_ line: Substring) -> Substring {
    var line = line
    while let last = line.last, last.isWhitespace { line.removeLast() }
    return line
  }
}
