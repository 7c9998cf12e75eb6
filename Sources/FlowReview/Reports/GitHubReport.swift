internal import FlowModel

/// Workflow commands by which GitHub Actions annotates files: `::warning file=…,line=…::message`.
enum GitHubReport {
  static func text(_ report: LintReport) -> String { report.findings.map { line($0) + "\n" }.joined() }

  private static func line(_ finding: Finding) -> String {
    var properties: [(String, String)] = []
    if let place = finding.location {
      properties += [("file", place.file), ("line", "\(place.line)"), ("col", "\(place.column)")]
    }
    properties.append(("title", finding.rule))
    let list = properties.map { "\($0.0)=\(property($0.1))" }.joined(separator: ",")
    let message = finding.remedy.isEmpty ? finding.message : "\(finding.message)\n\(finding.remedy)"
    return "::\(command(finding.severity)) \(list)::\(data(message))"
  }

  private static func command(_ severity: Finding.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// What GitHub itself escapes in the text behind the last `::`.
  private static func data(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// Within properties a colon and a comma have a meaning, too.
  private static func property(_ text: String) -> String {
    escaped(data(text)) { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  private static func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if let text = escape(scalar) {
        result += text
      } else {
        result.unicodeScalars.append(ControlCharacters.contain(scalar) ? " " : scalar)
      }
    }
  }
}
