import FlowModel

extension Finding {
  /// The finding for a correction that cannot be parsed.
  static func correctionUnread(
    _ text: String, _ location: SourceLocation?, _ error: Correction.Misunderstood
  ) -> Finding {
    Finding(
      rule: "correction-unread", severity: .warning, location: location,
      message: error.message + (location == nil ? ", in `corrections` of the configuration" : ""),
      remedy: error.remedy)
  }

  /// The finding for a trigger whose screen is unknown.
  static func correctionWithoutAsker(_ correction: Correction) -> Finding {
    Finding(
      rule: "correction-unread", severity: .warning, location: correction.location,
      message: "the correction '\(correction.spelled)' does not tell which screen asks",
      remedy: "Add `from` and the name of the screen.")
  }

  /// The finding for a correction that is not needed.
  static func correctionUnused(_ correction: Correction, because reason: String) -> Finding {
    Finding(
      rule: "correction-unused", severity: .warning, location: correction.location,
      message: "the correction '\(correction.spelled)' changes nothing: \(reason)",
      remedy: "Remove it.")
  }

  /// The finding for a correction that contradicts another one, or, as a note, the source: that is what corrections are for.
  static func correctionContradicted(
    _ correction: Correction, by reason: String, severity: Finding.Severity = .warning
  ) -> Finding {
    Finding(
      rule: "correction-contradicted", severity: severity, location: correction.location,
      message: "the correction '\(correction.spelled)' holds, though \(reason)",
      remedy: "Look which of the two is right, and remove the correction or change it.")
  }
}

extension Correction {
  /// The correction in the notation of the configuration.
  var spelled: String { type + " " + text }
}
