internal import FlowModel

/// A report as text, one line per finding, in the format of Xcode and most editors: `path:line:column: warning: message [rule]`.
enum TextReport {
  static func text(_ report: LintReport) -> String {
    report.findings.map { $0.description.onOneLine + "\n" }.joined()
  }
}

extension String {
  /// The text without control characters, which a terminal would act on and which would break line-based formats.
  var onOneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { ControlCharacters.contain($0) ? " " : $0 }))
  }
}
