public import FlowModel

/// What stays the same of a finding when lines move: its rule, its subject, and its message without line numbers.
public struct Fingerprint: Hashable, Sendable {
  /// The rule's id.
  public let rule: String
  /// What the finding is about; empty where that is not one thing of the graph.
  public let subject: String
  /// The message, with `#` for the lines and columns in it.
  public let message: String

  /// Takes the fingerprint of a finding.
  public init(_ finding: Finding) {
    self.init(
      rule: finding.rule, subject: finding.subject?.description ?? "",
      message: Self.withoutLines(finding.message))
  }

  /// Most messages name no line, and are not searched for one: a run may have a hundred thousand of them.
  private static func withoutLines(_ message: String) -> String {
    guard message.utf8.contains(UInt8(ascii: ":")) || message.contains("line") else { return message }
    return message.replacing(/:\d+(:\d+)?\b/, with: ":#").replacing(/\blines? \d+/, with: "line #")
  }

  init(rule: String, subject: String, message: String) {
    self.rule = rule
    self.subject = subject
    self.message = message
  }

  /// 128 bits that stand for it, as text.
  ///
  /// `number` tells findings apart that have one fingerprint, counted from 0.
  public func text(number: Int = 0) -> String {
    var hash = ContentHash()
    for part in [rule, subject, message] { hash.add(part) }
    if number > 0 { hash.add(UInt64(number)) }
    return hash.text
  }
}

extension [Finding] {
  /// Each finding with a text that no other one of the list has.
  var fingerprinted: [(finding: Finding, text: String)] {
    var counts: [Fingerprint: Int] = [:]
    return map { finding in
      let fingerprint = Fingerprint(finding)
      defer { counts[fingerprint, default: 0] += 1 }
      return (finding, fingerprint.text(number: counts[fingerprint, default: 0]))
    }
  }
}

extension Fingerprint: Comparable {
  /// By rule, then by subject, then by message.
  public static func < (left: Self, right: Self) -> Bool {
    (left.rule, left.subject, left.message) < (right.rule, right.subject, right.message)
  }
}
