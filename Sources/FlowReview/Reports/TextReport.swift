internal import FlowModel

/// A line a finding, as Xcode and most editors understand it: `path:line:column: warning: message [rule]`.
enum TextReport {
  static func text(_ report: LintReport) -> String {
    report.findings.map { $0.description.onOneLine + "\n" }.joined()
  }
}

extension String {
  /// The text without control characters, which a terminal would obey and a line-based format would stumble over.
  var onOneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { ControlCharacters.contain($0) ? " " : $0 }))
  }
}
