internal import FlowModel

/// A report as GitHub Actions workflow commands, which annotate files: `::warning file=…,line=…::message`.
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

  /// Escapes a text for the part after the last `::`, as GitHub's own toolkit does.
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

  /// Escapes a property, in which colons and commas have a meaning too.
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
