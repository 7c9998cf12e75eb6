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
    let refused = refusable.filter { change in !allows.contains { change.isCalled($0) } }
    let allowed = refusable.count - refused.count
    let words = "\(difference.summary) since \(name)" + (allowed > 0 ? ", \(allowed) allowed" : "")
    let unused = allows.filter { name in !refusable.contains { $0.isCalled(name) } }
    return .held(.changes, words, refused.map { finding($0, in: difference) } + unused.map(Self.unused))
  }

  private func finding(_ change: GraphChange, in difference: GraphDifference) -> Finding {
    let subject = change.subject.inFindings
    return Finding(
      rule: "change-\(change.level.rawValue)", severity: .error, subject: subject,
      location: subject.flatMap(difference.place),
      message: "\(change.subject.kind) \(change.subject.name) \(change.words)",
      remedy: "\(change.advice) or accept the change with --allow '\(change.subject.name)'.")
  }

  private static func unused(_ name: String) -> Finding {
    Finding(
      rule: "allow-unused", severity: .note,
      message: "'\(name)' is allowed to change, but has no change that would be refused",
      remedy: "Remove it from --allow, or from \"allows\" in the configuration.")
  }
}

extension GraphChange {
  /// Tells whether a name given to allow a change refers to this one: its name now or before, with or without its kind.
  fileprivate func isCalled(_ name: String) -> Bool {
    name == subject.name || name == "\(subject.kind):\(subject.name)" || name == oldID
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

extension GraphDifference {
  /// The location of a subject, or the nearest that is left: for a removed link, that of its route; for a removed route, its flow's.
  fileprivate func place(of subject: Finding.Subject) -> SourceLocation? {
    switch subject {
    case .flow(let id): flow(id)
    case .screen(let id): after.screens.first { $0.id == id }?.location
    case .route(let id): route(id)
    case .link(let id):
      after.links.first { $0.id == id }?.location
        ?? before.links.first { $0.id == id }.flatMap { route($0.route) }
    }
  }

  private func flow(_ id: String) -> SourceLocation? { after.flows.first { $0.id == id }?.location }

  private func route(_ id: String) -> SourceLocation? {
    after.flows.lazy.flatMap(\.routes).first { $0.id == id }?.location
      ?? before.flows.first { $0.routes.contains { $0.id == id } }.flatMap { flow($0.id) }
  }
}
