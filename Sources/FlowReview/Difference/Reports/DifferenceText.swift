/// A difference as text, one line per change: `breaking: link shop://cart is gone; …`.
enum DifferenceText {
  static func text(_ report: DifferenceReport) -> String {
    report.difference.changes.map(line).joined()
  }

  private static func line(_ change: GraphChange) -> String {
    "\(change.level.rawValue): \(change.subject.kind) \(change.subject.name) \(change.words)".onOneLine + "\n"
  }
}
