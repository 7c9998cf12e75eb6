public import FlowModel

/// Findings without those that comments in the source suppress.
public struct IgnoredFindings: Sendable {
  /// The remaining findings, and a note for each rule that a comment names needlessly.
  public let left: [Finding]
  /// The number of suppressed findings.
  public let ignored: Int

  /// Removes suppressed findings.
  ///
  /// - Parameters:
  ///   - comments: the comments of each file that has a finding, by its path.
  /// - rules: the rules that ran; for others it is not known whether a comment is still needed.
  public init(_ findings: [Finding], comments: [String: [IgnoreComment]], asked rules: Set<String>) {
    let byLine = comments.mapValues {
      Dictionary($0.map { ($0.line, $0) }, uniquingKeysWith: { first, _ in first })
    }
    var used: Set<Use> = []
    let left = findings.filter { finding in
      guard let place = finding.location,
        let lines = byLine[place.file],
        let comment = IgnoreComment.lines(covering: place.line).compactMap({ lines[$0] }).first(where: {
          $0.rules.contains(finding.rule)
        })
      else { return true }
      used.insert(Use(file: place.file, line: comment.line, rule: finding.rule))
      return false
    }
    let unused = comments.flatMap { file, comments in
      comments.flatMap { comment in comment.rules.map { Use(file: file, line: comment.line, rule: $0) } }
    }
    .filter { !used.contains($0) && rules.contains($0.rule) }
    ignored = findings.count - left.count
    self.left = (left + unused.map(\.finding)).inOrder
  }

  private struct Use: Hashable {
    let file: String
    let line: Int
    let rule: String

    var finding: Finding {
      Finding(
        rule: "ignore-unused", severity: .note, location: SourceLocation(file: file, line: line),
        message: "there is nothing to ignore here for '\(rule)'",
        remedy:
          "Remove the rule from the comment, or move the comment to the line of the finding or the line above."
      )
    }
  }
}
