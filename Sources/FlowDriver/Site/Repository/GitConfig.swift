/// The remotes in a git configuration file.
struct GitConfig: Sendable {
  /// The URLs of the remotes, in the order of the file.
  private(set) var remotes: [(name: String, url: String)] = []

  /// Parses the text of `.git/config`, skipping everything else.
  init(_ text: String) {
    var remote: String?
    for line in Self.lines(of: text) {
      if line.hasPrefix("[") {
        remote = Self.remote(in: line)
      } else if let remote, let url = Self.url(in: line), !remotes.contains(where: { $0.name == remote }) {
        remotes.append((remote, url))
      }
    }
  }

  /// The URL of the main remote: `origin`, or else the first.
  var home: String? { (remotes.first { $0.name == "origin" } ?? remotes.first)?.url }

  /// The lines of the file, with those joined that end in a backslash.
  private static func lines(of text: String) -> [String] {
    text.replacing("\r\n", with: "\n").replacing("\\\n", with: "").split(separator: "\n").map {
      String($0.drop { $0 == " " || $0 == "\t" })
    }
  }

  /// The name in a line such as `[remote "origin"]`.
  private static func remote(in line: String) -> String? {
    line.wholeMatch(of: /\[\s*(?i:remote)\s+"((?:[^"\\]|\\.)*)"\s*\].*/).map { unescaped($0.1) }
  }

  /// The URL in a line such as `url = git@github.com:shop/app.git ; a comment`.
  private static func url(in line: String) -> String? {
    guard let match = line.wholeMatch(of: /(?i:url)\s*=\s*(.*)/) else { return nil }
    let value = value(match.1)
    return value.isEmpty ? nil : value
  }

  /// Decodes a value: quotes protect comment characters, and trailing blanks are dropped.
  private static func value(_ text: Substring) -> String {
    var (value, isQuoted, isEscaped) = ("", false, false)
    for letter in text {
      if isEscaped {
        value.append(letter)
        isEscaped = false
      } else if letter == "\\" {
        isEscaped = true
      } else if letter == "\"" {
        isQuoted.toggle()
      } else if !isQuoted, letter == "#" || letter == ";" {
        break
      } else {
        value.append(letter)
      }
    }
    while value.last?.isWhitespace == true { value.removeLast() }
    return value
  }

  private static func unescaped(_ text: Substring) -> String { String(text.replacing(/\\(.)/) { $0.1 }) }
}
