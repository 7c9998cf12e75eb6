internal import FlowModel
internal import FlowReview

/// Source that a scan could not read completely: its content is in no graph, and may or may not still exist.
struct UnreadSource {
  /// The rules that report it.
  static let rules: Set<String> = [
    "unreadable", "too-complex", "too-deep", "too-slow", "conflict-markers",
  ]

  private let findings: [Finding]
  /// Whether files are written regardless.
  let isForced: Bool

  /// Selects the relevant findings; those that a configuration reduces below an error count as accepted.
  init(_ findings: [Finding], isForced: Bool) {
    self.findings = findings.filter { Self.rules.contains($0.rule) && $0.severity == .error }
    self.isForced = isForced
  }

  /// Whether nothing may be removed from a committed file.
  var forbidsLess: Bool { !findings.isEmpty && !isForced }

  /// The finding that explains why a file was not written, and the option that writes it regardless.
  func refusal(of file: String, force: String = "--write --force") -> Finding {
    let paths = Set(findings.compactMap { $0.location?.file ?? $0.message }).sorted()
    let rest = paths.count > 3 ? " and \(paths.count - 3) more" : ""
    return Finding(
      rule: "graph-incomplete", severity: .error, location: findings.first?.location,
      message:
        "\(paths.prefix(3).joined(separator: ", "))\(rest) could not be read completely, and writing \(file) would remove their content; the file was kept",
      remedy: "Fix the source, or write what could be read with \(force).")
  }
}

extension [String: RuleSetting] {
  /// Raises findings about unread source to errors for a gate, unless the configuration sets their severity.
  func gated(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      guard UnreadSource.rules.contains(finding.rule), self[finding.rule]?.level == nil else {
        return finding
      }
      var finding = finding
      finding.severity = .error
      return finding
    }
  }
}
