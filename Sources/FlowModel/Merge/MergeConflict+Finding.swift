extension MergeConflict {
  /// The contradiction as a finding.
  var finding: Finding {
    switch self {
    case .values(let opinions, let key, let subject, let location):
      let told = opinions.map { "\(brief($0.value)) in \($0.place)" }.joined(separator: ", ")
      return Finding(
        rule: "merge-conflict", severity: .warning, location: location,
        message: "'\(readable(subject))' has different values for \(key): \(told)",
        remedy: "Make the sources agree, or merge only one of them; the first value was kept.")
    case .unknownRemoval(let removed, let place):
      return Finding(
        rule: "removal-unused", severity: .warning,
        message: "\(place) removes '\(readable(removed))', which no graph has",
        remedy: "Take it out of \"removed\", or correct it.")
    }
  }

  private func brief(_ json: String) -> String { json.count > 80 ? "\(json.prefix(77))…" : json }

  private func readable(_ identity: String) -> String {
    identity.split(separator: "\u{1F}").joined(separator: " ")
  }
}
