import Foundation

/// Where results and messages go: the terminal, a pipe, or a test.
struct Console: Sendable {
  /// Takes a part of the result.
  let print: @Sendable (String) -> Void
  /// Takes a message, a line at a time.
  let tell: @Sendable (String) -> Void
  /// Whether messages go to a terminal that shows colours.
  let hasColor: Bool
  /// Shows for a moment what goes on, where somebody is looking; nothing at all takes it away.
  var showProgress: (@Sendable (String) -> Void)?
  /// What did not arrive where it was to go; nil where all did.
  var problem: @Sendable () -> String? = { nil }
}

extension Console {
  /// Standard output and standard error.
  static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> Console {
    let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false || environment["TERM"] == "dumb"
    let isTerminal = isatty(STDERR_FILENO) == 1
    let showsProgress = isTerminal && environment["TERM"] != "dumb"
    let output = StandardStream(STDOUT_FILENO, "standard output")
    let error = StandardStream(STDERR_FILENO, "standard error")
    var console = Console(
      print: { output.write($0) }, tell: { error.write($0 + "\n") }, hasColor: isTerminal && !isPlain)
    // Writes over the terminal's last line.
    if showsProgress { console.showProgress = { error.write("\r\u{1B}[K\($0)") } }
    console.problem = { output.problem ?? error.problem }
    return console
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
