internal import FlowModel

/// The policy of a check on changes: the ones it refuses, and the exceptions it allows.
///
/// ```swift
/// ChangeGate(refuses: .breaking, allows: ["shop://orders/:id"]).step(difference, since: "main")
/// ```
public struct ChangeGate: Sendable {
  /// The level from which changes are refused.
  public let refuses: RefusedChanges
  /// The names of the allowed exceptions.
  public let allows: [String]

  /// Makes a gate that refuses everything except what is allowed.
  public init(refuses: RefusedChanges, allows: [String]) {
    self.refuses = refuses
    self.allows = allows
  }

  /// The step of a check for the changes since a revision or file.
  public func step(_ difference: GraphDifference, since name: String) -> CheckStep {
    let refusable = difference.changes.filter { refuses.refuses($0.level) }
    let exceptions = Set(allows)
    let refused = refusable.filter { exceptions.isDisjoint(with: $0.calledNames) }
    let allowed = refusable.count - refused.count
    let words = "\(difference.summary) since \(name)" + (allowed > 0 ? ", \(allowed) allowed" : "")
    let called = Set(refusable.lazy.flatMap(\.calledNames).filter(exceptions.contains))
    let unused = allows.filter { !called.contains($0) }
    return .held(.changes, words, findings(refused, difference) + unused.map(Self.unused))
  }

  private func findings(_ changes: [GraphChange], _ difference: GraphDifference) -> [Finding] {
    guard !changes.isEmpty else { return [] }
    let places = ChangePlaces(difference)
    return changes.map { change in
      let subject = change.subject.inFindings
      return Finding(
        rule: "change-\(change.level.rawValue)", severity: .error, subject: subject,
        location: subject.flatMap(places.place),
        message: "\(change.subject.kind) \(change.subject.name) \(change.words)",
        remedy: "\(change.advice) or accept the change with --allow '\(change.subject.name)'.")
    }
  }

  private static func unused(_ name: String) -> Finding {
    Finding(
      rule: "allow-unused", severity: .note,
      message: "'\(name)' is allowed to change, but has no change that would be refused",
      remedy: "Remove it from --allow, or from \"allows\" in the configuration.")
  }
}

extension GraphChange {
  /// The names by which a change can be allowed: its name now or before, and that of now with its kind.
  fileprivate var calledNames: [String] {
    let name = subject.name
    return [name, "\(subject.kind):\(name)"] + (oldID.map { [$0] } ?? [])
  }

  fileprivate var advice: String {
    switch (subject, level) {
    case (.link, .breaking):
      "Make the old URLs open what they opened before, for example by keeping the link as deprecated,"
    case (_, .breaking): "Keep it callable as before,"
    default: "Revert it if it is not intended,"
    }
  }
}

extension GraphChange.Subject {
  fileprivate var inFindings: Finding.Subject? {
    switch self {
    case .flow(let id), .outcome(let id, _): .flow(id)
    case .screen(let id): .screen(id)
    case .route(let id): .route(id)
    case .link(let id): .link(id)
    case .transition: nil
    }
  }
}
