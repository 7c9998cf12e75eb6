import FlowModel
import Testing

@testable import flowdoc

@Suite struct ConsoleTests {
  /// Texts of a project, and the line that is printed: no terminal acts on it, and no CI system executes it.
  @Test(arguments: [
    ("A.swift", "no\n::error::pwned", "A.swift:1:1: warning: no ::error::pwned [rule]"),
    ("A.swift", "\u{1B}[31mred\u{2028}", "A.swift:1:1: warning:  [31mred  [rule]"),
    ("::error::x.swift", "no", "./::error::x.swift:1:1: warning: no [rule]"),
    ("##[error]x.swift", "no", "./##[error]x.swift:1:1: warning: no [rule]"),
  ])
  func aFindingIsOneHarmlessLine(file: String, message: String, line: String) {
    let finding = Finding(
      rule: "rule", severity: .warning, location: SourceLocation(file: file, line: 1, column: 1),
      message: message, remedy: "")
    #expect(told { $0.report([finding]) } == line)
  }

  @Test func anErrorIsOneHarmlessLine() {
    #expect(told { $0.reportError("no\r##[error]x") } == "error: no ##[error]x")
  }

  private func told(_ body: (Console) -> Void) -> String {
    let lines = Lines()
    body(Console(print: { _ in }, report: { lines.add($0) }, hasColor: false))
    return lines.text
  }

  private final class Lines: @unchecked Sendable {
    private(set) var text = ""
    func add(_ line: String) { text += line }
  }
}
