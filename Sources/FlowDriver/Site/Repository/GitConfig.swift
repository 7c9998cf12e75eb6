/// The remotes that a git configuration file names.
struct GitConfig: Sendable {
  /// Where each remote is fetched from, in the file's order.
  private(set) var remotes: [(name: String, url: String)] = []

  /// Reads the text of `.git/config`; what it does not understand it leaves out.
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

  /// Where the project is at home: `origin`, else the first that there is.
  var home: String? { (remotes.first { $0.name == "origin" } ?? remotes.first)?.url }

  /// A backslash at the end of a line goes on in the next one.
  private static func lines(of text: String) -> [String] {
    text.replacing("\r\n", with: "\n").replacing("\\\n", with: "").split(separator: "\n").map {
      String($0.drop { $0 == " " || $0 == "\t" })
    }
  }

  /// The name in a line like `[remote "origin"]`.
  private static func remote(in line: String) -> String? {
    line.wholeMatch(of: /\[\s*(?i:remote)\s+"((?:[^"\\]|\\.)*)"\s*\].*/).map { unescaped($0.1) }
  }

  /// The address in a line like `url = git@github.com:shop/app.git ; a comment`.
  private static func url(in line: String) -> String? {
    guard let match = line.wholeMatch(of: /(?i:url)\s*=\s*(.*)/) else { return nil }
    let value = value(match.1)
    return value.isEmpty ? nil : value
  }

  /// Quotes hold what would begin a comment; blanks at the end do not count.
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
