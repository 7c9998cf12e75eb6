import Foundation

/// Where results and messages go: the terminal, a pipe, or a test.
struct Console {
  /// Takes a part of the result.
  let print: (String) -> Void
  /// Takes a message, a line at a time.
  let tell: (String) -> Void
  /// Whether messages go to a terminal that shows colours.
  let hasColor: Bool
}

extension Console {
  /// Standard output and standard error.
  static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> Console {
    let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false || environment["TERM"] == "dumb"
    return Console(
      print: { FileHandle.standardOutput.write(Data($0.utf8)) },
      tell: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) },
      hasColor: isatty(STDERR_FILENO) == 1 && !isPlain)
  }

  /// Tells what stopped the work.
  func tellError(_ message: String) { tell("\(painted("error:", .red)) \(message)") }

  /// A colour of the sixteen that every terminal has.
  enum Color: Int {
    case red = 31
    case yellow = 33
    case cyan = 36
  }

  /// Text in a colour, where there are any.
  func painted(_ text: String, _ color: Color) -> String {
    hasColor ? "\u{1B}[1;\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}
