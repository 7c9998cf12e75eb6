public import FlowModel

/// The part of a finding that stays the same when lines move: its rule, its subject, and its message without line numbers.
public struct Fingerprint: Hashable, Sendable {
  /// The rule's id.
  public let rule: String
  /// The subject; empty if the finding is not about one thing of the graph.
  public let subject: String
  /// The message, with `#` in place of lines and columns.
  public let message: String

  /// Computes the fingerprint of a finding.
  public init(_ finding: Finding) {
    self.init(
      rule: finding.rule, subject: finding.subject?.description ?? "",
      message: Self.withoutLines(finding.message))
  }

  private static func withoutLines(_ message: String) -> String {
    guard mayHaveLines(message) else { return message }
    return message.replacing(/:\d+(:\d+)?\b/, with: ":#").replacing(/\blines? \d+/, with: "line #")
  }

  /// Tells whether a colon or a blank comes before a digit, or before a character that is not ASCII.
  ///
  /// Most messages have neither and need no search, which takes a hundred times as long.
  private static func mayHaveLines(_ message: String) -> Bool {
    zip(message.utf8, message.utf8.dropFirst()).contains { before, after in
      (before == UInt8(ascii: ":") || before == UInt8(ascii: " "))
        && (UInt8(ascii: "0")...UInt8(ascii: "9") ~= after || after >= 0x80)
    }
  }

  init(rule: String, subject: String, message: String) {
    self.rule = rule
    self.subject = subject
    self.message = message
  }

  /// A 128-bit hash of the fingerprint as text.
  ///
  /// `number` distinguishes findings with the same fingerprint, counted from 0.
  public func text(number: Int = 0) -> String {
    var hash = ContentHash()
    for part in [rule, subject, message] { hash.add(part) }
    if number > 0 { hash.add(UInt64(number)) }
    return hash.text
  }
}

extension [Finding] {
  /// Each finding with a text that is unique in the list.
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
  /// Orders by rule, then subject, then message.
  public static func < (left: Self, right: Self) -> Bool {
    (left.rule, left.subject, left.message) < (right.rule, right.subject, right.message)
  }
}
