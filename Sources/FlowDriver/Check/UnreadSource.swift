internal import FlowModel
internal import FlowReview

/// Source that a scan could not read, or not whole: what it says is in no graph, and nobody can tell whether it is gone.
struct UnreadSource {
  /// The rules that tell of it.
  static let rules: Set<String> = ["unreadable", "too-deep", "conflict-markers"]

  private let findings: [Finding]
  /// Whether files are written all the same.
  let isForced: Bool

  /// Takes what was found and not accepted; what a configuration lets matter less than an error is accepted, too.
  init(_ findings: [Finding], isForced: Bool) {
    self.findings = findings.filter { Self.rules.contains($0.rule) && $0.severity == .error }
    self.isForced = isForced
  }

  /// Whether nothing may be taken out of a file that is committed.
  var forbidsLess: Bool { !findings.isEmpty && !isForced }

  /// Says why a file was not written.
  func refusal(of file: String) -> Finding {
    let paths = Set(findings.compactMap { $0.location?.file ?? $0.message }).sorted()
    let rest = paths.count > 3 ? " and \(paths.count - 3) more" : ""
    return Finding(
      rule: "graph-incomplete", severity: .error, location: findings.first?.location,
      message:
        "what \(paths.prefix(3).joined(separator: ", "))\(rest) says could not be read and would be taken out of \(file), which was not written",
      remedy: "Mend what is said of the source, or write what could be read with --write --force.")
  }
}

extension [String: RuleSetting] {
  /// For a gate, source that was not read is wrong, unless the configuration says how much it matters.
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
