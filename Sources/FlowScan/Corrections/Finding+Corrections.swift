import FlowModel

extension Finding {
  /// Words that nobody understands.
  static func correctionUnread(
    _ text: String, _ location: SourceLocation?, _ error: Correction.Misunderstood
  ) -> Finding {
    Finding(
      rule: "correction-unread", severity: .warning, location: location,
      message: error.message + (location == nil ? ", in `corrections` of the configuration" : ""),
      remedy: error.remedy)
  }

  /// A trigger of which nobody knows who has it.
  static func correctionWithoutAsker(_ correction: Correction) -> Finding {
    Finding(
      rule: "correction-unread", severity: .warning, location: correction.location,
      message: "the correction '\(correction.spelled)' does not tell which screen asks",
      remedy: "Add `from` and the name of the screen.")
  }

  /// A correction of what needs none.
  static func correctionUnused(_ correction: Correction, because reason: String) -> Finding {
    Finding(
      rule: "correction-unused", severity: .warning, location: correction.location,
      message: "the correction '\(correction.spelled)' changes nothing: \(reason)",
      remedy: "Remove it.")
  }

  /// A correction that says something else than the source, or than another one.
  static func correctionContradicted(_ correction: Correction, by reason: String) -> Finding {
    Finding(
      rule: "correction-contradicted", severity: .warning, location: correction.location,
      message: "the correction '\(correction.spelled)' holds, though \(reason)",
      remedy: "Look which of the two is right, and remove the correction or change it.")
  }
}

extension Correction {
  /// The correction as the configuration would have it.
  var spelled: String { type + " " + text }
}
