import FlowModel
import Foundation

/// The destination of results and messages: the terminal, a pipe, or a test.
struct Console: Sendable {
  /// Prints a part of the result.
  let print: @Sendable (String) -> Void
  /// Prints one line of a message.
  let report: @Sendable (String) -> Void
  /// Whether messages go to a terminal with colours.
  let hasColor: Bool
  /// Shows a transient progress line on a terminal; an empty one removes it.
  var showProgress: (@Sendable (String) -> Void)?
  /// The first write that failed; nil if there was none.
  var problem: @Sendable () -> String? = { nil }
}

extension Console {
  /// Writes to standard output and standard error.
  static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> Console {
    let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false || environment["TERM"] == "dumb"
    let isTerminal = isatty(STDERR_FILENO) == 1
    let showsProgress = isTerminal && environment["TERM"] != "dumb"
    let output = StandardStream(STDOUT_FILENO, "standard output")
    let error = StandardStream(STDERR_FILENO, "standard error")
    var console = Console(
      print: { output.write($0) }, report: { error.write($0 + "\n") }, hasColor: isTerminal && !isPlain)
    // Overwrites the terminal's last line.
    if showsProgress { console.showProgress = { error.write("\r\u{1B}[K\($0)") } }
    console.problem = { output.problem ?? error.problem }
    return console
  }

  /// Reports the error that stopped the work.
  func reportError(_ message: String) { report("\(painted("error:", .red)) \(Self.oneLine(message))") }

  /// Text from a project, without characters that move a terminal's cursor or begin a line that a CI system would execute.
  static func oneLine(_ text: String) -> String {
    // Few texts have any, and thousands of lines may be printed.
    guard text.unicodeScalars.contains(where: ControlCharacters.contain) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { ControlCharacters.contain($0) ? " " : $0 }))
  }

  /// Text at the beginning of a line, which must not read as a command to a CI system either: `::error::` and `##[error]`.
  static func inert(_ text: String) -> String {
    let line = oneLine(text)
    return line.hasPrefix("::") || line.hasPrefix("##") ? "./\(line)" : line
  }

  /// One of the 16 standard terminal colours.
  enum Color: Int {
    case red = 31
    case yellow = 33
    case cyan = 36
  }

  /// The text in a colour, if colours are supported.
  func painted(_ text: String, _ color: Color) -> String {
    hasColor ? "\u{1B}[1;\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}
