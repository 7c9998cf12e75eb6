/// The contradictions between merged graphs, as findings.
struct MergeConflicts: Sendable {
  private(set) var findings: [Finding] = []

  /// Records that graphs disagree on a key; each distinct value is reported with its first place.
  mutating func note<Value: FileValue>(_ key: String, opinions: [Contribution<Value>]) {
    guard let first = opinions.first else { return }
    let told = opinions.map { "\(brief($0.value)) in \($0.place)" }.joined(separator: ", ")
    findings.append(
      Finding(
        rule: "merge-conflict", severity: .warning, location: first.location,
        message: "'\(readable(first.subject))' has different values for \(key): \(told)",
        remedy: "Make the sources agree, or merge only one of them; the first value was kept."
      ))
  }

  /// Records that a graph removes something that no graph has.
  mutating func note(unknown removed: String, in place: String) {
    findings.append(
      Finding(
        rule: "removal-unused", severity: .warning,
        message: "\(place) removes '\(readable(removed))', which no graph has",
        remedy: "Take it out of \"removed\", or correct it."))
  }

  private func brief(_ value: some FileValue) -> String {
    let text = value.json
    return text.count > 80 ? "\(text.prefix(77))…" : text
  }

  private func readable(_ identity: String) -> String {
    identity.split(separator: "\u{1F}").joined(separator: " ")
  }
}
