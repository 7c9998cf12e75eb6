/// As much of YAML as the files of this repository are written in: maps, lists, texts, blocks of text and `[a, b]`.
///
/// What is none of these is an error, so that a file is never half read.
indirect enum YAML: Equatable {
  case text(String)
  case list([YAML])
  case map([String: YAML])

  struct Problem: Error, Equatable { let line: String }

  init(_ text: String) throws {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    self = try YAML.block(&lines, indent: 0)
    Self.skipBlank(&lines)
    if let line = lines.first { throw Problem(line: line) }
  }

  subscript(key: String) -> YAML? {
    guard case .map(let map) = self else { return nil }
    return map[key]
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var items: [YAML] {
    guard case .list(let items) = self else { return [] }
    return items
  }

  var keys: [String: YAML] {
    guard case .map(let map) = self else { return [:] }
    return map
  }

  /// The texts of a map.
  var texts: [String: String] { keys.compactMapValues(\.text) }
}

extension YAML {
  private static func block(_ lines: inout ArraySlice<String>, indent: Int) throws -> YAML {
    skipBlank(&lines)
    guard let first = lines.first else { return .text("") }
    return first.dropFirst(indent).hasPrefix("- ")
      ? try list(&lines, indent: indent) : try map(&lines, indent: indent)
  }

  private static func list(_ lines: inout ArraySlice<String>, indent: Int) throws -> YAML {
    var items: [YAML] = []
    while let line = lines.first, self.indent(of: line) == indent, line.dropFirst(indent).hasPrefix("- ") {
      let content = line.dropFirst(indent + 2)
      if content.firstMatch(of: /^[\w.-]+:( |$)/) != nil {
        // The item is a map whose first key stands beside the dash.
        lines[lines.startIndex] = String(repeating: " ", count: indent + 2) + content
        items.append(try map(&lines, indent: indent + 2))
      } else {
        lines.removeFirst()
        items.append(try scalar(String(content)))
      }
      skipBlank(&lines)
    }
    return .list(items)
  }

  private static func map(_ lines: inout ArraySlice<String>, indent: Int) throws -> YAML {
    var map: [String: YAML] = [:]
    while let line = lines.first, self.indent(of: line) == indent, !line.dropFirst(indent).hasPrefix("- ") {
      guard let match = line.dropFirst(indent).firstMatch(of: /^([\w.-]+):(?: (.+))?$/),
        map[String(match.1)] == nil
      else { throw Problem(line: line) }
      lines.removeFirst()
      map[String(match.1)] = try value(match.2.map(String.init), &lines, indent: indent)
      skipBlank(&lines)
    }
    if map.isEmpty, let line = lines.first { throw Problem(line: line) }
    return .map(map)
  }

  private static func value(_ text: String?, _ lines: inout ArraySlice<String>, indent: Int) throws -> YAML {
    if text == "|" { return .text(blockText(&lines, indent: indent)) }
    if let text { return try scalar(text) }
    return try block(&lines, indent: indent + 2)
  }

  private static func blockText(_ lines: inout ArraySlice<String>, indent: Int) -> String {
    var text: [Substring] = []
    while let line = lines.first, line.isEmpty || self.indent(of: line) > indent {
      text.append(line.dropFirst(indent + 2))
      lines.removeFirst()
    }
    while text.last?.isEmpty == true { text.removeLast() }
    return text.joined(separator: "\n") + "\n"
  }

  private static func scalar(_ text: String) throws -> YAML {
    // A digest has its version beside it.
    if let match = text.wholeMatch(of: /(\S+@[0-9a-f]{40}) # v[\d.]+/) { return .text(String(match.1)) }
    if text.hasPrefix("["), text.hasSuffix("]") {
      return .list(try text.dropFirst().dropLast().split(separator: ", ").map { try scalar(String($0)) })
    }
    if text.count > 1, text.hasPrefix("\""), text.hasSuffix("\""), !text.contains("\\") {
      return .text(String(text.dropFirst().dropLast()))
    }
    // What YAML would read otherwise than it looks.
    let isPlain =
      !text.contains(": ") && !text.contains(" #") && !text.hasSuffix(":")
      && text.firstMatch(of: /^[&*!|>%@`"'{\[\]},?#-]/) == nil
    guard isPlain else { throw Problem(line: text) }
    return .text(text)
  }

  private static func indent(of line: String) -> Int { line.prefix { $0 == " " }.count }

  private static func skipBlank(_ lines: inout ArraySlice<String>) {
    while let line = lines.first, line.allSatisfy({ $0 == " " }) || line.firstMatch(of: /^ *#/) != nil {
      lines.removeFirst()
    }
  }
}
