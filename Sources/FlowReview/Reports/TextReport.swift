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
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? " " : $0 }))
  }
}

extension Unicode.Scalar {
  /// Whether it moves the cursor, ends a line, or turns the direction of what follows.
  var isControl: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
